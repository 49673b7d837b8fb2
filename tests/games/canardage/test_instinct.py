"""Canardage: the instinct clearly beats chance, and chooses a legal move at every table."""

from __future__ import annotations

import pytest

import coincoin
from coincoin.bots.levels import InstinctBot, RandomBot

GAME = coincoin.game("canardage")


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players(seats: int) -> None:
    """One instinct among random players: by luck it would win one game in `seats`."""
    wins, games = 0, 60
    for seed in range(games):
        dice = coincoin.Dice(seed)
        state = GAME.new(seats, dice)
        bots = [RandomBot(GAME, seed) for _ in range(seats)]
        mind = InstinctBot(GAME, seed)
        place = seed % seats
        while not state.over:
            (seat,) = state.waiting()
            bot = mind if seat == place else bots[seat]
            state.play(seat, bot.choose(state.seen_by(seat), state.moves(seat)), dice)
        wins += state.winners == (place,)
    assert wins > games * 1.6 / seats


@pytest.mark.parametrize("options", [{"secret": True}, {"teams": 2}, {"tough": True}, {"points": 3, "deck": "B"}])
def test_it_knows_what_to_do_at_every_table(options: dict[str, bool | int | str]) -> None:
    dice = coincoin.Dice(3)
    state = GAME.new(4, dice, **options)
    bot = InstinctBot(GAME, 3)
    while not state.over:
        (seat,) = state.waiting()
        state.play(seat, bot.choose(state.seen_by(seat), state.moves(seat)), dice)
    assert state.winners
