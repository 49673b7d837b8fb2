"""What a first visitor loads until the first table can be played."""

from __future__ import annotations

import gzip
from pathlib import Path

from playwright.sync_api import BrowserContext

from tests.host.server import Server
from tests.web.person import Person

PAGE = Path(__file__).resolve().parent.parent.parent / "src" / "coincoin" / "host" / "site"
BUDGET = 100_000


def test_first_table_within_its_budget(server: Server, desktop: BrowserContext) -> None:
    loaded: set[str] = set()
    person = Person(desktop, server.address)
    person.page.on("response", lambda answer: loaded.add(answer.url.removeprefix(server.address)))
    person.play_now("pan").turn()
    code = [PAGE / url.lstrip("/") for url in loaded if url.endswith((".js", ".css"))]
    assert code
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in code)
    print(f"JavaScript and CSS of the first table: {size} bytes compressed")
    assert size < BUDGET
