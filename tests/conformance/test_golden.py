"""Golden playthroughs and perft counts still hold."""

from __future__ import annotations

from pathlib import Path

import pytest

import coincoin
from coincoin.kernel.game import Game

from .golden import golden_files, perft_counts, perft_entries, played_again

GAMES = list(coincoin.all_games().values())


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_perft_counts_are_as_written(game: Game) -> None:
    entries = perft_entries(game)
    assert entries, f"{game.id} has no perft.toml: run make golden"
    for entry in entries:
        assert perft_counts(game, entry) == entry["counts"], f"{entry}"


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_number_of_seats_has_a_playthrough(game: Game) -> None:
    heads = [path.read_text("utf-8").split('"seats": ')[1][0] for path in golden_files(game)]
    assert {str(seats) for seats in game.seats} <= set(heads), "run make golden"


@pytest.mark.parametrize(
    ("game", "path"),
    [(game, path) for game in GAMES for path in golden_files(game)],
    ids=lambda value: value.stem if isinstance(value, Path) else value.id,
)
def test_golden_playthrough(game: Game, path: Path) -> None:
    assert played_again(game, path) == path.read_text("utf-8"), "the game plays differently: see make golden"
