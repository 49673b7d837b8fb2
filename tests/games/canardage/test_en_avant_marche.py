"""En avant marche: the whole line moves forward."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-49", "canardage-14", "canardage-15")
def test_the_first_card_goes_under_the_pile_and_a_new_one_comes() -> None:
    state = play(table(LINE, "en_avant_marche", targets=[1, 4], upcoming="red"), 0, "en_avant_marche")
    assert line(state) == "blue, red, water, blue, yellow, red"
    assert shown(state)["pile"][-1] == "yellow"
    assert shown(state)["known"] == 1
    assert targets(state) == [1, 4]
    assert shot(state) == {}
    assert told(state)[1:3] == ["Under the pile: a yellow duck.", "New on place 6: a red duck."]


@pytest.mark.rule("canardage-49")
def test_water_goes_under_too() -> None:
    state = play(table("water, blue, red, water, blue, yellow", "en_avant_marche"), 0, "en_avant_marche")
    assert shown(state)["pile"][-1] == "water"


@pytest.mark.rule("canardage-22")
def test_a_hidden_duck_goes_below_the_one_above_it() -> None:
    state = play(table("yellow over red, blue, red, water, blue, yellow", "en_avant_marche"), 0, "en_avant_marche")
    assert shown(state)["pile"][-2:] == ["yellow", "red"]
    assert shown(state)["known"] == 2


@pytest.mark.rule("canardage-49", "canardage-18")
def test_with_an_empty_pile_the_first_card_comes_back_at_the_rear() -> None:
    state = play(table("yellow, water, blue, water", "en_avant_marche"), 0, "en_avant_marche")
    assert line(state) == "water, blue, water, yellow"
    state = play(table("yellow over blue, water, blue, water", "en_avant_marche"), 0, "en_avant_marche")
    assert line(state) == "water, blue, water, yellow, blue"


@pytest.mark.rule("canardage-61")
def test_cover_stays_on_its_place_and_always_can_it_be_played() -> None:
    state = table(LINE, "en_avant_marche", covers=[0, 0, 2], moby={"on": 1, "by": 2})
    assert ways(state, "en_avant_marche") == [""]
    assert refused(state, 0, "en_avant_marche") is None
    assert shown(play(state, 0, "en_avant_marche"))["covers"] == [0, 0, 2]


@pytest.mark.rule("canardage-42")
def test_magret_is_discarded_with_the_first_duck_and_moves_with_the_others() -> None:
    state = play(table("magret blue, blue, red, water, blue, yellow", "en_avant_marche"), 0, "en_avant_marche")
    assert "commissaire_magret" in shown(state)["played"]
    state = play(table("blue, magret blue, red, water, blue, yellow", "en_avant_marche"), 0, "en_avant_marche")
    assert line(state).startswith("magret blue, red")
