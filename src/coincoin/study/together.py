"""Work shared between processes that end when we do."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

T = TypeVar("T")
AHEAD = 8  # jobs that wait for each core, so that a long one stops nobody


def together(work: Callable[..., T], jobs: Sequence[tuple[Any, ...]], cores: int) -> Iterator[T]:
    """What each job gives, in order. Whoever stops listening, by Ctrl-C too, stops the work at once.

    >>> list(together(pow, [(2, 3), (3, 2)], cores=1))
    [8, 9]
    """
    if min(cores, len(jobs)) <= 1:
        for job in jobs:
            yield work(*job)
        return
    others = set(active_children())
    with ProcessPoolExecutor(min(cores, len(jobs)), get_context("spawn")) as pool:
        given: deque[Future[T]] = deque()
        try:
            for job in jobs:
                with deaf():
                    given.append(pool.submit(work, *job))
                if len(given) > AHEAD * cores:
                    yield given.popleft().result()
            while given:
                yield given.popleft().result()
        except BaseException:
            for worker in set(active_children()) - others:
                worker.terminate()
            raise


@contextmanager
def deaf() -> Iterator[None]:
    """Processes begun here never hear of Ctrl-C: it is for the one who began them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
