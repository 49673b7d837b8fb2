"""Canaille: what is in the box, and the deal."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import cast

import pytest

import coincoin
from coincoin.games.canaille.rules import cards
from coincoin.games.canaille.rules.codes import CANAILLE, POINT
from coincoin.games.canaille.rules.turns import Canaille
from coincoin.kernel.state import State
from coincoin.testing.play import shown

from .positions import table

GAME = coincoin.game("canaille")


def deals(seats: int, games: int = 60) -> list[State]:
    return [GAME.new(seats, coincoin.Dice(seed)) for seed in range(games)]


@pytest.mark.rule("canaille-01")
def test_the_river_has_42_cards() -> None:
    assert list(cards.RIVER_COUNTS) == [16, 10, 5, 6, 3, 1, 1]
    for state in deals(3, 5):
        coincoin.playout(state, coincoin.Dice(3))
        caught = shown(state)
        assert len(caught["river"]) + sum(map(len, caught["heaps"])) + len(caught["binned"]) == 42


@pytest.mark.rule("canaille-02")
def test_there_are_55_action_cards() -> None:
    everything: Counter[str] = Counter()
    position = shown(GAME.new(4, coincoin.Dice(1)))
    for place in (*position["hands"], position["open"], position["pile"]):
        everything.update(place)
    assert everything == {
        "bite1": 10, "bite2": 5, "bite3": 3, "other": 10, "move": 9, "bin": 5,
        "release1": 3, "release2": 2, "release3": 1, "fog": 3, "point": 4,
    }  # fmt: skip


@pytest.mark.rule("canaille-03")
def test_a_point_that_all_see_and_four_secret_cards() -> None:
    for seats in (2, 3, 4):
        position = shown(GAME.new(seats, coincoin.Dice(seats)))
        assert all(len(hand) == 5 and "point" in hand for hand in position["hands"])
        assert position["shown"] == [["point"]] * seats
        other = GAME.sight_to_json(GAME.new(seats, coincoin.Dice(seats)).seen_by(0))["hands"][1]
        assert other == ["point", None, None, None, None]


@pytest.mark.rule("canaille-03", "canaille-02")
def test_as_many_can_play_as_there_are_points() -> None:
    assert GAME.seats == (2, 3, 4) and cards.ACTION_COUNTS[POINT] == 4


@pytest.mark.rule("canaille-03")
def test_points_left_over_are_shuffled_in() -> None:
    spare = [place.count("point") for state in deals(2) for place in (*shown(state)["hands"], shown(state)["open"])]
    assert max(spare) >= 2, "a second Point card never reaches a hand"
    assert all(shown(state)["pile"].count("point") == 0 for state in deals(4, 10))


@pytest.mark.rule("canaille-04")
def test_the_cat_has_14_to_27_cards_above_it() -> None:
    position = shown(GAME.new(2, coincoin.Dice(1)))
    assert position["river"] == ["unseen"] * 14 + ["middle"] * 14 + ["unseen"] * 14
    assert position["face_up"] is False


@pytest.mark.rule("canaille-04")
def test_each_place_of_the_cat_is_as_likely() -> None:
    found = Counter(place_of_the_cat(coincoin.Dice(seed)) for seed in range(2800))
    assert set(found) == set(range(14, 28))
    assert min(found.values()) > 140 and max(found.values()) < 260


def place_of_the_cat(dice: coincoin.Dice) -> int:
    river = cast(Canaille, GAME.new(2, dice)).river
    above = 0
    while river.see(river.take(dice), dice) != CANAILLE:
        above += 1
    return above


@pytest.mark.rule("canaille-05")
def test_three_open_cards_beside_a_hidden_pile() -> None:
    sight = GAME.sight_to_json(GAME.new(3, coincoin.Dice(1)).seen_by(1))
    assert len(sight["open"]) == 3 and None not in sight["open"]
    assert sight["pile"] == [None] * (55 - 15 - 3)


@pytest.mark.rule("canaille-06")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert Counter(state.waiting()[0] for state in deals(4, 400)).keys() == {0, 1, 2, 3}


@pytest.mark.rule("canaille-07")
def test_scores_are_those_of_the_catch() -> None:
    state = table(["point", *["bite1"] * 4], heaps=[["fish3"], ["fish1", "litter2"]])
    assert state.scores == [3, -1]


def test_the_figures_of_the_rules_are_those_of_the_data_file() -> None:
    data = tomllib.loads((files("coincoin.games.canaille") / "data.toml").read_text("utf-8"))
    assert list(GAME.seats) == list(range(data["seats"]["fewest"], data["seats"]["most"] + 1))
    assert data["set_up"] == {
        "hand": cards.HAND_SIZE,
        "open": cards.OPEN_CARDS,
        "least_above_canaille": cards.LEAST_ABOVE,
        "most_above_canaille": cards.MOST_ABOVE,
    }
    assert data["ruled"] == {
        "toll": cards.TOLL,
        "quiet_turns": cards.QUIET_TURNS,
        "most_swaps": cards.MOST_SWAPS,
    }
    assert sum(data["river_cards"].values()) == cards.RIVER_SIZE
