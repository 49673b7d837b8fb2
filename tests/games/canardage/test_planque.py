"""Planqué: one of your ducks hides below a neighbour."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-57", "canardage-15")
def test_the_duck_hides_and_the_line_moves_up() -> None:
    state = table(LINE, "planque", targets=[1, 2], upcoming="red")
    assert ways(state, "planque") == ["1 behind", "6 front"]
    play(state, 0, "planque 1 behind")
    assert line(state) == "blue over yellow, red, water, blue, yellow, red"
    assert targets(state) == [1, 2]
    assert shot(state) == {}
    play_front = play(table(LINE, "planque", upcoming="red"), 0, "planque 6 front")
    assert line(play_front) == "yellow, blue, red, water, blue over yellow, red"


@pytest.mark.rule("canardage-58")
def test_not_below_water() -> None:
    state = table("yellow, water, blue, red, blue, red", "planque")
    assert refused(state, 0, "planque 1 behind") == "canardage-58"


@pytest.mark.rule("canardage-57")
def test_there_must_be_a_neighbour() -> None:
    assert refused(table(LINE, "planque"), 0, "planque 1 front") == "canardage-57"
    assert refused(table(LINE, "planque"), 0, "planque 6 behind") == "canardage-57"
    assert refused(table("water, water, blue, yellow", "planque"), 0, "planque 4 behind") == "canardage-57"


@pytest.mark.rule("canardage-52")
def test_neither_the_duck_of_another_nor_water_nor_an_empty_place() -> None:
    assert refused(table(LINE, "planque"), 0, "planque 2 behind") == "canardage-52"
    assert refused(table(LINE, "planque"), 0, "planque 4 behind") == "canardage-52"
    assert refused(table("water, water, blue, yellow", "planque"), 0, "planque 5 front") == "canardage-52"


@pytest.mark.rule("canardage-59")
def test_one_duck_to_a_place_and_no_stack_hides() -> None:
    state = table("yellow, blue over red, red, yellow over blue, blue, red", "planque")
    assert refused(state, 0, "planque 1 behind") == "canardage-59"
    assert refused(state, 0, "planque 4 behind") == "canardage-59"


@pytest.mark.rule("canardage-59")
def test_below_an_own_duck_too() -> None:
    state = table("yellow, yellow, red, water, blue, red", "planque")
    assert line(play(state, 0, "planque 2 front")).startswith("yellow over yellow, red")


@pytest.mark.rule("canardage-57", "canardage-18")
def test_with_an_empty_pile_a_hole_is_left() -> None:
    state = play(table("yellow, blue, water, water", "planque"), 0, "planque 1 behind")
    assert line(state) == "blue over yellow, water, water"


@pytest.mark.rule("canardage-44", "canardage-61")
def test_magret_hides_too_cover_stays_and_moby_does_not_matter() -> None:
    state = table("magret yellow, blue, red, water, blue, red", "planque", covers=[0, 0, 1], moby={"on": 1, "by": 2})
    assert line(play(state, 0, "planque 1 behind")).startswith("blue over magret yellow, red")
    assert shown(state)["covers"] == [0, 0, 1]
    assert "hides below the card behind it" in told(state)[0]
