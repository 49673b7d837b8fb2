"""At a glance: all seats side by side, and what can be made of what, one key away."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from coincoin.kernel.state import State
from tests.games.duck_dealer.positions import ship, space
from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person


def position() -> State:
    first = ship("Anser", energy={"red": 3, "blue": 2})
    return space(
        seats=4, ships={0: {**first, "goods": {"duck": 1}}, 1: {"energy": {"yellow": 5}, "goods": {"duck": 1}}}
    )


def test_all_seats_stand_side_by_side(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=4).play_now("duck-dealer")
    person.show(position())
    page = person.page
    page.locator("#players-tab").click()
    table = page.locator(".players table")
    expect(table.locator("thead th")).to_have_count(4)
    red, yellow = (table.get_by_role("row", name=name) for name in ("red", "yellow"))
    assert [text.split()[0] for text in red.locator("td").all_inner_texts()] == ["3", "0", "0", "0"]
    assert yellow.locator("td").nth(1).inner_text().startswith("5")
    expect(table.get_by_role("row", name="Steps a disc").locator("td").first).to_contain_text("5 from 4 on")
    expect(page.locator(".players .common [data-piece^=supply]")).to_have_count(3)
    expect(page.locator(".players .common [data-piece^=next]").first).to_have_attribute("data-text", "satellite")
    assert serious(page) == []

    # A good looks the same whoever has it.
    colours = page.locator("[data-piece$=-duck][data-piece^=cargo] > .face").evaluate_all(
        "all => all.map((each) => getComputedStyle(each).getPropertyValue('--d'))"
    )
    assert len(colours) == 2 and len(set(colours)) == 1
    assert person.problems == []


def test_recipes_are_one_key_away(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=4).play_now("duck-dealer")
    person.show(position())
    page = person.page
    page.keyboard.press("r")
    expect(page.locator(".node")).to_have_count(17)
    expect(page.locator(".node.is-held")).to_have_attribute("data-node", "g-duck")
    expect(page.locator("[data-node=g-stealth]")).to_contain_text("2 left")
    box, within = page.locator(".node").last.bounding_box(), page.locator(".over-map").bounding_box()
    assert box and within and box["y"] + box["height"] <= within["y"] + within["height"], "all of it is in view"
    expect(page.locator("[data-piece=cargo-0-duck]")).to_be_visible()
    page.locator("[data-node=g-stealth]").click()
    assert page.locator(".node.is-dim").count() > 5
    expect(page.locator(".ways .is-lit").first).to_be_attached()
    assert serious(page) == []
    page.keyboard.press("r")
    expect(page.locator(".node")).to_have_count(0)
    assert person.problems == []


def test_on_a_phone_they_are_lists(server: Server, phone: BrowserContext) -> None:
    person = Person(phone, server.address, seed=4).tapping().play_now("duck-dealer")
    person.show(position())
    page = person.page
    page.get_by_role("button", name="Recipes").tap()
    expect(page.locator("dialog .node").first).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.locator("#players-tab").tap()
    expect(page.locator("dialog .players thead th")).to_have_count(4)
    assert page.evaluate("() => document.querySelector('.players').scrollWidth <= innerWidth")
    assert serious(page) == []
    assert person.problems == []
