"""A fuzzer: games of the search against itself, with every invariant checked at every step.

`python -m tests.bots.fuzz --games 10000` plays them over all tables in turn; the tests play a few. At the end it
compares how deep it got with random games of the same deals, within as many decisions.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, median, stdev
from typing import Any, NamedTuple

import coincoin
from coincoin.bots.bot import bot
from coincoin.games.pan.rules.codes import TURN
from coincoin.kernel.state import State
from coincoin.testing.checks import (
    check_commutes,
    check_end,
    check_listed,
    check_no_leak,
    check_round_trips,
)
from coincoin.testing.tables import Table
from coincoin.testing.worlds import fingerprint

from ..conformance.ours import tables

TINY = "swan:iterations={}+milliseconds=0"
LONG = 1000  # decisions: more than a game takes


class Measure(NamedTuple):
    """How deep a game is, looked at after each of its first decisions."""

    name: str
    within: int
    depth: Callable[[Any, list[int]], int]  # from the state and the moves made


MEASURES = {
    "canaille": Measure("points of the best seat", 100, lambda state, made: max(state.points())),
    "canardage": Measure("ducks gone", 40, lambda state, made: -sum(map(state.alive, range(state.seats)))),
    "duck": Measure("rounds ended", 60, lambda state, made: state.past.rounds),
    "duck-dealer": Measure("points of the best seat", 200, lambda state, made: max(state.points())),
    "pan": Measure("decisions at the barrel", LONG, lambda state, made: sum(move >= TURN for move in made)),
}


class Game(NamedTuple):
    decisions: int
    depth: int


class Gauge:
    """The greatest depth of a game so far, counted from its beginning."""

    def __init__(self, table: Table, state: State) -> None:
        self.measure = MEASURES[table.game.id]
        self.made: list[int] = []
        self.start = self.deepest = self.measure.depth(state, self.made)

    def look(self, state: State, move: int) -> None:
        self.made.append(move)
        if len(self.made) <= self.measure.within:
            self.deepest = max(self.deepest, self.measure.depth(state, self.made))

    def read(self) -> Game:
        return Game(len(self.made), self.deepest - self.start)


def stroll(table: Table, seed: int) -> Game:
    """A random game."""
    state, dice = table.new(seed)
    gauge = Gauge(table, state)
    while not state.over:
        seat = state.mover()
        moves = state.moves(seat)
        move = moves[dice.below(len(moves))]
        state.apply(seat, move, dice)
        gauge.look(state, move)
    return gauge.read()


def play(table: Table, seed: int, iterations: int = 6, closely: int = 10) -> Game:
    """One game of swans with a tiny budget; about `closely` of its steps are looked at in detail."""
    state, dice = table.new(seed)
    steps = coincoin.playout(state.clone(), coincoin.Dice(seed))
    swans = [bot(TINY.format(iterations), table.game, seed * 10 + seat) for seat in range(table.seats)]
    gauge = Gauge(table, state)
    while not state.over:
        check_listed(state)
        if dice.below(max(1, steps)) < closely:
            check_round_trips(table, state)
            check_no_leak(table, state, dice, ())
            check_commutes(table, state, dice)
        waiting = state.waiting()
        seat = waiting[dice.below(len(waiting))]
        before = fingerprint(table.game, state)
        move = swans[seat].choose(state.seen_by(seat), state.moves(seat))
        assert fingerprint(table.game, state) == before, "thinking changed the state"
        problem = getattr(swans[seat], "failure", None)
        assert problem is None, f"the search failed: {problem!r} at {before}"
        state.play(seat, move, dice)
        gauge.look(state, move)
    check_end(state)
    return gauge.read()


def both(number: int, seed: int) -> tuple[str, Game, Game]:
    """A game at the table of this number, by search and at random."""
    chosen = tables()[number]
    return chosen.game.id, play(chosen, seed, 3, 3), stroll(chosen, seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--cores", type=int, help="how many processes (default: one a core)")
    arguments = parser.parse_args()
    every = [number for number, table in enumerate(tables()) if arguments.game in (None, table.game.id)]
    chosen = [every[n % len(every)] for n in range(arguments.games)]
    found: dict[str, list[tuple[Game, Game]]] = defaultdict(list)
    total = 0
    with ProcessPoolExecutor(arguments.cores) as pool:
        seeds = range(arguments.seed, arguments.seed + arguments.games)
        for number, (game, searched, strolled) in enumerate(pool.map(both, chosen, seeds), 1):
            total += searched.decisions
            found[game].append((searched, strolled))
            if number % 100 == 0:
                print(f"{number} games, {total} decisions, no broken invariant", flush=True)
    print(*table(found), sep="\n")
    return 0


def table(found: dict[str, list[tuple[Game, Game]]]) -> list[str]:
    """Search beside random play: the average and the greatest depth, and how much of random play gets as deep."""
    lines = [
        "| game | depth | games | search | deepest | random play | deepest | random games as deep as half of search |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game, pairs in found.items():
        measure = MEASURES[game]
        searched, strolled = ([pair[side].depth for pair in pairs] for side in (0, 1))
        middle = median(searched)
        cells = (
            coincoin.game(game).name("en"),
            measure.name if measure.within >= LONG else f"{measure.name} within {measure.within} decisions",
            f"{len(pairs):,}",
            f"{average(searched)} | {max(searched)}",
            f"{average(strolled)} | {max(strolled)}",
            f"{fmean(depth >= middle for depth in strolled):.1%}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def average(depths: list[int]) -> str:
    error = stdev(depths) / sqrt(len(depths)) if len(depths) > 1 else 0.0
    return f"{fmean(depths):.2f} ± {1.96 * error:.2f}"


if __name__ == "__main__":
    sys.exit(main())
