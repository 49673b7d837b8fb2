"""PettingZoo's own tests, as they come with it, on every game at every number of seats and option."""

from __future__ import annotations

import copy
import pickle
import re
import warnings
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils import aec_to_parallel, parallel_to_aec

import coincoin
from coincoin.study.envs import pettingzoo as zoo
from coincoin.testing.tables import Table

from .tables import spread

pytestmark = pytest.mark.filterwarnings("ignore")
DOCS = Path(__file__).parents[2] / "docs" / "study.md"
every_table = pytest.mark.parametrize("table", spread(), ids=str)


def turn_env(table: Table, **kwargs: Any) -> zoo.TurnEnv:
    return zoo.env(table.game.id, table.seats, **table.options, **kwargs)


def cycle_env(table: Table, **kwargs: Any) -> zoo.CycleEnv:
    return zoo.parallel_env(table.game.id, table.seats, **table.options, **kwargs)


def choose(env: zoo.TurnEnv, dice: coincoin.Dice) -> int | None:
    observation, _, over, cut, _ = env.last()
    if over or cut:
        return None
    moves = np.flatnonzero(observation["action_mask"])
    return int(moves[dice.below(len(moves))])


@every_table
def test_api(table: Table) -> None:
    api_test(turn_env(table), num_cycles=50)


@every_table
def test_seed(table: Table) -> None:
    seed_test(partial(turn_env, table), num_cycles=50)
    parallel_seed_test(partial(cycle_env, table), num_cycles=50)


@every_table
def test_parallel_api(table: Table) -> None:
    parallel_api_test(cycle_env(table), num_cycles=50)


@every_table
def test_max_cycles(table: Table) -> None:
    parallel = partial(cycle_env, table)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **kwargs: parallel_to_aec(parallel(**kwargs))))


@every_table
def test_render(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(turn_env, table))
    assert "seat_0" in capsys.readouterr().out


@every_table
def test_state(table: Table) -> None:
    state_test(turn_env(table), cycle_env(table))


def test_turn_by_turn_is_not_taken_for_all_at_once() -> None:
    """Seats do not act in a cycle, so PettingZoo cannot turn one form into the other; both are there already."""
    assert zoo.parallel_env("duck").metadata["is_parallelizable"]
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(zoo.env("duck"))


@every_table
def test_a_live_environment_is_copied(table: Table) -> None:
    env, dice = turn_env(table), coincoin.Dice(3)
    env.reset(seed=5)
    for _ in range(9):
        env.step(choose(env, dice))
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(40):
        if not env.agents:
            break
        action = choose(env, dice)
        for one in (env, *others):
            one.step(action)
        for other in others:
            assert other.agents == env.agents
            assert other.rewards == env.rewards
            if env.agents:
                assert str(other.last()) == str(env.last())
    env.reset()
    for other in others:
        other.reset()
        assert str(other.last()) == str(env.last()), "a copy deals other games afterwards"


def test_a_copy_goes_its_own_way() -> None:
    env = zoo.env("pan", 3)
    env.reset(seed=1)
    before = str(env.last())
    other = copy.deepcopy(env)
    other.step(choose(other, coincoin.Dice(1)))
    assert str(env.last()) == before


def test_the_name_carries_the_version_of_the_rules() -> None:
    env = zoo.pan_v1.env(seats=5, double_clic=True)
    assert env.metadata["name"] == "coincoin_pan_v1"
    assert len(env.possible_agents) == 5
    assert env.layout.options["double_clic"] is True
    with pytest.raises(AttributeError, match="pan_v1"):
        zoo.__getattr__("pan_v0")


def test_the_winner_is_rewarded() -> None:
    for reward, best in (("result", 1.0), ("margin", 2.0)):
        env, dice = zoo.env("pan", 4, reward=reward), coincoin.Dice(2)
        env.reset(seed=2)
        while not any(env.terminations.values()):
            env.step(choose(env, dice))
        winner = env.game_state.winners[0]
        assert env.rewards[f"seat_{winner}"] == max(env.rewards.values()) == pytest.approx(best)
        assert sum(env.rewards.values()) == pytest.approx(0)


def test_an_illegal_move_ends_the_game_and_names_the_rule() -> None:
    env = zoo.env("pan", 3)
    env.reset(seed=1)
    env.step(env.layout.game.encode("turn"))
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0}
    assert env.infos["seat_0"] == {"illegal": "pan-05"}
    assert all(env.terminations.values())


def test_in_parallel_an_illegal_move_becomes_the_first_legal_one() -> None:
    env = zoo.parallel_env("pan", 3)
    seen, _ = env.reset(seed=1)
    first = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    other = copy.deepcopy(env)
    turn = env.layout.game.encode("turn")
    one = env.step(first | {"seat_1": turn})
    two = other.step(first)
    assert one[4] == {"seat_0": {}, "seat_1": {"illegal": "pan-05"}, "seat_2": {}}
    assert str(one[0]) == str(two[0])


def test_no_warning_but_those_about_dictionaries_and_empty_masks() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(zoo.env("pan", 3), num_cycles=20)
    known = ("not a NumPy array", "probably should be gymnasium.spaces", "no legal actions", "are different")
    assert [str(each.message) for each in caught if not any(word in str(each.message) for word in known)] == []


def test_the_docs_compare_raw_with_raw_and_wrapped_with_wrapped() -> None:
    section = DOCS.read_text("utf-8").split("### Speed", 1)[1].split("\n## ", 1)[0]
    units = re.search(r"compared with raw \(([\d.]+) k .*? with wrapped \(([\d.]+) k\)", section)
    assert units
    raw, wrapped = map(float, units.groups())
    rows = re.findall(r"\| ([\d.]+) k \| ([\d.]+) x", section)
    assert len(rows) == 4 * len(coincoin.all_games())
    for place, (speed, times) in enumerate(rows):
        unit = wrapped if place % 4 == 1 else raw
        assert float(times) == pytest.approx(float(speed) / unit, rel=0.05)
