"""Gymnasium's own checker on every game at every number of seats and option, and the vector environment."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import coincoin
from coincoin.kernel.errors import BadOption
from coincoin.study.envs.gymnasium import SeatEnv, env_id
from coincoin.study.envs.vector import TablesEnv
from coincoin.testing.tables import Table
from tests.conformance.ours import plain_tables

from .tables import mix, spread

every_table = pytest.mark.parametrize("table", spread(), ids=str)
some_tables = pytest.mark.parametrize("table", plain_tables(), ids=str)


@every_table
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_checks_it(table: Table) -> None:
    env = gymnasium.make(env_id(table.game), seats=table.seats, opponents="random", **mix(table))
    check_env(env.unwrapped)


@some_tables
def test_a_game_against_bots(table: Table) -> None:
    env = gymnasium.make(env_id(table.game), seats=table.seats, opponents=["instinct", "random"], seat=1)
    dice = coincoin.Dice(1)
    seen, info = env.reset(seed=3)
    over, steps = False, 0
    while not over:
        assert info == {"seat": 1}
        assert env.observation_space.contains(seen)
        moves = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, info = env.step(moves[dice.below(len(moves))])
        steps += 1
    assert steps > 1
    unwrapped = env.unwrapped
    assert isinstance(unwrapped, SeatEnv)
    scores = unwrapped._desk.state.scores
    assert (float(reward) > 0) == (scores[1] == max(scores) and min(scores) < max(scores))


def test_the_seat_is_drawn_unless_chosen() -> None:
    env = SeatEnv("pan", 3, opponents="random")
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2}
    with pytest.raises(BadOption, match="no seat 3"):
        SeatEnv("pan", 3, seat=3)


def test_an_illegal_move_ends_the_game() -> None:
    env = SeatEnv("pan", 3)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(env.layout.game.encode("turn")))
    assert (reward, over, info["illegal"]) == (-1.0, True, "pan-05")


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("pan", 3, render_mode="ansi", seat=2)
    env.reset(seed=1)
    shown = env.render()
    assert "seat_2" in shown
    human = SeatEnv("pan", 3, render_mode="human", seat=2)
    seen, _ = human.reset(seed=1)
    human.step(np.flatnonzero(seen["action_mask"])[0])
    assert "seat_2" in capsys.readouterr().out


def copies(env: Any) -> list[Any]:
    return [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]


def plain(told: Any) -> Any:
    """What an environment tells, to compare."""
    if isinstance(told, dict):
        return {key: plain(value) for key, value in told.items()}
    if isinstance(told, tuple):
        return [plain(value) for value in told]
    return told.tolist() if isinstance(told, np.ndarray) else told


@some_tables
def test_a_live_environment_is_copied(table: Table) -> None:
    """A copy goes on as the original does, to the end of the game and in the games after it."""
    env = gymnasium.make(env_id(table.game), seats=table.seats, opponents=["duckling", "random"])
    dice = coincoin.Dice(2)

    def choose(seen: dict[str, np.ndarray]) -> np.int64:
        moves = np.flatnonzero(seen["action_mask"])
        return np.int64(moves[dice.below(len(moves))])

    seen = env.reset(seed=5)[0]
    for _ in range(3):
        seen = env.step(choose(seen))[0]
    others, games = copies(env), 0
    for _ in range(120):
        action = choose(seen)
        seen, *told = env.step(action)
        for other in others:
            assert plain(other.step(action)) == plain((seen, *told))
        if told[1]:
            seen, info = env.reset()
            games += 1
            for other in others:
                assert plain(other.reset()) == plain((seen, info)), "a copy is dealt other games afterwards"
    assert games or table.game.id != "pan"


def test_a_copy_goes_its_own_way_and_may_be_made_before_the_first_game() -> None:
    env = SeatEnv("pan", 3, opponents="goose:iterations=8+milliseconds=0")
    fresh = copies(env)
    seen, _ = env.reset(seed=1)
    assert all(plain(other.reset(seed=1)[0]) == plain(seen) for other in fresh)
    before = plain(env._look())
    for other in copies(env):
        other.step(np.flatnonzero(seen["action_mask"])[0])
    assert plain(env._look()) == before


# ---- many tables ----


@some_tables
@pytest.mark.parametrize("opponents", ["self", "instinct"])
def test_live_tables_are_copied(table: Table, opponents: str) -> None:
    """A copy goes on as the original does: the same games, rewards and random moves, and the next games too."""
    env = TablesEnv(table.game.id, 3, table.seats, opponents=opponents)
    assert plain(copies(env)[0].reset(seed=3)) == plain(env.reset(seed=3))
    games = 0
    for moment in range(4):
        others = copies(env)
        for _ in range(25):
            actions = env.random_moves()
            told = env.step(actions)
            games += int(told[2].sum())
            for other in others:
                assert (other.random_moves() == actions).all()
                assert plain(other.step(actions)) == plain(told), moment
    assert games or table.game.id != "pan"
    start = env.reset()
    assert all(plain(other.reset()) == plain(start) for other in others)


@every_table
@pytest.mark.parametrize("opponents", ["self", "random"])
def test_what_the_vector_environment_shows_is_what_the_seat_to_move_sees(table: Table, opponents: str) -> None:
    env = TablesEnv(table.game.id, 6, table.seats, opponents=opponents, **mix(table))
    seen, infos = env.reset(seed=4)
    games = 0
    for _ in range(60):
        assert env.observation_space.contains(seen)
        for n, state in enumerate(board.state for board in env.batch.boards):
            seat = int(infos["seat"][n])
            assert seat == state.mover()
            assert opponents == "self" or seat == n % table.seats
            assert seen["observation"][n].tolist() == table.game.observe(state.seen_by(seat))
            assert np.flatnonzero(seen["action_mask"][n]).tolist() == state.moves(seat)
        seen, rewards, ends, cuts, infos = env.step(env.random_moves())
        assert not cuts.any()
        assert not rewards[~ends].any()
        if ends.any():
            assert infos["rewards"][ends].sum(axis=1) == pytest.approx(0)
            assert infos["rewards"].max() <= 1
            single = env.single_observation_space
            assert isinstance(single, gymnasium.spaces.Dict)
            assert single["observation"].contains(infos["final_obs"]["observation"][ends][0])
        games += int(ends.sum())
    if table.game.id == "pan":
        assert games > 0


@some_tables
def test_the_same_seed_gives_the_same_games(table: Table) -> None:
    def digest() -> list[str]:
        env = TablesEnv(table.game.id, 5, table.seats, opponents="instinct")
        told = [str(env.reset(seed=9))]
        return told + [str(env.step(env.random_moves())) for _ in range(50)]

    assert digest() == digest()


def test_without_copies_the_next_step_writes_over_the_masks() -> None:
    kept, shared = (TablesEnv("duck", 8, 4, opponents="self", copy=copy) for copy in (True, False))
    (first, _), (memory, _) = kept.reset(seed=3), shared.reset(seed=3)
    before = {name: array.copy() for name, array in first.items()}
    for _ in range(20):
        seen = kept.step(kept.random_moves())[0]
        same = shared.step(shared.random_moves())[0]
    for name in ("observation", "action_mask"):
        assert (first[name] == before[name]).all(), "what was handed out is the caller's"
        assert (same[name] == seen[name]).all()
        assert not same[name].flags.writeable
    assert (memory["action_mask"] == seen["action_mask"]).all()


def test_callers_may_keep_and_change_what_they_were_shown() -> None:
    plain, odd = (TablesEnv("pan", 8, 2, opponents="self") for _ in range(2))
    plain.reset(seed=3)
    held = [odd.reset(seed=3)[0]["action_mask"][2:4]]
    for step in range(30):
        moves = plain.random_moves()
        assert (odd.random_moves() == moves).all()
        seen, ours = plain.step(moves)[0], odd.step(moves)[0]
        for name in ("observation", "action_mask"):
            assert (seen[name] == ours[name]).all()
            ours[name][:] = step
        held.append(ours["action_mask"][2:4])
        held = held[-(step % 5 + 1) :]
        assert all((part == step - len(held) + 1 + n).all() for n, part in enumerate(held) if step >= len(held))


def test_an_illegal_move_ends_one_table_only() -> None:
    env = TablesEnv("pan", 4, 3, opponents="self")
    env.reset(seed=2)
    actions = env.random_moves().copy()
    actions[2] = env.layout.game.encode("turn")
    _, rewards, ends, _, infos = env.step(actions)
    assert ends.tolist() == infos["illegal"].tolist() == [False, False, True, False]
    assert rewards.tolist() == [0, 0, -1, 0]
    assert infos["rewards"][2].tolist() == [-1, 0, 0]
    actions[:] = 10**6
    assert env.step(actions)[2].all()


def test_instinct_beats_random_through_the_vector_environment() -> None:
    """The learner moves at random: against instinct it must lose, against random it must not."""
    worth = {}
    for opponents in ("instinct", "random"):
        env = TablesEnv("pan", 200, 4, opponents=opponents)
        env.reset(seed=1)
        total, games = 0.0, 0
        while games < 6000:
            _, rewards, ends, _, _ = env.step(env.random_moves())
            total += rewards.sum()
            games += ends.sum()
        worth[opponents] = total / games
    assert worth["instinct"] < -0.02
    assert abs(worth["random"]) < 0.02


def test_gymnasium_makes_the_vector_environment() -> None:
    env = gymnasium.make_vec("coincoin/Pan-v1", num_envs=3, vectorization_mode="vector_entry_point", seats=4)
    seen, _ = env.reset(seed=1)
    assert seen["observation"].shape[0] == 3
    with pytest.raises(BadOption, match="sync"):
        TablesEnv("pan", 2, opponents="nobody")
