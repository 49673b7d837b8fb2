"""What a seat knows of Canardage as numbers. Seats and colours count from the one that looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from coincoin.games.canardage.rules import Canardage
from coincoin.games.canardage.rules_deck import FLOCK, HAND_SIZE, KINDS, NAMES
from coincoin.games.canardage.rules_gallery import NOWHERE
from coincoin.games.canardage.rules_hands import NO_CARD
from coincoin.games.canardage.rules_line import EMPTY, FACE, MARK, PLACES, WATER
from coincoin.kernel.cards import BLANK
from coincoin.kernel.game import OptionValue
from coincoin.kernel.observation import Field
from coincoin.kernel.state import NOBODY, Sight

KIND_NAMES = tuple(NAMES)
DEEPEST = 29  # the pile holds so many cards at most
NOTHING = 7  # an empty place, nobody below, a card of the pile that is not known


def fields(seats: int, options: dict[str, OptionValue]) -> Sequence[Field]:
    duck = "0 own colour, 1 the next one..., 6 water, 7 nothing"
    found = [
        Field("hand", KINDS, 0, HAND_SIZE, "cards in hand", KIND_NAMES),
        Field("played", KINDS, 0, 13, "cards played, face up", KIND_NAMES),
        Field("last", 1, -1, KINDS - 1, "the card played last; -1 none"),
        Field("deck", 1, 0, 59, "cards in the deck"),
        Field("line", PLACES, 0, NOTHING, f"place 1 first: {duck}"),
        Field("hidden", PLACES, 0, NOTHING, f"below it: {duck}"),
        Field("magret", PLACES, 0, 2, "1 on the duck, 2 on the one below it"),
        Field("targets", PLACES, 0, 1, "1 for a place in the sights"),
        Field("covered", PLACES, 0, 1, "1 for a protected place"),
        Field("pile", 1, 0, DEEPEST, "cards in the pile"),
        Field("below", DEEPEST, 0, NOTHING, f"the known cards of the pile, the lowest first: {duck}"),
        Field("moby", 1, -1, 5, "whose ducks alone can be shot; -1 everybody's"),
        Field("turn", 1, 0, 5, "whose turn it is"),
        Field("avenger", 1, -1, 5, "who may avenge a duck; -1 nobody"),
        Field("games done", 1, 0, 3, "games already played"),
    ]
    for n in range(seats):
        found += [
            Field(f"colour+{n} shot", 1, 0, FLOCK, "ducks of this colour shot"),
            Field(f"colour+{n} marched", 1, 0, 999, "ducks of this colour that went under the pile by En avant marche"),
            Field(f"seat+{n} holds", 1, 0, HAND_SIZE, "cards in hand"),
            Field(f"seat+{n} pans", 1, 0, HAND_SIZE, "so many of them, at most, can be a Pan !"),
            Field(f"seat+{n} cover", 1, 0, PLACES, "the place of this seat's À couvert !; 0 none"),
            Field(f"seat+{n} moby", 1, 0, 1, "1 when this seat laid Moby Duck"),
            Field(f"seat+{n} skips", 1, 0, 1, "1 when this seat misses its next turn"),
            Field(f"seat+{n} colour", 1, -1, 5, "this seat's colour; -1 secret"),
            Field(f"seat+{n} points", 1, 0, 999, "points of earlier games"),
        ]
    return found


def observe(sight: Sight) -> list[int]:
    state = cast(Canardage, sight.state)
    line, seats = state.line, int(state.seats)
    me = sight.seat or 0
    mine = int(state.colours[me]) if state.colours[me] != BLANK else 0

    def seen(seat: int) -> int:
        return -1 if seat == NOBODY else (seat - me) % seats

    def colour(card: int) -> int:
        face = card & FACE
        return face if face in (WATER, EMPTY) else (face - mine) % seats

    places = range(PLACES)
    hand = state.hands.cards(me)
    below = [colour(card) for card in line.pile.cards()[: line.known]]
    numbers = [hand.count(kind) for kind in range(KINDS)]
    numbers += [state.played.count(kind) for kind in range(KINDS)]
    numbers += [-1 if state.last == NO_CARD else int(state.last), int(state.deck.size)]
    numbers += [colour(card) for card in line.cards]
    numbers += [colour(card) for card in line.hidden]
    numbers += [1 if line.is_marked(place) else 2 if line.hidden[place] & MARK else 0 for place in places]
    numbers += [int(line.aimed(place)) for place in places]
    numbers += [int(state.covered(place)) for place in places]
    numbers += [int(line.pile.size()), *below, *[NOTHING] * (DEEPEST - len(below))]
    numbers += [seen(int(state.moby)), seen(int(state.turn)), seen(int(state.avenger)), int(state.games_done)]
    for n in range(seats):
        seat, shade = (me + n) % seats, (mine + n) % seats
        theirs = int(state.colours[seat])
        numbers += [
            int(state.shot[shade]),
            min(999, int(state.marched[shade])),
            int(state.hands.size(seat)),
            int(state.most_pans[seat]),
            0 if state.covers[seat] == NOWHERE else int(state.covers[seat]) + 1,
            int(state.moby_by == seat),
            int(state.skips >> seat & 1),
            -1 if theirs == BLANK else (theirs - mine) % seats,
            min(999, int(state.tally[seat])),
        ]
    return numbers
