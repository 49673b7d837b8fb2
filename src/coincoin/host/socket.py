"""The socket: from bytes to typed messages and on to the room. Whatever is wrong gets a typed error."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from litestar.types import Receive, Send

from coincoin.host import wire
from coincoin.host.commands import Refusal
from coincoin.host.hall import Hall
from coincoin.host.logs import log
from coincoin.host.metrics import METRICS
from coincoin.host.page import Page, TooSlow
from coincoin.host.room import Room

LONGEST = 16_000  # bytes of one message
SILENCE = 30.0  # seconds without a message
OUR_FAULT = "something went wrong on our side; the match is safe"
PATIENCE = 40  # messages over the limit before the connection ends


class Goodbye(Exception):
    """The connection ends, after a last error."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Conversation:
    """One connection from its first message to its last."""

    def __init__(self, hall: Hall, receive: Receive, send: Send) -> None:
        self.hall = hall
        self.receive = receive
        self.page = Page(send, hall.settings.backlog)
        self.room: Room | None = None
        self.waiting: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        tasks = [asyncio.create_task(each) for each in (self.page.write(), self.page.watch(), self.read())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            problem = next((task.exception() for task in done if task.exception()), None)
            await self.end(problem)
        finally:
            for task in (*tasks, *self.waiting):
                task.cancel()
            if self.room is not None:
                self.room.leave(self.page)

    async def end(self, problem: BaseException | None) -> None:
        """Say why, if the other side still listens."""
        last = None
        if isinstance(problem, Goodbye):
            last = wire.Error(problem.code, str(problem), True)
        elif isinstance(problem, TooSlow):
            last = wire.Error("slow", "this page does not read fast enough: connect again", True)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                await self.page.end(last)

    async def read(self) -> None:
        while True:
            async with asyncio.timeout(SILENCE):
                event = await self.receive()
            if event["type"] != "websocket.receive":
                return
            if not self.page.messages.take():
                self.page.warnings += 1
                if self.page.warnings > PATIENCE:
                    METRICS.dropped.add()
                    raise Goodbye("too_fast", "too many messages: connect again later")
                self.page.complain("too_fast", "too many messages: slow down")
                continue
            data = event.get("text") or event.get("bytes") or ""
            await self.take(data)

    async def take(self, data: str | bytes) -> None:
        if len(data) > LONGEST:
            METRICS.malformed.add()
            self.page.complain("too_big", f"a message has at most {LONGEST} bytes")
            return
        try:
            message = wire.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            METRICS.malformed.add()
            self.page.complain("malformed", str(problem)[:200])
            return
        try:
            await self.answer(message)
        except (Goodbye, TimeoutError):
            raise
        except Exception as problem:
            log("a message could not be answered", kind=type(message).__name__, problem=repr(problem))
            if isinstance(message, wire.Command):
                self.page.refuse(message.id, "internal", OUR_FAULT)
            else:
                self.page.complain("internal", OUR_FAULT)

    async def answer(self, message: wire.FromPage) -> None:
        page = self.page
        match message:
            case wire.Ping():
                page.send(wire.Pong(message.n))
            case wire.Hello():
                await self.hello(message)
            case _ if self.room is None:
                page.complain("hello_first", "say hello first")
            case wire.Look():
                await self.look(self.room, message)
            case wire.Say() if not page.chat.take():
                page.refuse(message.id, "too_fast", "one thing after the other: wait a little")
            case wire.Hint() if not page.hints.take():
                page.refuse(message.id, "too_fast", "wait a little before the next hint")
            case wire.Hint():
                # A bot thinks for a while: the conversation goes on meanwhile.
                self.waiting.add(task := asyncio.create_task(self.room.command(page, message)))
                task.add_done_callback(self.waiting.discard)
            case _:
                with METRICS.commands.timed():
                    await self.room.command(page, message)

    async def hello(self, hello: wire.Hello) -> None:
        page = self.page
        if hello.token:
            person = await self.hall.person(hello.token)
            if person is None:
                raise Goodbye("unknown_person", "this host does not know you: ask for a name again")
            page.person, page.name = person.id, person.name
        room = await self.hall.room(hello.table)
        if room is None:
            raise Goodbye("unknown_table", "there is no such table")
        if self.room is not None and self.room is not room:
            self.room.leave(page)
        try:
            await room.enter(page, hello.seat, hello.language, hello.version)
        except Refusal as refusal:
            raise Goodbye(refusal.code, str(refusal)) from refusal
        self.room = room

    async def look(self, room: Room, look: wire.Look) -> None:
        try:
            await room.look(self.page, look.seat, look.language or self.page.language)
        except Refusal as refusal:
            self.page.complain(refusal.code, str(refusal))
