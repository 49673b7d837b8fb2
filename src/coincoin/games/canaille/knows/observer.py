"""What a seat knows of Canaille as numbers. Other seats follow in turn order from the one that looks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from coincoin.games.canaille.rules.cards import HAND_SIZE, NO_CARD, RIVER_SIZE
from coincoin.games.canaille.rules.turns import Canaille
from coincoin.kernel.cards import Pile
from coincoin.kernel.seats import next_seat
from coincoin.kernel.state import SPECTATOR, State
from coincoin.kernel.tape import Observer, Tape

PHASES: Final = 8


@final
class CanailleObserver(Observer):
    def write(self, state: State, seat: i64, tape: Tape) -> None:
        assert isinstance(state, Canaille)
        seats = state.seats
        me: i64 = max(seat, 0)
        tape.one_of(state.phase, PHASES)
        tape.counts(state.shown[me] if seat == SPECTATOR else state.hands[me])
        tape.counts(state.open)
        tape.counts(state.discard)
        tape.counts(state.stirred)
        tape.put(state.pile.size)
        sentence = state.sentence
        n: i64
        for n in range(sentence.size()):
            tape.put(1 + sentence.at(n))
        tape.fill(0, HAND_SIZE - sentence.size())
        tape.put(state.place)
        tape.put(state.owed)
        from_top(tape, state.river.pile, RIVER_SIZE)
        tape.flag(state.river.face_up)
        from_top(tape, state.fog, seats)
        tape.counts(state.binned)
        tape.flag(state.caught)
        tape.put(state.quiet)
        tape.put(state.swaps)
        other = me
        for n in range(seats):
            given = state.given[other]
            tape.counts(state.heaps[other])
            tape.counts(state.shown[other])
            tape.four(
                state.hands[other].size,
                state.dull[other],
                i64(0) if given == NO_CARD else 1 + given,
                i64(state.turn == other),
            )
            tape.flag(state.actor == other)
            other = next_seat(other, seats)


def from_top(tape: Tape, pile: Pile, size: i64) -> None:
    """1 + each card of a pile, the top one first, then zeros."""
    cards = pile.order
    n: i64 = len(cards)
    while n >= 4:
        tape.four(1 + cards[n - 1], 1 + cards[n - 2], 1 + cards[n - 3], 1 + cards[n - 4])
        n -= 4
    while n > 0:
        n -= 1
        tape.put(1 + cards[n])
    tape.fill(0, size - len(cards))
