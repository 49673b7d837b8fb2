"""axe-core finds no serious problem on any screen; every control has a name; words in four languages.

What a table asks for in the course of a match is looked at in test_matches.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

from coincoin.kernel.registry import all_games
from coincoin.kernel.words import LANGUAGES
from tests.host.server import Server
from tests.web.axe import ROOT, SIZES, serious
from tests.web.person import Person

PANEL = ":is(.side, dialog, .mat--map > .me)"


@pytest.fixture(params=SIZES, ids=["phone", "desktop"])
def context(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    width, height = request.param
    with browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    ) as made:
        yield made


def test_home(server: Server, context: BrowserContext) -> None:
    person = Person(context, server.address).home()
    assert serious(person.page) == []
    person.page.locator(".me-pill").click()
    assert serious(person.page) == []
    person.page.keyboard.press("Escape")
    person.page.locator(".game .btn:not(.btn--go)").first.click()
    assert serious(person.page) == []


@pytest.mark.parametrize("game", sorted(all_games()))
def test_panels_hints_and_reasons(game: str, server: Server, context: BrowserContext) -> None:
    person = Person(context, server.address, seed=5).play_now(game)
    page = person.page
    person.turn()  # the match waits for us: what is opened now stays
    for panel in ("log", "chat", "moves"):
        page.locator(f"#{panel}-tab").click()
        assert serious(page, PANEL) == [], panel
        page.keyboard.press("Escape")
    page.locator(".bar-end .icon-btn").last.click()
    assert serious(page, PANEL) == [], "menu"
    page.locator(".menu .btn").first.click()
    page.wait_for_selector(".aside")
    assert serious(page, ".prompt") == [], "hint"
    page.locator(".piece:not(.is-legal)").last.dispatch_event("click")
    page.locator(".answer").get_by_role("button", name="Rule").wait_for()
    assert serious(page, ".prompt") == [], "why not"
    page.locator(".answer").get_by_role("button", name="Rule").click()
    page.wait_for_selector(".rule.is-open")
    assert serious(page, PANEL) == [], "rules"


def test_the_table_as_a_list(server: Server, context: BrowserContext) -> None:
    context.add_init_script("localStorage.setItem('list', 'on')")
    for game in sorted(all_games()):
        person = Person(context, server.address, seed=5).play_now(game)
        person.turn()
        assert serious(person.page) == [], game


def test_lobby_end_and_replay(server: Server, context: BrowserContext) -> None:
    person = Person(context, server.address, seed=6)
    person.open_table("pan", 3)
    assert serious(person.page) == []
    person.play_now("pan").match()
    person.page.wait_for_selector(".sums")
    assert serious(person.page) == []
    person.page.get_by_role("button", name="Look at the table").click()
    assert serious(person.page) == []
    person.page.get_by_role("button", name="See the result").click()
    person.page.get_by_role("button", name="Replay").click()
    person.page.wait_for_selector(".film-bar")
    person.page.get_by_role("button", name="Next").click()
    assert serious(person.page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word(language: str) -> None:
    words = {
        name: json.loads((ROOT / "web" / "src" / "words" / f"{name}.json").read_text("utf-8"))
        for name in ("en", language)
    }
    assert words["en"].keys() == words[language].keys()
    for key, sentence in words[language].items():
        assert sentence and ("|" in sentence) == ("|" in words["en"][key]), key
