"""The turns of a table: what is asked of it is done one after the other, on disk before it is said."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from time import time
from typing import TYPE_CHECKING, NamedTuple

from coincoin.host.socket import wire
from coincoin.host.store import store
from coincoin.host.table import entries as log
from coincoin.host.table.fold import Change, Table, fold
from coincoin.host.watch.logs import log as write_log
from coincoin.host.watch.metrics import METRICS
from coincoin.kernel.scene import Scene

if TYPE_CHECKING:
    from coincoin.host.room.hall import Hall

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
        self.change: Change = "match"  # by the last of them
        self.shown: dict[Eye, Shown] | None = None

    def answer(self) -> None:
        for asked, outcome in zip(self.asked, self.outcomes, strict=True):
            asked.answer(outcome)


SEATING = log.Sat | log.Freed | log.BotPut | log.Started | log.SeatGiven
QUIET = log.Moved, log.Chatted  # the list of tables need not know of each
NOTE_EVERY = 60  # seconds between notes in the list of tables that a match goes on


class Turns:
    """All that happens at a table is asked for, and done in that order."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.loop = asyncio.get_running_loop()
        self.asked: deque[Asked | asyncio.Future[None]] = deque()  # the futures are of who wants to be alone
        self.called = False  # to work, soon
        self.busy = False  # the disk writes, or somebody is alone
        self.pushed = table.version
        self.noted = table.changed_at
        self.recovery: asyncio.Task[None] | None = None

    # ---- what a room does with it ----

    def render(self, change: Change, whole: bool) -> dict[Eye, Shown]:
        """The message of what was added for each eye that is looking."""
        raise NotImplementedError

    def push(self, shown: dict[Eye, Shown]) -> None:
        """Send them."""
        raise NotImplementedError

    def presence_changed(self) -> None:
        """Somebody sat down, stood up or was replaced."""
        raise NotImplementedError

    def wake(self) -> None:
        """See whether something is to be done without people."""
        raise NotImplementedError

    # ---- asking ----

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

    # ---- doing ----

    def work(self) -> None:
        """Do what was asked, as far as it can be written and shown as one."""
        self.called = False
        if self.busy:
            return
        batch, table = Batch(), self.table
        before = table.status, table.proposal
        try:
            self.take(batch)
            if not batch.entries:
                batch.answer()
                return
            self.busy = True
            self.hall.writer.submit(self.job(batch.entries), partial(self.written, batch))
            only_moved = batch.change == "match" and isinstance(batch.entries[0], log.Moved)
            # While the disk is busy.
            batch.shown = self.render(batch.change, not only_moved or before != (table.status, table.proposal))
        except Exception as problem:
            write_log("a table could not go on", table=table.id, problem=repr(problem))
            if not self.busy:  # otherwise it is on its way to the disk, and counts once it is there
                batch.outcomes = [problem] * len(batch.asked)
                self.recover(batch)

    def take(self, batch: Batch) -> None:
        """Moves that came at the same moment are taken together, all else by itself."""
        while self.asked and not self.busy:
            asked = self.asked[0]
            if isinstance(asked, asyncio.Future):
                if batch.entries:
                    return
                self.asked.popleft()
                if not asked.cancelled():
                    self.busy = True
                    asked.set_result(None)
                continue
            outcome, entry = self.outcome(asked)
            if batch.entries and entry is not None and not isinstance(entry, log.Moved):
                return
            batch.asked.append(asked)
            self.asked.popleft()
            if entry is not None:
                batch.entries.append(entry)
                batch.change = self.table.apply(entry)
                outcome = self.table.version
            batch.outcomes.append(outcome)
            if entry is not None and not (batch.change == "match" and isinstance(entry, log.Moved)):
                return

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
        quiet = isinstance(last, QUIET)
        if not quiet or table.status != "running" or last.at - self.noted > NOTE_EVERY:
            self.noted = last.at
            job.append(listed(table))
        if not quiet and isinstance(last, log.Sat | log.SeatGiven):
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
        self.busy = True
        batch.answer()
        self.recovery = self.loop.create_task(self.reload())

    async def reload(self) -> None:
        while not self.hall.closed:
            try:
                entries = await self.hall.writer.read(self.hall.store.log, self.table.id)
                self.table = fold(self.table.id, entries[: self.pushed])
                self.follow(entries[self.pushed :])
                break
            except Exception as problem:
                write_log("a table could not recover", table=self.table.id, problem=repr(problem))
                self.refuse(problem)
                await asyncio.sleep(1)
        self.busy = False
        self.call()
        self.wake()

    def refuse(self, problem: Exception) -> None:
        """Nobody waits for a table that cannot go on."""
        waiting = [*self.asked]
        self.asked.clear()
        for asked in waiting:
            if isinstance(asked, Asked):
                asked.answer(problem)
            elif not asked.done():
                asked.set_exception(problem)

    async def catch_up(self) -> None:
        """Read what other hosts added."""
        try:
            async with self.alone():
                self.follow(await self.hall.writer.read(self.hall.store.log, self.table.id, self.table.version))
        except Exception as problem:
            write_log("a table could not follow", table=self.table.id, problem=repr(problem))
            if not self.busy:
                self.recover(Batch())
        self.wake()

    def follow(self, entries: list[log.AnyEntry]) -> None:
        for entry in entries:
            self.push(self.render(self.table.apply(entry), True))


class Alone:
    """A turn between what others ask for."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.turn: asyncio.Future[None] = turns.loop.create_future()

    async def __aenter__(self) -> None:
        self.turns.ask(self.turn)
        try:
            await self.turn
        except asyncio.CancelledError:
            self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        if self.turn.done() and not self.turn.cancelled() and self.turn.exception() is None:
            self.turns.busy = False
            self.turns.call()


def listed(table: Table) -> store.Statement:
    """The line of a table in the list of tables."""
    driven = table.setup.clock.kind != "none" or table.bots
    info = wire.encode(table.info()).decode()
    return store.put_table(table.id, table.status, table.setup.public, driven, table.changed_at, info)
