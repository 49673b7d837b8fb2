"""Three games small enough to know the right answer, to try the search on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.kernel.dice import Dice
from coincoin.kernel.state import NOBODY, State

NOT_YET = -2


class Small(State):
    """All is open: nothing to hide, nothing to fill."""

    def hide(self, seat: i64) -> i64:
        return 0

    def fill(self, seat: i64, dice: Dice) -> None:
        pass


class Nim(Small):
    """Take any number of sticks from one heap; whoever takes the last one wins."""

    def __init__(self, heaps: list[int], turn: int = 0) -> None:
        super().__init__(2, {})
        self.heaps = list(heaps)
        self.turn = turn

    def mover(self) -> i64:
        return NOBODY if self.over else self.turn

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([heap * 10 + n for heap, left in enumerate(self.heaps) for n in range(1, left + 1)])

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        self.heaps[move // 10] -= move % 10
        self.tell(move)
        self.turn = 1 - self.turn
        self.over = not any(self.heaps)

    def points(self) -> vec[i64]:
        return vec[i64]([int(self.over and seat != self.turn) for seat in range(2)])

    def clone(self) -> Nim:
        other = Nim(self.heaps, self.turn)
        self.copy_table(other)
        return other


class Pennies(State):
    """Both show heads or tails at once: seat 0 wins when they are alike, seat 1 when they are not."""

    def __init__(self) -> None:
        super().__init__(2, {})
        self.shown = [NOT_YET, NOT_YET]

    def mover(self) -> i64:
        return NOBODY if self.over else self.shown.index(NOT_YET)

    def waits_for(self, seat: i64) -> bool:
        return self.shown[seat] == NOT_YET

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1])

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        self.shown[seat] = move
        self.tell(100 + seat)
        if NOT_YET not in self.shown:
            self.over = True
            self.tell(self.shown[0] * 2 + self.shown[1])

    def points(self) -> vec[i64]:
        alike = self.shown[0] == self.shown[1]
        return vec[i64]([int(alike), int(not alike)])

    def clone(self) -> Pennies:
        other = Pennies()
        self.copy_table(other)
        other.shown = list(self.shown)
        return other

    def hide(self, seat: i64) -> i64:
        return 0

    def fill(self, seat: i64, dice: Dice) -> None:
        pass


class Fork(Small):
    """Seat 0 goes left or right, then seat 1 or seat 2 says who of two wins: itself, or seat 0.

    Left asks seat 1, who can only choose between itself and seat 0. Right asks seat 2, who can only
    choose between seats 0 and 1, and gains nothing by either.
    """

    def __init__(self) -> None:
        super().__init__(3, {})
        self.turn = 0
        self.winner = NOBODY

    def mover(self) -> i64:
        return NOBODY if self.over else self.turn

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([1, 2] if seat == 0 else [10, 11])

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        self.tell(move)
        if seat == 0:
            self.turn = move
        else:
            self.winner = 0 if move == 10 else 1
            self.over = True

    def points(self) -> vec[i64]:
        return vec[i64]([int(seat == self.winner) for seat in range(3)])

    def clone(self) -> Fork:
        other = Fork()
        self.copy_table(other)
        other.turn = self.turn
        other.winner = self.winner
        return other
