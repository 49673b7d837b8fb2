"""A match begun by other rules waits for who runs the host, and says so."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from coincoin.host.store.migrate import migrate
from coincoin.host.store.opening import open_store
from tests.host.server import Server
from tests.web.person import Person


def other_rules(database: Path) -> None:
    """The match was begun by a version of the rules that is not ours."""
    with closing(open_store(str(database))) as store:
        sql = "UPDATE log SET entry = replace(entry, '\"rules\":', '\"rules\":9') WHERE entry LIKE '%\"rules\":%'"
        assert store.run(sql).rowcount == 1


def test_a_halted_match_says_why_and_goes_on_once_carried_over(
    page_built: None, desktop: BrowserContext, tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        ada = Person(desktop, server.address)
        ada.play_now("pan")
        ada.page.wait_for_selector(".mat .prompt")
        assert server.stop() == 0
        other_rules(tmp_path / "host.db")
        server.start()
        alone = ada.page.locator("main.alone")
        expect(alone).to_contain_text("The rules of Pan, t’es mort ! on this server have changed")
        expect(alone).to_contain_text("coincoin migrate")
        ada.page.get_by_role("link", name="All games").click()
        expect(ada.page.locator(".ticket--mine")).to_contain_text("halted")
        ada.page.locator(".ticket--mine a").click()
        expect(alone).to_contain_text("coincoin migrate")
        assert server.stop() == 0
        with closing(open_store(str(tmp_path / "host.db"))) as store:
            assert [found.problem for found in migrate(store)] == [""]
        server.start()
        ada.page.wait_for_selector(".mat .prompt")
