"""The map of Duck Dealer: planets with their tiles, points with their roads, ships and gates."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from msgspec.structs import replace

from coincoin.games.duck_dealer.galaxy.data import Galaxy, spelled
from coincoin.games.duck_dealer.moves import GEAR_NAMES, MADE_GOODS, RAW_GOODS, TILE_NAMES
from coincoin.games.duck_dealer.rules.board import NOWHERE, UNEXPLORED
from coincoin.games.duck_dealer.rules.codes import TILES
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.scene import Area, Line, Piece, drawn
from coincoin.kernel.state import NOBODY
from coincoin.kernel.words import Tongue, Words

PLANET_FACES = ("p-bands", "p-crater", "p-land", "p-swirl", "p-ring")
TILE_GAP = 5.2  # between the tiles below a planet
TILE_DROP = 5.0
NO_FLIGHT = -1  # as the price of a planet


class Board:
    """Draws one galaxy; places and lines never change."""

    def __init__(self, galaxy: Galaxy) -> None:
        self.planets = list(galaxy.planets)
        self.starts = [planet.slots == 2 for planet in galaxy.planets.values()]
        self.places = galaxy.places()
        self.spots = galaxy.spots()
        where = dict(zip(self.places, self.spots, strict=True))
        self.no_flights = (NO_FLIGHT,) * len(self.planets)
        self.lines: list[Line] = []
        for key in galaxy.routes:
            a, b = key.split("-")
            chain = [where[a], *(where[f"{key}-{n + 1}"] for n in range(galaxy.route(key).points)), where[b]]
            self.lines += [Line(*one, *two) for one, two in pairwise(chain)]

    @drawn
    def near(self, place: int) -> list[int]:
        """All places, the nearest to this one first."""
        here = self.spots[place]
        away = [(one - here[0]) ** 2 + (two - here[1]) ** 2 for one, two in self.spots]
        return sorted(range(len(away)), key=away.__getitem__)

    def area(self, state: Dealer, prices: tuple[int, ...], words: Words) -> Area:
        return self.galaxy(
            tuple(state.roads),
            tuple([tuple(each) for each in (state.mines, state.sites, state.built, state.plants, state.claims)]),
            prices,
            tuple(state.gates),
            tuple([int(ship.at) for ship in state.ships]),
            words.names,
            words.tongue,
        )

    @drawn
    def galaxy(
        self,
        roads: tuple[int, ...],
        tiles: tuple[tuple[int, ...], ...],
        prices: tuple[int, ...],
        gates: tuple[int, ...],
        ships: tuple[int, ...],
        names: tuple[str, ...],
        say: Tongue,
    ) -> Area:
        pieces = [
            *self.points(roads, names, say),
            *self.tiles(tiles, names, say),
            *self.all_planets(prices, say),
            *self.gates(gates, names, say),
            *self.ships(ships, names, say),
        ]
        return Area("galaxy", "board", say("area-galaxy"), pieces=pieces, backdrop="galaxy", lines=self.lines)

    # ---- points ----

    @drawn
    def points(self, roads: tuple[int, ...], names: tuple[str, ...], say: Tongue) -> list[Piece]:
        found = list(self.bare_points(say))
        for point, seat in enumerate(roads):
            if seat != NOBODY:
                found[point] = self.point(point, seat, names[seat], say)
        return found

    @drawn
    def bare_points(self, say: Tongue) -> list[Piece]:
        return [self.point(point, NOBODY, "", say) for point in range(len(self.places) - len(self.planets))]

    @drawn
    def point(self, point: int, seat: int, owner: str, say: Tongue) -> Piece:
        place = len(self.planets) + point
        name, (x, y) = self.places[place], self.spots[place]
        if seat == NOBODY:
            return Piece(f"point-{name}", "point", say("point-name", **spelled(name)), text="·", x=x, y=y)
        label = say("road-of", seat=owner, **spelled(name))
        return Piece(f"point-{name}", "road", label, text=owner[:1].lower(), seat=seat, x=x, y=y)

    # ---- planets ----

    def prices(self, state: Dealer, seat: int | None, moves: list[int]) -> tuple[int, ...]:
        """Red discs to each planet, for whoever may fly there."""
        if seat is None or not moves:
            return self.no_flights
        found = list(self.no_flights)
        fly = int(state.chart.first_fly)
        for move in moves:
            if fly <= move < fly + len(found):
                found[move - fly] = int(state.discs_to(seat, move - fly))
        return tuple(found)

    @drawn
    def all_planets(self, prices: tuple[int, ...], say: Tongue) -> list[Piece]:
        return [self.planet(planet, discs, say) for planet, discs in enumerate(prices)]

    @drawn
    def planet(self, planet: int, discs: int, say: Tongue) -> Piece:
        name, (x, y) = self.planets[planet], self.spots[planet]
        face = PLANET_FACES[planet % len(PLANET_FACES)]
        piece = Piece(f"planet-{name}", face, name, text=name, x=x, y=y)
        if discs == NO_FLIGHT:
            return piece
        return replace(piece, badge=str(discs), label=say("planet-away", planet=name, discs=discs))

    # ---- tiles ----

    @drawn
    def tiles(self, all_tiles: tuple[tuple[int, ...], ...], names: tuple[str, ...], say: Tongue) -> list[Piece]:
        """Mines, sites, whether they are built, factories, and who has claimed which."""
        *by_planet, claims = all_tiles
        pieces = []
        for planet, (mine, site, built, plant) in enumerate(zip(*by_planet, strict=True)):
            claimed = claims[planet * TILES : (planet + 1) * TILES]
            owners = tuple([name_of(seat, names) for seat in claimed])
            pieces += self.tiles_on(planet, mine, site, built, plant, claimed, owners, say)
        return pieces

    @drawn
    def tiles_on(
        self,
        planet: int,
        mine: int,
        site: int,
        built: int,
        plant: int,
        claims: tuple[int, ...],
        owners: tuple[str, ...],
        say: Tongue,
    ) -> list[Piece]:
        name, start, (x, y) = self.planets[planet], self.starts[planet], self.spots[planet]
        shown = [mine_tile(mine, say), site_tile(site, start, bool(built), say)]
        if not start:
            shown.append(plant_tile(plant, say))
        pieces = []
        for tile, (face, what, text) in enumerate(shown):
            label, owner = say("tile-on", what=what, planet=name), claims[tile]
            pieces.append(
                Piece(
                    f"tile-{name}-{TILE_NAMES[tile]}",
                    face,
                    label if owner == NOBODY else say("tile-claimed", what=label, seat=owners[tile]),
                    text=text,
                    seat=None if owner == NOBODY else owner,
                    x=round(x + (tile - (len(shown) - 1) / 2) * TILE_GAP, 1),
                    y=round(y + TILE_DROP, 1),
                )
            )
        return pieces

    # ---- gates and ships ----

    @drawn
    def gates(self, gates: tuple[int, ...], names: tuple[str, ...], say: Tongue) -> list[Piece]:
        pieces = []
        for planet, gate in enumerate(gates):
            if gate != NOBODY:
                side, seat, (x, y) = ("entrance", "exit")[gate % 2], gate // 2, self.spots[planet]
                label = say(f"gate-{side}", planet=self.planets[planet], seat=names[seat])
                x, y = round(x - 7.5, 1), round(y - 3, 1)
                pieces.append(Piece(f"gate-{side}-{seat}", f"gate-{side}", label, side[:2], seat, x=x, y=y))
        return pieces

    @drawn
    def ships(self, places: tuple[int, ...], names: tuple[str, ...], say: Tongue) -> list[Piece]:
        """Side by side where several stand together."""
        pieces = []
        crowd: Counter[int] = Counter()
        for seat, place in enumerate(places):
            if place != NOWHERE:
                x, y = self.spots[place]
                name = self.places[place]
                label = say("ship-at", seat=names[seat], place=name, **spelled(name))
                x, y = round(x + 4 * crowd[place] + 3, 1), round(y - 9, 1)
                at = f"planet-{name}" if place < len(self.planets) else f"point-{name}"
                pieces.append(Piece(f"ship-{seat}", "ship", label, names[seat][:1], seat, x=x, y=y, at=at))
                crowd[place] += 1
        return pieces


def name_of(seat: int, names: tuple[str, ...]) -> str:
    """Nothing for NOBODY: what belongs to nobody is drawn once for all tables."""
    return "" if seat == NOBODY else names[seat]


# ---- a tile: its drawing, its words, and its letters, capitals for what can be used ----


def mine_tile(mine: int, say: Tongue) -> tuple[str, str, str]:
    good = RAW_GOODS[mine]
    return f"mine-{good}", say("tile-mine", good=good), good[:2].upper()


def site_tile(site: int, start: bool, built: bool, say: Tongue) -> tuple[str, str, str]:
    """A shipyard on a start planet, elsewhere a consumer."""
    if site == UNEXPLORED:
        return "unknown", say("tile-unknown"), "?"
    side = "built" if built else "open"
    name = GEAR_NAMES[site] if start else MADE_GOODS[site]
    what = say(f"tile-yard-{side}", gear=name) if start else say(f"tile-consumer-{side}", good=name)
    return f"{side}-{name}", what, name[:2].upper() if built else name[:2]


def plant_tile(plant: int, say: Tongue) -> tuple[str, str, str]:
    if plant == NOBODY:
        return "slot", say("tile-no-factory"), "-"
    good = MADE_GOODS[plant]
    return f"factory-{good}", say("tile-factory", good=good), good[:2].upper()
