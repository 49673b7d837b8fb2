"""Canaille: a hand without a full stop."""

from __future__ import annotations

from typing import Any

import pytest

import coincoin
from coincoin.kernel.state import State

from ..play import Loaded, legal, play, refused, shown, told
from .positions import DULL_HAND, table

PLAIN = ["bite1", "bite1", "bite2", "other", "move"]


def swapping(hand: list[str] = PLAIN, phase: str = "swap", **more: Any) -> State:
    return table(hand, phase=phase, **{"dull": [len(hand), 0]} | more)


def passing_to_a_hand_without_stop(**more: Any) -> State:
    """Seat 0 passes with a Point; seat 1 holds no full stop."""
    state = table(["point", "bite1", "bin", "bin", "move"], **more)
    return play(play(state, 0, "lay point"), 0, "finish")


@pytest.mark.rule("canaille-19")
def test_a_hand_without_a_stop_has_to_swap() -> None:
    state = play(passing_to_a_hand_without_stop(), 0, "draw")
    assert shown(state)["phase"] == "swap" and state.waiting() == (1,)
    assert told(state)[-1] == "Bo has no full stop in hand and must swap."
    assert refused(state, 1, "lay bite1") == "canaille-19"
    assert refused(state, 1, "finish") == "canaille-19"


@pytest.mark.rule("canaille-19")
def test_a_hand_with_a_stop_may_not_swap() -> None:
    assert refused(table(["point", *PLAIN[:4]]), 0, "swap bite1 pile") == "canaille-19"


@pytest.mark.rule("canaille-19")
def test_all_know_then_that_the_hand_has_no_stop() -> None:
    state = play(passing_to_a_hand_without_stop(), 0, "draw")
    sight = state.seen_by(0)
    stops = {"release1", "release2", "release3", "fog", "point"}
    for seed in range(50):
        assert not stops & set(shown(sight.imagine(coincoin.Dice(seed)))["hands"][1])


@pytest.mark.rule("canaille-20")
def test_any_card_for_the_top_of_the_pile_until_there_is_a_stop() -> None:
    state = swapping()
    assert legal(state, 0) == [f"swap {card} pile" for card in ("bite1", "bite2", "other", "move")]
    play(state, 0, "swap bite1 pile", Loaded(0))
    assert shown(state)["phase"] == "swap" and shown(state)["discard"] == ["bite1"]
    assert shown(state)["dull"][0] == 5
    last = len(shown(state)["pile"]) - 1
    play(state, 0, "swap bite2 pile", Loaded(last))
    assert shown(state)["phase"] == "lay" and "point" in shown(state)["hands"][0]
    assert shown(state)["dull"][0] == 4, "all know that four of the five bear no full stop"


@pytest.mark.rule("canaille-20")
def test_an_open_card_only_if_it_bears_a_stop() -> None:
    state = swapping(open=["bite3", "fog", "release2"])
    assert "swap other fog" in legal(state, 0) and "swap other release2" in legal(state, 0)
    assert refused(state, 0, "swap other bite3") == "canaille-20"
    play(state, 0, "swap other fog")
    assert shown(state)["phase"] == "lay" and shown(state)["shown"][0] == ["fog"]
    assert told(state, 1) == ["Ada swaps “Another angler” for the open “Fog”."]


@pytest.mark.rule("canaille-20")
def test_a_hidden_swap_is_told_to_the_swapper_alone() -> None:
    state = play(swapping(), 0, "swap move pile", Loaded(0))
    assert told(state, 0)[0] == "You swap “Move on” and draw “A bite! (1)”."
    assert told(state, 1)[0] == "Ada swaps “Move on” for a hidden card."


@pytest.mark.rule("canaille-21")
def test_each_swap_costs_a_fish_of_choice() -> None:
    state = passing_to_a_hand_without_stop(heaps=[[], ["fish1", "fish3", "litter1"]])
    play(state, 0, "draw")
    assert shown(state)["phase"] == "put_back" and legal(state, 1) == ["put_back 1", "put_back 3"]
    assert refused(state, 1, "swap bite1 pile") == "canaille-21"
    play(state, 1, "put_back 3")
    assert shown(state)["river"][-1] == "fish3" and shown(state)["heaps"][1] == ["fish1", "litter1"]
    play(state, 1, "swap bite1 pile", Loaded(0))
    assert shown(state)["heaps"][1] == ["litter1"], "the second swap costs the last fish, and there is no choice"
    play(state, 1, "swap bite1 pile", Loaded(0))
    assert shown(state)["heaps"][1] == ["litter1"], "without fish a swap is free"


@pytest.mark.rule("canaille-22")
def test_the_open_gap_stays_until_the_end_of_the_turn() -> None:
    state = swapping(open=["bite3", "fog", "bite3"])
    play(state, 0, "swap other fog")
    assert shown(state)["open"] == ["bite3", "bite3"]
    play(play(state, 0, "lay fog"), 0, "finish")
    play(state, 0, "give 0")
    assert shown(state)["open"] == ["bite3", "bite3"]
    assert len(shown(play(state, 0, "draw"))["open"]) == 3


@pytest.mark.rule("canaille-22")
def test_the_card_given_is_not_shuffled_into_the_pile_it_draws_from() -> None:
    everything_else = shown(swapping())["pile"]
    state = swapping(pile=[], discard=everything_else)
    play(state, 0, "swap other pile", Loaded(0))
    assert shown(state)["discard"] == ["other"]
    assert sorted(["bite1", *shown(state)["pile"]]) == sorted(everything_else)


@pytest.mark.rule("canaille-23")
def test_after_forty_swaps_the_turn_passes() -> None:
    state = swapping(swaps=39, hands=[PLAIN, ["point", *["bin"] * 4]])
    play(state, 0, "swap bite1 pile", Loaded(0))
    assert told(state, 0)[1] == "You find no full stop: your turn passes."
    assert state.waiting() == (1,) and shown(state)["swaps"] == 0


def test_what_is_known_of_a_hand_shrinks_with_it() -> None:
    """Four cards are known to bear no stop; two are laid, so two of the rest are."""
    state = table(["bite1", "bite2", "other", "move", "point"], dull=[4, 0])
    for card in ("bite1", "move", "point"):
        play(state, 0, f"lay {card}")
    assert shown(state)["dull"][0] == 2
    plain = {"bite1", "bite2", "bite3", "other", "move", "bin"}
    for seed in range(40):
        hand = shown(state.seen_by(1).imagine(coincoin.Dice(seed)))["hands"][0]
        assert set(hand) <= plain, "both cards left are known to bear no full stop"


def test_after_a_shuffle_counting_cards_tells_the_other_hand() -> None:
    """The open gap is filled from the old discard, which all have seen: what is missing is in the other hand."""
    state = table(["point", "bite1", "bin", "bin", "move"])
    state = table(["point", "bite1", "bin", "bin", "move"], pile=[], discard=shown(state)["pile"])
    play(play(state, 0, "lay point"), 0, "finish")
    play(state, 0, "take other")
    for seed in range(20):
        assert sorted(shown(state.seen_by(0).imagine(coincoin.Dice(seed)))["hands"][1]) == sorted(DULL_HAND)
