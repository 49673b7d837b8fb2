"""The cards of Canaille, as figures, and the phases of a turn. The counts come from data.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.canaille.moves import ACTIONS, CATCHES
from coincoin.games.canaille.rules.codes import BITES, FOG, OTHER, RELEASE1, RELEASES

DATA: Final = tomllib.loads((files("coincoin.games.canaille") / "data.toml").read_text("utf-8"))

# ---- action cards ----

NO_CARD: Final = -2

ACTION_COUNTS: Final = vec[i64]([DATA["action_cards"][name] for name in ACTIONS])
HAND_SIZE: Final = 5
OPEN_CARDS: Final = 3


def alike(card: i64) -> i64:
    """The kinds that may not stand beside this one, since they share its colour, a bit each (canaille-09)."""
    if card == NO_CARD:
        return 0
    if card < OTHER:
        return BITES
    if RELEASE1 <= card < FOG:
        return RELEASES
    one: i64 = 1
    return one << card


def stops_of(option: str) -> int:
    """The kinds that bear a full stop, a bit each (canaille-10, canaille-11)."""
    return sum(1 << ACTIONS.index(name) for name in DATA["stops"][option])


# ---- river cards ----

RIVER_COUNTS: Final = vec[i64]([DATA["river_cards"][name] for name in CATCHES])
RIVER_SIZE: Final = 42
LEAST_ABOVE: Final = 14
MOST_ABOVE: Final = 27

TOLL: Final = 5
QUIET_TURNS: Final = 40
MOST_SWAPS: Final = 40

# ---- phases ----

PAYING: Final = 0  # no full stop: choosing the fish that a swap costs
SWAPPING: Final = 1
LAYING: Final = 2  # laying a sentence
NAMING: Final = 3  # naming another fisher
THROWING: Final = 4  # choosing litter for the bin
RELEASING: Final = 5  # choosing fish to release
DEALING: Final = 6  # dealing out the fog
DRAWING: Final = 7  # drawing back to five
ACTING: Final = 8  # a card of the sentence does what it says, only in a moment

# ---- sets of kinds, a bit each ----


def kinds_of(kinds: i64, first: i64, moves: vec[i64]) -> vec[i64]:
    """Add a move for each kind of a set, a bit each."""
    kind: i64 = 0
    while kinds >> kind:
        if (kinds >> kind) & 1:
            moves = append(moves, first + kind)
        kind += 1
    return moves


def several(kinds: i64) -> bool:
    """Are there two or more in this set?"""
    return (kinds & (kinds - 1)) != 0


def lowest(kinds: i64) -> i64:
    """The first of a set that is not empty."""
    kind: i64 = 0
    while not (kinds >> kind) & 1:
        kind += 1
    return kind
