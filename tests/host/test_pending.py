"""What waits to be written is told to nobody, whatever they ask: it may never be written."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

import coincoin.host
from coincoin.host import wire
from coincoin.host.room.hall import Hall, Person
from coincoin.host.room.room import Room
from coincoin.host.socket.connection import Connection
from coincoin.host.store.jobs import Code
from coincoin.host.table import entries as log
from coincoin.host.table.refusal import Refusal

from .player import Json, Page, full_table
from .server import Server
from .test_trouble import locked, opened

BODY = {
    "/api/people": {"name": "Eve"},
    "/api/me": {"name": "Eve"},
    "/api/tables": {"game": "pan", "seats": ["", ""]},
    "/api/tables/{table}/play-on": {"moves": 0, "seat": 0},
    "/api/codes": {},
    "/api/codes/claim": {"code": "12345678"},
    "/api/qr": {"text": "quack"},
    "/api/verify": {"text": "quack"},
}
FIELDS: Json = {
    "seat": 0,
    "contribution": "0" * 64,
    "contributions": ["0" * 64],
    "version": 1,
    "move": 0,
    "yes": True,
    "text": "quack",
    "name": "Eve",
}


def test_only_the_room_looks_at_a_table_that_may_not_be_written_yet() -> None:
    """All others are given it by `alone`, once it is."""
    host = Path(coincoin.host.__file__).parent
    for folder in ("http", "socket"):
        for file in (host / folder).glob("*.py"):
            assert not re.search(r"room\.table|ledger\.table|\)\.table\b", file.read_text()), file


async def test_while_the_end_is_written_no_answer_knows_of_it(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        eve, bo = await full_table(server.address, "pan", 2)
        pages = [await Page(eve.who, eve.table_id).open() for _ in get_args(wire.FromPage)]
        async with httpx.AsyncClient(base_url=server.address, headers=eve.who.headers, timeout=30) as http:
            described = (await http.get("/schema/openapi.json")).json()["paths"]
            with locked(tmp_path / "host.db"):
                await eve.send("resign", id="over")
                await asyncio.sleep(0.2)
                asked = [
                    asyncio.create_task(request(http, method, path, eve.table_id, operation))
                    for path, methods in described.items()
                    for method, operation in methods.items()
                ]
                for page, kind in zip(pages, get_args(wire.FromPage), strict=True):
                    await page.send(**message(kind, page))
                early, _ = await asyncio.wait(asked, timeout=1.5)
                heard = [answer.result().text for answer in early]
                for page in [*pages, eve, bo]:
                    del page.received[:]
                    with pytest.raises(TimeoutError):
                        await page.until(lambda: False, 0.05)
                    heard += [text.decode() for text in page.received]
            for answer in asked:
                assert (await answer).status_code < 500, answer.result().request.url
            info = (await http.get(f"/api/tables/{eve.table_id}")).json()
        assert info["status"] == "finished"
        assert len(asked) > 20
        assert len(heard) > 10, "nothing was heard at all"
        for text in heard:
            assert info["secret"] not in text
            assert '"status":"finished"' not in text or eve.table_id not in text
            assert '"resigned":true' not in text
            assert '"done"' not in text


async def request(http: httpx.AsyncClient, method: str, path: str, table: str, operation: Json) -> httpx.Response:
    query = {each["name"]: 1 for each in operation.get("parameters", []) if each["in"] == "query" and each["required"]}
    where = path.replace("{table}", table).replace("{game}", "pan")
    return await http.request(method, re.sub(r"\{.*?\}", "x", where), params=query, json=BODY.get(path))


def message(kind: Any, page: Page) -> Json:
    """One of this kind, that asks as much as it can."""
    names = [field.name for field in msgspec.structs.fields(kind)]
    found = {name: FIELDS[name] for name in names if name in FIELDS}
    if "table" in names:
        found |= {"table": page.table_id, "token": page.who.token}
    if "id" in names:
        found["id"] = "asked"
    return {"type": kind.__struct_config__.tag} | found


class Held:
    """A store whose commits wait, and fail when they are let go."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commit, self.gate, self.store = hall.store.commit, threading.Event(), hall.store
        monkeypatch.setattr(hall.store, "commit", self.fails)

    def fails(self, jobs: Any) -> list[bool]:
        self.gate.wait(10)
        self.store.commit = self.commit  # type: ignore[method-assign]
        raise OSError("the disk is full")


class Ear:
    """A page's connection that keeps what it is sent."""

    def __init__(self, person: str) -> None:
        self.person, self.name, self.eye, self.language = person, person, None, "en"
        self.hat, self.device, self.shown = "", "", True
        self.shunned_by: set[str] = set()
        self.yours: list[int] = []
        self.heard: list[Json] = []
        self.gone: list[Exception] = []

    def send(self, message: wire.Answer) -> None:
        self.send_text(wire.encode(message))

    def send_text(self, text: bytes) -> None:
        self.heard.append(msgspec.json.decode(text))

    def end(self, reason: Exception) -> None:
        self.gone.append(reason)


async def look(room: Room, person: str) -> Any:
    ear: Any = Ear(person)
    connection: Connection = ear
    await room.enter(connection, None, "en", 0)
    return ear


async def begun(hall: Hall) -> Room:
    """Eve and Bo play Pan."""
    room = await hall.open_table(log.Setup("pan", ["", ""]), "eve")
    for seat, person in enumerate(("eve", "bo")):
        sat = log.Sat(seat=seat, name=person, contribution="0" * 64)
        await room.ledger.add(lambda _, sat=sat: sat, person)  # type: ignore[misc]
    await room.ledger.add(lambda table: log.Started(rules=table.game.version), "eve")
    return room


async def test_no_rematch_of_a_match_whose_end_was_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(str(tmp_path / "host.db")) as hall:
        room = await begun(hall)
        held = Held(hall, monkeypatch)
        resigning = asyncio.create_task(room.ledger.add(lambda _: log.Resigned(seat=0), "eve"))
        await asyncio.sleep(0.1)
        asking = asyncio.create_task(hall.rematch(room, "eve", "again"))
        await asyncio.sleep(0.1)
        held.gate.set()
        with pytest.raises(OSError, match="full"):
            await resigning
        with pytest.raises(Refusal, match="still being played"):
            await asking
        assert [*hall.rooms] == [room.table.id]


async def test_a_seat_that_was_not_given_after_all_shows_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(str(tmp_path / "host.db")) as hall:
        room = await begun(hall)
        bo, cy, dee = [await look(room, name) for name in ("bo", "cy", "dee")]
        held = Held(hall, monkeypatch)
        giving = asyncio.create_task(hall.give_seat(Code("bo", room.table.id, 1), Person("cy", "Cy")))
        await asyncio.sleep(0.1)
        room.leave(dee)  # all are told who is here
        assert cy.heard[-1] == {"type": "presence", "seats": [False, True], "spectators": 1, "watching": ["cy"]}
        held.gate.set()
        with pytest.raises(OSError, match="full"):
            await giving
        async with room.alone() as table:
            move = table.game.move_families.notation(table.match.state.moves(0)[0]) if table.match else ""
        await room.ledger.add(lambda _: log.Moved(seat=0, move=move), "eve")
        assert (bo.eye, cy.eye) == (1, None)
        assert bo.heard[-1]["type"] == cy.heard[-1]["type"] == "event"
