"""Whatever is malformed, oversized, replayed, reordered, stale or forged gets a typed error and changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import string
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from coincoin.host import wire

from .player import Page, Person, full_table, person
from .server import Server

JUNK = [
    "",
    "coin coin",
    "[]",
    "null",
    "{}",
    '{"type": "quack"}',
    '{"type": "move"}',
    '{"type": "move", "id": "a", "version": 1, "move": "4"}',
    '{"type": "move", "id": "a", "version": -1, "move": 4}',
    '{"type": "move", "id": "a", "version": 1, "move": 1e300}',
    '{"type": "move", "id": "a", "version": 1, "move": 99999999999999999999999}',
    '{"type": "move", "id": "a", "version": 1, "move": 4, "as": 1}',
    '{"type": "say", "id": "a", "text": ""}',
    '{"type": "hello", "table": "../../etc", "token": ""}',
    '{"type": "sit", "id": "a", "seat": 99, "contribution": "zz"}',
    "[" * 5000,
]


async def untouched(page: Page, version: int) -> None:
    """The table is where it was."""
    again = await Page(page.who, page.table_id).open()
    assert again.version == version
    await again.close()


async def flood(page: Page, messages: list[str]) -> None:
    """Send all this, then read until the host hangs up."""
    for message in messages:
        await page.send_raw(message)
    while True:
        await page.receive()


@pytest.mark.parametrize("junk", JUNK)
async def test_a_malformed_message_gets_a_typed_error(server: Server, junk: str) -> None:
    ada, _ = await full_table(server.address, "pan", 2)
    version = ada.version
    await ada.send_raw(junk)
    await ada.until(lambda: ada.errors)
    assert ada.errors[0]["code"] == "malformed"
    assert "Traceback" not in str(ada.errors)
    await untouched(ada, version)


async def test_bytes_that_are_no_text_and_messages_too_long(server: Server) -> None:
    ada, _ = await full_table(server.address, "pan", 2)
    await ada.send_raw(b"\xff\xfe\x00")
    await ada.until(lambda: len(ada.errors) == 1)
    await ada.send("say", id="a", text="x" * 20_000)
    await ada.until(lambda: len(ada.errors) == 2)
    assert [error["code"] for error in ada.errors] == ["malformed", "too_big"]
    with pytest.raises(ConnectionClosed):
        await flood(ada, ["x" * 1_000_000])
    await untouched(ada, ada.version)


async def test_nothing_before_hello(server: Server) -> None:
    page = Page(Person(server.address, "?"), "x" * 12)
    page.socket = await connect(page.url)
    await page.send("start", id="a")
    await page.until(lambda: page.errors)
    assert page.errors[0]["code"] == "hello_first"


async def test_nobody_acts_for_a_seat_without_its_secret(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    for forged in (bo.who.id + ".", ada.who.id + "." + bo.who.token.split(".")[1], ada.who.id, "x" * 200):
        eve = Page(Person(server.address, "Eve", forged), ada.table_id)
        with pytest.raises(ConnectionClosed):
            await eve.open()
        assert eve.errors[0]["code"] == "unknown_person"
    eve = await Page(await person(server.address, "Eve"), ada.table_id).open()
    version = eve.version
    assert eve.choices == []
    for kind, more in (
        ("move", {"version": version, "move": ada.choices[0], "seat": 0}),
        ("move", {"version": version, "move": ada.choices[0]}),
        ("undo", {"seat": 0}),
        ("takeback", {"seat": 0}),
        ("resign", {"seat": 0}),
        ("hint", {"seat": 0}),
        ("try", {"seat": 0, "moves": []}),
        ("why", {"seat": 0, "move": 0}),
        ("stop", {}),
        ("vote", {"yes": True}),
        ("leave", {}),
    ):
        assert (await eve.do(kind, **more))["code"] == "not_yours", kind
    await eve.send("look", seat=0)
    await eve.until(lambda: eve.errors)
    assert eve.errors[0]["code"] == "not_yours"
    assert (await bo.play(ada.choices[0], seat=0))["code"] == "not_yours"
    await untouched(ada, version)


async def test_a_command_sent_twice_is_done_once(server: Server) -> None:
    ada, _ = await full_table(server.address, "pan", 2)
    command = {"id": "once", "version": ada.version, "move": ada.choices[0]}
    await ada.send("move", **command)
    first = await ada.until(lambda: ada.answers.pop("once", None))
    await ada.send("move", **command)
    second = await ada.until(lambda: ada.answers.pop("once", None))
    assert first == second
    again = await Page(ada.who, ada.table_id).open()
    await again.send("move", **command)
    assert await again.until(lambda: again.answers.pop("once", None)) == first
    assert again.event["moves"] == 1


async def test_a_stale_move_is_refused(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    old = ada.version
    await ada.play(ada.choices[0])
    await bo.play(bo.choices[0])
    await ada.until(lambda: ada.choices)
    answer = await ada.do("move", version=old, move=ada.choices[0])
    assert answer["code"] == "stale"
    assert (await ada.play(ada.choices[0]))["type"] == "done"
    assert (await ada.play(0))["code"] == "illegal"


async def test_another_seat_s_secret_pick_does_not_make_a_move_stale(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    old = bo.version
    await ada.play(ada.choices[0])
    assert (await bo.do("move", version=old, move=bo.choices[0]))["type"] == "done"


async def test_floods_are_stopped(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    with pytest.raises(ConnectionClosed):
        await flood(ada, ['{"type": "ping"}'] * 2000)
    assert ada.errors[0]["code"] == "too_fast"
    assert ada.errors[-1]["fatal"]
    await bo.do("say", text="quiet here")


async def test_another_site_s_page_cannot_connect(server: Server) -> None:
    with pytest.raises(InvalidStatus):
        await connect(server.address.replace("http", "ws") + "/ws", origin="https://evil.example")  # type: ignore[arg-type]
    async with httpx.AsyncClient(base_url=server.address) as http:
        answer = await http.post("/api/people", json={"name": "Eve"}, headers={"origin": "https://evil.example"})
        assert answer.status_code == 403
        assert answer.json()["code"] == "origin"


async def test_a_page_that_does_not_read_is_dropped_and_others_play_on(tmp_path: Path) -> None:
    with Server(tmp_path, backlog=20_000) as server:
        ada, _ = await full_table(server.address, "pan", 2)
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        raw.setblocking(False)
        slow = Page(Person(server.address, "?"), ada.table_id)
        slow.socket = await connect(slow.url, sock=raw)
        slow.socket.transport.pause_reading()
        await slow.send("hello", table=slow.table_id, token="", version=0, language="en", seat=None)
        await ada.until(lambda: ada.presence["spectators"] == 1)
        while ada.presence["spectators"]:
            await slow.send("look", seat=None)
            await asyncio.sleep(0.06)  # as fast as allowed
            await ada.do("why", move=0)
        assert (await ada.play(ada.choices[0]))["type"] == "done"


GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/people HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "headers": (GET, b"a: b\r\n"),
    "a header": (GET + b"a: ", b"b" * 1000),
    "an address": (b"GET /", b"a" * 1000),
    "empty lines": (b"", b"\r\n"),
    "the name of a piece of the body": (POST + b"1;", b"a" * 1000),
}


@pytest.mark.parametrize("what", ENDLESS)
async def test_a_request_without_end_is_sent_away(server: Server, what: str) -> None:
    start, more = ENDLESS[what]
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(start)

    async def send_more() -> None:
        for _ in range(500):
            writer.write(more * (10_000 // len(more)))
            await writer.drain()

    with pytest.raises(ConnectionError):
        await send_more()


def test_a_request_has_so_many_headers(server: Server) -> None:
    for count, status in ((80, 200), (120, 400)):
        headers = {f"x-{n}": "b" for n in range(count)}
        assert httpx.get(f"{server.address}/healthz", headers=headers).status_code == status


async def test_a_request_that_takes_its_time_is_sent_away(server: Server) -> None:
    async def goodbye(part: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(part)
        with contextlib.suppress(ConnectionError):
            while await reader.read(1000):
                pass
        writer.close()

    async with asyncio.timeout(20):
        await asyncio.gather(*(goodbye(part) for part in (b"", GET, GET + b"\r\nGET", POST)))


TABLE: list[str] = []  # the one that is fuzzed
letters = st.text(string.printable, max_size=20)
values: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | letters,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(letters, inner, max_size=3),
    max_leaves=5,
)
kinds = st.sampled_from([kind.__struct_config__.tag for kind in get_args(wire.FromPage)] + ["quack"])
fields = st.sampled_from(["id", "table", "token", "version", "seat", "name", "bot", "move", "yes", "text", "n"])


@pytest.mark.slow
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(kinds, st.dictionaries(fields, values, max_size=6)), min_size=1, max_size=12))
def test_a_fuzzer_finds_no_way_to_break_a_table(server: Server, messages: list[tuple[str, dict[str, Any]]]) -> None:
    async def story() -> None:
        eve = await Page(await person(server.address, "Eve"), TABLE[0]).open()
        for kind, more in messages:
            try:
                await eve.send_raw(json.dumps({"type": kind} | more))
            except ConnectionClosed:
                return
        await eve.close()

    if not TABLE:
        pages = asyncio.run(full_table(server.address, "pan", 2))
        TABLE.append(pages[0].table_id)
        TABLE.append(pages[0].who.token)
    asyncio.run(story())
    log = server.errors.read_text()
    assert "could not be answered" not in log
    assert "Traceback" not in log
