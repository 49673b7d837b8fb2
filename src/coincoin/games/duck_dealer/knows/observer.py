"""What a seat knows of Duck Dealer as numbers. Seats follow in turn order from the one that looks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.rules.board import BIDDING, NOWHERE, SILENT
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.cards import BLANK
from coincoin.kernel.seats import from_me, next_seat
from coincoin.kernel.state import NOBODY, State
from coincoin.kernel.tape import Observer, Tape

PHASES: Final = 12


@final
class DealerObserver(Observer):
    def write(self, state: State, seat: i64, tape: Tape) -> None:
        assert isinstance(state, Dealer)
        me: i64 = max(seat, 0)
        tape.one_of(state.phase, PHASES)
        tape.put(len(state.track))
        tape.put(max(0, from_me(state.mover(), me, state.seats)))
        put_galaxy(state, me, tape)
        tape.row(state.supply)
        tape.row(state.virtual)
        tape.row(state.stock)
        tape.row(state.paid)
        tape.put(state.free)
        tape.put(state.offers)
        tape.put(state.surplus)
        tape.put(from_me(state.partner, me, state.seats))
        tape.row(state.bundle)
        tape.put(state.entrance)
        other = me
        _n: i64
        for _n in range(state.seats):
            put_ship(state, other, seat, tape)
            other = next_seat(other, state.seats)


def put_galaxy(state: Dealer, me: i64, tape: Tape) -> None:
    """The planets, the routes, and the consumers still to discover."""
    tape.row(state.mines)
    tape.row(state.sites)
    tape.row(state.built)
    tape.row(state.plants)
    seats = state.seats
    tape.seats(state.claims, me, seats)
    for gate in state.gates:
        tape.put(gate if gate == NOBODY else 2 * from_me(gate >> 1, me, seats) + (gate & 1))
    tape.seats(state.roads, me, seats)
    tape.row(state.tiles)
    tape.fill(NOBODY, len(state.chart.consumers) - len(state.tiles))


def put_ship(state: Dealer, owner: i64, eye: i64, tape: Tape) -> None:
    ship = state.ships[owner]
    tape.put(ship.at)
    tape.row(ship.gear)
    tape.row(ship.discs)
    tape.row(ship.goods)
    tape.four(ship.score, ship.cubes, ship.bid, bid_of(state, owner, owner, eye))
    tape.put(bid_of(state, state.seats + owner, owner, eye))
    tape.put(place_of(state.order, owner))


def bid_of(state: Dealer, place: i64, owner: i64, eye: i64) -> i64:
    """A bid, BLANK while it is secret from this eye."""
    if len(state.bids) == 0:
        return SILENT
    bid = state.bids[place]
    open_now = state.phase != BIDDING or owner == eye or (place < state.seats and state.second_bids())
    return bid if open_now or bid < 0 else i64(BLANK)


def place_of(order: vec[i64], seat: i64) -> i64:
    place: i64
    for place in range(len(order)):
        if order[place] == seat:
            return place
    return NOWHERE
