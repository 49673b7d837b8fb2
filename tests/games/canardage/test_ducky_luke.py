"""Ducky Luke: shoot at any card."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-29")
def test_it_shoots_at_any_card_in_the_sights_or_not() -> None:
    state = table(LINE, "ducky_luke", upcoming="blue")
    assert ways(state, "ducky_luke") == ["1", "2", "3", "4", "5", "6"]
    play(state, 0, "ducky_luke 3")
    assert line(state) == "yellow, blue, water, blue, yellow, blue"
    assert shot(state) == {"red": 1}


@pytest.mark.rule("canardage-29")
def test_a_target_above_the_card_goes_and_others_stay() -> None:
    state = play(table(LINE, "ducky_luke", targets=[3, 5]), 0, "ducky_luke 3")
    assert targets(state) == [5]


@pytest.mark.rule("canardage-30")
def test_water_and_protected_ducks_may_be_shot_at_in_vain() -> None:
    for place, covers in (("4", []), ("2", [0, 0, 2])):
        state = play(table(LINE, "ducky_luke", targets=[2, 4], covers=covers), 0, f"ducky_luke {place}")
        assert line(state) == LINE
        assert shot(state) == {}
        assert int(place) not in targets(state)


@pytest.mark.rule("canardage-20")
def test_a_hidden_duck_survives() -> None:
    state = play(table("yellow over blue, blue, red, water, blue, yellow", "ducky_luke"), 0, "ducky_luke 1")
    assert line(state).startswith("blue, blue, red")
    assert shot(state) == {"yellow": 1}


@pytest.mark.rule("canardage-19")
def test_not_at_an_empty_place() -> None:
    assert refused(table("yellow, water, blue, water", "ducky_luke"), 0, "ducky_luke 5") == "canardage-19"


@pytest.mark.rule("canardage-68")
def test_moby_duck_saves_the_others() -> None:
    state = table(LINE, "ducky_luke", covers=[0, 3, 0], moby={"on": 1, "by": 2})
    assert ways(state, "ducky_luke") == ["2", "4", "5"]
    assert refused(state, 0, "ducky_luke 1") == "canardage-68"
    assert refused(state, 0, "ducky_luke 3") == "canardage-68"


@pytest.mark.rule("canardage-43")
def test_magret_s_duck_is_avenged() -> None:
    state = play(table("magret red, blue, red, water, blue, yellow", "ducky_luke"), 0, "ducky_luke 1")
    assert state.waiting() == (2,)
    assert "Cleo may avenge the duck." in told(state)
    assert "commissaire_magret" in shown(state)["played"]
