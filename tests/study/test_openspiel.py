"""OpenSpiel's own tests, as they come with it, on every game; and its algorithms running on them."""

from __future__ import annotations

import ast
import json
import pickle
import random
import re
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402  # these need pyspiel
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    get_all_states,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import coincoin  # noqa: E402
from coincoin.study.envs import openspiel  # noqa: E402
from coincoin.testing.tables import Table  # noqa: E402
from coincoin.testing.worlds import count_nulls  # noqa: E402
from tests.conformance.ours import plain_tables  # noqa: E402

from .tables import mix, spread  # noqa: E402

pytestmark = pytest.mark.slow

every_table = pytest.mark.parametrize("table", spread(), ids=str)
some_tables = pytest.mark.parametrize("table", plain_tables(), ids=str)
every_game = pytest.mark.parametrize("game", coincoin.all_games().values(), ids=str)

DOCS = (Path(__file__).parents[2] / "docs" / "study.md").read_text("utf-8")


def shown(name: str) -> dict[str, Any]:
    """A position as the docs print it."""
    found = re.search(rf"^{name} = (\{{.*?^\}})", DOCS, re.MULTILINE | re.DOTALL)
    assert found
    position: dict[str, Any] = ast.literal_eval(found[1])
    return position


BARREL = shown("barrel")  # two seats, one chamber left: one has a card to pay with
LAST_TRICK = shown("last_trick")  # nobody has seen the cards in hand, nor the one that the ghost will show


def load(table: Table) -> Any:
    return openspiel.load(table.game.id, players=table.seats, **mix(table))


def walk(game: Any, seed: int) -> Any:
    """A random game, state by state."""
    rng, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


@every_table
def test_random_simulation(table: Table) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=False, verbose=False)


@some_tables
def test_random_simulation_with_serialisation(table: Table) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


def api_tests() -> Any:
    """Imported late: they list the games that are registered at that moment."""
    from open_spiel.integration_tests import api_test

    return api_test


def run(tests: unittest.TestSuite) -> int:
    outcome = unittest.TestResult()
    tests.run(outcome)
    assert not outcome.errors + outcome.failures, (outcome.errors + outcome.failures)[0][1]
    return outcome.testsRun


@every_game
def test_the_python_api_tests(game: coincoin.Game, capsys: pytest.CaptureFixture[str]) -> None:
    tests = api_tests()
    flags.FLAGS(["test", f"--test_only_games={openspiel.short_name(game)}$"])
    assert run(unittest.defaultTestLoader.loadTestsFromModule(tests)) >= 5
    from open_spiel.python.tests import games_sim_test

    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{openspiel.short_name(game)}"]
    assert run(loader.loadTestsFromModule(games_sim_test)) == 1 + len(game.seats)


def test_the_python_api_tests_on_a_whole_tree() -> None:
    game, api_test = openspiel.load("pan", BARREL), api_tests()

    whole_tree = type("WholeTree", (api_test.EnforceAPIOnFullTreeBase,), {"game_name": "pan barrel", "game": game})
    # Each Clic goes on in as many ways as there are cards but one: 1, 5, 5 x 4, 5 x 4 x 3, ... decisions.
    api_test.TOTAL_NUM_STATES["pan barrel"] = (206, 326, 327)
    api_test.PERFECT_RECALL_NUM_STATES["pan barrel"] = 6
    assert run(unittest.defaultTestLoader.loadTestsFromTestCase(whole_tree)) >= 8


@some_tables
def test_resampling_keeps_what_the_player_knows(table: Table) -> None:
    game, sampler = load(table), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds, hidden = set(), 0
    for step, state in enumerate(walk(game, 2)):
        if state.is_chance_node() or step % (5 if step < 40 else 29):
            continue
        for player in range(table.seats):
            hidden += count_nulls(table.game.sight_to_json(state.trail.state.seen_by(player)))
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert str(pickle.loads(pickle.dumps(other.trail)).state.scores) == str(other.trail.state.scores)
            worlds.add(str(other) == str(state))
            for _ in range(20):
                if not other.is_terminal():
                    other.apply_action(other.legal_actions()[0])
    assert worlds >= {False} or hidden == 0, "no other world was ever imagined"


def test_chance_deals_every_hand_with_its_true_probability() -> None:
    game = openspiel.load("pan", LAST_TRICK)
    chances: dict[str, float] = {}

    def deal(state: Any, chance: float) -> None:
        if not state.is_chance_node():
            hand = json.dumps(json.loads(str(state))["hands"][0])
            chances[hand] = chances.get(hand, 0) + chance
            return
        for roll, share in state.chance_outcomes():
            deal(state.child(roll), chance * share)

    deal(game.new_initial_state(), 1.0)
    # The unknown cards are 3, 3 and 4.
    assert chances == pytest.approx({"[3]": 2 / 3, "[4]": 1 / 3})


def test_a_tree_agrees_with_the_rules() -> None:
    """The value of turning the last chamber, and of paying instead, worked out by hand."""
    game = openspiel.load("pan", BARREL)
    state = game.new_initial_state()
    turn = coincoin.game("pan").encode("turn")

    def value(state: Any) -> float:
        if state.is_terminal():
            return float(state.returns()[0])
        if state.is_chance_node():
            return float(sum(share * value(state.child(roll)) for roll, share in state.chance_outcomes()))
        choices = [value(state.child(action)) for action in state.legal_actions()]
        return max(choices) if state.current_player() == 0 else min(choices)

    assert value(state.child(turn)) == -1
    # After paying: 1/6 dead; then five cards, the other first: it dies on the 1st, 3rd or 5th.
    assert value(state) == pytest.approx(-1 / 6 + 5 / 6 * (3 / 5 - 2 / 5))


@pytest.mark.parametrize(
    "solver", [external_sampling_mccfr.ExternalSamplingSolver, outcome_sampling_mccfr.OutcomeSamplingSolver]
)
def test_mccfr_runs(solver: Any) -> None:
    np.random.seed(1)
    game = openspiel.load("pan", LAST_TRICK)
    learner = solver(game)
    for _ in range(3):
        learner.iteration()
    policy = learner.average_policy()
    for state in walk(game, 1):
        if state.is_player_node():
            assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_what_the_docs_show_is_solved_as_they_say() -> None:
    section = DOCS.split("## OpenSpiel", 1)[1].split("\n## ", 1)[0]
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", section, re.DOTALL):
        exec(block, names)
    assert names["left"] == pytest.approx(0.0024, abs=0.0001)
    assert names["sampler"].average_policy()
    untrained = cfr.CFRPlusSolver(openspiel.load("pan", BARREL)).average_policy()
    assert exploitability.nash_conv(openspiel.load("pan", BARREL), untrained) == pytest.approx(0.5, abs=0.05)
    assert f"are {206 + 326 + 327} nodes" in section


def test_cfr_and_best_response_solve_a_small_position() -> None:
    game = openspiel.load("pan", BARREL)
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert before > 0.02
    assert after < before / 4


@every_game
def test_ismcts_runs(game: coincoin.Game) -> None:
    spiel = openspiel.load(game.id, players=game.seats[0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(spiel, evaluator, uct_c=1.4, max_simulations=2, random_state=np.random.RandomState(2))
    asked = 0
    for state in walk(spiel, 3):
        if state.is_player_node() and asked < 1:
            assert bot.step(state) in state.legal_actions()
            asked += 1


@every_game
def test_playthrough(game: coincoin.Game) -> None:
    text = generate_playthrough.playthrough(f"{openspiel.short_name(game)}(memory=1)", None, seed=1)
    assert "InformationStateString(0)" in text


def test_all_states_of_a_small_position() -> None:
    game = openspiel.load("pan", BARREL)
    states = get_all_states.get_all_states(game, include_terminals=True, include_chance_states=True)
    assert len(states) == 206 + 326 + 327


def test_games_and_states_are_written_and_read_back() -> None:
    game = openspiel.load("pan", LAST_TRICK, memory=2)
    assert str(pyspiel.load_game(str(game))) == str(game)
    for step, state in enumerate(walk(game, 5)):
        if step % 5 == 0:
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert str(again) == str(state)
            assert again.history() == state.history()
