"""Setting up Duck Dealer: the shuffles, the auction, the equipment and the start planets."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.moves import MOST_BID
from coincoin.games.duck_dealer.rules.board import BIDDING, EQUIPPING, NO_BID, PLACING, SILENT, STARTING, TURN, Board
from coincoin.games.duck_dealer.rules.codes import (
    GEAR,
    bid,
    equip,
    place,
    start,
    told_bid,
    told_equipped,
    told_showed_bid,
    told_tied,
    told_took_place,
)
from coincoin.kernel.dice import Dice
from coincoin.kernel.state import NOBODY


class Setup(Board):
    """From the shuffles to the first turn."""

    def deal(self, dice: Dice) -> None:
        """Mines, shipyards and consumers are shuffled; somebody goes first (dealer-07 to dealer-11)."""
        chart = self.chart
        self.lay_out()
        start_mines = shuffled(chart.start_mines, dice)
        other_mines = shuffled(chart.other_mines, dice)
        yards = shuffled(chart.yards, dice)
        self.tiles = shuffled_within_worth(chart.consumers, chart.worth, dice)
        starts: i64 = 0
        others: i64 = 0
        planet: i64
        for planet in range(chart.planets):
            if chart.start[planet]:
                self.mines[planet] = start_mines[starts]
                self.sites[planet] = yards[starts]
                starts += 1
            else:
                self.mines[planet] = other_mines[others]
                others += 1
        first = dice.below(self.seats)
        seat: i64
        for seat in range(self.seats):
            self.order = append(self.order, (first + seat) % self.seats)
        self.phase = EQUIPPING
        if self.options["auction"]:
            self.phase = BIDDING
            self.order = vec[i64]([NOBODY] * self.seats)
            self.bids = vec[i64]([NO_BID] * self.seats + [SILENT] * self.seats)

    # ---- the auction ----

    def bids_now(self, seat: i64) -> bool:
        return self.bids[seat] == NO_BID or self.bids[self.seats + seat] == NO_BID

    def bidding(self) -> bool:
        """Is somebody still to bid? Else all bids lie open."""
        return any(self.bids_now(seat) for seat in range(self.seats))

    def second_bids(self) -> bool:
        """Have the first bids been shown, and some been tied?"""
        return any(self.bids[self.seats + seat] != SILENT for seat in range(self.seats))

    def list_bids(self, moves: vec[i64]) -> vec[i64]:
        points: i64
        for points in range(MOST_BID + 1):
            moves = append(moves, bid(points))
        return moves

    def make_bid(self, seat: i64, bid: i64, dice: Dice) -> None:
        """Secretly; the last one to bid reveals them all (dealer-12)."""
        self.bids[seat if self.bids[seat] == NO_BID else self.seats + seat] = bid
        self.tell(told_bid(seat))
        if not self.bidding():
            self.reveal_bids(dice)

    def reveal_bids(self, dice: Dice) -> None:
        """Who is tied bids again, on top (dealer-13)."""
        seat: i64
        other: i64
        second = self.second_bids()
        tied = False
        first = self.seats if second else 0
        best: i64 = 0
        for seat in range(self.seats):
            self.ships[seat].bid += max(0, self.bids[first + seat])
            if self.bids[first + seat] > self.bids[first + best]:
                best = seat
        for seat in range(self.seats):
            if seat != best and self.bids[first + seat] >= 0:
                self.tell(told_showed_bid(seat, self.bids[first + seat]))
        self.show(told_showed_bid(best, self.bids[first + best]))
        if not second:
            for seat in range(self.seats):
                for other in range(self.seats):
                    if other != seat and self.bids[seat] == self.bids[other]:
                        self.bids[self.seats + seat] = NO_BID
                        tied = True
                if self.bids[self.seats + seat] == NO_BID:
                    self.tell(told_tied(seat))
        if not tied:
            self.rank_bids(dice)

    def rank_bids(self, dice: Dice) -> None:
        """The best bid chooses first; lots decide between those still tied (dealer-13)."""
        seat: i64
        ranked = vec[i64]()
        for seat in range(self.seats):
            ranked = append(ranked, seat)
        ranked = shuffled(ranked, dice)
        i: i64
        for i in range(1, self.seats):
            seat = ranked[i]
            j = i
            while j > 0 and self.bid_rank(ranked[j - 1]) < self.bid_rank(seat):
                ranked[j] = ranked[j - 1]
                j -= 1
            ranked[j] = seat
        self.choosers = ranked
        self.bids = vec[i64]()
        self.turn = 0
        self.phase = PLACING

    def bid_rank(self, seat: i64) -> i64:
        return self.bids[seat] * (2 * MOST_BID) + self.bids[self.seats + seat]

    def list_places(self, moves: vec[i64]) -> vec[i64]:
        n: i64
        for n in range(self.seats):
            if self.order[n] == NOBODY:
                moves = append(moves, place(n))
        return moves

    def take_place(self, seat: i64, place: i64) -> None:
        """A place in the order of play; the last one is left over (dealer-12)."""
        self.order[place] = seat
        self.tell(told_took_place(seat, place))
        self.turn += 1
        if self.turn == self.seats - 1:
            last = self.choosers[self.turn]
            for place in range(self.seats):
                if self.order[place] == NOBODY:
                    self.order[place] = last
                    self.tell(told_took_place(last, place))
            self.choosers = vec[i64]()
            self.turn = 0
            self.phase = EQUIPPING

    # ---- equipment and start planets ----

    def list_equipment(self, moves: vec[i64]) -> vec[i64]:
        gear: i64
        for gear in range(GEAR):
            moves = append(moves, equip(gear))
        return moves

    def equip(self, seat: i64, gear: i64) -> None:
        """Three pieces, one after the other (dealer-15)."""
        self.fit(seat, gear)
        self.tell(told_equipped(seat, gear))
        if self.ships[seat].filled == self.chart.start_gear:
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
                self.phase = STARTING

    def list_starts(self, moves: vec[i64]) -> vec[i64]:
        planet: i64
        for planet in range(self.chart.planets):
            if self.chart.start[planet] and not self.ship_at(planet):
                moves = append(moves, start(planet))
        return moves

    def ship_at(self, place: i64) -> bool:
        return any(ship.at == place for ship in self.ships)

    def start_at(self, seat: i64, planet: i64) -> None:
        """A start planet of one's own (dealer-16)."""
        self.ships[seat].at = planet
        self.tell(self.chart.told_started(seat, planet))
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
            self.phase = TURN


def shuffled(cards: vec[i64], dice: Dice) -> vec[i64]:
    mixed = cards[:]
    shuffle_part(mixed, 0, len(mixed), dice)
    return mixed


def shuffled_within_worth(tiles: vec[i64], worth: vec[i64], dice: Dice) -> vec[i64]:
    """Tiles that pay the same are shuffled; those that pay less stay before (dealer-09)."""
    mixed = tiles[:]
    first: i64 = 0
    i: i64
    for i in range(1, len(mixed) + 1):
        if i == len(mixed) or worth[tiles[i]] != worth[tiles[first]]:
            shuffle_part(mixed, first, i, dice)
            first = i
    return mixed


def shuffle_part(cards: vec[i64], first: i64, end: i64, dice: Dice) -> None:
    i: i64
    for i in range(end - 1, first, -1):
        j = first + dice.below(i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
