"""What must hold of a galaxy file, each problem told with its line."""

from __future__ import annotations

import re

from coincoin.games.duck_dealer.galaxy.data import Galaxy
from coincoin.games.duck_dealer.moves import GEAR_NAMES, GOOD_NAMES, MADE_GOODS, RAW_GOODS

MOST_PLANETS = 40


def located(text: str, problem: str) -> str:
    """A msgspec message such as "Expected `int`, got `str` - at `$.box.turns`" with its line."""
    said, _, where = problem.partition(" - at `$")
    keys = where.rstrip("`").removeprefix(".").split(".")
    section, key = (keys[0], keys[1] if len(keys) > 1 else "") if keys[0] else ("", "")
    return f"line {line_of(text, section, key)}: {'.'.join(keys) or 'the file'}: {said}"


def line_of(text: str, section: str, key: str) -> int:
    """The line of an entry, or of its section, or the first one."""
    inside, found = "", 1
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[\s*([\w-]+)\s*\]", line):
            inside = header[1]
            if inside == section:
                found = number
        elif re.match(rf'\s*"?{re.escape(key if inside else section)}"?\s*=', line) and inside in ("", section):
            return number
    return found


class Checker:
    """What must hold of a galaxy that can be read."""

    def __init__(self, galaxy: Galaxy, text: str) -> None:
        self.galaxy = galaxy
        self.text = text
        self.found: list[tuple[int, str]] = []

    def say(self, section: str, key: str, problem: str) -> None:
        self.found.append((line_of(self.text, section, key), problem))

    def problems(self) -> list[str]:
        self.map()
        self.figures()
        self.goods()
        self.tiles()
        return [f"line {line}: {problem}" for line, problem in sorted(self.found)]

    def map(self) -> None:
        galaxy = self.galaxy
        if not re.fullmatch(r"[a-z][a-z0-9]*", galaxy.name):
            self.say("name", "", f"name is {galaxy.name!r}: use one word of small letters and digits")
        if not 10 <= len(galaxy.planets) <= MOST_PLANETS:
            self.say("planets", "", f"there are {len(galaxy.planets)} planets; 10 to {MOST_PLANETS} can be played")
        for name, planet in galaxy.planets.items():
            if not re.fullmatch(r"[A-Za-z][A-Za-z0-9]*", name):
                self.say("planets", name, f"planet {name!r}: use one word of letters A to Z and digits")
            if planet.slots not in (2, 3):
                self.say("planets", name, f"{name} has {planet.slots} slots; a planet has 2 or 3")
            if not (0 <= planet.x <= 100 and 0 <= planet.y <= 100):
                self.say("planets", name, f"{name} is off the picture: x and y go from 0 to 100")
        starts = sum(planet.slots == 2 for planet in galaxy.planets.values())
        if starts != 5:
            self.say("planets", "", f"there are {starts} start planets (slots = 2); there must be five")
        self.routes()

    def routes(self) -> None:
        galaxy = self.galaxy
        links: dict[str, set[str]] = {name: set() for name in galaxy.planets}
        seen: set[frozenset[str]] = set()
        for key in galaxy.routes:
            ends = key.split("-")
            unknown = [end for end in ends if end not in galaxy.planets]
            if len(ends) != 2 or unknown or ends[0] == ends[1]:
                self.say("routes", key, f"route {key!r} must name two different planets, as in Aix-Anas")
                continue
            if frozenset(ends) in seen:
                self.say("routes", key, f"route {key!r}: these planets are joined already")
            seen.add(frozenset(ends))
            if not 1 <= galaxy.route(key).points <= 20:
                self.say("routes", key, f"route {key!r} has {galaxy.route(key).points} points; it needs 1 to 20")
            links[ends[0]].add(ends[1])
            links[ends[1]].add(ends[0])
        first = next(iter(links), "")
        reached, edge = {first}, [first]
        while edge:
            new = links.get(edge.pop(), set()) - reached
            reached |= new
            edge += new
        lost = [name for name in links if name not in reached]
        for name in lost:
            self.say("planets", name, f"{name} cannot be reached from {first}: no routes lead there")

    def figures(self) -> None:
        box, ship = self.galaxy.box, self.galaxy.ship
        limits = {"turns": (1, 99), "discs": (20, 40), "keep": (0, 40), "claim": (1, 9)}
        for key, (low, high) in limits.items():
            value = getattr(box, key)
            if not low <= value <= high:
                self.say("box", key, f"{key} is {value}; it goes from {low} to {high}")
        if not 0 <= box.roads[0] <= box.roads[1]:
            self.say("box", "roads", "roads must be two turns, the earlier one first")
        if box.cubes < box.turns + 2:
            self.say("box", "cubes", f"cubes must be at least {box.turns + 2}: one a turn, one for the score, one more")
        if min(ship.steps) < 1 or max(ship.steps) > 40:
            self.say("ship", "steps", "steps go from 1 to 40")
        if min(ship.slots) < 0 or sum(ship.slots) > 9 or ship.slots[0] < ship.start:
            self.say("ship", "slots", "slots: at most nine in all, and room for the start equipment in the first class")
        for key, low in (("start", 1), ("hold", 1), ("pocket", 0)):
            if not low <= getattr(ship, key) <= 9:
                self.say("ship", key, f"{key} goes from {low} to 9")

    def goods(self) -> None:
        galaxy = self.galaxy
        for section, table, wanted in (
            ("goods", galaxy.goods, MADE_GOODS),
            ("factories", galaxy.factories, MADE_GOODS),
            ("consumers", galaxy.consumers, MADE_GOODS),
            ("yards", galaxy.yards, GEAR_NAMES),
        ):
            for name in set(table) - set(wanted):
                self.say(section, name, f"{name!r} is unknown; [{section}] lists {', '.join(wanted)}")
            for name in set(wanted) - set(table):
                self.say(section, "", f"[{section}] lacks {name}")
        for name, good in galaxy.goods.items():
            for each in (*good.inputs, *(good.other or ())):
                if each not in GOOD_NAMES:
                    self.say("goods", name, f"{name} is made from {each!r}, which is no good")
            if not 0 <= good.points <= 100:
                self.say("goods", name, f"{name} pays {good.points}; 0 to 100 points are possible")
        self.every_good_can_be_made()

    def every_good_can_be_made(self) -> None:
        galaxy = self.galaxy
        mines = galaxy.mines.start.keys() | galaxy.mines.other.keys()
        makable = {good for good in RAW_GOODS if good in mines}
        for good in set(RAW_GOODS) - makable:
            self.say("mines", "", f"no mine yields {good}")
        while True:
            new = {
                name
                for name, good in galaxy.goods.items()
                if name not in makable
                and set(good.inputs) <= makable
                and name in galaxy.factories
                and galaxy.factories[name].number > 0
            }
            if not new:
                break
            makable |= new
        for name in galaxy.goods.keys() - makable:
            self.say("goods", name, f"{name} cannot be made: an input or its factory is missing")

    def tiles(self) -> None:
        galaxy = self.galaxy
        others = sum(planet.slots == 3 for planet in galaxy.planets.values())
        for key, mines, places in (("start", galaxy.mines.start, 5), ("other", galaxy.mines.other, others)):
            for name in mines.keys() - set(RAW_GOODS):
                self.say("mines", key, f"mines.{key}: {name!r} is no raw good")
            if min(mines.values(), default=0) < 0 or sum(mines.values()) != places:
                self.say("mines", key, f"mines.{key} has {sum(mines.values())} mines for {places} planets")
        tiles = sum(tile.number for tile in galaxy.consumers.values())
        if tiles != others + 1 or min((tile.number for tile in galaxy.consumers.values()), default=0) < 0:
            self.say("consumers", "", f"there are {tiles} consumer tiles; three-slot planets + 1 make {others + 1}")
        yards = sum(yard.number for yard in galaxy.yards.values())
        if yards != 5 or min((yard.number for yard in galaxy.yards.values()), default=0) < 0:
            self.say("yards", "", f"there are {yards} shipyards for five start planets")
        for name, yard in galaxy.yards.items():
            for each in (*yard.price, yard.printed):
                if each not in GOOD_NAMES:
                    self.say("yards", name, f"the {name} yard wants {each!r}, which is no good")
        for name, consumer in galaxy.consumers.items():
            if not 1 <= consumer.needs <= 9:
                self.say("consumers", name, f"a consumer needs 1 to 9 of its good, not {consumer.needs}")
        paying = [("factories", name, each.points) for name, each in galaxy.factories.items()]
        paying += [("consumers", name, each.points) for name, each in galaxy.consumers.items()]
        paying += [("yards", name, each.points) for name, each in galaxy.yards.items()]
        for section, name, points in paying:
            if not 0 <= points <= 100:
                self.say(section, name, f"{name} pays {points}; 0 to 100 points are possible")
