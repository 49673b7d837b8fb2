"""What a ship can do on a planet of Duck Dealer: build, claim, mine, make, buy and deliver."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.rules.codes import (
    BLUE,
    BUILD,
    BUY,
    DELIVER,
    FACTORY_TILE,
    GEAR,
    GOODS,
    HOLD,
    MADE,
    MAKE,
    MINE,
    MINE_TILE,
    RAW,
    SITE_TILE,
    TILES,
    YELLOW,
    claim,
    consumer,
    factory,
    swap,
    told_bought,
    told_built_consumer,
    told_built_factory,
    told_built_yard,
    told_claimed,
    told_delivered,
    told_discarded,
    told_made,
    told_mined,
    told_swapped,
    yard,
)
from coincoin.games.duck_dealer.rules.flight import Flight
from coincoin.kernel.state import NOBODY


class Dock(Flight):
    """Building and trading where the ship stands."""

    def list_dock(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        """All that can be done on this planet, in the order of the codes."""
        ship = self.ships[seat]
        planet = ship.at
        if self.can_use(seat, MINE_TILE):
            moves = append(moves, MINE)
        if self.can_make(seat, planet):
            moves = append(moves, MAKE)
        if self.can_deliver(seat, planet):
            moves = append(moves, DELIVER)
        if self.energy(seat, YELLOW):
            if self.can_build(seat, planet):
                moves = append(moves, BUILD)
            if ship.load:
                moves = self.list_others(seat, planet, moves)
                moves = self.list_factories(seat, planet, moves)
            moves = self.list_claims(seat, planet, moves)
        if ship.load:
            moves = self.list_equipment_here(seat, planet, moves)
        return moves

    # ---- trading with the planet ----

    def mine(self, seat: i64) -> None:
        """One good for a blue disc (dealer-56)."""
        planet = self.ships[seat].at
        self.use(seat, planet, MINE_TILE)
        self.ships[seat].add(self.mines[planet])
        self.show(told_mined(seat, self.mines[planet]))

    def can_make(self, seat: i64, planet: i64) -> bool:
        """A factory turns its two goods into another (dealer-61)."""
        kind = self.plants[planet]
        return kind != NOBODY and self.can_use(seat, FACTORY_TILE) and self.ships[seat].has_pair(self.inputs, kind)

    def make(self, seat: i64) -> None:
        planet = self.ships[seat].at
        kind = self.plants[planet]
        self.use(seat, planet, FACTORY_TILE)
        self.ships[seat].pay_pair(self.inputs, kind)
        self.ships[seat].add(RAW + kind)
        self.show(told_made(seat, kind))

    def has_consumer(self, planet: i64, built: i64) -> bool:
        return not self.chart.start[planet] and not self.unvisited(planet) and self.built[planet] == built

    def can_deliver(self, seat: i64, planet: i64) -> bool:
        """To a consumer that is built (dealer-62)."""
        if not self.has_consumer(planet, 1) or not self.can_use(seat, SITE_TILE):
            return False
        return self.ships[seat].goods[RAW + self.sites[planet]] > 0

    def deliver(self, seat: i64) -> None:
        planet = self.ships[seat].at
        kind = self.sites[planet]
        self.use(seat, planet, SITE_TILE)
        self.show(told_delivered(seat, kind))
        self.ships[seat].remove(RAW + kind)
        self.score(seat, self.chart.worth[kind])

    # ---- equipment ----

    def sells(self, seat: i64, planet: i64) -> bool:
        """Is there a built shipyard here whose equipment this seat can pay (dealer-57, dealer-60)?"""
        if not self.chart.start[planet] or not self.built[planet] or not self.can_use(seat, SITE_TILE):
            return False
        gear = self.sites[planet]
        if not self.ships[seat].has(self.chart.prices, gear):
            return False
        return gear == HOLD or self.supply[gear] > 0 or (gear == BLUE and self.pays_a_disc(seat))

    def pays_a_disc(self, seat: i64) -> bool:
        """Will the blue energy for the shipyard be a real disc, back in the supply at once?"""
        return self.paid[SITE_TILE] == 0 and self.virtual[BLUE] == 0

    def list_equipment_here(self, seat: i64, planet: i64, moves: vec[i64]) -> vec[i64]:
        """Into a free slot, or in place of something else (dealer-58, dealer-59)."""
        if not self.sells(seat, planet):
            return moves
        ship = self.ships[seat]
        if ship.filled < self.chart.all_slots:
            moves = append(moves, BUY)
        gear: i64
        for gear in range(GEAR):
            if ship.gear[gear] and gear != self.sites[planet]:
                moves = append(moves, swap(gear))
        return moves

    def buy(self, seat: i64) -> None:
        planet = self.ships[seat].at
        gear = self.sites[planet]
        self.use(seat, planet, SITE_TILE)
        self.ships[seat].pay(self.chart.prices, gear)
        self.fit(seat, gear)
        self.show(told_bought(seat, gear))

    def swap(self, seat: i64, old: i64) -> None:
        """The slot stays filled; a crew that leaves goes back to the supply (dealer-59)."""
        ship = self.ships[seat]
        gear = self.sites[ship.at]
        self.use(seat, ship.at, SITE_TILE)
        ship.pay(self.chart.prices, gear)
        ship.gear[old] -= 1
        ship.filled -= 1
        if old != HOLD:
            self.supply[old] += 1
        self.fit(seat, gear)
        self.show(told_swapped(seat, gear, old))

    # ---- building ----

    def has_site(self, planet: i64) -> bool:
        """Is there a consumer or a shipyard that is not built yet?"""
        return not self.unvisited(planet) and not self.built[planet]

    def site_costs(self, planet: i64) -> vec[i64]:
        return self.chart.yard_costs if self.chart.start[planet] else self.chart.consumer_costs

    def site_others(self, planet: i64) -> i64:
        """A bit for each good that can be the "any other good" of the site here; 0 when it asks for none."""
        kind = self.sites[planet]
        return self.chart.yard_others[kind] if self.chart.start[planet] else self.chart.consumer_others[kind]

    def can_build(self, seat: i64, planet: i64) -> bool:
        """With the goods printed on the site (dealer-49)."""
        if not self.has_site(planet) or self.site_others(planet):
            return False
        return self.ships[seat].has(self.site_costs(planet), self.sites[planet])

    def list_others(self, seat: i64, planet: i64, moves: vec[i64]) -> vec[i64]:
        """With the goods printed on the site, and any other one (dealer-49, dealer-50)."""
        if not self.has_site(planet):
            return moves
        others = self.site_others(planet)
        ship = self.ships[seat]
        if others == 0 or not ship.has(self.site_costs(planet), self.sites[planet]):
            return moves
        good: i64
        for good in range(GOODS):
            if ship.goods[good] and (others >> good) & 1:
                moves = append(moves, yard(good) if self.chart.start[planet] else consumer(good))
        return moves

    def build(self, seat: i64, other: i64 = NOBODY) -> None:
        """The consumer or the shipyard here, with some other good if it asks for one."""
        ship = self.ships[seat]
        planet = ship.at
        kind = self.sites[planet]
        self.spend(seat, YELLOW, 1)
        ship.pay(self.site_costs(planet), kind)
        if other != NOBODY:
            ship.remove(other)
        self.built[planet] = 1
        if self.chart.start[planet]:
            self.show(told_built_yard(seat, kind))
            self.score(seat, self.chart.yard_points[kind])
        else:
            self.show(told_built_consumer(seat, kind))
            self.score(seat, self.chart.consumer_points[kind])

    def list_factories(self, seat: i64, planet: i64, moves: vec[i64]) -> vec[i64]:
        """Any kind still in stock (dealer-51, dealer-52)."""
        if self.chart.start[planet] or self.plants[planet] != NOBODY:
            return moves
        kind: i64
        for kind in range(MADE):
            if self.stock[kind] and self.ships[seat].has(self.factory_costs, kind):
                moves = append(moves, factory(kind))
        return moves

    def build_factory(self, seat: i64, kind: i64) -> None:
        ship = self.ships[seat]
        self.spend(seat, YELLOW, 1)
        ship.pay(self.factory_costs, kind)
        self.plants[ship.at] = kind
        self.stock[kind] -= 1
        self.show(told_built_factory(seat, kind))
        self.score(seat, self.chart.factory_points[kind])

    # ---- privileges ----

    def list_claims(self, seat: i64, planet: i64, moves: vec[i64]) -> vec[i64]:
        """Three yellow discs for a tile that can be used and has no marker yet (dealer-53)."""
        if self.energy(seat, YELLOW) < self.chart.claim or self.ships[seat].cubes <= 0:
            return moves
        tile: i64
        for tile in range(TILES):
            if self.claims[planet * TILES + tile] == NOBODY and self.usable(planet, tile):
                moves = append(moves, claim(tile))
        return moves

    def usable(self, planet: i64, tile: i64) -> bool:
        if tile == SITE_TILE:
            return self.built[planet] == 1
        return tile != FACTORY_TILE or self.plants[planet] != NOBODY

    def claim(self, seat: i64, tile: i64) -> None:
        ship = self.ships[seat]
        self.spend(seat, YELLOW, self.chart.claim)
        ship.cubes -= 1
        self.claims[ship.at * TILES + tile] = seat
        self.show(told_claimed(seat, tile))

    # ---- throwing goods away ----

    def list_goods(self, seat: i64, first: i64, moves: vec[i64]) -> vec[i64]:
        ship = self.ships[seat]
        if ship.load == 0:
            return moves
        good: i64
        for good in range(GOODS):
            if ship.goods[good]:
                moves = append(moves, first + good)
        return moves

    def discard(self, seat: i64, good: i64) -> None:
        """Whenever one likes, and before leaving with too much (dealer-63, dealer-64)."""
        self.ships[seat].remove(good)
        self.tell(told_discarded(seat, good))
