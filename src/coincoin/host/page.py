"""A connected page: who looks through which seat, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from time import monotonic

from litestar.types import Send

from coincoin.host import wire
from coincoin.host.commands import Sender
from coincoin.host.metrics import METRICS


class TooSlow(Exception):
    """The page does not read what it is sent."""


class Bucket:
    """So many a second on average, so many at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.level, self.at = rate, burst, burst, monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Page(Sender):
    """One socket."""

    def __init__(self, send: Send, backlog: int) -> None:
        super().__init__("", "", None, "en")
        self.backlog = backlog  # bytes that may wait
        self._send = send
        self.messages = Bucket(20, 60)
        self.chat = Bucket(0.5, 6)
        self.hints = Bucket(0.5, 5)
        self.warnings = 0
        self.yours: list[int] = []
        self.reseated = False  # the next message must be a welcome
        self._waiting: list[str] = []
        self._size = 0
        self._something = asyncio.Event()
        self._full: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, message: wire.Answer) -> None:
        self.send_text(wire.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Never waits: what cannot be sent now is kept, up to a point."""
        self._waiting.append(text)
        self._size += len(text)
        self._something.set()
        if self._size > self.backlog and not self._full.done():
            METRICS.dropped.add()
            self._full.set_exception(TooSlow())

    def refuse(self, id: str, code: str, text: str, rule: str = "") -> None:
        METRICS.refused.add()
        self.send(wire.Refused(id, code, text, rule))

    def complain(self, code: str, text: str, fatal: bool = False) -> None:
        self.send(wire.Error(code, text, fatal))

    async def write(self) -> None:
        """Send what waits, all of it at once, for as long as the socket lives."""
        while True:
            await self._something.wait()
            self._something.clear()
            texts, self._waiting, self._size = self._waiting, [], 0
            text = texts[0] if len(texts) == 1 else f"[{','.join(texts)}]"
            await self._send({"type": "websocket.send", "bytes": None, "text": text})

    async def end(self, last: wire.Error | None) -> None:
        """A last word, if there is one, and close."""
        if last is not None:
            await self._send({"type": "websocket.send", "bytes": None, "text": wire.encode(last).decode()})
        await self._send({"type": "websocket.close", "code": 1008 if last else 1000, "reason": ""})

    async def watch(self) -> None:
        """Ends with TooSlow when too much waits."""
        await self._full
