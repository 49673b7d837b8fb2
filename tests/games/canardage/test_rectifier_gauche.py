"""Rectifier le tir (gauche): a target moves one place towards the front."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-46")
def test_a_target_moves_and_the_ducks_do_not() -> None:
    state = table(LINE, "rectifier_gauche", targets=[3])
    assert ways(state, "rectifier_gauche") == ["3"]
    play(state, 0, "rectifier_gauche 3")
    assert targets(state) == [2]
    assert line(state) == LINE
    assert shot(state) == {}


@pytest.mark.rule("canardage-46")
def test_it_cannot_leave_the_line_nor_join_another_target_and_needs_one() -> None:
    state = table(LINE, "rectifier_gauche", targets=[1, 3, 2])
    assert refused(state, 0, "rectifier_gauche 1") == "canardage-46"
    assert refused(state, 0, "rectifier_gauche 3") == "canardage-46"
    assert refused(state, 0, "rectifier_gauche 5") == "canardage-46"


@pytest.mark.rule("canardage-46")
def test_water_own_hidden_and_protected_ducks_moby_and_magret_do_not_matter() -> None:
    state = table(
        "yellow over red, magret blue, water, yellow, blue, yellow",
        "rectifier_gauche",
        targets=[3],
        covers=[0, 0, 2],
        moby={"on": 1, "by": 2},
    )
    assert targets(play(state, 0, "rectifier_gauche 3")) == [2]
    assert shown(state)["line"][:2] == ["yellow over red", "magret blue"]
    assert "Shot" not in " ".join(told(state))


@pytest.mark.rule("canardage-48")
def test_away_from_an_empty_place_but_not_onto_one() -> None:
    state = table("yellow, water, blue, water", "rectifier_gauche", targets=[5, 6])
    assert ways(state, "rectifier_gauche") == ["5"]
    state = table("yellow, water, blue, water", "rectifier_gauche", targets=[6])
    assert refused(state, 0, "rectifier_gauche 6") == "canardage-48"
