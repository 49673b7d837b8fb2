"""What a seat knows of Pan as numbers. Other seats follow in turn order from the one that looks."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from coincoin.games.pan.moves import VALUES
from coincoin.games.pan.rules.turns import NOT_YET, Pan
from coincoin.kernel.seats import next_seat
from coincoin.kernel.state import SPECTATOR, State
from coincoin.kernel.tape import Observer, Tape


@final
class PanObserver(Observer):
    def write(self, state: State, seat: i64, tape: Tape) -> None:
        assert isinstance(state, Pan)
        me: i64 = max(seat, 0)
        tape.one_of(state.phase, 5)
        if seat == SPECTATOR:
            tape.fill(0, VALUES)
        else:
            tape.counts(state.hands[me])
        tape.one_of(i64(NOT_YET) if seat == SPECTATOR else state.laid[me], VALUES)
        tape.counts(state.spent)
        tape.put(state.chambers)
        tape.put(state.owed)
        other = me
        _n: i64
        for _n in range(state.seats):
            won = state.won[other].counts
            ready = i64(state.laid[other] != NOT_YET)
            tape.four(won[0], won[1], won[2], won[3])
            tape.four(won[4], won[5], state.hands[other].size, ready)
            tape.put(plays_in(state, other))
            other = next_seat(other, state.seats)


def plays_in(state: Pan, seat: i64) -> i64:
    """Turns until this seat plays; -1 when out or not yet known."""
    order = state.order
    place: i64
    for place in range(len(order)):
        if order[place] == seat:
            return place - state.turn if place >= state.turn else place - state.turn + len(order)
    return -1
