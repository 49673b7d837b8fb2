"""The writer: one thread that commits whatever waits, many jobs at once, and answers after the commit."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from coincoin.host.store.jobs import Job
from coincoin.host.store.store import Store
from coincoin.host.watch.journal import note
from coincoin.host.watch.metrics import METRICS

T = TypeVar("T")
Result = bool | Exception
Answer = Callable[[Result], None]  # True: on disk; False: its place was taken
MOST = 500  # jobs in one transaction
MANY = 128  # jobs that are handed over at once


class Writer:
    """The way from the event loop to the store: `write` waits for the disk, `read` runs aside."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[list[tuple[Job, Answer]] | None] = queue.SimpleQueue()
        self._new: list[tuple[Job, Answer]] = []  # handed over together: to wake the thread costs as much as a job
        self._thread = threading.Thread(target=self._run, name="writer")
        self._thread.start()
        self._readers = ThreadPoolExecutor(3, "reader")

    def write(self, job: Job) -> asyncio.Future[bool]:
        """To be awaited: True once the job is on disk; False if its place was taken."""
        future: asyncio.Future[bool] = self._loop.create_future()
        self.submit(job, partial(_settle, future))
        return future

    def submit(self, job: Job, answer: Answer) -> None:
        """The answer is called in the event loop."""
        if not self._new:
            self._loop.call_soon(self._hand_over)
        self._new.append((job, answer))
        if len(self._new) == MANY:
            self._hand_over()

    def _hand_over(self) -> None:
        new, self._new = self._new, []
        self._jobs.put(new)

    async def read(self, what: Callable[..., T], *arguments: object) -> T:
        return await self._loop.run_in_executor(self._readers, what, *arguments)

    async def close(self) -> None:
        """Commit what waits and stop."""
        self._loop.call_soon(self._jobs.put, None)
        await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()

    def _run(self) -> None:
        going = True
        while going:
            work: list[tuple[Job, Answer]] = []
            while going and (not work or (len(work) < MOST and not self._jobs.empty())):
                batch = self._jobs.get()
                going = batch is not None
                work += batch or ()
            if work:
                self._commit(work)
        self.store.forget_connection()

    def _commit(self, work: list[tuple[Job, Answer]]) -> None:
        # In one order everywhere, so that two hosts never wait for each other.
        work.sort(key=lambda item: str(item[0][0].parameters[:2]))
        with METRICS.commits.timed():
            try:
                results: list[Result] = [*self.store.commit([job for job, _ in work])]
            except Exception as problem:
                results = [problem] * len(work)
        METRICS.writes.add(len(work))
        self._loop.call_soon_threadsafe(_answer, [answer for _, answer in work], results)


def _answer(answers: list[Answer], results: list[Result]) -> None:
    for answer, result in zip(answers, results, strict=True):
        try:
            answer(result)
        except Exception as problem:  # those behind it wait for theirs
            note("an answer of the writer was not taken", problem=repr(problem))


def _settle(future: asyncio.Future[bool], result: Result) -> None:
    if isinstance(result, Exception):
        if not future.cancelled():
            future.set_exception(result)
    elif not future.cancelled():
        future.set_result(result)
