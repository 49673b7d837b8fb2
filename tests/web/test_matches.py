"""A whole match of every game in the browser: by clicking what glows, by keys alone, by touch on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from coincoin.kernel.registry import all_games
from tests.host.server import Server
from tests.web.axe import Inspector
from tests.web.person import Person

GAMES = sorted(all_games())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_clicking(game: str, server: Server, desktop: BrowserContext) -> None:
    """And axe-core finds no serious problem in any of its phases."""
    asked: set[str] = set()
    for seed in range(1, 5):
        person = Person(desktop, server.address, seed=seed).with_bots(game)
        inspector = Inspector(person.page)
        assert person.match(inspector.look) > 0
        assert person.problems == []
        asked |= inspector.asked
        if len(asked) > 1:  # who dies first in Pan was asked for nothing but cards
            return
    pytest.fail(f"of all there is to do, four matches asked only for this: {asked}")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_keys_alone(game: str, server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=2).typing().with_bots(game)
    assert person.match() > 0
    assert person.problems == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_touch(game: str, server: Server, phone: BrowserContext) -> None:
    person = Person(phone, server.address, seed=3).tapping().with_bots(game)
    assert person.match() > 0
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    assert person.problems == []


def test_a_match_in_one_click_with_everything_moving(server: Server, lively: BrowserContext) -> None:
    person = Person(lively, server.address, seed=4, speed=2).play_now("pan")
    assert person.match() > 0
    assert person.problems == []


@pytest.mark.parametrize("game", ["pan", "canaille"])
def test_a_match_from_the_list_of_sentences(game: str, server: Server, desktop: BrowserContext) -> None:
    """Nothing but buttons with a sentence each: what a screen reader needs."""
    desktop.add_init_script("localStorage.setItem('list', 'on')")
    person = Person(desktop, server.address, seed=4).with_bots(game)
    assert person.match() > 0
    assert person.problems == []
