"""Canard pressé: one of your ducks overtakes the card before it."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-51", "canardage-15")
def test_an_own_duck_changes_places_with_the_card_before_it() -> None:
    state = table(LINE, "canard_presse", targets=[6])
    assert ways(state, "canard_presse") == ["6"]
    play(state, 0, "canard_presse 6")
    assert line(state) == "yellow, blue, red, water, yellow, blue"
    assert targets(state) == [6]
    assert shot(state) == {}
    assert told(state)[0] == "Ada plays “Hasty duck” on place 6."


@pytest.mark.rule("canardage-51")
def test_not_the_first_of_the_line() -> None:
    assert refused(table(LINE, "canard_presse"), 0, "canard_presse 1") == "canardage-51"


@pytest.mark.rule("canardage-52")
def test_neither_the_duck_of_another_nor_water_nor_an_empty_place() -> None:
    state = table(LINE, "canard_presse")
    assert refused(state, 0, "canard_presse 2") == "canardage-52"
    assert refused(state, 0, "canard_presse 4") == "canardage-52"
    assert refused(table("blue, water, water, yellow", "canard_presse"), 0, "canard_presse 5") == "canardage-52"


@pytest.mark.rule("canardage-52")
def test_two_own_ducks_may_change_places() -> None:
    state = table("yellow over red, yellow, red, water, blue, blue", "canard_presse")
    assert line(play(state, 0, "canard_presse 2")).startswith("yellow, yellow over red")


@pytest.mark.rule("canardage-21")
def test_hidden_ducks_go_along_and_cannot_be_chosen() -> None:
    state = table("blue over yellow, yellow over red, red, water, blue, red", "canard_presse")
    assert ways(state, "canard_presse") == ["2"]
    assert line(play(state, 0, "canard_presse 2")).startswith("yellow over red, blue over yellow")


@pytest.mark.rule("canardage-61")
def test_cover_stays_magret_travels_and_moby_does_not_matter() -> None:
    state = table(
        "water, magret yellow, red, blue, blue, red", "canard_presse", covers=[0, 0, 2], moby={"on": 1, "by": 2}
    )
    assert line(play(state, 0, "canard_presse 2")).startswith("magret yellow, water")
    assert shown(state)["covers"] == [0, 0, 2]
