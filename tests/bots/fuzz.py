"""A fuzzer: games of the search against itself, with every invariant checked at every step.

`python -m tests.bots.fuzz --games 10000` plays them over all tables in turn; the tests play a few.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

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


def play(table: Table, seed: int, iterations: int = 6, closely: int = 10) -> int:
    """One game of swans with a tiny budget; about `closely` of its steps are looked at in detail."""
    state, dice = table.new(seed)
    steps = coincoin.playout(state.clone(), coincoin.Dice(seed))
    swans = [bot(TINY.format(iterations), table.game, seed * 10 + seat) for seat in range(table.seats)]
    done = 0
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
        done += 1
    check_end(state)
    return done


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", help="only this game")
    arguments = parser.parse_args()
    every = [table for table in tables() if arguments.game in (None, table.game.id)]
    chosen = [every[n % len(every)] for n in range(arguments.games)]
    with ProcessPoolExecutor() as pool:
        lengths = pool.map(play, chosen, range(arguments.seed, arguments.seed + arguments.games), repeat(3), repeat(3))
        total = 0
        for number, length in enumerate(lengths, 1):
            total += length
            if number % 100 == 0:
                print(f"{number} games, {total} decisions, no broken invariant", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
