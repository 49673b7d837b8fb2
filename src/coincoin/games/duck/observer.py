"""What a seat knows of DUCK as numbers. Other seats follow in turn order from the one that looks."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from coincoin.games.duck.rules import DRAWING, Duck
from coincoin.games.duck.rules_cards import COLOURS, KINDS, NO_CARD, word_of
from coincoin.games.duck.rules_memory import ROUNDS
from coincoin.kernel.state import SPECTATOR, State
from coincoin.kernel.tape import Observer, Tape, from_me


@final
class DuckObserver(Observer):
    def write(self, state: State, seat: i64, tape: Tape) -> None:
        assert isinstance(state, Duck)
        seats = state.seats
        me: i64 = max(seat, 0)
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
            tape.pairs(known_towel(state, me, me), KINDS)
            tape.put(state.hands.total(me))
        n: i64
        for n in range(seats):
            other = (me + n) % seats
            tape.pairs(state.hands.shown(other), KINDS)
            tape.pairs(state.discards.word(other), KINDS)
            tape.one_of(state.discards.top(other) if state.discards.height(other) else i64(NO_CARD), KINDS)
            tape.put(state.hands.size(other))
            tape.put(state.past.kept(other))
            tape.put(known_total(state, other, seat))
            tape.put(state.belts_of(other))


def known_towel(state: Duck, owner: i64, eye: i64) -> i64:
    """The cards under this towel that the eye knows."""
    word: i64 = 0
    round: i64
    for round in range(state.past.rounds):
        card = known_card(state, round, owner, eye)
        if card >= 0:
            word += word_of(card)
    return word


def known_total(state: Duck, owner: i64, eye: i64) -> i64:
    """And what they are worth."""
    total: i64 = 0
    round: i64
    for round in range(state.past.rounds):
        total += max(0, known_card(state, round, owner, eye)) // COLOURS
    return total


def known_card(state: Duck, round: i64, owner: i64, eye: i64) -> i64:
    """What went under the towel in a round, if the eye knows it; at the end all towels are turned over."""
    past = state.past
    if state.over or owner == eye or not past.is_secret(round):
        return past.towel(round, owner)
    return NO_CARD
