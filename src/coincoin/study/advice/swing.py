"""How a match swung, each step split into what was decided and what was luck.

A seat's chance to win is that of who plays on by instinct, from what the seat could know. A decision is judged by what
its own seat could know: worlds that fit its Sight are played on twice with the same dice, once with the move that was
made and once with the instinct's. What the move changed is the mean of the differences, drawn towards nothing as far
as it is uncertain: what is not surely a choice is not called one. All else that changed is luck: dice, cards drawn,
cards turned up. So start + choices + luck = end, for every seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from time import monotonic, process_time
from typing import NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.match import Match
from coincoin.kernel.state import SPECTATOR, State

MOST_POINTS = 40  # looked at evenly; where much happens, what lies between is looked at too
FEWEST_POINTS = 8
ENOUGH = 60  # playouts of each position, if there is time
BUSY = 3  # times as long as it would take alone is waited for a processor that others use too
WHIM = 16  # one in so many moves is any move: where nothing is hidden and no dice fall, chances are how people vary
DOUBT = 2  # standard errors within which a change is none
AGREED = 12  # worlds in which the instinct makes the same move, and there is nothing more to find


class Shift(msgspec.Struct, frozen=True):
    """After a move: every seat's chance to win, and what changed it since the step before. Each list is by seat."""

    n: int  # after so many moves
    chances: list[float]
    errors: list[float]  # standard errors of the chances
    own: list[float]  # what its own decisions changed for it
    others: list[float]  # what the others' decisions changed for it
    luck: list[float]  # all else


class Judged(msgspec.Struct, frozen=True):
    """A decision, and what it changed for every seat beside what the instinct would have done."""

    n: int  # the number of the move
    seat: int
    change: list[float]
    errors: list[float]


class Swing(msgspec.Struct, frozen=True):
    steps: list[Shift]
    judged: list[Judged]

    def sums(self, seat: int) -> tuple[float, float, float]:
        """What a seat's own decisions, those of the others and luck did in all."""
        return (
            sum(step.own[seat] for step in self.steps),
            sum(step.others[seat] for step in self.steps),
            sum(step.luck[seat] for step in self.steps),
        )


class Stood(NamedTuple):
    """How things stood, by seat."""

    chances: list[float]
    errors: list[float]


class Mean:
    """Of rows of numbers, and how far it may be off; the first row is only expected, as few are not to be trusted."""

    def __init__(self, expected: Sequence[float]) -> None:
        self.count = 1
        self.sums = list(expected)
        self.squares = [value * value for value in expected]

    def add(self, row: Sequence[float]) -> None:
        self.count += 1
        for place, value in enumerate(row):
            self.sums[place] += value
            self.squares[place] += value * value

    def means(self) -> list[float]:
        return [total / self.count for total in self.sums]

    def errors(self) -> list[float]:
        return [
            sqrt(max(0.0, squares / self.count - mean * mean) / self.count)
            for mean, squares in zip(self.means(), self.squares, strict=True)
        ]


# ---- one position, one decision ----


def shares(state: State) -> list[float]:
    """Each seat's share of the win, once it is over."""
    winners = state.winners
    return [(seat in winners) / len(winners) for seat in range(state.seats)]


def played_on(state: State, instinct: Instinct, dice: Dice) -> list[float]:
    """Each seat's share of the win in one game that goes on from here."""
    while not state.over:
        told = instinct.chances(state)
        if len(told):
            return list(told)
        seat = state.mover()
        moves = instinct.glance(state, seat)
        whim = len(moves) > 1 and dice.below(WHIM) == 0
        move = moves[dice.below(len(moves))] if whim else instinct.choose(state, seat, moves, dice)
        state.apply(seat, move, dice)
    return shares(state)


class Outlook:
    """Every seat's chance to win in a position, as far as that seat can tell."""

    def __init__(self, game: Game, state: State) -> None:
        self.game, self.seats = game, int(state.seats)
        self.tries = 0
        self.exact = shares(state) if state.over else []
        alike = state.clone().hide(SPECTATOR) == 0  # where nothing is hidden one playout tells of all
        self.sights = [state.seen_by(seat) for seat in ((None,) if alike else range(self.seats))]
        self.means = [Mean([1 / self.seats] * self.seats) for _ in self.sights]

    def sample(self, dice: Dice) -> None:
        self.tries += 1
        if not self.exact:
            for sight, mean in zip(self.sights, self.means, strict=True):
                mean.add(played_on(sight.imagine(dice), self.game.instinct, dice))

    def stood(self) -> Stood:
        if self.exact:
            return Stood(self.exact, [0.0] * self.seats)
        own = [self.means[seat % len(self.means)] for seat in range(self.seats)]
        return Stood(
            [mean.means()[seat] for seat, mean in enumerate(own)],
            [mean.errors()[seat] for seat, mean in enumerate(own)],
        )


class Verdict:
    """What a move changed for every seat, beside the instinct's own, as far as who made it could tell."""

    def __init__(self, game: Game, state: State, n: int, seat: int, move: int) -> None:
        self.game, self.n, self.seat, self.move = game, n, seat, move
        self.sight = state.seen_by(seat)
        self.mean = Mean([0.0] * int(state.seats))
        self.differs = False
        self.choice = len(self.sight.moves()) > 1

    @property
    def open(self) -> bool:
        """Is there more to find?"""
        return self.choice and (self.differs or self.mean.count <= AGREED)

    def sample(self, dice: Dice) -> None:
        if not self.open:
            return
        world, instinct = self.sight.imagine(dice), self.game.instinct
        usual = instinct.choose(world, self.seat, vec[i64](world.moves(self.seat)), dice)
        if usual == self.move:
            self.mean.add([0.0] * int(world.seats))
            return
        self.differs = True
        luck = int(dice.word())
        one, two = (self.after(world.clone(), move, Dice(luck)) for move in (self.move, usual))
        self.mean.add([made - instead for made, instead in zip(one, two, strict=True)])

    def after(self, world: State, move: int, dice: Dice) -> list[float]:
        world.apply(self.seat, move, dice)
        return played_on(world, self.game.instinct, dice)

    def judged(self) -> Judged:
        errors = self.mean.errors()
        change = [drawn(mean, error) for mean, error in zip(self.mean.means(), errors, strict=True)]
        return Judged(self.n, self.seat, change, errors)


def drawn(mean: float, error: float) -> float:
    """Towards nothing, the more so the less sure it is.

    >>> drawn(-0.5, 0.0), drawn(0.1, 0.1), drawn(0.02, 0.1)
    (-0.5, 0.0, 0.0)
    """
    return mean * max(0.0, 1.0 - (DOUBT * error / mean) ** 2) if mean else 0.0


# ---- a whole match ----


def swing(match: Match, seconds: float) -> Swing:
    """As well as it can be told in so much time: first evenly spaced positions, then those where most changed."""
    watch, dice, states = Watch(), Dice(match.version), [state.clone() for state in match.states()]
    affordable = int(seconds / 2 / ENOUGH / cost(Outlook(match.game, states[0])))
    points = evenly(match.version, max(FEWEST_POINTS, min(MOST_POINTS, affordable)))
    outlooks = {n: Outlook(match.game, states[n]) for n in points}
    verdicts = [Verdict(match.game, states[n], n + 1, seat, move) for n, (seat, move) in enumerate(match.log)]
    refined = False
    while watch.passed() < seconds or not refined:
        start = process_time()
        fewest = min(outlook.tries for outlook in outlooks.values())
        for outlook in outlooks.values():
            if outlook.tries == fewest:
                outlook.sample(dice)
        verdicts = judge(verdicts, dice, process_time() - start)
        if not refined and watch.passed() > seconds / 2:
            refined = True
            outlooks |= {n: Outlook(match.game, states[n]) for n in between(outlooks)}
    stood = {n: outlook.stood() for n, outlook in outlooks.items()}
    return split(stood, sorted((each.judged() for each in verdicts if each.choice), key=lambda each: each.n))


class Watch:
    """Counts the seconds of a processor, unless it is kept waiting too long."""

    def __init__(self) -> None:
        self.work, self.wall = process_time(), monotonic()

    def passed(self) -> float:
        return max(process_time() - self.work, (monotonic() - self.wall) / BUSY)


def cost(outlook: Outlook) -> float:
    """The seconds that one sample takes, at best."""
    taken = []
    for seed in range(5):
        start = process_time()
        outlook.sample(Dice(seed))
        taken.append(process_time() - start)
    return max(1e-6, min(taken))


def judge(verdicts: list[Verdict], dice: Dice, seconds: float) -> list[Verdict]:
    """For so long, in turn; those whose turn is next come first in what is returned."""
    end, done = process_time() + seconds, 0
    while done < len(verdicts) and process_time() < end:
        verdicts[done].sample(dice)
        done += 1
    return verdicts[done:] + verdicts[:done]


def evenly(last: int, most: int) -> list[int]:
    """So many numbers from nothing to the last, or all there are.

    >>> evenly(3, 8), evenly(9, 4)
    ([0, 1, 2, 3], [0, 3, 6, 9])
    """
    return sorted({round(place * last / (most - 1)) for place in range(most)})


def between(outlooks: dict[int, Outlook]) -> list[int]:
    """What lies between two positions, where most changed: half as many as there are."""
    points = sorted(outlooks)
    chances = [outlooks[n].stood().chances for n in points]
    swings = [max(abs(a - b) for a, b in zip(*pair, strict=True)) for pair in pairwise(chances)]
    found: list[int] = []
    for place in sorted(range(len(swings)), key=lambda place: -swings[place]):
        found += range(points[place] + 1, points[place + 1])
        if len(found) >= len(points) // 2:
            break
    return found


def split(stood: Mapping[int, Stood], judged: list[Judged]) -> Swing:
    """What changed from each position to the next, by whose doing."""
    steps: list[Shift] = []
    for n in sorted(stood):
        chances, errors = stood[n]
        seats = range(len(chances))
        before = steps[-1] if steps else None
        made = [each for each in judged if before and before.n < each.n <= n]
        own = [sum(each.change[seat] for each in made if each.seat == seat) for seat in seats]
        others = [sum(each.change[seat] for each in made if each.seat != seat) for seat in seats]
        luck = [chances[seat] - before.chances[seat] - own[seat] - others[seat] if before else 0.0 for seat in seats]
        steps.append(Shift(n, chances, errors, own, others, luck))
    return Swing(steps, judged)
