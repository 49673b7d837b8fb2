"""Do the codes written for the compiler say what the families say?"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from difflib import unified_diff
from pathlib import Path
from types import ModuleType

import coincoin
from coincoin.kernel.codes import codes_of, place
from coincoin.kernel.game import Game
from coincoin.kernel.moves import Amount, Domain, Families, Family

SAMPLES = 50  # of the arguments of a family


def folder_of(game: Game) -> Path:
    return Path(str(importlib.import_module(game.package).__file__)).parent


def has_codes(game: Game) -> bool:
    """A small game may do without: it has no `moves.py`."""
    return (folder_of(game) / "moves.py").exists()


def check_written(game: Game) -> None:
    """`codes.py` says what `moves.py` declares."""
    if not has_codes(game):
        return
    folder = folder_of(game)
    path = place(folder)
    found, wanted = path.read_text("utf-8").splitlines(), codes_of(folder).splitlines()
    changes = list(unified_diff(found, wanted, "as it is", "as it should be", lineterm="", n=0))[:20]
    assert not changes, "\n".join([f"{path.name} of {game.id} is out of date: run make codes", *changes])


def check_codes(game: Game) -> None:
    """Each constant and each function, those that depend on a board on the board of this game."""
    if not has_codes(game):
        return
    path = place(folder_of(game)).relative_to(folder_of(game)).with_suffix("")
    codes = importlib.import_module(".".join([game.package, *path.parts]))
    board = getattr(game.new(game.seats[0], coincoin.Dice(1)), "chart", None)
    for families, prefix in ((game.move_families, ""), (game.news_families, "told_")):
        for family in families.families:
            check_family(families, family, prefix + family.name, codes, board)
    assert game.move_families.size == (board.all_moves if board else codes.ALL_MOVES)


def check_family(families: Families, family: Family, name: str, codes: ModuleType, board: object) -> None:
    """Its first code, and each function there is for it, called with some of the numbers it is for."""
    first = getattr(codes, name.upper(), None)
    assert family.first == (getattr(board, f"first_{name}") if first is None else first), name
    together = function(codes, board, name, f"{name}_")
    dice = random.Random(name)
    for _ in range(SAMPLES):
        values = {key: domain.value(dice.randrange(domain.size)) for key, domain in family.arguments.items()}
        code = families.encode(family.name, **values)
        numbers = {key: number_of(domains, values) for key, domains in family.numbers.items()}
        if together and numbers:
            assert together(*numbers.values()) == code, (name, values)
        for key, number in numbers.items():
            apart = function(codes, board, f"{name}_{key}")
            assert apart is None or apart(code) == number, (name, key, values)


def function(codes: ModuleType, board: object, *names: str) -> Callable[..., int] | None:
    """A function of any of these names, if one is written; those of a board are its methods."""
    for name in names:
        found: Callable[..., int] | None = getattr(codes, name, None) or getattr(board, name, None)
        if callable(found):
            return found
    return None


def number_of(domains: dict[str, Domain], values: dict[str, int | str]) -> int:
    """What the rules call it: the value itself for an amount, else its place among all."""
    number = 0
    for key, domain in domains.items():
        number = number * domain.size + domain.index(values[key])
    (key, domain), *more = domains.items()
    return int(values[key]) if isinstance(domain, Amount) and not more else number
