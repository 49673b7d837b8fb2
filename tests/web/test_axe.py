"""axe-core finds no serious problem on any screen; every control has a name; words in four languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from coincoin.kernel.registry import all_games
from tests.host.server import Server
from tests.web.person import Person

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").as_posix()


def serious(page: Page) -> list[str]:
    page.evaluate(Path(AXE).read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{problem['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for problem in found["violations"]
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"][:3]
    ]


@pytest.mark.parametrize("width", [1280, 390])
def test_home(width: int, server: Server, browser: Browser) -> None:
    with browser.new_context(viewport={"width": width, "height": 800}) as context:
        person = Person(context, server.address).home()
        assert serious(person.page) == []
        person.page.locator(".me-pill").click()
        assert serious(person.page) == []
        person.page.keyboard.press("Escape")
        person.page.locator(".game .btn:not(.btn--go)").first.click()
        assert serious(person.page) == []


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_table_in_its_states(game: str, server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=5).play_now(game)
    person.turn()  # the match waits for us: what is opened now stays
    person.page.locator("[role=tab]").nth(2).click()
    assert serious(person.page) == []
    person.page.get_by_role("button", name="Rules").click()
    person.page.wait_for_selector(".rule")
    assert serious(person.page) == []
    person.page.get_by_role("button", name="More").click()
    assert serious(person.page) == []
    person.page.keyboard.press("Escape")
    state = person.state()
    for step in range(7):
        if step % 3 == 0:
            assert serious(person.page) == []
        person.step()
        state = person.turn(state)
        if not state:
            return


def test_lobby_end_and_replay(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=6)
    person.open_table("pan", 3)
    assert serious(person.page) == []
    person.play_now("pan").match()
    person.page.wait_for_selector(".keys")
    assert serious(person.page) == []
    person.page.get_by_role("button", name="Replay").click()
    person.page.wait_for_selector(".film-bar")
    person.page.get_by_role("button", name="Next").click()
    assert serious(person.page) == []


@pytest.mark.parametrize("language", ["fr", "en", "de", "nl"])
def test_every_language_has_every_word(language: str) -> None:
    words = {
        name: json.loads((ROOT / "web" / "src" / "words" / f"{name}.json").read_text("utf-8"))
        for name in ("en", language)
    }
    assert words["en"].keys() == words[language].keys()
    for key, sentence in words[language].items():
        assert sentence and ("|" in sentence) == ("|" in words["en"][key]), key
