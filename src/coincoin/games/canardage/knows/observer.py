"""What a seat knows of Canardage as numbers. Seats and colours count from the one that looks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from coincoin.games.canardage.moves import PLACES
from coincoin.games.canardage.rules.codes import KINDS, WATER
from coincoin.games.canardage.rules.gallery import NOWHERE
from coincoin.games.canardage.rules.hands import NO_CARD
from coincoin.games.canardage.rules.line import EMPTY, FACE, MARK
from coincoin.games.canardage.rules.turns import Canardage
from coincoin.kernel.cards import BLANK
from coincoin.kernel.seats import from_me, next_seat
from coincoin.kernel.state import SPECTATOR, State
from coincoin.kernel.tape import Observer, Tape

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
        hand: i64 = 0  # two bits a kind
        last: i64 = 1 << (2 * (KINDS - 1))  # a card of the last kind
        if seat != SPECTATOR:
            for n in range(state.hands.size(me)):
                hand += last >> (2 * (KINDS - 1 - state.hands.card(me, n)))
        tape.pairs(hand, KINDS)
        tape.counts(state.played)
        tape.put(i64(-1) if state.last == NO_CARD else state.last)
        tape.put(state.deck.size)
        put_line(state, mine, tape)
        tape.four(
            from_me(state.moby, me, seats),
            from_me(state.turn, me, seats),
            from_me(state.avenger, me, seats),
            state.games_done,
        )
        other = me
        shade = mine
        for n in range(seats):
            tape.four(
                state.shot[shade],
                min(MOST, state.marched[shade]),
                state.hands.size(other),
                state.most_pans[other],
            )
            tape.four(
                state.covers[other] - NOWHERE,  # 0 for nowhere
                i64(state.moby_by == other),
                (state.skips >> other) & 1,
                from_me(colour_of(state, other, seat), mine, seats),  # BLANK stays, as NOBODY does
            )
            tape.put(min(MOST, state.tally[other]))
            other = next_seat(other, seats)
            shade = next_seat(shade, seats)


def put_line(state: Canardage, mine: i64, tape: Tape) -> None:
    """The six places, and what all know of the pile."""
    line = state.line
    faces = hues(mine, state.seats)
    magret: i64 = 0  # two bits a place
    place: i64
    for place in range(PLACES):
        tape.put(hue(line.cards[place], faces))
    for place in range(PLACES):
        tape.put(hue(line.hidden[place], faces))
    for place in range(PLACES):
        if (line.cards[place] | line.hidden[place]) & MARK:
            magret |= (i64(1) if line.is_marked(place) else i64(2)) << (2 * place)
    tape.pairs(magret, PLACES)
    tape.bits(line.targets, PLACES)
    tape.bits(covered(state), PLACES)
    tape.put(line.pile.size())
    for place in range(line.known):
        tape.put(hue(line.pile.at(place), faces))
    tape.fill(EMPTY, DEEPEST - line.known)


def covered(state: Canardage) -> i64:
    """The places where an À couvert ! lies, a bit each."""
    places: i64 = 0
    one: i64 = 1
    for place in state.covers:
        if place != NOWHERE:
            places |= one << place
    return places


def hues(mine: i64, seats: i64) -> i64:
    """For each face, three bits each: 0 for one's own colour, 1 for the next one...; water and nothing as they are."""
    faces: i64 = (WATER << (3 * WATER)) | (EMPTY << (3 * EMPTY))
    colour: i64
    for colour in range(seats):
        faces |= from_me(colour, mine, seats) << (3 * colour)
    return faces


def hue(card: i64, faces: i64) -> i64:
    return (faces >> (3 * (card & FACE))) & FACE


def colour_of(state: Canardage, owner: i64, eye: i64) -> i64:
    """A seat's colour, BLANK where this eye cannot know it."""
    if state.variant.secret and not state.over and owner != eye:
        return BLANK
    return state.colours[owner]
