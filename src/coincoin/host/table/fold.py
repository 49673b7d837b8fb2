"""A table: the fold of its log. It decides nothing and talks to nobody; the same log gives the same table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from coincoin.host.pace import Proposal, Question
from coincoin.host.sign import Result, SeatInfo, TableInfo
from coincoin.host.table import entries as log
from coincoin.host.table import sealed
from coincoin.host.table.agreed import about_time, agree
from coincoin.host.table.asked import decided
from coincoin.host.table.bots import STAND_IN, bot_name
from coincoin.host.table.clock import Clock
from coincoin.host.table.info import info_of
from coincoin.host.table.told import Change, Deed, Told, Turn, turns
from coincoin.host.table.undo import reveals, rolled
from coincoin.host.wire import Said
from coincoin.kernel.errors import CoincoinError
from coincoin.kernel.game import Game
from coincoin.kernel.match import Match
from coincoin.kernel.registry import chosen
from coincoin.kernel.registry import game as find_game
from coincoin.kernel.state import State
from coincoin.kernel.words import Words

Status = Literal["lobby", "running", "finished", "halted"]
REMEMBERED = 512  # commands known as done, and lines of chat
TOLD_TOGETHER = 16  # moves that one message may tell of


class Table:
    """Everything about one table."""

    def __init__(self, id: str, made: log.Made, rules: int = 0) -> None:
        """`rules` is the version that plays the log, when that is not the one it began with."""
        setup = made.setup
        self.id = id
        self.setup = setup
        self.owner = made.by
        self.made_at = made.at
        self.changed_at = made.at
        self.secret = bytes.fromhex(made.secret)
        self.customs = made.customs
        self.game: Game = find_game(setup.game, made.board) if made.board else chosen(setup.game, setup.options)
        self.seats = [
            SeatInfo("bot", bot_name(seat), bot=bot, ready=True) if bot else SeatInfo("open")
            for seat, bot in enumerate(setup.seats)
        ]
        for seat, sitter in enumerate(made.people):
            if sitter is not None:
                self.seats[seat] = SeatInfo("person", sitter.name, sitter.person, hat=sitter.hat)
        self.begins = made.begins
        self.code = made.code
        self.when = 0.0  # it is to begin
        self.series = list(made.series) or [0] * len(self.seats)
        self.names: tuple[str, ...] = ()
        self.bots = False  # does a bot play here, or stand in for somebody?
        self._words: dict[tuple[int | None, str], Words] = {}  # of the eyes that look
        self.version = 1
        self.status: Status = "lobby"
        self.halted = ""  # why, when it is
        self.rules = rules
        self.match: Match | None = None
        self.contributed: dict[int, str] = {}  # by seat
        self.opened = 0.0  # since when seals are to be opened; 0 before
        self.called_off: list[str] = []  # by whom: they did not open their seals
        self.barred: set[str] = set()
        self.contributions: list[str] = []
        self.told: list[Told] = []
        self.deeds: list[Deed] = []
        self.rewound = 0  # the version by which the match last went back
        self.free: list[bool] = []  # for each move: could it be undone when it was made?
        self.since: list[int] = []  # for each seat: the version its choice is open since
        self.choice: list[list[int]] = []  # for each seat: its moves
        self.clock: Clock | None = None
        self.holidays: dict[str, tuple[float, float]] = {}
        self.turns: dict[str, Turn] = {}  # the people who are waited for
        self.question: Question | None = None
        self.lent: int | None = None  # the seat whose move a bot makes, because those present say so
        self.waited: dict[int, float] = {}  # when those present said that they go on waiting for a seat
        self.chat: list[Said] = []
        self.done: dict[tuple[str, str], int] = {}
        self.proposal: Proposal | None = None
        self.result: Result | None = None
        self.rematch = ""
        self.remember(made)
        self.name()

    # ---- reading ----

    @property
    def moves(self) -> int:
        return self.match.version if self.match else 0

    def seats_of(self, person: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person]

    def called(self, person: str, name: str) -> list[int]:
        """The seats of this person that go by this name: a second person on the same device has another."""
        return [seat for seat in self.seats_of(person) if self.seats[seat].name == name]

    def words(self, seat: int | None, language: str) -> Words:
        """The words in which this eye reads of the match."""
        words = self._words.get((seat, language))
        if words is None:
            words = self._words[seat, language] = self.game.words(language, self.names, seat)
        return words

    def sealed(self) -> list[int]:
        """Seats of people whose contribution is not known yet."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and n not in self.contributed]

    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}

    def waiting(self) -> tuple[int, ...]:
        return self.match.state.waiting() if self.match and self.status == "running" else ()

    def bot_of(self, seat: int) -> str:
        """The bot that moves for this seat now, if any."""
        return self.seats[seat].bot or self.seats[seat].stand_in

    def may_undo(self, seat: int) -> bool:
        """Inside one's own turn, and nothing was revealed by the last move (see `reveal`)."""
        match = self.match
        if match is None or not match.log or self.status != "running":
            return False
        return match.log[-1][0] == seat and self.free[-1] and seat in match.state.waiting()

    def voters(self) -> list[int]:
        """Who has a say: people who have not resigned, also those a bot stands in for."""
        people = [n for n, seat in enumerate(self.seats) if seat.kind == "person" and not seat.resigned]
        return people if self.customs > 1 else [n for n in people if not self.seats[n].stand_in]

    def info(self) -> TableInfo:
        return info_of(self)

    # ---- the fold ----

    def apply(self, entry: log.AnyEntry) -> Change:
        """Add the next entry of the log; what changed by it."""
        self.version += 1
        self.changed_at = entry.at
        self.remember(entry)
        if isinstance(entry, log.Moved):
            change = self.move(entry)
        else:
            change = self.happen(entry)
            self.name()
        people = [self.seats[seat].person for seat in self.waiting() if not self.bot_of(seat)]
        self.turns = turns(self.turns, people, self.version, self.changed_at)
        return change

    def name(self) -> None:
        """Moves come by the thousand and seat nobody: so the seats are read off when something else happens."""
        self.names = tuple([seat.name or "?" for seat in self.seats])
        if self.match is not None:
            self.match.names = list(self.names)
        self.bots = any([seat.bot or seat.stand_in for seat in self.seats])
        self._words = {}

    def happen(self, entry: log.AnyEntry) -> Change:
        match entry:
            case log.Sat():
                self.seats[entry.seat] = SeatInfo("person", entry.name, entry.by, hat=entry.hat)
                sealed.contribute(self, entry.seat, entry)
            case log.Contributed():
                for seat in self.seats_of(entry.by):
                    sealed.contribute(self, seat, entry)
            case log.Freed():
                self.seats[entry.seat] = SeatInfo("open")
                self.series[entry.seat] = 0
                self.contributed.pop(entry.seat, None)
            case log.BotPut():
                self.seats[entry.seat] = SeatInfo("bot", bot_name(entry.seat), bot=entry.bot, ready=True)
                self.contributed.pop(entry.seat, None)
            case log.Appointed():
                self.when = entry.when
            case log.Renamed():
                for seat in self.called(entry.by, entry.was):
                    self.seats[seat].name, self.seats[seat].hat = entry.name, entry.hat
            case log.PaceSet():
                self.setup = msgspec.structs.replace(
                    self.setup, clock=entry.clock, patience=entry.patience, away=entry.away
                )
            case log.Opened():
                self.opened = entry.at
            case log.Revealed():
                return sealed.reveal(self, entry)
            case log.CalledOff():
                sealed.call_off(self, entry)
            case log.Started():
                return self.start(entry.rules)
            case log.Undone():
                self.tell("undid", entry.seat)
                return self.rewind(entry.moves, entry.clocks)
            case log.Proposed():
                self.proposal = Proposal(entry.kind, entry.seat, entry.moves, [], entry.times)
                return agree(self, entry.by, f"asked-{entry.kind}")
            case log.Voted():
                if entry.yes:
                    return agree(self, entry.by, "agreed")
                self.tell("refused", self.seats_of(entry.by)[0])
                self.proposal = None
            case log.Resigned():
                self.tell("resigned" if entry.by else "time-lost", entry.seat)
                self.resign(entry.seat)
            case log.StoodIn():
                for seat in entry.seats:
                    self.tell("left" if entry.by else "time-bot" if entry.late else "away", seat)
                    self.seats[seat].stand_in = entry.bot
                return self.recount()
            case log.Returned():
                for seat in self.seats_of(entry.by):
                    if self.seats[seat].stand_in and not self.seats[seat].resigned:
                        self.tell("returned", seat)
                        self.seats[seat].stand_in = ""
                if self.question and not self.question.late and self.question.seat in self.seats_of(entry.by):
                    self.question = None
            case log.Questioned():
                self.tell("asked-late" if entry.late else "asked-away", entry.seat)
                self.question = Question(entry.seat, entry.late, [None] * len(self.seats))
            case log.Decided():
                return decided(self, entry)
            case log.Rested():
                self.holidays[entry.by] = (entry.first, entry.last)
                if self.clock is not None:
                    self.clock.rest(self.seats_of(entry.by), (entry.first, entry.last), entry.at)
            case log.Chatted():
                self.say(entry)
                return "chat"
            case log.Rematched():
                self.rematch = entry.table
            case log.SeatGiven():
                held = self.seats[entry.seat]
                held.person, held.name, held.hat = entry.by, entry.name, entry.hat
                if self.status == "lobby" and entry.seat not in self.contributed:  # who has it now has not those bytes
                    held.ready, held.seal = False, ""
                held.stand_in = "" if not held.resigned else held.stand_in
            case log.Migrated() | log.Made() | log.Moved():
                pass
        return "table"

    def tell(self, deed: str, seat: int | None = None) -> None:
        self.deeds.append(Deed(self.version, deed, seat))
        del self.deeds[:-REMEMBERED]

    def remember(self, entry: log.AnyEntry) -> None:
        if entry.id:
            self.done[entry.by, entry.id] = self.version
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def say(self, entry: log.Chatted) -> None:
        seats = self.called(entry.by, entry.name) or self.seats_of(entry.by)
        self.chat.append(Said(self.version, entry.by, entry.name, entry.text, entry.at, seats[0] if seats else None))
        del self.chat[:-REMEMBERED]

    def start(self, rules: int) -> Change:
        """Free seats fall away; the dice are mixed from the secret and what each person sent."""
        kept = [n for n, seat in enumerate(self.seats) if seat.kind != "open"]
        self.contributions = [self.contributed[n] for n in kept if n in self.contributed]
        self.seats, self.series = [self.seats[n] for n in kept], [self.series[n] for n in kept]
        self.name()
        self.status = "running"
        self.rules = self.rules or rules
        if self.rules != self.game.version:
            return self.halt(
                f"this match was begun by version {self.rules} of the rules of {self.game.id} and this host has "
                f"version {self.game.version}: run coincoin migrate"
            )
        self.match = self.new_match()
        if self.setup.clock.kind != "none":
            self.clock = Clock(self.setup.clock, len(self.seats), self.changed_at)
            for person, holiday in self.holidays.items():
                self.clock.rest(self.seats_of(person), holiday, self.changed_at)
        self.since = [self.version] * len(self.seats)
        self.choice = [[] for _ in self.seats]
        for seat, move in self.begins.moves if self.begins else []:
            self.play(seat, move)
        self.settle()
        return "match"

    def new_match(self) -> Match:
        contributions = [bytes.fromhex(part) for part in self.contributions]
        begun = [dice.begun() for dice in (self.begins.dice if self.begins else [])]
        return Match(
            self.game,
            self.names,
            self.setup.options,
            secret=self.secret,
            contributions=contributions,
            begun=begun,
            form=self.customs,
        )

    def halt(self, why: str) -> Change:
        self.status = "halted"
        self.match = None
        self.halted = why
        return "table"

    def move(self, entry: log.Moved) -> Change:
        if self.match is None:  # halted: the moves wait in the log
            return "table"
        match, before, used = self.match, self.match.state.clone(), rolled(self.match.dice)
        self.play(entry.seat, entry.move)
        if self.match is None:
            return "table"
        self.free[-1] = self.undoable(entry.seat, match.log[-1][1], before, rolled(match.dice) != used)
        if entry.late:  # a new turn, if it is theirs again: they know of nothing
            self.turns = {
                person: turn for person, turn in self.turns.items() if person != self.seats[entry.seat].person
            }
            self.tell("lent" if self.lent == entry.seat else "time-move", entry.seat)
        if self.question and self.question.seat == entry.seat:
            self.question = None
        if self.lent == entry.seat:
            self.lent = None
        if (entry.by or self.customs == 1) and not about_time(self.proposal):  # what bots play meanwhile is no answer
            self.proposal = None
        self.since[entry.seat] = self.version
        self.settle(entry.clocks)
        return "match"

    def play(self, seat: int, notation: str) -> None:
        """A move, and what it made happen; nobody may undo it unless somebody says so."""
        match = self.match
        if match is None:
            return
        chapter = int(match.state.chapter())
        try:
            match.play(seat, self.game.parse(match.state, notation))
        except CoincoinError as problem:
            self.halt(f"move {match.version + 1} of the log is not possible by these rules: {problem}")
            return
        self.free.append(False)
        self.told.append(Told(match.state, self.version, chapter))
        if len(self.told) > TOLD_TOGETHER:
            self.told[-1 - TOLD_TOGETHER].moments = []

    def undoable(self, seat: int, move: int, before: State, dice_used: bool) -> bool:
        """Only a move that leaves the turn with its seat, and brings nobody else's, needs a close look."""
        match = self.match
        if match is None or dice_used:
            return False
        waited, waiting = before.waiting(), match.state.waiting()
        if seat not in waiting or any(other not in waited for other in waiting):
            return False
        return not reveals(self.game, seat, move, before, match.state)

    def rewind(self, moves: int, clocks: list[int]) -> Change:
        match = self.match
        if match is None:
            return "table"
        match.rewind(moves)
        del self.told[moves:], self.free[moves:]
        self.rewound = self.version
        self.proposal = self.question = self.lent = None
        self.since = [self.version] * len(self.seats)
        self.settle(clocks)
        return "back"

    def settle(self, clocks: list[int] | None = None) -> None:
        """After a change of the match: is it over, who may do what since when, whose clock runs."""
        match = self.match
        if match is None:
            return
        if match.state.over:
            self.status, self.proposal, self.question = "finished", None, None
            self.result = Result("played", match.state.scores, self.best(range(len(self.seats))))
            if self.clock is not None:
                self.clock.set(clocks or [], (), self.changed_at)
            return
        for seat in range(len(self.seats)):
            now = match.state.moves(seat)
            if now != self.choice[seat]:
                self.choice[seat] = now
                self.since[seat] = self.version
        self.recount(clocks)

    def recount(self, clocks: list[int] | None = None) -> Change:
        """Clocks run for people who are to move; none for bots."""
        if self.clock is not None:
            people = [seat for seat in self.waiting() if not self.bot_of(seat)]
            self.clock.set(clocks or [], people, self.changed_at)
        return "table"

    def best(self, seats: Sequence[int]) -> list[int]:
        """The winners among these seats that did not resign."""
        scores = self.match.state.scores if self.match else []
        still = [seat for seat in seats if not self.seats[seat].resigned] or list(seats)
        top = max((scores[seat] for seat in still), default=0)
        return [seat for seat in still if scores[seat] == top]

    def resign(self, seat: int) -> None:
        """A bot plays on; when one seat alone has not resigned, it has won."""
        self.seats[seat].resigned = True
        self.seats[seat].stand_in = self.seats[seat].stand_in or STAND_IN
        self.proposal = self.question = None
        still = [n for n, info in enumerate(self.seats) if not info.resigned]
        if len(still) <= 1 or all(self.seats[n].kind == "bot" for n in still):
            self.finish("resigned", still)
        else:
            self.recount()

    def finish(self, reason: Literal["stopped", "resigned"], winners: list[int]) -> None:
        self.status = "finished"
        self.result = Result(reason, self.match.state.scores if self.match else [], winners)
        self.proposal = self.question = None
        if self.clock is not None:
            self.clock.set([], (), self.changed_at)
