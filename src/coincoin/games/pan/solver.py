"""The barrel among ducks, solved: how much better than the instinct one can play at all.

While the others lay any card, the tricks leave nothing to choose: whatever the order of one's own cards, each
meets a card drawn at random. So all skill is in the barrel. There every option takes a card from a player or
from the barrel, and the odds follow from smaller ones. Cards count alike, except that after a death totals
decide between players with as many cards; here luck does.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from coincoin.games.pan.instinct import DANGER, PanInstinct
from coincoin.games.pan.rules.codes import PASS, RESHUFFLE, TURN
from coincoin.games.pan.rules.turns import BARREL, CHAMBERS, Pan
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight

Held = tuple[int, ...]  # how many cards each player holds who is still in, the one to move first


@cache
def odds(held: Held, mine: int, chambers: int) -> float:
    """My chance to win; `mine` is my place in the order. I know the odds, the others follow their instinct.

    >>> odds((2, 0), 0, 1), odds((0, 0), 1, 2), odds((0, 0, 0), 2, 1)
    (1.0, 0.5, 0.5)
    """
    chances = options(held, mine, chambers)
    if mine == 0:
        return max(chances.values())
    if chambers > DANGER:
        return chances[TURN]
    return chances.get(PASS, chances.get(RESHUFFLE, chances[TURN]))


def options(held: Held, mine: int, chambers: int) -> dict[int, float]:
    """My chance to win with each kind of move of the player to move."""
    cards, others, place = held[0], held[1:], (mine - 1) % len(held)
    dead = 0.0 if mine == 0 else after_a_death(others, mine - 1)

    def barrel(left: int, chambers: int) -> float:
        alive = odds((*others, left), place, chambers - 1) if chambers > 1 else 0.0
        return dead / chambers + (1 - 1 / chambers) * alive

    chances = {TURN: barrel(cards, chambers)}
    if cards >= 1:
        chances[RESHUFFLE] = barrel(cards - 1, CHAMBERS)
    if cards >= len(held):
        chances[PASS] = odds((*others, cards - len(held)), place, chambers)
    return chances


def after_a_death(held: Held, mine: int) -> float:
    """My chance to win when those who are left begin anew: most cards first, and luck among equals."""
    if len(held) == 1:
        return 1.0
    order = tuple(sorted(held, reverse=True))
    places = [place for place, cards in enumerate(order) if cards == held[mine]]
    return sum(odds(order, place, CHAMBERS) for place in places) / len(places)


class Solver:
    """A bot that plays the barrel as well as one can among ducks, and the tricks by instinct."""

    def __init__(self, game: Game, seed: int) -> None:
        self.instinct = PanInstinct()
        self.dice = Dice(seed)

    def choose(self, sight: Sight, moves: list[int]) -> int:
        table, seat = cast(Pan, sight.state), sight.eye
        if table.phase != BARREL:
            return int(self.instinct.choose(table, seat, table.legal(seat), self.dice))
        order = [*table.order[table.turn :], *table.order[: table.turn]]
        chances = options(tuple(int(table.won[each].size) for each in order), 0, int(table.chambers))
        best = max(chances, key=lambda move: chances[move])
        return min(move for move in moves if move >= best)
