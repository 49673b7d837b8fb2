"""A connection: who looks through which seat, and what waits to be sent to their page."""

from __future__ import annotations

import asyncio

from litestar.types import Send

from coincoin.host import wire
from coincoin.host.socket.transport import Transport
from coincoin.host.table.refusal import told
from coincoin.host.watch.limits import Bucket
from coincoin.host.watch.metrics import METRICS


class TooSlow(Exception):
    """The page does not read what it is sent."""


class Outbox:
    """The connections that have something to be told, all of them at the next moment."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Connection] = []

    def add(self, connection: Connection) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(connection)

    def _flush(self) -> None:
        connections, self._waiting = self._waiting, []
        for connection in connections:
            try:
                connection.flush()
            except Exception as problem:
                connection.end(problem)


class Connection:
    """One socket, and who sends commands through it."""

    def __init__(self, transport: Transport, send: Send, outbox: Outbox, backlog: int) -> None:
        self.person = ""
        self.name = ""
        self.hat = ""
        self.device = ""  # the hash of the secret by which they came
        self.shunned_by: set[str] = set()
        self.eye: int | None = None
        self.language = "en"
        self.shown = True  # the page is not hidden behind others
        self.backlog = backlog  # bytes that may wait
        self._transport = transport
        self._send = send
        self._outbox = outbox
        self.messages = Bucket(20, 60)
        self.warnings = 0
        self.yours: list[int] = []
        self._waiting: list[bytes] = []
        # With the reason as its exception.
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, message: wire.Answer) -> None:
        self.send_text(wire.encode(message))

    def send_text(self, text: bytes) -> None:
        """Never waits. What is said at one moment goes in one frame."""
        if not self._waiting:
            self._outbox.add(self)
        self._waiting.append(text)

    def flush(self) -> None:
        texts, self._waiting = self._waiting, []
        if self._transport.tell(texts[0] if len(texts) == 1 else b"[" + b",".join(texts) + b"]") > self.backlog:
            METRICS.dropped.add()
            self.end(TooSlow())

    def refuse(self, id: str, code: str, why: str, rule: str = "") -> None:
        METRICS.refused.add()
        self.send(wire.Refused(id, code, told(why, self.language), rule))

    def complain(self, code: str, why: str, fatal: bool = False) -> None:
        self.send(wire.Error(code, told(why, self.language), fatal))

    def end(self, reason: Exception) -> None:
        if not self.ended.done():
            self.ended.set_exception(reason)

    async def close(self, last: wire.Error | None) -> None:
        """A last word, if there is one."""
        if last is not None:
            await self._send({"type": "websocket.send", "bytes": None, "text": wire.encode(last).decode()})
        await self._send({"type": "websocket.close", "code": 1008 if last else 1000, "reason": ""})
