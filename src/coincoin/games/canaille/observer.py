"""What a seat knows of Canaille as numbers. Other seats follow in turn order from the one that looks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from coincoin.games.canaille.rules import Canaille
from coincoin.games.canaille.rules_cards import HAND_SIZE, NO_CARD, RIVER_SIZE
from coincoin.kernel.cards import Pile
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
        n: i64
        for n in range(HAND_SIZE):
            tape.put(1 + state.sentence.at(n) if n < state.sentence.size() else i64(0))
        tape.put(state.place)
        tape.put(state.owed)
        from_top(tape, state.river.pile, RIVER_SIZE)
        tape.flag(state.river.face_up)
        from_top(tape, state.fog, seats)
        tape.counts(state.binned)
        tape.flag(state.caught)
        tape.put(state.quiet)
        tape.put(state.swaps)
        for n in range(seats):
            other = (me + n) % seats
            given = state.given[other]
            tape.counts(state.heaps[other])
            tape.counts(state.shown[other])
            tape.put(state.hands[other].size)
            tape.put(state.dull[other])
            tape.put(i64(0) if given == NO_CARD else 1 + given)
            tape.flag(state.turn == other)
            tape.flag(state.actor == other)


def from_top(tape: Tape, pile: Pile, size: i64) -> None:
    """1 + each card of a pile, the top one first, then zeros."""
    height = pile.size()
    n: i64
    for n in range(height):
        tape.put(1 + pile.at(height - 1 - n))
    tape.fill(0, size - height)
