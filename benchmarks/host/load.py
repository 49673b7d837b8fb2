"""Load on a host: many tables of scripted people who move as soon as they may. Prints one JSON object.

python benchmarks/host/load.py --tables 500 --seats 4 --game pan
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import cast

import httpx
import msgspec
import uvloop
from msgspec import UNSET, UnsetType

CLOCK = time.perf_counter


class Choice(msgspec.Struct):
    move: int


class Scene(msgspec.Struct):
    choices: list[Choice] | UnsetType = UNSET


class Moment(msgspec.Struct):
    change: Scene


class Info(msgspec.Struct):
    status: str


class Heard(msgspec.Struct):
    """What a load test needs of any message."""

    type: str
    version: int = 0
    since: int | UnsetType = UNSET
    scene: Scene | UnsetType = UNSET
    change: Scene | UnsetType = UNSET
    moments: list[Moment] = []
    table: Info | None = None


one = msgspec.json.Decoder(Heard).decode
several = msgspec.json.Decoder(list[Heard]).decode


class Table:
    def __init__(self) -> None:
        self.sent: dict[int, float] = {}  # version: when its move was sent
        self.seen: dict[int, list[float]] = {}  # version: when other seats saw it
        self.over = False


class Seat(asyncio.Protocol):
    """A page reduced to what a load test needs: a socket that finds its choices and takes one."""

    def __init__(self, table: Table, hello: dict[str, object], dice: random.Random) -> None:
        self.table, self.hello, self.dice = table, hello, dice
        self.buffer = b""
        self.open = False
        self.version = 0
        self.playing = False
        self.moves: list[int] = []
        self.pending = 0.0  # when the move was sent that has no answer yet
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.answered: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, message: dict[str, object]) -> None:
        data = json.dumps(message).encode()
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)  # a mask of zeros changes nothing

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.open, self.buffer = True, rest
            self.send(self.hello)
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            kind, payload = self.buffer[0] & 15, self.buffer[start : start + size]
            self.buffer = self.buffer[start + size :]
            if kind == 1:
                self.take(payload)
            elif kind == 9:
                self.transport.write(bytes([0x8A, 0x80 | size]) + b"\0\0\0\0" + payload)

    def take(self, payload: bytes) -> None:
        for heard in several(payload) if payload.startswith(b"[") else [one(payload)]:
            if heard.type == "done":
                self.done(heard.version)
            elif heard.type == "event":
                self.event(heard)
            elif heard.type == "welcome" and not self.welcomed.done():
                self.welcomed.set_result(None)
            elif heard.type == "refused":
                self.pending = 0.0
        self.move()

    def done(self, version: int) -> None:
        if self.pending:
            self.table.sent[version] = self.pending
            self.pending = 0.0
        if self.answered is not None and not self.answered.done():
            self.answered.set_result(None)

    def event(self, heard: Heard) -> None:
        now = CLOCK()
        for version in range((heard.since or heard.version - 1) + 1, heard.version + 1):
            self.table.seen.setdefault(version, []).append(now)
        self.version = heard.version
        self.table.over = self.table.over or (heard.table is not None and heard.table.status == "finished")
        for scene in (*(moment.change for moment in heard.moments), heard.scene, heard.change):
            if scene and scene.choices is not UNSET:
                self.moves = [choice.move for choice in scene.choices]

    def move(self) -> None:
        if self.playing and self.moves and not self.pending:
            self.pending = CLOCK()
            move = self.dice.choice(self.moves)
            self.send({"type": "move", "id": secrets.token_hex(4), "version": self.version, "move": move})

    async def command(self, **message: object) -> None:
        self.answered = asyncio.get_running_loop().create_future()
        self.send({"id": secrets.token_hex(4), **message})
        await self.answered


def keep(page: Seat) -> Seat:
    return page


async def seats(http: httpx.AsyncClient, port: int, game: str, count: int, n: int) -> tuple[Table, list[Seat]]:
    people = [(await http.post("/api/people", json={"name": f"P{n}-{seat}"})).json()["token"] for seat in range(count)]
    made = await http.post(
        "/api/tables",
        json={"game": game, "seats": [""] * count, "patience": 0},
        headers={"authorization": f"Bearer {people[0]}"},
    )
    id, table = made.json()["id"], Table()
    loop, found = asyncio.get_running_loop(), []
    for seat, token in enumerate(people):
        hello = {"type": "hello", "table": id, "token": token}
        page = Seat(table, hello, random.Random(n * 10 + seat))
        await loop.create_connection(partial(keep, page), "127.0.0.1", port)
        await page.welcomed
        await page.command(type="sit", seat=seat, contribution="ab" * 16)
        found.append(page)
    await found[0].command(type="start")
    return table, found


def memory(pid: int) -> int:
    """Bytes in memory of a process."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1]) * 1024  # type: ignore[index]


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def calm(pid: int) -> None:
    """Wait for what a host learns once, after its start."""
    used = -1.0
    while cpu(pid) > used + 0.02:
        used = cpu(pid)
        await asyncio.sleep(1)


async def load(port: int, pid: int, game: str, tables: int, count: int, most: float) -> dict[str, object]:
    empty = memory(pid)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as http:
        made = []
        for first in range(0, tables, 25):
            rooms = range(first, min(tables, first + 25))
            made += await asyncio.gather(*(seats(http, port, game, count, n) for n in rooms))
    await calm(pid)
    full = memory(pid)
    begun, used = CLOCK(), cpu(pid)
    for table, pages in made:
        table.sent.clear()
        table.seen.clear()
        for page in pages:
            page.playing = True
            page.move()
    # As long as most tables are still playing: a steady load.
    while sum(table.over for table, _ in made) < tables / 4 and CLOCK() - begun < most:
        await asyncio.sleep(0.05)
    seconds, used = CLOCK() - begun, cpu(pid) - used
    moves = sum(len(table.sent) for table, _ in made)
    times = [
        (at - table.sent[version]) * 1000
        for table, _ in made
        for version, ats in table.seen.items()
        if version in table.sent
        for at in ats
    ]
    cuts = statistics.quantiles(times, n=100)
    return {
        "moves_a_second": round(moves / seconds),
        "p50_ms": round(cuts[49], 1),
        "p95_ms": round(cuts[94], 1),
        "p99_ms": round(cuts[98], 1),
        "cpu_us_a_move": round(used / moves * 1e6),
        "moves": moves,
        "kB_a_table": round((full - empty) / tables / 1000, 1),
    }


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def measure(game: str, tables: int, seats: int, seconds: float) -> dict[str, object]:
    """Start a host with a database of its own, play, stop it."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "coincoin.cli", "serve", f"--port={port}", "--rate=1000000", "--connections=0"]
        host = subprocess.Popen([*command, f"--database={folder}/host.db"], stdout=subprocess.DEVNULL)
        try:
            while host.poll() is None:
                try:
                    httpx.get(f"http://127.0.0.1:{port}/healthz")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            return uvloop.run(load(port, host.pid, game, tables, seats, seconds))
        finally:
            host.terminate()
            host.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60, help="at most")
    parser.add_argument("--game", default="pan")
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.game, arguments.tables, arguments.seats, arguments.seconds)))


if __name__ == "__main__":
    main()
