"""The hall: every room of this host, and the way to the store, the bots and the other hosts."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Iterator
from hmac import compare_digest
from time import monotonic, time

from coincoin.host.minds.workers import Workers
from coincoin.host.room.ledger import Clerk
from coincoin.host.room.room import Room
from coincoin.host.settings import Settings
from coincoin.host.socket.connection import Outbox
from coincoin.host.store import jobs
from coincoin.host.store.store import MISSED, Notice, Store
from coincoin.host.store.writer import Writer
from coincoin.host.table import decide
from coincoin.host.table import entries as log
from coincoin.host.table.fold import Table, by_other_rules, fold
from coincoin.host.table.refusal import Refusal
from coincoin.host.watch.journal import note
from coincoin.host.watch.metrics import METRICS, Gauge

UNUSED = 60  # seconds a room stays in memory without pages
CODE_SECONDS = 600
GOODBYE = 15  # seconds to finish what was begun; a locked SQLite gives up after 10


class Person:
    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


class Hall:
    """Made inside the event loop; `close` it there too."""

    def __init__(self, store: Store, workers: Workers, settings: Settings) -> None:
        self.store = store
        self.workers = workers
        self.settings = settings
        self.hint_bot = "goose"
        self.writer = Writer(store)
        self.clerk = Clerk(self.writer)
        self.outbox = Outbox()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._behind: set[asyncio.Task[None]] = set()
        self._failing: set[str] = set()
        METRICS.gauges = [
            Gauge("coincoin_rooms", "Tables in memory.", lambda: len(self.rooms)),
            Gauge("coincoin_pages", "Connected pages.", self.connected),
        ]

    def connected(self) -> int:
        return sum(len(room.connections) for room in self.rooms.values())

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.store.listen(lambda notice: loop.call_soon_threadsafe(self.noticed, notice))
        for every, work in ((5, self.wake_driven), (30, self.forget_unused), (4, self.tell_all), (3600, self.prune)):
            self._tasks.append(asyncio.create_task(self._repeat(every, work)))
        self._tasks.append(asyncio.create_task(self.name_halted()))

    @property
    def closed(self) -> bool:
        return self.clerk.closed

    async def close(self) -> None:
        """Say goodbye, finish writing, stop the bots."""
        self.clerk.closed = True
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            if room.driver is not None:
                room.driver.cancel()
            for connection in room.connections:
                connection.complain("closing", "the host shuts down: connect again in a moment", fatal=True)
        await self.workers.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                for room in [*self.rooms.values()]:
                    with contextlib.suppress(Exception):  # one that cannot go on has nothing to finish
                        async with room.alone():  # what was begun is finished
                            pass
        await self.writer.close()
        self.store.close()

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as problem:
                note("housekeeping failed", problem=repr(problem))
            await asyncio.sleep(seconds)

    # ---- people ----

    async def new_person(self, name: str) -> tuple[Person, str]:
        """A person and the token that proves it, which is kept nowhere here."""
        person, secret = secrets.token_hex(8), secrets.token_urlsafe(32)
        await self.writer.write(jobs.put_person(person, name, secret))
        return Person(person, name), f"{person}.{secret}"

    async def person(self, token: str) -> Person | None:
        """Whose token this is."""
        id, _, secret = token.partition(".")
        found = await self.writer.read(self.store.person, id) if secret else None
        if found is None:
            return None
        name, hashes = found
        proof = jobs.hashed(secret)
        known = [compare_digest(proof, each) for each in hashes]  # all of them: no telling by time
        return Person(id, name) if any(known) else None

    # ---- tables ----

    async def room(self, id: str) -> Room | None:
        """The room of a table, from memory or from its log."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room | None:
        try:
            entries = await self.writer.read(self.store.log, id)
            if not entries:
                return None
            table = fold(id, entries)
            if table.status == "halted":
                note("halted", table=id, why=table.halted)
                await self.writer.write([jobs.put_table(table)])
            room = self.rooms[id] = Room(self, table)
            room.wake()
            return room
        finally:
            del self._loading[id]

    async def open_table(self, setup: log.Setup, owner: str) -> Room:
        """A new table; Refusal if it cannot be."""
        return await self._make(decide.made(setup, owner))

    async def _make(self, made: log.Made) -> Room:
        id = secrets.token_urlsafe(12)
        table = Table(id, made)
        seated = [jobs.put_seated(person, id) for person in {made.by, *table.people()}]
        await self.writer.write([jobs.append(id, 1, made), jobs.put_table(table), *seated])
        self.rooms[id] = Room(self, table)
        return self.rooms[id]

    async def rematch(self, room: Room, person: str, id: str) -> int:
        """The same people at a new table. Only the first who asks makes one."""
        table = room.table
        made = decide.made_again(table, person)
        if table.rematch:
            return table.version
        new = await self._make(made)
        try:
            return await room.ledger.add(lambda now: decide.rematched(now, new.table.id), person, id)
        except Refusal:
            return room.table.version

    async def give_seat(self, code: jobs.Code, person: Person) -> Room:
        """The seat of a code goes to who claimed it."""
        room = await self.room(code.table)
        if room is None:
            raise Refusal("unknown_table", "this table is gone")
        await room.ledger.add(lambda now: decide.seat_given(now, code.seat, code.person), person.id)
        return room

    # ---- other hosts ----

    async def leads(self, table: str) -> bool:
        """Is it this host that moves bots and clocks at a table?"""
        return not self.store.several_hosts or await self.writer.read(self.store.leads, table)

    def noticed(self, notice: Notice) -> None:
        """Another host on the same database has written, or says who is there."""
        if notice == MISSED:
            for room in self.rooms.values():
                self._catch_up(room)
            return
        found = self.rooms.get(notice.table)
        if found is None or notice.host == self.store.host:
            return
        if notice.people is not None:
            found.there(notice.host, set(notice.people), notice.spectators)
        elif notice.sequence > found.ledger.said:
            self._catch_up(found)

    def _catch_up(self, room: Room) -> None:
        self._behind.add(task := asyncio.create_task(room.ledger.catch_up()))
        task.add_done_callback(self._behind.discard)

    def tell_presence(self, room: Room) -> None:
        if self.store.several_hosts and not self.closed:
            # A notice has at most 8,000 bytes: of those who do not sit here their number must do.
            seated = sorted(room.here() & room.table.people())
            notice = Notice(self.store.host, room.table.id, people=seated, spectators=room.watching())
            self.writer.write([self.store.told(notice)])

    # ---- housekeeping ----

    async def tell_all(self) -> None:
        """Other hosts forget who is here unless told again."""
        if self.store.several_hosts:
            for room in self.rooms.values():
                if room.connections:
                    self.tell_presence(room)

    async def wake_driven(self) -> None:
        """Tables where bots play or clocks run go on without pages, and after a restart."""
        for id in await self.writer.read(self.store.driven):
            if id not in self.rooms:
                with self._by_itself(id):
                    await self.room(id)

    async def name_halted(self) -> None:
        """Matches of other rules wait for `coincoin migrate`: the log of the host and the list of tables say which."""
        for status in ("running", "halted"):
            for id in await self.writer.read(self.store.ids, status):
                with self._by_itself(id):
                    if status == "halted" or by_other_rules(await self.writer.read(self.store.log, id)):
                        room = await self.room(id)
                        if room is not None and room.table.status != "halted":
                            await self.writer.write([jobs.put_table(room.table)])

    @contextlib.contextmanager
    def _by_itself(self, table: str) -> Iterator[None]:
        """A table that fails does not keep others from their turn. It is named once."""
        try:
            yield
            self._failing.discard(table)
        except Exception as problem:
            if table not in self._failing:
                self._failing.add(table)
                note("a table cannot be used", table=table, problem=repr(problem))

    async def forget_unused(self) -> None:
        for id, room in [*self.rooms.items()]:
            if room.unused() and monotonic() - room.used > UNUSED:
                del self.rooms[id]
                if self.store.several_hosts:
                    await self.writer.read(self.store.gives_up, id)

    async def prune(self) -> None:
        """Old tables go, by the policy of who runs the host."""
        ages = {"finished": self.settings.keep_days * 86400, "lobby": self.settings.lobby_hours * 3600}
        for status, age in ages.items():
            if age:
                for id in await self.writer.read(self.store.untouched, status, time() - age):
                    room = self.rooms.get(id)
                    if room is None or not room.connections:
                        self.rooms.pop(id, None)
                        with self._by_itself(id):
                            await self.writer.write(jobs.delete_table(id))
                            note("pruned", table=id)
