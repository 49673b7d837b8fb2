"""Trained policies: kept in a file, seated as bots, and better than the heuristic they were measured by."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import coincoin
from coincoin.bots.bot import UnknownBot, bot
from coincoin.study.findings import Cell
from coincoin.study.layout import Layout
from coincoin.study.plan import Study, Tables
from coincoin.study.policy import Policy, PolicyBot, scaled
from coincoin.study.trained import VARIABLE
from coincoin.study.trials import run

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


def test_the_trained_policy_beats_a_duckling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(TRAINED))
    study = Study("trained", [Tables("pan", seats=2, bots=[["policy", "duckling"]])], games=3000, chunk=3000)
    found = {name: estimate for name, estimate, _ in Cell(run(study, study.chunks()[0])).by_bot()}
    assert found["policy"].low > 0.5 > found["duckling"].high


def test_the_training_script_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    import runpy
    import sys

    out = tmp_path / "quick.npz"
    script = TRAINED.with_name("learn.py")
    learn = runpy.run_path(str(script))
    scope = learn["main"].__globals__
    monkeypatch.setitem(scope, "TABLES", 16)
    monkeypatch.setitem(scope, "STEPS", 40)
    monkeypatch.setitem(scope, "examine", lambda env, net, eyes, games: (0.5, 0.1))
    monkeypatch.setattr(sys, "argv", ["learn.py", "pan", "--seats", "2", "--minutes", "0", "--out", str(out)])
    learn["main"]()
    assert Policy.load(out).game == "pan"
    assert out.with_suffix(".csv").read_text().startswith("moves,minutes,share,reach")
