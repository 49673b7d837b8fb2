"""The socket: from bytes to typed messages and on to the room. Whatever is wrong gets a typed error."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from functools import partial
from time import monotonic
from typing import Any

import msgspec
from litestar.types import Receive, Send

from coincoin.host import wire
from coincoin.host.room.hall import Hall
from coincoin.host.room.room import OUR_FAULT, Room
from coincoin.host.socket.connection import Connection, TooSlow
from coincoin.host.socket.transport import Transport
from coincoin.host.store import who
from coincoin.host.table.refusal import Refusal, told
from coincoin.host.watch.journal import note
from coincoin.host.watch.metrics import METRICS

LONGEST = 16_000  # bytes of one message
SILENCE = 30.0  # seconds without a message
PATIENCE = 40  # messages over the limit before the connection ends


class Conversation:
    """One connection from its first message to its last."""

    def __init__(self, hall: Hall, transport: Transport, address: str, receive: Receive, send: Send) -> None:
        self.hall = hall
        self.address = address
        self.receive = receive
        self.connection = Connection(transport, send, hall.outbox, hall.settings.backlog)
        self.room: Room | None = None
        self.heard = monotonic()
        self.unread: list[bytes] = []
        self.busy: asyncio.Task[None] | None = None  # with a message that takes a while; those behind it wait
        self.thinking: set[asyncio.Task[None]] = set()
        self.transport = transport
        transport.listener = self.hear

    async def run(self) -> None:
        """Until one of the two has enough."""
        if not self.hall.limits.enter(self.address):
            await self.end(Refusal("too_many", "too-many-pages"))
            return
        try:
            await self.converse()
        finally:
            self.hall.limits.leave(self.address)
            self.transport.listener = None  # what no more points at itself goes at once

    async def converse(self) -> None:
        gone = asyncio.ensure_future(self.receive())  # all it gives from now on is that the page is gone
        ended = self.connection.ended
        try:
            while (silence := monotonic() - self.heard) < SILENCE:
                done, _ = await asyncio.wait((gone, ended), timeout=SILENCE - silence, return_when="FIRST_COMPLETED")
                if done:
                    break
            await self.end(ended.exception() if ended.done() else None)
        finally:
            for task in (gone, self.busy, *self.thinking):
                if task is not None:
                    task.cancel()
            if self.room is not None:
                self.room.leave(self.connection)

    async def end(self, problem: BaseException | None) -> None:
        """Say why, if the other side still listens."""
        last = None
        if isinstance(problem, Refusal):
            last = wire.Error(problem.code, problem.said(self.connection.language), True)
        elif isinstance(problem, TooSlow):
            last = wire.Error("slow", told("slow", self.connection.language), True)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                await self.connection.close(last)

    # ---- reading ----

    def hear(self, data: bytes) -> None:
        self.heard = monotonic()
        connection = self.connection
        if not connection.messages.take():
            connection.warnings += 1
            if connection.warnings > PATIENCE:
                METRICS.dropped.add()
                connection.end(Refusal("too_fast", "too-fast"))
            else:
                connection.complain("too_fast", "too-fast")
        elif self.busy:
            self.unread.append(data)
        else:
            self.take(data)

    def take(self, data: bytes) -> None:
        if len(data) > LONGEST:
            METRICS.malformed.add()
            self.connection.complain("too_big", "too-big")
            return
        try:
            message = wire.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            METRICS.malformed.add()
            self.connection.complain("malformed", str(problem)[:200])
            return
        try:
            self.answer(message)
        except Exception as problem:
            self.failed(message, problem)

    def answer(self, message: wire.FromPage) -> None:
        connection = self.connection
        match message:
            case wire.Move() if self.room is not None:  # nearly all that pages say
                self.room.command(connection, message)
            case wire.Ping():
                connection.send(wire.Pong(message.n))
            case wire.Hello():
                self.wait(message, self.hello(message))
            case _ if self.room is None:
                connection.complain("hello_first", "say hello first")
            case wire.Eyes():
                self.room.eyes(connection, message.open)
            case wire.Look():
                self.wait(message, self.look(self.room, message))
            case wire.Rematch():
                self.wait(message, self.room.rematch(connection, message))
            case wire.Why():
                self.wait(message, self.room.why(connection, message))
            case wire.Try() if not self.may("try"):
                connection.refuse(message.id, "too_fast", "too-fast")
            case wire.Try():
                self.wait(message, self.room.attempt(connection, message))
            case wire.Say() if not self.may("chat"):
                connection.refuse(message.id, "too_fast", "too-fast")
            case wire.Undo() if not self.may("undo"):
                connection.refuse(message.id, "too_fast", "too-fast")
            case wire.Hint() if not self.may("hint"):
                connection.refuse(message.id, "too_fast", "too-fast")
            case wire.Hint():
                # A bot thinks for a while: the conversation goes on meanwhile.
                self.thinking.add(task := asyncio.create_task(self.room.hint(connection, message)))
                task.add_done_callback(partial(self.thought, message))
            case _:
                self.room.command(connection, message)

    def may(self, kind: str) -> bool:
        return self.hall.limits.take(kind, self.address, self.connection.person)

    def wait(self, message: wire.FromPage, work: Coroutine[Any, Any, None]) -> None:
        """Read on when this is done."""

        def go_on(task: asyncio.Task[None]) -> None:
            self.busy = None
            self.thought(message, task)
            while self.unread and self.busy is None:
                self.take(self.unread.pop(0))

        self.busy = asyncio.create_task(work)
        self.busy.add_done_callback(go_on)

    def thought(self, message: wire.FromPage, task: asyncio.Task[None]) -> None:
        self.thinking.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.failed(message, problem)

    def failed(self, message: wire.FromPage, problem: BaseException) -> None:
        if isinstance(problem, Refusal):
            self.connection.end(problem)
        else:
            note("a message could not be answered", kind=type(message).__name__, problem=repr(problem))
            if isinstance(message, wire.Command):
                self.connection.refuse(message.id, "internal", OUR_FAULT)
            elif isinstance(message, wire.Hello) and isinstance(problem, Exception):
                self.connection.end(problem)  # who hears nothing waits for ever; who is sent away comes again
            else:
                self.connection.complain("internal", OUR_FAULT)

    # ---- what takes a while ----

    async def hello(self, hello: wire.Hello) -> None:
        connection = self.connection
        connection.language = hello.language
        if hello.token:
            person = await self.hall.person(hello.token)
            if person is None:
                raise Refusal("unknown_person", "unknown-person")
            connection.person, connection.name, connection.hat = person.id, person.name, person.hat
            connection.device = person.device
            connection.shunned_by = await self.hall.writer.read(who.shunned_by, self.hall.store, person.id)
        room = await self.hall.room(hello.table)
        if room is None:
            raise Refusal("unknown_table", "unknown-table")
        if self.room is not None and self.room is not room:
            self.room.leave(connection)
        await room.enter(connection, hello.seat, hello.language, hello.version)
        self.room = room

    async def look(self, room: Room, look: wire.Look) -> None:
        try:
            await room.look(self.connection, look.seat, look.language or self.connection.language)
        except Refusal as refusal:
            self.connection.complain(refusal.code, refusal.said(self.connection.language))
