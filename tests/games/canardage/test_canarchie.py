"""Canarchie: the line in any order."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-54", "canardage-15")
def test_the_cards_lie_in_the_order_chosen_and_targets_stay() -> None:
    state = play(table(LINE, "canarchie", targets=[1]), 0, "canarchie 432165")
    assert line(state) == "water, red, blue, yellow, yellow, blue"
    assert targets(state) == [1]
    assert shot(state) == {}
    assert told(state)[0] == "Ada plays “Duckarchy”: the line is now 432165."


@pytest.mark.rule("canardage-54")
def test_every_order_is_possible_the_present_one_too() -> None:
    state = table(LINE, "canarchie")
    assert len(ways(state, "canarchie")) == 720
    assert line(play(state, 0, "canarchie 123456")) == LINE


@pytest.mark.rule("canardage-54", "canardage-18")
def test_empty_places_stay_at_the_rear() -> None:
    state = table("yellow, water, blue, water", "canarchie")
    assert len(ways(state, "canarchie")) == 24
    assert refused(state, 0, "canarchie 512346") == "canardage-54"
    assert line(play(state, 0, "canarchie 312456")) == "blue, yellow, water, water"


@pytest.mark.rule("canardage-54", "canardage-21")
def test_hidden_ducks_stay_below_their_duck() -> None:
    state = table("yellow over red, blue, red, water, blue, yellow", "canarchie")
    assert line(play(state, 0, "canarchie 213456")).startswith("blue, yellow over red")


@pytest.mark.rule("canardage-61")
def test_cover_stays_magret_travels_and_moby_does_not_matter() -> None:
    state = table(
        "yellow, magret blue, red, water, blue, yellow", "canarchie", covers=[0, 2, 0], moby={"on": 1, "by": 2}
    )
    assert line(play(state, 0, "canarchie 213456")).startswith("magret blue, yellow")
    assert "magret blue" in shown(state)["line"]
