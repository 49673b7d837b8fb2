"""Why not, hints, and what can be looked at when a match is over."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.host.server import Server
from tests.web.person import LEGAL, Person


def test_a_piece_that_cannot_be_picked_says_why(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=8).play_now("pan")
    person.until_mine_or_over()
    person.page.locator(".centre .piece:not(.is-legal)").first.click(force=True)
    notice = person.page.locator(".notice")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Rule pan-").click()
    expect(person.page.locator(".rule.is-open")).to_be_visible()


def test_a_hint_names_a_legal_move_and_can_be_followed(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=9).play_now("pan")
    person.until_mine_or_over()
    before = person.state()
    person.page.get_by_role("button", name="More").click()
    person.page.locator(".menu").get_by_role("button", name="Hint").click()
    expect(person.page.locator(".piece.is-lit")).to_have_count(1)
    person.page.get_by_role("button", name="Do it").click()
    person.changed(before)
    assert person.problems == []


def test_a_pick_can_be_taken_back(server: Server, desktop: BrowserContext) -> None:
    """In DUCK a card that goes with others waits for them."""
    person = Person(desktop, server.address, seed=10).play_now("duck")
    for _ in range(30):
        assert person.until_mine_or_over()
        for n in range(person.page.locator(LEGAL).count()):
            before = person.state()
            person.page.locator(LEGAL).nth(n).click()
            person.changed(before)
            if person.page.locator(".piece.is-picked").count():
                person.page.keyboard.press("Escape")
                expect(person.page.locator(".piece.is-picked")).to_have_count(0)
                return
            break
    raise AssertionError("no card ever waited for another")


def test_replay_through_other_eyes(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=11).play_now("pan")
    person.match()
    page = person.page
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".film-bar")
    page.get_by_role("button", name="Next").click()
    expect(page.locator("output")).to_contain_text("1 /")
    assert page.locator(".fan").count() == 0
    page.locator(".film select").select_option("1")
    expect(page.locator(".fan [data-piece]").first).to_be_visible()
    page.get_by_role("button", name="What would the bot play?").click()
    expect(page.locator(".film .notice")).to_be_visible()
    page.get_by_role("button", name="Last").click()
    expect(page.get_by_role("button", name="Next")).to_be_disabled()
    assert person.problems == []
