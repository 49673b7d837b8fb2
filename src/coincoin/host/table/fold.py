"""A table: the fold of its log. It decides nothing and talks to nobody; the same log gives the same table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.host.table import entries as log
from coincoin.host.table.bots import STAND_IN, bot_name
from coincoin.host.table.clock import Clock
from coincoin.host.table.undo import reveals, rolled
from coincoin.host.wire import Proposal, Result, Said, SeatInfo, TableInfo
from coincoin.kernel.dice import commitment
from coincoin.kernel.errors import CoincoinError
from coincoin.kernel.game import Game
from coincoin.kernel.match import Match
from coincoin.kernel.registry import game as find_game
from coincoin.kernel.state import State
from coincoin.kernel.words import Words

Status = Literal["lobby", "running", "finished", "halted"]
Change = Literal["match", "back", "table", "chat"]
REMEMBERED = 512  # commands known as done, and lines of chat
TOLD_TOGETHER = 16  # moves that one message may tell of


class Told(NamedTuple):
    """What a move made happen."""

    version: int
    news: vec[i64]
    moments: list[State] = []  # of the newest moves alone


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
        self.game: Game = find_game(setup.game, made.board)
        self.seats = [
            SeatInfo("bot", bot_name(seat), bot=bot, ready=True) if bot else SeatInfo("open")
            for seat, bot in enumerate(setup.seats)
        ]
        for seat, sitter in enumerate(made.people):
            if sitter is not None:
                self.seats[seat] = SeatInfo("person", sitter.name, sitter.person)
        self.names: tuple[str, ...] = ()
        self.bots = False  # does a bot play here, or stand in for somebody?
        self._words: dict[tuple[int | None, str], Words] = {}  # of the eyes that look
        self.version = 1
        self.status: Status = "lobby"
        self.halted = ""  # why, when it is
        self.rules = rules
        self.match: Match | None = None
        self.contributed: dict[int, str] = {}
        self.contributions: list[str] = []
        self.told: list[Told] = []
        self.rewound = 0  # the version by which the match last went back
        self.free: list[bool] = []  # for each move: could it be undone when it was made?
        self.since: list[int] = []  # for each seat: the version its choice is open since
        self.choice: list[list[int]] = []  # for each seat: its moves
        self.clock: Clock | None = None
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

    def words(self, seat: int | None, language: str) -> Words:
        """The words in which this eye reads of the match."""
        words = self._words.get((seat, language))
        if words is None:
            words = self._words[seat, language] = self.game.words(language, self.names, seat)
        return words

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
        """Who has a say: people who are there and still in it."""
        return [
            n for n, seat in enumerate(self.seats) if seat.kind == "person" and not seat.stand_in and not seat.resigned
        ]

    def info(self) -> TableInfo:
        setup = self.setup
        over = self.status == "finished"
        return TableInfo(
            id=self.id,
            game=setup.game,
            options=self.match.options if self.match else setup.options,
            status=self.status,
            owner=self.owner,
            seats=self.seats,
            public=setup.public,
            spectators=setup.spectators,
            chat=setup.chat,
            clock=setup.clock,
            patience=setup.patience,
            commitment=commitment(self.secret),
            contributions=self.contributions,
            secret=self.secret.hex() if over else "",
            proposal=self.proposal,
            result=self.result,
            rematch=self.rematch,
        )

    # ---- the fold ----

    def apply(self, entry: log.AnyEntry) -> Change:
        """Add the next entry of the log; what changed by it."""
        self.version += 1
        self.changed_at = entry.at
        self.remember(entry)
        if isinstance(entry, log.Moved):
            return self.move(entry)
        change = self.happen(entry)
        self.name()
        return change

    def name(self) -> None:
        """Moves come by the thousand and seat nobody: so the seats are read off when something else happens."""
        self.names = tuple([seat.name or "?" for seat in self.seats])
        self.bots = any([seat.bot or seat.stand_in for seat in self.seats])
        self._words = {}

    def happen(self, entry: log.AnyEntry) -> Change:
        match entry:
            case log.Sat():
                self.seats[entry.seat] = SeatInfo("person", entry.name, entry.by, ready=True)
                self.contributed[entry.seat] = entry.contribution
            case log.Contributed():
                for seat in self.seats_of(entry.by):
                    self.seats[seat].ready = True
                    self.contributed[seat] = entry.contribution
            case log.Freed():
                self.seats[entry.seat] = SeatInfo("open")
                self.contributed.pop(entry.seat, None)
            case log.BotPut():
                self.seats[entry.seat] = SeatInfo("bot", bot_name(entry.seat), bot=entry.bot, ready=True)
                self.contributed.pop(entry.seat, None)
            case log.Started():
                return self.start(entry)
            case log.Undone():
                return self.rewind(entry.moves, entry.clocks)
            case log.Proposed():
                self.proposal = Proposal(entry.kind, entry.seat, entry.moves, [])
                return self.vote(entry.by)
            case log.Voted():
                if entry.yes:
                    return self.vote(entry.by)
                self.proposal = None
            case log.Resigned():
                self.resign(entry.seat)
            case log.StoodIn():
                for seat in entry.seats:
                    self.seats[seat].stand_in = entry.bot
                return self.recount()
            case log.Returned():
                for seat in self.seats_of(entry.by):
                    if not self.seats[seat].resigned:
                        self.seats[seat].stand_in = ""
            case log.Chatted():
                self.say(entry)
                return "chat"
            case log.Rematched():
                self.rematch = entry.table
            case log.SeatGiven():
                held = self.seats[entry.seat]
                held.person, held.name = entry.by, entry.name
                held.stand_in = "" if not held.resigned else held.stand_in
            case log.Migrated() | log.Made() | log.Moved():
                pass
        return "table"

    def remember(self, entry: log.AnyEntry) -> None:
        if entry.id:
            self.done[entry.by, entry.id] = self.version
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def say(self, entry: log.Chatted) -> None:
        seats = self.seats_of(entry.by)
        self.chat.append(Said(self.version, entry.by, entry.name, entry.text, entry.at, seats[0] if seats else None))
        del self.chat[:-REMEMBERED]

    def start(self, entry: log.Started) -> Change:
        """Free seats fall away; the dice are mixed from the secret and what each person sent."""
        kept = [n for n, seat in enumerate(self.seats) if seat.kind != "open"]
        self.contributions = [self.contributed[n] for n in kept if n in self.contributed]
        self.seats = [self.seats[n] for n in kept]
        self.name()
        self.status = "running"
        self.rules = self.rules or entry.rules
        if self.rules != self.game.version:
            return self.halt(
                f"this match was begun by version {self.rules} of the rules of {self.game.id} and this host has "
                f"version {self.game.version}: run coincoin migrate"
            )
        self.match = self.new_match()
        self.clock = Clock(self.setup.clock, len(self.seats)) if self.setup.clock.kind != "none" else None
        self.since = [self.version] * len(self.seats)
        self.choice = [[] for _ in self.seats]
        self.settle()
        return "match"

    def new_match(self) -> Match:
        contributions = [bytes.fromhex(part) for part in self.contributions]
        return Match(self.game, self.names, self.setup.options, secret=self.secret, contributions=contributions)

    def halt(self, why: str) -> Change:
        self.status = "halted"
        self.match = None
        self.halted = why
        return "table"

    def move(self, entry: log.Moved) -> Change:
        match = self.match
        if match is None:  # halted: the moves wait in the log
            return "table"
        used = rolled(match.dice)
        before = match.state.clone()
        try:
            move = self.game.parse(match.state, entry.move)
            match.play(entry.seat, move)
        except CoincoinError as problem:
            return self.halt(f"move {match.version + 1} of the log is not possible by these rules: {problem}")
        self.free.append(self.undoable(entry.seat, move, before, rolled(match.dice) != used))
        story = match.state.story
        self.told.append(Told(self.version, match.state.news, story.moments if story else []))
        if len(self.told) > TOLD_TOGETHER:
            self.told[-1 - TOLD_TOGETHER] = self.told[-1 - TOLD_TOGETHER]._replace(moments=[])
        self.proposal = None
        self.since[entry.seat] = self.version
        self.settle(entry.clocks)
        return "match"

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
        self.proposal = None
        self.since = [self.version] * len(self.seats)
        self.settle(clocks)
        return "back"

    def settle(self, clocks: list[int] | None = None) -> None:
        """After a change of the match: is it over, who may do what since when, whose clock runs."""
        match = self.match
        if match is None:
            return
        if match.state.over:
            self.status = "finished"
            self.result = Result("played", match.state.scores, self.best(range(len(self.seats))))
            if self.clock is not None:
                self.clock.set(clocks or [], ())
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
            self.clock.set(clocks or [], [seat for seat in self.waiting() if not self.bot_of(seat)])
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
        self.proposal = None
        still = [n for n, info in enumerate(self.seats) if not info.resigned]
        if len(still) <= 1 or all(self.seats[n].kind == "bot" for n in still):
            self.finish("resigned", still)
        else:
            self.recount()

    def finish(self, reason: Literal["stopped", "resigned"], winners: list[int]) -> None:
        self.status = "finished"
        self.result = Result(reason, self.match.state.scores if self.match else [], winners)
        self.proposal = None
        if self.clock is not None:
            self.clock.set([], ())

    def vote(self, person: str) -> Change:
        """The last yes makes it happen."""
        proposal = self.proposal
        if proposal is None:
            return "table"
        proposal.agreed = sorted({*proposal.agreed, *self.seats_of(person)})
        if not set(self.voters()) <= set(proposal.agreed):
            return "table"
        if proposal.kind == "takeback":
            return self.rewind(proposal.moves, [])
        self.finish("stopped", [])
        return "table"


def fold(id: str, entries: Sequence[log.AnyEntry]) -> Table:
    """The table of a whole log."""
    made = entries[0]
    if not isinstance(made, log.Made):
        raise ValueError(f"the log of table {id} does not begin with its making")
    table = folded(Table(id, made, rules_of(entries)), entries)
    if table.status == "halted":
        again = folded(Table(id, made, table.game.version), entries)
        if again.status == "finished":  # a match that was over by older rules, and is by today's
            return again
    return table


def rules_of(entries: Sequence[log.AnyEntry]) -> int:
    """The version of the rules by which a log is played; 0 before the start."""
    versions = [entry.rules for entry in entries if isinstance(entry, (log.Started, log.Migrated))]
    return versions[-1] if versions else 0


def by_other_rules(entries: Sequence[log.AnyEntry]) -> bool:
    """Is this the log of a match by rules that are not today's?"""
    made = entries[0]
    return isinstance(made, log.Made) and rules_of(entries) not in (0, find_game(made.setup.game).version)


def folded(table: Table, entries: Sequence[log.AnyEntry]) -> Table:
    for entry in entries[1:]:
        table.apply(entry)
    return table
