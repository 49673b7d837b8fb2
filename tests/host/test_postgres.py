"""Hosts on PostgreSQL: what happens when it is started anew, and what they tell each other."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
from litestar.types import Send

from coincoin.host import wire
from coincoin.host.socket.connection import Connection, Outbox
from coincoin.host.socket.transport import Transport
from coincoin.host.store import jobs
from coincoin.host.store.opening import open_store
from coincoin.host.store.store import Notice
from coincoin.host.table import entries as log
from coincoin.host.table.reading import fold

from .player import Page, full_table, person
from .postgres import Postgres
from .server import Server
from .test_pending import Ear
from .test_trouble import opened


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


async def logged(what: str, *servers: Server) -> None:
    async with asyncio.timeout(10):
        while not all(what in server.errors.read_text() for server in servers):
            await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_a_bot_moves_after_the_database_was_away(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path, postgres.address, bot_pause=2) as server:
        ada = await person(server.address, "Ada")
        page = await Page(ada, (await ada.open("pan", ["", "instinct"]))["id"]).open()
        await page.sit(0)
        await page.do("start")
        await page.until(lambda: page.event)
        await asyncio.sleep(0.5)  # the bot thinks, or seems to
        postgres.stop()
        await logged("a table could not recover", server)
        await asyncio.sleep(1.5)  # by now the table has looked whether anything is to be done
        postgres.start()
        await page.until(lambda: page.event["moves"] == 1)
        assert (await page.play(page.choices[0]))["type"] == "done"


async def test_what_one_host_wrote_is_read_by_the_other_after_the_database_was_away(
    postgres: Postgres, tmp_path: Path
) -> None:
    with Server(tmp_path, postgres.address) as one, Server(tmp_path, postgres.address) as other:
        ada, bo = await full_table(one.address, "pan", 2)
        elsewhere = await Page(bo.who, bo.table_id, address=other.address).open()
        postgres.stop()
        await logged("the listener lost", one, other)
        assert other.process is not None
        other.process.send_signal(signal.SIGSTOP)  # and so it hears nothing
        postgres.start()
        while (await ada.play(ada.choices[0]))["type"] != "done":  # a connection may be found dead
            await asyncio.sleep(0.2)
        other.process.send_signal(signal.SIGCONT)
        await elsewhere.until(lambda: elsewhere.event["moves"] == 1)


class Silent:
    """A line with nobody at the other end."""

    def tell(self, text: bytes) -> int:
        return 0


async def test_a_crowd_at_a_table_fits_into_a_notice(postgres: Postgres) -> None:
    heard: list[Notice] = []
    listener = open_store(postgres.address, new=True)
    listener.listen(heard.append)
    with closing(listener):
        async with opened(postgres.address) as hall:
            room = await hall.open_table(log.Setup("pan", ["", ""]), "ada")
            await room.ledger.add(lambda _: log.Sat(seat=0, name="Ada", contribution="00" * 32), "ada")
            for n in range(600):
                page = Connection(cast(Transport, Silent()), cast(Send, None), Outbox(), 1_000_000)
                page.person = f"{n:016x}" if n else "ada"
                room.connections.add(page)
            hall.tell_presence(room)
            assert await room.ledger.add(lambda _: log.Chatted(name="Ada", text="so many!"), "ada") == 3
            async with asyncio.timeout(10):
                while not any(notice.spectators == 599 and notice.people == ["ada"] for notice in heard):
                    await asyncio.sleep(0.05)
            room.connections.clear()


async def test_who_has_seen_more_than_this_host_is_not_judged_by_less(tmp_path: Path) -> None:
    """Ada was at another host, which wrote a move of hers and broke before it said so: she asks here again."""
    async with opened(str(tmp_path / "host.db")) as hall:
        room = await hall.open_table(log.Setup("duck", [""] * 3), "ada")
        for seat, who in enumerate(("ada", "bo", "cy")):
            sat = log.Sat(seat=seat, name=who, contribution="00" * 16)
            await room.ledger.add(lambda _, sat=sat: sat, who)  # type: ignore[misc]
        await room.ledger.add(lambda table: log.Started(rules=table.game.version), "ada")
        there = fold(room.table.id, hall.store.log(room.table.id))
        moves = []
        for n in range(2):  # the second of which nobody may make before the first
            assert there.match is not None
            (seat,), state = there.waiting(), there.match.state
            moves.append(state.moves(seat)[-1])
            words = there.game.notation(state, moves[-1])
            who = there.seats[seat].person
            there.apply(entry := log.Moved(seat=seat, move=words, by=who, id=f"move {n}"))
            assert hall.store.commit([[jobs.append(there.id, there.version, entry)]]) == [True]
        hall.store.forget_connection()
        page: Any = Ear(who)
        await room.enter(page, None, "en", there.version - 1)
        assert page.heard[0]["version"] == there.version
        room.command(page, wire.Move("move 1", there.version - 1, moves[1]))
        async with asyncio.timeout(5):
            while not (answers := [each for each in page.heard if each.get("id")]):
                await asyncio.sleep(0.01)
        assert (answers[0]["type"], answers[0]["version"]) == ("done", there.version)
