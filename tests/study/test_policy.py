"""Trained policies: kept in a file, seated as bots, and better than the heuristic they were measured by."""

from __future__ import annotations

import csv
import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

import coincoin
from coincoin.bots.bot import UnknownBot, bot
from coincoin.study.envs.layout import Layout
from coincoin.study.lab.findings import Cell
from coincoin.study.lab.plan import Study, Tables
from coincoin.study.lab.trials import run
from coincoin.study.policy.policy import Policy, PolicyBot, scaled
from coincoin.study.policy.trained import VARIABLE

TRAINED = Path(__file__).parents[2] / "examples" / "train" / "pan-2.npz"


def some_policy(game: str, seats: int) -> Policy:
    layout, rng = Layout(game, seats), np.random.default_rng(1)
    shapes = [(8, layout.size), (8,), (layout.moves, 8), (layout.moves,)]
    return Policy(game, seats, [rng.normal(size=shape).astype(np.float32) for shape in shapes])


def test_a_policy_is_kept_in_a_file(tmp_path: Path) -> None:
    policy = some_policy("pan", 3)
    policy.save(tmp_path / "some.npz")
    again = Policy.load(tmp_path / "some.npz")
    seen = np.arange(Layout("pan", 3).size)
    assert (again.game, again.seats) == ("pan", 3)
    assert (again.wishes(seen) == policy.wishes(seen)).all()


def test_scaling_moves_into_the_first_layer() -> None:
    layout, policy = Layout("pan", 2), some_policy("pan", 2)
    low, high = layout.bounds()
    seen = np.array([field.low + n % 2 for n, field in enumerate(layout.fields) for _ in range(field.size)])
    plain = Policy("pan", 2, scaled(layout, policy.layers)).wishes(seen)
    assert plain == pytest.approx(policy.wishes((seen - low) / np.maximum(high - low, 1)), abs=1e-4)


def test_the_bot_plays_what_the_policy_wishes_most_among_the_legal_moves() -> None:
    pan, policy = coincoin.game("pan"), some_policy("pan", 3)
    player, dice = PolicyBot(pan, policy), coincoin.Dice(1)
    state = pan.new(3, dice)
    while not state.over:
        seat = state.mover()
        sight = state.seen_by(seat)
        move = player.choose(sight, sight.moves())
        wishes = policy.wishes(np.array(pan.observe(sight)))
        assert wishes[move] == max(wishes[other] for other in state.moves(seat))
        state.play(seat, move, dice)


def test_the_bot_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pan = coincoin.game("pan")
    monkeypatch.delenv(VARIABLE, raising=False)
    with pytest.raises(UnknownBot, match=VARIABLE):
        bot("policy", pan)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "none.npz"))
    with pytest.raises(UnknownBot, match="holds no trained policy"):
        bot("policy", pan)
    some_policy("pan", 3).save(tmp_path / "some.npz")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "some.npz"))
    assert bot("policy", pan).choose(pan.new(3, coincoin.Dice(1)).seen_by(0), [0, 1]) in (0, 1)
    with pytest.raises(UnknownBot, match="3 seats"):
        bot("policy", pan).choose(pan.new(4, coincoin.Dice(1)).seen_by(0), [0, 1])


@pytest.mark.slow
def test_the_trained_policy_beats_duck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(TRAINED))
    study = Study("trained", [Tables("pan", seats=2, bots=[["policy", "duck"]])], games=20_000, chunk=20_000)
    found = {name: estimate for name, estimate, _ in Cell(run(study, study.chunks()[0])).by_bot()}
    assert found["policy"].low > 0.5 > found["duck"].high


def test_the_training_script_trains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch")
    torch.set_num_threads(1)  # two that wait for each other on a busy machine take minutes
    out = tmp_path / "quick.npz"
    learn = runpy.run_path(str(TRAINED.with_name("learn.py")))
    for name, small in {"TABLES": 16, "STEPS": 40, "GAMES": 2}.items():
        monkeypatch.setitem(learn["main"].__globals__, name, small)
    monkeypatch.setattr(sys, "argv", ["learn.py", "pan", "--seats", "2", "--rounds", "10", "--out", str(out)])
    learn["main"]()
    assert Policy.load(out).game == "pan"
    curve = list(csv.DictReader(out.with_suffix(".csv").open()))
    assert [int(row["moves"]) for row in curve] == [0, 10 * 16 * 40]
    assert all(0 < float(row["share"]) < 1 for row in curve)
