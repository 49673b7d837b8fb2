"""Duck Dealer by instinct: two goods that fit together, a planet to build on, then whoever pays.

Looks at the board and at the ships, which everybody can see.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.moves import COST
from coincoin.games.duck_dealer.rules.board import (
    ACTING,
    ANSWERING,
    BIDDING,
    EQUIPPING,
    EXPLORING,
    KEEPING,
    SHEDDING,
    TURN,
    Ship,
)
from coincoin.games.duck_dealer.rules.chart import Chart
from coincoin.games.duck_dealer.rules.codes import (
    ACCEPT,
    ACT,
    BLUE,
    BUILD,
    BUY,
    CLAIM,
    CONSUMER,
    DELIVER,
    DISCARD,
    END,
    FACTORY,
    GOODS,
    HOLD,
    MADE,
    MAKE,
    MINE,
    RAW,
    RED,
    REFUSE,
    YELLOW,
    collect,
    consumer_good,
    discard,
    equip,
    explore_good,
    factory_good,
    return_,
    yard_good,
)
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import NOBODY, State

HIGHEST_BID: Final = 3
NEVER: Final = -1000
RAW_WORTH: Final = 10  # in tenths of a point: of a raw good aboard, the first of its kind
DISC_WORTH: Final = 6
MANY_DISCS: Final = 12  # more than that is not used in one turn
GEAR_WORTH: Final = 10


@final
class DealerInstinct(Instinct):
    """A decent beginner."""

    def pace(self) -> i64:
        return 50

    def horizon(self, seats: i64) -> i64:
        return 25 * seats  # an action turn or two of each, with the energy for them

    def glance(self, state: State, seat: i64) -> vec[i64]:
        """Without roads, gates, trades and points on the way, which are most of the moves and seldom good."""
        table = cast(Dealer, state)
        if table.phase != ACTING or table.ships[seat].cubes < 0:
            return table.legal(seat)
        moves = vec[i64](capacity=32)
        moves = table.list_goods(seat, DISCARD, moves) if table.overloaded(seat) else append(moves, END)
        if table.on_planet(seat):
            moves = table.list_dock(seat, moves)
        return table.list_planets(seat, moves)

    def worth(self, state: State) -> vec[i64]:
        """Tenths of a point: the score, and while there are turns left the cargo, energy and gear that lead to more."""
        table = cast(Dealer, state)
        worth = vec[i64]([0] * table.seats)
        seat: i64
        for seat in range(table.seats):
            ship = table.ships[seat]
            worth[seat] = 10 * (ship.score - ship.bid)
            if table.chart.turns - len(table.track) >= table.seats:
                worth[seat] += promise(table.chart, ship)
        return worth

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        table = cast(Dealer, state)
        if table.phase == ACTING and table.ships[seat].cubes >= 0:
            return act(table, seat, moves)
        if table.phase == TURN:
            return begin(table, seat)
        if table.phase == BIDDING:
            return moves[dice.below(HIGHEST_BID + 1)]
        if table.phase == EQUIPPING:
            return fit_out(table, seat)
        if table.phase == EXPLORING:
            return explore(table, moves)
        if table.phase == KEEPING:
            return give_back(table, seat)
        if table.phase == SHEDDING:
            return throw_away(table, seat)
        if table.phase == ANSWERING:
            return answer(table)
        return moves[dice.below(len(moves))]


def promise(chart: Chart, ship: Ship) -> i64:
    """What a ship's cargo, energy and gear may bring, in tenths of a point."""
    value = GEAR_WORTH * ship.filled
    value += DISC_WORTH * min(MANY_DISCS, ship.discs[RED] + ship.discs[YELLOW] + ship.discs[BLUE])
    good: i64
    for good in range(GOODS):
        if ship.goods[good]:
            value += RAW_WORTH if good < RAW else 10 * chart.worth[good - RAW]
    return value


def fit_out(table: Dealer, seat: i64) -> i64:
    """A navigator, a trader and a hold: something for every need."""
    gear = table.ships[seat].gear
    if gear[RED] == 0:
        return equip(RED)
    return equip(BLUE) if gear[BLUE] == 0 else equip(HOLD)


def begin(table: Dealer, seat: i64) -> i64:
    """Act with enough of each energy for a round trip; until then take what is missing most."""
    discs = table.ships[seat].discs
    if discs[RED] >= 3 and discs[YELLOW] >= 1 and discs[BLUE] >= 3:
        return ACT
    if discs[YELLOW] == 0 or (discs[YELLOW] < 2 and discs[RED] >= 3 and discs[BLUE] >= 3):
        return collect(YELLOW)
    return collect(RED if discs[RED] < discs[BLUE] else BLUE)


def act(table: Dealer, seat: i64, moves: vec[i64]) -> i64:
    """Of what can be done here or one flight away, what brings most; else end the turn."""
    chart = table.chart
    ship = table.ships[seat]
    if table.overloaded(seat):
        return relieve(table, seat, moves)
    best: i64 = END
    gain: i64 = 0
    fly = chart.first_fly
    site = best_factory(table, seat)
    wishes = wishes_for(table, seat)
    for move in moves:
        value: i64 = NEVER
        if move < MINE:
            continue
        if move < CLAIM:
            value = worth_here(table, seat, move)
        elif move == BUY:
            value = 4 if ship.filled < chart.slots[0] + chart.slots[1] else NEVER
        elif fly <= move < fly + chart.planets:
            planet = move - fly
            value = worth_there(table, seat, planet, site) + wishes[table.mines[planet]]
            value -= 2 * table.discs_to(seat, planet)
        elif move >= fly + chart.planets:
            break
        if value > gain:
            gain = value
            best = move
    return best


def relieve(table: Dealer, seat: i64, moves: vec[i64]) -> i64:
    """Too much aboard: use some of it here if that pays, or throw away what there is most of."""
    for move in moves:
        if DELIVER <= move < CLAIM or move == MAKE:
            return move
    return throw_away(table, seat)


def worth_here(table: Dealer, seat: i64, move: i64) -> i64:
    """Points, ten times as good as a step towards them."""
    chart = table.chart
    planet = table.ships[seat].at
    if move == MINE:
        room = table.ships[seat].load < table.room(seat)
        return wish(table, seat, table.mines[planet]) if room else NEVER
    if move == MAKE:
        return 3 + chart.worth[table.plants[planet]]
    if move == DELIVER:
        return 10 * chart.worth[table.sites[planet]]
    if move == BUILD:
        points = chart.yard_points if chart.start[planet] else chart.consumer_points
        return 10 * points[table.sites[planet]]
    if move < CONSUMER:
        return 10 * chart.yard_points[table.sites[planet]] if yard_good(move) < RAW else NEVER
    if move < FACTORY:
        return 10 * chart.consumer_points[table.sites[planet]] if consumer_good(move) < RAW else NEVER
    return 10 * chart.factory_points[factory_good(move)]


def worth_there(table: Dealer, seat: i64, planet: i64, site: i64) -> i64:
    """What the cargo could do on another planet."""
    chart = table.chart
    goods = table.ships[seat].goods
    value: i64 = 0
    builds = table.energy(seat, YELLOW) > 0
    if chart.start[planet]:
        printed = chart.yard_costs[2 * COST * table.sites[planet]]
        if builds and not table.built[planet] and goods[printed] > 0 and table.ships[seat].load > goods[printed]:
            value = 4 * chart.yard_points[table.sites[planet]]
    else:
        if builds and table.plants[planet] == NOBODY:
            value = 4 * site
        kind = table.sites[planet]
        if kind >= 0 and goods[RAW + kind] > 0:
            if table.built[planet] and table.energy(seat, BLUE):
                value += 4 * chart.worth[kind]
            elif builds:
                value += 4 * chart.consumer_points[kind]
        plant = table.plants[planet]
        if plant != NOBODY and table.energy(seat, BLUE) and table.ships[seat].has_pair(table.inputs, plant):
            value += 2 + chart.worth[plant]
    return value


def best_factory(table: Dealer, seat: i64) -> i64:
    """The most points that a factory built from this cargo would pay."""
    best: i64 = 0
    kind: i64
    if table.ships[seat].load < 2:
        return best
    for kind in range(MADE):
        if table.stock[kind] and table.ships[seat].has(table.factory_costs, kind):
            best = max(best, table.chart.factory_points[kind])
    return best


def wishes_for(table: Dealer, seat: i64) -> vec[i64]:
    """How much a mine of each raw good is worth to this seat; nothing without room or energy for it."""
    wishes = vec[i64]([0] * RAW)
    good: i64
    if table.energy(seat, BLUE) and table.ships[seat].load < table.room(seat):
        for good in range(RAW):
            wishes[good] = wish(table, seat, good)
    return wishes


def wish(table: Dealer, seat: i64, good: i64) -> i64:
    """How much one more of this good is worth: a lot when it completes a pair."""
    ship = table.ships[seat]
    best: i64 = 3 if ship.goods[good] == 0 else 0
    kind: i64
    for kind in range(MADE):
        one = table.inputs[2 * kind]
        two = table.inputs[2 * kind + 1]
        other = two if one == good else one
        if (one == good or two == good) and ship.goods[good] == 0 and ship.goods[other]:
            best = max(best, 3 + table.chart.factory_points[kind] if table.stock[kind] else 3 + table.chart.worth[kind])
    return best


def explore(table: Dealer, moves: vec[i64]) -> i64:
    """A consumer whose good somebody can make already, otherwise the one that pays most."""
    best = moves[0]
    value: i64 = NEVER
    for move in moves:
        kind = explore_good(move)
        made = table.chart.factory_number[kind] - table.stock[kind]
        here = table.chart.worth[kind] + 20 * made
        if here > value:
            value = here
            best = move
    return best


def give_back(table: Dealer, seat: i64) -> i64:
    """Of the colour there is most of; yellow last, since one is enough to build."""
    discs = table.ships[seat].discs
    most = RED if discs[RED] >= discs[BLUE] else BLUE
    return return_(YELLOW if discs[YELLOW] > discs[most] else most)


def throw_away(table: Dealer, seat: i64) -> i64:
    """What there is most of, raw goods first."""
    goods = table.ships[seat].goods
    worst: i64 = NOBODY
    good: i64
    for good in range(GOODS):
        if goods[good] and (worst == NOBODY or (goods[good] > goods[worst] and (good < RAW or worst >= RAW))):
            worst = good
    return discard(worst)


def answer(table: Dealer) -> i64:
    """Yes to more goods than are asked for."""
    balance: i64 = 0
    good: i64
    for good in range(GOODS):
        balance += table.bundle[good] - table.bundle[GOODS + good]
    return ACCEPT if balance > 0 else REFUSE
