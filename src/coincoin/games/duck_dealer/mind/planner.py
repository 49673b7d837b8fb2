"""The plans of a seat: what it could aim at, what that takes and brings."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.duck_dealer.mind.atlas import Atlas
from coincoin.games.duck_dealer.mind.route import coming
from coincoin.games.duck_dealer.mind.script import BATCH, STYLES, Script
from coincoin.games.duck_dealer.mind.weights import Weights
from coincoin.games.duck_dealer.rules.codes import BLUE, COLOURS, HOLD, MADE, RED, YELLOW
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.state import NOBODY

FACTORY: Final = 0  # aims
CONSUMER: Final = 1
DELIVERY: Final = 2
GEARING: Final = 3
LATEST: Final = 60  # turns: nobody waits so long


@final
class Plan:
    """Visits in order, what they cost and bring. Never changed once it is made."""

    def __init__(self, script: Script, hoped: float, missing: i64, score: float) -> None:
        length = script.length
        self.length: i64 = length
        self.what: vec[i64] = script.what[:length]
        self.good: vec[i64] = script.good[:length]
        self.count: vec[i64] = script.count[:length]
        self.built: vec[i64] = script.built[:length]
        self.where: vec[i64] = script.where[:length]
        self.spare: vec[i64] = script.spare[:]  # goods aboard that it does not need
        self.red: i64 = script.red
        self.yellow: i64 = script.yellow
        self.blue: i64 = script.blue
        self.hoped: float = hoped  # what it brings, if there is time
        self.missing: i64 = missing  # turns to collect what it lacks
        self.score: float = score

    def need(self, colour: i64) -> i64:
        return self.red if colour == RED else self.yellow if colour == YELLOW else self.blue


@final
class Planner:
    """Looks for the best plans of one seat on one table as it is."""

    def __init__(self, table: Dealer, seat: i64, atlas: Atlas, acting: bool, few: i64, weights: Weights) -> None:
        self.few: i64 = few  # plans worth a thought
        self.weights: Weights = weights
        self.table: Dealer = table
        self.seat: i64 = seat
        self.acting: bool = acting
        self.script: Script = Script(table, seat, atlas)
        self.best: list[Plan] = []  # best first
        self.aims: vec[i64] = vec[i64]()  # four numbers each: aim, kind, whether to build, how many
        self.bounds: vec[float] = vec[float]()  # what score they could have
        ship = table.ships[seat]
        colour: i64
        self.have: vec[i64] = vec[i64]([0] * COLOURS)
        self.crew: vec[i64] = vec[i64]([0] * COLOURS)
        self.discs: i64 = 0
        self.income: i64 = 1
        self.claims: bool = False
        for colour in range(COLOURS):
            self.have[colour] = table.energy(seat, colour) if acting else ship.discs[colour]
            self.crew[colour] = ship.gear[colour]
            self.discs += self.have[colour]
            self.income += ship.gear[colour]
        for owner in table.claims:
            if owner == seat:
                self.claims = True
        left = table.chart.turns - len(table.track)  # action turns of all
        self.last: bool = left < table.seats if acting else left <= table.seats
        self.time: float = float(left) * self.weights.cycle / float(table.seats)  # turns of this seat

    # ---- what a plan is worth ----

    def turns_for(self, red: i64, yellow: i64, blue: i64) -> i64:
        """Turns of collecting until all of this is there."""
        turns: i64 = 0
        while turns < LATEST:
            short = max(0, red - self.have[RED] - turns * self.crew[RED])
            short += max(0, yellow - self.have[YELLOW] - turns * self.crew[YELLOW])
            short += max(0, blue - self.have[BLUE] - turns * self.crew[BLUE])
            if short <= turns:
                break
            turns += 1
        return turns

    def hope(self, turns: i64) -> float:
        """The chance that the game is not over after so many turns."""
        if turns == 0:
            return 1.0
        sure = self.weights.sure * self.time
        gone = self.weights.gone * self.time + 0.5
        return max(0.0, min(1.0, (gone - float(turns)) / (gone - sure)))

    def score_of(self, value: float, missing: i64, red: i64, yellow: i64, blue: i64) -> float:
        """While acting, what a plan brings more than the energy it takes; else what it brings in a turn."""
        if self.acting and missing == 0:
            if self.last:
                return 1000.0 + value
            keep = self.table.chart.keep
            used = red + yellow + blue
            kept = min(keep, self.discs) - min(keep, self.discs - used)
            return 1000.0 + value - self.weights.disc * float(kept) if value > self.weights.disc * float(kept) else 0.0
        value *= self.hope(missing)
        if self.last:
            return value
        # What it leaves lying about is lost but for a few discs, unless there is something else to do with it.
        there = min(red, self.have[RED]) + min(yellow, self.have[YELLOW]) + min(blue, self.have[BLUE])
        lost = max(0, self.discs - there - self.table.chart.keep)
        return value / (
            1.0
            + float(missing)
            + (self.weights.hand * float(there) + self.weights.waste * float(lost)) / float(self.income)
        )

    # ---- aims ----

    def look(self) -> None:
        """The best plans: aims in the order of what they could bring, until none is left that could be better."""
        self.list_aims()
        while True:
            most = 0.0
            best: i64 = NOBODY
            n: i64
            for n in range(len(self.bounds)):
                if self.bounds[n] > most:
                    most = self.bounds[n]
                    best = n
            if best == NOBODY or not self.good_enough(most):
                return
            self.bounds[best] = 0.0
            self.consider(
                self.aims[4 * best], self.aims[4 * best + 1], self.aims[4 * best + 2], self.aims[4 * best + 3]
            )

    def list_aims(self) -> None:
        """Everything a seat could aim at."""
        table = self.table
        chart = table.chart
        self.aims = vec[i64](capacity=160)
        self.bounds = vec[float](capacity=40)
        most = max(1, (table.room(self.seat) + 1) // 2)
        standing: i64 = 0  # a bit for each kind of consumer that is built
        waiting: i64 = 0  # or not
        one: i64 = 1
        kind: i64
        planet: i64
        for planet in range(chart.planets):
            kind = table.sites[planet]
            if chart.start[planet]:
                if not table.built[planet]:
                    self.suggest(GEARING, kind, 1, 0)
                if self.worth_buying(kind) > 0.0:
                    self.suggest(GEARING, kind, 1 - table.built[planet], 1)
            elif kind >= 0:
                standing |= table.built[planet] << kind
                waiting |= (1 - table.built[planet]) << kind
        for kind in range(MADE):
            if table.stock[kind]:
                self.suggest(FACTORY, kind, 0, 0)
            if coming(table, kind):
                waiting |= one << kind
            if (waiting >> kind) & 1:
                self.suggest(CONSUMER, kind, 1, 0)
            if (standing >> kind) & 1:
                self.suggest(DELIVERY, kind, 0, 1)
                if most > 1:
                    self.suggest(DELIVERY, kind, 0, most)
            elif (waiting >> kind) & 1:
                self.suggest(CONSUMER, kind, 1, most)

    def suggest(self, aim: i64, kind: i64, build: i64, count: i64) -> None:
        """An aim, with the best score it could have: as if every flight between two mines cost one disc."""
        script = self.script
        style: i64 = BATCH
        while not self.write(aim, kind, build, count, style, 0):
            style += 1
            if style == STYLES:
                return
        value = self.value_of(aim, kind, count)
        blue = min(script.uses, script.length) if self.claims else script.uses
        red = script.least_red()
        missing = self.turns_for(red, script.yellow, blue)
        bound = self.score_of(value, missing, red, script.yellow, blue)
        if bound > 0.0:
            self.bounds = append(self.bounds, bound)
            self.aims = append(append(append(append(self.aims, aim), kind), build), count)

    def value_of(self, aim: i64, kind: i64, count: i64) -> float:
        """What the script brings."""
        value = float(self.script.points)
        return value + self.worth_buying(kind) if aim == GEARING and count else value

    def worth_buying(self, gear: i64) -> float:
        """What one more piece brings in the turns to come."""
        table = self.table
        ship = table.ships[self.seat]
        chart = table.chart
        weights = self.weights
        if ship.filled >= chart.all_slots or (gear != HOLD and table.supply[gear] == 0):
            return 0.0
        if gear == HOLD and ship.gear[HOLD] >= weights.holds:
            return 0.0
        now = self.usual_turns(NOBODY, chart.speed(ship.filled))
        then = self.usual_turns(gear, chart.speed(ship.filled + 1))
        gain = weights.trip_points * (1.0 / then - 1.0 / now)
        if gear == HOLD:
            gain += weights.space
        return gain * (self.time - weights.cycle)

    def usual_turns(self, gear: i64, speed: i64) -> float:
        """Turns for a usual trip, with one more piece of gear, at this speed."""
        weights = self.weights
        red = (weights.trip_steps + speed - 1) // speed
        turns: i64 = 1
        while True:
            short = max(0, red - turns * (self.crew[RED] + (1 if gear == RED else 0)))
            short += max(0, weights.trip_yellow - turns * (self.crew[YELLOW] + (1 if gear == YELLOW else 0)))
            short += max(0, weights.trip_blue - turns * (self.crew[BLUE] + (1 if gear == BLUE else 0)))
            if short <= turns:
                # Energy that is left over is of use as well.
                return 1.0 + float(turns) - float(turns - short) / float(self.income + 1)
            turns += 1

    def write(self, aim: i64, kind: i64, build: i64, count: i64, style: i64, flips: i64) -> bool:
        script = self.script
        script.clear(style, flips)
        if aim == FACTORY:
            return script.aim_factory(kind)
        if aim == GEARING:
            return script.aim_gear(kind, build, count)
        return script.aim_consumer(kind, build, count)

    def consider(self, aim: i64, kind: i64, build: i64, count: i64) -> None:
        """Write the script for an aim, in the ways that may be cheaper, and keep it if it is good."""
        script = self.script
        style: i64
        for style in range(STYLES):
            if not self.write(aim, kind, build, count, style, 0):
                continue
            value = self.value_of(aim, kind, count)
            least: i64 = -1
            best: i64 = 0
            if script.route():
                least = script.red + script.blue
                red = max(0, script.red - 2)  # flights hardly become cheaper than that
                missing = self.turns_for(red, script.yellow, script.blue)
                if not self.good_enough(self.score_of(value, missing, red, script.yellow, script.blue)):
                    return
            bits = min(3, script.bits)
            bit: i64
            one: i64 = 1
            for bit in range(bits):
                flips = best ^ (one << bit)
                if self.write(aim, kind, build, count, style, flips) and script.route():
                    cost = script.red + script.blue
                    if least < 0 or cost < least:
                        least = cost
                        best = flips
            if least < 0:
                continue
            self.write(aim, kind, build, count, style, best)
            script.route()
            missing = self.turns_for(script.red, script.yellow, script.blue)
            score = self.score_of(value, missing, script.red, script.yellow, script.blue)
            if missing < LATEST and self.good_enough(score):
                self.keep(Plan(script, value * self.hope(missing), missing, score))
            return

    def good_enough(self, score: float) -> bool:
        return score > 0.0 and (len(self.best) < self.few or score > self.best[self.few - 1].score)

    def keep(self, plan: Plan) -> None:
        at = len(self.best)
        while at > 0 and self.best[at - 1].score < plan.score:
            at -= 1
        self.best.insert(at, plan)
        if len(self.best) > self.few:
            self.best.pop()
