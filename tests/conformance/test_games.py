"""Random games at every table, with every check at every step."""

from __future__ import annotations

import pytest

import coincoin

from .checks import check_end, check_game, check_small_positions
from .tables import Table, tables, watched_tables


@pytest.mark.parametrize("table", watched_tables(), ids=str)
def test_a_random_game_holds_every_promise(table: Table) -> None:
    check_game(table, seed=1, closely=12)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_many_random_games_come_to_an_end(table: Table) -> None:
    for seed in range(100):
        state, dice = table.new(seed)
        state.telling = False
        coincoin.playout(state, dice)
        check_end(state)


@pytest.mark.parametrize("game", coincoin.all_games().values(), ids=str)
def test_every_world_of_small_positions_can_be_imagined(game: coincoin.Game) -> None:
    assert check_small_positions(game) >= 2
