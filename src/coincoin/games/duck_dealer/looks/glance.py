"""Duck Dealer at a glance: what each seat has, side by side, and what can be made of what."""

from __future__ import annotations

from typing import NamedTuple

from coincoin.games.duck_dealer.looks.board import mine_tile, plant_tile, site_tile
from coincoin.games.duck_dealer.looks.seats import ENERGY_FACES, GEAR_FACES
from coincoin.games.duck_dealer.moves import COLOUR_NAMES, GEAR_NAMES, GOOD_NAMES, MADE_GOODS, RAW_GOODS
from coincoin.games.duck_dealer.rules.board import UNEXPLORED
from coincoin.games.duck_dealer.rules.chart import Chart
from coincoin.games.duck_dealer.rules.codes import TILES
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.scene import Figure, Node, Row, drawn
from coincoin.kernel.state import NOBODY
from coincoin.kernel.words import Tongue

# ---- what a seat has ----


class Holding(NamedTuple):
    """All that is told of a seat."""

    score: int
    discs: tuple[int, ...]
    gear: tuple[int, ...]
    filled: int
    goods: tuple[int, ...]
    room: int
    claimed: tuple[Figure, ...]
    gates: tuple[str, ...]
    cubes: int
    turns: int


def holding(state: Dealer, seat: int, planets: list[str], say: Tongue) -> Holding:
    ship = state.ships[seat]
    gates = [planets[planet] for side in range(2) for planet, gate in enumerate(state.gates) if gate == 2 * seat + side]
    return Holding(
        int(ship.score),
        tuple(ship.discs),
        tuple(ship.gear),
        int(ship.filled),
        tuple(ship.goods),
        int(state.room(seat)),
        tuple(privileges(state, seat, planets, say)),
        tuple(gates),
        int(ship.cubes),
        list(state.track).count(seat),
    )


def rows(has: Holding, chart: Chart, say: Tongue) -> list[Row]:
    return [
        row("face-points", [figure(str(has.score), say("points", count=has.score))], say),
        *energy_rows(has.discs, has.gear, say),
        steps_row(has.filled, chart, say),
        gear_row(has.gear, int(chart.all_slots), say),
        cargo_row(has.goods, has.room, say),
        row("row-privileges", list(has.claimed) or [figure("–", say("row-none"))], say),
        row("row-gates", [figure(" → ".join(has.gates) or say("gates-left"))], say),
        row("row-cubes", [figure(str(max(0, has.cubes)))], say),
        row("row-turns", [figure(str(has.turns))], say),
    ]


def row(title: str, figures: list[Figure], say: Tongue) -> Row:
    return Row(say(title), figures)


def figure(text: str, label: str = "", face: str = "") -> Figure:
    return Figure(face, text, label or text)


def energy_rows(discs: tuple[int, ...], crew: tuple[int, ...], say: Tongue) -> list[Row]:
    """With what the crew brings each time this colour is collected."""
    found = []
    for colour, name in enumerate(COLOUR_NAMES):
        figures = [figure(str(discs[colour]), say("discs", count=discs[colour], colour=name))]
        if crew[colour]:
            figures.append(figure(f"+{crew[colour]}", say("gear-counted", count=crew[colour], gear=GEAR_NAMES[colour])))
        found.append(Row(say("colour-name", colour=name), figures, ENERGY_FACES[colour]))
    return found


def steps_row(filled: int, chart: Chart, say: Tongue) -> Row:
    """Steps a disc, and from how many filled slots on it will be fewer."""
    figures = [figure(str(chart.speed(filled)))]
    slower = [
        slots for slots in range(filled + 1, int(chart.all_slots) + 1) if chart.speed(slots) < chart.speed(filled)
    ]
    if slower:
        figures.append(figure(say("steps-from", slots=slower[0], steps=int(chart.speed(slower[0])))))
    return Row(say("row-steps"), figures)


def gear_row(gear: tuple[int, ...], slots: int, say: Tongue) -> Row:
    held = [
        figure(str(gear[kind]), say("gear-counted", count=gear[kind], gear=name), GEAR_FACES[kind])
        for kind, name in enumerate(GEAR_NAMES)
        if gear[kind]
    ]
    return Row(say("area-gear"), [*held, figure(say("cargo-note", load=sum(gear), room=slots))])


def cargo_row(goods: tuple[int, ...], room: int, say: Tongue) -> Row:
    held = [
        figure(str(goods[good]), say("counted", count=goods[good], good=name), f"g-{name}")
        for good, name in enumerate(GOOD_NAMES)
        if goods[good]
    ]
    return Row(say("area-cargo"), [*held, figure(say("cargo-note", load=sum(goods), room=room))])


def privileges(state: Dealer, seat: int, planets: list[str], say: Tongue) -> list[Figure]:
    found = []
    for claim, owner in enumerate(state.claims):
        if owner == seat:
            planet, tile = divmod(claim, TILES)
            face, what, _ = (
                mine_tile(int(state.mines[planet]), say),
                site_tile(int(state.sites[planet]), bool(state.chart.start[planet]), bool(state.built[planet]), say),
                plant_tile(int(state.plants[planet]), say),
            )[tile]
            found.append(figure(planets[planet], say("tile-on", what=what, planet=planets[planet]), face))
    return found


# ---- what can be made of what ----


def recipes(state: Dealer, planets: list[str], say: Tongue) -> list[Node]:
    return tree(
        tuple(state.mines),
        tuple([int(site) if not state.chart.start[planet] else UNEXPLORED for planet, site in enumerate(state.sites)]),
        tuple(state.built),
        tuple(state.plants),
        tuple(state.stock),
        tuple(state.inputs),
        tuple(planets),
        state.chart,
        say,
    )


@drawn
def tree(
    mines: tuple[int, ...],
    sites: tuple[int, ...],
    built: tuple[int, ...],
    plants: tuple[int, ...],
    stock: tuple[int, ...],
    inputs: tuple[int, ...],
    planets: tuple[str, ...],
    chart: Chart,
    say: Tongue,
) -> list[Node]:
    """Goods with their mines, or with their factories and consumers: where they stand, and what is still to come."""
    found = []
    for good, name in enumerate(RAW_GOODS):
        where = ", ".join([planets[planet] for planet, mine in enumerate(mines) if mine == good])
        places = [figure(where or "–", say("tile-on", what=say("tile-mine", good=name), planet=where), f"mine-{name}")]
        found.append(Node(f"g-{name}", say("good-name", good=name), places=places))
    for kind, name in enumerate(MADE_GOODS):
        standing = [planets[planet] for planet, plant in enumerate(plants) if plant == kind]
        left = say("factories-left", count=stock[kind])
        site = sites.index(kind) if kind in sites else NOBODY
        is_built = site != NOBODY and bool(built[site])
        side = "built" if is_built else "open"
        where = say("buyer-to-come") if site == NOBODY else planets[site]
        if site != NOBODY and not is_built:
            where = say("buyer-open", planet=planets[site])
        found.append(
            Node(
                f"g-{name}",
                say("good-name", good=name),
                needs=tuple([f"g-{GOOD_NAMES[inputs[2 * kind + n]]}" for n in range(2)]),
                badge=str(chart.worth[kind]),
                places=[
                    figure(", ".join([*standing, left]), say("tile-factory", good=name), f"factory-{name}"),
                    figure(where, say(f"tile-consumer-{side}", good=name), f"{side}-{name}"),
                ],
            )
        )
    return found
