"""Duck Dealer: its goods, what can be done, and what is told. `make codes` numbers it all in rules/codes.py.

What can be done on the map depends on the galaxy, so those families come last, and the size of a galaxy decides their
codes.
"""

from typing import Final

from coincoin.kernel.moves import Amount, Domain, Families, Family, Names, Numbers, Seats, Sized

MOST_SEATS: Final = 5
MOST_BID: Final = 100  # as far as the score track goes
MOST_FLIGHT: Final = 60  # discs, virtual ones included

RAW_GOODS = ("duck", "beads", "solar", "paint", "phone")  # from mines
MADE_GOODS = (
    *("satellite", "accel", "stealth", "radio", "pills"),
    *("economy", "art", "science"),
    *("religion", "politics", "medicine", "military"),
)
GOOD_NAMES = RAW_GOODS + MADE_GOODS
GEAR_NAMES = ("navigator", "builder", "trader", "hold")  # a crew brings energy, in the order of the colours
COLOUR_NAMES = ("red", "yellow", "blue")  # energy: moving, building, trading
COST: Final = 4  # kinds of goods in a price, at most
TILE_NAMES = ("mine", "site", "factory")  # the slots of a planet; a site is a consumer or a shipyard

NUMBERED = {
    "GOODS": len(GOOD_NAMES),
    "RAW": len(RAW_GOODS),
    "MADE": len(MADE_GOODS),
    "GEAR": GEAR_NAMES,
    "COLOURS": COLOUR_NAMES,
    "TILES": [f"{name}_tile" for name in TILE_NAMES],
}

SEAT = Seats(MOST_SEATS)
BID = Amount(0, MOST_BID)
PLACE = Numbers(1, MOST_SEATS)
GEAR = Names(*GEAR_NAMES)
COLOUR = Names(*COLOUR_NAMES)
GOOD = Names(*GOOD_NAMES)
MADE = Names(*MADE_GOODS)
TILE = Names(*TILE_NAMES)


def moves_of(planet: Domain, place: Domain, point: Domain) -> Families:
    """With the planets, all places, and the points between planets of a galaxy."""
    return Families(
        Family("bid", points=BID),
        Family("place", place=PLACE),
        Family("equip", gear=GEAR),
        Family("collect", colour=COLOUR),
        Family("act"),
        Family("end"),
        Family("return", colour=COLOUR),
        Family("explore", good=MADE),
        Family("mine"),
        Family("make"),
        Family("deliver"),
        Family("build"),
        Family("yard", good=GOOD),
        Family("consumer", good=GOOD),
        Family("factory", good=MADE),
        Family("claim", tile=TILE),
        Family("buy"),
        Family("swap", gear=GEAR),
        Family("discard", good=GOOD),
        Family("offer", seat=SEAT),
        Family("give", good=GOOD),
        Family("ask", good=GOOD),
        Family("propose"),
        Family("withdraw"),
        Family("accept"),
        Family("refuse"),
        Family("jump"),
        Family("start", planet=planet),
        Family("entrance", planet=planet),
        Family("exit", planet=planet),
        Family("fly", place=place),
        Family("road", point=point),
        Family("lift", point=point),
        Family("unclaim", claim={"planet": planet, "tile": TILE}),
    )


def news_of(planet: Domain, place: Domain, point: Domain) -> Families:
    return Families(
        Family("bid", seat=SEAT),
        Family("showed_bid", seat=SEAT, points=BID),
        Family("tied", seat=SEAT),
        Family("took_place", seat=SEAT, place=PLACE),
        Family("equipped", seat=SEAT, gear=GEAR),
        Family("collected", seat=SEAT, colour=COLOUR),
        Family("crew", seat=SEAT, colour=COLOUR, count=Amount(1, 9)),
        Family("short", seat=SEAT, colour=COLOUR),
        Family("action", seat=SEAT),
        Family("explored", seat=SEAT, good=MADE),
        Family("mined", seat=SEAT, good=GOOD),
        Family("made", seat=SEAT, good=MADE),
        Family("scored", seat=SEAT, points=Amount(0, 100)),
        Family("delivered", seat=SEAT, good=MADE),
        Family("built_consumer", seat=SEAT, good=MADE),
        Family("built_yard", seat=SEAT, gear=GEAR),
        Family("built_factory", seat=SEAT, good=MADE),
        Family("claimed", seat=SEAT, tile=TILE),
        Family("bought", seat=SEAT, gear=GEAR),
        Family("swapped", seat=SEAT, gear=GEAR, old=GEAR),
        Family("discarded", seat=SEAT, good=GOOD),
        Family("gave", seat=SEAT, partner=SEAT, good=GOOD),
        Family("asked", seat=SEAT, partner=SEAT, good=GOOD),
        Family("accepted", seat=SEAT),
        Family("refused", seat=SEAT),
        Family("withdrew", seat=SEAT),
        Family("returned", seat=SEAT, colour=COLOUR),
        Family("ended", seat=SEAT),
        Family("last"),
        Family("started", seat=SEAT, planet=planet),
        Family("gates", seat=SEAT, entrance=planet, exit=planet),
        Family("jumped", seat=SEAT, planet=planet),
        Family("flew", seat=SEAT, place=place, discs=Amount(0, MOST_FLIGHT)),
        Family("road", seat=SEAT, point=point),
        Family("lifted", seat=SEAT, point=point),
        Family("unclaimed", seat=SEAT, claim={"planet": planet, "tile": TILE}),
    )


ANY_GALAXY = (Sized("planets"), Sized("places"), Sized("points"))
MOVES, NEWS = moves_of(*ANY_GALAXY), news_of(*ANY_GALAXY)
