"""A hostile network: messages dropped, delayed, doubled, out of order, and connections cut."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

DROP, DELAY, DOUBLE, CUT = 0.02, 0.05, 0.04, 0.008


class Proxy:
    """Between pages and hosts. `where` says to which host the next connection goes."""

    def __init__(self, where: Callable[[], str], seed: int) -> None:
        self.where = where
        self.dice = random.Random(seed)
        self.address = ""
        self.cuts = 0
        self.harmed = 0
        self._later: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Proxy:
        self.server = await serve(self.meet, "127.0.0.1", 0, max_size=None)
        port = next(iter(self.server.sockets)).getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        for task in self._later:
            task.cancel()

    async def meet(self, page: ServerConnection) -> None:
        with contextlib.suppress(OSError, ConnectionClosed, TimeoutError, Exception):
            async with connect(self.where().replace("http", "ws") + "/ws", max_size=None, open_timeout=5) as host:
                ways = [asyncio.create_task(self.carry(*way)) for way in ((page, host), (host, page))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
        page.transport.abort()

    async def carry(self, source: Connection, target: Connection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                fate = self.dice.random()
                if fate < DROP + DELAY + DOUBLE + CUT:
                    self.harmed += 1
                if fate < DROP:
                    continue
                if fate < DROP + DELAY:
                    self._later.add(task := asyncio.create_task(self.late(target, message)))
                    task.add_done_callback(self._later.discard)
                    continue
                if fate < DROP + DELAY + DOUBLE:
                    await target.send(message)
                elif fate < DROP + DELAY + DOUBLE + CUT:
                    self.cuts += 1
                    return
                await target.send(message)

    async def late(self, target: Connection, message: str | bytes) -> None:
        await asyncio.sleep(self.dice.random() * 0.3)
        with contextlib.suppress(ConnectionClosed):
            await target.send(message)
