"""Many tables stepped together in compiled code. What is seen lies in memory that numpy reads as it is.

Nothing here makes a Python object for each step: observations and masks are written in place, and
seats that nobody learns for follow an Instinct.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import NOBODY, State
from coincoin.kernel.tape import Observer, Tape

OptionValue = bool | int | str  # as in coincoin.kernel.game, which is not compiled
Deal = Callable[[int, dict[str, OptionValue], Dice], State]
ALL: Final = -1  # as the learner of a table: every seat learns


@final
class Desk:
    """One table: its state, its dice, its moves so far, and the mask of those that are legal now."""

    def __init__(
        self, deal: Deal, seats: int, options: dict[str, OptionValue], observer: Observer, size: i64, moves: i64
    ) -> None:
        self.deal: Deal = deal
        self.seats: int = seats
        self.options: dict[str, OptionValue] = options
        self.observer: Observer = observer
        self.dice: Dice = Dice(0)
        self.state: State = deal(seats, options, self.dice)
        self.log: vec[i64] = vec[i64]()  # a seat and its move, by turns
        self.tape: Tape = Tape(size)
        self.mask: vec[u8] = vec[u8]([0] * moves)
        self.shown: vec[i64] = vec[i64]()  # the moves that `mask` shows
        self.shown_to: i64 = NOBODY  # the seat whose legal moves these are, now

    def sit(self, seed: int) -> None:
        """A new game."""
        self.dice = Dice(seed)
        self.log = vec[i64]()
        self.shown_to = NOBODY
        self.state = self.deal(self.seats, self.options, self.dice)

    def mover(self) -> int:
        return i64(NOBODY) if self.state.over else self.state.mover()

    def look(self, seat: i64, may_move: bool) -> None:
        """Write what a seat knows into `tape`, and its legal moves into `mask`."""
        self.tape.place = 0
        self.observer.write(self.state, seat, self.tape)
        unmark(self.mask, self.shown, 0)
        self.shown = vec[i64]()
        self.shown_to = NOBODY
        if may_move and not self.state.over and self.state.waits_for(seat):
            self.shown = self.state.legal(seat)
            self.shown_to = seat
            mark(self.mask, self.shown, 0)

    def play(self, seat: i64, move: i64) -> bool:
        """Make a move; False, and nothing changed, if it is not legal."""
        if not self.allows(seat, move):
            return False
        self.log = append(append(self.log, seat), move)
        self.shown_to = NOBODY
        self.state.apply(seat, move, self.dice)
        return True

    def turns(self) -> int:
        """How many moves were made."""
        return len(self.log) // 2

    def replay(self, seed: int, log: list[int]) -> None:
        """The game with this seed and this log."""
        self.sit(seed)
        for place in range(0, len(log), 2):
            self.play(log[place], log[place + 1])

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == self.shown_to:
            return 0 <= move < len(self.mask) and self.mask[move] == 1
        return not self.state.over and self.state.waits_for(seat) and move in self.state.legal(seat)


@final
class Batch:
    """So many tables of one game, side by side.

    `learners` says for each table which seat learns, or ALL; the other seats follow `instinct`.
    After `step`, `seats` holds the seat to move at each table and the tapes what it sees.
    A table whose game is over starts the next game at once: `ends` marks it, `points` are its scores.
    """

    def __init__(
        self,
        deal: Deal,
        options: dict[str, OptionValue],
        observer: Observer,
        instinct: Instinct,
        learners: list[int],
        size: i64,
        moves: i64,
        seats: i64,
        seed: int,
    ) -> None:
        self.deal: Deal = deal
        self.options: dict[str, OptionValue] = options
        self.observer: Observer = observer
        self.instinct: Instinct = instinct
        self.learners: vec[i64] = vec[i64](learners)
        self.tables: i64 = len(learners)
        self.width: i64 = seats
        self.moves: i64 = moves
        self.size: i64 = size
        self.dice: Dice = Dice(seed)
        self.tape: Tape = Tape(self.tables * size)
        self.last: Tape = Tape(self.tables * size)  # the last sight of a finished game
        self.mask: vec[u8] = vec[u8]([0] * (self.tables * moves))
        self.seats: vec[i64] = vec[i64]([0] * self.tables)
        self.ends: vec[u8] = vec[u8]([0] * self.tables)
        self.illegal: vec[u8] = vec[u8]([0] * self.tables)
        self.points: vec[i64] = vec[i64]([0] * (self.tables * seats))
        self.states: list[State] = []
        self.shown: list[Shown] = []
        table: i64
        for table in range(self.tables):
            self.states.append(self.new_game(table))
            self.shown.append(Shown())
            self.show(table, self.states[table])

    def step(self, actions: bytes) -> None:
        """One move at each table: `actions` are 64-bit numbers, one a table."""
        table: i64
        for table in range(self.tables):
            state = self.states[table]
            move = read_i64_le(actions, table * 8)
            legal = 0 <= move < self.moves and self.mask[table * self.moves + move] == 1
            if legal:
                state.apply(self.seats[table], move, self.dice)
                self.go_on(table, state)
            self.illegal[table] = u8(not legal)
            self.ends[table] = u8(not legal or state.over)
            if self.ends[table]:
                state = self.finish(table, state)
            self.show(table, state)

    def go_on(self, table: i64, state: State) -> None:
        """Let the seats that nobody learns for play, until a learner must move or the game is over."""
        learner = self.learners[table]
        while learner != ALL and not state.over:
            seat = state.mover()
            if seat == learner:
                return
            state.apply(seat, self.instinct.choose(state, seat, state.legal(seat), self.dice), self.dice)

    def finish(self, table: i64, state: State) -> State:
        """Write down the scores and the last sight, and deal the next game."""
        points = state.points()
        seat: i64
        for seat in range(self.width):
            self.points[table * self.width + seat] = points[seat]
        self.last.place = table * self.size
        self.observer.write(state, self.seats[table], self.last)
        self.states[table] = self.new_game(table)
        return self.states[table]

    def new_game(self, table: i64) -> State:
        """One in which a learner gets to move."""
        while True:
            state = self.deal(self.width, self.options, self.dice)
            self.go_on(table, state)
            if not state.over:
                return state

    def show(self, table: i64, state: State) -> None:
        seat = state.mover()
        self.seats[table] = seat
        self.tape.place = table * self.size
        self.observer.write(state, seat, self.tape)
        first = table * self.moves
        shown = self.shown[table]
        unmark(self.mask, shown.moves, first)
        shown.moves = state.legal(seat)
        mark(self.mask, shown.moves, first)

    def any_moves(self) -> bytes:
        """A legal move at random for each table, as `step` takes them."""
        chosen = BytesWriter()
        table: i64
        for table in range(self.tables):
            moves = self.shown[table].moves
            write_i64_le(chosen, moves[self.dice.below(len(moves))])
        return chosen.getvalue()


@final
class Shown:
    """The moves that a table's part of the mask shows now."""

    def __init__(self) -> None:
        self.moves: vec[i64] = vec[i64]()


def mark(mask: vec[u8], moves: vec[i64], first: i64) -> None:
    i: i64
    for i in range(len(moves)):
        mask[first + moves[i]] = 1


def unmark(mask: vec[u8], moves: vec[i64], first: i64) -> None:
    i: i64
    for i in range(len(moves)):
        mask[first + moves[i]] = 0
