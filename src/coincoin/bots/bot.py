"""Bots: a class with one method. A bot is handed a Sight, never a State, so it cannot cheat.

Another package brings a bot with an entry point in the group `coincoin.bots` that names a factory:
called with a Game and a seed it returns the bot.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import CoincoinError
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight


class UnknownBot(CoincoinError):
    """No registered bot has this name."""


class Bot(Protocol):
    """Whoever can answer this question can sit at a table."""

    def choose(self, sight: Sight, moves: list[int]) -> int:
        """One of `moves`, the legal moves of the seat that looks."""
        ...


class RandomBot:
    """Any legal move."""

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, sight: Sight, moves: list[int]) -> int:
        return moves[self.dice.below(len(moves))]


class InstinctBot:
    """The game's own heuristic."""

    def __init__(self, game: Game, seed: int) -> None:
        self.instinct = game.instinct
        self.dice = Dice(seed)

    def choose(self, sight: Sight, moves: list[int]) -> int:
        return self.instinct.choose(sight.state, sight.eye, vec[i64](moves), self.dice)


Factory = Callable[[Game, int], Bot]


@cache
def bots() -> dict[str, Factory]:
    """Every registered bot by name."""
    found: dict[str, Factory] = {"random": RandomBot, "instinct": InstinctBot}
    for entry in entry_points(group="coincoin.bots"):
        found[entry.name] = entry.load()
    return found


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot of this name, ready to play.

    >>> import coincoin
    >>> pan = coincoin.game("pan")
    >>> state = pan.new(3, coincoin.Dice(1))
    >>> bot("instinct", pan).choose(state.seen_by(0), state.moves(0)) in state.moves(0)
    True
    """
    known = bots()
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(sorted(known))}")
    return known[name](game, seed)
