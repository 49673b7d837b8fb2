"""Fulguro coin: one of your ducks rushes to the front."""

from __future__ import annotations

import pytest

from ..play import play, refused, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-53", "canardage-15")
def test_an_own_duck_goes_to_the_front_and_the_others_move_back() -> None:
    state = table(LINE, "fulguro_coin", targets=[1, 6])
    assert ways(state, "fulguro_coin") == ["6"]
    play(state, 0, "fulguro_coin 6")
    assert line(state) == "yellow, yellow, blue, red, water, blue"
    assert targets(state) == [1, 6]
    assert shot(state) == {}
    assert told(state)[0] == "Ada plays “Lightning duck”: place 6 goes to the front."


@pytest.mark.rule("canardage-53")
def test_those_behind_it_stay() -> None:
    state = table("blue, water, yellow, red, blue, red", "fulguro_coin")
    assert line(play(state, 0, "fulguro_coin 3")) == "yellow, blue, water, red, blue, red"


@pytest.mark.rule("canardage-53")
def test_not_the_one_that_is_there_already() -> None:
    assert refused(table(LINE, "fulguro_coin"), 0, "fulguro_coin 1") == "canardage-53"


@pytest.mark.rule("canardage-52")
def test_neither_the_duck_of_another_nor_water_nor_an_empty_place() -> None:
    state = table(LINE, "fulguro_coin")
    assert refused(state, 0, "fulguro_coin 2") == "canardage-52"
    assert refused(state, 0, "fulguro_coin 4") == "canardage-52"
    assert refused(table("blue, water, water, yellow", "fulguro_coin"), 0, "fulguro_coin 6") == "canardage-52"


@pytest.mark.rule("canardage-21")
def test_a_hidden_duck_goes_along_and_cannot_be_chosen() -> None:
    state = table("blue over yellow, red, yellow over red, water, blue, red", "fulguro_coin")
    assert ways(state, "fulguro_coin") == ["3"]
    assert line(play(state, 0, "fulguro_coin 3")).startswith("yellow over red, blue over yellow, red")


@pytest.mark.rule("canardage-61")
def test_cover_stays_magret_travels_and_moby_does_not_matter() -> None:
    state = table(
        "water, red, magret yellow, blue, blue, red", "fulguro_coin", covers=[0, 3, 0], moby={"on": 1, "by": 2}
    )
    assert line(play(state, 0, "fulguro_coin 3")).startswith("magret yellow, water, red")
