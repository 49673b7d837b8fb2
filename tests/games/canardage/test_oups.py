"""Oups !: the neighbour of a card in the sights is shot."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-31")
def test_the_neighbour_is_shot_and_the_chosen_target_goes() -> None:
    state = table(LINE, "oups", targets=[2], upcoming="red")
    assert ways(state, "oups") == ["2 front", "2 behind"]
    play(state, 0, "oups 2 behind")
    assert line(state) == "yellow, blue, water, blue, yellow, red"
    assert shot(state) == {"red": 1}
    assert targets(state) == []


@pytest.mark.rule("canardage-31")
def test_a_target_above_the_neighbour_stays() -> None:
    state = play(table(LINE, "oups", targets=[2, 3]), 0, "oups 2 behind")
    assert targets(state) == [3]
    assert shot(state) == {"red": 1}


@pytest.mark.rule("canardage-31")
def test_it_needs_a_target_and_a_neighbour() -> None:
    state = table(LINE, "oups", targets=[1, 6])
    assert ways(state, "oups") == ["1 behind", "6 front"]
    assert refused(state, 0, "oups 1 front") == "canardage-31"
    assert refused(state, 0, "oups 6 behind") == "canardage-31"
    assert refused(state, 0, "oups 3 front") == "canardage-31"


@pytest.mark.rule("canardage-32")
def test_a_neighbour_that_is_water_or_protected_stays() -> None:
    for text, covers in (("oups 3 behind", []), ("oups 3 front", [0, 2, 0])):
        state = play(table(LINE, "oups", targets=[3], covers=covers), 0, text)
        assert line(state) == LINE
        assert targets(state) == []
        assert shot(state) == {}


@pytest.mark.rule("canardage-31", "canardage-28")
def test_the_target_may_be_above_water_and_the_neighbour_an_own_duck() -> None:
    state = play(table("yellow, water, red, water, blue, yellow", "oups", targets=[2]), 0, "oups 2 front")
    assert shot(state) == {"yellow": 1}


@pytest.mark.rule("canardage-20")
def test_a_hidden_duck_survives() -> None:
    state = play(table("yellow, blue over red, red, water, blue, yellow", "oups", targets=[1]), 0, "oups 1 behind")
    assert line(state).startswith("yellow, red, red")
    assert shot(state) == {"blue": 1}


@pytest.mark.rule("canardage-19")
def test_empty_places_serve_for_nothing() -> None:
    state = table("yellow, water, blue, water", "oups", targets=[4, 5])
    assert ways(state, "oups") == ["4 front"]
    assert refused(state, 0, "oups 4 behind") == "canardage-19"
    assert refused(state, 0, "oups 5 front") == "canardage-19"


@pytest.mark.rule("canardage-68")
def test_moby_duck_saves_the_others() -> None:
    state = table(LINE, "oups", targets=[2, 3], moby={"on": 1, "by": 2})
    assert ways(state, "oups") == ["3 front", "3 behind"]
    assert refused(state, 0, "oups 2 front") == "canardage-68"


@pytest.mark.rule("canardage-43")
def test_magret_s_duck_is_avenged() -> None:
    state = play(table("yellow, magret blue, red, water, blue, yellow", "oups", targets=[3]), 0, "oups 3 front")
    assert state.waiting() == (1,)
    assert "Bo may avenge the duck." in told(state)
    assert "commissaire_magret" in shown(state)["played"]
