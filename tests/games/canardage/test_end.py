"""Canardage: the end. The last duck alive wins."""

from __future__ import annotations

import pytest

from ..play import play, shown, told
from .positions import line, shot, table

LAST_TWO = "yellow, water, blue, water"


@pytest.mark.rule("canardage-70", "canardage-02")
def test_the_last_with_a_duck_alive_wins_at_once() -> None:
    state = play(table(LAST_TWO, "pan", targets=[3]), 0, "pan 3")
    assert state.over
    assert state.winners == (0,)
    assert state.scores == [1, 0, 0]
    assert state.waiting() == ()
    assert state.why_not(1, 0) == "canardage-70"
    assert told(state)[-1] == "Ada wins."


@pytest.mark.rule("canardage-70")
def test_nobody_draws_any_more() -> None:
    state = play(table(LAST_TWO, "pan", targets=[3]), 0, "pan 3")
    assert [len(hand) for hand in shown(state)["hands"]] == [2, 3, 3]


@pytest.mark.rule("canardage-70")
def test_the_shot_may_give_the_win_to_another() -> None:
    state = play(table(LAST_TWO, "pan", targets=[1]), 0, "pan 1")
    assert state.winners == (1,)


@pytest.mark.rule("canardage-70")
def test_hidden_ducks_and_ducks_in_the_pile_are_alive() -> None:
    state = play(table("yellow over blue, water, blue, water", "pan", targets=[3]), 0, "pan 3")
    assert not state.over
    full = "yellow, water, blue, water, yellow, yellow"
    state = table(full, "pan", targets=[3], shot={"yellow": 2, "blue": 3, "red": 5}, pile=["blue"])
    assert not play(state, 0, "pan 3").over


@pytest.mark.rule("canardage-70", "canardage-43")
def test_a_revenge_lapses_when_one_colour_is_left() -> None:
    state = play(table("yellow, water, magret blue, water, yellow", "pan", targets=[3]), 0, "pan 3")
    assert state.over
    assert state.winners == (0,)


@pytest.mark.rule("canardage-71")
def test_the_players_of_the_last_ducks_shot_together_share_the_win() -> None:
    state = table("water, yellow, blue, water", "canards_enchaines", targets=[2, 3], turn=0)
    play(state, 0, "canards_enchaines 2")
    assert state.over
    assert state.winners == (0, 1)
    assert line(state) == "water, water"
    assert shot(state) == {"yellow": 5, "blue": 5, "red": 5}
    assert told(state)[-2:] == ["Ada shares the win.", "Bo shares the win."]
