"""A game from a package of its own is played in the browser: no line of TypeScript knows it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from coincoin.kernel.registry import all_games
from tests.host.server import Server
from tests.web.person import Person

WEB = Path(__file__).resolve().parent.parent.parent / "web" / "src"
ELSEWHERE = Path(__file__).resolve().parent / "elsewhere"


def test_pebbles(page_built: None, desktop: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ELSEWHERE))
    with Server(tmp_path) as server:
        person = Person(desktop, server.address)
        person.home()
        person.press(person.page.get_by_role("button", name="Play now Pebbles"))
        person.begin()
        person.page.wait_for_selector(".mat .prompt")
        assert person.match() > 1


def test_no_source_of_the_page_names_a_game() -> None:
    names = [name for game in all_games().values() for name in {game.id, game.package.rsplit(".", 1)[-1]}]
    for source in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"), *WEB.rglob("*.css")]:
        text = source.read_text("utf-8")
        for name in names:
            # "duck" is also what everything here is about: only a quoted name would be the game.
            assert f'"{name}"' not in text.replace('href="#duck"', ""), f"{source.name} names {name}"
