"""En joue: a target above any card that has none."""

from __future__ import annotations

import pytest

from ..play import play, refused, told
from .positions import line, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-24")
def test_it_puts_a_target() -> None:
    state = play(table(LINE, "en_joue"), 0, "en_joue 2")
    assert targets(state) == [2]
    assert line(state) == LINE
    assert told(state)[0] == "Ada takes aim at place 2."


@pytest.mark.rule("canardage-24")
def test_any_card_will_do_water_and_own_ducks_too() -> None:
    assert ways(table(LINE, "en_joue"), "en_joue") == ["1", "2", "3", "4", "5", "6"]
    assert targets(play(table(LINE, "en_joue"), 0, "en_joue 4")) == [4]
    assert targets(play(table(LINE, "en_joue"), 0, "en_joue 1")) == [1]


@pytest.mark.rule("canardage-15")
def test_one_target_to_a_place() -> None:
    state = table(LINE, "en_joue", targets=[2, 5])
    assert refused(state, 0, "en_joue 2") == "canardage-15"
    assert ways(state, "en_joue") == ["1", "3", "4", "6"]


@pytest.mark.rule("canardage-19")
def test_no_target_above_an_empty_place() -> None:
    state = table("yellow, water, blue, water", "en_joue")
    assert ways(state, "en_joue") == ["1", "2", "3", "4"]
    assert refused(state, 0, "en_joue 5") == "canardage-19"


@pytest.mark.rule("canardage-60")
def test_a_protected_place_may_be_aimed_at() -> None:
    state = play(table(LINE, "en_joue", covers=[0, 2, 0]), 0, "en_joue 2")
    assert targets(state) == [2]


def test_the_duck_above_is_threatened_and_the_hidden_one_stays_hidden() -> None:
    state = play(table("yellow over red, blue, red, water, blue, yellow", "en_joue"), 0, "en_joue 1")
    assert targets(state) == [1]
    assert line(state).startswith("yellow over red")


def test_moby_duck_and_magret_do_not_matter() -> None:
    state = table("yellow, magret blue, red, water, blue, yellow", "en_joue", moby={"on": 2, "by": 1})
    assert ways(state, "en_joue") == ["1", "2", "3", "4", "5", "6"]
    assert line(play(state, 0, "en_joue 2")).startswith("yellow, magret blue")


@pytest.mark.rule("canardage-08")
def test_only_from_the_hand() -> None:
    assert refused(table(LINE, "pan"), 0, "en_joue 1") == "canardage-08"
