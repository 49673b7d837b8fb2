"""Steps per second: PettingZoo's tic-tac-toe, our PettingZoo environment, our vector environment.

    python benchmarks/study/environments.py [GAME ...]

All in one run, in turns, medians of several rounds, in processor time so that a busy machine matters less.
Both PettingZoo environments run in the same loop with the same random choice among the legal moves, each once
raw and once in the three wrappers in which PettingZoo hands out its own: raw is compared with raw, wrapped
with wrapped. The vector environment has its own loop and is compared with raw.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from pettingzoo.utils import wrappers

import coincoin
from coincoin.study.envs import pettingzoo as zoo
from coincoin.study.envs.vector import TablesEnv

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


def wrapped(env: Any) -> Any:
    """As PettingZoo's classic environments are made by `env()`; ours comes without."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


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

    raw, guarded = "tic-tac-toe in PettingZoo, raw", "tic-tac-toe in PettingZoo, wrapped"
    runners = {raw: turn_by_turn(tictactoe_v3.raw_env()), guarded: turn_by_turn(wrapped(tictactoe_v3.raw_env()))}
    unit = {raw: raw, guarded: guarded}
    for game in sys.argv[1:] or list(coincoin.all_games()):
        seats = coincoin.game(game).seats[0]
        for name, env, base in (
            (f"{game} in PettingZoo, raw", zoo.env(game, seats), raw),
            (f"{game} in PettingZoo, wrapped", wrapped(zoo.env(game, seats)), guarded),
        ):
            runners[name], unit[name] = turn_by_turn(env), base
        for copy, how in ((True, "at once"), (False, "without copies")):
            name = f"{game}, {TABLES} tables {how}"
            tables = TablesEnv(game, TABLES, seats, opponents="self", copy=copy)
            runners[name], unit[name] = many_tables(tables), raw
    rounds = [{name: speed(play) for name, play in runners.items()} for _ in range(ROUNDS)]
    middle = {name: statistics.median(found[name] for found in rounds) for name in runners}
    for name, base in unit.items():
        print(f"{name:45} {middle[name]:>12,.0f} steps/s  {middle[name] / middle[base]:8.1f} x")


if __name__ == "__main__":
    main()
