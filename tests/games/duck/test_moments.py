"""DUCK: what a move shows on its way, to whom, and why."""

from __future__ import annotations

import pytest

from coincoin.kernel.state import State
from coincoin.testing.play import Loaded, area, lit, moments, names_of, seen

from .positions import drawing, finished, table


def faces(state: State, seat: int, eye: int | None) -> list[str]:
    return [piece.text for piece in area(state, f"row-{seat}", eye).pieces]


def note(state: State, seat: int, eye: int | None = None) -> str:
    return area(state, f"row-{seat}", eye).note


def test_a_card_laid_is_lit_on_its_pile() -> None:
    [moment] = moments(table("y4 y2", "b1 b2", "r1 r2"), 0, "lay 4 yellow")
    assert names_of([moment]) == ["lay 0 4 yellow"]
    assert lit(moment, 1) == {"discard-0": "lit"}
    assert seen(moment, 0).title == "You lay yellow 4."
    assert seen(moment, 0).rules == ("duck-10", "duck-12")


@pytest.mark.rule("duck-18")
def test_a_card_taken_from_a_neighbour_is_lit_where_it_went() -> None:
    [moment] = moments(drawing("y4", "b1 b2", "r1 r2"), 0, "draw right")
    assert names_of([moment]) == ["took 0 2 5 yellow"]
    assert lit(moment, 0) == {"hand-y5-0": "lit"}
    assert lit(moment, 1) == lit(moment) == {"shown-0-y5-0": "lit"}
    assert seen(moment, 1).reason == "Everybody knows now that Ada holds it."
    assert seen(moment, 0).reason == "Everybody knows now that you hold it."


def test_a_card_from_the_pile_is_no_moment() -> None:
    assert moments(drawing("y4", "b1 b2", "r1 r2"), 0, "draw pile") == []


@pytest.mark.rule("duck-25", "duck-26", "duck-30")
def test_a_duck_is_told_in_four_steps() -> None:
    found = moments(table("y4 y5", "b1 r6 y7", "r2 y6 b7"), 0, "duck")
    assert names_of(found) == ["ducked 0", "right 0 9 6", "discarded 2", "round_over 1"]
    ducked, right, discarded, over = found
    assert faces(ducked, 1, None) == ["?", "?", "?"] and faces(ducked, 0, 1) == ["?", "?"]
    assert faces(ducked, 0, 0) == ["y4", "y5"], "one sees one's own hand"
    assert note(ducked, 1) == ""
    for eye in (None, 0, 1):
        assert faces(right, 1, eye) == ["b1", "r6", "y7"] and faces(right, 0, eye) == ["y4", "y5"]
    assert [note(right, seat) for seat in range(3)] == ["sum: 9, ducked right: lifebelt +6", "sum: 14", "sum: 15"]
    assert lit(right) == {"row-0-y4-0": "lit", "row-0-y5-0": "lit"}
    assert seen(right).reason == "The lowest of the others is Bo: 14."
    assert set(lit(discarded).items()) == {(f"row-2-{card}-0", "cancelled") for card in ("r2", "y6", "b7")}
    assert note(discarded, 2) == "sum: 15, the most: discards it all"
    assert seen(discarded).reason == "15 is the highest sum of the others."
    assert seen(discarded).rules == ("duck-30",)
    kept = {"kept-0-1": "lit", "kept-1-1": "lit"}
    assert kept.items() <= lit(over).items()
    assert faces(over, 1, 2) == ["b1", "r6", "y7"], "the card that is kept lies last"


def test_the_one_who_ducked_stands_first() -> None:
    state = table("b1 r6 y7", "y4 y5", "r2 y6 b7", turns=1, discards=[["b3"], [], ["y5"]])
    right = moments(state, 1, "duck")[1]
    rows = [area.seat for area in seen(right).areas if area.id.startswith("row")]
    assert rows == [1, 2, 0]


@pytest.mark.rule("duck-28")
def test_a_wrong_duck_says_who_has_as_little() -> None:
    wrong = moments(table("y4 y5", "b1 r1 y7", "r2 y6 b7"), 0, "duck")[1]
    assert names_of([wrong]) == ["wrong 0 9 2"]
    assert seen(wrong, 1).reason == "The lowest of the others is yours: 9."
    assert seen(wrong).rules == ("duck-28",)
    assert note(wrong, 0) == "sum: 9, ducked wrong: lifebelt −2"


@pytest.mark.rule("duck-23")
def test_after_going_out_only_sums_are_shown() -> None:
    state = table("y4", "b1 r6 y7", "r2 y6 b7", shown=[[], ["y7"], []])
    found = moments(state, 0, "lay 4 yellow")
    assert names_of(found) == ["out 0 6", "discarded 2", "round_over 1"]
    out, discarded, over = found
    for moment in (out, discarded):
        assert faces(moment, 1, None) == faces(moment, 1, 2) == ["?", "?", "?"], "no face, not even one all know"
        assert faces(moment, 1, 1) == ["b1", "r6", "y7"]
        assert note(moment, 1).startswith("sum: 14")
    assert note(out, 0) == "no cards left: lifebelt +6"
    assert seen(out).reason == "Only the sums are told; the cards stay hidden."
    assert seen(out).rules == ("duck-20", "duck-23")
    assert seen(discarded).reason == "15 is the highest sum of the others."
    assert faces(over, 1, 1) == ["y7"] and faces(over, 1, 0) == faces(over, 1, None) == ["?"]
    assert lit(over) == lit(over, 1) == {"kept-1-1": "lit"}


@pytest.mark.rule("duck-32")
def test_all_who_share_the_highest_sum_throw_away_in_turn() -> None:
    found = moments(table("y1", "b1 r6", "r2 b5"), 0, "lay 1 yellow")
    assert names_of(found) == ["out 0 6", "discarded 1", "discarded 2", "round_over 1"]
    assert seen(found[1]).rules == ("duck-21", "duck-32")


@pytest.mark.rule("duck-35")
def test_a_round_that_is_called_off_shows_all_sums() -> None:
    found = moments(
        drawing("y4", "b1 b2", "r1 r2", turns=179, dealer=0, discards=[["b5"], ["y5"], ["b3"]]), 0, "draw right"
    )
    assert names_of(found)[0] == "called_off" and names_of(found)[-1] == "round_over 1"
    assert seen(found[0]).rules == ("duck-35", "duck-23")


@pytest.mark.rule("duck-39", "duck-41")
def test_the_final_count_goes_round_the_table() -> None:
    past = [
        finished(["none", "y7", "none"]),
        *[finished(["none", "none", "none"], end="off", seat=-1, sums=[0, 0, 0])] * 3,
    ]
    state = table("y4 y5", "b1 r6 y7", "r2 y6 b7", finished=past)
    found = moments(state, 0, "duck", Loaded())
    assert names_of(found)[3:] == ["round_over 5", "final 0 21", "final 1 14", "final 2 0", "won 0"]
    first, second, _, won = found[-4:]
    assert seen(first).title == "Ada has 21 points."
    assert seen(first).reason == "Cards under the towel: 5. Lifebelts: +16."
    assert lit(first) == {"towel-0": "lit", "kept-0-5": "lit"}
    assert lit(second) == {"towel-1": "lit", "kept-1-1": "lit", "kept-1-5": "lit"}
    assert lit(won) == lit(first) and seen(won).reason == "Nobody has more: 21 points."
    assert seen(found[0]).chips == seen(found[3]).chips == ["Round 5 of 5"]
