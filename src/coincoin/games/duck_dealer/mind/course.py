"""A plan that is being carried out: how far the ship has come, and what is to be done next."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from coincoin.games.duck_dealer.mind.atlas import Atlas
from coincoin.games.duck_dealer.mind.planner import Plan
from coincoin.games.duck_dealer.mind.route import SITE, TAKE, WORK
from coincoin.games.duck_dealer.mind.steps import building, other_good, pays, reaches, road, tile_of, towards
from coincoin.games.duck_dealer.mind.weights import Weights
from coincoin.games.duck_dealer.rules.codes import (
    ACT,
    BLUE,
    BUY,
    COLOURS,
    DELIVER,
    MAKE,
    MINE,
    MINE_TILE,
    YELLOW,
    claim,
    collect,
)
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.state import NOBODY


@final
class Course:
    """Holds on to one plan, so that nothing is thought of twice. It ends where the plan does, or cannot go on."""

    def __init__(self, plan: Plan, track: i64) -> None:
        self.plan: Plan = plan
        self.track: i64 = track  # action turns of all, when it was made
        self.visit: i64 = 0
        self.built: i64 = plan.built[0]  # is there something to build at this visit?
        self.left: i64 = plan.count[0]  # and how often is its tile still used?

    def begin(self, table: Dealer, seat: i64) -> i64:
        """Act when the energy for all of it is there; until then collect what it lacks most."""
        ship = table.ships[seat]
        plan = self.plan
        turns: i64 = -1
        short: i64 = 0
        colour: i64
        while short > turns:
            turns += 1
            short = 0
            for colour in range(COLOURS):
                short += max(0, plan.need(colour) - ship.discs[colour] - turns * ship.gear[colour])
        if turns == 0:
            return ACT
        best: i64 = BLUE
        most: i64 = -1000
        for colour in range(COLOURS):
            lack = plan.need(colour) - ship.discs[colour] - turns * ship.gear[colour]
            if lack > most:
                most = lack
                best = colour
        return collect(best)

    def next(self, table: Dealer, seat: i64, atlas: Atlas, weights: Weights) -> i64:
        """The next move of an action turn; NOBODY at the end."""
        plan = self.plan
        if table.free and self.visit == 0:
            move = road(table, seat, plan, atlas)
            if move != NOBODY:
                return move
        while self.visit < plan.length:
            visit = self.visit
            there = plan.where[visit]
            if table.ships[seat].at != there:
                return towards(table, seat, atlas, there) if reaches(table, seat, atlas, there) else i64(NOBODY)
            if self.built:
                self.built = 0
                return building(table, seat, plan, visit) if self.can_build(table, seat) else i64(NOBODY)
            if self.left:
                if pays(table, seat, plan, visit, weights):
                    return claim(tile_of(plan, visit))
                self.left -= 1
                return self.use(table, seat)
            self.visit += 1
            if self.visit < plan.length:
                self.built = plan.built[self.visit]
                self.left = plan.count[self.visit]
        return NOBODY

    def can_build(self, table: Dealer, seat: i64) -> bool:
        plan = self.plan
        planet = plan.where[self.visit]
        kind = plan.good[self.visit]
        ship = table.ships[seat]
        if table.energy(seat, YELLOW) == 0:
            return False
        if plan.what[self.visit] == WORK:
            free = table.plants[planet] == NOBODY and not table.chart.start[planet] and table.stock[kind] > 0
            return free and ship.has(table.factory_costs, kind)
        if table.sites[planet] != kind or not table.has_site(planet) or not ship.has(table.site_costs(planet), kind):
            return False
        others = table.site_others(planet)
        good = other_good(ship.goods, others)
        return others == 0 or (ship.goods[good] > 0 and (others >> good) & 1 == 1)

    def use(self, table: Dealer, seat: i64) -> i64:
        """The tile of this visit, if it is still what the plan takes it for."""
        plan = self.plan
        planet = plan.where[self.visit]
        what = plan.what[self.visit]
        kind = plan.good[self.visit]
        if what == TAKE:
            # What costs nothing would be taken and thrown away for ever.
            vain = table.paid[MINE_TILE] > 0 and table.ships[seat].load >= table.room(seat)
            return MINE if table.mines[planet] == kind and table.can_use(seat, MINE_TILE) and not vain else i64(NOBODY)
        if what == WORK:
            return MAKE if table.plants[planet] == kind and table.can_make(seat, planet) else i64(NOBODY)
        if what == SITE:
            return DELIVER if table.sites[planet] == kind and table.can_deliver(seat, planet) else i64(NOBODY)
        room = table.ships[seat].filled < table.chart.all_slots
        return BUY if room and table.sites[planet] == kind and table.sells(seat, planet) else i64(NOBODY)
