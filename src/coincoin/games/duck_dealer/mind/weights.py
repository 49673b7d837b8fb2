"""What a rival of Duck Dealer believes: every number that is a matter of taste, in one place."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.rules.codes import HOLD, NAVIGATOR, TRADER


@final
class Weights:
    """Points, turns and discs."""

    def __init__(self) -> None:
        self.gear: vec[i64] = vec[i64]([NAVIGATOR, TRADER, HOLD])  # at the start
        self.cycle: float = 5.0  # turns from one action turn of a seat to the next, usually
        self.disc: float = 2.5  # points that a disc of energy brings, as long as there is time to spend it
        self.hand: float = 1.0  # how much of a disc spent counts when it was there already
        self.waste: float = 0.7  # and of one that is lost
        self.sure: float = 0.5  # of the turns that seem to be left, so many are there for sure
        self.gone: float = 1.4  # and after so many the game is surely over
        self.trip_points: float = 30.0  # what a usual trip brings
        self.trip_steps: i64 = 30  # and what it takes
        self.trip_yellow: i64 = 2
        self.trip_blue: i64 = 11
        self.space: float = 0.2  # points that one more hold brings in each turn to come
        self.holds: i64 = 4  # more of them are of no use
        self.trips: float = 3.0  # times that a tile used several times will be used so again, early in the game
        self.gate: i64 = 2  # discs for a flight that is worth a pair of gates
        self.usual: float = 6.0  # points that a turn brings, usually
        self.doubt: float = 0.04  # of a win: by so much a search must find a move better than the plan's
