"""What a seat knows of Duck Dealer as numbers. Seats follow in turn order from the one that looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from coincoin.games.duck_dealer.galaxy_data import (
    COLOUR_NAMES,
    GEAR_NAMES,
    GOOD_NAMES,
    MADE_GOODS,
    RAW_GOODS,
    TILE_NAMES,
    Galaxy,
)
from coincoin.games.duck_dealer.rules import Dealer
from coincoin.games.duck_dealer.rules_chart import GOODS, MOST_BID, TILES, Chart
from coincoin.games.duck_dealer.rules_table import NOWHERE, OFFERS, SILENT, USES
from coincoin.kernel.game import OptionValue
from coincoin.kernel.observation import Field
from coincoin.kernel.state import NOBODY, Sight

PHASES = (
    *("bidding", "placing", "equipping", "starting", "turn", "acting"),
    *("exploring", "gating", "offering", "answering", "keeping", "shedding"),
)
MOST_GOODS = 999
MOST_SCORE = 9999


class Observation:
    """The numbers of one galaxy."""

    def __init__(self, galaxy: Galaxy, chart: Chart) -> None:
        self.chart = chart
        self.planets = tuple(galaxy.planets)
        self.places = tuple(galaxy.places())

    def fields(self, seats: int, options: dict[str, OptionValue]) -> Sequence[Field]:
        chart, planets, points = self.chart, self.planets, self.places[len(self.planets) :]
        claimed = tuple(f"{planet} {tile}" for planet in planets for tile in TILE_NAMES)
        shared = [
            Field("phase", len(PHASES), 0, 1, "1 for the present phase", PHASES),
            Field("turns", 1, 0, chart.turns, "action turns taken or begun"),
            Field("plays", 1, 0, seats - 1, "whose turn it is, counted in places from the seat that looks"),
            Field(
                "mine", len(planets), 0, len(RAW_GOODS) - 1, f"what each mine yields: {', '.join(RAW_GOODS)}", planets
            ),
            Field("site", len(planets), -1, len(MADE_GOODS) - 1, "what its consumer wants or its yard sells", planets),
            Field("built", len(planets), 0, 1, "1 when the consumer or shipyard is built", planets),
            Field("factory", len(planets), -1, len(MADE_GOODS) - 1, "what its factory makes, -1 for none", planets),
            Field("claims", len(claimed), -1, seats - 1, "whose privilege, -1 for nobody's", claimed),
            Field(
                "gates", len(planets), -1, 2 * seats - 1, "twice the owner for an entrance, 1 more for an exit", planets
            ),
            Field("roads", len(points), -1, seats - 1, "whose road, -1 for nobody's", points),
            Field("tiles", len(chart.consumers), -1, len(MADE_GOODS) - 1, "consumers to discover, -1 when gone"),
            Field("supply", 3, 0, chart.discs, "energy discs left", COLOUR_NAMES),
            Field("virtual", 3, 0, chart.discs, "energy for this turn only", COLOUR_NAMES),
            Field("stock", len(MADE_GOODS), 0, 99, "factories left", MADE_GOODS),
            Field("paid", TILES, 0, USES, "uses left of privileges here", TILE_NAMES),
            Field("free", 1, 0, 3, "free roads left"),
            Field("offers", 1, 0, OFFERS, "offers left"),
            Field("partner", 1, -1, seats - 1, "whom the offer is for"),
            Field("give", GOODS, 0, MOST_GOODS, "goods offered", GOOD_NAMES),
            Field("ask", GOODS, 0, MOST_GOODS, "goods asked for", GOOD_NAMES),
            Field("entrance", 1, -1, len(planets) - 1, "planet of the entrance while its exit is chosen"),
        ]
        for n in range(seats):
            who = f"seat+{n}"
            shared += [
                Field(f"{who} at", 1, -1, len(self.places) - 1, "its place: planets first, then points"),
                Field(f"{who} gear", len(GEAR_NAMES), 0, chart.all_slots, "equipment", GEAR_NAMES),
                Field(f"{who} energy", 3, 0, chart.discs, "energy discs", COLOUR_NAMES),
                Field(f"{who} goods", GOODS, 0, MOST_GOODS, "goods aboard", GOOD_NAMES),
                Field(f"{who} score", 1, 0, MOST_SCORE, "points"),
                Field(f"{who} cubes", 1, -1, chart.cubes, "cubes left"),
                Field(f"{who} bid", 1, 0, 2 * MOST_BID, "points paid for its place"),
                Field(f"{who} bids", 2, SILENT, MOST_BID, "present bids: -1 secret, -2 none yet, -3 none asked"),
                Field(f"{who} place", 1, -1, seats - 1, "its place in the order of play"),
            ]
        return shared

    def observe(self, sight: Sight) -> list[int]:
        state = cast(Dealer, sight.state)
        me, seats = sight.seat or 0, int(state.seats)

        def relative(seat: int) -> int:
            return NOBODY if seat == NOBODY else (seat - me) % seats

        mover = state.mover()
        numbers = [int(state.phase == phase) for phase in range(len(PHASES))]
        numbers += [len(state.track), 0 if mover == NOBODY else relative(mover)]
        numbers += [*state.mines, *state.sites, *state.built, *state.plants]
        numbers += [relative(seat) for seat in state.claims]
        numbers += [NOBODY if gate == NOBODY else 2 * relative(gate // 2) + gate % 2 for gate in state.gates]
        numbers += [relative(seat) for seat in state.roads]
        numbers += [*state.tiles] + [NOBODY] * (len(self.chart.consumers) - len(state.tiles))
        numbers += [*state.supply, *state.virtual, *state.stock, *state.paid]
        numbers += [state.free, state.offers, relative(state.partner), *state.bundle, state.entrance]
        order = list(state.order)
        for n in range(seats):
            seat = (me + n) % seats
            ship = state.ships[seat]
            bids = [state.bids[seat], state.bids[seats + seat]] if len(state.bids) else [SILENT, SILENT]
            numbers += [ship.at, *ship.gear, *ship.discs, *ship.goods, ship.score, ship.cubes, ship.bid, *bids]
            numbers.append(order.index(seat) if seat in order else NOWHERE)
        return [int(number) for number in numbers]
