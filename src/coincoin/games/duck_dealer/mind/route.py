"""The visits of a ship, and the cheapest planets to make them on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.mind.atlas import LONGEST, Atlas
from coincoin.games.duck_dealer.rules.chart import FAR, Chart
from coincoin.games.duck_dealer.rules.codes import FACTORY_TILE, MADE, MINE_TILE, SITE_TILE, TILES
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.state import NOBODY

TAKE: Final = 0  # visits: a mine
WORK: Final = 1  # a factory, to build it and make goods
SITE: Final = 2  # a consumer, to build it and deliver
YARD: Final = 3  # a shipyard, to build it and buy


class Route:
    """Visits of one seat, in order, on one table as it is."""

    def __init__(self, table: Dealer, seat: i64, atlas: Atlas) -> None:
        self.table: Dealer = table
        self.chart: Chart = table.chart
        self.atlas: Atlas = atlas
        self.seat: i64 = seat
        self.room: i64 = table.room(seat)
        self.planets: i64 = table.chart.planets
        self.away: vec[i64] = atlas.zeros[: self.planets]  # discs from the ship to each planet
        self.begin_at(table.ships[seat].at)
        self.reserved: i64 = 0  # goods aboard that are needed
        self.red: i64 = 0
        self.blue: i64 = 0
        self.length: i64 = 0
        self.what: vec[i64] = atlas.zeros[:LONGEST]
        self.good: vec[i64] = atlas.zeros[:LONGEST]  # a good, a kind of made good, or a piece of equipment
        self.count: vec[i64] = atlas.zeros[:LONGEST]  # goods taken, made, delivered or pieces bought
        self.built: vec[i64] = atlas.zeros[:LONGEST]  # 1 if something is built first
        self.loads: vec[i64] = atlas.zeros[:LONGEST]  # how many more goods are aboard afterwards
        self.where: vec[i64] = atlas.zeros[:LONGEST]
        self.homes: vec[i64] = vec[i64]([NOBODY] * MADE)  # where a factory must be built, if that is settled
        self.costs: vec[i64] = atlas.zeros[:]  # of each visit on each planet, up to there
        self.back: vec[i64] = atlas.zeros[:]  # and the planet before
        self.open_at: vec[i64] = atlas.zeros[:]  # planets where each visit can be made
        self.open_count: vec[i64] = atlas.zeros[:LONGEST]

    def begin_at(self, at: i64) -> None:
        """The ship's place, or one where it might start."""
        table = self.table
        underway = at >= self.planets or table.surplus > 0
        if underway:
            table = table.clone()  # thinking leaves the table as it is, with what it has measured
            table.measure(self.seat, FAR)
        planet: i64
        for planet in range(self.planets):
            if at < 0 or planet == at:
                self.away[planet] = 0
            elif underway:
                self.away[planet] = table.discs_to(self.seat, planet)
            else:
                self.away[planet] = self.atlas.discs[at * self.planets + planet]

    def free(self, planet: i64) -> bool:
        """Is there room for a factory?"""
        return self.table.plants[planet] == NOBODY and not self.chart.start[planet]

    def open(self, visit: i64, planet: i64) -> bool:
        """Can this visit be made there?"""
        table = self.table
        what = self.what[visit]
        good = self.good[visit]
        if what == TAKE:
            return table.mines[planet] == good
        if what == WORK:
            home = self.homes[good]
            if home != NOBODY:
                return planet == home
            return self.free(planet) if self.built[visit] else table.plants[planet] == good
        if (what == YARD) != (self.chart.start[planet] == 1):
            return False
        if table.unvisited(planet):
            return self.built[visit] == 1 and coming(table, good)
        return table.sites[planet] == good and table.built[planet] == 1 - self.built[visit]

    def blue_at(self, visit: i64, planet: i64) -> i64:
        """Blue discs for a visit: one is enough with a privilege."""
        count = self.count[visit]
        what = self.what[visit]
        tile: i64 = MINE_TILE if what == TAKE else FACTORY_TILE if what == WORK else SITE_TILE
        return min(count, 1) if self.table.claims[planet * TILES + tile] == self.seat else count

    def route(self) -> bool:
        """The cheapest planets for all visits, in their order; no two factories are built on the same one."""
        banned: i64 = 0
        tries: i64
        for tries in range(4):
            if not self.lay_route(banned):
                return False
            clash = self.clash()
            if clash == NOBODY:
                return True
            if self.homes[self.good[clash]] != NOBODY:
                return False
            one: i64 = 1
            banned |= one << clash
        return False

    def clash(self) -> i64:
        """A visit that builds a factory where an earlier one does."""
        i: i64
        j: i64
        for i in range(self.length):
            if self.what[i] == WORK and self.built[i]:
                for j in range(i):
                    if self.what[j] == WORK and self.built[j] and self.where[j] == self.where[i]:
                        return i
        return NOBODY

    def lay_route(self, banned: i64) -> bool:
        """Visit by visit the cheapest way to have made it on each planet (Viterbi)."""
        size = self.planets
        costs = self.costs
        back = self.back
        open_at = self.open_at
        discs = self.atlas.discs
        room = self.room
        visit: i64
        place: i64
        other: i64
        load = self.reserved
        for visit in range(self.length):
            row = visit * size
            before_row = row - size
            befores = self.open_count[visit - 1] if visit else i64(0)
            opens = self.list_open(visit, banned)
            if opens == 0:
                return False
            some = False
            for place in range(row, row + opens):
                planet = open_at[place]
                best: i64 = FAR
                via: i64 = NOBODY
                if visit == 0:
                    if load <= room or self.away[planet] == 0:
                        best = self.away[planet]
                else:
                    for other in range(before_row, before_row + befores):
                        before = open_at[other]
                        if before == planet or load <= room:
                            cost = costs[before_row + before] + discs[before * size + planet]
                            if cost < best:
                                best = cost
                                via = before
                costs[row + planet] = FAR
                if best < FAR:
                    costs[row + planet] = best + self.blue_at(visit, planet)
                    back[row + planet] = via
                    some = True
            if not some:
                return False
            load = self.reserved + self.loads[visit]
        return self.trace()

    def list_open(self, visit: i64, banned: i64) -> i64:
        """The planets where this visit can be made, and how many they are."""
        planet: i64
        count: i64 = 0
        row = visit * self.planets
        if self.what[visit] == TAKE:
            good = self.good[visit]
            mines = self.table.mines
            for planet in range(self.planets):
                if mines[planet] == good:
                    self.open_at[row + count] = planet
                    count += 1
        else:
            taken = self.taken(visit) if (banned >> visit) & 1 else i64(0)
            for planet in range(self.planets):
                if self.open(visit, planet) and not (taken >> planet) & 1:
                    self.open_at[row + count] = planet
                    count += 1
        self.open_count[visit] = count
        return count

    def taken(self, visit: i64) -> i64:
        """A bit for each planet where an earlier visit was to build a factory."""
        bits: i64 = 0
        one: i64 = 1
        other: i64
        for other in range(visit):
            if self.what[other] == WORK and self.built[other]:
                bits |= one << self.where[other]
        return bits

    def trace(self) -> bool:
        """Back from the cheapest end."""
        size = self.planets
        last = self.length - 1
        best: i64 = NOBODY
        least: i64 = FAR
        place: i64
        for place in range(last * size, last * size + self.open_count[last]):
            planet = self.open_at[place]
            if self.costs[last * size + planet] < least:
                least = self.costs[last * size + planet]
                best = planet
        self.blue = 0
        visit = last
        while visit >= 0:
            self.where[visit] = best
            self.blue += self.blue_at(visit, best)
            best = self.back[visit * size + best]
            visit -= 1
        self.red = least - self.blue
        return True


def coming(table: Dealer, kind: i64) -> bool:
    """Can the next to discover a planet lay a consumer of this kind there?"""
    return len(table.tiles) > 1 and (table.tiles[0] == kind or table.tiles[1] == kind)
