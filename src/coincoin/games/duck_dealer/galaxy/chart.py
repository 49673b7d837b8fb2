"""The chart that the rules use, made from what a galaxy file says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.galaxy.data import ANY, Galaxy
from coincoin.games.duck_dealer.moves import COST, GEAR_NAMES, GOOD_NAMES, MADE_GOODS
from coincoin.games.duck_dealer.rules.chart import FAR, Chart
from coincoin.kernel.state import NOBODY


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
    built = [each.build or list(good.inputs) for each, good in zip(factories, goods, strict=True)]
    chart.factory_costs = _costs(built)
    other = [each.build or list(good.other or good.inputs) for each, good in zip(factories, goods, strict=True)]
    chart.other_costs = _costs(other)
    chart.consumer_costs = _costs(each.build for each in consumers)
    chart.consumer_others = _vec(_others(each.build, name) for name, each in zip(MADE_GOODS, consumers, strict=True))
    chart.consumer_points = _vec(each.points for each in consumers)
    yards = [galaxy.yards[name] for name in GEAR_NAMES]
    chart.prices = _costs(yard.price for yard in yards)
    chart.yard_costs = _costs(yard.build for yard in yards)
    chart.yard_others = _vec(_others(yard.build) for yard in yards)
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
    chart.doors_to = _vec(sum(ends[route]) - planet for planet, each in enumerate(doors) for route in each)


def _costs(costs: Iterable[list[str]]) -> vec[i64]:
    """Each list of goods as COST pairs of a good and its count."""
    found: list[int] = []
    for goods in costs:
        pairs = [(GOOD_NAMES.index(good), count) for good, count in Counter(goods).items() if good != ANY]
        for good, count in pairs + [(NOBODY, 0)] * (COST - len(pairs)):
            found += [good, count]
    return _vec(found)


def _others(build: list[str], *printed: str) -> int:
    """A bit for each good that is not printed on the tile, if the tile asks for any other one."""
    return sum(1 << n for n, good in enumerate(GOOD_NAMES) if good not in (*build, *printed)) if ANY in build else 0


def _vec(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def _spread(counts: dict[str, int], names: tuple[str, ...]) -> list[int]:
    """Each name's number as often as it is counted."""
    return [names.index(name) for name, count in counts.items() for _ in range(count)]
