"""Canardage: what a card shows on its way, what was hit, and why."""

from __future__ import annotations

from typing import Any

import pytest

from coincoin.testing.play import Loaded, area, lit, moments, names_of, play, seen

from .positions import line, table


def faces(state: Any) -> list[str]:
    """The line as it is drawn."""
    return [piece.text for piece in area(state, "line").pieces if piece.badge]


@pytest.mark.rule("canardage-24")
def test_an_aim_shows_the_target_and_what_it_threatens() -> None:
    [aim] = moments(table(), 0, "en_joue 2")
    assert names_of([aim]) == ["en_joue 0 2"]
    assert lit(aim) == {"blue-1": "lit", "target-2": "lit", "played": "lit"}
    assert seen(aim, 1).title == "Ada takes aim at place 2."
    assert seen(aim).reason == "Place 2: a blue duck, in the sights."
    assert seen(aim).rules == ("canardage-24",)


@pytest.mark.rule("canardage-16", "canardage-27")
def test_a_shot_is_told_in_three_steps() -> None:
    state = table(card="pan", targets=[2], upcoming="green", seats=4)
    pan, shot, arrived = moments(state, 0, "pan 2")
    assert names_of([pan, shot, arrived]) == ["pan 0 2", "shot blue 2", "arrived green 6"]
    assert lit(pan) == {"blue-1": "lit", "target-2": "lit", "played": "lit"}
    assert faces(shot) == faces(pan) == ["yellow", "blue", "red", "water", "blue", "yellow"], "it still stands"
    assert lit(shot) == {"blue-1": "lit"}
    assert seen(shot).reason == "4 of its colour are left."
    assert faces(arrived) == ["yellow", "red", "water", "blue", "yellow", "green"]
    assert lit(arrived) == {"green-1": "lit"}
    assert seen(arrived).reason == "The line moves up, and the pile fills the rear."


def test_two_shots_of_one_card_fall_one_after_the_other() -> None:
    state = table(card="canards_enchaines", targets=[2, 3], upcoming="yellow, yellow")
    found = moments(state, 0, "canards_enchaines 2")
    assert [name.split()[0] for name in names_of(found)] == ["canards_enchaines", "shot", "arrived", "shot", "arrived"]
    assert seen(found[0]).reason == "Place 2: a blue duck, in the sights. Place 3: a red duck, in the sights."


@pytest.mark.rule("canardage-17", "canardage-20", "canardage-60")
@pytest.mark.parametrize(
    ("more", "news", "reason"),
    [
        ({"targets": [4]}, "splash 4", "The water stays, and the line does not move."),
        (
            {"targets": [4], "line": "yellow, blue, red, red, blue, yellow", "covers": [0, 0, 4]},
            "safe 4",
            "“Take cover” protects whatever lies there.",
        ),
        (
            {"targets": [4], "line": "yellow, blue, red, red over blue, blue, yellow"},
            "emerged blue 4",
            "The same shot does not hit it, and the line does not move.",
        ),
    ],
    ids=["water", "cover", "hiding"],
)
def test_a_shot_that_ends_otherwise_says_why(more: dict[str, Any], news: str, reason: str) -> None:
    last = moments(table(card="pan", **more), 0, "pan 4")[-1]
    assert names_of([last]) == [news]
    assert seen(last).reason == reason


@pytest.mark.rule("canardage-43")
def test_a_revenge_is_announced_and_taken() -> None:
    state = table("yellow, magret blue, red, water, blue, yellow", card="pan", targets=[2])
    found = moments(state, 0, "pan 2")
    assert [name.split()[0] for name in names_of(found)] == ["pan", "shot", "arrived", "may_avenge"]
    assert seen(found[1]).reason == "It wears Inspector Magret: its player may shoot back."
    assert lit(found[3]) == {"home-1": "lit"} and seen(found[3], 1).title == "You may avenge your duck."
    revenge, shot, _ = moments(state, 1, "revenge 1")
    assert names_of([revenge, shot]) == ["revenge 1 1", "shot yellow 1"]
    assert lit(revenge) == lit(shot) == {"yellow-1": "lit"}


@pytest.mark.rule("canardage-36", "canardage-37")
def test_a_simple_duck_shows_whether_there_is_a_bang() -> None:
    with_bang = [["canard_simplet", "canard_blase", "canard_presse"], ["pan", "en_joue", "en_joue"], ["en_joue"] * 3]
    found = moments(table(card="canard_simplet", targets=[2], hands=with_bang), 0, "canard_simplet 2")
    assert [name.split()[0] for name in names_of(found)] == ["canard_simplet", "answered", "shot", "arrived"]
    assert lit(found[1]) == {"home-1": "lit"}
    without = moments(table(card="canard_simplet", targets=[2]), 0, "canard_simplet 2")
    assert names_of(without)[1:] == ["no_pan 1"]
    assert seen(without[1]).reason == "Everybody knows now that there is no “Bang!” in this hand."


@pytest.mark.rule("canardage-67", "canardage-69")
def test_moby_duck_comes_and_goes() -> None:
    state = table(card="moby_duck")
    [comes] = moments(state, 0, "moby_duck 1")
    assert lit(comes) == {"home-1": "lit", "moby": "lit", "played": "lit"}
    play(state, 1, "en_joue 1")
    found = moments(state, 2, "en_joue 2")
    assert names_of(found)[1:] == ["moby_left 1"]
    assert lit(found[1]) == {"moby": "lit"}, "it is still there"
    assert seen(found[1]).rules == ("canardage-69",)


def test_a_march_shows_who_leaves_and_who_comes() -> None:
    march, arrived = moments(table(card="en_avant_marche", upcoming="red"), 0, "en_avant_marche")
    assert lit(march) == {"yellow-1": "lit", "played": "lit"}
    assert line(march).startswith("yellow") and line(arrived).startswith("blue")


@pytest.mark.rule("canardage-74")
def test_secret_colours_are_shown_at_the_end_and_not_before() -> None:
    state = table(
        "blue, yellow, water, water", "pan", targets=[1], options={"secret": True}, colours=["blue", "red", "yellow"]
    )
    found = moments(state, 0, "pan 1")
    assert [name.split()[0] for name in names_of(found)] == ["pan", "shot", "flock_gone", *["colour"] * 3, "won"]
    for moment in found:
        told = "colour" in names_of([moment])[0] or moment is found[-1]
        assert (area(moment, "flock-1", 2).pieces[0].text == "red") == told
    assert seen(found[2]).reason == "That decides the game.", "nobody plays on"
    assert seen(found[-1]).reason == "Nobody else has a duck alive."
    assert lit(found[3]) == {"home-0": "lit"}


@pytest.mark.rule("canardage-78")
def test_points_are_told_with_their_parts_and_then_the_next_round_is_dealt() -> None:
    state = table("blue, yellow, water, water", "pan", targets=[1], options={"points": 3}, marched={"yellow": 2})
    found = moments(state, 0, "pan 1", Loaded())
    assert names_of(found)[3:] == ["won 0", "scored 0 7", "scored 1 0", "scored 2 0"]
    assert seen(found[4]).reason == "Ducks alive: 1, 5 points each. Under the pile by “March on”: 2, 1 point each."
    assert faces(found[-1]) == ["yellow", "water", "water", "-", "-", "-"]
    assert seen(state).chips[-1] == "Round 2 of 3"
