"""Moves were numbers in the first databases and exports. What those numbers meant is kept here and never changes."""

from __future__ import annotations

from typing import Any

import msgspec

from coincoin.host.table.entries import AnyEntry
from coincoin.kernel.errors import BadLog
from coincoin.kernel.game import Game
from coincoin.kernel.moves import Families
from coincoin.kernel.registry import game as find_game

# For each game the families it had then, in the order of their codes, and how many moves were in each.
# fmt: off
SIZES = {
    "canaille": {
        "lay": 11, "finish": 1, "name": 4, "throw": 3, "let_go": 3, "enough": 1, "give": 4, "put_back": 3,
        "take": 11, "draw": 1, "swap": 132,
    },
    "canardage": {
        "en_joue": 6, "deux_pour_un": 5, "deux_pour_un_seul": 6, "pan": 6, "ducky_luke": 6, "oups": 12,
        "canards_enchaines": 5, "mexicoin": 1, "canard_simplet": 6, "president": 6, "commissaire_magret": 6,
        "rectifier_gauche": 6, "rectifier_droite": 6, "en_avant_marche": 1, "canard_blase": 6,
        "canard_presse": 6, "fulguro_coin": 6, "canarchie": 720, "danse_des_canards": 1, "planque": 12,
        "a_couvert": 6, "peace_and_love": 1, "walking_duck": 6, "moby_duck": 6, "throw_away": 23, "revenge":
        6, "spare": 1,
    },
    "duck": {
        "lay": 27, "set": 1728, "run": 294, "duck": 1, "draw": 3,
    },
    "duck-dealer": {
        "bid": 51, "place": 5, "equip": 4, "collect": 3, "act": 1, "end": 1, "return": 3, "explore": 12,
        "mine": 1, "make": 1, "deliver": 1, "build": 1, "yard": 17, "factory": 12, "claim": 3, "buy": 1,
        "swap": 4, "discard": 17, "offer": 5, "give": 17, "ask": 17, "propose": 1, "withdraw": 1, "accept":
        1, "refuse": 1, "jump": 1, "start": 16, "entrance": 16, "exit": 16, "fly": 171, "road": 155, "lift":
        155, "unclaim": 48,
    },
    "pan": {
        "pick": 6, "turn": 1, "reshuffle": 6, "pass": 1, "pay": 6, "again": 1, "stop": 1, "steal": 36,
    },
}
# fmt: on


def spelled(game_id: str, number: int) -> str:
    """The notation of a move that was a number. Games of other packages are taken as they are today."""
    families = as_it_was(game_id).move_families
    sizes = SIZES.get(game_id) or {family.name: family.size for family in families.families}
    rest = number
    for name, size in sizes.items():
        if 0 <= rest < size and fits(families, name, size):
            return families.notation(families.first(name) + rest)
        rest -= size
    raise BadLog(f"there is no move {number} in {game_id} any more")


def as_it_was(game_id: str) -> Game:
    """On the board it came with when moves were numbers."""
    game = find_game(game_id)
    older = game.board.older() if game.board else ()
    return older[-1] if older else game


def fits(families: Families, name: str, size: int) -> bool:
    """Is the family still there, and counted as it was? One with a single argument may have grown at its end."""
    family = families.by_name.get(name)
    return family is not None and (family.size == size or (len(family.arguments) == 1 and family.size > size))


def in_words(entries: list[Any]) -> list[AnyEntry]:
    """The entries of a log, of that time or of today, from their JSON objects."""
    try:
        for entry in entries:
            if entry["type"] == "moved" and isinstance(entry["move"], int):
                entry["move"] = spelled(entries[0]["setup"]["game"], entry["move"])
        return msgspec.convert(entries, list[AnyEntry])
    except (KeyError, TypeError, msgspec.ValidationError) as problem:
        raise BadLog(f"this is not the log of a table: {problem}") from problem
