"""A puzzle: what a seat knows, the one move that is clearly best, and what each move is worth.

A game keeps them in `puzzles/puzzles.json`: positions as `sight_to_json` writes them, moves in notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec.structs import replace

from coincoin.kernel.game import Game, Json
from coincoin.kernel.lessons import OTHERS
from coincoin.kernel.registry import chosen
from coincoin.kernel.scene import Scene
from coincoin.kernel.state import Sight
from coincoin.study.advice.weigh import Effect, MoveWorth, Weighed, Worth, in_words, reasons

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
FILE = "puzzles.json"


class Value(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A move in notation, the chance to win after it, and the interval of that chance."""

    move: str
    chance: float
    low: float
    high: float


class Sign(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """News by name and arguments, and its share after the best move and after the next best."""

    news: dict[str, int | str]
    often: float
    instead: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As it is kept."""

    seed: int  # of the match it was found in, and of the searches
    iterations: int  # of each of the searches that found it
    checked: int  # of each of those that looked again; 0: nobody did
    level: Level  # hard: instinct misses it, and it takes long to be sure; medium: one of both; easy: neither
    settles: int  # iterations from which on every search was sure
    values: list[Value]  # the solution first
    sign: Sign | None
    sight: Json

    @property
    def solution(self) -> str:
        return self.values[0].move


class PuzzleInfo(msgspec.Struct):
    """A puzzle in words, through the eyes of who has to move."""

    game: str
    n: int  # its number
    count: int  # how many there are
    level: Level
    names: list[str]  # who sits where
    scene: Scene
    worths: list[MoveWorth]  # the solution first
    why: list[str]
    rules: tuple[str, ...]  # the numbers of those behind it


def puzzles(game: Game) -> list[Puzzle]:
    """Those that come with a game."""
    kept = files(game.package) / "puzzles" / FILE
    return msgspec.json.decode(kept.read_bytes(), type=list[Puzzle]) if kept.is_file() else []


def write(found: Sequence[Puzzle]) -> bytes:
    """A line each, so that differences can be read."""
    return b"[\n" + b",\n".join(msgspec.json.encode(each) for each in found) + b"\n]\n"


def keep(game: Game, sight: Sight, weighed: Weighed, of: Puzzle) -> Puzzle:
    """The same puzzle with these numbers."""
    values = [
        Value(game.notation(sight.state, each.move), *(round(x, 3) for x in (each.chance, each.low, each.high)))
        for each in weighed.worths
    ]
    told = weighed.effect
    sign = told and Sign(game.news_families.describe(told.news), round(told.often, 3), round(told.instead, 3))
    return replace(of, values=values, sign=sign)


def weighed(game: Game, sight: Sight, puzzle: Puzzle) -> Weighed:
    worths = [Worth(game.parse(sight.state, each.move), each.chance, each.low, each.high) for each in puzzle.values]
    if puzzle.sign is None:
        return Weighed(worths, None)
    arguments = dict(puzzle.sign.news)
    news = game.news_families.encode(str(arguments.pop("name")), **arguments)
    return Weighed(worths, Effect(news, puzzle.sign.often, puzzle.sign.instead))


def told(game: Game, n: int, language: str) -> PuzzleInfo | None:
    """The puzzle of this number; they begin anew after the last. None where a game has none."""
    every = puzzles(game)
    if not every:
        return None
    n %= len(every)
    puzzle = every[n]
    game = chosen(game.id, puzzle.sight["options"])
    sight = game.sight_from_json(puzzle.sight)
    names = OTHERS[: sight.state.seats]
    found = weighed(game, sight, puzzle)
    scene = game.scene(sight, language, names)
    rules = game.news_families.family(found.effect.news).rules if found.effect else ()
    return PuzzleInfo(
        game.id,
        n,
        len(every),
        puzzle.level,
        list(names),
        scene,
        in_words(game, sight, found.worths, language, names),
        reasons(game, sight, found, language, names),
        tuple(rules),
    )
