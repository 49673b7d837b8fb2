"""Turns at the few places where bots think: those who ask take turns, and tables nobody looks at come last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places. However much one owner asks for, each of the others waits for one question of theirs at most."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._seen: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._unseen: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, owner: str, seen: bool) -> AsyncIterator[None]:
        if self.free:
            self.free -= 1
        else:
            await self._wait(owner, seen)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, owner: str, seen: bool) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._seen if seen else self._unseen).setdefault(owner, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given the place at this moment
                self._next()
            raise

    def _next(self) -> None:
        for owners in (self._seen, self._unseen):
            while owners:
                owner, waiting = owners.popitem(last=False)
                place = waiting.popleft()
                if waiting:
                    owners[owner] = waiting  # behind the others
                if not place.cancelled():
                    place.set_result(None)
                    return
        self.free += 1
