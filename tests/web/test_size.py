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
    """In French: of all languages it takes most."""
    loaded: set[str] = set()
    desktop.add_init_script("localStorage.setItem('language', 'fr')")
    person = Person(desktop, server.address)
    person.page.on("response", lambda answer: loaded.add(answer.url.removeprefix(server.address)))
    person.play_now("pan").turn()
    code = [PAGE / url.lstrip("/") for url in loaded if url.endswith((".js", ".css"))]
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in code}
    for name, size in sorted(sizes.items(), key=lambda each: each[1]):
        print(f"{size:6} {name}")
    print(f"JavaScript and CSS of the first table: {sum(sizes.values())} bytes compressed")
    assert any(name.startswith("fr-") for name in sizes)
    assert not any(name.startswith(("Lobby", "Learn", "Puzzle", "ListMat", "End", "en-")) for name in sizes)
    assert sum(sizes.values()) < BUDGET
