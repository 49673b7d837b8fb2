"""No bot cheats: it answers the same whatever lies where it cannot look."""

from __future__ import annotations

import pytest

import coincoin
from coincoin.bots.bot import bot
from coincoin.testing.tables import Table
from coincoin.testing.worlds import count_nulls, fingerprint

from ..conformance.ours import plain_tables

BOTS = ("random", "duckling", "duck", "goose:iterations=12+milliseconds=0", "swan:iterations=40+milliseconds=0")

# Without its auction nothing is hidden in Duck Dealer but what chance has not decided yet.
TABLES = [*plain_tables(), Table(coincoin.game("duck-dealer"), 3, {"auction": True})]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_it_cannot_know_changes_nothing(table: Table, name: str) -> None:
    """All along a game, each seat that chooses is put in another world that looks the same to it."""
    game = table.game
    state, dice = table.new(11)
    other_dice = coincoin.Dice(12)
    every = max(1, coincoin.playout(state.clone(), dice.clone()) // 12)
    swapped = hidden = step = 0
    while not state.over:
        seat = state.mover()
        moves = state.moves(seat)
        move = moves[dice.below(len(moves))]
        if step % every == 0 and len(moves) > 1:
            world = state.seen_by(seat).imagine(other_dice)
            hidden += count_nulls(game.sight_to_json(state.seen_by(seat)))
            swapped += fingerprint(game, world) != fingerprint(game, state)
            here = bot(name, game, step).choose(state.seen_by(seat), moves)
            there = bot(name, game, step).choose(world.seen_by(seat), moves)
            assert here == there, f"{name} looks where it may not: seat {seat} of {fingerprint(game, state)}"
        state.play(seat, move, dice)
        step += 1
    assert swapped > 0 or hidden == 0, "no other world was ever tried: this test has shown nothing"
