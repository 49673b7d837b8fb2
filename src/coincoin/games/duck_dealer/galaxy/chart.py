"""The chart that the rules use, made from what a galaxy file says."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.galaxy.data import Galaxy
from coincoin.games.duck_dealer.moves import GEAR_NAMES, GOOD_NAMES, MADE_GOODS
from coincoin.games.duck_dealer.rules.chart import FAR, Chart


def chart_of(galaxy: Galaxy) -> Chart:
    names = list(galaxy.planets)
    chart = Chart(len(names), sum(galaxy.route(key).points for key in galaxy.routes))
    chart.start = _vec(int(planet.slots == 2) for planet in galaxy.planets.values())
    chart.far = _vec([FAR] * len(names))
    _add_routes(chart, galaxy, names)
    chart.start_mines = _vec(_spread(galaxy.mines.start, GOOD_NAMES))
    chart.other_mines = _vec(_spread(galaxy.mines.other, GOOD_NAMES))
    chart.yards = _vec(_spread({name: yard.number for name, yard in galaxy.yards.items()}, GEAR_NAMES))
    goods = [galaxy.goods[name] for name in MADE_GOODS]
    tiles = _spread({name: tile.number for name, tile in galaxy.consumers.items()}, MADE_GOODS)
    chart.consumers = _vec(sorted(tiles, key=lambda tile: goods[tile].points))
    chart.worth = _vec(good.points for good in goods)
    chart.inputs = _vec(GOOD_NAMES.index(each) for good in goods for each in good.inputs)
    chart.other_inputs = _vec(GOOD_NAMES.index(each) for good in goods for each in good.other or good.inputs)
    factories = [galaxy.factories[name] for name in MADE_GOODS]
    chart.factory_number = _vec(each.number for each in factories)
    chart.factory_points = _vec(each.points for each in factories)
    consumers = [galaxy.consumers[name] for name in MADE_GOODS]
    chart.consumer_needs = _vec(each.needs for each in consumers)
    chart.consumer_points = _vec(each.points for each in consumers)
    yards = [galaxy.yards[name] for name in GEAR_NAMES]
    chart.price = _vec(GOOD_NAMES.index(each) for yard in yards for each in yard.price)
    chart.printed = _vec(GOOD_NAMES.index(yard.printed) for yard in yards)
    chart.yard_points = _vec(yard.points for yard in yards)
    chart.slots = _vec(galaxy.ship.slots)
    chart.steps = _vec(galaxy.ship.steps)
    chart.all_slots = sum(galaxy.ship.slots)
    chart.start_gear = galaxy.ship.start
    chart.hold = galaxy.ship.hold
    chart.pocket = galaxy.ship.pocket
    chart.turns = galaxy.box.turns
    chart.road_turns = _vec(galaxy.box.roads)
    chart.discs = galaxy.box.discs
    chart.keep = galaxy.box.keep
    chart.cubes = galaxy.box.cubes
    chart.claim = galaxy.box.claim
    return chart


def _add_routes(chart: Chart, galaxy: Galaxy, names: list[str]) -> None:
    ends = [[names.index(end) for end in key.split("-")] for key in galaxy.routes]
    lengths = [galaxy.route(key).points for key in galaxy.routes]
    chart.route_from = _vec(a for a, _ in ends)
    chart.route_to = _vec(b for _, b in ends)
    chart.route_length = _vec(lengths)
    chart.route_first = _vec(sum(lengths[:n]) for n in range(len(lengths)))
    chart.route_of = _vec(route for route, length in enumerate(lengths) for _ in range(length))
    doors = [[route for route, pair in enumerate(ends) if planet in pair] for planet in range(len(names))]
    chart.doors_first = _vec(sum(map(len, doors[:n])) for n in range(len(names) + 1))
    chart.doors = _vec(route for each in doors for route in each)


def _vec(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def _spread(counts: dict[str, int], names: tuple[str, ...]) -> list[int]:
    """Each name's number as often as it is counted."""
    return [names.index(name) for name, count in counts.items() for _ in range(count)]
