"""Canardage: the kinds of action cards, each by its number."""

from __future__ import annotations

from typing import Final

from coincoin.games.canardage.moves import NAMES
from coincoin.games.canardage.rules import defence as rules_defence
from coincoin.games.canardage.rules import moving as rules_moving
from coincoin.games.canardage.rules import shooting as rules_shooting
from coincoin.games.canardage.rules.card import Card


def card_of(kind: int) -> Card:
    """A card's class bears its name: `EnJoue` says what en_joue does."""
    name = NAMES[kind].title().replace("_", "")
    for part in (rules_shooting, rules_moving, rules_defence):
        if hasattr(part, name):
            card: Card = getattr(part, name)(kind)
            return card
    raise ValueError(f"no class {name} says what {NAMES[kind]} does")


CARDS: Final[list[Card]] = [card_of(kind) for kind in range(len(NAMES))]
