"""A room: a table in memory, the pages that look at it, and what happens there by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, time
from typing import TYPE_CHECKING, NamedTuple

from coincoin.host import entries as log
from coincoin.host import store, view, wire
from coincoin.host.commands import Refusal, entry_for, own_seat
from coincoin.host.driver import drive, needs_driver
from coincoin.host.metrics import METRICS
from coincoin.host.page import Page
from coincoin.host.table import Change, Table, fold
from coincoin.kernel.scene import Scene

if TYPE_CHECKING:
    from coincoin.host.hall import Hall

Eye = tuple[int | None, str]  # a seat, or outside; and a language


class Shown(NamedTuple):
    """A message for an eye, and the scene it leaves there if the match changed."""

    text: str
    scene: Scene | None


SEATING = log.Sat | log.Freed | log.BotPut | log.Started | log.SeatGiven
NOTE_EVERY = 60  # seconds between notes in the list of tables that a match goes on


class Room:
    """All that happens at a table goes through `add`, one entry after the other."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.pages: set[Page] = set()
        self.scenes: dict[Eye, Scene] = {}  # what each eye was shown last
        self.lock = asyncio.Lock()
        self.pushed = table.version
        self.noted = table.changed_at
        self.used = monotonic()
        self.gone: dict[str, float] = dict.fromkeys(table.people(), monotonic())  # since when a person is away
        self.elsewhere: dict[str, tuple[float, set[str], int]] = {}  # other hosts: when told, people, spectators
        self.changed = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None

    # ---- the log ----

    async def add(self, decide: Callable[[], log.AnyEntry], by: str = "", id: str = "") -> int:
        """Add an entry; its version. Once begun it is finished, even if who asked is gone."""
        return await asyncio.shield(asyncio.ensure_future(self._add(decide, by, id)))

    async def _add(self, decide: Callable[[], log.AnyEntry], by: str, id: str) -> int:
        async with self.lock:
            while True:
                table = self.table
                if (done := table.done.get((by, id))) is not None:
                    return done
                entry = decide()
                entry.by, entry.id, entry.at = by, id, time()
                try:
                    shown = await self.write(entry)
                except Exception:
                    await self.reload()
                    raise
                if shown is not None:
                    break
                METRICS.conflicts.add()
                await self.reload()
            self.push(shown)
            if isinstance(entry, log.Moved):
                METRICS.moves.add()
            elif isinstance(entry, SEATING):
                self.presence_changed()
            self.wake()
            return self.table.version

    async def write(self, entry: log.AnyEntry) -> dict[Eye, Shown] | None:
        """The messages to send now that the entry is on disk; None if another host wrote at its place."""
        table = self.table
        before = table.status, table.proposal
        change = table.apply(entry)
        whole = not isinstance(entry, log.Moved) or before != (table.status, table.proposal)
        written = self.hall.writer.write(self.job(entry))
        shown = self.render(change, whole)  # while the disk is busy
        return shown if await written else None

    def job(self, entry: log.AnyEntry) -> store.Job:
        """What is written for an entry: the log, and the list of tables where it concerns it."""
        table = self.table
        job = [store.append(table.id, table.version, entry)]
        quiet = isinstance(entry, log.Moved | log.Chatted) and table.status == "running"
        if not quiet or entry.at - self.noted > NOTE_EVERY:
            self.noted = entry.at
            job.append(listed(table))
        if isinstance(entry, log.Sat | log.SeatGiven):
            job.append(store.put_seated(entry.by, table.id))
        return job

    async def reload(self) -> None:
        """Another host was faster, or the disk failed: take the log as it is."""
        entries = await self.hall.writer.read(self.hall.store.log, self.table.id)
        self.table = fold(self.table.id, entries[: self.pushed])
        self.follow(entries[self.pushed :])

    async def catch_up(self) -> None:
        """Read what other hosts added."""
        async with self.lock:
            self.follow(await self.hall.writer.read(self.hall.store.log, self.table.id, self.table.version))
            self.wake()

    def follow(self, entries: list[log.AnyEntry]) -> None:
        for entry in entries:
            self.push(self.render(self.table.apply(entry), True))

    # ---- pages ----

    def render(self, change: Change, whole: bool) -> dict[Eye, Shown]:
        """The message of the newest entry for each eye and language that is looking."""
        shown: dict[Eye, Shown] = {}
        for page in self.pages:
            if whole:
                self.reseat(page)
            eye = page.eye, page.language
            if eye not in shown:
                scene = view.draw(self.table, *eye) if change in ("match", "back") else None
                message = view.push(self.table, *eye, change, scene, self.scenes.get(eye), whole)
                shown[eye] = Shown(wire.encode(message).decode(), scene)
        return shown

    def push(self, shown: dict[Eye, Shown]) -> None:
        self.pushed = self.table.version
        for eye, (_, scene) in shown.items():
            if scene is not None:
                self.scenes[eye] = scene
        for page in self.pages:
            if page.reseated:
                self.welcome(page, self.pushed - 1)
            else:
                page.send_text(shown[page.eye, page.language].text)

    def reseat(self, page: Page) -> None:
        """Who took, gave up or was moved to another seat looks through it from now on."""
        yours = self.table.seats_of(page.person)
        if yours != page.yours:
            page.yours, page.reseated = yours, True
            page.eye = page.eye if page.eye in yours else yours[0] if yours else None

    async def enter(self, page: Page, seat: int | None, language: str, version: int) -> None:
        """A page begins to look, through the seat it wants if that is its own."""
        async with self.lock:
            page.language = language
            if not self.table.seats_of(page.person) and not self.may_watch(page):
                raise Refusal("no_spectators", "this table is closed to spectators")
            page.eye = seat if seat is not None and seat in self.table.seats_of(page.person) else None
            page.yours = []
            self.reseat(page)
            self.pages.add(page)
            self.gone.pop(page.person, None)
            self.welcome(page, version)
        self.presence_changed()
        await self.come_back(page)

    def may_watch(self, page: Page) -> bool:
        table = self.table
        return table.setup.spectators or table.status == "lobby" or page.person == table.owner != ""

    async def look(self, page: Page, seat: int | None, language: str) -> None:
        async with self.lock:
            if seat is not None and seat not in self.table.seats_of(page.person):
                raise Refusal("not_yours", "that is not your seat")
            page.eye, page.language = seat, language
            self.welcome(page, 0)

    async def come_back(self, page: Page) -> None:
        """A bot that plays for an absent person gives the seat back."""

        def decide() -> log.AnyEntry:
            seats = [self.table.seats[n] for n in self.table.seats_of(page.person)]
            if self.table.status != "running" or not any(seat.stand_in and not seat.resigned for seat in seats):
                raise Refusal("not_running", "nobody stands in")
            return log.Returned()

        if any(self.table.seats[n].stand_in for n in self.table.seats_of(page.person)):
            try:
                await self.add(decide, page.person)
            except Refusal:
                return

    def welcome(self, page: Page, version: int) -> None:
        page.reseated = False
        eye = page.eye, page.language
        scene = view.draw(self.table, *eye)
        if scene is not None:
            self.scenes[eye] = scene
        page.send(view.welcome(self.table, page.person, *eye, version, self.presence(), scene))

    def leave(self, page: Page) -> None:
        if page in self.pages:
            self.pages.remove(page)
            self.used = monotonic()
            if page.person and page.person not in self.here():
                self.gone[page.person] = monotonic()
            self.presence_changed()

    # ---- presence ----

    def here(self) -> set[str]:
        """The people connected to this host."""
        return {page.person for page in self.pages if page.person}

    def watching(self) -> int:
        seated = self.table.people()
        return sum(page.person not in seated for page in self.pages)

    def everywhere(self) -> set[str]:
        """The people connected to any host."""
        fresh = monotonic() - 15
        return self.here().union(*(people for at, people, _ in self.elsewhere.values() if at > fresh))

    def presence(self) -> wire.Presence:
        people = self.everywhere()
        others = sum(count for _, _, count in self.elsewhere.values())
        return wire.Presence([seat.person in people for seat in self.table.seats], self.watching() + others)

    def presence_changed(self) -> None:
        self.hall.tell_presence(self)
        self.show_presence()

    def show_presence(self) -> None:
        text = wire.encode(self.presence()).decode()
        for page in self.pages:
            page.send_text(text)
        self.wake()

    def hear_presence(self, host: str, people: set[str], spectators: int) -> None:
        """Another host says who is connected there."""
        known = self.elsewhere.get(host)
        self.elsewhere[host] = monotonic(), people, spectators
        if known is None or known[1:] != (people, spectators):
            here = self.everywhere()
            for person in self.table.people():
                if person in here:
                    self.gone.pop(person, None)
                else:
                    self.gone.setdefault(person, monotonic())
            self.show_presence()

    # ---- commands ----

    async def command(self, page: Page, command: wire.Command) -> None:
        """Carry it out and answer the page."""
        try:
            if isinstance(command, wire.Why):
                self.why(page, command)
                return
            if isinstance(command, wire.Hint):
                await self.hint(page, command)
                return
            if not isinstance(command, wire.Leave):
                await self.come_back(page)
            if isinstance(command, wire.Rematch):
                version = await self.hall.rematch(self, page, command.id)
            else:
                version = await self.add(lambda: entry_for(self.table, page, command), page.person, command.id)
            page.send(wire.Done(command.id, version))
        except Refusal as refusal:
            page.refuse(command.id, refusal.code, str(refusal), refusal.rule)

    def why(self, page: Page, command: wire.Why) -> None:
        seat = own_seat(self.table, page, command.seat)
        match = self.table.match
        rule = match.state.why_not(seat, command.move) if match else None
        page.send(wire.Because(command.id, rule or "", self.table.game.rule(rule, page.language) if rule else ""))

    async def hint(self, page: Page, command: wire.Hint) -> None:
        seat = own_seat(self.table, page, command.seat)
        match, version = self.table.match, self.table.version
        if match is None or seat not in self.table.waiting():
            raise Refusal("no_hint", "there is nothing to choose now")
        sight = match.state.seen_by(seat)
        move = await self.hall.workers.choose(self.table.game, self.hall.hint_bot, sight)
        sentence = self.table.game.sentence(move, page.language, self.table.names, seat)
        page.send(wire.Suggestion(command.id, version, move, sentence))

    # ---- what happens by itself ----

    def wake(self) -> None:
        """See whether something is to be done without people."""
        self.changed.set()
        if self.driver is None and not self.hall.closed and needs_driver(self):
            self.driver = asyncio.create_task(drive(self))


def listed(table: Table) -> store.Statement:
    """The line of a table in the list of tables."""
    driven = table.setup.clock.kind != "none" or any(seat.bot or seat.stand_in for seat in table.seats)
    info = wire.encode(table.info()).decode()
    return store.put_table(table.id, table.status, table.setup.public, driven, table.changed_at, info)
