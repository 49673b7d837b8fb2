"""What a ship does to reach an aim.

A script is written backwards from its aim: a good that is needed is aboard, or is taken from a mine, or is made where
its factory stands or will be built, from goods that are needed in turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.mind.atlas import LONGEST, Atlas
from coincoin.games.duck_dealer.mind.route import SITE, TAKE, WORK, YARD, Route
from coincoin.games.duck_dealer.moves import COST
from coincoin.games.duck_dealer.rules.chart import FAR
from coincoin.games.duck_dealer.rules.codes import GOODS, MADE, RAW
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.state import NOBODY

BATCH: Final = 0  # styles: fetch the goods for all units at once,
ROUNDS: Final = 1  # for each unit of what is made from made goods alone,
SINGLY: Final = 2  # for each unit of anything: less has to fit into the holds
STYLES: Final = 3


@final
class Script(Route):
    """Visits that lead to an aim."""

    def __init__(self, table: Dealer, seat: i64, atlas: Atlas) -> None:
        super().__init__(table, seat, atlas)
        self.aboard: vec[i64] = table.ships[seat].goods[:]
        self.standing: i64 = 0  # a bit for each kind of factory on the board
        one: i64 = 1
        planet: i64
        for planet in range(self.planets):
            if table.plants[planet] != NOBODY:
                self.standing |= one << table.plants[planet]
        self.style: i64 = BATCH
        self.flips: i64 = 0  # a bit for each thing made or paid: fetch its second good first
        self.bits: i64 = 0  # how many there are
        self.opened: i64 = 0  # a bit for each kind of factory that is built on the way
        self.spare: vec[i64] = vec[i64]()  # goods aboard that nothing needs yet
        self.load: i64 = 0
        self.yellow: i64 = 0
        self.uses: i64 = 0  # of tiles, a blue disc each unless there is a privilege
        self.points: i64 = 0

    # ---- writing ----

    def clear(self, style: i64, flips: i64) -> None:
        self.style = style
        self.flips = flips
        self.bits = 0
        self.opened = 0
        self.spare = self.aboard[:]
        self.reserved = 0
        self.load = 0
        self.yellow = 0
        self.uses = 0
        self.points = 0
        self.length = 0
        kind: i64
        for kind in range(MADE):
            self.homes[kind] = NOBODY

    def add(self, what: i64, good: i64, count: i64, built: i64) -> bool:
        at = self.length
        if at == LONGEST:
            return False
        self.what[at] = what
        self.good[at] = good
        self.count[at] = count
        self.built[at] = built
        self.loads[at] = self.load
        self.yellow += built
        self.uses += count
        self.length += 1
        return True

    def fetch(self, good: i64, count: i64) -> bool:
        """So many of a good: from the holds, a mine or a factory."""
        have = min(count, self.spare[good])
        self.spare[good] -= have
        self.reserved += have
        count -= have
        if count == 0:
            return True
        if good >= RAW:
            return self.make(good - RAW, count)
        self.load += count
        return self.add(TAKE, good, count, 0)

    def fetch_costs(self, costs: vec[i64], kind: i64, others: i64, but: i64 = NOBODY) -> i64:
        """How many goods something costs, all fetched but for one kind; NOBODY if that cannot be."""
        flip = (self.flips >> self.bits) & 1
        self.bits += 1
        kinds: i64 = 0
        first = 2 * COST * kind
        while kinds < COST and costs[first + 2 * kinds] != NOBODY:
            kinds += 1
        total: i64 = 0
        n: i64
        for n in range(kinds):
            place = first + 2 * (kinds - 1 - n if flip else n)
            if costs[place] != but:
                if not self.fetch(costs[place], costs[place + 1]):
                    return NOBODY
                total += costs[place + 1]
        if others:
            return total + 1 if self.fetch_other(others) else NOBODY
        return total

    def fetch_other(self, others: i64) -> bool:
        """One of these goods, any."""
        good: i64
        for good in range(GOODS):
            if self.spare[good] and (others >> good) & 1:
                return self.fetch(good, 1)
        for good in range(RAW):
            if (others >> good) & 1:
                return self.fetch(good, 1)
        return False

    def build(self, kind: i64, count: i64) -> bool:
        """A factory, and so many goods made there at once."""
        goods: i64
        if count and self.plain(kind):
            goods = 2 if self.fetch_pair(kind, count + 1) else i64(NOBODY)
            self.load += 2  # they are used for the factory
        else:
            goods = self.fetch_costs(self.table.factory_costs, kind, 0)
            if goods >= 0 and count and not self.fetch_pair(kind, count):
                goods = NOBODY
        if goods < 0:
            return False
        self.load += count - goods
        return self.add(WORK, kind, count, 1)

    def make(self, kind: i64, count: i64) -> bool:
        """So many of a made good; the factory is built if there is none."""
        one: i64 = 1
        bit = one << kind
        build: i64 = 0
        if not (self.standing | self.opened) & bit:
            if self.table.stock[kind] == 0:
                return False
            build = 1
        elif self.opened & bit and self.style == BATCH:
            return False  # it would have to be where the other visit is
        self.opened |= build << kind
        inputs = self.table.inputs
        compound = inputs[2 * kind] >= RAW or inputs[2 * kind + 1] >= RAW
        singly = self.style == SINGLY or (self.style == ROUNDS and compound)
        if build:
            self.points += self.chart.factory_points[kind]
            if self.style != BATCH:
                self.homes[kind] = self.home_for(kind)
        if not singly or count + build == 1:
            if build:
                return self.build(kind, count)
            if not self.fetch_pair(kind, count):
                return False
            self.load += count
            return self.add(WORK, kind, count, 0)
        if build and not self.build(kind, 0):
            return False
        while count > 0:
            if not self.fetch_pair(kind, 1):
                return False
            self.load += 1
            if not self.add(WORK, kind, 1, 0):
                return False
            count -= 1
        return True

    def plain(self, kind: i64) -> bool:
        """Does the factory cost the two goods it works with?"""
        inputs = self.table.inputs
        costs = self.table.factory_costs
        first = 2 * COST * kind
        one = inputs[2 * kind]
        two = inputs[2 * kind + 1]
        if one == two or costs[first + 1] != 1 or costs[first + 3] != 1 or costs[first + 4] != NOBODY:
            return False
        return (costs[first] == one and costs[first + 2] == two) or (costs[first] == two and costs[first + 2] == one)

    def fetch_pair(self, kind: i64, count: i64) -> bool:
        """The two goods for so many units, which are then used."""
        flip = (self.flips >> self.bits) & 1
        self.bits += 1
        one = self.table.inputs[2 * kind + flip]
        two = self.table.inputs[2 * kind + 1 - flip]
        if not self.fetch(one, count) or not self.fetch(two, count):
            return False
        self.load -= 2 * count
        return True

    def home_for(self, kind: i64) -> i64:
        """A free planet between the mines that a factory needs."""
        best: i64 = NOBODY
        least: i64 = FAR
        planet: i64
        other: i64
        for planet in range(self.planets):
            if not self.free(planet):
                continue
            far = self.nearest(self.table.inputs[2 * kind], planet)
            far += self.nearest(self.table.inputs[2 * kind + 1], planet)
            far = 4 * far + self.away[planet]
            for other in range(MADE):
                if self.homes[other] == planet:
                    far = FAR
            if far < least:
                least = far
                best = planet
        return best

    def nearest(self, good: i64, planet: i64) -> i64:
        least: i64 = 0 if good >= RAW else FAR
        mine: i64
        for mine in range(self.planets):
            if self.table.mines[mine] == good:
                least = min(least, self.atlas.discs[mine * self.planets + planet])
        return least

    def least_red(self) -> i64:
        """So many flights there are at least: no planet has two mines."""
        mines: i64 = 0
        one: i64 = 1
        visit: i64
        for visit in range(self.length):
            if self.what[visit] == TAKE:
                mines |= one << self.good[visit]
        flights: i64 = -1
        good: i64
        for good in range(RAW):
            flights += (mines >> good) & 1
        return max(0, flights)

    # ---- aims ----

    def aim_factory(self, kind: i64) -> bool:
        self.points += self.chart.factory_points[kind]
        return self.build(kind, 0)

    def aim_consumer(self, kind: i64, build: i64, count: i64) -> bool:
        """Deliver so many, after building the consumer if need be."""
        chart = self.chart
        goods = count
        place: i64
        if build:
            self.points += chart.consumer_points[kind]
            for place in range(2 * COST * kind, 2 * COST * (kind + 1), 2):
                if chart.consumer_costs[place] == RAW + kind:
                    goods += chart.consumer_costs[place + 1]
        if goods and not self.fetch(RAW + kind, goods):
            return False
        if build:
            more = self.fetch_costs(chart.consumer_costs, kind, chart.consumer_others[kind], RAW + kind)
            if more < 0:
                return False
            goods += more
        self.load -= goods
        self.points += count * chart.worth[kind]
        return self.add(SITE, kind, count, build)

    def aim_gear(self, gear: i64, build: i64, count: i64) -> bool:
        chart = self.chart
        goods: i64 = 0
        if build:
            self.points += chart.yard_points[gear]
            goods = self.fetch_costs(chart.yard_costs, gear, chart.yard_others[gear])
            if goods < 0:
                return False
        piece: i64
        for piece in range(count):
            more = self.fetch_costs(chart.prices, gear, 0)
            if more < 0:
                return False
            goods += more
        self.load -= goods
        return self.add(YARD, gear, count, build)
