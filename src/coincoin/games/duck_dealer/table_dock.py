"""The dock of Duck Dealer: what can be done where the ship stands, each with its price."""

from __future__ import annotations

from coincoin.games.duck_dealer.galaxy_data import GEAR_NAMES, GOOD_NAMES, MADE_GOODS
from coincoin.games.duck_dealer.rules import Dealer
from coincoin.games.duck_dealer.rules_chart import (
    BUILD,
    BUY,
    DELIVER,
    FACTORY,
    JUMP,
    MADE,
    MAKE,
    MINE,
    SWAP,
    YARD,
)
from coincoin.games.duck_dealer.rules_table import TURN
from coincoin.games.duck_dealer.table_seats import GEAR_FACES
from coincoin.kernel.scene import Area, Piece
from coincoin.kernel.state import NOBODY, Sight
from coincoin.kernel.words import Words


def dock(state: Dealer, sight: Sight, words: Words, planets: list[str]) -> list[Area]:
    """The planet of the seat that looks, or of whoever acts; and the consumers to discover."""
    areas = []
    seat = sight.seat if sight.seat is not None else int(state.order[state.turn])
    if state.phase >= TURN and state.on_planet(seat) and not state.unvisited(state.ships[seat].at):
        planet = int(state.ships[seat].at)
        legal = set(sight.moves())
        pieces = rows(state, seat, planet, words)
        for piece, moves in pieces:
            piece.dim = not legal.intersection(moves)
        title = words("area-dock", planet=planets[planet], seat=words.seat(seat))
        areas.append(Area("dock", "panel", title, pieces=[piece for piece, _ in pieces]))
    coming = [
        Piece(
            f"next-{n}",
            f"open-{MADE_GOODS[tile]}",
            words("consumer-label", good=MADE_GOODS[tile], points=int(state.chart.worth[tile])),
            text=words("good-name", good=MADE_GOODS[tile]),
            dim=n > 1,
        )
        for n, tile in enumerate(state.tiles)
    ]
    areas.append(Area("next", "row", words("area-next"), pieces=coming))
    return areas


def rows(state: Dealer, seat: int, planet: int, words: Words) -> list[tuple[Piece, range]]:
    """Each row with the moves that begin with it."""
    raw = GOOD_NAMES[state.mines[planet]]
    found = [(row("mine", f"g-{raw}", words("dock-mine", good=raw)), range(MINE, MINE + 1))]
    plant = int(state.plants[planet])
    if plant != NOBODY:
        one, two = inputs(state, plant)
        label = words("dock-make", good=MADE_GOODS[plant], one=one, two=two)
        found.append((row("make", f"g-{MADE_GOODS[plant]}", label), range(MAKE, MAKE + 1)))
    site = int(state.sites[planet])
    if state.chart.start[planet]:
        found += yard_rows(state, site, bool(state.built[planet]), words)
    else:
        found.append(consumer_row(state, site, bool(state.built[planet]), words))
    if plant == NOBODY and not state.chart.start[planet]:
        found += factory_rows(state, seat, words)
    gate = int(state.gates[planet])
    if gate != NOBODY and gate % 2 == 0:
        found.append((row("jump", "gate", words("dock-jump", seat=words.seat(gate // 2))), range(JUMP, JUMP + 1)))
    return found


def row(id: str, face: str, label: str) -> Piece:
    return Piece(f"dock-{id}", face, label, text=label)


def inputs(state: Dealer, kind: int) -> tuple[str, str]:
    return GOOD_NAMES[state.inputs[2 * kind]], GOOD_NAMES[state.inputs[2 * kind + 1]]


def yard_rows(state: Dealer, gear: int, built: bool, words: Words) -> list[tuple[Piece, range]]:
    name = GEAR_NAMES[gear]
    if built:
        one, two = (GOOD_NAMES[state.chart.price[2 * gear + n]] for n in (0, 1))
        label = words("dock-buy", gear=name, one=one, two=two)
        return [(row("buy", GEAR_FACES[gear], label), range(BUY, SWAP + 4))]
    printed = GOOD_NAMES[state.chart.printed[gear]]
    label = words("dock-yard", gear=name, one=printed, points=int(state.chart.yard_points[gear]))
    return [(row("yard", GEAR_FACES[gear], label), range(YARD, FACTORY))]


def consumer_row(state: Dealer, kind: int, built: bool, words: Words) -> tuple[Piece, range]:
    name = MADE_GOODS[kind]
    if built:
        label = words("dock-deliver", good=name, points=int(state.chart.worth[kind]))
        return row("deliver", f"g-{name}", label), range(DELIVER, DELIVER + 1)
    needs, points = int(state.chart.consumer_needs[kind]), int(state.chart.consumer_points[kind])
    return row("build", f"g-{name}", words("dock-build", good=name, count=needs, points=points)), range(
        BUILD, BUILD + 1
    )


def factory_rows(state: Dealer, seat: int, words: Words) -> list[tuple[Piece, range]]:
    """The factories that the goods aboard would build, or one row that says there are none."""
    ship = state.ships[seat]
    found = []
    for kind in range(MADE):
        if state.stock[kind] and ship.has_pair(state.inputs, kind):
            one, two = inputs(state, kind)
            points = int(state.chart.factory_points[kind])
            label = words("dock-factory", good=MADE_GOODS[kind], one=one, two=two, points=points)
            piece = row(f"factory-{MADE_GOODS[kind]}", f"g-{MADE_GOODS[kind]}", label)
            found.append((piece, range(FACTORY + kind, FACTORY + kind + 1)))
    return found or [(row("factory", "slot", words("dock-no-factory")), range(0))]
