"""Canardage: how many of each kind of card there are, as data.toml says."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.canardage.moves import NAMES
from coincoin.games.canardage.rules.codes import KIND_CANARD_SIMPLET, KIND_COMMISSAIRE_MAGRET, KIND_MOBY_DUCK

HAND_SIZE: Final = 3
FLOCK: Final = 5  # ducks of a colour in play

DATA: Final = tomllib.loads((files("coincoin.games.canardage") / "data.toml").read_text("utf-8"))
DECKS: Final = {deck: [int(cards[name]) for name in NAMES] for deck, cards in DATA["decks"].items()}


def water_cards(seats: int) -> int:
    """How many water cards lie among the ducks (canardage-03)."""
    return int(DATA["water"][str(seats)])


def deck_counts(deck: str, secret: bool) -> vec[i64]:
    """How many of each kind a deck has (canardage-06); with secret colours three kinds stay out (canardage-75)."""
    counts = vec[i64](DECKS[deck])
    if counts[KIND_COMMISSAIRE_MAGRET] > 1 or counts[KIND_MOBY_DUCK] > 1:
        raise ValueError(f"data.toml: deck {deck} may hold one commissaire_magret and one moby_duck at most")
    if secret:
        counts[KIND_CANARD_SIMPLET] = 0
        counts[KIND_COMMISSAIRE_MAGRET] = 0
        counts[KIND_MOBY_DUCK] = 0
    return counts
