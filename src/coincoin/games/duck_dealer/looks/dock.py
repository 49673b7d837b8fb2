"""The dock of Duck Dealer: what can be done where the ship stands, each with its price."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.looks.seats import GEAR_FACES
from coincoin.games.duck_dealer.moves import COST, GEAR_NAMES, GOOD_NAMES, MADE_GOODS
from coincoin.games.duck_dealer.rules.chart import Chart
from coincoin.games.duck_dealer.rules.codes import (
    BUILD,
    BUY,
    DELIVER,
    DISCARD,
    FACTORY,
    JUMP,
    MADE,
    MAKE,
    MINE,
    factory,
)
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.scene import Area, Piece, drawn
from coincoin.kernel.state import NOBODY
from coincoin.kernel.words import Tongue, Words

BUILDS = range(BUILD, FACTORY)
Row = tuple[str, str, str, range]  # an id, a drawing, words, and the moves that begin with it


def dock(state: Dealer, seat: int, moves: list[int], words: Words, planets: list[str]) -> Area:
    """What the planet of a seat's ship offers; dim what the one who looks cannot do."""
    planet = int(state.ships[seat].at)
    legal = set(moves)
    pieces = [
        row(id, face, label, legal.isdisjoint(begun)) for id, face, label, begun in rows(state, seat, planet, words)
    ]
    you = "yes" if seat == words.reader else "no"
    title = words("area-dock", planet=planets[planet], seat=words.seat(seat), you=you)
    return Area("dock", "panel", title, pieces=pieces)


@drawn
def row(id: str, face: str, label: str, dim: bool) -> Piece:
    return Piece(f"dock-{id}", face, label, text=label, dim=dim)


@drawn
def coming(tiles: tuple[int, ...], chart: Chart, say: Tongue) -> Area:
    """The consumers to discover."""
    pieces = [
        Piece(
            f"next-{n}",
            f"open-{MADE_GOODS[tile]}",
            say("consumer-label", good=MADE_GOODS[tile], points=int(chart.worth[tile])),
            text=say("good-name", good=MADE_GOODS[tile]),
            dim=n > 1,
        )
        for n, tile in enumerate(tiles)
    ]
    return Area("next", "row", say("area-next"), pieces=pieces)


def rows(state: Dealer, seat: int, planet: int, words: Words) -> list[Row]:
    raw = GOOD_NAMES[state.mines[planet]]
    found: list[Row] = [("mine", f"g-{raw}", words("dock-mine", good=raw), range(MINE, MINE + 1))]
    plant = int(state.plants[planet])
    if plant != NOBODY:
        one, two = inputs(state, plant)
        label = words("dock-make", good=MADE_GOODS[plant], one=one, two=two)
        found.append(("make", f"g-{MADE_GOODS[plant]}", label, range(MAKE, MAKE + 1)))
    site, built = int(state.sites[planet]), bool(state.built[planet])
    if state.chart.start[planet]:
        found.append(yard_row(state.chart, site, built, words))
    else:
        found.append(consumer_row(state.chart, site, built, words))
        if plant == NOBODY:
            found += factory_rows(state, seat, words)
    gate = int(state.gates[planet])
    if gate != NOBODY and gate % 2 == 0:
        found.append(("jump", "gate", words("dock-jump", seat=words.seat(gate // 2)), range(JUMP, JUMP + 1)))
    return found


def inputs(state: Dealer, kind: int) -> tuple[str, str]:
    return GOOD_NAMES[state.inputs[2 * kind]], GOOD_NAMES[state.inputs[2 * kind + 1]]


def yard_row(chart: Chart, gear: int, built: bool, words: Words) -> Row:
    name = GEAR_NAMES[gear]
    if built:
        price = spelled_price(chart.prices, gear, False, words)
        return "buy", GEAR_FACES[gear], words("dock-buy", gear=name, price=price), range(BUY, DISCARD)
    price, points = spelled_price(chart.yard_costs, gear, bool(chart.yard_others[gear]), words), chart.yard_points[gear]
    return "build", GEAR_FACES[gear], words("dock-yard", gear=name, price=price, points=int(points)), BUILDS


def consumer_row(chart: Chart, kind: int, built: bool, words: Words) -> Row:
    name = MADE_GOODS[kind]
    if built:
        label = words("dock-deliver", good=name, points=int(chart.worth[kind]))
        return "deliver", f"g-{name}", label, range(DELIVER, DELIVER + 1)
    price = spelled_price(chart.consumer_costs, kind, bool(chart.consumer_others[kind]), words)
    label = words("dock-build", good=name, price=price, points=int(chart.consumer_points[kind]))
    return "build", f"g-{name}", label, BUILDS


def spelled_price(costs: vec[i64], kind: int, another: bool, words: Words) -> str:
    """The goods to pay, as in: 2 × beads + duck + any other good."""
    found = []
    for place in range(2 * COST * kind, 2 * COST * (kind + 1), 2):
        if costs[place] != NOBODY:
            good, count = GOOD_NAMES[costs[place]], int(costs[place + 1])
            found.append(words("good-name", good=good) if count == 1 else words("counted", good=good, count=count))
    return " + ".join([*found, words("any-good")] if another else found)


def factory_rows(state: Dealer, seat: int, words: Words) -> list[Row]:
    """The factories that the goods aboard would build, or one row that says there are none."""
    ship = state.ships[seat]
    found: list[Row] = []
    for kind in range(MADE):
        if state.stock[kind] and ship.has(state.factory_costs, kind):
            good, points = MADE_GOODS[kind], int(state.chart.factory_points[kind])
            price = spelled_price(state.factory_costs, kind, False, words)
            label = words("dock-factory", good=good, price=price, points=points)
            found.append((f"factory-{good}", f"g-{good}", label, range(factory(kind), factory(kind) + 1)))
    return found or [("factory", "slot", words("dock-no-factory"), range(0))]
