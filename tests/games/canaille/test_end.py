"""Canaille: the cat, the score, the end."""

from __future__ import annotations

import pytest

import coincoin

from ..play import play, position, refused, shown, told
from .positions import say, table


@pytest.mark.rule("canaille-39")
def test_the_sentence_is_carried_out_to_its_end_and_the_game_is_over() -> None:
    state = table(
        ["bite1", "move", "bite2", "point", "bin"], top=["canaille"], bottom=["fish2", "fish3"], heaps=[["fish1"], []]
    )
    say(state, "bite1", "move", "bite2", "point")
    assert state.over and state.waiting() == ()
    assert shown(state)["heaps"][0] == ["fish1", "fish2", "fish3", "canaille"]
    assert len(shown(state)["hands"][0]) == 1, "nobody draws any more"
    assert refused(state, 0, "draw") == "canaille-39"


@pytest.mark.rule("canaille-39")
def test_decisions_that_follow_the_cat_are_still_asked() -> None:
    state = table(["bite1", "release1", "point", "bin", "move"], top=["canaille"], heaps=[["fish1", "fish2"], []])
    say(state, "bite1", "release1")
    assert not state.over and state.waiting() == (0,)
    play(play(state, 0, "let_go 1"), 0, "enough")
    assert state.over and told(state)[-1] == "Ada met Canaille: the contest is over."


@pytest.mark.rule("canaille-40")
def test_each_symbol_is_a_point() -> None:
    heap = ["fish1", "fish2", "fish3", "litter1", "litter2", "litter3"]
    assert table(["point", *["bite1"] * 4], heaps=[heap, ["litter1"]]).scores == [0, -1]


@pytest.mark.rule("canaille-41")
@pytest.mark.parametrize(
    ("heap", "score"),
    [(["fish3", "fish3"], 1), (["fish3", "fish2"], 0), (["fish1"], 0), ([], 0), (["fish2", "litter3"], -3)],
)
def test_the_cat_eats_up_to_five_fish(heap: list[str], score: int) -> None:
    state = table(["bite1", "point", "bin", "bin", "move"], top=["canaille"], heaps=[heap, []])
    assert say(state, "bite1", "point").scores == [score, 0]


@pytest.mark.rule("canaille-42")
def test_the_cat_is_neither_fish_nor_litter() -> None:
    state = table(["bite1", "bin", "release3", "point", "move"], top=["canaille"])
    say(state, "bite1", "bin", "release3")
    assert state.over and shown(state)["heaps"][0] == ["canaille"]
    assert told(state)[-3:-1] == ["Ada has no litter to throw away.", "Ada has no fish to release."]


@pytest.mark.rule("canaille-43")
def test_most_points_win_and_ties_share() -> None:
    for rival, winners in ((["fish3"], (1,)), (["fish2"], (0, 1)), (["fish1"], (0,))):
        state = table(["bite2", "point", "bin", "bin", "move"], top=["canaille", "fish3"],
                      heaps=[["fish3", "fish1"], rival])  # fmt: skip
        say(state, "bite2", "point")
        assert state.scores[0] == 2 and state.winners == winners


@pytest.mark.rule("canaille-44")
def test_forty_turns_without_a_catch_end_the_game_without_the_toll() -> None:
    state = table(["point", "bite1", "bin", "bin", "move"], quiet=39, heaps=[["fish3"], ["fish1"]])
    say(state, "point")
    play(state, 0, "draw")
    assert state.over and state.scores == [3, 1] and state.winners == (0,)
    assert told(state)[-1] == "Nobody has fished for a long time: the contest is over."


@pytest.mark.rule("canaille-44")
def test_a_catch_starts_the_count_anew() -> None:
    state = table(["bite1", "point", "bin", "bin", "move"], quiet=39, top=["fish1"])
    say(state, "bite1", "point")
    play(play(state, 0, "draw"), 0, "draw")
    assert not state.over and shown(state)["quiet"] == 0


@pytest.mark.rule("canaille-44")
def test_a_quiet_turn_is_counted() -> None:
    state = table(["point", "bite1", "bin", "bin", "move"], quiet=3)
    say(state, "point")
    assert shown(play(state, 0, "draw"))["quiet"] == 4


def test_a_finished_game_can_be_read_back() -> None:
    state = table(["bite1", "point", "bin", "bin", "move"], top=["canaille"])
    say(state, "bite1", "point")
    again = position("canaille", **{key: value for key, value in shown(state).items() if key not in ("game", "rules")})
    assert again.over and again.scores == state.scores
    assert coincoin.game("canaille").to_json(again) == shown(state)
