"""Why a move is not possible now: the number of the rule that forbids it."""

from __future__ import annotations

from mypy_extensions import i64

from coincoin.games.duck_dealer.rules.board import (
    ACTING,
    BIDDING,
    EQUIPPING,
    EXPLORING,
    GATING,
    KEEPING,
    PLACING,
    SHEDDING,
    STARTING,
    TURN,
)
from coincoin.games.duck_dealer.rules.codes import (
    ACT,
    BUILD,
    BUY,
    CLAIM,
    COLLECT,
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
    RED,
    RETURN,
    SITE_TILE,
    SWAP,
    YARD,
    YELLOW,
    factory_good,
)
from coincoin.games.duck_dealer.rules.trade import Trade
from coincoin.kernel.state import NOBODY


def why(table: Trade, seat: i64, move: i64) -> str:
    if table.phase == ACTING:
        return why_no_action(table, seat, move)
    if table.phase == TURN:
        return "dealer-17"
    if table.phase == BIDDING or table.phase == PLACING:
        return "dealer-12"
    if table.phase == EQUIPPING:
        return "dealer-15"
    if table.phase == STARTING:
        return "dealer-16"
    if table.phase == EXPLORING:
        return "dealer-41"
    if table.phase == GATING:
        return "dealer-46"
    if table.phase == KEEPING:
        return "dealer-30"
    return "dealer-67" if table.phase == SHEDDING else "dealer-66"


def why_no_action(table: Trade, seat: i64, move: i64) -> str:
    if table.ships[seat].cubes < 0:
        return "dealer-32"
    if move == END:
        return "dealer-63"
    if MINE <= move < DISCARD:
        return why_no_dock(table, seat, move)
    if DISCARD <= move < OFFER:
        return "dealer-64"
    if OFFER <= move < JUMP:
        return "dealer-65" if move < GIVE and table.offers else "dealer-66"
    if move >= JUMP:
        return why_no_flight(table, seat, move)
    if move >= EXPLORE:
        return "dealer-41"
    if move >= RETURN:
        return "dealer-30"
    if COLLECT <= move <= ACT:
        return "dealer-17"
    return "dealer-15" if EQUIP <= move < COLLECT else "dealer-12" if move >= 0 else "dealer-28"


def why_no_dock(table: Trade, seat: i64, move: i64) -> str:
    builds = move == BUILD or YARD <= move < BUY
    if not table.on_planet(seat):
        return "dealer-47" if builds else "dealer-55"
    if builds and table.energy(seat, YELLOW) == 0:
        return "dealer-48"
    if move == MINE:
        return "dealer-55"
    if move == MAKE:
        return "dealer-61"
    if move == DELIVER:
        return "dealer-62"
    if move == BUILD:
        return "dealer-50" if table.chart.start[table.ships[seat].at] else "dealer-49"
    if move < FACTORY:
        return "dealer-50" if move < CONSUMER else "dealer-49"
    if move < CLAIM:
        return "dealer-51" if table.stock[factory_good(move)] else "dealer-52"
    if move < BUY:
        return "dealer-53"
    if not table.sells(seat, table.ships[seat].at):
        return why_no_sale(table, seat)
    return "dealer-58" if move < SWAP else "dealer-59"


def why_no_sale(table: Trade, seat: i64) -> str:
    """A crew whose colour has run out cannot be bought even by who can pay it."""
    planet = table.ships[seat].at
    if table.chart.start[planet] and table.built[planet]:
        gear = table.sites[planet]
        if table.ships[seat].has(table.chart.prices, gear) and table.can_use(seat, SITE_TILE):
            return "dealer-60"
    return "dealer-57"


def why_no_flight(table: Trade, seat: i64, move: i64) -> str:
    chart = table.chart
    if move == JUMP:
        return "dealer-63" if table.overloaded(seat) else "dealer-44"
    if move < chart.first_entrance:
        return "dealer-16"
    if move < chart.first_fly:
        return "dealer-46"
    if move < chart.first_road:
        return why_no_way(table, seat, chart.fly_place(move))
    if move < chart.first_lift:
        if table.ships[seat].cubes == 0:
            return "dealer-31"
        free = table.roads[chart.road_point(move)] == NOBODY and not table.ship_at(
            chart.road_point(move) + chart.planets
        )
        return "dealer-54" if free else "dealer-26"
    return "dealer-31" if move < chart.all_moves else "dealer-28"


def why_no_way(table: Trade, seat: i64, place: i64) -> str:
    if table.overloaded(seat):
        return "dealer-63"
    if table.energy(seat, RED) == 0:
        return "dealer-37" if table.surplus else "dealer-33"
    return "dealer-36" if place < table.chart.planets else "dealer-38"
