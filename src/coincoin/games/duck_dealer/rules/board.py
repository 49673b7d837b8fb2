"""The board of Duck Dealer: ships, planets, routes and the supply; and paying for things.

Numbers such as dealer-07 are those of RULES.md.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.moves import COST
from coincoin.games.duck_dealer.rules.chart import Chart
from coincoin.games.duck_dealer.rules.codes import BLUE, COLOURS, GEAR, GOODS, HOLD, TILES, told_scored
from coincoin.kernel.state import NOBODY, State

BIDDING: Final = 0  # phases: the auction, secretly and all at once
PLACING: Final = 1  # choosing a place in the order of play
EQUIPPING: Final = 2
STARTING: Final = 3  # choosing a start planet
TURN: Final = 4  # collect energy, or act
ACTING: Final = 5
EXPLORING: Final = 6
GATING: Final = 7  # the entrance stands, the exit is to choose
OFFERING: Final = 8  # putting an offer together
ANSWERING: Final = 9
KEEPING: Final = 10  # giving back energy beyond four
SHEDDING: Final = 11  # a trading partner discards what the holds do not take

UNEXPLORED: Final = -1
NOWHERE: Final = -1
NO_BID: Final = -2  # none yet
SILENT: Final = -3  # none asked
OFFERS: Final = 5  # in one action turn


@final
class Ship:
    """A ship, its cargo and what else its owner has."""

    __slots__ = ("at", "bid", "cubes", "discs", "filled", "gear", "goods", "load", "score")

    def __init__(self) -> None:
        self.at: i64 = NOWHERE  # a place of the chart
        self.score: i64 = 0
        self.bid: i64 = 0  # paid at the end
        self.cubes: i64 = 0  # not on the board; -1 when the turn track is owed one
        self.filled: i64 = 0  # slots
        self.load: i64 = 0  # goods aboard
        self.gear: vec[i64] = vec[i64]()
        self.discs: vec[i64] = vec[i64]()
        self.goods: vec[i64] = vec[i64]()

    def clone(self) -> Ship:
        other = Ship()
        other.at = self.at
        other.score = self.score
        other.bid = self.bid
        other.cubes = self.cubes
        other.filled = self.filled
        other.load = self.load
        other.gear = self.gear[:]
        other.discs = self.discs[:]
        other.goods = self.goods[:]
        return other

    def add(self, good: i64, count: i64 = 1) -> None:
        self.goods[good] += count
        self.load += count

    def remove(self, good: i64, count: i64 = 1) -> None:
        self.goods[good] -= count
        self.load -= count

    def has(self, costs: vec[i64], kind: i64) -> bool:
        """Are the goods aboard that `costs` lists for this kind of thing?"""
        place: i64
        for place in range(2 * COST * kind, 2 * COST * (kind + 1), 2):
            if costs[place] == NOBODY:
                break
            if self.goods[costs[place]] < costs[place + 1]:
                return False
        return True

    def pay(self, costs: vec[i64], kind: i64) -> None:
        place: i64
        for place in range(2 * COST * kind, 2 * COST * (kind + 1), 2):
            if costs[place] != NOBODY:
                self.remove(costs[place], costs[place + 1])

    def has_pair(self, pair: vec[i64], kind: i64) -> bool:
        """Are the two goods aboard that `pair` lists for this kind of thing?"""
        one = pair[2 * kind]
        two = pair[2 * kind + 1]
        return self.goods[one] > 0 and self.goods[two] > (1 if one == two else 0)

    def pay_pair(self, pair: vec[i64], kind: i64) -> None:
        self.remove(pair[2 * kind])
        self.remove(pair[2 * kind + 1])


def new_ship(chart: Chart) -> Ship:
    ship = Ship()
    ship.cubes = chart.cubes - 1  # one is on the score track
    ship.gear = vec[i64]([0] * GEAR)
    ship.discs = vec[i64]([0] * COLOURS)
    ship.goods = vec[i64]([0] * GOODS)
    return ship


class Board(State):
    """All that lies on the board and beside it."""

    def __init__(self, seats: i64, options: dict[str, object], chart: Chart) -> None:
        super().__init__(seats, options)
        self.chart: Chart = chart
        self.trading: bool = True
        self.inputs: vec[i64] = chart.inputs
        self.factory_costs: vec[i64] = chart.factory_costs
        self.ships: list[Ship] = []
        self.phase: i64 = TURN
        self.order: vec[i64] = vec[i64]()  # seats, first to play first
        self.turn: i64 = 0  # a place in the order
        self.track: vec[i64] = vec[i64]()  # who took each action turn
        self.bids: vec[i64] = vec[i64]()  # first bids of all seats, then second ones
        self.choosers: vec[i64] = vec[i64]()  # who chooses a place, best bid first
        self.mines: vec[i64] = vec[i64]()  # the good of each planet
        self.sites: vec[i64] = vec[i64]()  # the shipyard's equipment or the consumer's good (from 0)
        self.built: vec[i64] = vec[i64]()  # 1 when the shipyard or consumer is
        self.plants: vec[i64] = vec[i64]()  # the factory's good (from 0)
        self.claims: vec[i64] = vec[i64]()  # whose privilege, for each tile of each planet
        self.gates: vec[i64] = vec[i64]()  # twice the seat for its entrance, one more for its exit
        self.roads: vec[i64] = vec[i64]()  # whose road, for each point
        self.ways: vec[i64] = vec[i64]()  # how many own roads each seat has on each route
        self.tiles: vec[i64] = vec[i64]()  # consumers to discover, next first
        self.stock: vec[i64] = vec[i64]()  # factories left
        self.supply: vec[i64] = vec[i64]()
        self.virtual: vec[i64] = vec[i64]()  # energy for this turn only
        self.paid: vec[i64] = vec[i64]()  # 1 for a tile with a privilege here, once it is paid for
        self.free: i64 = 0  # roads
        self.offers: i64 = 0  # left in this turn
        self.surplus: i64 = 0  # steps left over from the last flight
        self.partner: i64 = NOBODY
        self.bundle: vec[i64] = vec[i64]()  # goods given, then goods asked
        self.entrance: i64 = NOWHERE  # while its exit is being chosen
        self.steps: vec[i64] = vec[i64]()  # from the ship to each planet, once measured
        self.measured: i64 = 0  # they are right up to so many
        self.firm: bool = False  # and would be so without a surplus

    def copy_to(self, other: Board) -> None:
        self.copy_table(other)
        other.trading = self.trading
        other.inputs = self.inputs
        other.factory_costs = self.factory_costs
        ships: list[Ship] = []
        for ship in self.ships:
            ships.append(ship.clone())
        other.ships = ships
        other.phase = self.phase
        other.order = self.order[:]
        other.turn = self.turn
        other.track = self.track[:]
        other.bids = self.bids[:]
        other.choosers = self.choosers[:]
        other.mines = self.mines  # never changes after the deal
        other.sites = self.sites[:]
        other.built = self.built[:]
        other.plants = self.plants[:]
        other.claims = self.claims[:]
        other.gates = self.gates[:]
        other.roads = self.roads[:]
        other.ways = self.ways[:]
        other.tiles = self.tiles[:]
        other.stock = self.stock[:]
        other.supply = self.supply[:]
        other.virtual = self.virtual[:]
        other.paid = self.paid[:]
        other.free = self.free
        other.offers = self.offers
        other.surplus = self.surplus
        other.partner = self.partner
        other.bundle = self.bundle[:]
        other.entrance = self.entrance
        other.steps = self.steps  # measured anew rather than changed
        other.measured = self.measured
        other.firm = self.firm

    def lay_out(self) -> None:
        """The empty board and a ship for each seat (dealer-06, dealer-10)."""
        chart = self.chart
        planets = chart.planets
        self.trading = bool(self.options["trading"])
        paint = self.options["medicine"] == "paint"
        self.inputs = chart.other_inputs if paint else chart.inputs
        self.factory_costs = chart.other_costs if paint else chart.factory_costs
        while len(self.ships) < self.seats:
            self.ships.append(new_ship(chart))
        self.mines = vec[i64]([0] * planets)
        self.sites = vec[i64]([UNEXPLORED] * planets)
        self.built = vec[i64]([0] * planets)
        self.plants = vec[i64]([NOBODY] * planets)
        self.claims = vec[i64]([NOBODY] * (planets * TILES))
        self.gates = vec[i64]([NOBODY] * planets)
        self.roads = vec[i64]([NOBODY] * chart.points)
        self.ways = vec[i64]([0] * (self.seats * len(chart.route_from)))
        self.stock = chart.factory_number[:]
        self.supply = vec[i64]([chart.discs] * COLOURS)
        self.virtual = vec[i64]([0] * COLOURS)
        self.paid = vec[i64]([0] * TILES)
        self.bundle = vec[i64]([0] * (2 * GOODS))

    # ---- energy ----

    def energy(self, seat: i64, colour: i64) -> i64:
        """What a seat can spend; virtual energy is there in the acting seat's turn only."""
        return self.ships[seat].discs[colour] + self.virtual[colour]

    def spend(self, seat: i64, colour: i64, count: i64) -> None:
        """Virtual energy first; discs go back to the supply; free roads are over (dealer-21, 27, 28)."""
        virtual = min(count, self.virtual[colour])
        self.virtual[colour] -= virtual
        self.ships[seat].discs[colour] -= count - virtual
        self.supply[colour] += count - virtual
        self.free = 0

    def can_use(self, seat: i64, tile: i64) -> bool:
        """One blue disc, or a privilege already paid for (dealer-55, dealer-68)."""
        return self.paid[tile] > 0 or self.energy(seat, BLUE) > 0

    def use(self, seat: i64, planet: i64, tile: i64) -> None:
        """Pay for using a tile. With a privilege, one disc pays for the whole stay (dealer-68)."""
        if self.paid[tile]:
            return
        self.spend(seat, BLUE, 1)
        if self.claims[planet * TILES + tile] == seat:
            self.paid[tile] = 1

    def settle(self) -> None:
        """Something is done on a planet: steps left over are lost (dealer-37)."""
        if self.surplus:
            self.surplus = 0
            if not self.firm:
                self.measured = 0

    def leave(self) -> None:
        """What was paid for on a planet is over when the ship leaves it or the turn ends."""
        tile: i64
        for tile in range(TILES):
            self.paid[tile] = 0

    # ---- ships ----

    def on_planet(self, seat: i64) -> bool:
        at = self.ships[seat].at
        return 0 <= at < self.chart.planets

    def speed(self, seat: i64) -> i64:
        """Steps for one red disc, read when it is spent (dealer-34)."""
        return self.chart.speed(self.ships[seat].filled)

    def room(self, seat: i64) -> i64:
        """How many goods the ship can carry (dealer-63)."""
        return self.chart.pocket + self.chart.hold * self.ships[seat].gear[HOLD]

    def overloaded(self, seat: i64) -> bool:
        return self.ships[seat].load > self.room(seat)

    def fit(self, seat: i64, gear: i64) -> None:
        """Put equipment into a free slot; a crew is a disc from the supply (dealer-15, dealer-58)."""
        ship = self.ships[seat]
        ship.gear[gear] += 1
        ship.filled += 1
        if gear != HOLD:
            self.supply[gear] -= 1
        self.measured = 0

    def score(self, seat: i64, points: i64) -> None:
        self.ships[seat].score += points
        self.tell(told_scored(seat, points))

    def points(self) -> vec[i64]:
        """What each has earned, less the bids (dealer-14, dealer-71)."""
        points = vec[i64](capacity=self.seats)
        for ship in self.ships:
            points = append(points, ship.score - ship.bid)
        return points
