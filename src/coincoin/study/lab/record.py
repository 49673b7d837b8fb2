"""Plays one game to its end and remembers who did what. Compiled, for experiments with many games."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import State


def play(state: State, players: list[Instinct], dice: Dice) -> vec[i64]:
    """Play with one player a seat: seat, move, seat, move, ... in the order they were made."""
    log = vec[i64](capacity=128)
    while not state.over:
        seat = state.mover()
        move = players[seat].choose(state, seat, state.legal(seat), dice)
        state.apply(seat, move, dice)
        log = append(append(log, seat), move)
    return log
