"""Canaille: the instinct beats random play by far."""

from __future__ import annotations

import pytest

import coincoin
from coincoin.bots.bot import bot

GAME = coincoin.game("canaille")
GAMES = 60


def share_of_wins(seats: int) -> float:
    """How often one seat that follows its instinct wins against random ones; a shared win counts in part."""
    won = 0.0
    for seed in range(GAMES):
        me = seed % seats
        dice = coincoin.Dice(seed)
        state = GAME.new(seats, dice)
        bots = [bot("instinct" if seat == me else "random", GAME, seed + seat) for seat in range(seats)]
        while not state.over:
            seat = state.mover()
            state.apply(seat, bots[seat].choose(state.seen_by(seat), state.moves(seat)), dice)
        won += (me in state.winners) / len(state.winners)
    return won / GAMES


@pytest.mark.parametrize(("seats", "least"), [(2, 0.85), (3, 0.75), (4, 0.6)])
def test_instinct_beats_random(seats: int, least: float) -> None:
    assert share_of_wins(seats) > least


def test_instinct_only_looks_at_what_its_seat_knows() -> None:
    """The choice is the same in every world the seat might be in."""
    for seed in range(30):
        state = GAME.new(3, coincoin.Dice(seed))
        seat = state.mover()
        chosen = bot("instinct", GAME, 1).choose(state.seen_by(seat), state.moves(seat))
        for n in range(3):
            world = state.seen_by(seat).imagine(coincoin.Dice(n))
            assert bot("instinct", GAME, 1).choose(world.seen_by(seat), world.moves(seat)) == chosen
