"""Rectifier le tir (droite): a target moves one place towards the rear."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-47")
def test_a_target_moves_and_the_ducks_do_not() -> None:
    state = table(LINE, "rectifier_droite", targets=[3])
    assert ways(state, "rectifier_droite") == ["3"]
    play(state, 0, "rectifier_droite 3")
    assert targets(state) == [4]
    assert line(state) == LINE
    assert shot(state) == {}


@pytest.mark.rule("canardage-47")
def test_it_cannot_leave_the_line_nor_join_another_target_and_needs_one() -> None:
    state = table(LINE, "rectifier_droite", targets=[6, 3, 4])
    assert refused(state, 0, "rectifier_droite 6") == "canardage-47"
    assert refused(state, 0, "rectifier_droite 3") == "canardage-47"
    assert refused(state, 0, "rectifier_droite 5") == "canardage-47"


@pytest.mark.rule("canardage-47")
def test_water_own_hidden_and_protected_ducks_moby_and_magret_do_not_matter() -> None:
    state = table(
        "yellow over red, magret blue, water, yellow, blue, yellow",
        "rectifier_droite",
        targets=[3],
        covers=[0, 0, 4],
        moby={"on": 1, "by": 2},
    )
    assert targets(play(state, 0, "rectifier_droite 3")) == [4]
    assert shown(state)["line"][:2] == ["yellow over red", "magret blue"]
    assert "Shot" not in " ".join(told(state))


@pytest.mark.rule("canardage-48", "canardage-23")
def test_not_onto_an_empty_place() -> None:
    state = table("yellow, water, blue, water", "rectifier_droite", targets=[3, 4, 5])
    assert ways(state, "rectifier_droite") == []
    assert refused(state, 0, "rectifier_droite 5") == "canardage-48"
    assert refused(table("yellow, water, blue, water", "rectifier_droite", targets=[4]), 0, "rectifier_droite 4") == (
        "canardage-48"
    )
