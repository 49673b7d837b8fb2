"""A sparring partner for Duck Dealer that shares nothing with its bots: a plain planner on what a Sight shows.

For each good it looks for the cheapest way to build its factory, to build its consumer or to deliver it: A* over the
ship's planet, its cargo and the factories built on the way. It takes the way with most points for a turn, collects
exactly what that takes, and acts. Free roads go where it flies. It buys nothing, claims nothing and places no gates.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple, cast

from coincoin.games.duck_dealer.rules.board import ACTING, ANSWERING, EQUIPPING, KEEPING, OFFERING, STARTING, TURN
from coincoin.games.duck_dealer.rules.codes import (
    ACT,
    BLUE,
    BUILD,
    COLOURS,
    DELIVER,
    DISCARD,
    END,
    HOLD,
    MADE,
    MAKE,
    MINE,
    NAVIGATOR,
    RAW,
    RED,
    REFUSE,
    START,
    TRADER,
    WITHDRAW,
    YELLOW,
    collect,
    equip,
    factory,
    return_,
)
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.game import Game
from coincoin.kernel.state import NOBODY, Sight

GEAR = (NAVIGATOR, TRADER, HOLD)
PATIENCE = 1.0  # turns that the action turn itself takes
GREED = 1.5  # how much more a disc still to spend counts than one spent: larger is quicker and less exact
MOST = 1200  # positions looked at for one aim
RHYTHM = 4.0  # turns of each seat from one of its action turns to the next

Cargo = tuple[int, ...]  # goods, sorted
Builds = tuple[tuple[int, int], ...]  # planets and the factories that a plan builds there
Discs = tuple[int, int, int]
AIMS = (FACTORY, CONSUMER, DELIVERY) = range(3)


class Node(NamedTuple):
    """Where a plan has come to."""

    planet: int
    cargo: Cargo
    builds: Builds
    done: bool = False


class Way(NamedTuple):
    """A plan: its moves, what they take, what they bring, and how many turns are missing."""

    moves: list[int]
    discs: Discs
    points: int
    missing: int

    @property
    def rate(self) -> float:
        return self.points / (PATIENCE + self.missing)


NONE = Way([], (0, 0, 0), 0, 0)


class Planner:
    """A bot for Duck Dealer."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.moves: list[int] = []

    def choose(self, sight: Sight, moves: list[int]) -> int:
        table, seat = cast(Dealer, sight.state), int(sight.eye)
        ship = table.ships[seat]
        if table.phase == EQUIPPING:
            return equip(GEAR[ship.filled % len(GEAR)])
        if table.phase == STARTING:
            return max(moves, key=lambda move: Outlook(table, seat, move - START).best().rate)
        if table.phase == TURN:
            return self.begin(table, seat)
        if table.phase == ACTING:
            return self.act(table, seat, set(moves))
        if table.phase == KEEPING:
            return return_(max(range(COLOURS), key=lambda colour: ship.discs[colour]))
        if table.phase in (OFFERING, ANSWERING):
            return WITHDRAW if WITHDRAW in moves else REFUSE
        return moves[0]

    def begin(self, table: Dealer, seat: int) -> int:
        """Act when all that the best way takes is there; else collect what is missing most."""
        outlook = Outlook(table, seat, int(table.ships[seat].at))
        way = outlook.best()
        self.moves = way.moves
        if way.moves and way.missing == 0:
            return ACT
        lacks = [need - have for need, have in zip(way.discs, outlook.have, strict=True)]
        lacks = [lack - way.missing * outlook.crew[colour] for colour, lack in enumerate(lacks)]
        return collect(lacks.index(max(lacks)))

    def act(self, table: Dealer, seat: int, legal: set[int]) -> int:
        """The next move of the way; when it has come to its end or gone wrong, another one that can be paid."""
        ship = table.ships[seat]
        if not self.moves or self.moves[0] not in legal:
            way = Outlook(table, seat, int(ship.at)).best(paid=True) if table.on_planet(seat) else NONE
            self.moves = way.moves
        if self.moves and table.free:
            for road in self.roads(table, seat):
                if road in legal:
                    return road
        if self.moves and self.moves[0] in legal:
            return self.moves.pop(0)
        self.moves = []
        return END if END in legal else min(move for move in legal if move >= DISCARD)

    def roads(self, table: Dealer, seat: int) -> Iterator[int]:
        """All along the way."""
        chart, at = table.chart, int(table.ships[seat].at)
        for move in self.moves:
            if move < chart.first_fly:
                continue
            there = move - chart.first_fly
            for route in range(len(chart.route_from)):
                if {at, there} == {chart.route_from[route], chart.route_to[route]}:
                    first = chart.first_road + chart.route_first[route]
                    yield from range(first, first + chart.route_length[route])
            at = there


class Outlook:
    """What a seat could do from a planet."""

    def __init__(self, table: Dealer, seat: int, planet: int) -> None:
        self.table, self.seat, self.planet = table, seat, planet
        self.chart = table.chart
        ship = table.ships[seat]
        self.room = int(table.room(seat))
        self.have = [
            int(table.energy(seat, colour) if table.phase == ACTING else ship.discs[colour])
            for colour in range(COLOURS)
        ]
        self.crew = [int(ship.gear[colour]) for colour in range(COLOURS)]
        self.cargo: Cargo = tuple(good for good, number in enumerate(ship.goods) for _ in range(number))
        self.far = distances(table, seat)
        self.plants = {planet: int(kind) for planet, kind in enumerate(table.plants) if kind != NOBODY}
        self.empty = [p for p in range(self.chart.planets) if p not in self.plants and not self.chart.start[p]]
        self.leasts: dict[tuple[int, int, Cargo, Builds], Discs] = {}
        self.left = float(self.chart.turns - len(table.track)) * RHYTHM / float(table.seats)

    def best(self, paid: bool = False) -> Way:
        """Most points for a turn, of what may be done in time; `paid`: of what can be paid now."""
        best = NONE
        for kind in reversed(range(MADE)):
            for aim in AIMS:
                points = self.points(aim, kind)
                least = self.turns(self.least(aim, kind))
                if not points or (paid and least) or points / (PATIENCE + least) <= best.rate:
                    continue
                way = self.search(aim, kind)
                if way.rate > best.rate and not (paid and way.missing) and way.missing <= max(1.0, self.left):
                    best = way
        return best

    def points(self, aim: int, kind: int) -> int:
        """What an aim itself brings; 0 if it cannot be reached."""
        table = self.table
        if aim == FACTORY:
            return int(self.chart.factory_points[kind]) if table.stock[kind] and self.empty else 0
        if not any(self.wants(planet, aim, kind) for planet in range(self.chart.planets)):
            return 0
        return int(self.chart.consumer_points[kind] if aim == CONSUMER else self.chart.worth[kind])

    def wants(self, planet: int, aim: int, kind: int) -> bool:
        table = self.table
        if self.chart.start[planet] or table.sites[planet] != kind:
            return False
        return bool(table.built[planet]) == (aim == DELIVERY) and not (
            aim == CONSUMER and self.chart.consumer_others[kind]
        )

    def turns(self, discs: Discs) -> int:
        """Of collecting, until so many discs are there."""
        turns = 0
        while sum(max(0, discs[c] - self.have[c] - turns * self.crew[c]) for c in range(COLOURS)) > turns:
            turns += 1
        return turns

    # ---- A* ----

    def inputs(self, kind: int) -> tuple[int, int]:
        return int(self.table.inputs[2 * kind]), int(self.table.inputs[2 * kind + 1])

    def least(self, aim: int, kind: int, node: Node | None = None) -> Discs:
        """Discs that must still be spent at least, flights left aside: the same wherever the ship is."""
        node = node or Node(self.planet, self.cargo, ())
        if node.done:
            return 0, 0, 0
        key = aim, kind, node.cargo, node.builds
        if key not in self.leasts:
            self.leasts[key] = self.count_least(aim, kind, node)
        return self.leasts[key]

    def count_least(self, aim: int, kind: int, node: Node) -> Discs:
        spare, spent = list(node.cargo), [0, 0, 0]
        open_kinds = set(self.plants.values()) | {built for _, built in node.builds}

        def get(good: int) -> None:
            if good in spare:
                spare.remove(good)
                return
            spent[BLUE] += 1
            if good >= RAW:
                if good - RAW not in open_kinds:
                    open_kinds.add(good - RAW)
                    spent[YELLOW] += 1
                    for each in self.inputs(good - RAW):
                        get(each)
                for each in self.inputs(good - RAW):
                    get(each)

        for good in self.inputs(kind) if aim == FACTORY else (RAW + kind,):
            get(good)
        spent[BLUE if aim == DELIVERY else YELLOW] += 1
        return spent[RED], spent[YELLOW], spent[BLUE]

    def tree(self, kind: int) -> set[int]:
        """A good and all that goes into it."""
        parts = {RAW + kind}
        for good in self.inputs(kind):
            parts |= {good} if good < RAW else self.tree(good - RAW)
        return parts

    def search(self, aim: int, kind: int) -> Way:
        """The cheapest way found to an aim."""
        parts = self.tree(kind)
        start = Node(self.planet, tuple(good for good in self.cargo if good in parts), ())
        number = count()
        queue = [(0.0, next(number), start, (0, 0, 0), 0, cast("Trail", None))]
        seen: dict[Node, int] = {}
        while queue and len(seen) < MOST:
            _, _, node, discs, points, trail = heapq.heappop(queue)
            if node.done:
                return Way(moves_of(trail), discs, points, self.turns(discs))
            if seen.get(node, 1 << 20) <= sum(discs):
                continue
            seen[node] = sum(discs)
            for move, there, cost, gain in self.steps(node, aim, kind, parts):
                spent = (discs[RED] + cost[RED], discs[YELLOW] + cost[YELLOW], discs[BLUE] + cost[BLUE])
                if seen.get(there, 1 << 20) > sum(spent):
                    guess = sum(spent) + GREED * sum(self.least(aim, kind, there))
                    heapq.heappush(queue, (guess, next(number), there, spent, points + gain, (move, trail)))
        return NONE

    def steps(self, node: Node, aim: int, kind: int, parts: set[int]) -> Iterator[tuple[int, Node, Discs, int]]:
        """What can be done from here: a move, where it leads, what it takes and brings."""
        table, chart, (planet, cargo, builds, _) = self.table, self.chart, node
        mine, plant = int(table.mines[planet]), self.plants.get(planet, dict(builds).get(planet, NOBODY))
        if mine in parts and cargo.count(mine) < 2:
            yield MINE, Node(planet, tuple(sorted((*cargo, mine))), builds), (0, 0, 1), 0
        if plant != NOBODY and RAW + plant in parts and (rest := without(cargo, self.inputs(plant))) is not None:
            yield MAKE, Node(planet, tuple(sorted((*rest, RAW + plant))), builds), (0, 0, 1), 0
        if plant == NOBODY and not chart.start[planet]:
            for good in parts:
                made = good - RAW
                if (
                    made < 0
                    or not table.stock[made]
                    or (made == kind and aim != FACTORY and made in self.plants.values())
                ):
                    continue
                if (rest := without(cargo, self.inputs(made))) is not None:
                    done = aim == FACTORY and made == kind
                    yield (
                        factory(made),
                        Node(planet, rest, (*builds, (planet, made)), done),
                        (0, 1, 0),
                        int(chart.factory_points[made]),
                    )
        if aim != FACTORY and self.wants(planet, aim, kind) and (rest := without(cargo, (RAW + kind,))) is not None:
            move, cost = (DELIVER, (0, 0, 1)) if aim == DELIVERY else (BUILD, (0, 1, 0))
            yield move, Node(planet, rest, builds, True), cost, self.points(aim, kind)
        if len(cargo) <= self.room:
            useful = self.useful(builds, aim, kind, parts)
            for there in range(chart.planets):
                if there != planet and (table.mines[there] in parts or there in useful):
                    yield chart.first_fly + there, Node(there, cargo, builds), (self.far[planet][there], 0, 0), 0

    def useful(self, builds: Builds, aim: int, kind: int, parts: set[int]) -> set[int]:
        """Planets without a mine that matters, where something can be made or ended."""
        plants = {**self.plants, **dict(builds)}
        found = {planet for planet, made in plants.items() if RAW + made in parts}
        if aim == FACTORY:
            return found | {planet for planet in self.empty if planet not in plants}
        return found | {planet for planet in range(self.chart.planets) if self.wants(planet, aim, kind)}


Trail = tuple[int, "Trail"] | None


def moves_of(trail: Trail) -> list[int]:
    moves = []
    while trail:
        move, trail = trail
        moves.append(int(move))
    return moves[::-1]


def without(cargo: Cargo, goods: tuple[int, ...]) -> Cargo | None:
    """The cargo that is left; None if it lacks some of these goods."""
    left = list(cargo)
    for good in goods:
        if good not in left:
            return None
        left.remove(good)
    return tuple(left)


def distances(table: Dealer, seat: int) -> list[list[int]]:
    """Red discs from each planet to each other one."""
    chart, speed = table.chart, int(table.speed(seat))
    size, routes = int(chart.planets), len(chart.route_from)
    steps = [[0 if one == two else 999 for two in range(size)] for one in range(size)]
    for route in range(routes):
        one, two = int(chart.route_from[route]), int(chart.route_to[route])
        steps[one][two] = steps[two][one] = min(
            steps[one][two], int(chart.route_length[route] + 1 - table.ways[seat * routes + route])
        )
    for via in range(size):
        for one in range(size):
            for two in range(size):
                steps[one][two] = min(steps[one][two], steps[one][via] + steps[via][two])
    return [[-(-far // speed) for far in row] for row in steps]
