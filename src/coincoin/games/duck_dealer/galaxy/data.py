"""What a galaxy file says, as it says it. `data.toml` shows every entry with its meaning."""

from __future__ import annotations

import json
from hashlib import sha256

import msgspec

ANY = "any"  # other good: R on the tiles


class Box(msgspec.Struct, forbid_unknown_fields=True):
    turns: int
    roads: tuple[int, int]
    discs: int
    keep: int
    cubes: int
    claim: int


class ShipBoard(msgspec.Struct, forbid_unknown_fields=True):
    slots: tuple[int, int, int]
    steps: tuple[int, int, int]
    start: int
    hold: int
    pocket: int


class Planet(msgspec.Struct, forbid_unknown_fields=True):
    x: float
    y: float
    slots: int

    def covers(self, x: float, y: float) -> bool:
        """Do the planet, its name or its tiles lie there?"""
        across, down = abs(x - self.x), y - self.y
        return -6.4 < down < 9.2 and across < (5.4 if down < 1 else 2.6 * self.slots + 0.3)


class Route(msgspec.Struct, forbid_unknown_fields=True):
    points: int
    bend: float = 0.0


class Mines(msgspec.Struct, forbid_unknown_fields=True):
    start: dict[str, int]
    other: dict[str, int]


class Good(msgspec.Struct, forbid_unknown_fields=True, rename={"inputs": "from", "other": "or"}):
    points: int
    inputs: tuple[str, str]
    other: tuple[str, str] | None = None


class Factory(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    points: int
    build: list[str] | None = None  # the goods it works with, if it does not say


class Consumer(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    build: list[str]
    points: int


class Yard(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    price: list[str]
    build: list[str]
    points: int


class Galaxy(msgspec.Struct, forbid_unknown_fields=True):
    """What a galaxy file says, as it says it."""

    name: str
    box: Box
    ship: ShipBoard
    planets: dict[str, Planet]
    routes: dict[str, int | Route]
    mines: Mines
    goods: dict[str, Good]
    factories: dict[str, Factory]
    consumers: dict[str, Consumer]
    yards: dict[str, Yard]

    @property
    def hash(self) -> str:
        return sha256(json.dumps(msgspec.to_builtins(self), sort_keys=True).encode()).hexdigest()[:8]

    def route(self, key: str) -> Route:
        found = self.routes[key]
        return Route(found) if isinstance(found, int) else found

    def places(self) -> list[str]:
        """The name of each planet, then of each point: the second from Aix to Anas is Aix-Anas-2."""
        return list(self.planets) + [f"{key}-{n + 1}" for key in self.routes for n in range(self.route(key).points)]

    def spots(self) -> list[tuple[float, float]]:
        """Where each place is drawn, 0 to 100. Points keep clear of the planets at both ends and their tiles."""
        found = [(planet.x, planet.y) for planet in self.planets.values()]
        for key in self.routes:
            ends, route = key.split("-"), self.route(key)
            a, b = (self.planets[end] for end in ends)
            length = max(0.1, ((b.x - a.x) ** 2 + (b.y - a.y) ** 2) ** 0.5)
            cx = (a.x + b.x) / 2 + route.bend * (b.y - a.y) / length
            cy = (a.y + b.y) / 2 - route.bend * (b.x - a.x) / length
            way = []
            for t in (step / 200 for step in range(1, 200)):
                x = (1 - t) ** 2 * a.x + 2 * t * (1 - t) * cx + t * t * b.x
                y = (1 - t) ** 2 * a.y + 2 * t * (1 - t) * cy + t * t * b.y
                way.append((round(x, 1), round(y, 1)))
            free = [spot for spot in way if not a.covers(*spot) and not b.covers(*spot)] or way
            found += [free[int(len(free) * (n + 0.25) / (route.points - 0.5))] for n in range(route.points)]
        return found


def spelled(place: str) -> dict[str, str]:
    """What sentences say of a place.

    >>> spelled("Aix-Anas-2"), spelled("Aix")
    ({'near': 'Aix', 'far': 'Anas', 'nth': '2'}, {'near': 'Aix', 'far': '', 'nth': 'no'})
    """
    near, far, nth = (*place.split("-"), "", "no")[:3]
    return {"near": near, "far": far, "nth": nth}
