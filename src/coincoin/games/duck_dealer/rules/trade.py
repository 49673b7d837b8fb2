"""Trading goods between players of Duck Dealer who stand on the same planet."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.rules.board import ACTING, ANSWERING, OFFERING
from coincoin.games.duck_dealer.rules.codes import (
    ACCEPT,
    GOODS,
    PROPOSE,
    REFUSE,
    WITHDRAW,
    ask,
    give,
    offer,
    told_accepted,
    told_asked,
    told_gave,
    told_refused,
    told_withdrew,
)
from coincoin.games.duck_dealer.rules.dock import Dock
from coincoin.kernel.state import NOBODY


class Trade(Dock):
    """An offer is put together good by good; the other takes it or leaves it."""

    def list_partners(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Who stands on the same planet, if one of the two has a good (dealer-65, dealer-66)."""
        if not self.trading or self.offers == 0 or not self.on_planet(seat):
            return moves
        ship = self.ships[seat]
        other: i64
        for other in range(self.seats):
            partner = self.ships[other]
            if other != seat and partner.at == ship.at and ship.load + partner.load > 0:
                moves = append(moves, offer(other))
        return moves

    def start_offer(self, partner: i64) -> None:
        self.offers -= 1
        self.settle()
        self.free = 0
        self.partner = partner
        self.phase = OFFERING

    def list_bundle(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        mine = self.ships[seat].goods
        theirs = self.ships[self.partner].goods
        some: i64 = 0
        good: i64
        for good in range(GOODS):
            if mine[good] > self.bundle[good]:
                moves = append(moves, give(good))
        for good in range(GOODS):
            if theirs[good] > self.bundle[GOODS + good]:
                moves = append(moves, ask(good))
        for good in range(2 * GOODS):
            some += self.bundle[good]
        return append(append(moves, PROPOSE), WITHDRAW) if some else append(moves, WITHDRAW)

    def add_to_offer(self, place: i64) -> None:
        self.bundle[place] += 1

    def propose(self, seat: i64) -> None:
        self.phase = ANSWERING
        good: i64
        for good in range(GOODS):
            self.tell_goods(told_gave(seat, self.partner, good), self.bundle[good])
        for good in range(GOODS):
            self.tell_goods(told_asked(seat, self.partner, good), self.bundle[GOODS + good])

    def tell_goods(self, news: i64, count: i64) -> None:
        while count > 0:
            self.tell(news)
            count -= 1

    def withdraw(self, seat: i64) -> None:
        self.tell(told_withdrew(seat))
        self.close_offer()

    def list_answers(self, moves: vec[i64]) -> vec[i64]:
        return append(append(moves, ACCEPT), REFUSE)

    def accept(self, seat: i64, maker: i64) -> None:
        """The goods change ships; holds are checked when the turn ends (dealer-67)."""
        self.show(told_accepted(seat))
        good: i64
        for good in range(GOODS):
            passes = self.bundle[good] - self.bundle[GOODS + good]
            self.ships[maker].remove(good, passes)
            self.ships[seat].add(good, passes)
        self.close_offer()

    def refuse(self, seat: i64) -> None:
        self.show(told_refused(seat))
        self.close_offer()

    def close_offer(self) -> None:
        good: i64
        for good in range(2 * GOODS):
            self.bundle[good] = 0
        self.partner = NOBODY
        self.phase = ACTING
