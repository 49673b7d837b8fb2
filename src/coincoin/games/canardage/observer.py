"""What a seat knows of Canardage as numbers. Seats and colours count from the one that looks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

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
        first = tape.place
        tape.fill(0, KINDS)
        if seat != SPECTATOR:
            for n in range(state.hands.size(me)):
                tape.numbers[first + state.hands.card(me, n)] += 1
        tape.counts(state.played)
        tape.put(i64(-1) if state.last == NO_CARD else state.last)
        tape.put(state.deck.size)
        put_line(state, mine, tape)
        tape.put(from_me(state.moby, me, seats))
        tape.put(from_me(state.turn, me, seats))
        tape.put(from_me(state.avenger, me, seats))
        tape.put(state.games_done)
        for n in range(seats):
            other = (me + n) % seats
            shade = (mine + n) % seats
            tape.put(state.shot[shade])
            tape.put(min(MOST, state.marched[shade]))
            tape.put(state.hands.size(other))
            tape.put(state.most_pans[other])
            tape.put(state.covers[other] - NOWHERE)  # 0 for nowhere
            tape.flag(state.moby_by == other)
            tape.put((state.skips >> other) & 1)
            tape.put(from_me(colour_of(state, other, seat), mine, seats))  # BLANK stays, as NOBODY does
            tape.put(min(MOST, state.tally[other]))


def put_line(state: Canardage, mine: i64, tape: Tape) -> None:
    """The six places, and what all know of the pile."""
    line = state.line
    pile = line.pile
    first = tape.skip(5 * PLACES)
    numbers = tape.numbers
    place: i64
    for place in range(PLACES):
        card = line.cards[place]
        hidden = line.hidden[place]
        numbers[first + place] = i16(hue(card, mine, state.seats))
        numbers[first + PLACES + place] = i16(hue(hidden, mine, state.seats))
        numbers[first + 2 * PLACES + place] = 1 if card & MARK else 2 if hidden & MARK else 0
        numbers[first + 3 * PLACES + place] = i16(line.aimed(place))
        numbers[first + 4 * PLACES + place] = i16(state.covered(place))
    tape.put(pile.size())
    for place in range(line.known):
        tape.put(hue(pile.at(place), mine, state.seats))
    tape.fill(EMPTY, DEEPEST - line.known)


def hue(card: i64, mine: i64, seats: i64) -> i64:
    """0 for one's own colour, 1 for the next one...; water and nothing as they are."""
    face = card & FACE
    return face if face >= WATER else from_me(face, mine, seats)


def colour_of(state: Canardage, owner: i64, eye: i64) -> i64:
    """A seat's colour, BLANK where this eye cannot know it."""
    if state.variant.secret and not state.over and owner != eye:
        return BLANK
    return state.colours[owner]
