"""Commissaire Magret: shoot this duck, and its player may shoot back."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


MAGRET = "yellow, magret blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-41")
def test_it_lies_on_a_duck_own_or_not_and_is_not_discarded() -> None:
    state = table(LINE, "commissaire_magret")
    assert ways(state, "commissaire_magret") == ["1", "2", "3", "5", "6"]
    play(state, 0, "commissaire_magret 2")
    assert line(state) == MAGRET
    assert shown(state).get("played", []) == []


@pytest.mark.rule("canardage-41", "canardage-21")
def test_neither_on_water_nor_on_an_empty_place_nor_on_a_hidden_duck() -> None:
    assert refused(table(LINE, "commissaire_magret"), 0, "commissaire_magret 4") == "canardage-41"
    state = table("yellow over blue, water, blue, water", "commissaire_magret")
    assert refused(state, 0, "commissaire_magret 5") == "canardage-41"
    assert shown(play(state, 0, "commissaire_magret 1"))["line"][0] == "magret yellow over blue"


@pytest.mark.rule("canardage-41")
def test_it_travels_with_its_duck() -> None:
    state = play(table("magret yellow, blue, red, water, blue, yellow", "canard_blase"), 0, "canard_blase 1")
    assert line(state).startswith("blue, magret yellow")


@pytest.mark.rule("canardage-42")
def test_it_is_discarded_when_its_duck_goes_under_the_pile() -> None:
    state = table("magret blue, blue, red, water, yellow, yellow", "en_avant_marche", upcoming="red")
    play(state, 0, "en_avant_marche")
    assert "magret" not in line(state)
    assert "commissaire_magret" in shown(state)["played"]


@pytest.mark.rule("canardage-43", "canardage-28")
def test_the_revenge_is_on_any_visible_duck_that_is_not_protected_or_on_none() -> None:
    state = table(MAGRET, "pan", targets=[2, 3], covers=[0, 0, 1], upcoming="red")
    play(state, 0, "pan 2")
    assert line(state) == "yellow, red, water, blue, yellow, red"
    assert ways(state, "revenge", 1) == ["2", "4", "5", "6"]
    assert refused(state, 1, "revenge 1") == "canardage-43"
    assert refused(state, 1, "revenge 3") == "canardage-43"
    assert refused(state, 0, "en_joue 1") == "canardage-43"
    assert refused(state, 1, "en_joue 1") == "canardage-43"
    play(state, 1, "revenge 4")
    assert shot(state) == {"blue": 2}
    assert state.waiting() == (1,)


@pytest.mark.rule("canardage-43")
def test_a_target_above_the_victim_goes() -> None:
    state = play(table(MAGRET, "pan", targets=[1, 2, 5]), 0, "pan 2")
    play(state, 1, "revenge 1")
    assert targets(state) == [5]
    assert shot(state) == {"yellow": 1, "blue": 1}


@pytest.mark.rule("canardage-43")
def test_the_revenge_may_be_declined() -> None:
    state = play(table(MAGRET, "pan", targets=[2]), 0, "pan 2")
    play(state, 1, "spare")
    assert shot(state) == {"blue": 1}
    assert state.waiting() == (1,)
    assert refused(state, 1, "spare") == "canardage-43"


@pytest.mark.rule("canardage-44")
def test_it_is_silent_on_a_hidden_duck_until_that_one_comes_out() -> None:
    state = table(
        "yellow, magret blue, red, water, blue, yellow",
        "planque",
        targets=[1, 2],
        turn=1,
        hands=[["pan", "pan", "en_joue"], ["planque", "en_joue", "en_joue"], ["en_joue"] * 3],
    )
    play(state, 1, "planque 2 behind")
    assert line(state).startswith("yellow, red over magret blue, water")
    play(state, 2, "en_joue 5")
    play(state, 0, "pan 2")
    assert line(state).startswith("yellow, magret blue, water")
    assert state.waiting() == (1,)
    assert "avenger" not in shown(state)


@pytest.mark.rule("canardage-45")
def test_no_question_without_a_possible_victim() -> None:
    state = table("water, magret blue, water, yellow over blue", "pan", targets=[2], covers=[0, 0, 3])
    play(state, 0, "pan 2")
    assert line(state) == "water, water, yellow over blue"
    assert state.waiting() == (1,)
    assert "avenger" not in shown(state)


@pytest.mark.rule("canardage-68")
def test_moby_duck_saves_the_others_from_the_revenge() -> None:
    state = play(table(MAGRET, "pan", targets=[2], moby={"on": 1, "by": 2}), 0, "pan 2")
    assert ways(state, "revenge", 1) == ["4"]
    assert refused(state, 1, "revenge 1") == "canardage-68"


@pytest.mark.rule("canardage-56")
def test_it_is_discarded_by_danse_des_canards() -> None:
    state = play(table(MAGRET, "danse_des_canards"), 0, "danse_des_canards")
    assert "magret" not in line(state)
    assert "Inspector Magret takes leave of a blue duck." in told(state)
