"""The short way in: however the bytes come, each message is heard once, whole and in order."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .player import full_table
from .server import Server

MASK = b"\x01\x02\x03\x04"
ASKS = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, FIRST, LAST, CLOSE = 0x81, 0x01, 0x80, 0x88


def ping(n: int) -> bytes:
    return b'{"type": "ping", "n": %d}' % n


def frame(data: bytes, kind: int = TEXT) -> bytes:
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))
    return bytes([kind, 0x80 | len(data)]) + MASK + masked


class Wire:
    """A socket of bare bytes."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __aenter__(self) -> Wire:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        self.writer.write(ASKS)
        assert b" 101 " in await self.reader.readuntil(b"\r\n\r\n")
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def send(self, *parts: bytes) -> None:
        """Each part by itself."""
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.02)

    async def pongs(self, count: int) -> list[int]:
        found: list[int] = []
        while len(found) < count:
            kind, size = await self.reader.readexactly(2)
            assert kind == TEXT, f"a frame of kind {kind:#x} and {size} bytes"
            answers = json.loads(await self.reader.readexactly(size))
            found += [answer["n"] for answer in (answers if isinstance(answers, list) else [answers])]
        return found


@pytest.mark.parametrize("cut", [1, 2, 3, 5, 6, 7, 20, -1])
async def test_messages_are_heard_wherever_the_bytes_are_cut(server: Server, cut: int) -> None:
    one, two, three = (frame(ping(n)) for n in (1, 2, 3))
    async with Wire(server) as wire:
        await wire.send(one, two[:cut], two[cut:], three)
        assert await wire.pongs(3) == [1, 2, 3]
        await wire.send(one + two[:cut], two[cut:] + three, two)
        assert await wire.pongs(4) == [1, 2, 3, 2]


async def test_what_looks_like_a_message_inside_another_is_part_of_it(server: Server) -> None:
    inside = frame(ping(1))
    async with Wire(server) as wire:
        await wire.send(bytes([TEXT, 0x80 | len(inside)]) + MASK, inside)
        kind, size = await wire.reader.readexactly(2)
        assert kind == TEXT and json.loads(await wire.reader.readexactly(size))["type"] == "error"


async def test_a_message_in_fragments_is_heard_whole(server: Server) -> None:
    async with Wire(server) as wire:
        await wire.send(frame(ping(1)), frame(ping(2)[:9], FIRST), frame(ping(2)[9:], LAST), frame(ping(3)))
        assert await wire.pongs(3) == [1, 2, 3]


async def test_no_message_comes_between_fragments(server: Server) -> None:
    async with Wire(server) as wire:
        await wire.send(frame(ping(2)[:9], FIRST), frame(ping(1)))
        kind, _ = await wire.reader.readexactly(2)
        assert kind == CLOSE


async def test_nothing_is_heard_after_goodbye(server: Server) -> None:
    async with Wire(server) as wire:
        await wire.send(frame(ping(1)), frame(b"\x03\xe8", CLOSE), frame(ping(2)))
        assert await wire.pongs(1) == [1]
        kind, _ = await wire.reader.readexactly(2)
        assert kind == CLOSE


async def test_pages_are_told_that_the_host_shuts_down(tmp_path: Path) -> None:
    with Server(tmp_path) as host:
        ada, _ = await full_table(host.address, "pan", 2)
        stopping = asyncio.create_task(asyncio.to_thread(host.stop))
        with pytest.raises(ConnectionClosed):
            await ada.until(lambda: False)
        assert ada.errors[-1] == {
            "type": "error",
            "code": "closing",
            "text": "The server is restarting: it will be back in a moment.",
            "fatal": True,
        }
        assert await stopping == 0
