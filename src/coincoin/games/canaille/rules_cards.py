"""The cards of Canaille, as figures, the phases of a turn and the codes of moves. The counts come from data.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

DATA: Final = tomllib.loads((files("coincoin.games.canaille") / "data.toml").read_text("utf-8"))

# ---- action cards ----

BITE1: Final = 0  # Ça mord ! 1 to 3
OTHER: Final = 3  # Autre pêcheur
MOVE: Final = 4  # Déplacement
BIN: Final = 5  # Poubelle
RELEASE1: Final = 6  # Relâche 1 to 3
FOG: Final = 9  # Brouillard
POINT: Final = 10
KINDS: Final = 11
NO_CARD: Final = -2

ACTIONS: Final = ("bite1", "bite2", "bite3", "other", "move", "bin", "release1", "release2", "release3", "fog", "point")
ACTION_COUNTS: Final = vec[i64]([DATA["action_cards"][name] for name in ACTIONS])
HAND_SIZE: Final = 5
OPEN_CARDS: Final = 3

BITES: Final = 0b111  # kinds that share a background colour, a bit each
RELEASES: Final = 0b111 << 6


def alike(card: i64) -> i64:
    """The kinds that may not stand beside this one, a bit each (canaille-09)."""
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

FISH: Final = 0  # 1 to 3 fish
LITTER: Final = 3  # 1 to 3 pieces of litter
CAT: Final = 6
UNSEEN: Final = 7  # nobody knows which card this is, but it is not the cat
MIDDLE: Final = 8  # nobody knows which card this is: it may be the cat
SIZES: Final = 3
FISH_KINDS: Final = 0b000111
LITTER_KINDS: Final = 0b111000

RIVER: Final = ("fish1", "fish2", "fish3", "litter1", "litter2", "litter3", "canaille", "unseen", "middle")
RIVER_COUNTS: Final = vec[i64]([DATA["river_cards"][name] for name in RIVER[:7]])
RIVER_SIZE: Final = 42
LEAST_ABOVE: Final = 14
MOST_ABOVE: Final = 27

TOLL: Final = 5
QUIET_TURNS: Final = 40
MOST_SWAPS: Final = 40
MOST_SEATS: Final = 4

# ---- phases ----

PAYING: Final = 0  # no full stop: choosing the fish that a swap costs
SWAPPING: Final = 1
LAYING: Final = 2  # laying a sentence
NAMING: Final = 3  # naming another fisher
THROWING: Final = 4  # choosing litter for the bin
RELEASING: Final = 5  # choosing fish to release
DEALING: Final = 6  # dealing out the fog
DRAWING: Final = 7  # drawing back to five

# ---- moves ----

LAY: Final = 0
FINISH: Final = 11
NAME: Final = 12
THROW: Final = 16
LET_GO: Final = 19
ENOUGH: Final = 22
GIVE: Final = 23
PUT_BACK: Final = 27
TAKE: Final = 30
DRAW: Final = 41
SWAP: Final = 42
SOURCES: Final = 12  # what a swap takes: 0 the top of the pile, else 1 + the kind of an open card

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
