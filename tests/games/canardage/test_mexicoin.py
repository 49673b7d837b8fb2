"""Mexicoin: a target above every card."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-35")
def test_every_card_gets_a_target_water_and_own_ducks_too() -> None:
    state = play(table(LINE, "mexicoin", targets=[2]), 0, "mexicoin")
    assert targets(state) == [1, 2, 3, 4, 5, 6]
    assert line(state) == LINE
    assert shot(state) == {}
    assert told(state)[0] == "Ada plays “Mexicoin”: targets everywhere."


@pytest.mark.rule("canardage-35")
def test_it_needs_a_card_without_target() -> None:
    state = table(LINE, "mexicoin", targets=[1, 2, 3, 4, 5, 6])
    assert refused(state, 0, "mexicoin") == "canardage-35"
    assert ways(state, "mexicoin") == []


@pytest.mark.rule("canardage-19")
def test_empty_places_get_none() -> None:
    state = table("yellow, water, blue, water", "mexicoin", targets=[6])
    assert targets(play(state, 0, "mexicoin")) == [1, 2, 3, 4, 6]
    full = table("yellow, water, blue, water", "mexicoin", targets=[1, 2, 3, 4])
    assert refused(full, 0, "mexicoin") == "canardage-35"


def test_hidden_and_protected_ducks_moby_and_magret_do_not_matter() -> None:
    state = table(
        "yellow over red, magret blue, red, water, blue, yellow", "mexicoin", covers=[0, 2, 0], moby={"on": 1, "by": 2}
    )
    assert targets(play(state, 0, "mexicoin")) == [1, 2, 3, 4, 5, 6]
    assert shown(state)["line"][:2] == ["yellow over red", "magret blue"]
