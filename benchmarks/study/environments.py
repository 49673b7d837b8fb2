"""Steps per second: PettingZoo's tic-tac-toe, our PettingZoo environment, our vector environment.

    python benchmarks/study/environments.py [GAME ...]

All in one run, in turns, medians of several rounds, in processor time so that a busy machine matters less.
Both PettingZoo environments run in the same loop with the same random choice among the legal moves; the
vector environment has its own.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import coincoin
from coincoin.study import pettingzoo as zoo
from coincoin.study.vector import TablesEnv

SECONDS = 1.0
ROUNDS = 7
TABLES = 512


def turn_by_turn(env: Any) -> Callable[[], int]:
    """PettingZoo's usual loop, a game at a time."""

    def play() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(random.choice(seen["action_mask"].view(bool).nonzero()[0]))
                steps += 1
        return steps

    return play


def many_tables(env: TablesEnv) -> Callable[[], int]:
    env.reset(seed=1)

    def play() -> int:
        env.step(env.random_moves())
        return TABLES

    return play


def speed(play: Callable[[], int]) -> float:
    steps, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < SECONDS:
        steps += play()
    return steps / spent


def main() -> None:
    from pettingzoo.classic import tictactoe_v3

    runners = {"PettingZoo tic-tac-toe": turn_by_turn(tictactoe_v3.env())}
    for game in sys.argv[1:] or list(coincoin.all_games()):
        seats = coincoin.game(game).seats[0]
        runners[f"coincoin {game} in PettingZoo"] = turn_by_turn(zoo.env(game, seats))
        for copy, how in ((True, "at once"), (False, "without copies")):
            runners[f"coincoin {game}, {TABLES} tables {how}"] = many_tables(
                TablesEnv(game, TABLES, seats, opponents="self", copy=copy)
            )
    rounds = [{name: speed(play) for name, play in runners.items()} for _ in range(ROUNDS)]
    base = statistics.median(found["PettingZoo tic-tac-toe"] for found in rounds)
    for name in runners:
        middle = statistics.median(found[name] for found in rounds)
        print(f"{name:45} {middle:>12,.0f} steps/s  {middle / base:8.1f} x")


if __name__ == "__main__":
    main()
