"""Canardage: the kinds of action cards and how many of each there are, as data.toml says."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EN_JOUE: Final = 0
DEUX_POUR_UN: Final = 1
PAN: Final = 2
DUCKY_LUKE: Final = 3
OUPS: Final = 4
CANARDS_ENCHAINES: Final = 5
MEXICOIN: Final = 6
CANARD_SIMPLET: Final = 7
PRESIDENT: Final = 8
COMMISSAIRE_MAGRET: Final = 9
RECTIFIER_GAUCHE: Final = 10
RECTIFIER_DROITE: Final = 11
EN_AVANT_MARCHE: Final = 12
CANARD_BLASE: Final = 13
CANARD_PRESSE: Final = 14
FULGURO_COIN: Final = 15
CANARCHIE: Final = 16
DANSE_DES_CANARDS: Final = 17
PLANQUE: Final = 18
A_COUVERT: Final = 19
PEACE_AND_LOVE: Final = 20
WALKING_DUCK: Final = 21
MOBY_DUCK: Final = 22
KINDS: Final = 23

NAMES: Final = [
    "en_joue",
    "deux_pour_un",
    "pan",
    "ducky_luke",
    "oups",
    "canards_enchaines",
    "mexicoin",
    "canard_simplet",
    "president",
    "commissaire_magret",
    "rectifier_gauche",
    "rectifier_droite",
    "en_avant_marche",
    "canard_blase",
    "canard_presse",
    "fulguro_coin",
    "canarchie",
    "danse_des_canards",
    "planque",
    "a_couvert",
    "peace_and_love",
    "walking_duck",
    "moby_duck",
]

HAND_SIZE: Final = 3
COLOURS: Final = 6
FLOCK: Final = 5  # ducks of a colour in play

DATA: Final = tomllib.loads((files("coincoin.games.canardage") / "data.toml").read_text("utf-8"))
DECKS: Final = {deck: [int(cards[name]) for name in NAMES] for deck, cards in DATA["decks"].items()}


def water_cards(seats: int) -> int:
    """How many water cards lie among the ducks (canardage-03)."""
    return int(DATA["water"][str(seats)])


def deck_counts(deck: str, secret: bool) -> vec[i64]:
    """How many of each kind a deck has (canardage-06); with secret colours three kinds stay out (canardage-75)."""
    counts = vec[i64](DECKS[deck])
    if counts[COMMISSAIRE_MAGRET] > 1 or counts[MOBY_DUCK] > 1:
        raise ValueError(f"data.toml: deck {deck} may hold one commissaire_magret and one moby_duck at most")
    if secret:
        counts[CANARD_SIMPLET] = 0
        counts[COMMISSAIRE_MAGRET] = 0
        counts[MOBY_DUCK] = 0
    return counts
