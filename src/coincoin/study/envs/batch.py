"""Many tables stepped together in compiled code. What is seen lies in memory that numpy reads as it is.

Nothing here makes a Python object for each step: what is seen and which moves are legal is written in place, and
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
Reward = Callable[[list[int]], list[float]]  # as in coincoin.study.envs.rewards
ILLEGAL: Final = -1.0  # the reward of a seat whose illegal move ends the game
ALL: Final = -1  # as the learner of a table: every seat learns


@final
class Desk:
    """One table: its state, its dice, its moves so far, and the mask of those that are legal now."""

    def __init__(self, deal: Deal, seats: int, options: dict[str, OptionValue], observer: Observer, moves: i64) -> None:
        self.deal: Deal = deal
        self.seats: int = seats
        self.options: dict[str, OptionValue] = options
        self.observer: Observer = observer
        self.dice: Dice = Dice(0)
        self.state: State = deal(seats, options, self.dice)
        self.log: vec[i64] = vec[i64]()  # a seat and its move, by turns
        self.tape: Tape = Tape()
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
        self.tape.clear()
        self.observer.write(self.state, seat, self.tape)
        unmark(self.mask, self.shown)
        self.shown = vec[i64]()
        self.shown_to = NOBODY
        if may_move and not self.state.over and self.state.waits_for(seat):
            self.shown = self.state.legal(seat)
            self.shown_to = seat
            mark(self.mask, self.shown)

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
class Board:
    """One table of many: its state, the seat to move, and the seat that learns."""

    def __init__(self, state: State, learner: i64) -> None:
        self.state: State = state
        self.learner: i64 = learner
        self.seat: i64 = NOBODY


@final
class Batch:
    """So many tables of one game, side by side.

    `learners` says for each table which seat learns, or ALL; the other seats follow `instinct`.
    After `step`, `seats` holds the seat to move at each table and `tape` what it sees, table by table.
    `legal` has the legal moves of all tables one after the other, each as its place among the moves of all
    tables; those of a table begin where `starts` says, and end where the next one's begin.
    A table whose game is over starts the next game at once: `ends` marks it, `rewards` has what it was worth
    to each seat and `earned` to the one that moved last; they are 0 elsewhere. `last` has what was last seen
    of the games that are over, one after the other.
    """

    def __init__(
        self,
        deal: Deal,
        options: dict[str, OptionValue],
        observer: Observer,
        instinct: Instinct,
        reward: Reward,
        learners: list[int],
        moves: i64,
        seats: i64,
        seed: int,
    ) -> None:
        self.deal: Deal = deal
        self.options: dict[str, OptionValue] = options
        self.observer: Observer = observer
        self.instinct: Instinct = instinct
        self.reward: Reward = reward
        self.worths: dict[tuple[int, ...], list[float]] = {}  # games end with the same few scores again and again
        self.tables: i64 = len(learners)
        self.width: i64 = seats
        self.moves: i64 = moves
        self.dice: Dice = Dice(seed)
        self.tape: Tape = Tape()
        self.last: Tape = Tape()
        self.legal: vec[i64] = vec[i64]()
        self.starts: vec[i64] = vec[i64]([0] * (self.tables + 1))
        self.seats: vec[i64] = vec[i64]([0] * self.tables)
        self.ends: vec[u8] = vec[u8]([0] * self.tables)
        self.illegal: vec[u8] = vec[u8]([0] * self.tables)
        self.rewards: vec[float] = vec[float]([0.0] * (self.tables * seats))
        self.earned: vec[float] = vec[float]([0.0] * self.tables)
        self.nothing: list[float] = [0.0] * seats
        self.boards: list[Board] = []
        for learner in learners:
            board = Board(self.new_game(learner), learner)
            self.show(len(self.boards), board)
            self.boards.append(board)

    def step(self, actions: bytes) -> None:
        """One move at each table: `actions` are 64-bit numbers, one a table."""
        self.check(actions)
        self.tape.clear()
        self.last.clear()
        table: i64
        for table in range(self.tables):
            board = self.boards[table]
            state = board.state
            illegal = self.illegal[table] == 1
            if not illegal:
                state.apply(board.seat, read_i64_le(actions, table * 8), self.dice)
                if board.learner != ALL:
                    self.go_on(board.learner, state)
            if illegal or state.over:
                self.ends[table] = 1
                self.finish(table, board)
            elif self.ends[table]:
                self.ends[table] = 0
                self.pay(table, board.seat, self.nothing)
            self.show(table, board)

    def resume(self, states: list[State], dice: Dice) -> None:
        """Go on from these states, one a table, with these dice."""
        self.dice = dice
        self.tape.clear()
        table: i64
        for table in range(self.tables):
            self.boards[table].state = states[table]
            self.show(table, self.boards[table])

    def check(self, actions: bytes) -> None:
        """Mark the tables whose move is illegal."""
        legal = self.legal
        starts = self.starts
        table: i64
        for table in range(self.tables):
            move = read_i64_le(actions, table * 8)
            wanted = table * self.moves + move
            place = starts[table]
            end = starts[table + 1]
            while place < end and legal[place] != wanted:
                place += 1
            self.illegal[table] = 1 if place == end else 0

    def go_on(self, learner: i64, state: State) -> None:
        """Let the seats that nobody learns for play, until a learner must move or the game is over."""
        while learner != ALL and not state.over:
            seat = state.mover()
            if seat == learner:
                return
            state.apply(seat, self.instinct.choose(state, seat, state.legal(seat), self.dice), self.dice)

    def finish(self, table: i64, board: Board) -> None:
        """Write down the rewards and the last sight, and deal the next game."""
        state = board.state
        if state.over:
            self.pay(table, board.seat, self.worth(state.scores))
        else:
            fine = self.nothing[:]
            fine[board.seat] = ILLEGAL
            self.pay(table, board.seat, fine)
        self.observer.write(state, board.seat, self.last)
        board.state = self.new_game(board.learner)

    def worth(self, scores: list[int]) -> list[float]:
        key = tuple(scores)
        if key not in self.worths:
            self.worths[key] = self.reward(scores)
        return self.worths[key]

    def pay(self, table: i64, moved: i64, worth: list[float]) -> None:
        seat: i64
        for seat in range(self.width):
            self.rewards[table * self.width + seat] = worth[seat]
        self.earned[table] = worth[moved]

    def new_game(self, learner: i64) -> State:
        """One in which a learner gets to move."""
        while True:
            state = self.deal(self.width, self.options, self.dice)
            self.go_on(learner, state)
            if not state.over:
                return state

    def show(self, table: i64, board: Board) -> None:
        """Write down who is to move, what that seat sees, and its legal moves."""
        state = board.state
        seat = state.mover()
        board.seat = seat
        self.seats[table] = seat
        self.observer.write(state, seat, self.tape)
        moves = state.legal(seat)
        place = self.starts[table]
        while len(self.legal) < place + len(moves):
            self.legal = append(self.legal, 0)
        legal = self.legal
        first = table * self.moves
        for move in moves:
            legal[place] = first + move
            place += 1
        self.starts[table + 1] = place

    def any_moves(self) -> bytes:
        """A legal move at random for each table, as `step` takes them."""
        legal = self.legal
        starts = self.starts
        chosen = BytesWriter()
        table: i64
        for table in range(self.tables):
            start = starts[table]
            any_place = start + self.dice.below(starts[table + 1] - start)
            write_i64_le(chosen, legal[any_place] - table * self.moves)
        return chosen.getvalue()


def mark(mask: vec[u8], moves: vec[i64]) -> None:
    for move in moves:
        mask[move] = 1


def unmark(mask: vec[u8], moves: vec[i64]) -> None:
    for move in moves:
        mask[move] = 0
