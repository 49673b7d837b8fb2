"""A page reduced to what hours of play need: it seats itself, moves as soon as it may, and gives no command up.

Whatever it wants it sends again, with the same id, until that is answered: after a break, after a silence, and now and
then without need. Every acknowledged move is kept, to be looked for in the log.
"""

from __future__ import annotations

import asyncio
import random
from functools import partial
from time import monotonic
from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType

from coincoin.kernel.dice import seal

from .player import Person

UNANSWERED = 5.0  # seconds after which a command is sent again
PING = 10.0  # as a page does that has nothing to say
DOUBLED, CUT = 0.005, 0.003  # of the moves: sent twice at once; sent, and the connection cut


class Choice(msgspec.Struct):
    move: int


class Scene(msgspec.Struct):
    choices: list[Choice] | UnsetType = UNSET


class Moment(msgspec.Struct):
    change: Scene


class Seat(msgspec.Struct):
    person: str = ""
    ready: bool = False
    revealed: bool = False


class Table(msgspec.Struct):
    status: str
    seats: list[Seat]
    opening: bool = False


class Event(msgspec.Struct):
    version: int
    scene: Scene | UnsetType = UNSET


class Heard(msgspec.Struct):
    """What of any message is looked at."""

    type: str
    id: str = ""
    code: str = ""
    version: int = 0
    since: int | UnsetType = UNSET
    scene: Scene | UnsetType = UNSET
    change: Scene | UnsetType = UNSET
    moments: list[Moment] = []
    table: Table | None = None
    event: Event | None = None


one = msgspec.json.Decoder(Heard).decode
several = msgspec.json.Decoder(list[Heard]).decode


class Line(asyncio.Protocol):
    """A socket that takes whole messages in and out."""

    def __init__(self, page: Quick) -> None:
        self.page, self.buffer, self.open = page, b"", False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.page.line, self.page.heard = self, monotonic()
        self.transport.write(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def send(self, message: dict[str, object]) -> None:
        data = msgspec.json.encode(message)
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)  # a mask of zeros changes nothing

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.transport.abort()
                return
            self.open, self.buffer = True, rest
            self.page.greet()
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size > 125:
                start = 4 if size == 126 else 10
                size = int.from_bytes(self.buffer[2:start], "big")
            if len(self.buffer) < start + size:
                return
            kind, payload = self.buffer[0] & 15, self.buffer[start : start + size]
            self.buffer = self.buffer[start + size :]
            if kind == 1:
                self.page.hear(payload)

    def connection_lost(self, problem: Exception | None) -> None:
        if self.page.line is self:
            self.page.line = None


class Quick:
    """Somebody's page at one seat of one table."""

    def __init__(self, who: Person, seat: int, table: str, dice: random.Random) -> None:
        self.who, self.seat, self.table_id, self.dice = who, seat, table, dice
        self.line: Line | None = None
        self.version = 0
        self.scene = 0  # the version of what the choices were told with
        self.choices: list[int] = []
        self.table: Table | None = None
        self.bytes = dice.randbytes(32)
        self.pending: dict[str, Any] = {}
        self.answered = 0  # the version of one's own last command
        self.heard = self.wanted = self.sent = self.moved = monotonic()
        self.acknowledged: dict[str, tuple[int, int]] = {}  # id: version, move
        self.latencies: list[float] = []
        self.apologies = self.again = 0
        self.wrong = ""

    def __repr__(self) -> str:
        found = (self.seat, self.version, self.scene, self.choices, self.pending, self.answered, self.line, self.table)
        return f"{self.table_id} {found}"

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.status == "finished" and not self.pending

    async def connect(self, port: int) -> None:
        async with asyncio.timeout(5):
            await asyncio.get_running_loop().create_connection(partial(Line, self), "127.0.0.1", port)

    def close(self) -> None:
        if self.line is not None:
            self.line.transport.abort()

    def look_after(self) -> None:
        """What a page does by its clock."""
        if self.line is None:
            return
        if not self.line.open:
            if monotonic() - self.heard > UNANSWERED:
                self.close()
        elif self.pending and monotonic() - self.sent > UNANSWERED:
            self.greet()
        elif monotonic() - self.heard > 3 * PING:  # nobody is there
            self.close()
        elif monotonic() - self.heard > PING:
            self.line.send({"type": "ping"})

    # ---- out ----

    def greet(self) -> None:
        """After a break or a gap: all there is, and the pending command again."""
        assert self.line is not None
        self.line.send({"type": "hello", "table": self.table_id, "token": self.who.token, "version": self.version})
        if self.pending:
            self.again += 1
            self.sent = monotonic()
            self.line.send(self.pending)

    def want(self, type: str, **fields: object) -> None:
        assert self.line is not None
        self.pending = {"type": type, "id": self.dice.randbytes(8).hex(), **fields}
        self.wanted = self.sent = monotonic()
        self.line.send(self.pending)

    def act(self) -> None:
        """The next thing to do, if nothing is under way and all is seen that one's last command did."""
        table = self.table
        if table is None or self.pending or self.version < self.answered or self.line is None:
            return
        if table.status == "running" and self.choices:
            self.want("move", version=self.scene, move=self.dice.choice(self.choices), seat=self.seat)
            if (fate := self.dice.random()) < DOUBLED:
                self.again += 1
                self.line.send(self.pending)
            elif fate < DOUBLED + CUT:
                self.close()
        elif table.status == "lobby" and table.opening:
            if not table.seats[self.seat].revealed:
                self.want("reveal", contributions=[self.bytes.hex()])
        elif table.status == "lobby" and table.seats[self.seat].person != self.who.id:
            self.want("sit", seat=self.seat, seal=seal(self.bytes.hex()))
        elif table.status == "lobby" and self.seat == 0 and all(seat.ready for seat in table.seats):
            self.want("start")

    # ---- in ----

    def hear(self, payload: bytes) -> None:
        self.heard = monotonic()
        for heard in several(payload) if payload.startswith(b"[") else [one(payload)]:
            self.take(heard)
        self.act()

    def take(self, heard: Heard) -> None:
        match heard.type:
            case "done":
                self.done(heard)
            case "refused" if heard.id == self.pending.get("id"):
                self.refused(heard.code)
            case "welcome" if heard.version >= self.version:
                self.version, self.table = heard.version, heard.table
                self.choices = []
                if heard.event is not None:
                    self.scene = heard.event.version
                    self.see(heard.event.scene, whole=True)
            case "event" | "table" | "said" if heard.version > self.version:
                since = heard.since if heard.since is not UNSET else heard.version - 1
                if since != self.version:
                    self.greet()
                    return
                self.version, self.table = heard.version, heard.table or self.table
                if heard.type == "event":
                    self.scene = heard.version
                    self.see(heard.scene, whole=True)
                    for change in (*(moment.change for moment in heard.moments), heard.change):
                        self.see(change)

    def see(self, scene: Scene | UnsetType, whole: bool = False) -> None:
        """A whole scene leaves out what is empty, a change what is as before."""
        if scene is UNSET:
            return
        if scene.choices is not UNSET:
            self.choices = [choice.move for choice in scene.choices]
        elif whole:
            self.choices = []

    def done(self, heard: Heard) -> None:
        if (known := self.acknowledged.get(heard.id)) and known[0] != heard.version:
            self.wrong = f"{heard.id} became {known[0]} and {heard.version}"
        if heard.id != self.pending.get("id"):
            return
        self.answered = max(self.answered, heard.version)
        if self.pending["type"] == "move":
            self.acknowledged[heard.id] = heard.version, self.pending["move"]
            self.latencies.append(monotonic() - self.wanted)
            self.moved = monotonic()
        self.pending = {}

    def refused(self, code: str) -> None:
        """What our side could not do, or what came too late, is chosen again."""
        allowed = ("internal", "too_fast", "stale", "not_running", "not_lobby", "opening", "not_ready", "taken")
        if code not in allowed:
            self.wrong = f"{self.pending} was refused as {code}"
        self.apologies += code in ("internal", "too_fast")
        self.pending = {}
        self.greet()
