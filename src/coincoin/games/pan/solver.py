"""The barrel between two players, solved: how much better than the instinct one can play there at all.

Every option takes a card from a player or from the barrel, so the odds follow from smaller ones. Which cards
are held does not matter between two, only how many.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from coincoin.games.pan.instinct import PanInstinct
from coincoin.games.pan.rules import BARREL, CHAMBERS, PASS, RESHUFFLE, TURN, Pan
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight

TWO = 2  # players still in, and so the price of a pass


@cache
def odds(mine: int, theirs: int, chambers: int) -> float:
    """The chance to win of the player to move, with so many cards each, when both play perfectly.

    >>> odds(0, 0, 6), odds(2, 0, 1)
    (0.5, 1.0)
    """
    return max(options(mine, theirs, chambers).values())


def options(mine: int, theirs: int, chambers: int) -> dict[int, float]:
    """The chance to win with each kind of move."""
    chances = {TURN: (1 - 1 / chambers) * (1 - odds(theirs, mine, chambers - 1)) if chambers > 1 else 0.0}
    if mine >= 1:
        chances[RESHUFFLE] = (1 - 1 / CHAMBERS) * (1 - odds(theirs, mine - 1, CHAMBERS - 1))
    if mine >= TWO:
        chances[PASS] = 1 - odds(theirs, mine - TWO, chambers)
    return chances


class Solver:
    """A bot that plays the barrel between two perfectly, and the rest by instinct."""

    def __init__(self, game: Game, seed: int) -> None:
        self.instinct = PanInstinct()
        self.dice = Dice(seed)

    def choose(self, sight: Sight, moves: list[int]) -> int:
        table, seat = cast(Pan, sight.state), sight.eye
        if table.phase != BARREL or len(table.order) != TWO:
            return int(self.instinct.choose(table, seat, table.legal(seat), self.dice))
        other = next(each for each in table.order if each != seat)
        chances = options(table.won[seat].size, table.won[other].size, table.chambers)
        best = max(chances, key=lambda move: chances[move])
        return min(move for move in moves if move >= best)
