"""A fuzzer: games of the search against itself, with every invariant checked at every step.

`python -m tests.bots.fuzz --games 10000` plays them over all tables in turn; the tests play a few. At the end it
compares how deep it got with random games of the same deals: the winners' scores, and the moves made.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import coincoin
from coincoin.bots.bot import bot

from ..conformance.checks import (
    check_commutes,
    check_end,
    check_listed,
    check_no_leak,
    check_round_trips,
    fingerprint,
)
from ..conformance.tables import Table, tables

TINY = "swan:iterations={}+milliseconds=0"


class Depth(NamedTuple):
    """How far a game got."""

    decisions: int
    score: int  # of the winner
    moves: frozenset[int]


def stroll(table: Table, seed: int) -> Depth:
    """A random game."""
    state, dice = table.new(seed)
    made = []
    while not state.over:
        seat = state.mover()
        moves = state.moves(seat)
        made.append(moves[dice.below(len(moves))])
        state.apply(seat, made[-1], dice)
    return Depth(len(made), max(state.scores), frozenset(made))


def play(table: Table, seed: int, iterations: int = 6, closely: int = 10) -> Depth:
    """One game of swans with a tiny budget; about `closely` of its steps are looked at in detail."""
    state, dice = table.new(seed)
    steps = coincoin.playout(state.clone(), coincoin.Dice(seed))
    swans = [bot(TINY.format(iterations), table.game, seed * 10 + seat) for seat in range(table.seats)]
    made = []
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
        made.append(move)
    check_end(state)
    return Depth(len(made), max(state.scores), frozenset(made))


def both(number: int, seed: int) -> tuple[str, Depth, Depth]:
    """A game at the table of this number, by search and at random."""
    table = tables()[number]
    return table.game.id, play(table, seed, 3, 3), stroll(table, seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--cores", type=int, help="how many processes (default: one a core)")
    arguments = parser.parse_args()
    every = [number for number, table in enumerate(tables()) if arguments.game in (None, table.game.id)]
    chosen = [every[n % len(every)] for n in range(arguments.games)]
    found: dict[str, list[tuple[Depth, Depth]]] = defaultdict(list)
    total = 0
    with ProcessPoolExecutor(arguments.cores) as pool:
        seeds = range(arguments.seed, arguments.seed + arguments.games)
        for number, (game, searched, strolled) in enumerate(pool.map(both, chosen, seeds), 1):
            total += searched.decisions
            found[game].append((searched, strolled))
            if number % 100 == 0:
                print(f"{number} games, {total} decisions, no broken invariant", flush=True)
    for game, pairs in found.items():
        print(f"{game}: {compare(pairs)}")
    return 0


def compare(pairs: list[tuple[Depth, Depth]]) -> str:
    """Search beside random play."""
    searched, strolled = ([pair[side] for pair in pairs] for side in (0, 1))
    told = []
    for name, mine, others in (("search", searched, strolled), ("random play", strolled, searched)):
        score = sum(depth.score for depth in mine) / len(mine)
        alone = len(moves_of(mine) - moves_of(others))
        told.append(f"{name} {score:.1f} points for the winner, {alone} moves that the other never made")
    return "; ".join(told)


def moves_of(depths: list[Depth]) -> frozenset[int]:
    return frozenset().union(*(depth.moves for depth in depths))


if __name__ == "__main__":
    sys.exit(main())
