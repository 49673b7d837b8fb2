"""2 pour le prix d'un: two targets above two neighbours."""

from __future__ import annotations

import pytest

from ..play import legal, play, refused
from .positions import line, table, targets, ways

LINE = "yellow, blue, red, water, blue, yellow"


@pytest.mark.rule("canardage-25")
def test_two_neighbours_water_and_own_ducks_too() -> None:
    state = table(LINE, "deux_pour_un")
    assert ways(state, "deux_pour_un") == ["1", "2", "3", "4", "5"]
    play(state, 0, "deux_pour_un 3")
    assert targets(state) == [3, 4]
    assert line(state) == LINE


@pytest.mark.rule("canardage-25")
def test_both_must_be_free() -> None:
    state = table(LINE, "deux_pour_un", targets=[3])
    assert ways(state, "deux_pour_un") == ["1", "4", "5"]
    assert refused(state, 0, "deux_pour_un 2") == "canardage-25"


@pytest.mark.rule("canardage-26")
def test_a_single_target_only_where_no_two_neighbours_are_free() -> None:
    assert refused(table(LINE, "deux_pour_un"), 0, "deux_pour_un_seul 1") == "canardage-26"
    state = table(LINE, "deux_pour_un", targets=[2, 4, 5])
    assert ways(state, "deux_pour_un") == []
    assert ways(state, "deux_pour_un_seul") == ["1", "3", "6"]
    assert refused(state, 0, "deux_pour_un_seul 4") == "canardage-15"
    assert targets(play(state, 0, "deux_pour_un_seul 3")) == [2, 3, 4, 5]


@pytest.mark.rule("canardage-25", "canardage-10")
def test_unplayable_when_every_card_has_a_target() -> None:
    state = table(LINE, "deux_pour_un", targets=[1, 2, 3, 4, 5, 6])
    assert not [text for text in legal(state, 0) if text.startswith("deux")]


@pytest.mark.rule("canardage-19")
def test_empty_places_get_no_target() -> None:
    state = table("yellow, water, blue, water", "deux_pour_un")
    assert ways(state, "deux_pour_un") == ["1", "2", "3"]
    assert refused(state, 0, "deux_pour_un 4") == "canardage-25"
    state = table("yellow, water, blue, water", "deux_pour_un", targets=[1, 3])
    assert refused(state, 0, "deux_pour_un_seul 5") == "canardage-19"


def test_protected_places_hidden_ducks_moby_and_magret_do_not_matter() -> None:
    state = table(
        "yellow over red, magret blue, red, water, blue, yellow",
        "deux_pour_un",
        covers=[0, 1, 0],
        moby={"on": 2, "by": 1},
    )
    assert targets(play(state, 0, "deux_pour_un 1")) == [1, 2]
