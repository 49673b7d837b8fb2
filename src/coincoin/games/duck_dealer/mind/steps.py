"""From a plan to the next move: fly there, pay, use; and what helps on the way."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.mind.atlas import Atlas
from coincoin.games.duck_dealer.mind.planner import Plan
from coincoin.games.duck_dealer.mind.route import SITE, TAKE, WORK
from coincoin.games.duck_dealer.mind.weights import Weights
from coincoin.games.duck_dealer.rules.chart import FAR
from coincoin.games.duck_dealer.rules.codes import (
    BLUE,
    BUILD,
    BUY,
    DELIVER,
    FACTORY_TILE,
    GOODS,
    JUMP,
    MAKE,
    MINE,
    MINE_TILE,
    RAW,
    RED,
    SITE_TILE,
    TILES,
    YELLOW,
    claim,
    consumer,
    discard,
    factory,
    yard,
)
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.state import NOBODY


def step(table: Dealer, seat: i64, plan: Plan, atlas: Atlas, weights: Weights) -> i64:
    """The next move of a plan; NOBODY if the energy does not reach as far as its next visit."""
    ship = table.ships[seat]
    there = plan.where[0]
    if ship.at != there:
        if table.overloaded(seat):
            return throw_away(ship.goods, plan.spare)
        if not reaches(table, seat, atlas, there) or not starts(table, seat, plan):
            return NOBODY
        return towards(table, seat, atlas, there)
    if not starts(table, seat, plan):
        return NOBODY
    if plan.what[0] == TAKE and ship.load >= table.room(seat):
        if table.paid[MINE_TILE]:
            return NOBODY  # what costs nothing would be taken and thrown away for ever
        good: i64
        for good in range(GOODS):
            if plan.spare[good]:
                return discard(good)  # rather than afterwards, when another plan may look better
    return use(table, seat, plan, weights)


def starts(table: Dealer, seat: i64, plan: Plan) -> bool:
    """Is there energy for the first visit, or at least for its beginning?"""
    if plan.built[0] and table.energy(seat, YELLOW) == 0:
        return False
    return plan.built[0] == 1 or table.energy(seat, BLUE) > 0 or table.paid[tile_of(plan, 0)] > 0


def tile_of(plan: Plan, visit: i64) -> i64:
    what = plan.what[visit]
    return MINE_TILE if what == TAKE else FACTORY_TILE if what == WORK else i64(SITE_TILE)


def reaches(table: Dealer, seat: i64, atlas: Atlas, there: i64) -> bool:
    """Is there red energy for the flight to a planet? Holds that are too full keep a ship where it is."""
    if table.overloaded(seat):
        return False
    at = table.ships[seat].at
    red = table.energy(seat, RED)
    if at < atlas.planets and table.surplus == 0:
        if atlas.discs[at * atlas.planets + there] > red:
            return False
        gate = atlas.gate[at * atlas.planets + there]
        if gate == at:
            return True
        if gate != NOBODY:
            there = gate
        if not any(table.unvisited(planet) for planet in range(atlas.planets)):
            return True
    scratch = table.clone()  # the atlas does not know what is lost over each unvisited planet (dealer-42)
    scratch.measure(seat, FAR)
    return scratch.discs_to(seat, there) <= red


def towards(table: Dealer, seat: i64, atlas: Atlas, there: i64) -> i64:
    at = table.ships[seat].at
    fly = table.chart.first_fly
    if at < atlas.planets and table.surplus == 0:
        gate = atlas.gate[at * atlas.planets + there]
        if gate == at:
            return JUMP
        if gate != NOBODY:
            return fly + gate
    return fly + there


def use(table: Dealer, seat: i64, plan: Plan, weights: Weights) -> i64:
    """What the first visit is for; a privilege before it, where it will pay."""
    what = plan.what[0]
    tile = tile_of(plan, 0)
    if plan.built[0] == 0 and pays(table, seat, plan, 0, weights):
        return claim(tile)
    if plan.built[0]:
        return building(table, seat, plan, 0)
    if what == TAKE:
        return MINE
    if what == WORK:
        return MAKE
    return DELIVER if what == SITE else i64(BUY)


def building(table: Dealer, seat: i64, plan: Plan, visit: i64) -> i64:
    """What is built at a visit."""
    if plan.what[visit] == WORK:
        return factory(plan.good[visit])
    others = table.site_others(plan.where[visit])
    if others == 0:
        return BUILD
    good = other_good(table.ships[seat].goods, others)
    return consumer(good) if plan.what[visit] == SITE else yard(good)


def other_good(goods: vec[i64], others: i64) -> i64:
    """The cheapest of the goods that may be given besides the printed one."""
    good: i64
    for good in range(GOODS):
        if goods[good] and (others >> good) & 1:
            return good
    return 0


def pays(table: Dealer, seat: i64, plan: Plan, visit: i64, weights: Weights) -> bool:
    """Will a privilege on the tile of this visit save more than it costs? With yellow energy to spare only."""
    chart = table.chart
    planet = plan.where[visit]
    tile = tile_of(plan, visit)
    if table.claims[planet * TILES + tile] != NOBODY or table.ships[seat].cubes <= 0 or not table.usable(planet, tile):
        return False
    if table.energy(seat, YELLOW) < plan.yellow + chart.claim or table.paid[tile]:
        return False
    left = float(chart.turns - len(table.track)) / float(chart.turns)
    return float(plan.count[visit] - 1) * (1.0 + weights.trips * left) > float(chart.claim)


def throw_away(goods: vec[i64], spare: vec[i64]) -> i64:
    """What is not needed; else what there is most of, raw goods first."""
    worst: i64 = NOBODY
    good: i64
    for good in range(GOODS):
        if goods[good] and spare[good]:
            return discard(good)
    for good in range(GOODS):
        if goods[good] and (worst == NOBODY or (goods[good] > goods[worst] and (good < RAW or worst >= RAW))):
            worst = good
    return discard(worst)


# ---- roads and gates ----


def road(table: Dealer, seat: i64, plan: Plan, atlas: Atlas) -> i64:
    """A free road on the way of the plan, where a step less saves a disc if there is such a flight; or NOBODY."""
    if table.free == 0 or table.ships[seat].cubes <= 1:
        return NOBODY
    best: i64 = NOBODY
    most: i64 = 0
    at = table.ships[seat].at
    visit: i64
    for visit in range(plan.length):
        there = plan.where[visit]
        if at < atlas.planets and at != there and atlas.gate[at * atlas.planets + there] == NOBODY:
            steps = atlas.steps[at * atlas.planets + there]
            gain = 1 + (atlas.speed if (steps - 1) % atlas.speed < table.free else i64(0)) + steps // atlas.speed
            if gain > most:
                point = bare_point(table, atlas, at, there)
                if point != NOBODY:
                    best = point
                    most = gain
        at = there
    return table.chart.first_road + best if best != NOBODY else i64(NOBODY)


def bare_point(table: Dealer, atlas: Atlas, at: i64, there: i64) -> i64:
    """A point without a road or a ship on the shortest way."""
    chart = table.chart
    point: i64
    while at != there:
        route = atlas.first[at * atlas.planets + there]
        if route == NOBODY:
            return NOBODY
        first = chart.route_first[route]
        for point in range(first, first + chart.route_length[route]):
            if table.roads[point] == NOBODY and not table.ship_at(chart.planets + point):
                return point
        at = chart.route_to[route] if chart.route_from[route] == at else chart.route_from[route]
    return NOBODY


def gates(table: Dealer, seat: i64, plan: Plan, atlas: Atlas, weights: Weights) -> i64:
    """The visit before whose flight a pair of gates would save most, once in a game; or NOBODY."""
    if table.has_gates(seat):
        return NOBODY
    best: i64 = NOBODY
    most: i64 = weights.gate - 1
    at = table.ships[seat].at
    visit: i64
    for visit in range(plan.length):
        there = plan.where[visit]
        if at < atlas.planets and at != there:
            discs = atlas.discs[at * atlas.planets + there]
            if discs > most and table.gates[at] == NOBODY and table.gates[there] == NOBODY:
                best = visit
                most = discs
        at = there
    return best
