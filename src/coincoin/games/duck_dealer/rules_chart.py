"""The chart of a galaxy as numbers, and the codes of the moves that depend on it.

`galaxy.py` makes a Chart from a galaxy file. A place is a planet, or a point of a route: planets come
first, then the points of each route in order.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

RAW: Final = 5  # goods 0 to 4 come from mines
GOODS: Final = 17
MADE: Final = GOODS - RAW
TILES: Final = 3  # the slots of a planet: mine, consumer or shipyard, factory

RED: Final = 0  # energy: moving
YELLOW: Final = 1  # building
BLUE: Final = 2  # trading
COLOURS: Final = 3

HOLD: Final = 3  # equipment: 0 to 2 are the crew that brings red, yellow and blue energy
GEAR: Final = 4

MOST_SEATS: Final = 5
MOST_BID: Final = 50
MOST_FLIGHT: Final = 60  # discs, virtual ones included
FAR: Final = 1 << 20

# Moves: those that are the same in every galaxy come first.
BID: Final = 0
PLACE: Final = 51
EQUIP: Final = 56
COLLECT: Final = 60
ACT: Final = 63
END: Final = 64
RETURN: Final = 65
EXPLORE: Final = 68
MINE: Final = 80
MAKE: Final = 81
DELIVER: Final = 82
BUILD: Final = 83
YARD: Final = 84
FACTORY: Final = 101
CLAIM: Final = 113
BUY: Final = 116
SWAP: Final = 117
DISCARD: Final = 121
OFFER: Final = 138
GIVE: Final = 143
ASK: Final = 160
PROPOSE: Final = 177
WITHDRAW: Final = 178
ACCEPT: Final = 179
REFUSE: Final = 180
JUMP: Final = 181
START: Final = 182

# News, likewise.
TOLD_BID: Final = 0
TOLD_SHOWED_BID: Final = 5
TOLD_TIED: Final = 260
TOLD_TOOK_PLACE: Final = 265
TOLD_EQUIPPED: Final = 290
TOLD_COLLECTED: Final = 310
TOLD_CREW: Final = 325
TOLD_SHORT: Final = 460
TOLD_ACTION: Final = 475
TOLD_EXPLORED: Final = 480
TOLD_MINED: Final = 540
TOLD_MADE: Final = 625
TOLD_SCORED: Final = 685
TOLD_DELIVERED: Final = 1190
TOLD_BUILT_CONSUMER: Final = 1250
TOLD_BUILT_YARD: Final = 1310
TOLD_BUILT_FACTORY: Final = 1330
TOLD_CLAIMED: Final = 1390
TOLD_BOUGHT: Final = 1405
TOLD_SWAPPED: Final = 1425
TOLD_DISCARDED: Final = 1505
TOLD_GAVE: Final = 1590
TOLD_ASKED: Final = 2015
TOLD_ACCEPTED: Final = 2440
TOLD_REFUSED: Final = 2445
TOLD_WITHDREW: Final = 2450
TOLD_RETURNED: Final = 2455
TOLD_ENDED: Final = 2470
TOLD_LAST: Final = 2475
TOLD_STARTED: Final = 2476


@final
class Chart:
    """A galaxy. Made once, shared by every state, never changed."""

    def __init__(self) -> None:
        self.planets: i64 = 0
        self.points: i64 = 0
        self.start: vec[i64] = vec[i64]()  # 1 for a start planet
        self.route_from: vec[i64] = vec[i64]()
        self.route_to: vec[i64] = vec[i64]()
        self.route_first: vec[i64] = vec[i64]()  # its first point
        self.route_length: vec[i64] = vec[i64]()  # its number of points
        self.route_of: vec[i64] = vec[i64]()  # of each point
        self.doors_first: vec[i64] = vec[i64]()  # where a planet's entries in `doors` begin
        self.doors: vec[i64] = vec[i64]()  # the routes that leave each planet
        self.far: vec[i64] = vec[i64]()  # FAR for each planet
        self.start_mines: vec[i64] = vec[i64]()
        self.other_mines: vec[i64] = vec[i64]()
        self.yards: vec[i64] = vec[i64]()
        self.consumers: vec[i64] = vec[i64]()  # made goods (from 0), the cheapest first
        self.worth: vec[i64] = vec[i64]()  # of a delivery of each made good
        self.inputs: vec[i64] = vec[i64]()  # two goods for each made good
        self.other_inputs: vec[i64] = vec[i64]()  # with the other recipe for medicine
        self.factory_number: vec[i64] = vec[i64]()
        self.factory_points: vec[i64] = vec[i64]()
        self.consumer_needs: vec[i64] = vec[i64]()
        self.consumer_points: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()  # two goods for each kind of equipment
        self.printed: vec[i64] = vec[i64]()  # on the unbuilt side of its yard
        self.yard_points: vec[i64] = vec[i64]()
        self.slots: vec[i64] = vec[i64]()  # marked 8, 5 and 2
        self.steps: vec[i64] = vec[i64]()
        self.all_slots: i64 = 0
        self.start_gear: i64 = 0
        self.hold: i64 = 0
        self.pocket: i64 = 0
        self.turns: i64 = 0
        self.road_turns: vec[i64] = vec[i64]()
        self.discs: i64 = 0
        self.keep: i64 = 0
        self.cubes: i64 = 0
        self.claim: i64 = 0

    # ---- codes that depend on the galaxy ----

    def entrance(self) -> i64:
        return START + self.planets

    def exit(self) -> i64:
        return START + 2 * self.planets

    def fly(self) -> i64:
        return START + 3 * self.planets

    def road(self) -> i64:
        return START + 4 * self.planets + self.points

    def lift(self) -> i64:
        return START + 4 * self.planets + 2 * self.points

    def unclaim(self) -> i64:
        return START + 4 * self.planets + 3 * self.points

    def told_gates(self) -> i64:
        return TOLD_STARTED + MOST_SEATS * self.planets

    def told_jumped(self) -> i64:
        return self.told_gates() + MOST_SEATS * self.planets * self.planets

    def told_flew(self) -> i64:
        return self.told_jumped() + MOST_SEATS * self.planets

    def told_road(self) -> i64:
        return self.told_flew() + MOST_SEATS * (self.planets + self.points) * MOST_FLIGHT

    def told_lifted(self) -> i64:
        return self.told_road() + MOST_SEATS * self.points

    def told_unclaimed(self) -> i64:
        return self.told_lifted() + MOST_SEATS * self.points

    # ---- the figures ----

    def speed(self, filled: i64) -> i64:
        """Steps for one red disc, by filled slots (dealer-34)."""
        if filled <= self.slots[0]:
            return self.steps[0]
        return self.steps[1] if filled <= self.slots[0] + self.slots[1] else self.steps[2]

    def free_roads(self, turn: i64) -> i64:
        """How many roads are free in this action turn (dealer-25)."""
        if turn <= self.road_turns[0]:
            return 1
        return 2 if turn <= self.road_turns[1] else 3
