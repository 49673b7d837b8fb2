"""A room: a table in memory, the pages that look at it, and what happens there by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, NamedTuple

from coincoin.host import wire
from coincoin.host.room import telling
from coincoin.host.room.driver import drive, needs_driver
from coincoin.host.room.ledger import Alone, Ledger, Outcome
from coincoin.host.socket.connection import Connection
from coincoin.host.table import decide
from coincoin.host.table.fold import Change, Table
from coincoin.host.table.refusal import Refusal
from coincoin.host.watch.journal import note
from coincoin.host.watch.metrics import METRICS
from coincoin.kernel.scene import Scene

if TYPE_CHECKING:
    from coincoin.host.room.hall import Hall

OUR_FAULT = "something went wrong on our side; the match is safe"


Eye = tuple[int | None, str]  # a seat, or outside; and a language


class Shown(NamedTuple):
    """A message for an eye, and the scene it leaves there if the match changed."""

    text: bytes
    scene: Scene | None


class Room:
    """Who looks at a table is told what happens there; their commands are asked of its ledger."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.ledger = Ledger(table, hall.clerk, self.draw, self.wake)
        self.connections: set[Connection] = set()
        self.scenes: dict[Eye, Scene] = {}  # what each eye was shown last
        self.seated = persons(table)  # when it was last told who is here
        self.used = monotonic()
        self.gone: dict[str, float] = dict.fromkeys(table.people(), monotonic())  # since when a person is away
        self.elsewhere: dict[str, tuple[float, set[str], int]] = {}  # other hosts: when told, people, spectators
        self.changed = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None

    @property
    def table(self) -> Table:
        return self.ledger.table

    def alone(self) -> Alone:
        """Nothing is added to the table meanwhile, and what was added is on disk."""
        return self.ledger.alone()

    # ---- who looks ----

    def draw(self, change: Change, whole: bool) -> Callable[[], None]:
        """The message of the newest entries for each eye and language that is looking; calling it sends them."""
        shown: dict[Eye, Shown] = {}
        report = telling.Report(self.table, change, self.ledger.said, whole)
        for connection in self.connections:
            if whole:
                self.reseat(connection)
            eye = connection.eye, connection.language
            if eye not in shown:
                scene = report.scene(*eye)
                shown[eye] = Shown(wire.encode(report.message(*eye, scene, self.scenes.get(eye))), scene)
        return partial(self.show, shown)

    def show(self, shown: dict[Eye, Shown]) -> None:
        for eye, (_, scene) in shown.items():
            if scene is not None:
                self.scenes[eye] = scene
        for connection in self.connections:
            if connection.reseated:
                self.welcome(connection, self.table.version - 1)
            else:
                connection.send_text(shown[connection.eye, connection.language].text)
        if self.seated != (seated := persons(self.table)):
            self.seated = seated
            self.presence_changed()

    def reseat(self, connection: Connection) -> None:
        """Who took, gave up or was moved to another seat looks through it from now on."""
        yours = self.table.seats_of(connection.person)
        if yours != connection.yours:
            connection.yours, connection.reseated = yours, True
            connection.eye = connection.eye if connection.eye in yours else yours[0] if yours else None

    async def enter(self, connection: Connection, seat: int | None, language: str, version: int) -> None:
        """A page begins to look, through the seat it wants if that is its own."""
        async with self.alone():
            connection.language = language
            if not self.table.seats_of(connection.person) and not self.may_watch(connection):
                raise Refusal("no_spectators", "this table is closed to spectators")
            connection.eye = seat if seat is not None and seat in self.table.seats_of(connection.person) else None
            connection.yours = []
            self.reseat(connection)
            self.connections.add(connection)
            self.gone.pop(connection.person, None)
            self.welcome(connection, version)
        self.presence_changed()
        self.come_back(connection)

    def may_watch(self, connection: Connection) -> bool:
        table = self.table
        return table.setup.spectators or table.status == "lobby" or connection.person == table.owner != ""

    async def look(self, connection: Connection, seat: int | None, language: str) -> None:
        async with self.alone():
            if seat is not None and seat not in self.table.seats_of(connection.person):
                raise Refusal("not_yours", "that is not your seat")
            connection.eye, connection.language = seat, language
            self.welcome(connection, 0)

    def come_back(self, connection: Connection) -> None:
        """A bot that plays for an absent person gives the seat back."""
        if not (self.table.bots and any(self.table.seats[n].stand_in for n in connection.yours)):
            return
        person = connection.person
        self.ledger.ask(lambda table: decide.returned(table, person), person, "", lambda outcome: None)

    def welcome(self, connection: Connection, version: int) -> None:
        connection.reseated = False
        eye = connection.eye, connection.language
        scene = telling.draw(self.table, *eye)
        if scene is not None:
            self.scenes[eye] = scene
        connection.send(telling.welcome(self.table, connection.person, *eye, version, self.presence(), scene))

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.used = monotonic()
            if connection.person and connection.person not in self.here():
                self.gone[connection.person] = monotonic()
            self.presence_changed()

    def unused(self) -> bool:
        """Nobody looks and nothing is going on."""
        return not (self.connections or self.ledger.asked or self.ledger.busy or self.driver)

    # ---- presence ----

    def here(self) -> set[str]:
        """The people connected to this host."""
        return {connection.person for connection in self.connections if connection.person}

    def watching(self) -> int:
        seated = self.table.people()
        return sum(connection.person not in seated for connection in self.connections)

    def everywhere(self) -> set[str]:
        """The people connected to any host."""
        fresh = monotonic() - 15
        return self.here().union(*(people for at, people, _ in self.elsewhere.values() if at > fresh))

    def presence(self) -> wire.Presence:
        people = self.everywhere()
        others = sum(count for _, _, count in self.elsewhere.values())
        return wire.Presence([seat.person in people for seat in self.table.seats], self.watching() + others)

    def presence_changed(self) -> None:
        self.hall.tell_presence(self)
        self.show_presence()

    def show_presence(self) -> None:
        text = wire.encode(self.presence())
        for connection in self.connections:
            connection.send_text(text)
        self.wake()

    def there(self, host: str, people: set[str], spectators: int) -> None:
        """Another host says who is connected there."""
        known = self.elsewhere.get(host)
        self.elsewhere[host] = monotonic(), people, spectators
        if known is None or known[1:] != (people, spectators):
            here = self.everywhere()
            for person in self.table.people():
                if person in here:
                    self.gone.pop(person, None)
                else:
                    self.gone.setdefault(person, monotonic())
            self.show_presence()

    # ---- commands ----

    def command(self, connection: Connection, command: wire.Command) -> None:
        """Carry it out and answer the connection."""
        if not isinstance(command, wire.Leave | wire.Vote):  # who left has no say, and does not return by having one
            self.come_back(connection)
        self.ledger.ask(
            lambda table: decide.entry_for(table, connection, command),
            connection.person,
            command.id,
            partial(self.answer, connection, command, perf_counter()),
        )

    def answer(self, connection: Connection, command: wire.Command, began: float, outcome: Outcome) -> None:
        METRICS.commands.see(perf_counter() - began)
        if isinstance(outcome, int):
            connection.send(wire.Done(command.id, outcome))
        elif isinstance(outcome, Refusal):
            connection.refuse(command.id, outcome.code, str(outcome), outcome.rule)
        else:
            note("a command failed", kind=type(command).__name__, problem=repr(outcome))
            connection.refuse(command.id, "internal", OUR_FAULT)

    async def rematch(self, connection: Connection, command: wire.Rematch) -> None:
        with refusing(connection, command):
            connection.send(wire.Done(command.id, await self.hall.rematch(self, connection.person, command.id)))

    async def why(self, connection: Connection, command: wire.Why) -> None:
        with refusing(connection, command):
            async with self.alone():
                seat = decide.own_seat(self.table, connection, command.seat)
                match = self.table.match
                rule = match.state.why_not(seat, command.move) if match else None
            text = self.table.game.rule(rule, connection.language) if rule else ""
            connection.send(wire.Because(command.id, rule or "", text))

    async def hint(self, connection: Connection, command: wire.Hint) -> None:
        with refusing(connection, command):
            async with self.alone():
                seat = decide.own_seat(self.table, connection, command.seat)
                match, version = self.table.match, self.table.version
                if match is None or seat not in self.table.waiting():
                    raise Refusal("no_hint", "there is nothing to choose now")
                sight = match.state.seen_by(seat)
            move = await self.hall.workers.choose(self.table.game, self.hall.hint_bot, sight)
            sentence = self.table.game.sentence(move, connection.language, self.table.names, seat)
            connection.send(wire.Suggestion(command.id, version, move, sentence))

    # ---- what happens by itself ----

    def wake(self) -> None:
        """See whether something is to be done without people."""
        self.changed.set()
        if self.driver is None and not self.hall.closed and needs_driver(self):
            self.driver = asyncio.create_task(drive(self))


@contextmanager
def refusing(connection: Connection, command: wire.Command) -> Iterator[None]:
    """A Refusal is told to the connection."""
    try:
        yield
    except Refusal as refusal:
        connection.refuse(command.id, refusal.code, str(refusal), refusal.rule)


def persons(table: Table) -> list[str]:
    """Who sits where."""
    return [seat.person for seat in table.seats]
