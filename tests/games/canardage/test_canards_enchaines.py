"""Canards enchaînés: shoot at two neighbours in the sights."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-33", "canardage-34")
def test_both_ducks_are_shot_and_the_line_moves_up_two_places() -> None:
    state = table(LINE, "canards_enchaines", targets=[2, 3, 5], upcoming="red, water")
    assert ways(state, "canards_enchaines") == ["2"]
    play(state, 0, "canards_enchaines 2")
    assert line(state) == "yellow, water, blue, yellow, red, water"
    assert shot(state) == {"blue": 1, "red": 1}
    assert targets(state) == [5]


@pytest.mark.rule("canardage-33")
def test_neither_a_single_target_nor_two_apart_will_do() -> None:
    state = table(LINE, "canards_enchaines", targets=[1, 3, 5])
    assert ways(state, "canards_enchaines") == []
    assert refused(state, 0, "canards_enchaines 1") == "canardage-33"


@pytest.mark.rule("canardage-34", "canardage-33")
def test_water_protected_and_hidden_ducks_keep_their_place() -> None:
    state = play(table(LINE, "canards_enchaines", targets=[3, 4], upcoming="red"), 0, "canards_enchaines 3")
    assert line(state) == "yellow, blue, water, blue, yellow, red"
    assert targets(state) == []
    state = table(LINE, "canards_enchaines", targets=[2, 3], covers=[0, 2, 0], upcoming="yellow")
    assert line(play(state, 0, "canards_enchaines 2")) == "yellow, blue, water, blue, yellow, yellow"
    hiding = "yellow, blue over red, red, water, blue, yellow"
    state = table(hiding, "canards_enchaines", targets=[2, 3], upcoming="yellow")
    assert line(play(state, 0, "canards_enchaines 2")) == "yellow, red, water, blue, yellow, yellow"
    assert shot(state) == {"blue": 1, "red": 1}


@pytest.mark.rule("canardage-28")
def test_own_ducks_are_shot_too() -> None:
    state = play(table(LINE, "canards_enchaines", targets=[1, 2]), 0, "canards_enchaines 1")
    assert shot(state) == {"yellow": 1, "blue": 1}


@pytest.mark.rule("canardage-19")
def test_not_with_an_empty_place() -> None:
    state = table("yellow, water, blue, water", "canards_enchaines", targets=[4, 5])
    assert refused(state, 0, "canards_enchaines 4") == "canardage-19"


@pytest.mark.rule("canardage-68")
def test_moby_duck_saves_the_pair_if_one_of_the_two_belongs_to_another() -> None:
    state = table(LINE, "canards_enchaines", targets=[1, 2, 4, 5], moby={"on": 1, "by": 2})
    assert ways(state, "canards_enchaines") == ["4"]
    assert refused(state, 0, "canards_enchaines 1") == "canardage-68"


@pytest.mark.rule("canardage-43")
def test_magret_s_duck_is_avenged_after_both_shots() -> None:
    magret = "yellow, magret blue, red, water, blue, yellow"
    state = play(table(magret, "canards_enchaines", targets=[2, 3]), 0, "canards_enchaines 2")
    assert state.waiting() == (1,)
    assert shot(state) == {"blue": 1, "red": 1}
    assert len(shown(state)["line"]) == 6
    assert "Bo may avenge the duck." in told(state)
