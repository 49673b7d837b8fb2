"""The registry: the games under `coincoin.games`, and those other packages bring.

A package registers a game with an entry point in the group `coincoin.games` whose value names a
`Game`: no line of coincoin changes.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from coincoin import games as home
from coincoin.kernel.errors import UnknownGame
from coincoin.kernel.game import Game


@cache
def all_games() -> dict[str, Game]:
    """Every registered game by its id."""
    found: dict[str, Game] = {}
    for module in iter_modules(home.__path__):
        game: Game = import_module(f"coincoin.games.{module.name}").GAME
        found[game.id] = game
    for entry in entry_points(group="coincoin.games"):
        game = entry.load()
        found[game.id] = game
    return found


def game(id: str) -> Game:
    """The game with this id.

    >>> game("pan").seats
    (2, 3, 4, 5, 6)
    """
    found = all_games()
    if id not in found:
        raise UnknownGame(f"there is no game {id!r}; there are {', '.join(sorted(found))}")
    return found[id]
