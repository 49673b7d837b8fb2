"""What must hold of a galaxy that can be read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

from coincoin.games.duck_dealer.galaxy.data import ANY, Galaxy, Route
from coincoin.games.duck_dealer.galaxy.reading import Problem
from coincoin.games.duck_dealer.moves import COST, GEAR_NAMES, GOOD_NAMES, MADE_GOODS, RAW_GOODS

MOST_PLANETS = 40


class Checker:
    """Looks for problems; one mistake gives one message."""

    def __init__(self, galaxy: Galaxy) -> None:
        self.galaxy = galaxy
        self.found: list[Problem] = []

    def say(self, section: str, key: str, problem: str) -> None:
        self.found.append(Problem(section, key, problem))

    def problems(self) -> list[Problem]:
        self.map()
        self.figures()
        self.goods()
        self.tiles()
        self.prices()
        return self.found

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
        unknown: dict[str, str] = {}  # names that are no planets, with the first route that has them
        seen: dict[frozenset[str], Route] = {}
        broken = False
        for key in galaxy.routes:
            ends = key.split("-")
            route = galaxy.route(key)
            if len(ends) != 2 or ends[0] == ends[1]:
                self.say("routes", key, f"route {key!r} must name two different planets, as in Aix-Anas")
                broken = True
                continue
            for end in ends:
                if end not in galaxy.planets:
                    unknown.setdefault(end, key)
                    links.setdefault(end, set())
            twin = seen.get(frozenset(ends))
            if twin and not route.bend and not twin.bend:
                self.say("routes", key, f"{key} joins planets that are joined already: give it a bend, to be seen")
            seen[frozenset(ends)] = route
            if not 1 <= route.points <= 20:
                self.say("routes", key, f"route {key!r} has {route.points} points; it needs 1 to 20")
            links[ends[0]].add(ends[1])
            links[ends[1]].add(ends[0])
        for name, key in unknown.items():
            self.say("routes", key, f"{name} is no planet{guess(name, galaxy.planets)}")
        if not unknown and not broken:
            self.reach(links)

    def reach(self, links: dict[str, set[str]]) -> None:
        """Is there a way to every planet?"""
        first = next(iter(links), "")
        reached, edge = {first}, [first]
        while edge:
            new = links.get(edge.pop(), set()) - reached
            reached |= new
            edge += new
        lost = [name for name in links if name not in reached]
        if lost:
            few = lost if len(lost) < len(reached) else [name for name in links if name in reached]
            self.say("planets", few[0], f"no way leads from the other planets to {', '.join(few)}")

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
            lacking = [name for name in wanted if name not in table]
            unknown = [name for name in table if name not in wanted]
            for name in unknown:
                self.say(section, name, f"{name} is unknown; [{section}] lists {', '.join(wanted)}")
            if lacking and not unknown:
                self.say(section, "", f"[{section}] lacks {', '.join(lacking)}")
        for name, good in galaxy.goods.items():
            for each in dict.fromkeys((*good.inputs, *(good.other or ()))):
                if each not in GOOD_NAMES:
                    self.say("goods", name, f"{name} is made from {each}, which is no good{guess(each, GOOD_NAMES)}")
            if not 0 <= good.points <= 100:
                self.say("goods", name, f"{name} pays {good.points}; 0 to 100 points are possible")
        self.every_good_can_be_made()

    def every_good_can_be_made(self) -> None:
        galaxy = self.galaxy
        mines = galaxy.mines.start.keys() | galaxy.mines.other.keys()
        makable = {good for good in RAW_GOODS if good in mines}
        for good in set(RAW_GOODS) - makable:
            self.say("mines", "", f"no mine yields {good}")
        for name in galaxy.goods.keys() & galaxy.factories.keys():
            if galaxy.factories[name].number < 1:
                self.say("factories", name, f"{name} cannot be made: there is no factory for it")
        if self.found:
            return  # what lacks an input for a reason already told is not told again
        while new := {
            name for name, good in galaxy.goods.items() if name not in makable and set(good.inputs) <= makable
        }:
            makable |= new
        if lost := [name for name in galaxy.goods if name not in makable]:
            self.say("goods", lost[0], f"{', '.join(lost)}: cannot be made from what mines yield")

    def tiles(self) -> None:
        galaxy = self.galaxy
        others = len(galaxy.planets) - 5
        for key, mines, places in (("start", galaxy.mines.start, 5), ("other", galaxy.mines.other, others)):
            for name in mines.keys() - set(RAW_GOODS):
                self.say("mines", key, f"mines.{key}: {name!r} is no raw good")
            if min(mines.values(), default=0) < 0 or sum(mines.values()) != places:
                self.say("mines", key, f"mines.{key} has {sum(mines.values())} mines for {places} planets")
        tiles = sum(tile.number for tile in galaxy.consumers.values())
        if tiles <= others or min((tile.number for tile in galaxy.consumers.values()), default=0) < 0:
            self.say(
                "consumers", "", f"there are {tiles} consumer tiles; {others} three-slot planets need {others + 1}"
            )
        yards = sum(yard.number for yard in galaxy.yards.values())
        if yards != 5 or min((yard.number for yard in galaxy.yards.values()), default=0) < 0:
            self.say("yards", "", f"there are {yards} shipyards for five start planets")
        paying = [("factories", name, each.points) for name, each in galaxy.factories.items()]
        paying += [("consumers", name, each.points) for name, each in galaxy.consumers.items()]
        paying += [("yards", name, each.points) for name, each in galaxy.yards.items()]
        for section, name, points in paying:
            if not 0 <= points <= 100:
                self.say(section, name, f"{name} pays {points}; 0 to 100 points are possible")

    def prices(self) -> None:
        """Of equipment, and of building yards, consumers and factories."""
        galaxy = self.galaxy
        for name, yard in galaxy.yards.items():
            self.price("yards", name, f"the price at the {name} yard", yard.price, any_other=False)
            self.price("yards", name, f"building the {name} yard", yard.build)
        for name, consumer in galaxy.consumers.items():
            self.price("consumers", name, f"building the {name} consumer", consumer.build)
        for name, factory in galaxy.factories.items():
            if factory.build is not None:
                self.price("factories", name, f"building the {name} factory", factory.build, any_other=False)

    def price(self, section: str, key: str, what: str, goods: list[str], any_other: bool = True) -> None:
        if not 1 <= len(goods) <= COST:
            self.say(section, key, f"{what} takes {len(goods)} goods; 1 to {COST} are possible")
        if goods.count(ANY) > (1 if any_other else 0):
            most = "only once" if any_other else "not here"
            self.say(section, key, f'{what}: "{ANY}" can stand {most}')
        for good in dict.fromkeys(goods):
            if good not in (*GOOD_NAMES, ANY):
                self.say(section, key, f"{what} takes {good}, which is no good{guess(good, GOOD_NAMES)}")


def guess(name: str, names: Iterable[str]) -> str:
    close = get_close_matches(name, list(names), 1)
    return f"; is it {close[0]}?" if close else ""
