"""Duck Dealer: the rules. Gather energy, then fly, build and trade in one long action turn.

Numbers such as dealer-07 are those of RULES.md. The parts: `chart` the galaxy, `table` what
lies on the table, `setup`, `flight`, `dock` and `trade`.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.moves import MOST_BID
from coincoin.games.duck_dealer.rules.board import (
    ACTING,
    ANSWERING,
    BIDDING,
    EQUIPPING,
    EXPLORING,
    GATING,
    KEEPING,
    OFFERING,
    OFFERS,
    PLACING,
    SHEDDING,
    STARTING,
    TURN,
)
from coincoin.games.duck_dealer.rules.codes import (
    ACCEPT,
    ACT,
    BLUE,
    BUILD,
    BUY,
    CLAIM,
    COLLECT,
    COLOURS,
    CONSUMER,
    DELIVER,
    DISCARD,
    END,
    EQUIP,
    EXPLORE,
    FACTORY,
    GIVE,
    JUMP,
    MAKE,
    MINE,
    OFFER,
    PLACE,
    PROPOSE,
    RED,
    TOLD_LAST,
    WITHDRAW,
    YELLOW,
    bid_points,
    claim_tile,
    collect,
    collect_colour,
    consumer_good,
    discard_good,
    equip_gear,
    explore_good,
    factory_good,
    offer_seat,
    place_place,
    return_,
    return_colour,
    start_planet,
    swap_gear,
    told_action,
    told_collected,
    told_crew,
    told_ended,
    told_returned,
    told_short,
    yard_good,
)
from coincoin.games.duck_dealer.rules.trade import Trade
from coincoin.games.duck_dealer.rules.why import why
from coincoin.kernel.cards import BLANK
from coincoin.kernel.dice import Dice
from coincoin.kernel.state import CHAPTERS, NOBODY


@final
class Dealer(Trade):
    """A table of Duck Dealer."""

    def clone(self) -> Dealer:
        other = Dealer(self.seats, self.options, self.chart)
        self.copy_to(other)
        return other

    # ---- whose turn ----

    def mover(self) -> i64:
        if self.over:
            return NOBODY
        if self.phase == BIDDING:
            seat: i64
            for seat in range(self.seats):
                if self.bids_now(seat):
                    return seat
        if self.phase == PLACING:
            return self.choosers[self.turn]
        if self.phase == ANSWERING or self.phase == SHEDDING:
            return self.partner
        return self.order[self.turn]

    def chapter(self) -> i64:
        return self.order[self.turn] if self.phase >= TURN else i64(CHAPTERS)  # before it, all set up

    def waits_for(self, seat: i64) -> bool:
        return self.bids_now(seat) if self.phase == BIDDING else seat == self.mover()

    def turn_rule(self) -> str:
        if self.over:
            return "dealer-70"
        if self.phase <= PLACING:
            return "dealer-12"
        if self.phase <= STARTING:
            return "dealer-15" if self.phase == EQUIPPING else "dealer-16"
        return "dealer-67" if self.phase == ANSWERING or self.phase == SHEDDING else "dealer-17"

    # ---- moves ----

    def legal(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=64)
        if self.phase == ACTING:
            return self.list_actions(seat, moves)
        if self.phase == TURN:
            moves = append(append(append(moves, collect(RED)), collect(YELLOW)), collect(BLUE))
            return append(moves, ACT)
        if self.phase == EXPLORING:
            return self.list_tiles(moves)
        if self.phase == GATING:
            return self.list_gates(seat, self.chart.first_exit, moves)
        if self.phase == KEEPING:
            return self.list_returns(seat, moves)
        if self.phase == OFFERING:
            return self.list_bundle(seat, moves)
        if self.phase == ANSWERING:
            return self.list_answers(moves)
        if self.phase == SHEDDING:
            return self.list_goods(seat, DISCARD, moves)
        if self.phase == EQUIPPING:
            return self.list_equipment(moves)
        if self.phase == STARTING:
            return self.list_starts(moves)
        return self.list_bids(moves) if self.phase == BIDDING else self.list_places(moves)

    def list_actions(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Any mix of actions in any order (dealer-28); a cube owed to the turn track comes first (dealer-32)."""
        if self.ships[seat].cubes < 0:
            return self.list_lifts(seat, moves)
        if not self.overloaded(seat):
            moves = append(moves, END)
        if self.on_planet(seat):
            moves = self.list_dock(seat, moves)
        moves = self.list_goods(seat, DISCARD, moves)
        moves = self.list_partners(seat, moves)
        moves = self.list_jump(seat, moves)
        moves = self.list_gates(seat, self.chart.first_entrance, moves)
        moves = self.list_planets(seat, moves)
        moves = self.list_points(seat, moves)
        moves = self.list_roads(seat, moves)
        return self.list_lifts(seat, moves)

    def forbids(self, seat: i64, move: i64) -> str:
        return why(self, seat, move)

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        if move < MINE:
            self.apply_turn(seat, move, dice)
        elif move < DISCARD:
            self.apply_dock(seat, move)
        elif move < JUMP:
            self.apply_trade(seat, move)
        else:
            self.apply_flight(seat, move)

    def apply_turn(self, seat: i64, move: i64, dice: Dice) -> None:
        if move < PLACE:
            self.make_bid(seat, bid_points(move), dice)
        elif move < EQUIP:
            self.take_place(seat, place_place(move))
        elif move < COLLECT:
            self.equip(seat, equip_gear(move))
        elif move < ACT:
            self.collect(seat, collect_colour(move))
        elif move == ACT:
            self.start_action(seat)
        elif move == END:
            self.end_action(seat)
        elif move < EXPLORE:
            self.give_back(seat, return_colour(move))
        else:
            self.explore(seat, explore_good(move))

    def apply_dock(self, seat: i64, move: i64) -> None:
        self.settle()
        if move == MINE:
            self.mine(seat)
        elif move == MAKE:
            self.make(seat)
        elif move == DELIVER:
            self.deliver(seat)
        elif move == BUILD:
            self.build(seat)
        elif move < CONSUMER:
            self.build(seat, yard_good(move))
        elif move < FACTORY:
            self.build(seat, consumer_good(move))
        elif move < CLAIM:
            self.build_factory(seat, factory_good(move))
        elif move < BUY:
            self.claim(seat, claim_tile(move))
        elif move == BUY:
            self.buy(seat)
        else:
            self.swap(seat, swap_gear(move))

    def apply_trade(self, seat: i64, move: i64) -> None:
        if move < OFFER:
            self.discard(seat, discard_good(move))
            if self.phase == SHEDDING:
                self.shed()
        elif move < GIVE:
            self.start_offer(offer_seat(move))
        elif move < PROPOSE:
            self.add_to_offer(move - GIVE)
        elif move == PROPOSE:
            self.propose(seat)
        elif move == WITHDRAW:
            self.withdraw(seat)
        elif move == ACCEPT:
            self.accept(seat, self.order[self.turn])
        else:
            self.refuse(seat)

    def apply_flight(self, seat: i64, move: i64) -> None:
        chart = self.chart
        if move == JUMP:
            self.jump(seat)
        elif move < chart.first_entrance:
            self.start_at(seat, start_planet(move))
        elif move < chart.first_exit:
            self.place_entrance(chart.entrance_planet(move))
        elif move < chart.first_fly:
            self.place_exit(seat, chart.exit_planet(move))
        elif move < chart.first_road:
            self.fly(seat, chart.fly_place(move))
        elif move < chart.first_lift:
            self.lay_road(seat, chart.road_point(move))
        elif move < chart.first_unclaim:
            self.lift(seat, chart.lift_point(move))
        else:
            self.unclaim(seat, chart.unclaim_claim(move))

    # ---- collecting energy ----

    def collect(self, seat: i64, chosen: i64) -> None:
        """One disc of a chosen colour and one for each crew; what runs out forces an action turn (dealer-18 to 22)."""
        ship = self.ships[seat]
        self.tell(told_collected(seat, chosen))
        short = False
        colour: i64
        for colour in range(COLOURS):
            crew = ship.gear[colour]
            if crew:
                self.tell(told_crew(seat, colour, crew))
            wanted = crew + (1 if colour == chosen else 0)
            taken = min(wanted, self.supply[colour])
            self.supply[colour] -= taken
            ship.discs[colour] += taken
            if taken < wanted:
                self.virtual[colour] = wanted - taken
                self.tell(told_short(seat, colour))
                short = True
        if short:
            self.start_action(seat)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.phase = TURN

    # ---- an action turn ----

    def start_action(self, seat: i64) -> None:
        """A cube on the turn track, then some free roads (dealer-23, dealer-25)."""
        self.ships[seat].cubes -= 1
        self.track = append(self.track, seat)
        self.free = self.chart.free_roads(len(self.track))
        self.offers = OFFERS
        self.measured = 0
        self.phase = ACTING
        self.tell(told_action(seat))

    def end_action(self, seat: i64) -> None:
        """Virtual energy is gone; the last action turn ends the game at once (dealer-21, dealer-24)."""
        colour: i64
        for colour in range(COLOURS):
            self.virtual[colour] = 0
        self.leave()
        self.settle()
        self.free = 0
        self.offers = 0
        self.tell(told_ended(seat))
        if len(self.track) == self.chart.turns:
            self.over = True
            self.show(TOLD_LAST)
        else:
            self.phase = KEEPING
            self.keep(seat)

    def keep(self, seat: i64) -> None:
        """Four energy discs at most, of the player's choice (dealer-30)."""
        discs = self.ships[seat].discs
        if discs[0] + discs[1] + discs[2] <= self.chart.keep:
            self.phase = SHEDDING
            self.shed()

    def list_returns(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        colour: i64
        for colour in range(COLOURS):
            if self.ships[seat].discs[colour]:
                moves = append(moves, return_(colour))
        return moves

    def give_back(self, seat: i64, colour: i64) -> None:
        self.ships[seat].discs[colour] -= 1
        self.supply[colour] += 1
        self.tell(told_returned(seat, colour))
        self.keep(seat)

    def shed(self) -> None:
        """Partners of this turn's trades discard what their holds do not take (dealer-67)."""
        self.partner = NOBODY
        seat: i64
        for seat in range(self.seats):
            if self.overloaded(seat):
                self.partner = seat
                return
        self.next_turn()

    # ---- what a seat knows: all but the bids of others (dealer-09, dealer-12) ----

    def hide(self, seat: i64) -> i64:
        hidden: i64 = 0
        if self.phase != BIDDING or not self.bidding():
            return hidden
        first = self.seats if self.second_bids() else 0
        other: i64
        for other in range(self.seats):
            if other != seat and self.bids[first + other] >= 0:
                self.bids[first + other] = BLANK
                hidden += 1
        return hidden

    def fill(self, seat: i64, dice: Dice) -> None:
        place: i64
        for place in range(len(self.bids)):
            if self.bids[place] == BLANK:
                self.bids[place] = dice.below(MOST_BID + 1)
