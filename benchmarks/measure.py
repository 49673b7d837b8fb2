"""The measurements of `make bench`. Run by run.py, which compiles what is measured."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import hearts
import numpy as np
import pyspiel
import uct
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.progress import track
from rich.table import Table

import coincoin
from coincoin.bots.search import Search
from coincoin.kernel.instinct import Instinct

Measure = Callable[[], float]  # how many a second
SIMULATIONS = 2000
FEW_SIMULATIONS = 100  # of a search in plain Python
EXPLORE = 20.0  # scores go up to 26


def rate(count: int, work: Callable[[], int | None]) -> float:
    """How many a second of one core: `work` may say how many it did, else it did `count`."""
    start = time.process_time()
    done = work()
    return (done or count) / (time.process_time() - start)


# ---- Hearts on our kernel ----

DICE = coincoin.Dice(1)
OURS = hearts.new_hearts(DICE)


def ours_driven() -> float:
    def games() -> None:
        for _ in range(200):
            state = hearts.new_hearts(DICE)
            while not state.over:
                seat = state.mover()
                moves = state.moves(seat)
                state.apply(seat, moves[DICE.below(len(moves))], DICE)

    return rate(200, games)


def ours_playouts() -> float:
    return rate(3000, lambda: coincoin.playouts(OURS, 3000, DICE) and None)


def ours_decisions() -> float:
    return rate(0, lambda: coincoin.playouts(OURS, 3000, DICE))


def ours_uct() -> float:
    return rate(SIMULATIONS, lambda: uct.uct(OURS, SIMULATIONS, EXPLORE, DICE) and None)


def ours_search() -> float:
    """The search that the bots use, with random playouts like its peers'."""
    search = Search(Instinct(), 7)
    state = hearts.without_passing(DICE)
    return rate(SIMULATIONS, lambda: search.think(state.seen_by(state.mover()), SIMULATIONS))


def clones(state: object) -> float:
    clone = state.clone  # type: ignore[attr-defined]  # both libraries have it

    def many() -> None:
        for _ in range(20_000):
            clone()

    return rate(20_000, many)


# ---- Hearts in OpenSpiel ----

SPIEL = pyspiel.load_game("hearts")


def dealt() -> pyspiel.State:
    state = SPIEL.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


THEIRS = dealt()


def theirs_driven() -> float:
    def games() -> None:
        for _ in range(40):
            state = SPIEL.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])

    return rate(40, games)


def theirs_playouts() -> float:
    """One simulation of its MCTS bot evaluates one leaf by so many playouts in native code."""
    bot = mcts_bot(simulations=1, playouts=2000)
    return rate(2000, lambda: bot.step(THEIRS) and None)


def theirs_uct() -> float:
    bot = mcts_bot(SIMULATIONS, playouts=1)
    return rate(SIMULATIONS, lambda: bot.step(THEIRS) and None)


def undecided() -> pyspiel.State:
    """At its first choice: nobody passes, and the two of clubs lies there."""
    state = SPIEL.new_initial_state()
    state.apply_action(0)
    while len(state.legal_actions()) == 1 or state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def theirs_search() -> float:
    evaluator = pyspiel.RandomRolloutEvaluator(1, random.randrange(10**6))
    bot = pyspiel.ISMCTSBot(7, evaluator, EXPLORE, SIMULATIONS)
    state = undecided()
    return rate(SIMULATIONS, lambda: bot.step(state) and None)


def theirs_search_in_python() -> float:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(7))
    bot = ismcts.ISMCTSBot(SPIEL, evaluator, EXPLORE, FEW_SIMULATIONS)
    state = undecided()
    return rate(FEW_SIMULATIONS, lambda: bot.step(state) and None)


def mcts_bot(simulations: int, playouts: int) -> pyspiel.MCTSBot:
    evaluator = pyspiel.RandomRolloutEvaluator(playouts, random.randrange(10**6))
    return pyspiel.MCTSBot(SPIEL, evaluator, EXPLORE, simulations, 1000, False, 7, False)


# ---- the games ----


def compiled(id: str, seats: int) -> Measure:
    """Decisions a second of random games from the deal, with the loop in compiled code."""
    game = coincoin.game(id)

    def measure() -> float:
        def some() -> int:
            return sum(coincoin.playout(game.new(seats, DICE), DICE) for _ in range(games))

        return rate(0, some)

    games = 1
    start = time.perf_counter()
    coincoin.playout(game.new(seats, DICE), DICE)
    games = max(1, int(0.15 / (time.perf_counter() - start)))
    return measure


def driven(id: str, seats: int) -> Measure:
    """The same with the loop in Python, as a user writes it."""
    game = coincoin.game(id)

    def measure() -> float:
        def some() -> int:
            decisions = 0
            while decisions < 5000:
                state = game.new(seats, DICE)
                while not state.over:
                    seat = state.waiting()[0]
                    moves = state.moves(seat)
                    state.play(seat, moves[DICE.below(len(moves))], DICE)
                    decisions += 1
            return decisions

        return rate(0, some)

    return measure


def rlcard_uno() -> float:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno")
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def games() -> int:
        return sum(sum(len(path) // 2 for path in env.run()[0]) for _ in range(20))

    return rate(0, games)


def pettingzoo_tictactoe() -> float:
    from pettingzoo.classic import tictactoe_v3

    env = tictactoe_v3.raw_env()  # without PettingZoo's wrappers: what it is compared with has none either

    def games() -> int:
        steps = 0
        for seed in range(60):
            env.reset(seed=seed)
            for agent in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(observation["action_mask"]))
                    steps += 1
        return steps

    return rate(0, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="interleaved runs of each (default: 7)")
    parser.add_argument("--only", default="", help="only measures whose name has this in it")
    parser.add_argument("--json", help="write the medians there")
    arguments = parser.parse_args()
    measures: dict[str, Measure] = {
        "hearts driven from Python, games/s": ours_driven,
        "hearts driven from Python, games/s (OpenSpiel)": theirs_driven,
        "hearts random playouts/s": ours_playouts,
        "hearts random playouts/s (OpenSpiel)": theirs_playouts,
        "hearts MCTS iterations/s": ours_uct,
        "hearts MCTS iterations/s (OpenSpiel)": theirs_uct,
        "hearts ISMCTS iterations/s": ours_search,
        "hearts ISMCTS iterations/s (OpenSpiel)": theirs_search,
        "hearts ISMCTS iterations/s (OpenSpiel in Python)": theirs_search_in_python,
        "hearts clones/s": lambda: clones(OURS),
        "hearts clones/s (OpenSpiel)": lambda: clones(THEIRS),
        "hearts decisions/s": ours_decisions,
        "Uno decisions/s (RLCard)": rlcard_uno,
        "raw tic-tac-toe steps/s (PettingZoo)": pettingzoo_tictactoe,
    }
    for game in coincoin.all_games().values():
        seats = game.seats[len(game.seats) // 2]
        measures[f"{game.id} decisions/s, compiled"] = compiled(game.id, seats)
        measures[f"{game.id} decisions/s, driven from Python"] = driven(game.id, seats)
    measures = {name: measure for name, measure in measures.items() if arguments.only in name}
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in track(range(arguments.runs), "measuring"):
        for name, measure in measures.items():
            found[name].append(measure())
    middle = {name: median(values) for name, values in found.items()}
    report(middle)
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(middle, indent=2) + "\n")


def report(middle: dict[str, float]) -> None:
    console = Console()
    table = Table("measure", "ours", "peer", "ratio", title="Hearts beside OpenSpiel")
    for name in middle:
        for peer in (f"{name} (OpenSpiel)", f"{name} (OpenSpiel in Python)"):
            if peer in middle:
                ratio = middle[name] / middle[peer]
                table.add_row(peer, f"{middle[name]:,.0f}", f"{middle[peer]:,.0f}", f"{ratio:.1f}x")
    console.print(table)
    if not any(" decisions/s, " in name for name in middle):
        return
    unit = (
        middle["hearts decisions/s"]
        / middle["hearts random playouts/s"]
        * middle["hearts random playouts/s (OpenSpiel)"]
    )
    uno, ttt = middle["Uno decisions/s (RLCard)"], middle["raw tic-tac-toe steps/s (PettingZoo)"]
    games = Table("measure", "a second", "OpenSpiel Hearts", "RLCard Uno", "raw tic-tac-toe", title="Decisions")
    for name in [name for name in middle if " decisions/s, " in name]:
        value = middle[name]
        games.add_row(name, f"{value:,.0f}", f"{value / unit:.2f}x", f"{value / uno:,.0f}x", f"{value / ttt:,.0f}x")
    console.print(games)
    console.print(
        f"unit: OpenSpiel's Hearts in native code, {unit:,.0f} decisions/s; Uno {uno:,.0f}; raw tic-tac-toe {ttt:,.0f}"
    )


if __name__ == "__main__":
    main()
