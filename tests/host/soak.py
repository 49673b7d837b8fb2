"""Hours of play with all that can go wrong, at once: `make soak`. It is no test of CI; its report is docs/soak.md.

Two arenas on the loopback address: a host on SQLite, whose disk is slow now and then, and two hosts on PostgreSQL,
which is started anew now and then. Hosts are killed; strangers flood them meanwhile. Every match is played to its end
and then read from the store: each move that was acknowledged is there once, where the answer said, and no other.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import random
import shutil
import socket
import sqlite3
import statistics
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, sleep

import httpx
import psycopg
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from coincoin.host.store.postgres import PostgresStore
from coincoin.host.store.sqlite import SqliteStore
from coincoin.host.store.store import Store, StoreProblem

from .player import Person
from .postgres import Postgres
from .quick import Quick
from .server import Server
from .test_nothing_lost import check

DOCS = Path(__file__).parents[2] / "docs" / "soak.md"
START, END = "<!-- the last run -->\n", "<!-- so far -->\n"
GAMES = {"pan": 5, "duck": 3, "canaille": 2, "canardage": 3, "duck-dealer": 2}
WITH_BOT = 0.1  # of the tables: the last seat is a bot's
STUCK = 120.0  # seconds without an acknowledged move: then a table is dead
QUIET = 0.3  # of the time, after which the first host is killed no more, so that its memory can be looked at
GROWTH = 1.10  # at most, of that memory in the last half of the time
Far = Callable[[], float]  # what share of the whole is done

BROKEN = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Match:
    """One table, and those who sit there."""

    def __init__(self, pages: list[Quick]) -> None:
        self.pages, self.over = pages, asyncio.Event()

    def look_after(self, arena: Arena) -> None:
        for page in self.pages:
            page.look_after()
            assert not page.wrong, f"{arena.name}, table {page.table_id}: {page.wrong}"
        if all(page.over for page in self.pages):
            self.over.set()
        elif monotonic() - max(page.moved for page in self.pages) > STUCK:
            raise AssertionError(f"{arena.name}: nothing happens any more: {self.pages}")


class Arena:
    """Hosts on one store, and those who play there."""

    def __init__(self, name: str, servers: list[Server], store: Store) -> None:
        self.name, self.servers, self.store = name, servers, store
        self.dice = random.Random(name)
        self.playing: set[Match] = set()
        self.reader = ThreadPoolExecutor(1)
        self.acknowledged = self.matches = self.apologies = self.kills = self.faults = self.floods = self.again = 0
        self.latencies: list[float] = []
        self.memory: list[float] = []  # MB of the first host, by time
        self.files: list[int] = []
        self.chores: list[asyncio.Task[None]] = []
        self.ended = False

    @property
    def moves(self) -> int:
        return self.acknowledged + sum(len(page.acknowledged) for match in self.playing for page in match.pages)

    async def play(self, n: int) -> None:
        """The same people play one match after the other."""
        async with httpx.AsyncClient(timeout=20) as http:
            people: list[Person] = []
            while not self.ended:
                try:
                    match = await self.seated(http, people, n)
                except BROKEN:  # no host answers just now
                    await asyncio.sleep(0.5)
                    continue
                self.playing.add(match)
                await match.over.wait()
                await asyncio.get_running_loop().run_in_executor(self.reader, self.verify, match.pages)
                self.playing.remove(match)
                self.count(match)

    async def seated(self, http: httpx.AsyncClient, people: list[Person], n: int) -> Match:
        address = self.dice.choice(self.servers).address
        game = self.dice.choice([*GAMES])
        seats = GAMES[game]
        while len(people) < seats:
            name = f"P{n}-{len(people)}"
            made = (await http.post(f"{address}/api/people", json={"name": name})).raise_for_status().json()
            people.append(Person(address, name, made["token"], made["person"]))
        persons = people[: seats - (self.dice.random() < WITH_BOT)]
        bots = ["goose"] * (seats - len(persons))
        setup = {"game": game, "seats": [""] * len(persons) + bots, "patience": 0}
        answer = await http.post(f"{address}/api/tables", json=setup, headers=people[0].headers)
        table = answer.raise_for_status().json()["id"]
        dice = [random.Random(f"{self.name} {table} {seat}") for seat in range(len(persons))]
        return Match([Quick(who, seat, table, dice[seat]) for seat, who in enumerate(persons)])

    def verify(self, pages: list[Quick]) -> None:
        for _ in range(60):
            try:
                check(self.store, pages)
                return
            except (StoreProblem, sqlite3.Error, psycopg.Error):  # the database is away
                self.store.forget_connection()
                sleep(0.5)
        raise AssertionError(f"{self.name}: the log cannot be read")

    def count(self, match: Match) -> None:
        self.matches += 1
        for page in match.pages:
            page.close()
            self.acknowledged += len(page.acknowledged)
            self.latencies += page.latencies
            self.apologies += page.apologies
            self.again += page.again

    async def look_after(self) -> None:
        """Connects whoever is not connected, and sees to it that every table is alive."""
        while True:
            await asyncio.sleep(0.2)
            for match in [*self.playing]:
                match.look_after(self)
                for page in match.pages:
                    if page.line is None and not page.over:
                        with contextlib.suppress(*BROKEN):
                            await page.connect(self.dice.choice(self.servers).port)

    # ---- what goes wrong ----

    async def murder(self, share: float, far: Far) -> None:
        """As long as not more than that share of all is done."""
        while True:
            await asyncio.sleep(self.dice.uniform(60, 150))
            if self.ended or far() >= share:
                return
            victim = self.dice.choice(self.servers)
            victim.kill()
            self.kills += 1
            await asyncio.to_thread(revive, victim)

    async def slow_disk(self, database: Path) -> None:
        while not self.ended:
            await asyncio.sleep(self.dice.uniform(5, 20))
            with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(database, 5)) as other:
                other.isolation_level = None
                other.execute("BEGIN IMMEDIATE")
                self.faults += 1
                await asyncio.sleep(self.dice.uniform(0.2, 2))
                other.execute("ROLLBACK")

    async def new_database(self, postgres: Postgres) -> None:
        while True:
            await asyncio.sleep(self.dice.uniform(45, 90))
            if self.ended:
                return
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(self.dice.uniform(0, 2))
            await asyncio.to_thread(postgres.start)
            self.faults += 1

    async def strangers(self) -> None:
        """Junk on sockets and half requests, from addresses that a proxy tells."""
        while not self.ended:
            server = self.dice.choice(self.servers)
            headers = {"X-Forwarded-For": f"203.0.113.{self.dice.randrange(250)}"}
            with contextlib.suppress(*BROKEN):
                url = server.address.replace("http", "ws") + "/ws"
                async with asyncio.timeout(5), connect(url, additional_headers=headers, compression=None) as line:
                    for _ in range(80):
                        await line.send(
                            self.dice.choice(["{", "[[[[", '{"type": "ping"}', "x" * 20_000, '{"type": "move"}'])
                        )
                        self.floods += 1
            await asyncio.to_thread(self.half_a_request, server)
            await asyncio.sleep(1)

    def half_a_request(self, server: Server) -> None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", server.port), 1) as half:
            half.sendall(b"GET /healthz HTTP/1.1\r\nX: " + b"y" * self.dice.randrange(100_000))
            self.floods += 1

    async def watch(self) -> None:
        while not self.ended:
            await asyncio.sleep(2)
            process = self.servers[0].process
            with contextlib.suppress(OSError, AttributeError):
                kept, shared = Path(f"/proc/{process.pid}/statm").read_text().split()[1:3]  # type: ignore[union-attr]
                self.memory.append((int(kept) - int(shared)) * os.sysconf("SC_PAGE_SIZE") / 1e6)
                self.files.append(len(os.listdir(f"/proc/{process.pid}/fd")))  # type: ignore[union-attr]

    def state(self) -> str:
        memory = f"{self.memory[-1]:.0f} MB" if self.memory else ""
        return f"{self.moves:,} moves, {self.matches} matches, {self.kills} kills, {self.faults} faults, {memory}"

    def row(self) -> str:
        times = sorted(self.latencies)
        p50, p99 = [f"{times[int(len(times) * share)] * 1000:.0f}" for share in (0.5, 0.99)]
        memory = ", ".join(f"{statistics.mean(part):.0f}" for part in split(self.memory, 8))
        return (
            f"| {self.name} | {self.acknowledged:,} | {self.matches:,} | {self.kills} | {self.faults} | "
            f"{self.floods:,} | {self.again:,} | {self.apologies} | {p50} / {p99} | {memory} | "
            f"{max(self.files)}, {self.files[-1]} |\n"
        )


def revive(server: Server) -> None:
    """A host does not start without its database: then later."""
    for _ in range(10):
        with contextlib.suppress(AssertionError):
            server.start()
            return
        sleep(1)
    raise AssertionError(f"a host does not start any more: {server.errors}")


def split(found: list[float], parts: int) -> list[list[float]]:
    return [found[len(found) * n // parts : len(found) * (n + 1) // parts] for n in range(parts)]


def quiet_port() -> int:
    """One that no connection gets for its own end, while a host is dead that listens there."""
    while True:
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port := random.randrange(20_000, 32_000)))
            return port


async def soak(minutes: float, moves: int, tables: int) -> tuple[list[Arena], float]:
    began = monotonic()
    with contextlib.ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="coincoin-soak-"))
        print(f"the hosts' own words, and the file of the first, are in {folder}", flush=True)
        postgres = stack.enter_context(Postgres())
        database = folder / "host.db"
        alone, *two = [
            stack.enter_context(Server(folder, place, quiet_port(), connections=0))
            for place in (str(database), postgres.address, postgres.address)
        ]
        arenas = [
            Arena("SQLite, one host", [alone], SqliteStore(database)),
            Arena("PostgreSQL, two hosts", two, PostgresStore(postgres.address)),
        ]

        def far() -> float:
            return max((monotonic() - began) / 60 / minutes, sum(arena.moves for arena in arenas) / moves)

        async with asyncio.TaskGroup() as group:
            for arena in arenas:
                arena.chores += map(group.create_task, (arena.look_after(), arena.watch(), arena.strangers()))
            arenas[0].chores.append(group.create_task(arenas[0].slow_disk(database)))
            faults = (arenas[0].murder(QUIET, far), arenas[1].murder(1, far), arenas[1].new_database(postgres))
            seats = [(arenas[0], tables), (arenas[1], tables // 3)]  # which costs three times as much
            playing = [group.create_task(arena.play(n)) for arena, many in seats for n in range(many)]
            arenas[0].chores += map(group.create_task, faults)
            while far() < 1:
                await asyncio.sleep(10)
                print(
                    f"{(monotonic() - began) / 60:.1f} min", *(arena.state() for arena in arenas), sep=" | ", flush=True
                )
            for arena in arenas:
                arena.ended = True
            await asyncio.wait(playing)  # every match to its end
            for arena in arenas:
                for chore in arena.chores:
                    chore.cancel()
    shutil.rmtree(folder)
    return arenas, monotonic() - began


def report(arenas: list[Arena], seconds: float) -> str:
    when = datetime.now(UTC).strftime("%d %B %Y")
    moves = sum(arena.acknowledged for arena in arenas)
    head = (
        f"{when}, {seconds / 60:.0f} minutes, {os.cpu_count()} cores, Python {platform.python_version()}: "
        f"**{moves:,} moves acknowledged**, none lost, none doubled; every match was played to its end and read again. "
        f"The memory of the first host grew by {growth(arenas[0].memory) - 1:.1%} in the last half.\n\n"
        "| arena | moves | matches | kills | slow disks / database restarts | junk messages | commands sent again | "
        "`internal` or `too_fast`, tried again | ms to be acknowledged, p50 / p99 | MB of the first host, by eighth | "
        "its files, at most and at the end |\n|---|---|---|---|---|---|---|---|---|---|---|\n"
    )
    return head + "".join(arena.row() for arena in arenas)


def growth(memory: list[float]) -> float:
    """Of the third quarter to the last."""
    _, _, third, last = split(memory, 4)
    return statistics.mean(last) / statistics.mean(third)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="at most")
    parser.add_argument("--moves", type=int, default=1_000_000, help="to be acknowledged, at most")
    parser.add_argument(
        "--tables", type=int, default=40, help="at once in the first arena; a third of them in the second"
    )
    wanted = parser.parse_args()
    arenas, seconds = uvloop.run(soak(wanted.minutes, wanted.moves, wanted.tables))
    print(report(arenas, seconds))
    assert growth(arenas[0].memory) < GROWTH, "memory grows"
    text = DOCS.read_text("utf-8")
    before, rest = text.split(START)
    DOCS.write_text(before + START + "\n" + report(arenas, seconds) + "\n" + END + rest.split(END)[1], "utf-8")


if __name__ == "__main__":
    main()
