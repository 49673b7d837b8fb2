"""What a seat knows of DUCK as numbers. Other seats follow in turn order from the one that looks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck.moves import ROUNDS
from coincoin.games.duck.rules.beach import DRAWING
from coincoin.games.duck.rules.cards import NO_CARD, word_of
from coincoin.games.duck.rules.codes import COLOURS, KINDS
from coincoin.games.duck.rules.turns import Duck
from coincoin.kernel.seats import from_me, next_seat
from coincoin.kernel.state import SPECTATOR, State
from coincoin.kernel.tape import Observer, Tape

NOTES: Final = 5  # of each seat: cards under its towel, points of the open and of the secret ones, belts, all as a word


@final
class DuckObserver(Observer):
    def write(self, state: State, seat: i64, tape: Tape) -> None:
        assert isinstance(state, Duck)
        seats = state.seats
        me: i64 = max(seat, 0)
        notes = notes_on(state)
        tape.one_of(state.past.rounds, ROUNDS)
        tape.flag(state.phase == DRAWING)
        tape.put(state.turns)
        tape.one_of(from_me(state.dealer, me, seats), seats)
        tape.one_of(from_me(state.mover(), me, seats), seats)
        tape.put(state.pile_size)
        if seat == SPECTATOR:
            tape.fill(0, 2 * KINDS + 1)
        else:
            tape.pairs(state.hands.cards(me), KINDS)
            tape.pairs(notes[NOTES * me + 4], KINDS)
            tape.put(state.hands.total(me))
        hands = state.hands
        discards = state.discards
        other = me
        _n: i64
        for _n in range(seats):
            tape.pairs(hands.shown(other), KINDS)
            tape.pairs(discards.word(other), KINDS)
            tape.one_of(discards.top(other) if discards.height(other) else i64(NO_CARD), KINDS)
            first = NOTES * other
            secret = notes[first + 2] if state.over or other == seat else i64(0)
            tape.four(hands.size(other), notes[first], notes[first + 1] + secret, notes[first + 3])
            other = next_seat(other, seats)


def notes_on(state: Duck) -> vec[i64]:
    """What the finished rounds come to, worked out once a round."""
    past = state.past
    if len(past.notes) == 0:
        notes = vec[i64]([0] * (NOTES * state.seats))
        seat: i64
        for seat in range(state.seats):
            note_past(state, seat, notes)
        past.notes = notes
    return past.notes


def note_past(state: Duck, owner: i64, notes: vec[i64]) -> None:
    """How many cards lie under a towel and what they are worth, the belts, and which cards the owner knows there."""
    past = state.past
    first = NOTES * owner
    round: i64
    for round in range(past.rounds):
        card = past.towel(round, owner)
        if card != NO_CARD:
            notes[first] += 1
        if card >= 0:
            notes[first + 2 if past.is_secret(round) else first + 1] += card // COLOURS
            notes[first + 4] += word_of(card)
    notes[first + 3] = state.belts_of(owner)
