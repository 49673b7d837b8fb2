"""A map where room is short: it fills the screen, and what is said and done lies in a sheet over it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.games.duck_dealer.positions import ship, space
from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person

STATE: dict[str, Any] = {"seats": 4, "ships": {0: ship("Anser", energy={"red": 3, "yellow": 1})}, "free": 1}


def at_table(server: Server, phone: BrowserContext) -> Person:
    person = Person(phone, server.address, seed=4).tapping().play_now("duck-dealer")
    return person.show(space(**STATE))


def wide(page: Page) -> float:
    found: float = page.evaluate("() => document.querySelector('.board').clientWidth")
    return found


def top(page: Page) -> float:
    found: float = page.evaluate("() => document.querySelector('.me').getBoundingClientRect().top")
    return found


def test_the_sheet_has_three_heights(server: Server, phone: BrowserContext) -> None:
    person = at_table(server, phone)
    page, grip = person.page, person.page.locator(".grip")
    mat, before, middle = page.locator("#mat"), wide(page), top(page)
    assert page.locator(".pane-of-board").bounding_box() == mat.bounding_box(), "the map fills the screen"
    assert {"energy-0-red", "ship-0"} <= set(page.evaluate("() => eyes.seen()")), "what one has, and where one is"

    grip.tap()
    expect(mat).to_have_attribute("data-sheet", "high")
    assert top(page) < middle
    expect(page.locator("[data-group=bin]")).to_be_in_viewport()
    assert serious(page, "#mat") == []
    page.locator("[data-group=mine]").tap(force=True)  # it answers, though there is nothing to do
    expect(page.locator(".why-flat")).to_contain_text("1 blue, you have 0")

    page.locator("#moves-tab").tap()
    expect(mat).to_have_attribute("data-sheet", "middle")
    assert wide(page) == before, "the map stays as large as it is"
    assert person.problems == []


def test_on_its_side_the_sheet_lies_beside_the_map(server: Server, phone: BrowserContext) -> None:
    person = at_table(server, phone)
    page = person.page
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator(".grip")).to_be_hidden()
    map_box, sheet = page.locator(".pane-of-board").bounding_box(), page.locator(".me").bounding_box()
    assert map_box and sheet and map_box["x"] + map_box["width"] <= sheet["x"] + 1
    expect(page.locator("[data-group=fly]")).to_be_in_viewport()
    page.locator("[data-group=fly]").tap()
    expect(page.locator(".sentence").first).to_be_in_viewport()
    assert page.evaluate("() => eyes.seen('.board .is-legal').length") > 0
    assert person.problems == []


def test_a_finger_meant_one_of_several_places(server: Server, phone: BrowserContext) -> None:
    """Places for roads lie closer together than a finger is wide: then each is shown as large as one."""
    person = at_table(server, phone)
    page = person.page
    page.locator("[data-group=roads]").tap()
    state = person.state()
    seen = page.evaluate("() => eyes.seen('.board .is-legal')")
    box = page.locator(f"[data-piece='{seen[0]}']").bounding_box()
    assert box and max(box["width"], box["height"]) < 24
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.turn(state)
    meant = page.locator(".loupe .btn")
    boxes = [each.bounding_box() for each in meant.all()]
    assert len(boxes) > 1
    for n, one in enumerate(boxes):
        assert one and min(one["width"], one["height"]) >= 44
        for other in boxes[:n]:
            assert other and max(abs(one["x"] - other["x"]), abs(one["y"] - other["y"])) >= 30
    assert serious(page, "dialog") == []
    name = (meant.first.locator(".vh").text_content() or "").strip()
    meant.first.tap()
    expect(page.locator(".loupe")).to_have_count(0)
    expect(page.locator(f".is-picked[aria-label='{name}']")).to_have_count(1)
    assert person.problems == []
