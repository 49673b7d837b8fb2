"""A table's ledger: what is asked of the table is done one after the other, and on disk before it is said."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from coincoin.host import hours
from coincoin.host.store import jobs
from coincoin.host.store.results import put_results
from coincoin.host.store.turns import put_turns, seen
from coincoin.host.store.writer import Writer
from coincoin.host.table import entries as log
from coincoin.host.table.fold import Table
from coincoin.host.table.reading import fold
from coincoin.host.table.told import Change
from coincoin.host.watch.journal import note
from coincoin.host.watch.metrics import METRICS

Decide = Callable[[Table], log.AnyEntry]  # or a Refusal, when its turn has come
Outcome = int | Exception  # the version it became, or the reason why not
Answer = Callable[[Outcome], None]
Draw = Callable[[Change, bool], Callable[[], None]]

QUIET = log.Moved, log.Chatted  # the list of tables need not know of each
NOTE_EVERY = 60  # seconds between notes in the list of tables that a match goes on
LEDGERS_AT_A_TIME = 128


def nothing() -> None:
    """Nobody is there."""


class Asked(NamedTuple):
    """Somebody wants an entry in the log."""

    decide: Decide
    by: str
    id: str
    answer: Answer


class Batch:
    """Entries that are written together, and what is said once they are on disk."""

    def __init__(self) -> None:
        self.entries: list[log.AnyEntry] = []
        self.asked: list[Asked] = []
        self.outcomes: list[Outcome] = []
        self.change: Change = "match"  # by the last of them
        self.say: Callable[[], None] | None = None

    def answer(self) -> None:
        for asked, outcome in zip(self.asked, self.outcomes, strict=True):
            asked.answer(outcome)

    def known(self, table: Table) -> None:
        """What the disk has after all is done, though the disk did not say so."""
        self.outcomes = [
            table.done.get((asked.by, asked.id), outcome) if asked.id else outcome
            for asked, outcome in zip(self.asked, self.outcomes, strict=True)
        ]


class Clerk:
    """Sees to all ledgers of a host: a few at a time, so that pages are answered before the next few."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.closed = False
        self._loop = asyncio.get_running_loop()
        self._called: deque[Ledger] = deque()

    def call(self, ledger: Ledger) -> None:
        """It has something to do, soon."""
        if not self._called:
            self._loop.call_soon(self._work)
        self._called.append(ledger)

    def _work(self) -> None:
        for _ in range(min(len(self._called), LEDGERS_AT_A_TIME)):
            self._called.popleft().work()
        if self._called:
            self._loop.call_soon(self._work)


class Ledger:
    """All that happens at a table is asked for here, and done in that order.

    `draw` is told what changed, and whether that is more than the match; it draws it while the disk writes, and
    gives back what says it. `wake` is called whenever something was added.
    """

    def __init__(self, table: Table, clerk: Clerk, draw: Draw, wake: Callable[[], None]) -> None:
        self.table = table
        self.clerk = clerk
        self.draw = draw
        self.wake = wake
        self.loop = asyncio.get_running_loop()
        self.asked: deque[Asked | asyncio.Future[None]] = deque()  # the futures are of who wants to be alone
        self.called = False  # to work, soon
        self.busy = False  # the disk writes, or somebody is alone
        self.said = table.version  # up to here
        self.noted = table.changed_at
        self.turns = table.turns  # as they are on disk
        self.looking: Callable[[], set[str]] = set  # the people who see the table at this moment
        self.recovery: asyncio.Task[None] | None = None

    def part(self) -> None:
        """From its room, which is forgotten: what no more points at itself goes at once, all it holds with it."""
        self.draw, self.wake, self.looking = lambda change, whole: nothing, nothing, set

    # ---- asking ----

    def ask(self, decide: Decide, by: str, id: str, answer: Answer) -> None:
        self.put(Asked(decide, by, id, answer))

    async def add(self, decide: Decide, by: str = "", id: str = "") -> int:
        """Add an entry; its version. Once asked for it is done, even if who asked is gone."""
        future: asyncio.Future[int] = self.loop.create_future()

        def answer(outcome: Outcome) -> None:
            if future.cancelled():
                return
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

        self.ask(decide, by, id, answer)
        return await future

    def alone(self) -> Alone:
        """The table as it is on disk, and nothing is added meanwhile: for whoever is told of it."""
        return Alone(self)

    def put(self, asked: Asked | asyncio.Future[None]) -> None:
        self.asked.append(asked)
        self.call()

    def call(self) -> None:
        """Work soon: what comes at the same moment is taken together."""
        if not self.called and not self.busy:
            self.called = True
            self.clerk.call(self)

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
            self.clerk.writer.submit(self.job(batch.entries), partial(self.written, batch))
            only_moved = batch.change == "match" and isinstance(batch.entries[0], log.Moved)
            # While the disk is busy.
            batch.say = self.draw(batch.change, not only_moved or before != (table.status, table.proposal))
        except Exception as problem:
            note("a table could not go on", table=table.id, problem=repr(problem))
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

    def outcome(self, asked: Asked) -> tuple[Outcome, log.AnyEntry | None]:
        """The version it became before or the reason why not; or the entry to add."""
        done = self.table.done.get((asked.by, asked.id))
        if done is not None:
            return done, None
        try:
            entry = asked.decide(self.table)
        except Exception as problem:
            return problem, None
        entry.by, entry.id, entry.at = asked.by, asked.id, hours.now()
        return 0, entry

    def job(self, entries: list[log.AnyEntry]) -> jobs.Job:
        """What is written for them: the log, and the list of tables where it is concerned."""
        table, last = self.table, entries[-1]
        first = table.version - len(entries) + 1
        job = [jobs.append(table.id, n, entry) for n, entry in enumerate(entries, first)]
        quiet = isinstance(last, QUIET)
        if not quiet or table.status != "running" or last.at - self.noted > NOTE_EVERY:
            self.noted = last.at
            job.append(jobs.put_table(table))
        if table.status == "finished" and not isinstance(last, log.Chatted | log.Rematched):
            job += put_results(table.info(), last.at)
        if table.turns is not self.turns:
            job += put_turns(table, self.turns, self.looking())
            self.turns = table.turns
        if not quiet and isinstance(last, log.Sat | log.SeatGiven):
            job.append(jobs.put_seated(last.by, table.id))
        return job

    def written(self, batch: Batch, result: bool | Exception) -> None:
        """The disk has it, or another host wrote at its place, or the disk failed."""
        if result is not True or batch.say is None:
            if isinstance(result, Exception):
                batch.outcomes = [result] * len(batch.asked)
                self.recover(Batch(), unsure=batch)
                return
            if not result:
                METRICS.conflicts.add()
                self.asked.extendleft(reversed(batch.asked))
                batch.asked, batch.outcomes = [], []
            self.recover(batch)
            return
        self.busy = False
        self.said = self.table.version
        try:
            batch.say()
        except Exception as problem:  # who was not told finds a version missing at the next, and asks
            note("a table could not be shown", table=self.table.id, problem=repr(problem))
        if isinstance(batch.entries[0], log.Moved):
            METRICS.moves.add(len(batch.entries))
        batch.answer()
        self.wake()
        if self.asked:
            self.call()

    # ---- what others wrote ----

    def recover(self, batch: Batch, unsure: Batch | None = None) -> None:
        """Take the log as it is on disk, however long that takes, and go on.

        Only then is it known what became of an `unsure` batch: the disk may have it, and the word was lost.
        """
        self.busy = True
        batch.answer()
        self.recovery = self.loop.create_task(self.reload(unsure or Batch()))

    async def reload(self, unsure: Batch) -> None:
        while not self.clerk.closed:
            try:
                entries = await self.read(0)
                self.table = fold(self.table.id, entries[: self.said])
                self.follow(entries[self.said :])
                self.turns = self.table.turns
                unsure.known(self.table)
                break
            except Exception as problem:
                note("a table could not recover", table=self.table.id, problem=repr(problem))
                self.refuse(problem)
                await asyncio.sleep(1)
        unsure.answer()
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
                self.follow(await self.read(self.table.version))
        except Exception as problem:
            note("a table could not follow", table=self.table.id, problem=repr(problem))
            if not self.busy:
                self.recover(Batch())
        self.wake()

    async def read(self, after: int) -> list[log.AnyEntry]:
        writer = self.clerk.writer
        return await writer.read(writer.store.log, self.table.id, after)

    def follow(self, entries: list[log.AnyEntry]) -> None:
        for entry in entries:
            say = self.draw(self.table.apply(entry), True)
            self.said = self.table.version
            say()
        self.turns = self.table.turns  # who wrote the entries wrote these too
        for person in self.looking() & self.turns.keys():
            self.clerk.writer.submit(seen(self.table.id, person), lambda result: None)


class Alone:
    """A turn between what others ask for."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.turn: asyncio.Future[None] = ledger.loop.create_future()

    async def __aenter__(self) -> Table:
        self.ledger.put(self.turn)
        try:
            await self.turn
        except asyncio.CancelledError:
            self.leave()
            raise
        return self.ledger.table

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        if self.turn.done() and not self.turn.cancelled() and self.turn.exception() is None:
            self.ledger.busy = False
            self.ledger.call()
