"""What lies before each seat of Duck Dealer, and the tracks, the auction and the supply."""

from __future__ import annotations

from coincoin.games.duck_dealer.moves import COLOUR_NAMES, GEAR_NAMES, GOOD_NAMES, MOST_BID
from coincoin.games.duck_dealer.rules.board import NO_BID, SILENT
from coincoin.games.duck_dealer.rules.chart import Chart
from coincoin.games.duck_dealer.rules.codes import YELLOW
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.cards import BLANK
from coincoin.kernel.scene import Area, Piece, drawn
from coincoin.kernel.state import NOBODY
from coincoin.kernel.words import Tongue

ENERGY_FACES = ("en-move", "en-build", "en-trade")
GEAR_FACES = (*ENERGY_FACES, "hold")
TOOLS = ("road", "stop", "gate", "claim", "lift", "bin")
TOOL_FACES = {"road": "cube", "stop": "ship", "gate": "gate", "claim": "privilege", "lift": "i-undo", "bin": "i-cross"}


def seat_areas(state: Dealer, seat: int, say: Tongue) -> list[Area]:
    """Energy, equipment and cargo."""
    ship = state.ships[seat]
    return [
        energy(seat, tuple(ship.discs), int(state.chart.keep), say),
        gear(seat, tuple(ship.gear), int(state.chart.all_slots - ship.filled), say),
        cargo(seat, tuple(ship.goods), int(ship.load), int(state.room(seat)), say),
    ]


def own_tools(state: Dealer, seat: int, say: Tongue) -> Area:
    """What an action turn is done with."""
    free = state.free > 0
    payable = free or state.energy(seat, YELLOW) > 0
    left, claim = int(state.surplus), int(state.chart.claim)
    return tools(seat, int(state.ships[seat].cubes), payable, free, left, claim, state.may_lift(seat), say)


@drawn
def energy(seat: int, discs: tuple[int, ...], keep: int, say: Tongue) -> Area:
    pieces = [
        Piece(
            f"energy-{seat}-{name}",
            ENERGY_FACES[colour],
            say("discs", count=discs[colour], colour=name),
            text=say("colour-name", colour=name),
            badge=str(discs[colour]),
            dim=discs[colour] == 0,
        )
        for colour, name in enumerate(COLOUR_NAMES)
    ]
    return Area(f"energy-{seat}", "row", say("area-energy"), seat, pieces, say("energy-keep", count=keep))


@drawn
def gear(seat: int, counts: tuple[int, ...], free: int, say: Tongue) -> Area:
    """One piece for each kind of equipment, and one for the free slots."""
    pieces = [
        Piece(
            f"gear-{seat}-{name}",
            GEAR_FACES[kind],
            say("gear-counted", count=counts[kind], gear=name),
            text=say("gear-name", gear=name),
            count=counts[kind],
        )
        for kind, name in enumerate(GEAR_NAMES)
        if counts[kind]
    ]
    if free:
        pieces.append(Piece(f"slot-{seat}", "slot", say("slots-free", count=free), text=say("slot"), count=free))
    return Area(f"gear-{seat}", "row", say("area-gear"), seat, pieces)


@drawn
def cargo(seat: int, goods: tuple[int, ...], load: int, room: int, say: Tongue) -> Area:
    pieces = [
        Piece(
            f"cargo-{seat}-{name}",
            f"g-{name}",
            say("counted", count=goods[good], good=name),
            text=say("good-name", good=name),
            count=goods[good],
        )
        for good, name in enumerate(GOOD_NAMES)
        if goods[good]
    ]
    return Area(f"cargo-{seat}", "row", say("area-cargo"), seat, pieces, say("cargo-note", load=load, room=room))


@drawn
def tools(seat: int, cubes: int, payable: bool, free: bool, left: int, claim: int, may_lift: bool, say: Tongue) -> Area:
    """What a move begins with when a place alone does not say it."""
    prices = {
        "road": say("price-free") if free else say("price-yellow", count=1),
        "claim": say("price-yellow", count=claim),
        "stop": say("steps-left", left=left) if left else say("price-red", count=1),
    }
    dim = {"road": cubes <= 0 or not payable, "lift": not may_lift}
    pieces = []
    for tool in TOOLS:
        label = say(f"tool-{tool}")
        if tool in prices:
            label = say("with-price", what=label, price=prices[tool])
        count, text = 1, label
        if tool == "road" and cubes > 0:
            count, text = cubes, say("with-cubes", what=label, count=cubes)
        pieces.append(
            Piece(f"tool-{tool}", TOOL_FACES[tool], label, text=text, seat=seat, count=count, dim=dim.get(tool, False))
        )
    return Area(f"tools-{seat}", "panel", say("area-tools"), seat, pieces)


@drawn
def track(taken: tuple[int, ...], chart: Chart, names: tuple[str, ...], say: Tongue) -> Area:
    """The turn track, with a cube of whoever took each action turn."""
    pieces = []
    for place in range(chart.turns):
        number = str(place + 1)
        if place < len(taken):
            label = say("turn-taken", turn=place + 1, seat=names[taken[place]])
            pieces.append(Piece(f"turn-{number}", "cube", label, text=number, seat=taken[place]))
        else:
            label = say("turn-open", turn=place + 1, roads=int(chart.free_roads(place + 1)))
            pieces.append(Piece(f"turn-{number}", "place", label, text=number, dim=True))
    return Area("track", "track", say("area-track"), pieces=pieces)


@drawn
def supply(discs: tuple[int, ...], say: Tongue) -> Area:
    pieces = [
        Piece(
            f"supply-{name}",
            ENERGY_FACES[colour],
            say("supply-discs", count=discs[colour], colour=name),
            text=say("colour-name", colour=name),
            badge=str(discs[colour]),
        )
        for colour, name in enumerate(COLOUR_NAMES)
    ]
    return Area("supply", "row", say("area-supply"), pieces=pieces)


@drawn
def box(say: Tongue) -> Area:
    """The equipment to begin with."""
    pieces = [
        Piece(f"box-{name}", GEAR_FACES[kind], say("box-gear", gear=name), text=say("gear-name", gear=name))
        for kind, name in enumerate(GEAR_NAMES)
    ]
    return Area("box", "panel", say("area-box"), pieces=pieces)


def bids_of(state: Dealer) -> tuple[int, ...]:
    """The present bid of each seat; NO_BID while one is asked for."""
    second = state.seats if state.second_bids() else 0
    return tuple([NO_BID if state.bids_now(n) else shown_bid(state, n, second) for n in range(state.seats)])


def shown_bid(state: Dealer, seat: int, second: int) -> int:
    """Who was not tied has bid once."""
    bid = int(state.bids[second + seat])
    return int(state.bids[seat]) if bid == SILENT else bid


@drawn
def bids(made: tuple[int, ...], seat: int | None, names: tuple[str, ...], say: Tongue) -> Area:
    """The numbers one can bid, and who has bid already."""
    pieces = []
    for bidder, bid in enumerate(made):
        asked = bid == NO_BID
        key = "bid-none" if asked else "bid-secret" if bid == BLANK else "bid-made"
        text = "..." if asked else "?" if bid < 0 else str(bid)
        label = say(key, seat=names[bidder], points=bid)
        pieces.append(Piece(f"bidder-{bidder}", "note", label, text=text, seat=bidder, dim=asked))
    if seat is not None and made[seat] == NO_BID:
        pieces += [
            Piece(f"bid-{points}", "note", say("bid-number", points=points), text=str(points))
            for points in range(MOST_BID + 1)
        ]
    return Area("bids", "panel", say("area-bids"), pieces=pieces)


@drawn
def places(order: tuple[int, ...], names: tuple[str, ...], say: Tongue) -> Area:
    """The places in the order of play."""
    pieces = []
    for n, seat in enumerate(order, 1):
        if seat == NOBODY:
            pieces.append(Piece(f"place-{n}", "place", say("place-free", place=n), text=str(n), badge=str(n)))
        else:
            label = say("place-taken", place=n, seat=names[seat])
            pieces.append(Piece(f"place-{n}", "seat", label, text=str(n), seat=seat, badge=str(n)))
    return Area("places", "row", say("area-places"), pieces=pieces)
