"""The chart of a galaxy as numbers.

`galaxy.py` makes a Chart from a galaxy file. A place is a planet, or a point of a route: planets come
first, then the points of each route in order.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.rules.codes import BoardCodes

FAR: Final = 1 << 20


@final
class Chart(BoardCodes):
    """A galaxy. Made once, shared by every state, never changed."""

    def __init__(self, planets: i64, points: i64) -> None:
        super().__init__(planets, planets + points, points)
        self.start: vec[i64] = vec[i64]()  # 1 for a start planet
        self.route_from: vec[i64] = vec[i64]()
        self.route_to: vec[i64] = vec[i64]()
        self.route_first: vec[i64] = vec[i64]()  # its first point
        self.route_length: vec[i64] = vec[i64]()  # its number of points
        self.route_of: vec[i64] = vec[i64]()  # of each point
        self.doors_first: vec[i64] = vec[i64]()  # where a planet's entries in `doors` begin
        self.doors: vec[i64] = vec[i64]()  # the routes that leave each planet
        self.doors_to: vec[i64] = vec[i64]()  # the planets they lead to
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
        self.factory_costs: vec[i64] = vec[i64]()  # costs are goods with their counts, COST for each kind of thing
        self.other_costs: vec[i64] = vec[i64]()  # of factories, with the other recipe for medicine
        self.consumer_costs: vec[i64] = vec[i64]()
        self.consumer_others: vec[i64] = vec[i64]()  # a bit for each "any other good"; 0 if none is asked for
        self.consumer_points: vec[i64] = vec[i64]()
        self.prices: vec[i64] = vec[i64]()  # of equipment
        self.yard_costs: vec[i64] = vec[i64]()
        self.yard_others: vec[i64] = vec[i64]()
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
