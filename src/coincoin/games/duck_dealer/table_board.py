"""The map of Duck Dealer: planets with their tiles, points with their roads, ships and gates."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from coincoin.games.duck_dealer.galaxy_data import GEAR_NAMES, MADE_GOODS, RAW_GOODS, TILE_NAMES, Galaxy
from coincoin.games.duck_dealer.rules import Dealer
from coincoin.games.duck_dealer.rules_chart import TILES
from coincoin.games.duck_dealer.rules_table import NOWHERE, PLANT, SITE
from coincoin.kernel.scene import Area, Line, Piece
from coincoin.kernel.state import NOBODY, Sight
from coincoin.kernel.words import Words

PLANET_FACES = ("p-bands", "p-crater", "p-land", "p-swirl", "p-ring")
TILE_GAP = 5.2  # between the tiles below a planet
TILE_DROP = 5.0


class Board:
    """Draws one galaxy; places and lines never change."""

    def __init__(self, galaxy: Galaxy) -> None:
        self.planets = list(galaxy.planets)
        self.places = galaxy.places()
        self.spots = galaxy.spots()
        where = dict(zip(self.places, self.spots, strict=True))
        self.lines: list[Line] = []
        for key in galaxy.routes:
            a, b = key.split("-")
            chain = [where[a], *(where[f"{key}-{n + 1}"] for n in range(galaxy.route(key).points)), where[b]]
            self.lines += [Line(*one, *two) for one, two in pairwise(chain)]

    def area(self, state: Dealer, sight: Sight, words: Words) -> Area:
        pieces = [self.point(state, point, words) for point in range(state.chart.points)]
        for planet in range(len(self.planets)):
            pieces += self.tiles(state, planet, words)
        moves = set(sight.moves())
        pieces += [self.planet(state, sight, planet, moves, words) for planet in range(len(self.planets))]
        pieces += self.gates(state, words)
        pieces += self.ships(state, words)
        return Area("galaxy", "board", words("area-galaxy"), pieces=pieces, backdrop="galaxy", lines=self.lines)

    def point(self, state: Dealer, point: int, words: Words) -> Piece:
        name, (x, y) = self.places[len(self.planets) + point], self.spots[len(self.planets) + point]
        seat = int(state.roads[point])
        if seat == NOBODY:
            return Piece(f"point-{name}", "point", name, text="·", x=x, y=y)
        label = words("road-of", point=name, seat=words.seat(seat))
        return Piece(f"point-{name}", "road", label, text=words.seat(seat)[:1].lower(), seat=seat, x=x, y=y)

    def planet(self, state: Dealer, sight: Sight, planet: int, moves: set[int], words: Words) -> Piece:
        """A planet says its price in red discs to whoever may fly there."""
        name, (x, y) = self.planets[planet], self.spots[planet]
        face = PLANET_FACES[planet % len(PLANET_FACES)]
        piece = Piece(f"planet-{name}", face, name, text=name, x=x, y=y)
        if sight.seat is not None and state.chart.fly() + planet in moves:
            discs = int(state.discs_to(sight.seat, planet))
            piece.badge = str(discs)
            piece.label = words("planet-away", planet=name, discs=discs)
        return piece

    def tiles(self, state: Dealer, planet: int, words: Words) -> list[Piece]:
        name, (x, y) = self.planets[planet], self.spots[planet]
        start = bool(state.chart.start[planet])
        pieces = []
        for tile in range(2 if start else TILES):
            face, what, text = self.tile(state, planet, tile, words)
            piece = Piece(f"tile-{name}-{TILE_NAMES[tile]}", face, words("tile-on", what=what, planet=name), text=text)
            piece.x = round(x + (tile - (0.5 if start else 1)) * TILE_GAP, 1)
            piece.y = round(y + TILE_DROP, 1)
            owner = int(state.claims[planet * TILES + tile])
            if owner != NOBODY:
                piece.seat = owner
                piece.label = words("tile-claimed", what=piece.label, seat=words.seat(owner))
            pieces.append(piece)
        return pieces

    def tile(self, state: Dealer, planet: int, tile: int, words: Words) -> tuple[str, str, str]:
        """Its drawing, its words, and its letters: capitals for what can be used."""
        if tile == SITE:
            return self.site(state, planet, words)
        if tile == PLANT:
            plant = int(state.plants[planet])
            if plant == NOBODY:
                return "slot", words("tile-no-factory"), "-"
            good = MADE_GOODS[plant]
            return f"factory-{good}", words("tile-factory", good=good), good[:2].upper()
        good = RAW_GOODS[state.mines[planet]]
        return f"mine-{good}", words("tile-mine", good=good), good[:2].upper()

    def site(self, state: Dealer, planet: int, words: Words) -> tuple[str, str, str]:
        if state.unvisited(planet):
            return "unknown", words("tile-unknown"), "?"
        built = bool(state.built[planet])
        side = "built" if built else "open"
        site = int(state.sites[planet])
        if state.chart.start[planet]:
            gear = GEAR_NAMES[site]
            return f"{side}-{gear}", words(f"tile-yard-{side}", gear=gear), gear[:2].upper() if built else gear[:2]
        good = MADE_GOODS[site]
        return f"{side}-{good}", words(f"tile-consumer-{side}", good=good), good[:2].upper() if built else good[:2]

    def gates(self, state: Dealer, words: Words) -> list[Piece]:
        pieces = []
        for planet, gate in enumerate(state.gates):
            if gate != NOBODY:
                side, seat = ("entrance", "exit")[gate % 2], int(gate // 2)
                label = words(f"gate-{side}", planet=self.planets[planet], seat=words.seat(seat))
                piece = Piece(f"gate-{side}-{seat}", f"gate-{side}", label, text=side[:2], seat=seat)
                x, y = self.spots[planet]
                piece.x, piece.y = round(x - 6, 1), round(y - 4, 1)
                pieces.append(piece)
        return pieces

    def ships(self, state: Dealer, words: Words) -> list[Piece]:
        """Side by side where several stand together."""
        pieces = []
        crowd: Counter[int] = Counter()
        for seat, ship in enumerate(state.ships):
            if ship.at != NOWHERE:
                x, y = self.spots[ship.at]
                label = words("ship-at", seat=words.seat(seat), place=self.places[ship.at])
                piece = Piece(f"ship-{seat}", "ship", label, text=words.seat(seat)[:1], seat=seat)
                piece.x, piece.y = round(x + 4 * crowd[ship.at] + 2, 1), round(y - 5, 1)
                crowd[ship.at] += 1
                pieces.append(piece)
        return pieces
