"""Pan: the cards of a trick together, each chamber, a theft, the last one left; and why."""

from __future__ import annotations

import pytest

from coincoin.kernel.state import State
from coincoin.testing.play import Loaded, lit, moments, names_of, play, position, seen

from .test_barrel import barrel, clic, pan
from .test_tricks import hands


def trick(*cards: int) -> State:
    """Each seat lays this card, the last one reveals them."""
    state = hands(*([card, card % 6 + 1] for card in cards))
    for seat, card in enumerate(cards[:-1]):
        play(state, seat, f"pick {card}")
    (found,) = moments(state, len(cards) - 1, f"pick {cards[-1]}")
    return found


@pytest.mark.rule("pan-06", "pan-07", "pan-08")
def test_equal_cards_are_crossed_out_and_the_highest_left_is_lit() -> None:
    found = trick(6, 3, 6)
    assert lit(found) == {"laid-0": "cancelled", "laid-1": "lit", "laid-2": "cancelled"}
    assert seen(found, 1).title == "You take the trick."
    assert seen(found).reason == "6, 6 cancel each other: the 3 is the highest card left."
    assert seen(found).rules == ("pan-07", "pan-08")


@pytest.mark.rule("pan-29")
def test_the_ghost_lays_its_card_with_the_others() -> None:
    state = position("pan", seats=2, phase="trick", hands=[[2, 3], [5, 1]])
    play(state, 0, "pick 2")
    (found,) = moments(state, 1, "pick 5", Loaded(19))
    assert names_of([found]) == ["ghost_took_trick"] and lit(found) == {"ghost": "lit"}


@pytest.mark.rule("pan-14", "pan-25")
def test_who_begins_is_told_when_the_tricks_are_over() -> None:
    state = hands([5], [3], [2])
    play(play(state, 0, "pick 5"), 1, "pick 3")
    taken, first = moments(state, 2, "pick 2")
    assert names_of([taken, first]) == ["took_trick 0", "first 0"]
    assert lit(first) == {"order-0": "lit"}
    assert seen(first).reason == "Most cards first; between equals the higher total."


@pytest.mark.rule("pan-23", "pan-24", "pan-27")
def test_each_chamber_says_its_odds_and_the_last_one_left_is_seen() -> None:
    state = barrel([[1], [2]], chambers=3)
    (click,) = moments(state, 0, "turn", clic())
    assert names_of([click]) == ["clic 0"] and seen(click).reason == "It was 1 in 3 that it was Pan."
    bang, last = moments(state, 1, "turn", pan())
    assert names_of([bang, last]) == ["pan 1", "won 0"]
    assert seen(bang).reason == "It was 1 in 2 that it was Pan."
    assert seen(last, 0).title == "You are the last one standing!" and seen(last).reason == "All the others are out."


@pytest.mark.rule("pan-21")
def test_a_pass_says_its_price() -> None:
    (passed,) = moments(barrel([[1, 2, 3], [2], []]), 0, "pass")
    assert seen(passed).title == "Ada pays and passes."
    assert seen(passed).reason == "A pass costs as many cards as there are players still in: 3."


@pytest.mark.rule("pan-32")
def test_a_stolen_card_is_lit_where_it_lies_now() -> None:
    options = {"double_clic": True}
    state = barrel([[], [5, 5], [1, 2, 4]], phase="stealing", owed=3, options=options)
    (found,) = moments(state, 0, "steal 1 5")
    assert lit(found) == {"won-0-5-0": "lit"}
    assert seen(found).reason.startswith("A second Clic steals as many cards as there are players still in: 3")
