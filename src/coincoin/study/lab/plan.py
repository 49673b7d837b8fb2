"""A study: which games, seats, options and bots, how often, from which seed. Read from a TOML file."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

import coincoin
from coincoin.bots.bot import bot
from coincoin.kernel.errors import CoincoinError
from coincoin.kernel.game import Game, Json, OptionValue
from coincoin.kernel.registry import game_on


class BadStudy(CoincoinError):
    """A study file that cannot be carried out: the message says where it is wrong."""


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    """Tables to play at: every mix of these seats, options and bots."""

    game: str
    seats: int | list[int] | None = None  # all that the game has, if left out
    options: dict[str, OptionValue | list[OptionValue]] = {}
    galaxy: str | None = None  # a file beside the study, for Duck Dealer
    bots: list[list[str]] = msgspec.field(default_factory=lambda: [["instinct"]])


class Cell(msgspec.Struct, frozen=True):
    """One kind of table. The bots move one seat on with each deal."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    board: Json | None = None  # an option names it, with a hash

    @property
    def key(self) -> str:
        """Seeds come from this text, so a cell gives the same games wherever it stands in a study."""
        found = msgspec.to_builtins(self)
        del found["board"]
        return json.dumps(found, sort_keys=True)

    @property
    def table(self) -> Game:
        return coincoin.game(self.game, self.board)

    def sitting(self, deal: int) -> list[str]:
        """Who sits where at this deal.

        >>> Cell("pan", 1, 3, {}, ("instinct", "random")).sitting(1)
        ['random', 'instinct', 'instinct']
        """
        round_table = [self.bots[seat % len(self.bots)] for seat in range(self.seats)]
        return [round_table[(seat + deal) % self.seats] for seat in range(self.seats)]


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a cell, from `first` up to `last`: what one worker does at a time."""

    number: int
    cell: int
    first: int
    last: int


class Study(msgspec.Struct, forbid_unknown_fields=True):
    """An experiment. `games` are played at each kind of table, each deal `replays` times."""

    name: str
    tables: list[Tables]
    about: str = ""
    seed: int = 1
    games: int = 1000
    replays: int = 2
    chunk: int = 1000

    def cells(self) -> list[Cell]:
        return [cell for tables in self.tables for cell in cells_of(tables)]

    def chunks(self) -> list[Chunk]:
        ranges = [(cell, first) for cell in range(len(self.cells())) for first in range(0, self.games, self.chunk)]
        return [
            Chunk(number, cell, first, min(first + self.chunk, self.games))
            for number, (cell, first) in enumerate(ranges)
        ]

    def plan(self) -> dict[str, Any]:
        """All that the results depend on."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found | {"cells": [cell.key for cell in self.cells()]}


def cells_of(tables: Tables) -> Iterator[Cell]:
    game = game_on(tables.game, tables.galaxy)
    seats = tables.seats if isinstance(tables.seats, list) else [tables.seats] if tables.seats else list(game.seats)
    names = list(tables.options)
    values = [value if isinstance(value, list) else [value] for value in tables.options.values()]
    for count, mix, bots in product(seats, product(*values), tables.bots):
        options = game.check_options(count, dict(zip(names, mix, strict=True)))
        for name in bots:
            bot(name, game)
        yield Cell(game.id, game.version, count, options, tuple(bots), game.carried)


def read(path: Path) -> Study:
    """The study of a file; BadStudy says what is wrong with it."""
    try:
        study = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Study)
        for tables in study.tables:
            if tables.galaxy:
                tables.galaxy = str(path.parent / tables.galaxy)
        if min(study.games, study.replays, study.chunk) < 1:
            raise BadStudy(f"{path}: games, replays and chunk are at least 1")
        if not study.cells():
            raise BadStudy(f"{path}: there is no table to play at")
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as problem:
        raise BadStudy(f"{path}: {problem}") from problem
    return study


def seed_of(*parts: object) -> int:
    """64 bits that these parts alone decide."""
    return int.from_bytes(sha256("\0".join(map(str, parts)).encode()).digest()[:8], "big")
