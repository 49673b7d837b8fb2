"""The moves of Duck Dealer by what they are for, and why there are none for this or that."""

from __future__ import annotations

from coincoin.games.duck_dealer.looks.board import Board
from coincoin.games.duck_dealer.looks.dock import inputs, spelled_price
from coincoin.games.duck_dealer.moves import COLOUR_NAMES, GOOD_NAMES, MADE_GOODS
from coincoin.games.duck_dealer.rules.board import ACTING, UNEXPLORED
from coincoin.games.duck_dealer.rules.codes import (
    BLUE,
    BUILD,
    BUY,
    CLAIM,
    DELIVER,
    DISCARD,
    GIVE,
    JUMP,
    MAKE,
    MINE,
    OFFER,
    RED,
    YELLOW,
)
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.scene import Group, drawn
from coincoin.kernel.state import NOBODY
from coincoin.kernel.words import Tongue, Words

# What earns points first, then what leads there.
FACES = {
    "sell": "i-trophy",
    "build": "en-build",
    "make": "en-trade",
    "mine": "mine-paint",
    "fly": "en-move",
    "roads": "road",
    "gates": "gate",
    "gear": "hold",
    "privileges": "privilege",
    "trade": "ship",
    "lift": "i-undo",
    "bin": "i-cross",
}


def groups(state: Dealer, seat: int | None, moves: list[int], board: Board, words: Words) -> list[Group]:
    """Those of an action turn; at any other time they stand there without a word."""
    if seat is None:
        return []
    if state.phase != ACTING or not moves:
        return idle(words.tongue)
    sorted_moves: dict[str, list[int]] = {id: [] for id in FACES}
    for move in moves:
        if id := group_of(state, move):
            sorted_moves[id].append(move)
    fly, at = int(state.chart.first_fly), int(state.ships[seat].at)
    planets = [move for move in sorted_moves["fly"] if move < fly + state.chart.planets]
    stops = sorted_moves["fly"][len(planets) :]
    cheapest = sorted([(int(state.discs_to(seat, move - fly)), move) for move in planets])
    sorted_moves["fly"] = [move for _, move in cheapest] + stops
    first, roads = int(state.chart.first_road - state.chart.planets), set(sorted_moves["roads"])
    sorted_moves["roads"] = [first + place for place in board.near(at) if first + place in roads] if roads else []
    return [
        group(
            id, tuple(found), note(state, seat, id, words) if found else missing(state, seat, id, words), words.tongue
        )
        for id, found in sorted_moves.items()
        if found or id != "lift"
    ]


@drawn
def idle(say: Tongue) -> list[Group]:
    return [group(id, (), "", say) for id in FACES if id != "lift"]


@drawn
def group(id: str, moves: tuple[int, ...], note: str, say: Tongue) -> Group:
    return Group(id, say(f"group-{id}"), FACES[id], moves, note)


def group_of(state: Dealer, move: int) -> str:
    """Nothing for the end of a turn, which is a button."""
    chart = state.chart
    if move >= chart.first_road:
        return "roads" if move < chart.first_lift else "lift"
    if move >= chart.first_fly:
        return "fly"
    if move >= JUMP:
        return "gates"
    if move >= OFFER:
        return "trade" if move < GIVE else ""
    if move >= DISCARD:
        return "bin"
    if move >= BUY:
        return "gear"
    if move >= CLAIM:
        return "privileges"
    if move >= BUILD:
        return "build"
    return {MINE: "mine", MAKE: "make", DELIVER: "sell"}.get(move, "")


# ---- what it costs ----


def note(state: Dealer, seat: int, id: str, words: Words) -> str:
    if id == "roads" and state.free:
        return words("roads-free", count=int(state.free))
    if id == "mine":
        return words("good-name", good=GOOD_NAMES[state.mines[state.ships[seat].at]])
    if id in ("make", "sell"):
        planet = int(state.ships[seat].at)
        kind = int((state.plants if id == "make" else state.sites)[planet])
        return words("good-name", good=MADE_GOODS[kind])
    if id in PRICES:
        colour, count = PRICES[id]
        return words("group-price", count=count or int(state.chart.claim), colour=COLOUR_NAMES[colour])
    return ""


# The discs that a move costs at least; a privilege costs what the galaxy says.
PRICES = {"fly": (RED, 1), "roads": (YELLOW, 1), "build": (YELLOW, 1), "gear": (BLUE, 1), "privileges": (YELLOW, 0)}
USES = {**PRICES, "mine": (BLUE, 1), "make": (BLUE, 1), "sell": (BLUE, 1)}


# ---- why there is none ----


def missing(state: Dealer, seat: int, id: str, words: Words) -> str:
    """The first thing in the way, in a few words."""
    ship = state.ships[seat]
    if ship.cubes < 0:
        return words("none-cubes")
    if state.overloaded(seat) and id in ("fly", "gates"):
        return words("why-dealer-63")
    if id == "roads" and ship.cubes == 0:
        return words("none-cubes")
    if id == "gates":
        return words("none-gates" if state.has_gates(seat) else "none-places")
    if id == "trade":
        return words("none-trading" if not state.trading else "none-offers" if not state.offers else "none-partner")
    if id == "bin":
        return words("none-cargo")
    if id not in ("fly", "roads"):
        if not state.on_planet(seat):
            return words("none-planet")
        if found := missing_here(state, seat, id, words):
            return found
    colour, count = USES[id]
    need, have = count or int(state.chart.claim), int(state.energy(seat, colour))
    return words("none-discs" if have < need else "none-left", count=need, have=have, colour=COLOUR_NAMES[colour])


def missing_here(state: Dealer, seat: int, id: str, words: Words) -> str:
    """What the planet or the ship lacks; nothing if it is discs."""
    ship, chart = state.ships[seat], state.chart
    planet = int(ship.at)
    site, built, plant = int(state.sites[planet]), bool(state.built[planet]), int(state.plants[planet])
    if id == "make":
        if plant == NOBODY:
            return words("none-factory")
        if not ship.has_pair(state.inputs, plant):
            return words(
                "none-goods", price=" + ".join([words("good-name", good=good) for good in inputs(state, plant)])
            )
    if id == "sell":
        if chart.start[planet] or site == UNEXPLORED or not built:
            return words("none-buyer")
        if not ship.goods[len(GOOD_NAMES) - len(MADE_GOODS) + site]:
            return words("none-goods", price=words("good-name", good=MADE_GOODS[site]))
    if id == "gear":
        if not chart.start[planet] or not built:
            return words("none-yard")
        if not ship.has(chart.prices, site):
            return words("none-goods", price=spelled_price(chart.prices, site, False, words))
    if id == "build" and not built and site != UNEXPLORED:
        costs, others = (
            (chart.yard_costs, chart.yard_others)
            if chart.start[planet]
            else (chart.consumer_costs, chart.consumer_others)
        )
        if not ship.has(costs, site):
            return words("none-goods", price=spelled_price(costs, site, bool(others[site]), words))
    elif id == "build":
        return words("none-site")
    return ""
