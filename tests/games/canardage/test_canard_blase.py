"""Canard blasé: one of your ducks lets the card behind it pass."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-50", "canardage-15")
def test_an_own_duck_changes_places_with_the_card_behind_it() -> None:
    state = table(LINE, "canard_blase", targets=[1])
    assert ways(state, "canard_blase") == ["1"]
    play(state, 0, "canard_blase 1")
    assert line(state) == "blue, yellow, red, water, blue, yellow"
    assert targets(state) == [1]
    assert shot(state) == {}
    assert told(state)[0] == "Ada plays “Lazy duck” on place 1."


@pytest.mark.rule("canardage-50", "canardage-23")
def test_not_the_last_of_the_line() -> None:
    assert refused(table(LINE, "canard_blase"), 0, "canard_blase 6") == "canardage-50"
    state = table("blue, water, water, yellow", "canard_blase")
    assert refused(state, 0, "canard_blase 4") == "canardage-50"
    assert refused(state, 0, "canard_blase 5") == "canardage-50"


@pytest.mark.rule("canardage-52")
def test_neither_the_duck_of_another_nor_water() -> None:
    state = table(LINE, "canard_blase")
    assert refused(state, 0, "canard_blase 2") == "canardage-52"
    assert refused(state, 0, "canard_blase 4") == "canardage-52"


@pytest.mark.rule("canardage-52")
def test_two_own_ducks_may_change_places() -> None:
    state = table("yellow over red, yellow, red, water, blue, blue", "canard_blase")
    assert line(play(state, 0, "canard_blase 1")).startswith("yellow, yellow over red")


@pytest.mark.rule("canardage-21")
def test_hidden_ducks_go_along_and_cannot_be_chosen() -> None:
    state = table("yellow over red, blue over yellow, red, water, blue, red", "canard_blase")
    assert ways(state, "canard_blase") == ["1"]
    assert line(play(state, 0, "canard_blase 1")).startswith("blue over yellow, yellow over red")


@pytest.mark.rule("canardage-61")
def test_cover_stays_magret_travels_and_moby_does_not_matter() -> None:
    state = table(
        "magret yellow, water, red, blue, blue, red", "canard_blase", covers=[0, 0, 1], moby={"on": 1, "by": 2}
    )
    assert line(play(state, 0, "canard_blase 1")).startswith("water, magret yellow")
    assert shown(state)["covers"] == [0, 0, 1]
