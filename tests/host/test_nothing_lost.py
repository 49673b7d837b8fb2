"""Nothing is lost and nothing happens twice, whatever dies and whatever the network does."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

import coincoin
from coincoin.host.store.opening import open_store
from coincoin.host.store.store import Store
from coincoin.host.table import entries as log
from coincoin.host.table.reading import fold

from .player import Page, person
from .postgres import Postgres
from .proxy import Proxy
from .quick import Quick
from .server import Server
from .stubborn import Stubborn

pytestmark = pytest.mark.slow

MATCHES = int(os.environ.get("COINCOIN_MATCHES", "100"))


async def seated(address: str, proxy: str, seed: int) -> list[Stubborn]:
    """A match, begun on a quiet network and to be played on a hostile one."""
    game = coincoin.game("pan")
    people = [await person(address, f"P{n}") for n in range(game.seats[0])]
    made = await people[0].open(game.id, [""] * len(people), patience=0)
    pages = [await Page(each, made["id"], address=address).open() for each in people]
    for seat, page in enumerate(pages):
        await page.sit(seat)
    assert (await pages[0].do("start"))["type"] == "done"
    for page in pages:
        await page.close()
    return [Stubborn(each, made["id"], proxy, seed * 10 + n) for n, each in enumerate(people)]


async def murder(servers: list[Server], dice: random.Random, rest: float) -> int:
    """Kill a host with SIGKILL every few seconds and start it again, until cancelled."""
    kills = 0
    try:
        while True:
            await asyncio.sleep(dice.uniform(1, 3) + rest)
            victim = dice.choice(servers)
            victim.kill()
            kills += 1
            await asyncio.to_thread(victim.start)
    except asyncio.CancelledError:
        return kills


async def torture(servers: list[Server], store_address: str, matches: int) -> None:
    dice = random.Random(7)
    async with Proxy(lambda: dice.choice(servers).address, 11) as proxy:
        tables = []
        for first in range(0, matches, 20):
            tables += await asyncio.gather(
                *(
                    seated(dice.choice(servers).address, proxy.address, seed)
                    for seed in range(first, min(first + 20, matches))
                )
            )
        pages = [page for table in tables for page in table]
        murderer = asyncio.create_task(murder(servers, dice, 0.5))
        async with asyncio.timeout(400):
            await asyncio.gather(*(page.play_through() for page in pages))
        while True:
            murderer.cancel()
            done, _ = await asyncio.wait([murderer], timeout=30)
            if done:
                break
        assert murderer.result() >= 1, "no host was killed"
        assert proxy.cuts > matches / 10
        assert proxy.harmed > matches
    for server in servers:
        server.kill()
    store = open_store(store_address)
    for table in tables:
        check(store, table)
    store.close()


def check(store: Store, pages: Sequence[Stubborn | Quick]) -> None:
    """Every acknowledged move is in the log where the answer said, once, and the log replays to the end."""
    entries = store.log(pages[0].table_id)
    table = fold(pages[0].table_id, entries)
    ids = [entry.id for entry in entries if entry.id]
    assert len(ids) == len(set(ids)), "a command was carried out twice"
    for page in pages:
        for id, (version, move) in page.acknowledged.items():
            entry = entries[version - 1]
            assert isinstance(entry, log.Moved)
            words = table.game.move_families.notation(move)
            assert (entry.id, entry.move, entry.by) == (id, words, page.who.id), "an acknowledged move is lost"
    assert table.status == "finished"
    played = [entry for entry in entries if isinstance(entry, log.Moved)]
    assert len(played) == table.moves
    acknowledged = sum(len(page.acknowledged) for page in pages)
    assert acknowledged == sum(bool(entry.by) for entry in played), "a move was made that nobody was told of"


async def test_sqlite_with_one_host(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        await torture([server], str(tmp_path / "host.db"), MATCHES)


async def test_postgresql_with_three_hosts(tmp_path: Path) -> None:
    with Postgres() as postgres:
        servers = [Server(tmp_path, postgres.address).start() for _ in range(3)]
        try:
            await torture(servers, postgres.address, MATCHES)
        finally:
            for server in servers:
                server.kill()
