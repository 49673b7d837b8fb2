"""A whole match of every game in the browser: by clicking, by keys alone, by touch, each on another screen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from coincoin.kernel.registry import all_games
from tests.host.server import Server
from tests.web.axe import Inspector
from tests.web.person import Person

GAMES = sorted(all_games())
EARS = Path(__file__).with_name("ears.js")
EVERY = {"duck-dealer": 11}  # a long match: not every step is looked at


def fits(person: Person, game: str) -> Callable[[], None]:
    """A look at each step: nothing is wider than the screen, nothing to press is covered or cut."""
    steps = count()

    def look() -> None:
        if next(steps) % EVERY.get(game, 1) == 0:
            assert (wrong := person.page.evaluate("() => eyes.wrong()")) == [], f"{person.prompt()}: {wrong}"

    return look


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_clicking(game: str, server: Server, desktop: BrowserContext) -> None:
    """And axe-core finds no serious problem in any of its phases."""
    asked: set[str] = set()
    for seed in range(1, 5):
        person = Person(desktop, server.address, seed=seed).with_bots(game)
        inspector, fit = Inspector(person.page), fits(person, game)

        def look(inspector: Inspector = inspector, fit: Callable[[], None] = fit) -> None:
            inspector.look()
            fit()

        assert person.match(look) > 0
        assert person.problems == []
        asked |= inspector.asked
        if len(asked) > 1:  # who dies first in Pan was asked for nothing but cards
            return
    pytest.fail(f"of all there is to do, four matches asked only for this: {asked}")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_keys_alone(game: str, server: Server, desktop: BrowserContext) -> None:
    """With colours of one's own, too. Something has the focus all the time."""
    desktop.add_init_script(path=EARS)
    person = Person(desktop, server.address, seed=2).typing()
    person.page.set_viewport_size({"width": 1920, "height": 1080})
    person.page.emulate_media(forced_colors="active")
    assert person.with_bots(game).match(fits(person, game)) > 0
    assert person.page.evaluate("() => ears.lost") == []
    assert person.problems == []


@pytest.mark.parametrize("way", ["upright", "on its side"])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_touch(game: str, way: str, server: Server, phone: BrowserContext) -> None:
    """In all languages but English, which the others speak."""
    language = ("de", "fr", "nl")[(GAMES.index(game) + len(way)) % 3]
    phone.add_init_script(f"localStorage.setItem('language', '{language}')")
    person = Person(phone, server.address, seed=3).tapping()
    if way == "on its side":
        person.page.set_viewport_size({"width": 844, "height": 390})
    assert person.with_bots(game).match(fits(person, game)) > 0
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
