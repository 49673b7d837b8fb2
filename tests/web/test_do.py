"""Much to do: moves by what they are for, a map that stays as large as it is, numbers that hide no name."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.games.duck_dealer.positions import ship, space
from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person

SIZES = ((1280, 800), (390, 664), (844, 390), (1920, 1080))
STATE: dict[str, Any] = {"seats": 4, "ships": {0: ship("Anser", energy={"red": 3, "yellow": 1})}, "free": 1}


def covered(page: Page) -> list[str]:
    """Names of places below a number."""
    found: list[str] = page.evaluate(
        """() => {
          const boxes = (which) =>
            [...document.querySelectorAll(which)].map((each) => [each, each.getBoundingClientRect()]);
          const numbers = boxes(".board > .badge");
          const over = ([, box], [, name]) =>
            box.left < name.right - 4 && box.right > name.left + 4 &&
            box.top < name.bottom - 3 && box.bottom > name.top + 3;
          return boxes(".board .caption").filter((name) => numbers.some((box) => over(box, name)))
            .map(([each]) => each.dataset.say);
        }"""
    )
    return found


def test_moves_stand_by_what_they_are_for(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=4).play_now("duck-dealer")
    state = space(**STATE)
    person.show(state)
    page = person.page
    group = page.locator("[data-group]")
    expect(group).to_have_count(11)
    flat = page.locator("[data-group=mine]")
    expect(flat).to_have_attribute("aria-disabled", "true")
    expect(flat).to_contain_text("1 blue, you have 0")
    size = page.locator(".board").bounding_box()

    page.locator("[data-group=fly]").click()
    expect(page.locator(".board .is-legal").first).to_be_visible()
    expect(page.locator(".sentence").first).to_contain_text("(1 red)")
    page.get_by_role("button", name="All groups").click()
    page.locator("[data-group=roads]").click()
    expect(page.locator(".board .is-legal[data-piece^=planet]")).to_have_count(0)
    expect(page.locator(".board .is-legal[data-piece^=point]").first).to_be_visible()
    assert page.locator(".board").bounding_box() == size
    assert serious(page) == []

    # A point alone says what to choose before it.
    page.get_by_role("button", name="All groups").click()
    expect(group).to_have_count(11)
    for next_state in (
        space(seats=4, phase="turn", track=[]),
        space(seats=4, track=[1, 0], ships={0: {"goods": {"duck": 1}}}),
    ):
        person.show(next_state)
        assert page.locator(".board").bounding_box() == size, "the map stays as large as it is"
    assert person.problems == []


@pytest.mark.parametrize("size", SIZES)
def test_no_number_hides_a_name(size: tuple[int, int], server: Server, browser: Browser) -> None:
    width, height = size
    touch = width < 1000
    with browser.new_context(
        viewport=ViewportSize(width=width, height=height), has_touch=touch, is_mobile=touch, reduced_motion="reduce"
    ) as context:
        person = Person(context, server.address, seed=4)
        person = (person.tapping() if touch else person).play_now("duck-dealer")
        person.show(space(**STATE))
        assert person.page.locator(".board > .badge").count() > 4
        assert covered(person.page) == []


def test_the_list_has_the_same_groups(server: Server, phone: BrowserContext) -> None:
    phone.add_init_script("localStorage.setItem('list', 'on')")
    person = Person(phone, server.address, seed=4).tapping().play_now("duck-dealer")
    person.show(space(**STATE))
    page = person.page
    expect(page.locator(".list-mat [data-group]")).to_have_count(11)
    page.locator("[data-group=fly]").tap()
    expect(page.locator(".list-mat .sentence").first).to_contain_text("(1 red)")
    assert person.problems == []
