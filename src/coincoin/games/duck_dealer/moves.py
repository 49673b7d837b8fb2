"""Duck Dealer: its goods, what can be done, and what is told. `make codes` numbers it all in rules/codes.py.

What can be done on the map depends on the galaxy, so those families come last, and the size of a galaxy decides their
codes.
"""

from typing import Final

from coincoin.kernel.moves import Amount, Domain, Families, Family, Great, Names, Numbers, Seats, Sized, Step

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
        Family("bid", "dealer-12", seat=SEAT),
        Family("showed_bid", "dealer-12", "dealer-14", seat=SEAT, points=BID),
        Family("tied", "dealer-13", seat=SEAT),
        Family("took_place", "dealer-12", seat=SEAT, place=PLACE),
        Family("equipped", "dealer-15", seat=SEAT, gear=GEAR),
        Family("collected", "dealer-18", seat=SEAT, colour=COLOUR),
        Family("crew", "dealer-19", seat=SEAT, colour=COLOUR, count=Amount(1, 9)),
        Family("short", "dealer-20", "dealer-21", seat=SEAT, colour=COLOUR),
        Family("action", "dealer-23", seat=SEAT),
        Family("explored", "dealer-41", seat=SEAT, good=MADE),
        Step("mined", "dealer-56", seat=SEAT, good=GOOD),
        Step("made", "dealer-61", seat=SEAT, good=MADE),
        Family("scored", "dealer-01", seat=SEAT, points=Amount(0, 100)),
        Family("delivered", "dealer-62", seat=SEAT, good=MADE),
        Family("built_consumer", "dealer-49", seat=SEAT, good=MADE),
        Family("built_yard", "dealer-50", seat=SEAT, gear=GEAR),
        Family("built_factory", "dealer-51", seat=SEAT, good=MADE),
        Family("claimed", "dealer-53", seat=SEAT, tile=TILE),
        Family("bought", "dealer-57", "dealer-58", seat=SEAT, gear=GEAR),
        Family("swapped", "dealer-57", "dealer-59", seat=SEAT, gear=GEAR, old=GEAR),
        Family("discarded", "dealer-64", seat=SEAT, good=GOOD),
        Family("gave", "dealer-65", "dealer-66", seat=SEAT, partner=SEAT, good=GOOD),
        Family("asked", "dealer-65", "dealer-66", seat=SEAT, partner=SEAT, good=GOOD),
        Family("accepted", "dealer-66", seat=SEAT),
        Family("refused", "dealer-66", seat=SEAT),
        Family("withdrew", "dealer-66", seat=SEAT),
        Family("returned", "dealer-30", seat=SEAT, colour=COLOUR),
        Family("ended", "dealer-28", seat=SEAT),
        Great("last", "dealer-24"),
        Family("started", "dealer-16", seat=SEAT, planet=planet),
        Family("gates", "dealer-46", seat=SEAT, entrance=planet, exit=planet),
        Step("jumped", "dealer-44", seat=SEAT, planet=planet),
        Step("flew", "dealer-33", "dealer-36", seat=SEAT, place=place, discs=Amount(0, MOST_FLIGHT)),
        Step("road", "dealer-25", "dealer-54", seat=SEAT, point=point),
        Family("lifted", "dealer-31", seat=SEAT, point=point),
        Family("unclaimed", "dealer-31", seat=SEAT, claim={"planet": planet, "tile": TILE}),
    )


ANY_GALAXY = (Sized("planets"), Sized("places"), Sized("points"))
MOVES, NEWS = moves_of(*ANY_GALAXY), news_of(*ANY_GALAXY)
