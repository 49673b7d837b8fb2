"""Our own games, what is secret in them, and the tables at which they are tried."""

from __future__ import annotations

import importlib
from pathlib import Path

import coincoin
from coincoin.kernel.game import Game
from coincoin.testing import tables as of_one
from coincoin.testing.tables import Secrets, Table

GAMES = Path(__file__).parents[1] / "games"
OURS = [game for game in coincoin.all_games().values() if game.package.startswith("coincoin.games.")]


def name_of(game: Game) -> str:
    """Of its package; a mutant's is that of the game it was."""
    return game.package.rsplit(".", 1)[-1].removeprefix("mutant_")


def folder(game: Game) -> Path:
    """Where its own tests are."""
    return GAMES / name_of(game)


def secrets_of(game: Game) -> Secrets:
    found = importlib.import_module(f"tests.games.{name_of(game)}.secrets")
    return Secrets(found.seen, getattr(found, "VALUES", ()), getattr(found, "UNWRITTEN", {}))


def tables() -> list[Table]:
    return [table for game in OURS for table in of_one.tables(game, secrets_of(game))]


def watched_tables() -> list[Table]:
    return [table for game in OURS for table in of_one.watched_tables(game, secrets_of(game))]


def plain_tables() -> list[Table]:
    return [table for game in OURS for table in of_one.plain_tables(game, secrets_of(game))]
