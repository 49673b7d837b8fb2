"""Moby Duck: for a round only one player's ducks can be shot."""

from __future__ import annotations

import pytest

from coincoin.testing.play import legal, play, refused, shown, told

from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-67")
def test_it_lies_before_an_opponent_and_is_not_discarded() -> None:
    state = table(LINE, "moby_duck", targets=[1])
    assert ways(state, "moby_duck") == ["1", "2"]
    play(state, 0, "moby_duck 2")
    assert shown(state)["moby"] == {"on": 2, "by": 0}
    assert shown(state).get("played", []) == []
    assert line(state) == LINE
    assert targets(state) == [1]
    assert shot(state) == {}


@pytest.mark.rule("canardage-67")
def test_the_opponent_must_still_have_a_duck() -> None:
    state = table(LINE.replace("blue", "red"), "moby_duck", shot={"blue": 5})
    assert ways(state, "moby_duck") == ["2"]
    assert refused(state, 0, "moby_duck 1") == "canardage-67"
    assert refused(state, 0, "moby_duck 0") == "canardage-67"
    assert refused(state, 0, "moby_duck 4") == "canardage-67"


@pytest.mark.rule("canardage-68")
def test_only_that_player_s_ducks_and_water_can_be_shot_meanwhile() -> None:
    hands = [["moby_duck", "en_joue", "en_joue"], ["pan", "en_joue", "en_joue"], ["en_joue"] * 3]
    state = play(table(LINE, "moby_duck", targets=[1, 2, 3, 4], hands=hands), 0, "moby_duck 2")
    assert ways(state, "pan", 1) == ["3", "4"]
    assert refused(state, 1, "pan 2") == "canardage-68"
    assert shot(play(state, 1, "pan 3")) == {"red": 1}


@pytest.mark.rule("canardage-68")
def test_no_duck_at_all_can_be_shot_once_that_player_has_none() -> None:
    hands = [["en_joue"] * 3, ["pan", "en_joue", "en_joue"], ["pan", "ducky_luke", "canard_simplet"]]
    few = "yellow, blue, red, water, red, yellow"
    state = table(few, targets=[1, 2, 3, 4], shot={"blue": 4}, hands=hands, turn=1, moby={"on": 1, "by": 0})
    play(state, 1, "pan 2")
    assert line(state) == "yellow, red, water, red, yellow, yellow"
    assert legal(state, 2) == ["pan 3", "ducky_luke 3"], "only at water"
    assert refused(state, 2, "pan 1") == "canardage-68"


@pytest.mark.rule("canardage-69", "canardage-67")
def test_it_leaves_at_the_start_of_the_next_turn_of_who_laid_it() -> None:
    state = play(table(LINE, "moby_duck"), 0, "moby_duck 1")
    play(state, 1, "en_joue 1")
    assert shown(state)["moby"] == {"on": 1, "by": 0}
    play(state, 2, "en_joue 2")
    assert "moby" not in shown(state)
    assert "Moby Duck swims off: all ducks can be shot again." in told(state)
    assert "moby_duck" in shown(state)["played"]


def test_hidden_and_protected_ducks_holes_and_magret_do_not_matter() -> None:
    state = table("yellow over red, magret blue, water, water", "moby_duck", covers=[0, 0, 2])
    assert ways(state, "moby_duck") == ["1", "2"]
    assert line(play(state, 0, "moby_duck 1")).startswith("yellow over red, magret blue")
