"""A whole match of every game in the browser: by clicking what glows, by keys alone, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from coincoin.kernel.registry import all_games
from tests.host.server import Server
from tests.web.person import Person

GAMES = sorted(all_games())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_clicking(game: str, server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address).play_now(game)
    assert person.match() > 0
    assert person.problems == []


@pytest.mark.parametrize("game", ["pan", "duck"])
def test_a_match_by_keys_alone(game: str, server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=2).typing()
    person.with_bots(game)
    assert person.match() > 0
    assert person.problems == []


@pytest.mark.parametrize("game", ["pan", "canardage"])
def test_a_match_by_touch(game: str, server: Server, phone: BrowserContext) -> None:
    person = Person(phone, server.address, seed=3).tapping()
    person.with_bots(game)
    assert person.match() > 0
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.problems == []


def test_a_match_from_the_list_of_sentences(server: Server, desktop: BrowserContext) -> None:
    """Nothing but buttons with a sentence each: what a screen reader needs."""
    desktop.add_init_script("localStorage.setItem('list', 'on')")
    person = Person(desktop, server.address, seed=4).play_now("pan")
    for _ in range(100):
        person.page.wait_for_selector(".sentence, .end .rank")
        if person.page.locator(".end .rank").count():
            break
        before = person.state()
        person.page.locator(".list-mat .sentence").first.click()
        if person.page.locator(".list-mat .notice .btn--go").count():
            person.page.locator(".list-mat .notice .btn--go").click()
        person.changed(before)
    assert person.page.locator(".end .rank").count()
    assert person.problems == []
