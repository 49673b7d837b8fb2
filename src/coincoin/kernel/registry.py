"""The registry: the games under `coincoin.games`, and those other packages bring.

A package registers a game with an entry point in the group `coincoin.games` whose value names a
`Game`: no line of coincoin changes. One that cannot be used is left out, and `problems` says why.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from coincoin import games as home
from coincoin.kernel.errors import BadOption, CoincoinError, UnknownGame
from coincoin.kernel.game import Board, Game, Json
from coincoin.kernel.words import LANGUAGES, speaks


def all_games() -> dict[str, Game]:
    """Every registered game by its id."""
    return _registered()[0]


def problems() -> list[str]:
    """What is wrong with games of other packages, a sentence each."""
    return _registered()[1]


def game(id: str, board: Json | None = None) -> Game:
    """The game with this id, on its own board or on one that a match carries.

    >>> game("pan").seats
    (2, 3, 4, 5, 6)
    """
    found = all_games()
    if id not in found:
        raise UnknownGame(f"there is no game {id!r}; there are {', '.join(sorted(found))}")
    return found[id] if board is None else _on_board(id, json.dumps(board))


def game_on(id: str, path: str | None) -> Game:
    """The game with this id on the board of a file, if one is named."""
    found = game(id)
    return _with_board(found).of_file(path) if path else found


@lru_cache(maxsize=32)
def _on_board(id: str, data: str) -> Game:
    return _with_board(game(id)).of_data(json.loads(data))


def _with_board(found: Game) -> Board:
    if found.board is None:
        raise BadOption(f"{found.id} has no board to replace")
    return found.board


# ---- boards to choose from ----

_offered: list[Game] = []


def offer(path: str) -> Game:
    """Let the board of this file be chosen where tables are opened."""
    board = next(found.board for found in all_games().values() if found.board)
    _offered.append(board.of_file(path))
    return _offered[-1]


def boards(id: str) -> list[Game]:
    """The game on each board that can be chosen, its own first."""
    own = game(id)
    return [own, *(own.board.older() if own.board else ()), *(each for each in _offered if each.id == id)]


def chosen(id: str, options: Mapping[str, object]) -> Game:
    """The game on the board that its options name; on its own if they name none that is known."""
    for each in boards(id):
        if each.board and each.options[each.board.option].default == options.get(each.board.option):
            return each
    return game(id)


@cache
def _registered() -> tuple[dict[str, Game], list[str]]:
    found: dict[str, Game] = {}
    wrong: list[str] = []
    for module in iter_modules(home.__path__):
        game: Game = import_module(f"coincoin.games.{module.name}").GAME
        found[game.id] = game
    for entry in entry_points(group="coincoin.games"):
        origin = f"the game {entry.name!r} of the package {entry.dist.name if entry.dist else entry.module}"
        try:
            game = _loaded(entry)
            if found.setdefault(game.id, game) is not game:
                raise CoincoinError(f"its id {game.id!r} belongs to the game of {found[game.id].package}")
        except (Exception, SystemExit) as problem:  # whatever a stranger's code does, the other games go on
            why = str(problem) if isinstance(problem, CoincoinError) else f"{type(problem).__name__}: {problem}"
            wrong.append(f"{origin} is left out: {' '.join(why.split())}")
            continue
        missing = [language for language in LANGUAGES if not speaks(game.package, language)]
        if missing:
            wrong.append(f"{origin} has no words in {', '.join(missing)}: there it speaks English")
    return found, wrong


def _loaded(entry: EntryPoint) -> Game:
    """The game of an entry point, if it is one and can say what a list of games says."""
    game = entry.load()
    if not isinstance(game, Game):
        raise CoincoinError(f"{entry.value} is no coincoin.Game but of type {type(game).__name__}")
    if not speaks(game.package, "en"):
        raise CoincoinError("it has no words in English, words/en.ftl")
    for language in LANGUAGES:
        words = game.words(language, [])
        for key in game.introduction():
            words(key)
    return game
