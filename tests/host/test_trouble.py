"""What goes wrong at one table, on the disk or in the database stays small, and passes."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest

import coincoin
from coincoin.host.http.health import Health
from coincoin.host.minds.workers import Workers
from coincoin.host.notices.wishes import Channel, channels_of, put_channel
from coincoin.host.pace import ClockRule
from coincoin.host.room.hall import Hall
from coincoin.host.settings import Settings
from coincoin.host.store.opening import open_store
from coincoin.host.store.sqlite import SqliteStore
from coincoin.host.table import entries as log

from .player import Page, full_table, person
from .server import Server
from .test_archive import begun, fresh


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program writes: a backup, a shell."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def no_more_files(server: Server) -> Iterator[None]:
    """The host can open nothing more: neither a file nor a connection."""
    assert server.process is not None
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Hall]:
    """A hall without a socket, in this process."""
    hall = Hall(open_store(database, new=True), Workers(1, 15), Settings())
    await hall.start()
    try:
        yield hall
    finally:
        await hall.close()


def said(text: str) -> log.AnyEntry:
    return log.Chatted(name="Ada", text=text)


async def test_a_match_begins_where_no_more_files_can_be_opened(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        people = [await person(server.address, name) for name in ("Ada", "Bo")]
        made = await people[0].open("canardage", ["", ""])
        ada, bo = [await Page(each, made["id"], "nl").open() for each in people]
        await ada.sit(0)
        await bo.sit(1)
        with no_more_files(server):
            assert (await ada.do("start"))["type"] == "done"
            await bo.until(lambda: bo.event)
        assert (await people[0].ask("GET", f"/api/tables/{made['id']}"))["status"] == "running"
        assert server.stop() == 0


async def test_a_table_that_fails_to_recover_refuses_and_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> Any:
        raise OSError("no more files")

    async with opened(str(tmp_path / "host.db")) as hall:
        room = await hall.open_table(log.Setup("pan", ["", ""]), "ada")
        with monkeypatch.context() as broken:
            broken.setattr(room.ledger, "draw", fails)
            # It is on disk, so it is done, whatever could not be drawn.
            assert await room.ledger.add(lambda _: said("quack"), "ada", "1") == 2
            with pytest.raises(OSError, match="no more files"):
                async with asyncio.timeout(5):
                    await room.ledger.add(lambda _: said("hello?"), "ada", "2")
        async with asyncio.timeout(5):
            while room.ledger.busy:
                await asyncio.sleep(0.1)
            assert await room.ledger.add(lambda _: said("here again"), "ada", "3") == 3
        assert [line.text for line in room.table.chat] == ["quack", "here again"]
        monkeypatch.setattr(room.ledger, "draw", fails)
        await room.ledger.add(lambda _: said("bye"), "ada", "4")
        began = monotonic()
    assert monotonic() - began < 5, "the host could not be stopped"


async def test_the_end_of_a_match_is_shown_once_it_is_on_disk(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        eve, _ = await full_table(server.address, "pan", 2)
        paths = [
            f"/api/tables/{eve.table_id}/{what}"
            for what in ("match", "replay?eye=1", "chances", "scores", "advice?n=0")
        ]
        async with httpx.AsyncClient(base_url=server.address, headers=eve.who.headers, timeout=30) as http:
            assert [(await http.get(path)).status_code for path in paths] == [403] * 5
            with locked(tmp_path / "host.db"):
                await eve.send("resign", id="over")
                asked = [asyncio.create_task(http.get(path)) for path in paths]
                early, _ = await asyncio.wait(asked, timeout=1)
                assert [task.result().text for task in early] == []
            assert [(await task).status_code for task in asked] == [200] * 5
        assert (await eve.until(lambda: eve.answers.get("over")))["type"] == "done"


async def test_what_a_move_showed_is_not_told_before_the_move_is_on_disk(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada, _ = await full_table(server.address, "pan", 2)
        move = ada.choices[0]
        with locked(tmp_path / "host.db"):
            await ada.send("move", id="move", version=ada.event["version"], move=move)
            await ada.send("hint", id="hint")
            await ada.send("why", id="why", move=move)
            with pytest.raises(TimeoutError):
                await ada.until(lambda: {"hint", "why"} & set(ada.answers), 1)
        await ada.until(lambda: {"move", "hint", "why"} <= set(ada.answers))
        assert ada.answers["move"]["type"] == "done"
        assert ada.answers["hint"]["code"] == "no_hint"
        assert ada.answers["why"]["rule"]


async def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    store = fresh(tmp_path / "host.db")
    for id in ("first-one", "broken-one", "other-game", "last-one"):
        begun(store, id, coincoin.game("pan").version, 2)
    store.run("UPDATE log SET entry = '{\"type\":\"quack\"}' WHERE table_id = 'broken-one' AND sequence = 3")
    store.run("UPDATE log SET entry = replace(entry, '\"pan\"', '\"chess\"') WHERE table_id = 'other-game'")
    before = {id: len(store.log(id)) for id in ("first-one", "last-one")}
    store.close()
    with Server(tmp_path) as server:
        reader = SqliteStore(tmp_path / "host.db")
        async with asyncio.timeout(15):
            while not all(len(reader.log(id)) > before[id] for id in before):
                await asyncio.sleep(0.1)
        reader.forget_connection()
        told = server.errors.read_text()
        assert "the log of table broken-one cannot be read" in told
        assert "there is no game 'chess'" in told
        assert httpx.get(f"{server.address}/api/tables/broken-one").status_code == 500
        assert server.stop() == 0


async def test_a_bot_moves_though_the_holidays_of_its_table_could_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(str(tmp_path / "host.db")) as hall:
        hall.settings.bot_pause = 0
        by_days = ClockRule("days", 86400)
        room = await hall.open_table(log.Setup("pan", ["", "random"], clock=by_days), "ada")
        await room.ledger.add(lambda _: log.Sat(seat=0, name="Ada", contribution="00" * 16), "ada")
        read, failed = hall.store.holidays, list[object]()

        def holidays(people: list[str]) -> Any:
            failed.append(people)
            if len(failed) == 1:
                raise OSError("the database is away")
            return read(people)

        monkeypatch.setattr(hall.store, "holidays", holidays)
        await room.ledger.add(lambda table: log.Started(rules=table.game.version), "ada")
        async with asyncio.timeout(10):
            while not room.table.moves:
                await asyncio.sleep(0.05)
        assert failed


async def test_a_match_of_other_rules_is_named_and_listed_as_halted(tmp_path: Path) -> None:
    store = fresh(tmp_path / "host.db")
    begun(store, "old-rules1", coincoin.game("pan").version + 1, 3)
    assert store.ids("running") == ["old-rules1"]
    store.close()
    with Server(tmp_path) as server:
        async with asyncio.timeout(10):
            while "run coincoin migrate" not in server.errors.read_text():
                await asyncio.sleep(0.1)
        assert '"table": "old-rules1"' in server.errors.read_text()
        info = httpx.get(f"{server.address}/api/tables/old-rules1").json()
        assert info["status"] == "halted"
        assert server.stop() == 0
    with closing(fresh(tmp_path / "host.db")) as store:
        assert store.ids("halted") == ["old-rules1"]


async def test_a_host_whose_database_takes_nothing_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coincoin.host.http.health.PATIENCE", 0.3)
    monkeypatch.setattr("coincoin.host.http.health.EVERY", 0.0)
    database = tmp_path / "host.db"
    async with opened(str(database)) as hall:
        health = Health()
        assert await health.check(hall)
        with locked(database):
            assert not await health.check(hall)
        await asyncio.sleep(0.2)
        assert await health.check(hall), "it is well again"
        monkeypatch.setattr(hall.store, "commit", full)
        assert not await health.check(hall)


def full(jobs: object) -> list[bool]:
    raise sqlite3.OperationalError("database or disk is full")


async def test_what_nobody_needs_any_more_goes(tmp_path: Path) -> None:
    """A match that nobody goes on with, then its people; who has a table stays."""
    async with opened(str(tmp_path / "host.db")) as hall:
        ada, token = await hall.new_person("Ada", "", "")
        bo, passing = await hall.new_person("Bo", "", "")
        await hall.writer.write(put_channel(Channel("way", bo.id, "mail", "bo@example.org")))
        room = await hall.open_table(log.Setup("pan", ["", "random"]), ada.id)
        await room.ledger.add(lambda _: log.Sat(seat=0, name="Ada", contribution="00" * 16), ada.id)
        await room.ledger.add(lambda table: log.Started(rules=table.game.version), ada.id)
        hall.settings.abandoned_days = 1
        await hall.prune()
        assert await hall.person(passing), "of today"
        assert hall.store.without_table(1e12) == [bo.id]
        hall.settings.abandoned_days = 1e-9
        await asyncio.sleep(0.01)
        await hall.prune()
        assert hall.store.ids() == []
        assert await hall.person(passing) is None
        assert channels_of(hall.store, bo.id) == [], "nor is it known how to reach them"
        assert await hall.person(token) is None, "she had no other table"


def test_a_host_that_cannot_begin_ends(tmp_path: Path) -> None:
    """As when the database goes away between the port and the first page: who watches over it must see that."""
    program = f"""
from pathlib import Path
from coincoin.host.room import hall
from coincoin.host.serve import serve
from coincoin.host.settings import Settings

def broken(*_):
    raise OSError("the database is gone")

hall.Postman = broken
serve(Settings(port=0, database={str(tmp_path / "host.db")!r}))
"""
    done = subprocess.run([sys.executable, "-c", program], timeout=60, capture_output=True, text=True)
    assert done.returncode
    assert "the database is gone" in done.stderr
