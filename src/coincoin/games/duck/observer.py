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
            tape.pairs(towel_of(state, me), KINDS)
            tape.put(state.hands.total(me))
        n: i64
        for n in range(seats):
            other = (me + n) % seats
            tape.pairs(state.hands.shown(other), KINDS)
            tape.pairs(state.discards.word(other), KINDS)
            tape.one_of(state.discards.top(other) if state.discards.height(other) else i64(NO_CARD), KINDS)
            tape.put(state.hands.size(other))
            put_past(state, other, seat, tape)


def towel_of(state: Duck, owner: i64) -> i64:
    """The cards under a towel, all of which its owner knows."""
    word: i64 = 0
    round: i64
    for round in range(state.past.rounds):
        card = state.past.towel(round, owner)
        if card >= 0:
            word += word_of(card)
    return word


def put_past(state: Duck, owner: i64, eye: i64, tape: Tape) -> None:
    """How many cards lie under a towel, what those that the eye knows are worth, and the belts.

    At the end all towels are turned over.
    """
    past = state.past
    kept: i64 = 0
    known: i64 = 0
    belts: i64 = 0
    round: i64
    for round in range(past.rounds):
        card = past.towel(round, owner)
        if card != NO_CARD:
            kept += 1
        if card >= 0 and (state.over or owner == eye or not past.is_secret(round)):
            known += card // COLOURS
        if past.enders[round] == owner:
            belts += state.belt_worth(round)
    tape.put(kept)
    tape.put(known)
    tape.put(belts)
