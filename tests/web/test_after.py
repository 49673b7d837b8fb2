"""Why not, hints, what a line of the log is about, and what can be looked at when a match is over."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, expect

from tests.host.server import Server
from tests.web.person import LEGAL, Person

LIT = ".piece.is-lit"


def test_a_piece_that_cannot_be_picked_says_why(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=8).play_now("pan")
    person.turn()
    person.page.locator(".centre .piece:not(.is-legal)").first.click(force=True)
    prompt = person.page.locator(".prompt")
    expect(prompt.locator(".aside")).to_be_visible()
    prompt.get_by_role("button", name="Rule pan-").click()
    expect(person.page.locator(".rule.is-open")).to_be_visible()


def test_a_hint_names_a_legal_move_and_can_be_followed(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=9).play_now("pan")
    before = person.turn()
    person.page.get_by_role("button", name="More").click()
    person.page.locator(".menu").get_by_role("button", name="Hint").click()
    expect(person.page.locator(LIT)).to_have_count(1)
    person.page.get_by_role("button", name="Do it").click()
    person.turn(before)
    assert person.problems == []


def test_a_line_of_the_log_lights_its_pieces(server: Server, desktop: BrowserContext) -> None:
    """What a move of mine brought lies on the table, and its line lights it, by mouse and by keys."""
    person = Person(desktop, server.address, seed=5).play_now("canardage")
    state = person.turn()
    mine = person.page.locator(".mine .plate")
    lines = person.page.locator(f".log li[data-seat={mine.get_attribute('data-seat')}]", has_text="You play")
    while lines.count() == 0:
        person.step()
        state = person.turn(state)
        assert state, "the match ended without a line of mine"
        person.open_chapters()
    lines.last.hover()
    expect(person.page.locator(LIT)).not_to_have_count(0)
    expect(mine).to_have_class(re.compile("is-lit"))
    assert person.page.locator(LIT).count() < person.page.locator(".piece").count()
    by_mouse = person.page.locator(LIT).count()
    person.page.mouse.move(5, 5)
    expect(person.page.locator(LIT)).to_have_count(0)

    person.page.locator(".log").focus()
    for _ in range(person.page.locator(".log :is(li, .chapter-head)").count()):
        person.page.keyboard.press("ArrowUp")
        if lines.last.evaluate("line => line === document.activeElement"):
            break
    expect(person.page.locator(LIT)).to_have_count(by_mouse)
    assert person.problems == []


def test_a_pick_can_be_taken_back(server: Server, desktop: BrowserContext) -> None:
    """In DUCK a card that goes with others waits for them."""
    person = Person(desktop, server.address, seed=10).play_now("duck")
    state = ""
    for _ in range(30):
        state = person.turn(state)
        assert state, "the match ended and no card ever waited for another"
        person.page.locator(LEGAL).first.click()
        if person.page.locator(".piece.is-picked").count():
            person.page.keyboard.press("Escape")
            expect(person.page.locator(".piece.is-picked")).to_have_count(0)
            return
    raise AssertionError("no card ever waited for another")


def test_replay_through_other_eyes(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=11).play_now("pan")
    person.match()
    page = person.page
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".film-bar")
    page.get_by_role("button", name="Next").click()
    expect(page.locator("output")).to_contain_text("1 /")
    expect(page.locator(".fan")).to_have_count(0)
    hands = page.locator(".seat [data-area^=hand-] [data-face^=pan-]:not([data-face=pan-back])")
    expect(hands).to_have_count(0)
    page.get_by_label("Open hands").check()
    expect(hands).to_have_count(15)  # one of the sixteen is laid
    expect(page.locator(".fan")).to_have_count(0)  # a spectator still, who sees what was laid and hears of it once
    expect(page.locator("[data-area=trick] [data-face^=pan-]")).to_have_count(1)
    expect(page.locator(".film-line span")).to_have_count(1)
    expect(page.locator(".film-line")).not_to_contain_text("You")
    page.locator(".film select").select_option("1")
    expect(page.locator(".fan [data-piece]").first).to_be_visible()
    page.get_by_label("Open hands").uncheck()
    expect(hands).to_have_count(0)
    page.get_by_role("button", name="What would the bot play?").click()
    expect(page.locator(".film .notice")).to_be_visible()
    for n in (2, 3, 4):  # the fourth card reveals the trick: the film stops there as the live page did
        page.get_by_role("button", name="Next").click()
        expect(page.locator("output")).to_contain_text(f"{n} /")
    trick = page.locator("[data-area=trick] [data-face^=pan-]:not([data-face=pan-back])")
    expect(trick).to_have_count(4)
    expect(page.locator("[data-area=trick] [data-light]")).not_to_have_count(0)
    expect(page.locator(".film-line")).to_contain_text(re.compile("cancel|highest"))
    page.get_by_role("button", name="Next").click()
    expect(trick).to_have_count(0)
    expect(page.locator("output")).to_contain_text("4 /")
    page.get_by_role("button", name="Previous").click()
    expect(trick).to_have_count(4)
    page.get_by_role("button", name="Last").click()
    expect(page.get_by_role("button", name="Next")).to_be_disabled()
    assert person.problems == []


def test_a_running_match_is_replayed_by_one_s_own_eyes(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=11).play_now("pan")
    person.turn()
    person.step()
    page = person.page
    page.goto(page.url.replace("/t/", "/r/"))
    eyes = page.locator(".film select")
    mine = page.evaluate("() => localStorage.getItem('name')")
    expect(eyes.locator("option")).to_have_text(["a spectator", mine])
    eyes.select_option("0")
    expect(page.locator(".fan [data-piece]").first).to_be_visible()
    assert person.problems == []


def test_after_a_match_against_bots(server: Server, desktop: BrowserContext) -> None:
    """The rules can be read, and a rematch waits for nobody."""
    person = Person(desktop, server.address, seed=11).play_now("pan")
    person.page.get_by_role("button", name="More").click()
    person.page.locator(".menu").get_by_role("button", name="Resign").click()
    person.page.locator(".menu").get_by_role("button", name="Really resign").click()
    page, before = person.page, person.page.url
    page.wait_for_selector(".end .rank")
    page.locator(".bar").get_by_role("button", name="Rules").click()
    expect(page.locator("dialog .rule").first).to_be_visible()
    page.locator("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".fan [data-piece]")).to_have_count(4)
    assert page.url != before
    assert person.problems == []


def test_a_log_on_a_phone_opens_at_its_newest_line(server: Server, phone: BrowserContext) -> None:
    """And a line about nobody bears nobody's mark."""
    person = Person(phone, server.address, seed=5).tapping().play_now("canardage")
    state = person.turn()
    for _ in range(9):
        person.step()
        state = person.turn(state)
    person.press(person.page.get_by_role("button", name="Log"))
    log = person.page.locator("dialog .log")
    expect(log.locator("li").last).to_be_in_viewport()
    person.open_chapters()
    assert log.evaluate("log => log.scrollHeight > log.clientHeight"), "there is nothing to scroll"
    nobody = log.locator("li", has_text="New on place").first
    assert nobody.get_attribute("data-seat") is None
    assert nobody.locator("svg").count() == 0
    assert person.problems == []


PICTURE = "() => `${document.querySelector('output').innerText} ${document.querySelector('output').dataset.left}`"


def test_a_replay_goes_to_what_moves_on_a_map(server: Server, phone: BrowserContext) -> None:
    """On a phone, where the map is larger than the screen."""
    person = Person(phone, server.address, seed=12).tapping().play_now("duck-dealer")
    state = ""
    for _ in range(40):
        state = person.turn(state)
        person.step()
    page = person.page
    page.goto(page.url.replace("/t/", "/r/"))
    page.wait_for_selector(".film-bar")
    following, moved = page.get_by_role("button", name="Next"), 0
    lay: dict[str, str] = {}
    while following.is_enabled():
        picture = page.evaluate(PICTURE)
        following.click()
        page.wait_for_function(f"before => ({PICTURE})() !== before", arg=picture)
        lies = page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll(".is-map [data-piece^=ship-]")]
                 .map((ship) => [ship.dataset.piece, ship.style.cssText]))"""
        )
        ships = {ship for ship, place in lies.items() if lay.get(ship) != place}
        seen = set(page.evaluate("() => eyes.seen('.is-map .piece')"))
        assert not ships or ships & seen, f"after {picture}: {ships} moved out of sight"
        moved, lay = moved + len(ships), lies
    assert moved > 3
    assert person.problems == []
