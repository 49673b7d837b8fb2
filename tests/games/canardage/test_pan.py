"""Pan !: shoot at a card in the sights."""

from __future__ import annotations

import pytest

from coincoin.testing.play import legal, play, refused, shown, told

from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-27", "canardage-12", "canardage-16", "canardage-15")
def test_the_duck_is_shot_the_target_goes_and_the_line_moves_up() -> None:
    state = table(LINE, "pan", targets=[2, 4], upcoming="red")
    play(state, 0, "pan 2")
    assert line(state) == "yellow, red, water, blue, yellow, red"
    assert shot(state) == {"blue": 1}
    assert targets(state) == [4]
    assert told(state)[:3] == [
        "Ada plays “Bang!” on place 2.",
        "Shot on place 2: a blue duck.",
        "New on place 6: a red duck.",
    ]


@pytest.mark.rule("canardage-27")
def test_only_what_is_in_the_sights() -> None:
    state = table(LINE, "pan", targets=[2])
    assert ways(state, "pan") == ["2"]
    assert refused(state, 0, "pan 3") == "canardage-27"


@pytest.mark.rule("canardage-17")
def test_water_stays_and_loses_its_target() -> None:
    state = play(table(LINE, "pan", targets=[4]), 0, "pan 4")
    assert line(state) == LINE
    assert targets(state) == []
    assert shot(state) == {}
    assert "Splash! Only water on place 4." in told(state)


@pytest.mark.rule("canardage-20", "canardage-21")
def test_a_hidden_duck_takes_the_place_of_the_one_above_it() -> None:
    state = play(table("yellow, blue over yellow, red, water, blue, yellow", "pan", targets=[2]), 0, "pan 2")
    assert line(state) == "yellow, yellow, red, water, blue, yellow"
    assert shot(state) == {"blue": 1}
    assert "Out of hiding on place 2: a yellow duck." in told(state)


@pytest.mark.rule("canardage-60")
def test_nobody_is_shot_on_a_protected_place() -> None:
    state = play(table(LINE, "pan", targets=[2], covers=[0, 0, 2]), 0, "pan 2")
    assert line(state) == LINE
    assert targets(state) == []
    assert shot(state) == {}
    assert "Ping! The duck on place 2 is protected." in told(state)


@pytest.mark.rule("canardage-28", "canardage-08")
def test_an_own_duck_may_have_to_be_shot() -> None:
    state = table(LINE, "pan", targets=[1], hands=[["pan"] * 3, ["en_joue"] * 3, ["en_avant_marche"] * 3])
    assert legal(state, 0) == ["pan 1"]
    assert shot(play(state, 0, "pan 1")) == {"yellow": 1}


@pytest.mark.rule("canardage-19")
def test_a_target_above_an_empty_place_cannot_be_shot_at() -> None:
    state = table("yellow, water, blue, water", "pan", targets=[3, 6])
    assert ways(state, "pan") == ["3"]
    assert refused(state, 0, "pan 6") == "canardage-19"


@pytest.mark.rule("canardage-19", "canardage-18")
def test_a_target_above_an_empty_place_threatens_what_comes_there() -> None:
    hands = [["walking_duck", "en_joue", "en_joue"], ["pan", "en_joue", "en_joue"], ["en_joue"] * 3]
    state = table("yellow, water, blue, water", targets=[5], hands=hands)
    play(state, 0, "walking_duck red")
    assert (line(state), targets(state)) == ("yellow, water, blue, water, red", [5])
    assert ways(state, "pan", 1) == ["5"]


@pytest.mark.rule("canardage-68")
def test_moby_duck_saves_the_ducks_of_the_others_but_not_water() -> None:
    state = table(LINE, "pan", targets=[1, 2, 3, 4], covers=[0, 3, 0], moby={"on": 1, "by": 2})
    assert ways(state, "pan") == ["2", "4"]
    assert refused(state, 0, "pan 1") == "canardage-68"
    assert refused(state, 0, "pan 3") == "canardage-68"


@pytest.mark.rule("canardage-43")
def test_magret_s_duck_is_avenged() -> None:
    state = play(table("yellow, magret blue, red, water, blue, yellow", "pan", targets=[2]), 0, "pan 2")
    assert state.waiting() == (1,)
    assert "commissaire_magret" in shown(state)["played"]
