"""What each number of an observation of Pan means; `observer.py` writes them."""

from __future__ import annotations

from collections.abc import Sequence

from coincoin.games.pan.moves import VALUES
from coincoin.games.pan.rules.cards import COPIES, HAND_SIZE
from coincoin.games.pan.rules.turns import CHAMBERS
from coincoin.kernel.game import OptionValue
from coincoin.kernel.observation import Field

ANIMALS = ("mouse", "cat", "dog", "wolf", "rhinoceros", "elephant")
PHASES = ("trick", "barrel", "paying", "double", "stealing")


def fields(seats: int, options: dict[str, OptionValue]) -> Sequence[Field]:
    own = [
        Field("phase", 5, 0, 1, "1 for the present phase", PHASES),
        Field("hand", VALUES, 0, HAND_SIZE, "cards in hand", ANIMALS),
        Field("laid", VALUES, 0, 1, "1 for the card laid face down", ANIMALS),
        Field("spent", VALUES, 0, COPIES, "cards out of the game, face up", ANIMALS),
        Field("chambers", 1, 1, CHAMBERS, "barrel cards face down, Pan among them"),
        Field("owed", 1, 0, 6, "cards still to pay or to steal"),
    ]
    for n in range(seats):
        who = f"seat+{n}"
        own += [
            Field(f"{who} won", VALUES, 0, COPIES, "cards won, face up", ANIMALS),
            Field(f"{who} holds", 1, 0, HAND_SIZE, "number of cards in hand"),
            Field(f"{who} ready", 1, 0, 1, "1 when a card is laid"),
            Field(f"{who} plays in", 1, -1, 5, "turns until this seat plays; -1 when out or not yet known"),
        ]
    return own
