"""One thing after the other goes wrong, at each moment of a match: the table lives on, and nothing is refused that is
on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from coincoin.host import wire
from coincoin.host.minds.workers import Workers
from coincoin.host.room.hall import Hall
from coincoin.host.room.room import Room
from coincoin.host.store.sqlite import SqliteStore
from coincoin.host.store.store import Store
from coincoin.host.table import entries as log
from coincoin.host.table.reading import fold
from coincoin.kernel.dice import seal

from .test_pending import Ear
from .test_trouble import opened

MOVES = 3
BYTES = "0" * 64  # what Ada mixes into the dice
# What fails: before it is done, or when it is done and nobody hears of it, as when a database goes away.
PLACES: dict[str, list[tuple[type, str, bool]]] = {
    "writing": [(Store, "commit", True)],
    "having written": [(Store, "commit", False)],
    "reading": [(Store, "log", True), (Store, "driven", True), (Store, "ids", True)],
    "drawing": [(Room, "draw", True)],
    "telling": [(Room, "show", True)],
    "a bot": [(Workers, "choose", True)],
}


class Fault:
    """The nth call of these raises."""

    def __init__(self, places: list[tuple[type, str, bool]], nth: int, patch: pytest.MonkeyPatch) -> None:
        self.nth, self.calls, self.fired = nth, 0, False
        for kind, name, before in places:
            patch.setattr(kind, name, self.around(getattr(kind, name), before))

    def around(self, true: Callable[..., Any], before: bool) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            self.calls += 1
            failing = self.calls == self.nth
            self.fired |= failing
            if failing and before:
                raise OSError("something broke")
            done = true(*arguments, **named)
            if failing:
                raise OSError("something broke afterwards")
            return done

        return call


def on_disk(disk: SqliteStore, room: Room) -> list[log.AnyEntry]:
    return [log.decode_entry(text) for text in disk.texts(room.table.id)]


class Asker(Ear):
    """Asks again with the same id until it is done, as a page does."""

    def __init__(self, disk: SqliteStore) -> None:
        super().__init__("ada")
        self.disk = disk
        self.done: dict[str, int] = {}

    def refuse(self, id: str, code: str, text: str, rule: str = "") -> None:
        self.send(wire.Refused(id, code, text, rule))

    async def ask(self, room: Room, command: wire.Command) -> None:
        connection: Any = self
        while command.id not in self.done:
            heard = len(self.heard)
            room.command(connection, command)
            async with asyncio.timeout(5):
                while not (found := [each for each in self.heard[heard:] if each.get("id") == command.id]):
                    await asyncio.sleep(0.01)
            if found[0]["type"] == "done":
                self.done[command.id] = found[0]["version"]
            else:
                assert found[0]["code"] == "internal", found
                assert command.id not in [log.decode_entry(text).id for text in self.disk.texts(room.table.id)], (
                    "it is on disk"
                )


async def story(hall: Hall, disk: SqliteStore) -> tuple[Room, Asker]:
    """Ada plays Pan against a bot, speaks, and resigns."""
    room: Room | None = None
    while room is None:
        with suppress(OSError):
            room = await hall.open_table(log.Setup("pan", ["", "random"]), "ada")
    ada = Asker(disk)
    connection: Any = ada
    while connection not in room.connections:
        with suppress(OSError):
            await room.enter(connection, None, "en", 0)
    await ada.ask(room, wire.Sit("sit", 0, seal(BYTES)))
    await ada.ask(room, wire.Start("start"))
    await ada.ask(room, wire.Reveal("reveal", [BYTES]))
    for n in range(MOVES):
        async with asyncio.timeout(10):
            while True:
                async with room.alone() as table:
                    moves, version = (table.match.state.moves(0), table.version) if table.match else ([], 0)
                if moves:
                    break
                await asyncio.sleep(0.01)
        await ada.ask(room, wire.Move(f"move {n}", version, moves[0]))
    await ada.ask(room, wire.Say("say", "quack"))
    await ada.ask(room, wire.Resign("resign"))
    return room, ada


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
async def test_whatever_fails_the_table_goes_on(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(min(seconds, 0.05)))
    nth, fired = 0, True
    while fired:
        nth += 1
        path = tmp_path / f"{nth}.db"
        with monkeypatch.context() as patch:
            async with opened(str(path)) as hall:
                hall.settings.bot_pause = 0
                fault = Fault(PLACES[place], nth, patch)
                disk = SqliteStore(path)
                room, ada = await story(hall, disk)
                entries = on_disk(disk, room)
                for id, version in ada.done.items():
                    assert [n for n, entry in enumerate(entries, 1) if entry.id == id] == [version], (nth, id)
                assert fold(room.table.id, entries).status == "finished"
                async with room.alone() as table:
                    assert (table.version, table.status) == (len(entries), "finished"), nth
                disk.forget_connection()
                fired, began = fault.fired, monotonic()
            assert monotonic() - began < 5, "the host could not be stopped"
    assert nth > 2, "nothing failed at all"
