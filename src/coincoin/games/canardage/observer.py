"""What a seat knows of Canardage as numbers. Seats and colours count from the one that looks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from coincoin.games.canardage.rules import Canardage
from coincoin.games.canardage.rules_deck import KINDS
from coincoin.games.canardage.rules_gallery import NOWHERE
from coincoin.games.canardage.rules_hands import NO_CARD
from coincoin.games.canardage.rules_line import EMPTY, FACE, MARK, PLACES, WATER
from coincoin.kernel.cards import BLANK
from coincoin.kernel.state import SPECTATOR, State
from coincoin.kernel.tape import Observer, Tape, from_me

DEEPEST: Final = 29  # the pile holds so many cards at most
MOST: Final = 999  # of what has no bound


@final
class CanardageObserver(Observer):
    def write(self, state: State, seat: i64, tape: Tape) -> None:
        assert isinstance(state, Canardage)
        seats = state.seats
        me: i64 = max(seat, 0)
        mine: i64 = max(colour_of(state, me, seat), 0)
        n: i64
        for n in range(KINDS):
            tape.put(0 if seat == SPECTATOR else state.hands.count(me, n))
        tape.counts(state.played)
        tape.put(-1 if state.last == NO_CARD else state.last)
        tape.put(state.deck.size)
        put_line(state, mine, tape)
        tape.put(from_me(state.moby, me, seats))
        tape.put(from_me(state.turn, me, seats))
        tape.put(from_me(state.avenger, me, seats))
        tape.put(state.games_done)
        for n in range(seats):
            other = (me + n) % seats
            shade = (mine + n) % seats
            theirs = colour_of(state, other, seat)
            tape.put(state.shot[shade])
            tape.put(min(MOST, state.marched[shade]))
            tape.put(state.hands.size(other))
            tape.put(state.most_pans[other])
            tape.put(0 if state.covers[other] == NOWHERE else state.covers[other] + 1)
            tape.put(1 if state.moby_by == other else 0)
            tape.put((state.skips >> other) & 1)
            tape.put(-1 if theirs == BLANK else (theirs - mine) % seats)
            tape.put(min(MOST, state.tally[other]))


def put_line(state: Canardage, mine: i64, tape: Tape) -> None:
    """The six places, and what all know of the pile."""
    line = state.line
    pile = line.pile
    place: i64
    for place in range(PLACES):
        tape.put(hue(line.cards[place], mine, state.seats))
    for place in range(PLACES):
        tape.put(hue(line.hidden[place], mine, state.seats))
    for place in range(PLACES):
        tape.put(1 if line.is_marked(place) else 2 if line.hidden[place] & MARK else 0)
    for place in range(PLACES):
        tape.put(1 if line.aimed(place) else 0)
    for place in range(PLACES):
        tape.put(1 if state.covered(place) else 0)
    tape.put(pile.size())
    for place in range(DEEPEST):
        tape.put(hue(pile.at(place), mine, state.seats) if place < line.known else EMPTY)


def hue(card: i64, mine: i64, seats: i64) -> i64:
    """0 for one's own colour, 1 for the next one...; water and nothing as they are."""
    face = card & FACE
    return face if face >= WATER else (face - mine) % seats


def colour_of(state: Canardage, owner: i64, eye: i64) -> i64:
    """A seat's colour, BLANK where this eye cannot know it."""
    secret = state.variant.secret and not state.over and owner != eye
    return BLANK if secret else state.colours[owner]
