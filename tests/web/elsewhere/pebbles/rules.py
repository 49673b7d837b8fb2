"""The rules of Pebbles. They also run compiled by mypyc, apart from coincoin: see docs/decisions/05."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from coincoin.kernel.dice import Dice
from coincoin.kernel.state import NOBODY, State

PEBBLES = 11
MOST = 3


@mypyc_attr(native_class=False)
class Pebbles(State):
    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options)
        self.left = PEBBLES
        self.turn = 0
        self.last = NOBODY

    def mover(self) -> i64:
        return NOBODY if self.over else self.turn

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](range(min(MOST, self.left)))

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        self.left -= move + 1
        self.tell(seat * MOST + move)
        self.last, self.turn, self.over = seat, (seat + 1) % self.seats, self.left == 0

    def forbids(self, seat: i64, move: i64) -> str:
        return "pebbles-02"

    def turn_rule(self) -> str:
        return "pebbles-01"

    def points(self) -> vec[i64]:
        found = vec[i64]()
        for seat in range(self.seats):
            found = append(found, int(self.over and seat == self.last))
        return found

    def clone(self) -> Pebbles:
        other = Pebbles(self.seats, self.options)
        self.copy_table(other)
        other.left, other.turn, other.last = self.left, self.turn, self.last
        return other

    def hide(self, seat: i64) -> i64:
        """Nothing is hidden."""
        return 0

    def fill(self, seat: i64, dice: Dice) -> None:
        """Nothing is hidden."""
