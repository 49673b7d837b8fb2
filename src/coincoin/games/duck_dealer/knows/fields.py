"""What each number of an observation of Duck Dealer means; `observer.py` writes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coincoin.games.duck_dealer.galaxy.data import Galaxy
from coincoin.games.duck_dealer.moves import (
    COLOUR_NAMES,
    GEAR_NAMES,
    GOOD_NAMES,
    MADE_GOODS,
    MOST_BID,
    RAW_GOODS,
    TILE_NAMES,
)
from coincoin.games.duck_dealer.rules.board import OFFERS, SILENT
from coincoin.games.duck_dealer.rules.chart import Chart
from coincoin.games.duck_dealer.rules.codes import GOODS, TILES
from coincoin.kernel.game import OptionValue
from coincoin.kernel.observation import Field

PHASES = (
    *("bidding", "placing", "equipping", "starting", "turn", "acting"),
    *("exploring", "gating", "offering", "answering", "keeping", "shedding"),
)
MOST_GOODS = 999
MOST_SCORE = 9999


def fields_of(galaxy: Galaxy, chart: Chart) -> Callable[[int, dict[str, OptionValue]], Sequence[Field]]:
    """The fields in this galaxy."""
    places, planets = tuple(galaxy.places()), tuple(galaxy.planets)
    points = places[len(planets) :]

    def fields(seats: int, options: dict[str, OptionValue]) -> Sequence[Field]:
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
            Field("paid", TILES, 0, 1, "1 for a privilege here that is paid for", TILE_NAMES),
            Field("free", 1, 0, 3, "free roads left"),
            Field("offers", 1, 0, OFFERS, "offers left"),
            Field("surplus", 1, 0, max(chart.steps), "steps left over from the last flight"),
            Field("partner", 1, -1, seats - 1, "whom the offer is for"),
            Field("give", GOODS, 0, MOST_GOODS, "goods offered", GOOD_NAMES),
            Field("ask", GOODS, 0, MOST_GOODS, "goods asked for", GOOD_NAMES),
            Field("entrance", 1, -1, len(planets) - 1, "planet of the entrance while its exit is chosen"),
        ]
        for n in range(seats):
            who = f"seat+{n}"
            shared += [
                Field(f"{who} at", 1, -1, len(places) - 1, "its place: planets first, then points"),
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

    return fields
