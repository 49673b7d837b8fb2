"""The levels by name, their settings, and bots from other packages."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import coincoin
from coincoin.bots.bot import UnknownBot, bot, bots
from coincoin.bots.levels import LEVELS, MOST, SWAN
from coincoin.kernel.instinct import guided_playout
from coincoin.testing.tables import Table

from ..conformance.ours import plain_tables

PACKAGE = '''
class Miser:
    """Always the last move of the list."""

    def __init__(self, game, seed):
        pass

    def choose(self, sight, moves):
        return moves[-1]
'''


@pytest.mark.parametrize("table", plain_tables(), ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(table: Table, level: str) -> None:
    limit = ":milliseconds=1" if level in ("goose", "swan") else ""
    state, dice = table.new(1)
    player = bot(level + limit, table.game, 1)
    for _ in range(60):
        if state.over:
            break
        seat = state.mover()
        state.play(seat, player.choose(state.seen_by(seat), state.moves(seat)), dice)


def test_a_level_knows_its_budget() -> None:
    pan = coincoin.game("pan")
    goose, swan = (bots()[level](pan, 0) for level in ("goose", "swan"))
    assert (goose.iterations, swan.iterations) == (pan.instinct.pace(), MOST)  # type: ignore[attr-defined]  # searchers
    canaille = coincoin.game("canaille")
    assert bot("swan", canaille).iterations == SWAN * canaille.instinct.pace()  # type: ignore[attr-defined]
    assert 0 < goose.milliseconds < swan.milliseconds  # type: ignore[attr-defined]
    assert bot("goose:iterations=0+milliseconds=9", pan).iterations == 0  # type: ignore[attr-defined]
    player = bot("goose:iterations=70+milliseconds=0", pan)
    state = pan.new(3, coincoin.Dice(1))
    player.choose(state.seen_by(0), state.moves(0))
    assert player.search.iterations == 70  # type: ignore[attr-defined]


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_what_a_seat_is_worth_at_the_end_is_what_it_won(table: Table) -> None:
    """On the way a game may know better than the score; where it stops, the winners must stand best."""
    state, dice = table.new(1)
    guided_playout(state, table.game.instinct, dice)
    worth = list(table.game.instinct.worth(state))
    assert {seat for seat, each in enumerate(worth) if each == max(worth)} >= set(state.winners)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("moose", "no bot 'moose'; there are duck"),
        ("duck:iterations=5", "cannot be made"),
        ("swan:iterations=many", "cannot be made"),
    ],
)
def test_a_wrong_name_is_refused_with_the_way_out(name: str, says: str) -> None:
    with pytest.raises(UnknownBot, match=says):
        bot(name, coincoin.game("pan"))


def test_a_bot_of_another_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package is a module and a dist-info folder that names its entry points."""
    (tmp_path / "miserly.py").write_text(PACKAGE)
    info = tmp_path / "miserly-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: miserly\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[coincoin.bots]\nmiser = miserly:Miser\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    bots.cache_clear()
    try:
        pan = coincoin.game("pan")
        state = pan.new(3, coincoin.Dice(1))
        assert bot("miser", pan).choose(state.seen_by(0), state.moves(0)) == state.moves(0)[-1]
    finally:
        bots.cache_clear()
