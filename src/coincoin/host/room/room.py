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
from coincoin.host.room.trial import attempt
from coincoin.host.socket.connection import Connection
from coincoin.host.store.turns import seen
from coincoin.host.table import decide
from coincoin.host.table.checks import own_seat
from coincoin.host.table.entries import AnyEntry
from coincoin.host.table.fold import Table
from coincoin.host.table.refusal import Refusal
from coincoin.host.table.told import Change
from coincoin.host.watch.journal import note
from coincoin.host.watch.metrics import METRICS
from coincoin.kernel.reason import Reason
from coincoin.kernel.scene import Scene
from coincoin.kernel.why import reason
from coincoin.study.advice.weigh import in_words, reasons

if TYPE_CHECKING:
    from coincoin.host.room.hall import Hall

MOST_NAMED = 12  # of those who watch
OUR_FAULT = "our-fault"
HINT_MILLISECONDS = 400.0

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
        self.ledger.looking = self.looking
        self.connections: set[Connection] = set()
        self.scenes: dict[Eye, Scene] = {}  # what each eye was shown last
        self.seated = persons(table)  # when it was last told who is here
        self.used = monotonic()
        self.gone: dict[str, float] = dict.fromkeys(table.people(), monotonic())  # since when a person is away
        self.elsewhere: dict[str, tuple[float, set[str], int]] = {}  # other hosts: when told, people, spectators
        self.changed = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.rematching = asyncio.Lock()

    @property
    def table(self) -> Table:
        return self.ledger.table

    def alone(self) -> Alone:
        """The table as it is on disk, and nothing is added meanwhile.

        `table` may hold what is not written yet, and may never be: whoever tells somebody of it reads it here.
        """
        return self.ledger.alone()

    # ---- who looks ----

    def draw(self, change: Change, whole: bool) -> Callable[[], None]:
        """The message of the newest entries for each eye and language that is looking; calling it sends them."""
        shown: dict[Eye, Shown] = {}
        report = telling.Report(self.table, change, self.ledger.said, whole)
        for connection in self.connections:
            eye = connection.eye, connection.language
            if eye not in shown and (not whole or self.stays(connection)):
                scene = report.scene(*eye)
                shown[eye] = Shown(wire.encode(report.message(*eye, scene, self.scenes.get(eye))), scene)
        return partial(self.show, shown, whole)

    def show(self, shown: dict[Eye, Shown], whole: bool) -> None:
        for eye, (_, scene) in shown.items():
            if scene is not None:
                self.scenes[eye] = scene
        if not whole:  # moves seat nobody
            for connection in self.connections:
                connection.send_text(shown[connection.eye, connection.language].text)
            return
        before, self.seated = self.seated, persons(self.table)
        for connection in [*self.connections]:
            if not self.may_watch(connection.person):
                self.leave(connection)
                connection.end(closed())
            elif self.stays(connection):
                connection.send_text(shown[connection.eye, connection.language].text)
            else:
                self.reseat(connection)
                self.welcome(connection, self.table.version - 1)
        if self.seated != before:
            self.presence_changed()

    def stays(self, connection: Connection) -> bool:
        """Does it look through the same seats as before?"""
        return connection.yours == self.table.seats_of(connection.person)

    def reseat(self, connection: Connection) -> None:
        """Who took, gave up or was moved to another seat looks through it from now on."""
        yours = connection.yours = self.table.seats_of(connection.person)
        connection.eye = connection.eye if connection.eye in yours else yours[0] if yours else None

    async def enter(self, connection: Connection, seat: int | None, language: str, version: int) -> None:
        """A page begins to look, through the seat it wants if that is its own.

        Who comes from another host may have seen more than this one, which must not judge by less.
        """
        if version > self.table.version:
            await self.ledger.catch_up()
        async with self.alone():
            connection.language = language
            if not self.may_watch(connection.person):
                raise closed()
            connection.eye = seat
            self.reseat(connection)
            self.connections.add(connection)
            self.gone.pop(connection.person, None)
            self.welcome(connection, version)
        self.presence_changed()
        self.come_back(connection)
        self.eyes(connection, connection.shown)

    def may_watch(self, person: str) -> bool:
        table = self.table
        if table.setup.spectators or table.status == "lobby":
            return True
        return bool(table.seats_of(person)) or person == table.owner != ""

    async def look(self, connection: Connection, seat: int | None, language: str) -> None:
        async with self.alone():
            if seat is not None and seat not in self.table.seats_of(connection.person):
                raise Refusal("not_yours", "not-your-seat")
            connection.eye, connection.language = seat, language
            self.welcome(connection, 0)

    def come_back(self, connection: Connection) -> None:
        """A bot that plays for an absent person gives the seat back."""
        table, yours = self.table, connection.yours
        missed = table.question is not None and table.question.seat in yours
        if not (missed or (table.bots and any(table.seats[n].stand_in for n in yours))):
            return
        person = connection.person
        self.ledger.ask(lambda table: decide.returned(table, person), person, "", lambda outcome: None)

    def welcome(self, connection: Connection, version: int) -> None:
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

    def looking(self) -> set[str]:
        """Those of them whose page is not hidden."""
        return {connection.person for connection in self.connections if connection.person and connection.shown}

    def eyes(self, connection: Connection, shown: bool) -> None:
        """Who looks while the table waits for them need not be told."""
        connection.shown = shown
        if shown and connection.person in self.table.turns:
            self.hall.writer.submit(seen(self.table.id, connection.person), lambda result: None)

    def watching(self) -> int:
        return sum(not connection.person or connection.person not in self.seated for connection in self.connections)

    def everywhere(self) -> set[str]:
        """The people connected to any host."""
        fresh = monotonic() - 15
        return self.here().union(*(people for at, people, _ in self.elsewhere.values() if at > fresh))

    def presence(self) -> wire.Presence:
        people = self.everywhere()
        others = sum(count for _, _, count in self.elsewhere.values())
        here = [person in people for person in self.seated]
        return wire.Presence(here, self.watching() + others, self.watchers())

    def watchers(self) -> list[str]:
        """The names of those who watch, as far as they have some."""
        names = {each.name for each in self.connections if each.person and each.person not in self.seated}
        return sorted(names)[:MOST_NAMED]

    def called(self, person: str, name: str, hat: str) -> None:
        """Somebody has another name."""
        theirs = [each for each in self.connections if each.person == person]
        for each in theirs:
            each.name, each.hat = name, hat
        if theirs:
            self.presence_changed()

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
            partial(self.entry_for, connection, command),
            connection.person,
            command.id,
            partial(self.answer, connection, command, perf_counter()),
        )

    def entry_for(self, connection: Connection, command: wire.Command, table: Table) -> AnyEntry:
        if isinstance(command, wire.Start):
            self.hall.check_bots_alone(table)
        if isinstance(command, wire.Decide):
            return decide.decided(table, connection, command, self.everywhere())
        return decide.entry_for(table, connection, command)

    def answer(self, connection: Connection, command: wire.Command, began: float, outcome: Outcome) -> None:
        METRICS.commands.see(perf_counter() - began)
        if isinstance(outcome, int):
            connection.send(wire.Done(command.id, outcome))
        elif isinstance(outcome, Refusal):
            connection.refuse(command.id, outcome.code, outcome.said(connection.language), outcome.rule)
        else:
            note("a command failed", kind=type(command).__name__, problem=repr(outcome))
            connection.refuse(command.id, "internal", OUR_FAULT)

    async def rematch(self, connection: Connection, command: wire.Rematch) -> None:
        with refusing(connection, command):
            connection.send(wire.Done(command.id, await self.hall.rematch(self, connection.person, command.id)))

    async def why(self, connection: Connection, command: wire.Why) -> None:
        with refusing(connection, command):
            async with self.alone() as table:
                seat = own_seat(table, connection, command.seat)
                sight = table.match.state.seen_by(seat) if table.match else None
                game, words = table.game, table.words(seat, connection.language)
            found = None
            if sight and command.piece:
                found = reason(game, sight, command.piece, words, command.picked)
            elif sight and (rule := sight.state.why_not(seat, command.move)):
                found = Reason(rule, game.rule(rule, connection.language))
            connection.send(wire.Because(command.id, *(found or ("", ""))))

    async def hint(self, connection: Connection, command: wire.Hint) -> None:
        with refusing(connection, command):
            async with self.alone() as table:
                seat = own_seat(table, connection, command.seat)
                match, version, names = table.match, table.version, table.names
                if match is None or seat not in table.waiting():
                    raise Refusal("no_hint", "nothing-to-choose")
                sight = match.state.seen_by(seat)
            weighed = await self.hall.workers.weigh(table.game, sight, HINT_MILLISECONDS, connection.person)
            if weighed is None:  # then what a bot would play
                move = await self.hall.workers.choose(table.game, self.hall.hint_bot, sight, connection.person)
                worths, why = [], []
            else:
                worths = in_words(table.game, sight, weighed.worths, connection.language, names)
                move, why = worths[0].move, reasons(table.game, sight, weighed, connection.language, names)
            sentence = table.game.sentence(move, connection.language, names, seat)
            family = table.game.move_families.family(move).name
            connection.send(wire.Suggestion(command.id, version, move, sentence, family, worths, why))

    async def attempt(self, connection: Connection, command: wire.Try) -> None:
        with refusing(connection, command):
            async with self.alone() as table:
                seat = own_seat(table, connection, command.seat)
                match, version, words = table.match, table.version, table.words(seat, connection.language)
                if match is None or seat not in table.waiting():
                    raise Refusal("no_hint", "nothing-to-choose")
                sight = match.state.seen_by(seat)
            steps, scene, (rule, text) = await asyncio.to_thread(attempt, table.game, sight, command.moves, words)
            connection.send(wire.Tried(command.id, version, steps, scene, rule, text))

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
        connection.refuse(command.id, refusal.code, refusal.said(connection.language), refusal.rule)


def closed() -> Refusal:
    return Refusal("no_spectators", "no-spectators")


def persons(table: Table) -> list[str]:
    """Who sits where."""
    return [seat.person for seat in table.seats]
