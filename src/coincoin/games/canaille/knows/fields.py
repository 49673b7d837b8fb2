"""What each number of an observation of Canaille means; `observer.py` writes them."""

from __future__ import annotations

from collections.abc import Sequence

from coincoin.games.canaille.moves import ACTIONS, RIVER
from coincoin.games.canaille.rules.cards import HAND_SIZE, MOST_SWAPS, OPEN_CARDS, QUIET_TURNS, RIVER_SIZE
from coincoin.games.canaille.rules.codes import HEAP_KINDS, KINDS
from coincoin.kernel.game import OptionValue
from coincoin.kernel.observation import Field

PHASES = ("put_back", "swap", "lay", "name", "throw", "let_go", "give", "draw")
RIVER_CODES = "0 no card, 1-3 fish, 4-6 litter, 7 Canaille, 8 unseen, 9 unseen and perhaps Canaille"


def fields(seats: int, options: dict[str, OptionValue]) -> Sequence[Field]:
    found = [
        Field("phase", 8, 0, 1, "1 for the present phase", PHASES),
        Field("hand", KINDS, 0, HAND_SIZE, "own action cards", ACTIONS),
        Field("open", KINDS, 0, OPEN_CARDS, "open action cards", ACTIONS),
        Field("discard", KINDS, 0, 10, "discarded action cards", ACTIONS),
        Field("stirred", KINDS, 0, 10, "the most that the pile can hold", ACTIONS),
        Field("pile", 1, 0, 55, "action cards in the pile"),
        Field("sentence", HAND_SIZE, 0, KINDS, "0 none, else 1 + the kind of card"),
        Field("place", 1, 0, HAND_SIZE - 1, "the card of the sentence that is carried out"),
        Field("owed", 1, 0, 3, "fish still to release"),
        Field("river", RIVER_SIZE, 0, 9, f"from the top: {RIVER_CODES}"),
        Field("face up", 1, 0, 1, "1 when the river lies face up"),
        Field("fog", seats, 0, 9, f"cards still to deal, the next one first: {RIVER_CODES}"),
        Field("binned", HEAP_KINDS, 0, 6, "litter out of the game", RIVER[:HEAP_KINDS]),
        Field("caught", 1, 0, 1, "1 when a card has left the river this turn"),
        Field("quiet", 1, 0, QUIET_TURNS, "turns in a row in which none did"),
        Field("swaps", 1, 0, MOST_SWAPS, "swaps made this turn"),
    ]
    for n in range(seats):
        who = f"seat+{n}"
        found += [
            Field(f"{who} heap", HEAP_KINDS, 0, 16, "river cards caught", RIVER[:HEAP_KINDS]),
            Field(f"{who} shown", KINDS, 0, HAND_SIZE, "cards in hand that all have seen", ACTIONS),
            Field(f"{who} holds", 1, 0, HAND_SIZE, "number of action cards"),
            Field(f"{who} dull", 1, 0, HAND_SIZE, "other cards in hand known to bear no full stop"),
            Field(f"{who} given", 1, 0, 9, f"fog card: {RIVER_CODES}"),
            Field(f"{who} turn", 1, 0, 1, "1 for the author of the sentence"),
            Field(f"{who} acts", 1, 0, 1, "1 for the fisher who acts"),
        ]
    return found
