"""The dock of Duck Dealer: what can be done where the ship stands, each with its price."""

from __future__ import annotations

from coincoin.games.duck_dealer.looks.seats import GEAR_FACES
from coincoin.games.duck_dealer.moves import GEAR_NAMES, GOOD_NAMES, MADE_GOODS
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
    YARD,
    factory,
)
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.scene import Area, Piece, drawn
from coincoin.kernel.state import NOBODY
from coincoin.kernel.words import Tongue, Words

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
        one, two = (GOOD_NAMES[chart.price[2 * gear + n]] for n in (0, 1))
        return "buy", GEAR_FACES[gear], words("dock-buy", gear=name, one=one, two=two), range(BUY, DISCARD)
    printed, points = GOOD_NAMES[chart.printed[gear]], int(chart.yard_points[gear])
    return "yard", GEAR_FACES[gear], words("dock-yard", gear=name, one=printed, points=points), range(YARD, FACTORY)


def consumer_row(chart: Chart, kind: int, built: bool, words: Words) -> Row:
    name = MADE_GOODS[kind]
    if built:
        label = words("dock-deliver", good=name, points=int(chart.worth[kind]))
        return "deliver", f"g-{name}", label, range(DELIVER, DELIVER + 1)
    needs, points = int(chart.consumer_needs[kind]), int(chart.consumer_points[kind])
    return "build", f"g-{name}", words("dock-build", good=name, count=needs, points=points), range(BUILD, BUILD + 1)


def factory_rows(state: Dealer, seat: int, words: Words) -> list[Row]:
    """The factories that the goods aboard would build, or one row that says there are none."""
    ship = state.ships[seat]
    found: list[Row] = []
    for kind in range(MADE):
        if state.stock[kind] and ship.has_pair(state.inputs, kind):
            good, (one, two) = MADE_GOODS[kind], inputs(state, kind)
            points = int(state.chart.factory_points[kind])
            label = words("dock-factory", good=good, one=one, two=two, points=points)
            found.append((f"factory-{good}", f"g-{good}", label, range(factory(kind), factory(kind) + 1)))
    return found or [("factory", "slot", words("dock-no-factory"), range(0))]
