"""Président: a player misses the next turn."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-39")
def test_the_chosen_player_misses_one_turn_only() -> None:
    state = play(table(LINE, "president"), 0, "president 1")
    assert state.waiting() == (2,)
    assert "Bo misses this turn." in told(state)
    assert shown(state).get("skips", []) == []
    assert line(state) == LINE


@pytest.mark.rule("canardage-39")
def test_the_turn_is_missed_when_it_comes() -> None:
    state = play(table(LINE, "president"), 0, "president 2")
    assert state.waiting() == (1,)
    play(state, 1, "en_joue 1")
    assert state.waiting() == (0,)


@pytest.mark.rule("canardage-39")
def test_any_other_player_even_without_ducks_but_not_oneself() -> None:
    state = table(LINE.replace("blue", "red"), "president", shot={"blue": 5})
    assert ways(state, "president") == ["1", "2"]
    assert refused(state, 0, "president 0") == "canardage-39"
    assert refused(state, 0, "president 3") == "canardage-39"


@pytest.mark.rule("canardage-40")
def test_a_second_one_adds_nothing() -> None:
    state = play(table(LINE, "president", skips=[2]), 0, "president 2")
    assert shown(state)["skips"] == [2]
    play(state, 1, "en_joue 1")
    assert state.waiting() == (0,)


@pytest.mark.rule("canardage-62", "canardage-69")
def test_what_was_laid_leaves_though_the_turn_is_missed() -> None:
    state = table(
        "yellow, blue, red, water, magret blue, yellow", "president", covers=[0, 2, 0], moby={"on": 2, "by": 1}
    )
    play(state, 0, "president 1")
    assert "covers" not in shown(state)
    assert "moby" not in shown(state)
    assert sorted(shown(state)["played"]) == ["a_couvert", "moby_duck", "president"]


def test_targets_hidden_ducks_and_holes_do_not_matter() -> None:
    state = table("yellow over blue, water, blue, water", "president", targets=[1, 6])
    assert ways(state, "president") == ["1", "2"]
    play(state, 0, "president 1")
    assert targets(state) == [1, 6]
    assert shot(state) == {"yellow": 4, "blue": 3, "red": 5}
