"""A sixth game, by the written steps alone: from `coincoin new` to a match against goose in the browser."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from tests.host.server import Server
from tests.tutorial import Reader
from tests.web.person import Person


@pytest.mark.timeout(600)  # it installs and compiles
@pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler")
def test_the_tutorial_leads_to_a_match_in_the_browser(
    page_built: None, desktop: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(tmp_path)
    assert reader.follow() == "coincoin serve --show"
    assert any((reader.folder / "wild_geese").glob("rules.*.so")), "it is compiled"
    monkeypatch.delenv("PYTHONPATH", raising=False)
    server = Server(tmp_path)
    server.command[0] = str(reader.bin / "python")
    with server:
        person = Person(desktop, server.address).open_table("wild-geese", 2)
        person.page.locator(".around li select").first.select_option("goose")
        person.press(person.page.locator(".around .start"))
        person.page.wait_for_selector("#mat")
        assert person.prompt() in ("Your turn", "Waiting for Goose")
        assert person.match() >= 4, "four cards were laid"
        assert person.over()
        assert not person.problems
