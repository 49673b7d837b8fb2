"""Walking duck: a shot duck goes back under the pile."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-65", "canardage-14")
def test_a_shot_duck_goes_under_the_pile_own_or_not() -> None:
    state = table(LINE, "walking_duck", shot={"yellow": 2, "red": 1}, targets=[1])
    assert ways(state, "walking_duck") == ["yellow", "red"]
    play(state, 0, "walking_duck red")
    assert shot(state) == {"yellow": 2}
    assert shown(state)["pile"][-1] == "red"
    assert shown(state)["known"] == 1
    assert line(state) == LINE
    assert targets(state) == [1]
    assert "Under the pile: a red duck." in told(state)


@pytest.mark.rule("canardage-65")
def test_it_needs_a_shot_duck() -> None:
    state = table(LINE, "walking_duck", shot={"red": 1})
    assert refused(state, 0, "walking_duck blue") == "canardage-65"
    assert refused(state, 0, "walking_duck green") == "canardage-65"
    assert ways(table(LINE, "walking_duck"), "walking_duck") == []


@pytest.mark.rule("canardage-66", "canardage-13")
def test_without_ducks_one_comes_back_and_can_win() -> None:
    state = table(
        "red, blue, red, water, blue, water", "walking_duck", shot={"yellow": 5, "blue": 3, "red": 3}, pile=[]
    )
    play(state, 0, "walking_duck yellow")
    assert shot(state) == {"yellow": 4, "blue": 3, "red": 3}
    assert shown(state)["pile"] == ["yellow"]
    last = table("water, water, yellow, blue", "pan", targets=[4], shot={"yellow": 4, "blue": 4, "red": 5})
    assert play(last, 0, "pan 4").winners == (0,)


@pytest.mark.rule("canardage-18")
def test_with_an_empty_pile_it_fills_a_hole_at_once() -> None:
    state = play(table("yellow, water, blue, water", "walking_duck"), 0, "walking_duck red")
    assert line(state) == "yellow, water, blue, water, red"
    assert shown(state)["pile"] == []


def test_hidden_and_protected_ducks_moby_and_magret_do_not_matter() -> None:
    state = table(
        "yellow over red, magret blue, red, water, blue, yellow",
        "walking_duck",
        shot={"red": 1},
        covers=[0, 0, 2],
        moby={"on": 1, "by": 2},
    )
    assert line(play(state, 0, "walking_duck red")).startswith("yellow over red, magret blue")
