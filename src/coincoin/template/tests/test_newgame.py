"""Every promise a game makes to coincoin, and the rules one by one."""

from __future__ import annotations

from typing import Any

import pytest
from newgame import GAME

from coincoin import Dice
from coincoin.testing import conformance
from coincoin.testing.play import legal, play, position, refused, shown


def seen(position: dict[str, Any], eye: int | None) -> dict[str, Any]:
    """What is secret: the hands of others, and the box. Written apart from the rules, which are checked by it."""
    hands = [hand if seat == eye else [None] * len(hand) for seat, hand in enumerate(position["hands"])]
    return position | {"hands": hands, "box": [None] * len(position["box"])}


TestNewGame = conformance(GAME, __file__, seen=seen)

LAST = {
    "seats": 2,
    "hands": [[5, 5], [3, 5]],
    "box": [],
    "trick": [],
    "past": [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4],
    "taken": [1, 1],
    "leader": 0,
}


@pytest.mark.rule("new-game-01")
def test_everybody_is_dealt_four_cards() -> None:
    table = shown(GAME.new(3, Dice(1)))
    assert [len(hand) for hand in table["hands"]] == [4, 4, 4]
    assert len(table["box"]) == 18 - 12


@pytest.mark.rule("new-game-02")
def test_who_took_the_trick_leads() -> None:
    state = position("new-game", **LAST | {"leader": 1})
    assert refused(state, 0, "lay 6") == "new-game-02"
    play(play(state, 1, "lay 4"), 0, "lay 6")
    assert state.waiting() == (0,)


@pytest.mark.rule("new-game-03")
def test_any_card_in_hand_can_be_laid() -> None:
    state = position("new-game", **LAST | {"leader": 1})
    assert legal(state, 1) == ["lay 4", "lay 6"]
    assert refused(state, 1, "lay 1") == "new-game-03"


@pytest.mark.rule("new-game-04")
def test_the_first_of_equal_cards_takes_the_trick() -> None:
    state = position("new-game", **LAST)
    play(play(state, 0, "lay 6"), 1, "lay 6")
    assert shown(state)["taken"] == [2, 1]


@pytest.mark.rule("new-game-05")
def test_most_tricks_win() -> None:
    state = position("new-game", **LAST)
    for seat, move in ((0, "lay 6"), (1, "lay 6"), (0, "lay 6"), (1, "lay 4")):
        play(state, seat, move)
    assert state.over
    assert (state.scores, state.winners) == ([3, 1], (0,))
