"""A hint, on every screen: what could be seen before it can still be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from coincoin.kernel.registry import all_games
from tests.host.server import Server
from tests.web.person import Person

SCREENS = {"desktop": (1280, 800), "phone": (390, 664), "small phone": (360, 640), "phone on its side": (844, 390)}
ON_THE_MAP = ".is-map .piece"
OFF_THE_MAP = ".piece:not(.is-map *)"


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_hint_hides_nothing(game: str, server: Server, desktop: BrowserContext) -> None:
    """A map wider than the screen goes to what the hint speaks of: there, nothing is under the hint."""
    person = Person(desktop, server.address, seed=12).play_now(game)
    state = person.turn()
    for _ in range(3):
        person.step()
        state = person.turn(state)
    aside, answer = person.page.locator(".prompt .aside"), person.page.locator(".answer")

    def seen(which: str = ".piece") -> set[str]:
        return set(person.page.evaluate("which => eyes.seen(which)", which))

    for screen, (width, height) in SCREENS.items():
        person.page.set_viewport_size({"width": width, "height": height})
        before = seen(OFF_THE_MAP)
        if width > 1100:
            person.press(person.page.get_by_role("button", name="More"))
        person.press(person.page.get_by_role("button", name="Hint"))
        expect(aside).to_be_visible()
        hinted = set(
            person.page.evaluate(
                "() => [...document.querySelectorAll('.is-map .is-lit')].map((it) => it.dataset.piece)"
            )
        )
        meanwhile = seen()
        assert before | hinted <= meanwhile, screen
        person.press(answer.get_by_role("button", name="Close"))
        expect(aside).to_have_count(0)
        assert seen(ON_THE_MAP) <= meanwhile, screen
