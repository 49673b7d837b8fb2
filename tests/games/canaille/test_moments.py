"""Canaille: a sentence card by card, what each one did, and why."""

from __future__ import annotations

import pytest

import coincoin
from coincoin.kernel.state import State
from coincoin.testing.play import area, lit, moments, names_of, play, seen

from .positions import table


def said(state: State, *cards: str) -> list[State]:
    """Lay these cards; what is shown when the sentence is said."""
    for card in cards[:-1]:
        play(state, 0, f"lay {card}")
    if len(cards) == 5:
        return moments(state, 0, f"lay {cards[-1]}")
    play(state, 0, f"lay {cards[-1]}")
    return moments(state, 0, "finish")


def steps(moment: State) -> list[str]:
    """The lights of the sentence."""
    return [piece.light for piece in area(moment, "sentence").pieces if piece.light]


@pytest.mark.rule("canaille-14", "canaille-24")
def test_every_card_of_a_sentence_acts_in_turn() -> None:
    state = table(["move", "bite2", "release1", "bin", "point"], bottom=["litter1", "fish2"])
    found = said(state, "move", "bite2", "bin", "release1")
    assert names_of(found) == ["face_up", "caught 0 fish2", "caught 0 litter1", "binned 0 1", "released 0 2"]
    assert [steps(moment) for moment in found] == [
        ["lit", "waiting", "waiting", "waiting"],
        ["done", "lit", "waiting", "waiting"],
        ["done", "lit", "waiting", "waiting"],
        ["done", "done", "lit", "waiting"],
        ["done", "done", "done", "lit"],
    ]
    turned, fish, litter, binned, released = found
    assert lit(turned)["river"] == "lit"
    assert seen(turned).reason == "What was at the bottom is on top now."
    assert lit(fish)["heap-0-fish2"] == lit(fish)["deed"] == "lit"
    assert seen(fish, 0).title == "You get 2 fish." and seen(fish).title == "Ada gets 2 fish."
    assert seen(fish).reason == "“A bite! (2)”: 2 points more."
    assert seen(litter).reason == "“A bite! (2)”: one point less."
    assert seen(litter).rules == ("canaille-24", "canaille-40")
    assert lit(binned)["deed"] == "cancelled"
    assert seen(released).reason == "The fish go to the bottom of the river."


@pytest.mark.rule("canaille-13")
def test_the_fifth_card_is_seen_before_the_sentence_acts() -> None:
    found = said(table(["move", "other", "move", "other", "point"]), "move", "other", "move", "other", "point")
    assert names_of(found) == ["laid 0 point", "face_up", "named 0 1", "face_down", "named 1 0"]
    assert steps(found[0]) == []
    assert seen(found[0]).reason == "The fifth card ends the sentence."


def test_a_card_laid_before_is_no_moment() -> None:
    assert moments(table(["move", "other", "move", "other", "point"]), 0, "lay move") == []


@pytest.mark.rule("canaille-27")
def test_the_angler_who_goes_on_is_lit() -> None:
    state = table(["other", "bite1", "point", "move", "bin"], seats=3, top=["fish1"])
    assert said(state, "other", "bite1", "point") == []
    named, caught = moments(state, 0, "name 2")
    assert lit(named)["fisher-2"] == "lit" and steps(named) == ["lit", "waiting", "waiting"]
    assert seen(named).reason == "That angler carries out the rest of the sentence."
    assert names_of([caught]) == ["caught 2 fish1"] and steps(caught) == ["done", "lit", "waiting"]


@pytest.mark.rule("canaille-35")
def test_fog_is_turned_up_card_by_card() -> None:
    state = table(["fog", "bite1", "point", "move", "bin"], seats=3, top=["fish1", "litter1", "fish3"])
    [fog] = said(state, "fog")
    assert names_of([fog]) == ["fog 0 3"]
    assert lit(fog) == {"sentence-0": "lit", "fog-0": "lit", "fog-1": "lit", "fog-2": "lit"}
    assert seen(fog).reason == "One card for each angler; they are turned up when all are dealt."
    assert moments(state, 0, "give 2") == []
    found = moments(state, 0, "give 0")
    assert names_of(found) == ["caught 0 litter1", "caught 1 fish3", "caught 2 fish1"]
    assert [len(area(moment, "fog").pieces) for moment in found[:2]] == [2, 1]
    assert seen(found[1]).rules == ("canaille-35", "canaille-40")


@pytest.mark.rule("canaille-14")
@pytest.mark.parametrize(
    ("cards", "news"), [(["bin", "point"], "no_litter 0"), (["release2"], "no_fish 0"), (["point"], "")]
)
def test_what_has_no_effect_says_so(cards: list[str], news: str) -> None:
    found = said(table(["bin", "release2", "point", "move", "bite1"]), *cards)
    assert names_of(found) == ([news] if news else [])
    assert all(seen(moment).reason == "What can have no effect is skipped; the sentence goes on." for moment in found)


@pytest.mark.rule("canaille-39", "canaille-41")
def test_the_cat_is_met_the_sentence_goes_on_and_then_he_eats() -> None:
    state = table(["bite1", "move", "point", "bin", "bite1"], top=["canaille"], heaps=[["fish2", "fish1", "litter2"]])
    caught, turned, ends = said(state, "bite1", "move", "point")
    assert names_of([caught, turned, ends]) == ["caught 0 canaille", "face_up", "cat_ends 0"]
    assert lit(caught)["heap-0-canaille"] == "lit" and lit(ends) == {"heap-0-canaille": "lit"}
    assert seen(caught).rules == seen(ends).rules == ("canaille-39", "canaille-41")
    assert seen(ends, 0).title == "You met Canaille: the contest is over."
    assert seen(ends).reason == "Canaille eats 3 fish: 3 points less."


@pytest.mark.rule("canaille-44")
def test_the_quiet_end_is_shown() -> None:
    state = table(["point", "move", "other", "bin", "bite1"], quiet=39)
    said(state, "point")
    found = moments(state, 0, "draw", coincoin.Dice(2))
    assert names_of(found) == ["quiet_ends"]
    assert seen(found[0]).reason == "No card left the river for 40 turns."
