"""What each number of an observation of Canardage means; `observer.py` writes them."""

from __future__ import annotations

from collections.abc import Sequence

from coincoin.games.canardage.knows.observer import DEEPEST, MOST
from coincoin.games.canardage.moves import NAMES, PLACES
from coincoin.games.canardage.rules.codes import KINDS
from coincoin.games.canardage.rules.deck import FLOCK, HAND_SIZE
from coincoin.games.canardage.rules.line import EMPTY
from coincoin.kernel.game import OptionValue
from coincoin.kernel.observation import Field


def fields(seats: int, options: dict[str, OptionValue]) -> Sequence[Field]:
    duck = "0 own colour, 1 the next one..., 6 water, 7 nothing"
    found = [
        Field("hand", KINDS, 0, HAND_SIZE, "cards in hand", NAMES),
        Field("played", KINDS, 0, 13, "cards played, face up", NAMES),
        Field("last", 1, -1, KINDS - 1, "the card played last; -1 none"),
        Field("deck", 1, 0, 59, "cards in the deck"),
        Field("line", PLACES, 0, EMPTY, f"place 1 first: {duck}"),
        Field("hidden", PLACES, 0, EMPTY, f"below it: {duck}"),
        Field("magret", PLACES, 0, 2, "1 on the duck, 2 on the one below it"),
        Field("targets", PLACES, 0, 1, "1 for a place in the sights"),
        Field("covered", PLACES, 0, 1, "1 for a protected place"),
        Field("pile", 1, 0, DEEPEST, "cards in the pile"),
        Field("below", DEEPEST, 0, EMPTY, f"the known cards of the pile, the lowest first: {duck}"),
        Field("moby", 1, -1, 5, "whose ducks alone can be shot; -1 everybody's"),
        Field("turn", 1, 0, 5, "whose turn it is"),
        Field("avenger", 1, -1, 5, "who may avenge a duck; -1 nobody"),
        Field("games done", 1, 0, 3, "games already played"),
    ]
    for n in range(seats):
        found += [
            Field(f"colour+{n} shot", 1, 0, FLOCK, "ducks of this colour shot"),
            Field(
                f"colour+{n} marched", 1, 0, MOST, "ducks of this colour that went under the pile by En avant marche"
            ),
            Field(f"seat+{n} holds", 1, 0, HAND_SIZE, "cards in hand"),
            Field(f"seat+{n} pans", 1, 0, HAND_SIZE, "so many of them, at most, can be a Pan !"),
            Field(f"seat+{n} cover", 1, 0, PLACES, "the place of this seat's À couvert !; 0 none"),
            Field(f"seat+{n} moby", 1, 0, 1, "1 when this seat laid Moby Duck"),
            Field(f"seat+{n} skips", 1, 0, 1, "1 when this seat misses its next turn"),
            Field(f"seat+{n} colour", 1, -1, 5, "this seat's colour; -1 secret"),
            Field(f"seat+{n} points", 1, 0, MOST, "points of earlier games"),
        ]
    return found
