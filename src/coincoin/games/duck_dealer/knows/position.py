"""A position of Duck Dealer as JSON. What can be counted (supply, cubes, stock) is not written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.galaxy.data import Galaxy
from coincoin.games.duck_dealer.knows.check import check
from coincoin.games.duck_dealer.moves import COLOUR_NAMES, GEAR_NAMES, GOOD_NAMES, MADE_GOODS, RAW_GOODS, TILE_NAMES
from coincoin.games.duck_dealer.rules.board import (
    ACTING,
    ANSWERING,
    NO_BID,
    NOWHERE,
    OFFERS,
    SILENT,
    TURN,
    UNEXPLORED,
)
from coincoin.games.duck_dealer.rules.chart import Chart
from coincoin.games.duck_dealer.rules.codes import GOODS, TILES
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.cards import BLANK
from coincoin.kernel.errors import BadPosition
from coincoin.kernel.game import OptionValue
from coincoin.kernel.state import NOBODY

Phase = Literal[
    "bidding",
    "placing",
    "equipping",
    "starting",
    "turn",
    "acting",
    "exploring",
    "gating",
    "offering",
    "answering",
    "keeping",
    "shedding",
    "over",
]
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of their numbers
Counts = dict[str, int]


class PlanetPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    mine: str
    site: str = "unexplored"  # the good a consumer wants, or what a shipyard sells
    built: bool = False
    factory: str = "none"
    claims: Counts = {}  # seats with a privilege, by tile
    gate: str = "none"  # "entrance 0": the entrance of seat 0


class ShipPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    at: str = "nowhere"
    gear: Counts = {}
    energy: Counts = {}
    goods: Counts = {}
    score: int = 0
    bid: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What lies on the table."""

    phase: Phase
    planets: dict[str, PlanetPosition]
    ships: list[ShipPosition]
    tiles: list[str]  # consumers to discover, next first
    order: list[int]  # seats, first to play first; -1 for a place still free
    turn: int = 0  # a place in the order, or among the choosers
    track: list[int] = []  # who took each action turn
    roads: Counts = {}  # seats, by point
    bids: list[int | str | None] = []  # all first bids, then all second ones; "none" yet, "silent": none asked
    choosers: list[int] = []
    virtual: Counts = {}
    paid: list[str] = []  # tiles whose privilege is paid for
    free: int = 0
    offers: int | None = None  # left in this turn; as many as there are, if it does not say
    surplus: int = 0  # steps left over from the last flight
    partner: int = NOBODY
    give: Counts = {}
    ask: Counts = {}
    entrance: str = "none"


class Positions:
    """Writes and reads the positions of one galaxy."""

    def __init__(self, galaxy: Galaxy, chart: Chart) -> None:
        self.chart = chart
        self.planets = list(galaxy.planets)
        self.places = galaxy.places()

    def write(self, state: Dealer) -> Position:
        points = self.places[len(self.planets) :]
        return Position(
            phase="over" if state.over else PHASES[state.phase],
            planets=self._planets(state),
            ships=[
                ShipPosition(
                    at="nowhere" if ship.at == NOWHERE else self.places[ship.at],
                    gear=_counts(ship.gear, GEAR_NAMES),
                    energy=_counts(ship.discs, COLOUR_NAMES),
                    goods=_counts(ship.goods, GOOD_NAMES),
                    score=int(ship.score),
                    bid=int(ship.bid),
                )
                for ship in state.ships
            ],
            tiles=[MADE_GOODS[tile] for tile in state.tiles],
            order=list(state.order),
            turn=int(state.turn),
            track=list(state.track),
            roads={points[point]: int(seat) for point, seat in enumerate(state.roads) if seat != NOBODY},
            bids=[{NO_BID: "none", SILENT: "silent", BLANK: None}.get(bid, bid) for bid in map(int, state.bids)],
            choosers=list(state.choosers),
            virtual=_counts(state.virtual, COLOUR_NAMES),
            paid=[name for name, paid in zip(TILE_NAMES, state.paid, strict=True) if paid],
            free=int(state.free),
            offers=None if state.offers == all_offers(state) else int(state.offers),
            surplus=int(state.surplus),
            partner=int(state.partner),
            give=_counts(list(state.bundle)[:GOODS], GOOD_NAMES),
            ask=_counts(list(state.bundle)[GOODS:], GOOD_NAMES),
            entrance="none" if state.entrance == NOWHERE else self.planets[state.entrance],
        )

    def _planets(self, state: Dealer) -> dict[str, PlanetPosition]:
        found = {}
        claims = list(state.claims)
        tiles = zip(state.mines, state.sites, state.built, state.plants, state.gates, strict=True)
        for planet, (mine, site, built, plant, gate) in enumerate(tiles):
            names = GEAR_NAMES if self.chart.start[planet] else MADE_GOODS
            claimed = claims[planet * TILES : planet * TILES + TILES]
            found[self.planets[planet]] = PlanetPosition(
                mine=RAW_GOODS[mine],
                site="unexplored" if site == UNEXPLORED else names[site],
                built=bool(built),
                factory="none" if plant == NOBODY else MADE_GOODS[plant],
                claims={TILE_NAMES[tile]: seat for tile, seat in enumerate(claimed) if seat != NOBODY},
                gate="none" if gate == NOBODY else f"{('entrance', 'exit')[gate % 2]} {gate // 2}",
            )
        return found

    def read(self, position: Position, seats: int, options: dict[str, OptionValue]) -> Dealer:
        state = Dealer(seats, dict(options), self.chart)
        state.lay_out()
        state.over = position.phase == "over"
        state.phase = TURN if state.over else PHASES.index(position.phase)
        self._read_planets(state, position)
        self._read_ships(state, position)
        self._read_turn(state, position)
        check(state, self.places)
        if state.over:
            state.phase = ACTING  # as the last turn leaves it
        return state

    def _read_planets(self, state: Dealer, position: Position) -> None:
        if set(position.planets) != set(self.planets):
            raise BadPosition(f"$.planets must be exactly {', '.join(self.planets)}")
        for number, name in enumerate(self.planets):
            planet, where = position.planets[name], f"$.planets.{name}"
            state.mines[number] = _index(RAW_GOODS, planet.mine, f"{where}.mine")
            if planet.site != "unexplored":
                names = GEAR_NAMES if self.chart.start[number] else MADE_GOODS
                state.sites[number] = _index(names, planet.site, f"{where}.site")
            state.built[number] = int(planet.built)
            if planet.factory != "none":
                state.plants[number] = _index(MADE_GOODS, planet.factory, f"{where}.factory")
                state.stock[state.plants[number]] -= 1
            for tile, seat in planet.claims.items():
                place = number * TILES + _index(TILE_NAMES, tile, f"{where}.claims")
                state.claims[place] = _seat(state, seat, f"{where}.claims.{tile}")
                state.ships[seat].cubes -= 1
            if planet.gate != "none":
                side, _, seat_text = planet.gate.partition(" ")
                seat = _seat(state, int(seat_text) if seat_text.isdecimal() else -1, f"{where}.gate")
                state.gates[number] = 2 * seat + _index(("entrance", "exit"), side, f"{where}.gate")

    def _read_ships(self, state: Dealer, position: Position) -> None:
        if len(position.ships) != state.seats:
            raise BadPosition(f"$.ships has {len(position.ships)} entries for {state.seats} seats")
        for seat, found in enumerate(position.ships):
            ship, where = state.ships[seat], f"$.ships[{seat}]"
            if found.at != "nowhere":
                ship.at = _index(self.places, found.at, f"{where}.at")
            ship.gear = _numbers(found.gear, GEAR_NAMES, f"{where}.gear")
            ship.discs = _numbers(found.energy, COLOUR_NAMES, f"{where}.energy")
            ship.goods = _numbers(found.goods, GOOD_NAMES, f"{where}.goods")
            ship.filled = sum(ship.gear)
            ship.load = sum(ship.goods)
            ship.score = found.score
            ship.bid = found.bid
            for colour in range(len(COLOUR_NAMES)):
                state.supply[colour] -= ship.gear[colour] + ship.discs[colour]
        points = self.places[len(self.planets) :]
        for name, seat in position.roads.items():
            point = _index(points, name, "$.roads")
            state.roads[point] = _seat(state, seat, f"$.roads.{name}")
            state.ships[seat].cubes -= 1
            state.ways[seat * len(self.chart.route_from) + self.chart.route_of[point]] += 1

    def _read_turn(self, state: Dealer, position: Position) -> None:
        state.tiles = vec[i64]([_index(MADE_GOODS, tile, "$.tiles") for tile in position.tiles])
        state.order = vec[i64](position.order)
        state.turn = position.turn
        state.track = vec[i64]([_seat(state, seat, "$.track") for seat in position.track])
        for seat in state.track:
            state.ships[seat].cubes -= 1
        words: dict[int | str | None, int] = {"none": NO_BID, "silent": SILENT, None: BLANK}
        bids = [words.get(bid, bid) for bid in position.bids]
        if not all(isinstance(bid, int) for bid in bids):
            raise BadPosition('$.bids are numbers, "none" or "silent"')
        state.bids = vec[i64]([int(bid or 0) for bid in bids])
        state.choosers = vec[i64]([_seat(state, seat, "$.choosers") for seat in position.choosers])
        state.virtual = _numbers(position.virtual, COLOUR_NAMES, "$.virtual")
        for tile in position.paid:
            state.paid[_index(TILE_NAMES, tile, "$.paid")] = 1
        state.free = position.free
        state.offers = all_offers(state) if position.offers is None else position.offers
        state.surplus = position.surplus
        if position.partner != NOBODY:
            state.partner = _seat(state, position.partner, "$.partner")
        give = _numbers(position.give, GOOD_NAMES, "$.give")
        ask = _numbers(position.ask, GOOD_NAMES, "$.ask")
        state.bundle = vec[i64]([*give, *ask])
        if position.entrance != "none":
            state.entrance = _index(self.planets, position.entrance, "$.entrance")


def all_offers(state: Dealer) -> int:
    return OFFERS if not state.over and ACTING <= state.phase <= ANSWERING else 0


def _counts(numbers: Sequence[int] | vec[i64], names: Sequence[str]) -> Counts:
    return {name: int(number) for name, number in zip(names, numbers, strict=True) if number}


def _numbers(counts: Counts, names: Sequence[str], where: str) -> vec[i64]:
    numbers = [0] * len(names)
    for name, count in counts.items():
        if count < 0:
            raise BadPosition(f"{where}.{name} is {count}: it cannot be negative")
        numbers[_index(names, name, where)] = count
    return vec[i64](numbers)


def _index(names: Sequence[str], name: str, where: str) -> int:
    if name not in names:
        known = ", ".join(names[:20]) + ("..." if len(names) > 20 else "")
        raise BadPosition(f"{where}: {name!r} is not one of {known}")
    return names.index(name)


def _seat(state: Dealer, seat: int, where: str) -> int:
    if not 0 <= seat < state.seats:
        raise BadPosition(f"{where}: there is no such seat at a table of {state.seats}")
    return seat
