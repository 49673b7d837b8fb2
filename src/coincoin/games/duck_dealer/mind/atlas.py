"""How far it is from planet to planet for one seat, with its ship, its roads and everybody's gates."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.rules.chart import FAR, Chart
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.state import NOBODY

LONGEST: Final = 48  # visits in a plan


@final
class Atlas:
    """Made anew when roads, gates or the ship's speed have changed; never changed itself."""

    def __init__(self, table: Dealer, seat: i64) -> None:
        chart = table.chart
        routes = len(chart.route_from)
        self.chart: Chart = chart
        self.planets: i64 = chart.planets
        self.speed: i64 = table.speed(seat)
        self.ways: vec[i64] = table.ways[seat * routes : (seat + 1) * routes]
        self.gates: vec[i64] = table.gates[:]
        self.first: vec[i64] = vec[i64]([NOBODY] * (self.planets * self.planets))  # the first route of the way
        self.steps: vec[i64] = vec[i64]([FAR] * (self.planets * self.planets))
        self.discs: vec[i64] = vec[i64]([FAR] * (self.planets * self.planets))
        self.gate: vec[i64] = vec[i64]([NOBODY] * (self.planets * self.planets))  # the entrance on the way
        self.zeros: vec[i64] = vec[i64]([0] * (LONGEST * self.planets))  # to be copied: quicker than made
        self.measure()
        self.count()

    def fits(self, table: Dealer, seat: i64) -> bool:
        """Is this still how things are?"""
        if table.chart is not self.chart or table.speed(seat) != self.speed:
            return False
        first = seat * len(self.ways)
        i: i64
        for i in range(len(self.ways)):
            if table.ways[first + i] != self.ways[i]:
                return False
        return all(table.gates[i] == self.gates[i] for i in range(self.planets))

    def measure(self) -> None:
        """Steps on the shortest ways (Floyd and Warshall)."""
        chart = self.chart
        size = self.planets
        steps = self.steps
        first = self.first
        i: i64
        j: i64
        k: i64
        for i in range(size):
            steps[i * size + i] = 0
        for i in range(len(self.ways)):
            one = chart.route_from[i]
            two = chart.route_to[i]
            far = chart.route_length[i] + 1 - self.ways[i]
            if far < steps[one * size + two]:
                steps[one * size + two] = far
                steps[two * size + one] = far
                first[one * size + two] = i
                first[two * size + one] = i
        for k in range(size):
            for i in range(size):
                to_k = steps[i * size + k]
                if to_k == FAR or i == k:
                    continue
                route = first[i * size + k]
                row = i * size
                via = k * size
                for j in range(size):
                    far = to_k + steps[via + j]
                    if far < steps[row + j]:
                        steps[row + j] = far
                        first[row + j] = route

    def count(self) -> None:
        """Red discs, with a jump through a gate where that saves some."""
        size = self.planets
        speed = self.speed
        i: i64
        j: i64
        e: i64
        x: i64
        for i in range(size * size):
            self.discs[i] = (self.steps[i] + speed - 1) // speed
        for e in range(size):
            gate = self.gates[e]
            if gate == NOBODY or gate % 2:
                continue
            for x in range(size):
                if self.gates[x] != gate + 1:
                    continue
                for i in range(size):
                    near = self.discs[i * size + e]
                    for j in range(size):
                        far = near + 1 + self.discs[x * size + j]
                        if far < self.discs[i * size + j]:
                            self.discs[i * size + j] = far
                            entrance = self.gate[i * size + e]
                            self.gate[i * size + j] = e if entrance == NOBODY else entrance
