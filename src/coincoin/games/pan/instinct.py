"""How a decent beginner plays Pan: any card in the tricks, then pay when the odds get bad.

Every card of the hand is played in the end, and two players with the same good idea cancel each other: in
thousands of games no order of play, high or low or likely to win, did better than any card at random.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.pan.rules import (
    AGAIN,
    BARREL,
    DOUBLE,
    PASS,
    PAYING,
    STEAL,
    STOP,
    TRICK,
    TURN,
    VALUES,
    Pan,
)
from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import State

DANGER: Final = 4  # with so few chambers left, turning is worse than paying


@final
class PanInstinct(Instinct):
    def pace(self) -> i64:
        return 1000

    def worth(self, state: State) -> vec[i64]:
        """The last one left has won; to outlive some of the others is worth nothing."""
        assert isinstance(state, Pan)
        worth = vec[i64]([0] * state.seats)
        if state.over:
            worth[state.order[0]] = 1
        return worth

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        assert isinstance(state, Pan)
        if state.phase == TRICK:
            return moves[dice.below(len(moves))]
        if state.phase == BARREL:
            return face_the_barrel(state, moves)
        if state.phase == DOUBLE:
            return AGAIN if state.chambers > DANGER else STOP
        if state.phase == PAYING:
            return moves[0]  # the lowest card: totals decide the order of play
        return richest_victim(state, moves)


def face_the_barrel(state: Pan, moves: vec[i64]) -> i64:
    """Turn while the barrel is fresh. Then pass if possible, so that the next one faces the danger; else reshuffle.

    Without cards turning is the only move, and so the last one of the list; a pass comes last too.
    """
    if state.chambers > DANGER:
        return TURN
    last = moves[len(moves) - 1]
    return last if last in (PASS, TURN) else moves[1]


def richest_victim(state: Pan, moves: vec[i64]) -> i64:
    best = moves[0]
    most: i64 = -1
    i: i64
    for i in range(len(moves)):
        held = state.won[(moves[i] - STEAL) // VALUES].size
        if held > most:
            most = held
            best = moves[i]
    return best
