"""A room: a table in memory, the pages that look at it, and what happens there by itself."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import monotonic, perf_counter, time
from typing import TYPE_CHECKING, NamedTuple

from coincoin.host import entries as log
from coincoin.host import store, view, wire
from coincoin.host.commands import entry_for, own_seat
from coincoin.host.driver import drive, needs_driver
from coincoin.host.logs import log as write_log
from coincoin.host.metrics import METRICS
from coincoin.host.page import Page
from coincoin.host.sender import Refusal
from coincoin.host.table import Change, Table, fold
from coincoin.kernel.scene import Scene

if TYPE_CHECKING:
    from coincoin.host.hall import Hall

Eye = tuple[int | None, str]  # a seat, or outside; and a language


class Shown(NamedTuple):
    """A message for an eye, and the scene it leaves there if the match changed."""

    text: bytes
    scene: Scene | None


class Asked(NamedTuple):
    """Somebody wants an entry in the log; `answer` is given its version, or the reason why not."""

    decide: Callable[[], log.AnyEntry]
    by: str
    id: str
    answer: Callable[[int | Exception], None]


class Batch:
    """Entries that are written together, and what is said once they are on disk."""

    def __init__(self) -> None:
        self.entries: list[log.AnyEntry] = []
        self.asked: list[Asked] = []
        self.outcomes: list[int | Exception] = []
        self.shown: dict[Eye, Shown] | None = None

    def answer(self) -> None:
        for asked, outcome in zip(self.asked, self.outcomes, strict=True):
            asked.answer(outcome)


SEATING = log.Sat | log.Freed | log.BotPut | log.Started | log.SeatGiven
NOTE_EVERY = 60  # seconds between notes in the list of tables that a match goes on
OUR_FAULT = "something went wrong on our side; the match is safe"


class Room:
    """All that happens at a table is asked for, and done in that order."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.pages: set[Page] = set()
        self.scenes: dict[Eye, Scene] = {}  # what each eye was shown last
        self.loop = asyncio.get_running_loop()
        self.asked: deque[Asked | asyncio.Future[None]] = deque()  # the futures are of who wants to be alone
        self.called = False  # to work, soon
        self.busy = False  # the disk writes, or somebody is alone
        self.pushed = table.version
        self.noted = table.changed_at
        self.used = monotonic()
        self.gone: dict[str, float] = dict.fromkeys(table.people(), monotonic())  # since when a person is away
        self.elsewhere: dict[str, tuple[float, set[str], int]] = {}  # other hosts: when told, people, spectators
        self.changed = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.recovery: asyncio.Task[None] | None = None

    # ---- the log ----

    async def add(self, decide: Callable[[], log.AnyEntry], by: str = "", id: str = "") -> int:
        """Add an entry; its version. Once asked for it is done, even if who asked is gone."""
        future: asyncio.Future[int] = self.loop.create_future()

        def answer(outcome: int | Exception) -> None:
            if future.cancelled():
                return
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

        self.ask(Asked(decide, by, id, answer))
        return await future

    def ask(self, asked: Asked | asyncio.Future[None]) -> None:
        self.asked.append(asked)
        self.call()

    def call(self) -> None:
        """Work soon: what comes at the same moment is taken together."""
        if not self.called and not self.busy:
            self.called = True
            self.hall.call(self)

    def alone(self) -> Alone:
        """Nothing is added meanwhile, and what was added is on disk."""
        return Alone(self)

    def work(self) -> None:
        """Do what was asked. Moves made at the same moment are written and shown as one; all else by itself."""
        self.called = False
        if self.busy:
            return
        batch, table = Batch(), self.table
        before = table.status, table.proposal
        change: Change = "match"
        try:
            while self.asked and not self.busy:
                asked = self.asked[0]
                if isinstance(asked, asyncio.Future):
                    if batch.entries:
                        break
                    self.asked.popleft()
                    if not asked.cancelled():
                        self.busy = True
                        asked.set_result(None)
                    continue
                outcome, entry = self.outcome(asked)
                if batch.entries and entry is not None and not isinstance(entry, log.Moved):
                    break
                batch.asked.append(asked)
                self.asked.popleft()
                if entry is not None:
                    batch.entries.append(entry)
                    change = table.apply(entry)
                    outcome = table.version
                batch.outcomes.append(outcome)
                if entry is not None and (change != "match" or not isinstance(entry, log.Moved)):
                    break
            if not batch.entries:
                batch.answer()
                return
            self.busy = True
            self.hall.writer.submit(self.job(batch.entries), partial(self.written, batch))
            whole = change != "match" or not isinstance(batch.entries[0], log.Moved)
            # While the disk is busy.
            batch.shown = self.render(change, whole or before != (table.status, table.proposal))
        except Exception as problem:
            write_log("a table could not go on", table=table.id, problem=repr(problem))
            batch.outcomes = [problem] * len(batch.asked)
            if not self.busy:
                self.recover(batch)

    def outcome(self, asked: Asked) -> tuple[int | Exception, log.AnyEntry | None]:
        """The version it became before or the reason why not; or the entry to add."""
        done = self.table.done.get((asked.by, asked.id))
        if done is not None:
            return done, None
        try:
            entry = asked.decide()
        except Exception as problem:
            return problem, None
        entry.by, entry.id, entry.at = asked.by, asked.id, time()
        return 0, entry

    def job(self, entries: list[log.AnyEntry]) -> store.Job:
        """What is written for them: the log, and the list of tables where it is concerned."""
        table, last = self.table, entries[-1]
        first = table.version - len(entries) + 1
        job = [store.append(table.id, n, entry) for n, entry in enumerate(entries, first)]
        quiet = isinstance(last, log.Moved | log.Chatted) and table.status == "running"
        if not quiet or last.at - self.noted > NOTE_EVERY:
            self.noted = last.at
            job.append(listed(table))
        if isinstance(last, log.Sat | log.SeatGiven):
            job.append(store.put_seated(last.by, table.id))
        return job

    def written(self, batch: Batch, result: bool | Exception) -> None:
        """The disk has it, or another host wrote at its place, or the disk failed."""
        if result is not True or batch.shown is None:
            if isinstance(result, Exception):
                batch.outcomes = [result] * len(batch.asked)
            elif not result:
                METRICS.conflicts.add()
                self.asked.extendleft(reversed(batch.asked))
                batch.asked, batch.outcomes = [], []
            self.recover(batch)
            return
        self.busy = False
        self.push(batch.shown)
        if isinstance(batch.entries[0], log.Moved):
            METRICS.moves.add(len(batch.entries))
        elif isinstance(batch.entries[0], SEATING):
            self.presence_changed()
        batch.answer()
        self.wake()
        if self.asked:
            self.call()

    def recover(self, batch: Batch) -> None:
        """Take the log as it is on disk, however long that takes, and go on."""

        async def reload() -> None:
            while True:
                try:
                    entries = await self.hall.writer.read(self.hall.store.log, self.table.id)
                    break
                except Exception as problem:
                    write_log("the log of a table cannot be read", table=self.table.id, problem=repr(problem))
                    await asyncio.sleep(1)
            self.table = fold(self.table.id, entries[: self.pushed])
            self.follow(entries[self.pushed :])
            self.busy = False
            self.call()

        self.busy = True
        batch.answer()
        self.recovery = self.loop.create_task(reload())

    async def catch_up(self) -> None:
        """Read what other hosts added."""
        async with self.alone():
            self.follow(await self.hall.writer.read(self.hall.store.log, self.table.id, self.table.version))
        self.wake()

    def follow(self, entries: list[log.AnyEntry]) -> None:
        for entry in entries:
            self.push(self.render(self.table.apply(entry), True))

    # ---- pages ----

    def render(self, change: Change, whole: bool) -> dict[Eye, Shown]:
        """The message of the newest entry for each eye and language that is looking."""
        shown: dict[Eye, Shown] = {}
        report = view.Report(self.table, change, self.pushed, whole)
        for page in self.pages:
            if whole:
                self.reseat(page)
            eye = page.eye, page.language
            if eye not in shown:
                scene = report.scene(*eye)
                shown[eye] = Shown(wire.encode(report.message(*eye, scene, self.scenes.get(eye))), scene)
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
        async with self.alone():
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
        self.come_back(page)

    def may_watch(self, page: Page) -> bool:
        table = self.table
        return table.setup.spectators or table.status == "lobby" or page.person == table.owner != ""

    async def look(self, page: Page, seat: int | None, language: str) -> None:
        async with self.alone():
            if seat is not None and seat not in self.table.seats_of(page.person):
                raise Refusal("not_yours", "that is not your seat")
            page.eye, page.language = seat, language
            self.welcome(page, 0)

    def come_back(self, page: Page) -> None:
        """A bot that plays for an absent person gives the seat back."""

        def decide() -> log.AnyEntry:
            seats = [self.table.seats[n] for n in self.table.seats_of(page.person)]
            if self.table.status != "running" or not any(seat.stand_in and not seat.resigned for seat in seats):
                raise Refusal("not_running", "nobody stands in")
            return log.Returned()

        if any(self.table.seats[n].stand_in for n in page.yours):
            self.ask(Asked(decide, page.person, "", lambda outcome: None))

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

    def unused(self) -> bool:
        """Nobody looks and nothing is going on."""
        return not (self.pages or self.asked or self.busy or self.driver)

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
        text = wire.encode(self.presence())
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

    def command(self, page: Page, command: wire.Command) -> None:
        """Carry it out and answer the page."""
        if isinstance(command, wire.Why):
            with refusing(page, command):
                self.why(page, command)
            return
        if not isinstance(command, wire.Leave):
            self.come_back(page)
        began = perf_counter()

        def answer(outcome: int | Exception) -> None:
            METRICS.commands.see(perf_counter() - began)
            if isinstance(outcome, int):
                page.send(wire.Done(command.id, outcome))
            elif isinstance(outcome, Refusal):
                page.refuse(command.id, outcome.code, str(outcome), outcome.rule)
            else:
                write_log("a command failed", kind=type(command).__name__, problem=repr(outcome))
                page.refuse(command.id, "internal", OUR_FAULT)

        self.ask(Asked(lambda: entry_for(self.table, page, command), page.person, command.id, answer))

    async def rematch(self, page: Page, command: wire.Rematch) -> None:
        with refusing(page, command):
            page.send(wire.Done(command.id, await self.hall.rematch(self, page, command.id)))

    def why(self, page: Page, command: wire.Why) -> None:
        seat = own_seat(self.table, page, command.seat)
        match = self.table.match
        rule = match.state.why_not(seat, command.move) if match else None
        page.send(wire.Because(command.id, rule or "", self.table.game.rule(rule, page.language) if rule else ""))

    async def hint(self, page: Page, command: wire.Hint) -> None:
        with refusing(page, command):
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


class Alone:
    """A turn in a room, between what others ask for."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.turn: asyncio.Future[None] = room.loop.create_future()

    async def __aenter__(self) -> None:
        self.room.ask(self.turn)
        try:
            await self.turn
        except asyncio.CancelledError:
            self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        if self.turn.done() and not self.turn.cancelled():
            self.room.busy = False
            self.room.call()


@contextmanager
def refusing(page: Page, command: wire.Command) -> Iterator[None]:
    """A Refusal is told to the page."""
    try:
        yield
    except Refusal as refusal:
        page.refuse(command.id, refusal.code, str(refusal), refusal.rule)


def listed(table: Table) -> store.Statement:
    """The line of a table in the list of tables."""
    driven = table.setup.clock.kind != "none" or any(seat.bot or seat.stand_in for seat in table.seats)
    info = wire.encode(table.info()).decode()
    return store.put_table(table.id, table.status, table.setup.public, driven, table.changed_at, info)
