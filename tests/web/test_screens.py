"""Screens of every size: a phone on its side, a desk at 200 % zoom. What one needs can be seen and pressed there."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from coincoin.kernel.registry import all_games
from tests.host.server import Server
from tests.web.person import Person

SIDEWAYS = ((640, 400), (640, 360), (844, 390))
ALL = ((1280, 800), (390, 664), *SIDEWAYS)
BUTTONS = ".tabs button, .bar a, .bar button"


def boxes(page: Page, which: str) -> list[tuple[str, float, float, float, float]]:
    found: list[tuple[str, float, float, float, float]] = page.locator(which).evaluate_all(
        """all => all.filter((each) => each.checkVisibility()).map((each) => {
             const { left, top, right, bottom } = each.getBoundingClientRect();
             return [each.ariaLabel ?? each.innerText, left, top, right, bottom] })"""
    )
    return found


def seen(page: Page) -> set[str]:
    return set(page.evaluate("() => eyes.seen()"))


@pytest.mark.parametrize("game", sorted(all_games()))
def test_sideways_and_at_twice_the_size(game: str, server: Server, browser: Browser) -> None:
    with browser.new_context(
        viewport=ViewportSize(width=844, height=390), has_touch=True, locale="en-GB", reduced_motion="reduce"
    ) as context:
        person = Person(context, server.address, seed=3).tapping().play_now(game)
        page = person.page
        state = person.turn()
        for width, height in SIDEWAYS:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{width} x {height}"
            buttons = boxes(page, BUTTONS)
            assert len(buttons) >= 7
            for name, left, top, right, bottom in buttons:
                assert min(right - left, bottom - top) >= 24, f"{name}, {width} x {height}"
                assert left >= 0 and top >= 0 and right <= width and bottom <= height, f"{name}, {width} x {height}"
            for one, other in combinations(buttons, 2):
                beside = one[3] <= other[1] or other[3] <= one[1] or one[4] <= other[2] or other[4] <= one[2]
                assert beside, f"{one[0]} and {other[0]}, {width} x {height}"
            if game == "duck-dealer":  # one piece of equipment on each screen
                choices = {f"box-{gear}" for gear in ("navigator", "builder", "trader", "hold")}
                assert choices <= seen(page), f"{width} x {height}"
                person.press(page.locator("[data-piece='box-hold'].is-legal"))
                state = person.turn(state)
        assert person.problems == []


def test_energy_in_numbers(server: Server, desktop: BrowserContext) -> None:
    """Mine, everybody else's and the supply's; mine without a search even in the middle of an action turn."""
    person = Person(desktop, server.address, seed=1).play_now("duck-dealer")
    page = person.page
    state = ""
    while not page.locator(".mine .panel").count():
        state = person.turn(state)
        person.step()
    person.turn(state)
    for width, height in ALL:
        page.set_viewport_size({"width": width, "height": height})
        mine = set(page.locator(".mine [data-piece^='energy-']").evaluate_all("all => all.map(it => it.dataset.piece)"))
        assert len(mine) == 3
        assert mine <= seen(page), f"{width} x {height}"
        discs = page.locator("[data-piece^='energy-'], [data-piece^='supply-']")
        told = [re.search(r"\d+", label or "") for label in discs.evaluate_all("all => all.map((it) => it.ariaLabel)")]
        assert len(told) == 4 * 3 + 3
        shown = discs.evaluate_all("all => all.map(eyes.figure)")
        assert shown == [number and number[0] for number in told], f"{width} x {height}"
