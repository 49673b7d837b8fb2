"""Hours of play with all that can go wrong, at once: `make soak`. It is no test of CI; its report is docs/soak.md.

Two arenas on the loopback address: a host on SQLite, whose disk is slow now and then, and two hosts on PostgreSQL,
which is started anew now and then. Hosts are killed; strangers flood them meanwhile. Every match is read from the store
when it is over: each move that was acknowledged is there once, where the answer said, and no other.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import random
import socket
import sqlite3
import statistics
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, perf_counter, sleep

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from coincoin.host.store.postgres import PostgresStore
from coincoin.host.store.sqlite import SqliteStore
from coincoin.host.store.store import Store

from .player import Json, Page, person
from .postgres import Postgres
from .server import Server
from .stubborn import Stubborn
from .test_nothing_lost import check

DOCS = Path(__file__).parents[2] / "docs" / "soak.md"
START, END = "<!-- the last run -->\n", "<!-- so far -->\n"
GAMES = {"pan": 2, "canaille": 2, "duck": 2}
BROKEN = (OSError, WebSocketException, TimeoutError, Exception)


class Quick(Stubborn):
    """Moves as soon as it may. What our side could not do is tried again, as a page would."""

    def __init__(self, *arguments: object, arena: Arena) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]  # as Stubborn
        self.arena = arena
        self.sent = 0.0

    async def play_through(self) -> None:
        while not self.over and not self.arena.ended:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self.url, max_size=None, open_timeout=5, compression=None) as self.socket:
                    await self.converse()
            await asyncio.sleep(0.1)

    async def converse(self) -> None:
        self.gap = True
        while not self.over and not self.arena.ended:
            if self.gap:
                self.gap = False
                await self.hello_again()
            elif not self.pending and self.choices:
                move = self.dice.choice(self.choices)
                self.pending = {
                    "type": "move",
                    "id": os.urandom(8).hex(),
                    "version": self.event["version"],
                    "move": move,
                }
                self.sent = perf_counter()
                await self.send(**self.pending)
            try:
                await self.receive(1.5)
            except TimeoutError:
                self.gap = True
            self.settle()

    async def hello_again(self) -> None:
        hello: Json = {"table": self.table_id, "token": self.who.token, "version": self.version, "seat": None}
        await self.send("hello", **hello, language="en")
        if self.pending:
            await self.send(**self.pending)

    def settle(self) -> None:
        id = self.pending.get("id", "")
        answer = self.answers.get(id)
        if answer is not None and answer["type"] == "done":
            self.arena.acknowledged += 1
            self.arena.latencies.append(perf_counter() - self.sent)
        if answer is not None and answer.get("code") in ("internal", "too_fast"):
            self.arena.apologies += 1
            self.answers.pop(id)
            self.pending, self.gap = {}, True
            return
        super().settle()


class Arena:
    """Hosts on one store, and those who play there."""

    def __init__(self, name: str, servers: list[Server], store: Store) -> None:
        self.name, self.servers, self.store = name, servers, store
        self.dice = random.Random(name)
        self.acknowledged = self.matches = self.apologies = self.kills = self.faults = self.floods = 0
        self.latencies: list[float] = []
        self.memory: list[float] = []  # MB of the first host, by time
        self.files = 0
        self.ended = False

    async def play(self, seed: int) -> None:
        """One match after the other at one table after the other."""
        while not self.ended:
            try:
                pages = await self.seated(seed)
            except BROKEN:  # no host answers just now
                await asyncio.sleep(0.5)
                continue
            await asyncio.gather(*(page.play_through() for page in pages))
            if all(page.over for page in pages):
                await asyncio.to_thread(self.verify, pages)
            seed += 1000

    async def seated(self, seed: int) -> list[Quick]:
        address = self.dice.choice(self.servers).address
        game = self.dice.choice([*GAMES])
        people = [await person(address, f"P{n}") for n in range(GAMES[game])]
        made = await people[0].open(game, [""] * len(people), patience=0)
        pages = [await Page(each, made["id"]).open() for each in people]
        try:
            for seat, page in enumerate(pages):
                await page.sit(seat)
            await pages[0].do("start")
        finally:
            for page in pages:
                await page.close()
        return [
            Quick(each, made["id"], self.dice.choice(self.servers).address, seed + n, arena=self)
            for n, each in enumerate(people)
        ]

    def verify(self, pages: list[Quick]) -> None:
        while True:
            try:
                check(self.store, [*pages])
                break
            except AssertionError:
                raise
            except Exception:  # the database is away
                self.store.forget_connection()
                if self.ended:
                    return
        self.matches += 1

    # ---- what goes wrong ----

    async def murder(self, until: float) -> None:
        while not self.ended and monotonic() < until:
            await asyncio.sleep(self.dice.uniform(10, 30))
            victim = self.dice.choice(self.servers)
            victim.kill()
            self.kills += 1
            await asyncio.to_thread(revive, victim, self)

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
        while not self.ended:
            await asyncio.sleep(self.dice.uniform(20, 40))
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
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", server.port), 1) as half:
                half.sendall(b"GET /healthz HTTP/1.1\r\nX: " + b"y" * self.dice.randrange(100_000))
                self.floods += 1
            await asyncio.sleep(0.2)

    async def watch(self) -> None:
        while not self.ended:
            await asyncio.sleep(2)
            process = self.servers[0].process
            with contextlib.suppress(OSError, AttributeError):
                pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])  # type: ignore[union-attr]
                self.memory.append(pages * os.sysconf("SC_PAGE_SIZE") / 1e6)
                self.files = len(os.listdir(f"/proc/{process.pid}/fd"))  # type: ignore[union-attr]

    def row(self) -> str:
        quarters = [statistics.mean(part) for part in split(self.memory, 4)] if len(self.memory) >= 4 else []
        times = sorted(self.latencies)
        at = [f"{times[int(len(times) * share)] * 1000:.0f}" for share in (0.5, 0.99)] if times else ["-", "-"]
        memory = ", ".join(f"{each:.0f}" for each in quarters)
        return (
            f"| {self.name} | {self.acknowledged:,} | {self.matches:,} | {self.kills} | {self.faults} | "
            f"{self.floods:,} | {self.apologies} | {at[0]} / {at[1]} | {memory} | {self.files} |\n"
        )


def revive(server: Server, arena: Arena) -> None:
    """A host does not start without its database: then later."""
    while server.process is None and not arena.ended:
        try:
            server.start()
        except AssertionError:
            server.process = None
            sleep(1)


def split(found: list[float], parts: int) -> list[list[float]]:
    return [found[len(found) * n // parts : len(found) * (n + 1) // parts] for n in range(parts)]


async def soak(minutes: float, moves: int, tables: int) -> tuple[list[Arena], float]:
    began, until = monotonic(), monotonic() + minutes * 60
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(Postgres())
        database = folder / "host.db"
        alone = stack.enter_context(Server(folder, str(database)))
        two = [stack.enter_context(Server(folder, postgres.address)) for _ in range(2)]
        arenas = [
            Arena("SQLite, one host", [alone], SqliteStore(database)),
            Arena("PostgreSQL, two hosts", two, PostgresStore(postgres.address)),
        ]
        work = [asyncio.create_task(arena.play(n)) for arena in arenas for n in range(tables)]
        work += [asyncio.create_task(each) for arena in arenas for each in (arena.strangers(), arena.watch())]
        # In its second half the first host lives on: its memory is looked at.
        work.append(asyncio.create_task(arenas[0].murder(began + minutes * 30)))
        work.append(asyncio.create_task(arenas[1].murder(until)))
        work.append(asyncio.create_task(arenas[0].slow_disk(database)))
        work.append(asyncio.create_task(arenas[1].new_database(postgres)))
        while monotonic() < until and sum(arena.acknowledged for arena in arenas) < moves:
            await asyncio.sleep(1)
            for each in work:
                if each.done() and each.exception():
                    raise each.exception()  # type: ignore[misc]  # which is there
        for arena in arenas:
            arena.ended = True
        await asyncio.wait(work, timeout=60)
        for each in work:
            if each.done() and not each.cancelled() and each.exception():
                raise each.exception()  # type: ignore[misc]  # which is there
            each.cancel()
    return arenas, monotonic() - began


def report(arenas: list[Arena], seconds: float) -> str:
    when = datetime.now(UTC).strftime("%d %B %Y")
    moves = sum(arena.acknowledged for arena in arenas)
    head = (
        f"{when}, {seconds / 60:.1f} minutes, {os.cpu_count()} cores, Python {platform.python_version()}: "
        f"**{moves:,} moves acknowledged**, none lost, none doubled, in all matches that were over.\n\n"
        "| arena | moves | matches read again | kills | slow disks / database restarts | junk messages | "
        "`internal` or `too_fast`, tried again | ms to be acknowledged, p50 / p99 | MB of the first host, by quarter | "
        "its files at the end |\n|---|---|---|---|---|---|---|---|---|---|\n"
    )
    return head + "".join(arena.row() for arena in arenas)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="at most")
    parser.add_argument("--moves", type=int, default=1_000_000, help="to be acknowledged, at most")
    parser.add_argument("--tables", type=int, default=6, help="at once, in each of the two arenas")
    wanted = parser.parse_args()
    arenas, seconds = asyncio.run(soak(wanted.minutes, wanted.moves, wanted.tables))
    text = DOCS.read_text("utf-8")
    before, rest = text.split(START)
    DOCS.write_text(before + START + "\n" + report(arenas, seconds) + "\n" + END + rest.split(END)[1], "utf-8")
    print(report(arenas, seconds))


if __name__ == "__main__":
    main()
