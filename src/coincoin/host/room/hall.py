"""The hall: every room of this host, and the way to the store, the bots and the other hosts."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from hmac import compare_digest
from time import monotonic

import msgspec

from coincoin.host import hours
from coincoin.host.minds.workers import Workers
from coincoin.host.notices.postman import Postman
from coincoin.host.room.ledger import Clerk
from coincoin.host.room.room import Room
from coincoin.host.settings import Settings
from coincoin.host.sign import TableInfo
from coincoin.host.socket.connection import Outbox
from coincoin.host.store import jobs, who
from coincoin.host.store.results import missing, put_results
from coincoin.host.store.store import MISSED, Notice, Store
from coincoin.host.store.writer import Writer
from coincoin.host.table import decide, spoken
from coincoin.host.table import entries as log
from coincoin.host.table.checks import check_name
from coincoin.host.table.fold import Table
from coincoin.host.table.reading import by_other_rules, fold
from coincoin.host.table.refusal import Refusal
from coincoin.host.watch.journal import note
from coincoin.host.watch.limits import Limits
from coincoin.host.watch.metrics import METRICS, Gauge

UNUSED = 60  # seconds a room stays in memory without pages
CODE_SECONDS = 600
MOST_RENAMED = 200  # tables that hear of a new name at once
GOODBYE = 15  # seconds to finish what was begun; a locked SQLite gives up after 10


def infos(found: list[str]) -> list[TableInfo]:
    return [msgspec.json.decode(info, type=TableInfo) for info in found]


class Person:
    def __init__(self, id: str, name: str, address: str = "", hat: str = "", device: str = "") -> None:
        self.id = id
        self.name = name
        self.address = address  # they ask from
        self.hat = hat
        self.device = device  # the hash of the secret by which they came


class Hall:
    """Made inside the event loop; `close` it there too."""

    def __init__(self, store: Store, workers: Workers, settings: Settings) -> None:
        self.store = store
        self.workers = workers
        self.settings = settings
        self.hint_bot = "goose"
        self.opened = hours.now()
        self.writer = Writer(store)
        self.clerk = Clerk(self.writer)
        self.outbox = Outbox()
        self.limits = Limits(settings)
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
        """The database may be gone again by now: then nothing is left that would keep the process from its end."""
        try:
            self.postman = await self.writer.read(Postman, self.writer, self.settings)
        except Exception:
            await self.writer.close()
            self.store.close()
            raise
        loop = asyncio.get_running_loop()
        self.store.listen(lambda notice: loop.call_soon_threadsafe(self.noticed, notice))
        for every, work in ((5, self.wake_driven), (30, self.forget_unused), (4, self.tell_all), (3600, self.prune)):
            self._tasks.append(asyncio.create_task(self._repeat(every, work)))
        self._tasks.append(asyncio.create_task(self.name_halted()))
        self._tasks.append(asyncio.create_task(self.fill_results()))
        self.postman.start()

    @property
    def closed(self) -> bool:
        return self.clerk.closed

    async def close(self) -> None:
        """Finish writing, stop the bots. Pages have been told by then: see `socket/transport.py`."""
        self.clerk.closed = True
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            if room.driver is not None:
                room.driver.cancel()
        await self.postman.close()
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

    async def new_person(self, name: str, hat: str, device: str) -> tuple[Person, str]:
        """A person and the token that proves it, which is kept nowhere here."""
        person, secret = secrets.token_hex(8), secrets.token_urlsafe(32)
        await self.writer.write(who.put_person(person, name, hat, secret, device))
        return Person(person, name, hat=hat), f"{person}.{secret}"

    async def person(self, token: str) -> Person | None:
        """Whose token this is."""
        id, _, secret = token.partition(".")
        found = await self.writer.read(who.known, self.store, id) if secret else None
        if found is None:
            return None
        proof = jobs.hashed(secret)
        known = [compare_digest(proof, each) for each in found.hashes]  # all of them: no telling by time
        if not any(known):
            return None
        if hours.now() - found.hashes[proof] > who.SEEN_EVERY:
            self.writer.submit(who.saw(proof), lambda result: None)
        return Person(id, found.name, hat=found.hat, device=proof)

    async def rename(self, person: Person, name: str, hat: str) -> None:
        """Wherever they sit; Refusal if somebody at one of these tables could be taken for them."""
        tables = infos(await self.writer.read(self.store.tables_of, person.id, MOST_RENAMED))
        rooms = [await self.room(each.id) for each in tables if each.status in ("lobby", "running")]
        for room in rooms:
            if room is not None and room.table.called(person.id, person.name):
                check_name(room.table, person.id, name, own=True)
        await self.writer.write(who.rename(person.id, name, hat))
        for room in rooms:
            if room is not None:
                with contextlib.suppress(Refusal):  # of who has no seat by that name any more
                    await room.ledger.add(lambda now: decide.renamed(now, person.id, person.name, name, hat), person.id)
        for room in self.rooms.values():
            room.called(person.id, name, hat)

    async def shun(self, person: str, other: str, name: str, kind: str) -> None:
        """Want nothing of somebody any more, or forgive them."""
        job = who.shun(person, other, name, kind) if kind else who.forgive(person, other)
        await self.writer.write(job)
        by = await self.writer.read(who.shunned_by, self.store, other)
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.person == other:
                    connection.shunned_by = by

    async def shut_out(self, device: str) -> None:
        """A device that was lost proves nothing any more."""
        await self.writer.write(who.shut_out(device))
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.device == device:
                    connection.end(Refusal("unknown_person", "shut-out"))

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
        """A new table; Refusal if it cannot be. The oldest of too many that never began goes, if nobody is there."""
        made = decide.made(setup, owner)
        begun = [info for info in infos(await self.writer.read(self.store.lobbies_of, owner)) if info.owner == owner]
        left = [info.id for info in begun if not (info.id in self.rooms and self.rooms[info.id].connections)]
        for id in left[: max(0, len(begun) + 1 - self.settings.tables)] if self.settings.tables else ():
            await self.delete(id)
        return await self._make(made)

    def empty(self, info: TableInfo) -> bool:
        """Is nobody there, as far as this host knows?"""
        return not (info.id in self.rooms and self.rooms[info.id].everywhere())

    def check_bots_alone(self, table: Table) -> None:
        """Matches that nobody plays are for looking on: a few for each who wants that."""
        most, owner = self.settings.bot_tables, table.owner
        tables = [room.table for room in self.rooms.values()]
        mine = [each for each in tables if each.owner == owner and each.status == "running" and not each.people()]
        if most and not table.people() and len(mine) >= most:
            raise Refusal("too_many", "bots-alone")

    async def _make(self, made: log.Made) -> Room:
        id = secrets.token_urlsafe(12)
        if made.setup.seats.count("") > 1:  # others may come
            made.code = await self._code(id)
        table = Table(id, made)
        seated = [jobs.put_seated(person, id) for person in {made.by, *table.people()}]
        await self.writer.write([jobs.append(id, 1, made), jobs.put_table(table), *seated])
        self.rooms[id] = Room(self, table)
        return self.rooms[id]

    async def _code(self, table: str) -> str:
        """One that no other table goes by."""
        for digits in (2, 2, 2, 3, 4, 6):
            if await self.writer.write(who.put_spoken(code := spoken.code(digits), table)):
                return code
        return ""

    async def rematch(self, room: Room, person: str, id: str) -> int:
        """The same people at a new table. Only the first who asks makes one, those who ask meanwhile wait for it."""
        async with room.rematching:
            async with room.alone() as table:
                made = decide.made_again(table, person)
                if table.rematch:
                    return table.version
            new = await self._make(made)
            try:
                return await room.ledger.add(lambda now: decide.rematched(now, new.table.id), person, id)
            except Refusal:  # another host was first: nobody knows of the new one
                await self.delete(new.table.id)
                return room.ledger.said

    async def play_on(self, room: Room, moves: int, seat: int, person: Person) -> TableInfo:
        """A table for this person and bots, from a position of a match that is over."""
        async with room.alone() as table:
            made = decide.made_from(table, moves, seat, person.id, person.name)
        return (await self._make(made)).table.info()

    async def give_seat(self, code: jobs.Code, person: Person) -> Room:
        """The seat of a code goes to who claimed it."""
        room = await self.room(code.table)
        if room is None:
            raise Refusal("unknown_table", "table-gone")
        await room.ledger.add(lambda now: decide.seat_given(now, code.seat, code.person), person.id)
        return room

    async def keep_holidays(self, room: Room) -> None:
        """By days, the clock of who is on holiday stands still: the table must know."""
        table = room.table
        if table.clock is None or not table.clock.days:
            return
        for person, holiday in (await self.writer.read(self.store.holidays, sorted(table.people()))).items():
            with contextlib.suppress(Refusal):  # it knows
                await room.ledger.add(partial(decide.rested, person=person, holiday=holiday), person)

    async def rest(self, person: str, first: float, last: float) -> None:
        """A person is on holiday; their running tables are told."""
        await self.writer.write([jobs.put_holiday(person, first, last)])
        for info in infos(await self.writer.read(self.store.running_of, person)):
            if info.clock.kind == "days" and (room := await self.room(info.id)) is not None:
                await self.keep_holidays(room)

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
            self.writer.submit(self.store.told(notice), lambda result: None)

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

    async def fill_results(self) -> None:
        """Matches that ended before results were kept."""
        for info, ended in await self.writer.read(missing, self.store):
            if job := put_results(info, ended):
                await self.writer.write(job)

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
                self._forget(id)
                if self.store.several_hosts:
                    await self.writer.read(self.store.gives_up, id)

    def _forget(self, id: str) -> None:
        room = self.rooms.pop(id, None)  # or it was deleted meanwhile
        if room is not None:
            room.ledger.part()

    async def prune(self) -> None:
        """Old tables go, by the policy of who runs the host."""
        abandoned = self.settings.abandoned_days * 86400
        ages = {
            "finished": self.settings.keep_days * 86400,
            "lobby": self.settings.lobby_hours * 3600,
            "running": abandoned,
            "halted": abandoned,
        }
        for status, age in ages.items():
            if age:
                for id in await self.writer.read(self.store.untouched, status, hours.now() - age):
                    room = self.rooms.get(id)
                    if room is None or not room.connections:
                        with self._by_itself(id):
                            await self.delete(id)
        if abandoned:
            for person in await self.writer.read(self.store.without_table, hours.now() - abandoned):
                await self.writer.write(jobs.delete_person(person))

    async def delete(self, id: str) -> None:
        self._forget(id)
        await self.writer.write(jobs.delete_table(id))
        note("pruned", table=id)
