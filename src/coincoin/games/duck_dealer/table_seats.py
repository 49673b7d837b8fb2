"""What lies before each seat of Duck Dealer, and the tracks, the auction and the supply."""

from __future__ import annotations

from coincoin.games.duck_dealer.galaxy_data import COLOUR_NAMES, GEAR_NAMES, GOOD_NAMES
from coincoin.games.duck_dealer.rules import Dealer
from coincoin.games.duck_dealer.rules_chart import MOST_BID, YELLOW
from coincoin.games.duck_dealer.rules_table import ACTING, NO_BID
from coincoin.kernel.cards import BLANK
from coincoin.kernel.scene import Area, Piece
from coincoin.kernel.state import NOBODY, Sight
from coincoin.kernel.words import Words

ENERGY_FACES = ("en-move", "en-build", "en-trade")
GEAR_FACES = (*ENERGY_FACES, "hold")
TOOLS = ("road", "stop", "gate", "claim", "lift", "bin")
TOOL_FACES = {"road": "cube", "stop": "ship", "gate": "gate", "claim": "privilege", "lift": "i-undo", "bin": "i-cross"}


def seat_areas(state: Dealer, seat: int, sight: Sight, words: Words) -> list[Area]:
    """Energy, equipment and cargo; on one's own action turn also the tools."""
    ship = state.ships[seat]
    energy = [
        Piece(
            f"energy-{seat}-{name}",
            ENERGY_FACES[colour],
            words("discs", count=int(ship.discs[colour]), colour=name),
            text=f"{words('colour-name', colour=name)} {ship.discs[colour]}",
            dim=ship.discs[colour] == 0,
        )
        for colour, name in enumerate(COLOUR_NAMES)
    ]
    room, load = int(state.room(seat)), int(ship.load)
    cargo = [
        Piece(
            f"cargo-{seat}-{name}",
            f"g-{name}",
            words("counted", count=int(ship.goods[good]), good=name),
            text=words("good-name", good=name),
            count=int(ship.goods[good]),
        )
        for good, name in enumerate(GOOD_NAMES)
        if ship.goods[good]
    ]
    areas = [
        Area(f"energy-{seat}", "row", words("area-energy"), seat, energy),
        Area(f"gear-{seat}", "row", words("area-gear"), seat, gear(state, seat, words)),
        Area(f"cargo-{seat}", "row", words("area-cargo"), seat, cargo, words("cargo-note", load=load, room=room)),
    ]
    if seat == sight.seat and state.phase == ACTING and seat == state.mover():
        areas.append(Area(f"tools-{seat}", "panel", words("area-tools"), seat, tools(state, seat, words)))
    return areas


def gear(state: Dealer, seat: int, words: Words) -> list[Piece]:
    """One piece for each kind of equipment, and one for the free slots."""
    ship = state.ships[seat]
    pieces = [
        Piece(
            f"gear-{seat}-{name}",
            GEAR_FACES[kind],
            words("gear-counted", count=int(ship.gear[kind]), gear=name),
            text=words("gear-name", gear=name),
            count=int(ship.gear[kind]),
        )
        for kind, name in enumerate(GEAR_NAMES)
        if ship.gear[kind]
    ]
    free = int(state.chart.all_slots - ship.filled)
    if free:
        pieces.append(Piece(f"slot-{seat}", "slot", words("slots-free", count=free), text=words("slot"), count=free))
    return pieces


def tools(state: Dealer, seat: int, words: Words) -> list[Piece]:
    """What a move begins with when a place alone does not say it."""
    prices = {
        "road": words("price-free") if state.free else words("price-yellow", count=1),
        "claim": words("price-yellow", count=int(state.chart.claim)),
        "stop": words("price-red", count=1),
    }
    pieces = []
    for tool in TOOLS:
        label = words(f"tool-{tool}")
        if tool in prices:
            label = words("with-price", what=label, price=prices[tool])
        pieces.append(Piece(f"tool-{tool}", TOOL_FACES[tool], label, text=label, seat=seat))
    cubes = int(state.ships[seat].cubes)
    pieces[0].count = max(1, cubes)
    pieces[0].dim = cubes <= 0 or (not state.free and state.energy(seat, YELLOW) == 0)
    pieces[4].dim = not state.may_lift(seat)
    return pieces


def track(state: Dealer, words: Words) -> Area:
    """The turn track, with a cube of whoever took each action turn."""
    pieces = []
    for place in range(state.chart.turns):
        number = str(place + 1)
        if place < len(state.track):
            seat = int(state.track[place])
            label = words("turn-taken", turn=place + 1, seat=words.seat(seat))
            pieces.append(Piece(f"turn-{number}", "cube", label, text=number, seat=seat))
        else:
            roads = int(state.chart.free_roads(place + 1))
            label = words("turn-open", turn=place + 1, roads=roads)
            pieces.append(Piece(f"turn-{number}", "place", label, text=number, dim=True))
    return Area("track", "track", words("area-track"), pieces=pieces)


def supply(state: Dealer, words: Words) -> Area:
    pieces = [
        Piece(
            f"supply-{name}",
            ENERGY_FACES[colour],
            words("supply-discs", count=int(state.supply[colour]), colour=name),
            text=f"{words('colour-name', colour=name)} {state.supply[colour]}",
        )
        for colour, name in enumerate(COLOUR_NAMES)
    ]
    return Area("supply", "row", words("area-supply"), pieces=pieces)


def box(state: Dealer, words: Words) -> Area:
    """The equipment to begin with."""
    pieces = [
        Piece(f"box-{name}", GEAR_FACES[kind], words("gear-name", gear=name), text=words("gear-name", gear=name))
        for kind, name in enumerate(GEAR_NAMES)
    ]
    return Area("box", "row", words("area-box"), pieces=pieces)


def bids(state: Dealer, sight: Sight, words: Words) -> Area:
    """The numbers one can bid, and who has bid already."""
    pieces = []
    for seat in range(state.seats):
        name = words.seat(seat)
        now = state.bids_now(seat)
        now_bid = int(state.bids[state.seats + seat if state.second_bids() else seat])
        key = "bid-none" if now else "bid-secret" if now_bid in (BLANK, NO_BID) else "bid-made"
        text = "..." if now else "?" if now_bid < 0 else str(now_bid)
        label = words(key, seat=name, points=now_bid)
        pieces.append(Piece(f"bidder-{seat}", "note", label, text=text, seat=seat, dim=now))
    if sight.seat is not None and state.bids_now(sight.seat):
        pieces += [
            Piece(f"bid-{points}", "note", words("bid-number", points=points), text=str(points))
            for points in range(MOST_BID + 1)
        ]
    return Area("bids", "panel", words("area-bids"), pieces=pieces)


def places(state: Dealer, words: Words) -> Area:
    """The places in the order of play."""
    pieces = []
    for place, seat in enumerate(state.order):
        if seat == NOBODY:
            pieces.append(
                Piece(f"place-{place + 1}", "place", words("place-free", place=place + 1), text=str(place + 1))
            )
        else:
            label = words("place-taken", place=place + 1, seat=words.seat(int(seat)))
            pieces.append(Piece(f"place-{place + 1}", "seat", label, text=str(place + 1), seat=int(seat)))
    return Area("places", "row", words("area-places"), pieces=pieces)
