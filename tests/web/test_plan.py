"""A plan on the map: what one would do, step by step, reckoned by the host before anything is spent."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person

WISHES = ("box-navigator", "supply-red", "supply-blue")


def to_action(person: Person) -> None:
    """Through the beginning of a match to one's own action turn, with some energy."""
    page, state, collected = person.page, "", 0
    for _ in range(60):
        state = person.turn(state)
        legal = set(page.locator(".piece.is-legal").evaluate_all("all => all.map((each) => each.dataset.piece)"))
        if page.locator("[data-group=fly]:not(.is-flat)").count():
            return
        wish = next((each for each in WISHES[(collected % 2 and 2) :] if each in legal), "")
        if collected >= 4 and any(each.startswith("supply") for each in legal):
            page.locator(".prompt").get_by_role("button", name="Action turn").click()
        elif wish:
            collected += wish.startswith("supply")
            person.press(page.locator(f"[data-piece={wish}]"))
        else:
            person.step()
    raise AssertionError("no action turn")


def red(page: Page) -> int:
    return int(page.locator(".mine [data-piece$=-red] .badge").first.get_attribute("data-say") or 0)


def made(page: Page) -> str:
    return page.locator(".frame").get_attribute("data-moves") or ""


def test_a_plan_spends_nothing_before_it_is_played(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=4).play_now("duck-dealer")
    page = person.page
    to_action(person)
    moves, discs = made(page), red(page)
    page.locator("#plan-tab").click()
    steps = page.locator(".plan li")
    expect(page.locator(".plan .note")).to_be_visible()

    person.press(page.locator("[data-piece=dock-mine].is-legal"))
    expect(steps).to_have_count(1)
    person.press(page.locator("[data-piece^=planet].is-legal").first)
    expect(steps).to_have_count(2)
    expect(page.locator(".trail path").first).to_be_attached()
    expect(page.locator(".board > .stop")).to_have_attribute("data-say", "2")
    planned = red(page)
    assert planned < discs and made(page) == moves, "the table is as it would be, and nothing is made"
    assert serious(page) == []

    # The table as it is, and back to the plan; a step less.
    page.locator("#moves-tab").click()
    expect(page.locator(".trail")).to_have_count(0)
    assert red(page) == discs
    page.locator("#plan-tab").click()
    expect(steps).to_have_count(2)
    page.locator(".plan li .icon-btn").first.click()
    expect(steps).to_have_count(1)

    page.get_by_role("button", name="Play step 1").click()
    expect(steps).to_have_count(0)
    expect(page.locator(f".frame:not([data-moves='{moves}'])")).to_be_visible()
    page.locator("#moves-tab").click()
    assert red(page) == planned, "now it is spent"
    assert person.problems == []
