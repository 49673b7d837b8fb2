"""Peace and love: no more targets."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-64")
def test_all_targets_go_those_above_water_and_empty_places_too() -> None:
    state = play(table("yellow, water, blue, water", "peace_and_love", targets=[1, 2, 6]), 0, "peace_and_love")
    assert targets(state) == []
    assert line(state) == "yellow, water, blue, water"
    assert told(state)[0] == "Ada plays “Peace and love”: all targets go."


@pytest.mark.rule("canardage-64")
def test_it_needs_a_target() -> None:
    state = table(LINE, "peace_and_love")
    assert refused(state, 0, "peace_and_love") == "canardage-64"
    assert ways(state, "peace_and_love") == []


def test_hidden_and_protected_ducks_moby_and_magret_do_not_matter() -> None:
    state = table(
        "yellow over red, magret blue, red, water, blue, yellow",
        "peace_and_love",
        targets=[1, 2],
        covers=[0, 0, 2],
        moby={"on": 2, "by": 1},
    )
    play(state, 0, "peace_and_love")
    assert targets(state) == []
    assert shown(state)["covers"] == [0, 0, 2]
    assert line(state).startswith("yellow over red, magret blue")
    assert shot(state) == {}
