"""Danse des canards: a new line from the shuffled pile."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-55", "canardage-14")
def test_the_line_is_shuffled_into_the_pile_and_six_new_cards_come() -> None:
    state = table("yellow over red, blue, red, water, blue, yellow", "danse_des_canards", targets=[1, 4])
    before = [*shown(state)["pile"], "yellow", "red", "blue", "red", "water", "blue", "yellow"]
    play(state, 0, "danse_des_canards")
    assert len(shown(state)["line"]) == 6
    assert sorted([*shown(state)["line"], *shown(state)["pile"]]) == sorted(before)
    assert shown(state).get("known", 0) == 0
    assert shot(state) == {}


@pytest.mark.rule("canardage-14")
def test_nobody_knows_any_longer_what_went_under_the_pile() -> None:
    state = table(LINE, "danse_des_canards", known=3)
    assert shown(play(state, 0, "danse_des_canards")).get("known", 0) == 0


@pytest.mark.rule("canardage-56")
def test_targets_and_cover_stay_and_magret_is_discarded() -> None:
    state = table(
        "yellow, magret blue, red, water, blue, yellow", "danse_des_canards", targets=[2, 5], covers=[0, 0, 2]
    )
    play(state, 0, "danse_des_canards")
    assert targets(state) == [2, 5]
    assert shown(state)["covers"] == [0, 0, 2]
    assert "commissaire_magret" in shown(state)["played"]
    assert "magret" not in line(state)


@pytest.mark.rule("canardage-56", "canardage-44")
def test_magret_on_a_hidden_duck_is_discarded_too() -> None:
    state = play(
        table("yellow, blue over magret red, red, water, blue, yellow", "danse_des_canards"), 0, "danse_des_canards"
    )
    assert "commissaire_magret" in shown(state)["played"]


@pytest.mark.rule("canardage-55", "canardage-18")
def test_a_hidden_duck_fills_a_hole_of_the_line() -> None:
    state = table("yellow over blue, water, blue, water", "danse_des_canards", moby={"on": 1, "by": 2})
    assert ways(state, "danse_des_canards") == [""]
    assert refused(state, 0, "danse_des_canards") is None
    play(state, 0, "danse_des_canards")
    assert sorted(shown(state)["line"]) == ["blue", "blue", "water", "water", "yellow"]
    assert told(state)[0] == "Ada plays “Duck dance”: a new line."
