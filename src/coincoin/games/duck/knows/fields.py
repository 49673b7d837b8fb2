"""What each number of an observation of DUCK means; `observer.py` writes them."""

from __future__ import annotations

from collections.abc import Sequence

from coincoin.games.duck.moves import COLOUR_NAMES, HIGHEST_SUM, ROUNDS, VALUES
from coincoin.games.duck.rules.beach import TURNS
from coincoin.games.duck.rules.cards import ALL_CARDS
from coincoin.games.duck.rules.codes import KINDS
from coincoin.kernel.game import OptionValue
from coincoin.kernel.observation import Field

CARDS = tuple(f"{colour} {value}" for value in range(VALUES) for colour in COLOUR_NAMES)


def fields(seats: int, options: dict[str, OptionValue]) -> Sequence[Field]:
    found = [
        Field("round", ROUNDS, 0, 1, "1 for the present round"),
        Field("drawing", 1, 0, 1, "1 when the seat to move has laid cards and is to draw"),
        Field("turns", 1, 0, TURNS * seats, "turns finished in this round"),
        Field("dealer", seats, 0, 1, "1 for the dealer, counted from the seat that looks"),
        Field("mover", seats, 0, 1, "1 for the seat to move, counted from the seat that looks"),
        Field("pile", 1, 0, ALL_CARDS, "cards in the draw pile"),
        Field("hand", KINDS, 0, 3, "cards in hand", CARDS),
        Field("towel", KINDS, 0, 3, "own cards under the towel", CARDS),
        Field("total", 1, 0, HIGHEST_SUM, "the sum of the cards in hand"),
    ]
    for n in range(seats):
        who = f"seat+{n}"
        found += [
            Field(f"{who} shown", KINDS, 0, 3, "cards that all know to be in this hand", CARDS),
            Field(f"{who} discards", KINDS, 0, 3, "cards in this discard pile", CARDS),
            Field(f"{who} top", KINDS, 0, 1, "1 for the top card of this discard pile", CARDS),
            Field(f"{who} holds", 1, 0, 7, "number of cards in hand"),
            Field(f"{who} kept", 1, 0, ROUNDS, "number of cards under this towel"),
            Field(f"{who} known", 1, 0, 40, "points of the cards under this towel that the seat knows"),
            Field(f"{who} belts", 1, -50, 50, "points of this seat's belts"),
        ]
    return found
