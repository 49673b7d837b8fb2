"""Duck Dealer by instinct."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import State


@final
class DealerInstinct(Instinct):
    """A decent beginner."""

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        return moves[dice.below(len(moves))]
