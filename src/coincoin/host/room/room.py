"""A room: a table in memory, the pages that look at it, and what happens there by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, perf_counter
from typing import TYPE_CHECKING

from coincoin.host.room import telling as view
from coincoin.host.room.driver import drive, needs_driver
from coincoin.host.room.ledger import Asked, Eye, Shown, Turns
from coincoin.host.socket import wire
from coincoin.host.socket.connection import Page
from coincoin.host.socket.sender import Refusal
from coincoin.host.table import entries as log
from coincoin.host.table.decide import entry_for, own_seat
from coincoin.host.table.fold import Change, Table
from coincoin.host.watch.logs import log as write_log
from coincoin.host.watch.metrics import METRICS
from coincoin.kernel.scene import Scene

if TYPE_CHECKING:
    from coincoin.host.room.hall import Hall

OUR_FAULT = "something went wrong on our side; the match is safe"


class Room(Turns):
    """The pages that look at a table are told what happens there; their commands are asked of it."""

    def __init__(self, hall: Hall, table: Table) -> None:
        super().__init__(hall, table)
        self.pages: set[Page] = set()
        self.scenes: dict[Eye, Scene] = {}  # what each eye was shown last
        self.used = monotonic()
        self.gone: dict[str, float] = dict.fromkeys(table.people(), monotonic())  # since when a person is away
        self.elsewhere: dict[str, tuple[float, set[str], int]] = {}  # other hosts: when told, people, spectators
        self.changed = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None

    # ---- pages ----

    def render(self, change: Change, whole: bool) -> dict[Eye, Shown]:
        """The message of the newest entry for each eye and language that is looking."""
        shown: dict[Eye, Shown] = {}
        report = view.Report(self.table, change, self.pushed, whole)
        for page in self.pages:
            if whole:
                self.reseat(page)
            eye = page.eye, page.language
            if eye not in shown:
                scene = report.scene(*eye)
                shown[eye] = Shown(wire.encode(report.message(*eye, scene, self.scenes.get(eye))), scene)
        return shown

    def push(self, shown: dict[Eye, Shown]) -> None:
        self.pushed = self.table.version
        for eye, (_, scene) in shown.items():
            if scene is not None:
                self.scenes[eye] = scene
        for page in self.pages:
            if page.reseated:
                self.welcome(page, self.pushed - 1)
            else:
                page.send_text(shown[page.eye, page.language].text)

    def reseat(self, page: Page) -> None:
        """Who took, gave up or was moved to another seat looks through it from now on."""
        yours = self.table.seats_of(page.person)
        if yours != page.yours:
            page.yours, page.reseated = yours, True
            page.eye = page.eye if page.eye in yours else yours[0] if yours else None

    async def enter(self, page: Page, seat: int | None, language: str, version: int) -> None:
        """A page begins to look, through the seat it wants if that is its own."""
        async with self.alone():
            page.language = language
            if not self.table.seats_of(page.person) and not self.may_watch(page):
                raise Refusal("no_spectators", "this table is closed to spectators")
            page.eye = seat if seat is not None and seat in self.table.seats_of(page.person) else None
            page.yours = []
            self.reseat(page)
            self.pages.add(page)
            self.gone.pop(page.person, None)
            self.welcome(page, version)
        self.presence_changed()
        self.come_back(page)

    def may_watch(self, page: Page) -> bool:
        table = self.table
        return table.setup.spectators or table.status == "lobby" or page.person == table.owner != ""

    async def look(self, page: Page, seat: int | None, language: str) -> None:
        async with self.alone():
            if seat is not None and seat not in self.table.seats_of(page.person):
                raise Refusal("not_yours", "that is not your seat")
            page.eye, page.language = seat, language
            self.welcome(page, 0)

    def come_back(self, page: Page) -> None:
        """A bot that plays for an absent person gives the seat back."""
        if not (self.table.bots and any(self.table.seats[n].stand_in for n in page.yours)):
            return

        def decide() -> log.AnyEntry:
            seats = [self.table.seats[n] for n in self.table.seats_of(page.person)]
            if self.table.status != "running" or not any(seat.stand_in and not seat.resigned for seat in seats):
                raise Refusal("not_running", "nobody stands in")
            return log.Returned()

        self.ask(Asked(decide, page.person, "", lambda outcome: None))

    def welcome(self, page: Page, version: int) -> None:
        page.reseated = False
        eye = page.eye, page.language
        scene = view.draw(self.table, *eye)
        if scene is not None:
            self.scenes[eye] = scene
        page.send(view.welcome(self.table, page.person, *eye, version, self.presence(), scene))

    def leave(self, page: Page) -> None:
        if page in self.pages:
            self.pages.remove(page)
            self.used = monotonic()
            if page.person and page.person not in self.here():
                self.gone[page.person] = monotonic()
            self.presence_changed()

    def unused(self) -> bool:
        """Nobody looks and nothing is going on."""
        return not (self.pages or self.asked or self.busy or self.driver)

    # ---- presence ----

    def here(self) -> set[str]:
        """The people connected to this host."""
        return {page.person for page in self.pages if page.person}

    def watching(self) -> int:
        seated = self.table.people()
        return sum(page.person not in seated for page in self.pages)

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
        for page in self.pages:
            page.send_text(text)
        self.wake()

    def hear_presence(self, host: str, people: set[str], spectators: int) -> None:
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

    def command(self, page: Page, command: wire.Command) -> None:
        """Carry it out and answer the page."""
        if not isinstance(command, wire.Leave | wire.Vote):  # who left has no say, and does not return by having one
            self.come_back(page)
        order = Order(self, page, command)
        self.ask(Asked(order.entry, page.person, command.id, order.answer))

    async def rematch(self, page: Page, command: wire.Rematch) -> None:
        with refusing(page, command):
            page.send(wire.Done(command.id, await self.hall.rematch(self, page, command.id)))

    async def why(self, page: Page, command: wire.Why) -> None:
        with refusing(page, command):
            async with self.alone():
                seat = own_seat(self.table, page, command.seat)
                match = self.table.match
                rule = match.state.why_not(seat, command.move) if match else None
            page.send(wire.Because(command.id, rule or "", self.table.game.rule(rule, page.language) if rule else ""))

    async def hint(self, page: Page, command: wire.Hint) -> None:
        with refusing(page, command):
            async with self.alone():
                seat = own_seat(self.table, page, command.seat)
                match, version = self.table.match, self.table.version
                if match is None or seat not in self.table.waiting():
                    raise Refusal("no_hint", "there is nothing to choose now")
                sight = match.state.seen_by(seat)
            move = await self.hall.workers.choose(self.table.game, self.hall.hint_bot, sight)
            sentence = self.table.game.sentence(move, page.language, self.table.names, seat)
            page.send(wire.Suggestion(command.id, version, move, sentence))

    # ---- what happens by itself ----

    def wake(self) -> None:
        """See whether something is to be done without people."""
        self.changed.set()
        if self.driver is None and not self.hall.closed and needs_driver(self):
            self.driver = asyncio.create_task(drive(self))


class Order:
    """A command on its way through the room."""

    __slots__ = ("began", "command", "page", "room")

    def __init__(self, room: Room, page: Page, command: wire.Command) -> None:
        self.room, self.page, self.command = room, page, command
        self.began = perf_counter()

    def entry(self) -> log.AnyEntry:
        return entry_for(self.room.table, self.page, self.command)

    def answer(self, outcome: int | Exception) -> None:
        METRICS.commands.see(perf_counter() - self.began)
        id = self.command.id
        if isinstance(outcome, int):
            self.page.send(wire.Done(id, outcome))
        elif isinstance(outcome, Refusal):
            self.page.refuse(id, outcome.code, str(outcome), outcome.rule)
        else:
            write_log("a command failed", kind=type(self.command).__name__, problem=repr(outcome))
            self.page.refuse(id, "internal", OUR_FAULT)


@contextmanager
def refusing(page: Page, command: wire.Command) -> Iterator[None]:
    """A Refusal is told to the page."""
    try:
        yield
    except Refusal as refusal:
        page.refuse(command.id, refusal.code, str(refusal), refusal.rule)
