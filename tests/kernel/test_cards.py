"""Hands and piles keep their cards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import coincoin
from coincoin.kernel.cards import BLANK, empty_hand, hand_of, pile_of

CARDS = st.lists(st.integers(0, 8), max_size=30)


@given(cards=CARDS, seed=st.integers(0, 99))
def test_a_hand_gives_back_what_was_put_in(cards: list[int], seed: int) -> None:
    hand = hand_of(9, cards)
    clone = hand.clone()
    dice = coincoin.Dice(seed)
    assert sorted(clone.take_any(dice) for _ in cards) == sorted(cards)
    assert clone.size == 0
    assert hand.cards() == sorted(cards), "the clone is independent"


@given(cards=CARDS, seed=st.integers(0, 99))
def test_hide_and_fill_keep_the_number_of_cards(cards: list[int], seed: int) -> None:
    hand = hand_of(9, cards)
    pool = hand.clone()
    hand.hide()
    assert hand.cards() == [BLANK] * len(cards)
    hand.fill(pool, coincoin.Dice(seed))
    assert hand.cards() == sorted(cards)
    assert pool.size == 0


@given(cards=CARDS, seed=st.integers(0, 99))
def test_a_shuffled_pile_has_the_same_cards(cards: list[int], seed: int) -> None:
    pile = pile_of(cards)
    clone = pile.clone()
    clone.shuffle(coincoin.Dice(seed))
    assert sorted(clone.cards()) == sorted(cards)
    assert pile.cards() == cards


@given(cards=CARDS.filter(bool), data=st.data())
def test_slip_and_take_are_inverse(cards: list[int], data: st.DataObject) -> None:
    pile = pile_of(cards)
    place = data.draw(st.integers(0, len(cards)))
    pile.slip(place, 7)
    assert pile.cards() == [*cards[:place], 7, *cards[place:]]
    assert pile.take(place) == 7
    assert pile.cards() == cards
    pile.slip_under(3)
    assert pile.at(0) == 3
    pile.reverse()
    assert pile.top() == 3
    assert pile.pop() == 3
    assert pile.cards() == cards[::-1]


def test_a_blank_leaves_where_a_card_is_not_known() -> None:
    hand = empty_hand(3)
    hand.add(BLANK)
    hand.add(1)
    hand.remove(2)
    assert hand.cards() == [1]
    assert hand.blanks == 0
