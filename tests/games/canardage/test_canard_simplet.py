"""Canard simplet: who holds a Pan ! must shoot their own duck."""

from __future__ import annotations

import pytest

from ..play import play, refused, shown, told
from .positions import line, shot, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


ARMED = [["canard_simplet", "en_joue", "en_joue"], ["pan", "en_joue", "en_joue"], ["en_joue"] * 3]


@pytest.mark.rule("canardage-36", "canardage-09")
def test_the_player_of_the_duck_must_shoot_it_and_draws_back_to_three() -> None:
    state = table(LINE, "canard_simplet", targets=[2], hands=ARMED, upcoming="red")
    play(state, 0, "canard_simplet 2")
    assert line(state) == "yellow, red, water, blue, yellow, red"
    assert shot(state) == {"blue": 1}
    assert targets(state) == []
    assert [len(hand) for hand in shown(state)["hands"]] == [3, 3, 3]
    assert sorted(shown(state)["played"]) == ["canard_simplet", "pan"]
    assert "Bo has a “Bang!” and must shoot." in told(state)


@pytest.mark.rule("canardage-37")
def test_without_a_pan_nothing_happens_and_the_hand_stays_secret() -> None:
    state = play(table(LINE, "canard_simplet", targets=[2]), 0, "canard_simplet 2")
    assert line(state) == LINE
    assert targets(state) == [2]
    assert "Bo has no “Bang!”: nothing happens." in told(state)
    assert shown(state)["most_pans"] == [3, 0, 3]


@pytest.mark.rule("canardage-36", "canardage-38")
def test_it_needs_a_duck_in_the_sights() -> None:
    state = table(LINE, "canard_simplet", targets=[1, 4])
    assert ways(state, "canard_simplet") == ["1"]
    assert refused(state, 0, "canard_simplet 2") == "canardage-36"
    assert refused(state, 0, "canard_simplet 4") == "canardage-38"


@pytest.mark.rule("canardage-38", "canardage-28")
def test_an_own_duck_may_be_named() -> None:
    hands = [["canard_simplet", "pan", "en_joue"], ["en_joue"] * 3, ["en_joue"] * 3]
    state = play(table(LINE, "canard_simplet", targets=[1], hands=hands), 0, "canard_simplet 1")
    assert shot(state) == {"yellow": 1}
    assert [len(hand) for hand in shown(state)["hands"]] == [3, 3, 3]


@pytest.mark.rule("canardage-38", "canardage-60")
def test_a_protected_duck_only_loses_its_target() -> None:
    state = play(table(LINE, "canard_simplet", targets=[2], hands=ARMED, covers=[0, 0, 2]), 0, "canard_simplet 2")
    assert line(state) == LINE
    assert targets(state) == []
    assert sorted(shown(state)["played"]) == ["canard_simplet", "pan"]


@pytest.mark.rule("canardage-20", "canardage-21")
def test_the_duck_above_is_meant_not_the_hidden_one() -> None:
    state = table("yellow, blue over red, red, water, blue, yellow", "canard_simplet", targets=[2], hands=ARMED)
    play(state, 0, "canard_simplet 2")
    assert line(state).startswith("yellow, red, red")


@pytest.mark.rule("canardage-38", "canardage-19")
def test_an_empty_place_holds_no_duck() -> None:
    state = table("yellow, water, blue, water", "canard_simplet", targets=[5])
    assert refused(state, 0, "canard_simplet 5") == "canardage-38"


@pytest.mark.rule("canardage-68")
def test_moby_duck_saves_the_others_protected_or_not() -> None:
    state = table(LINE, "canard_simplet", targets=[1, 2, 3], covers=[0, 3, 0], moby={"on": 1, "by": 2})
    assert ways(state, "canard_simplet") == ["2"]
    assert refused(state, 0, "canard_simplet 1") == "canardage-68"
    assert refused(state, 0, "canard_simplet 3") == "canardage-68"


@pytest.mark.rule("canardage-43")
def test_magret_avenges_even_the_duck_one_had_to_shoot() -> None:
    magret = "yellow, magret blue, red, water, blue, yellow"
    state = play(table(magret, "canard_simplet", targets=[2], hands=ARMED), 0, "canard_simplet 2")
    assert state.waiting() == (1,)
    assert [len(hand) for hand in shown(state)["hands"]] == [2, 2, 3]
    play(state, 1, "revenge 1")
    assert shot(state) == {"yellow": 1, "blue": 1}
    assert [len(hand) for hand in shown(state)["hands"]] == [3, 3, 3]
