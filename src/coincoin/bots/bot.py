"""Bots: a class with one method. A bot is handed a Sight, never a State, so it cannot cheat.

Another package brings a bot with an entry point in the group `coincoin.bots` that names a factory:
called with a Game and a seed it returns the bot.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

from coincoin.bots.levels import Duckling, Goose, InstinctBot, RandomBot, SearchBot, Swan
from coincoin.kernel.errors import CoincoinError
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight


class UnknownBot(CoincoinError):
    """No registered bot has this name, or it has no such setting."""


class Bot(Protocol):
    """Whoever can answer this question can sit at a table."""

    def choose(self, sight: Sight, moves: list[int]) -> int:
        """One of `moves`, the legal moves of the seat that looks."""
        ...


Factory = Callable[..., Bot]


@cache
def bots() -> dict[str, Factory]:
    """Every registered bot by name: the four levels, the parts they are made of, and those of other packages."""
    found: dict[str, Factory] = {
        "duckling": Duckling,
        "duck": InstinctBot,
        "goose": Goose,
        "swan": Swan,
        "random": RandomBot,
        "instinct": InstinctBot,
        "search": SearchBot,
    }
    for entry in entry_points(group="coincoin.bots"):
        found[entry.name] = _loaded(entry)
    return found


def _loaded(entry: EntryPoint) -> Factory:
    """One that cannot be loaded says so when it is asked for, and harms no other."""
    try:
        factory: Factory = entry.load()
        return factory
    except Exception as problem:
        text = f"the bot {entry.name!r} cannot be loaded: {problem}"

    def missing(game: Game, seed: int) -> Bot:
        raise UnknownBot(text)

    return missing


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot of this name, ready to play. Settings may follow a colon.

    >>> import coincoin
    >>> pan = coincoin.game("pan")
    >>> state = pan.new(3, coincoin.Dice(1))
    >>> bot("duck", pan).choose(state.seen_by(0), state.moves(0)) in state.moves(0)
    True
    >>> bot("search:iterations=20+milliseconds=50", pan).choose(state.seen_by(0), state.moves(0)) in state.moves(0)
    True
    """
    plain, _, tail = name.partition(":")
    known = bots()
    if plain not in known:
        raise UnknownBot(f"there is no bot {plain!r}; there are {', '.join(sorted(known))}")
    try:
        return known[plain](game, seed, **_settings(tail))
    except (TypeError, ValueError) as problem:
        raise UnknownBot(f"the bot {name!r} cannot be made: {problem}") from problem


def _settings(text: str) -> dict[str, Any]:
    settings: dict[str, Any] = {}
    for part in filter(None, text.split("+")):
        key, _, value = part.partition("=")
        settings[key.strip()] = float(value) if "." in value else int(value)
    return settings
