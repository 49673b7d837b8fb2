"""À couvert !: a place is protected until your next turn."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


ALL_MARCH = [["a_couvert", "pan", "en_joue"], ["pan", "en_joue", "en_joue"], ["en_avant_marche", "pan", "pan"]]


@pytest.mark.rule("canardage-60")
def test_it_lies_on_any_duck_own_or_not_and_is_not_discarded() -> None:
    state = table(LINE, "a_couvert")
    assert ways(state, "a_couvert") == ["1", "2", "3", "5", "6"]
    play(state, 0, "a_couvert 2")
    assert shown(state)["covers"] == [2, 0, 0]
    assert shown(state).get("played", []) == []
    assert line(state) == LINE
    assert told(state)[0] == "Ada plays “Take cover” on place 2."


@pytest.mark.rule("canardage-61")
def test_neither_on_water_nor_on_an_empty_place() -> None:
    assert refused(table(LINE, "a_couvert"), 0, "a_couvert 4") == "canardage-61"
    assert refused(table("yellow, water, blue, water", "a_couvert"), 0, "a_couvert 5") == "canardage-61"


@pytest.mark.rule("canardage-60", "canardage-61")
def test_whatever_comes_to_the_place_is_protected() -> None:
    state = table(LINE, "a_couvert", targets=[1, 2], hands=ALL_MARCH, upcoming="red")
    play(state, 0, "a_couvert 1")
    play(state, 1, "pan 1")
    assert shot(state) == {}
    assert targets(state) == [2]
    play(state, 2, "en_avant_marche")
    assert line(state).startswith("blue, red")
    assert "covers" not in shown(state), "it is Ada's turn again"


@pytest.mark.rule("canardage-62")
def test_it_leaves_at_the_start_of_the_next_turn_of_who_laid_it() -> None:
    state = play(table(LINE, "a_couvert", hands=ALL_MARCH), 0, "a_couvert 1")
    play(state, 1, "en_joue 2")
    assert shown(state)["covers"] == [1, 0, 0]
    play(state, 2, "en_avant_marche")
    assert "covers" not in shown(state)
    assert "“Take cover” of Ada leaves place 1." in told(state)
    assert "a_couvert" in shown(state)["played"]


@pytest.mark.rule("canardage-63")
def test_several_may_lie_on_one_place() -> None:
    state = play(table(LINE, "a_couvert", covers=[0, 2, 0]), 0, "a_couvert 2")
    assert shown(state)["covers"] == [2, 0, 0], "Bo's own left as his turn began"
    state = play(table(LINE, "a_couvert", covers=[0, 0, 2]), 0, "a_couvert 2")
    assert shown(state)["covers"] == [2, 0, 2]


def test_hidden_ducks_moby_and_magret_do_not_matter() -> None:
    state = table("yellow over red, magret blue, red, water, blue, yellow", "a_couvert", moby={"on": 1, "by": 2})
    assert ways(state, "a_couvert") == ["1", "2", "3", "5", "6"]
    assert line(play(state, 0, "a_couvert 2")).startswith("yellow over red, magret blue")
