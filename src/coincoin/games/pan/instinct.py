"""How a decent beginner plays Pan: high cards first, pay when the odds get bad."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.pan.rules import (
    AGAIN,
    BARREL,
    CHAMBERS,
    DOUBLE,
    PASS,
    PAYING,
    RESHUFFLE,
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

DANGER: Final = 3  # with so few chambers left, turning is worse than paying


@final
class PanInstinct(Instinct):
    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        assert isinstance(state, Pan)
        if state.phase == TRICK:
            return moves[dice.below(len(moves))]
        if state.phase == BARREL:
            return face_the_barrel(state, seat, moves)
        if state.phase == DOUBLE:
            return AGAIN if state.chambers > DANGER else STOP
        if state.phase == PAYING:
            return moves[0]  # the lowest card: totals decide the order of play
        return richest_victim(state, moves)


def face_the_barrel(state: Pan, seat: i64, moves: vec[i64]) -> i64:
    """Pass for good when rich, reshuffle when the barrel has become dangerous."""
    held = state.won[seat].size
    if state.chambers > DANGER or held == 0:
        return TURN
    last = moves[len(moves) - 1]
    if last == PASS and (state.chambers == 1 or held >= 2 * len(state.order)):
        return PASS
    if state.chambers < CHAMBERS and RESHUFFLE <= moves[1] < PASS:
        return moves[1]
    return TURN


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
