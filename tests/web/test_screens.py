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
    person = Person(desktop, server.address, seed=2).play_now("duck-dealer")
    page = person.page
    state = ""
    while not (page.locator(".group:not(.is-flat)").count() and page.locator("[data-piece^='supply-']").count()):
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


def test_home_on_every_screen(server: Server, desktop: BrowserContext) -> None:
    """A button above the fold, a wide screen filled, one typeface that comes with the page, room for more games."""
    fonts: list[str] = []
    person = Person(desktop, server.address)
    page = person.page
    page.on(
        "response", lambda answer: fonts.append(answer.url) if answer.url.endswith(".woff2") and answer.ok else None
    )
    person.home()
    assert page.evaluate("() => document.fonts.ready.then(() => document.fonts.check('700 16px Roboto'))")
    assert len(fonts) == 1 and fonts[0].startswith(server.address)
    for games in (5, 6, 9):
        for width, height in (*ALL, (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            where = f"{games} games, {width} x {height}"
            _, left, _, right, bottom = boxes(page, ".game .btn--go")[0]
            assert left >= 0 and right <= width and bottom <= height, where
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
            cards = boxes(page, ".game")
            assert max(card[3] for card in cards) - min(card[1] for card in cards) > 0.85 * width, where
            lines = [sum(abs(card[2] - top) < 9 for card in cards) for top in {round(card[2]) for card in cards}]
            assert min(lines) * 2 >= max(lines), f"{where}: {lines}"
        page.evaluate(
            "more => { const shelf = document.querySelector('.shelf');"
            " for (; more; more--) shelf.append(shelf.lastElementChild.cloneNode(true)) }",
            {5: 1, 6: 3, 9: 0}[games],
        )
