"""Hands and piles: rules speak of cards and never touch an index formula.

A card is a small int, its kind. `BLANK` stands for a card that the holder of a Sight cannot see.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from coincoin.kernel.dice import Dice

BLANK: Final = -1


@final
class Hand:
    """A number of cards in no order; `blanks` of them are unknown to the one who looks.

    >>> hand = empty_hand(6)
    >>> hand.add(3); hand.add(3); hand.add(5)
    >>> hand.size, hand.count(3), hand.cards()
    (3, 2, [3, 3, 5])
    """

    __slots__ = ("counts", "size", "blanks")

    def __init__(self, counts: vec[i64], size: i64, blanks: i64) -> None:
        self.counts: vec[i64] = counts  # of each kind
        self.size: i64 = size
        self.blanks: i64 = blanks

    def clone(self) -> Hand:
        return Hand(self.counts[:], self.size, self.blanks)

    def count(self, card: i64) -> i64:
        return self.counts[card]

    def kinds(self) -> i64:
        """The kinds held, a bit each.

        >>> hand_of(6, [0, 3, 3]).kinds()
        9
        """
        one: i64 = 1
        held: i64 = 0
        card: i64
        for card in range(len(self.counts)):
            if self.counts[card]:
                held |= one << card
        return held

    def add(self, card: i64) -> None:
        self.size += 1
        if card == BLANK:
            self.blanks += 1
        else:
            self.counts[card] += 1

    def remove(self, card: i64) -> None:
        """Take one such card; a blank one where this card is not known to be here."""
        self.size -= 1
        if card == BLANK or self.counts[card] == 0:
            self.blanks -= 1
        else:
            self.counts[card] -= 1

    def add_all(self, other: Hand) -> None:
        card: i64
        for card in range(len(self.counts)):
            self.counts[card] += other.counts[card]
        self.size += other.size
        self.blanks += other.blanks

    def clear(self) -> None:
        card: i64
        for card in range(len(self.counts)):
            self.counts[card] = 0
        self.size = 0
        self.blanks = 0

    def nth(self, n: i64) -> i64:
        """The n-th card when the known ones are sorted by kind."""
        card: i64
        for card in range(len(self.counts)):
            n -= self.counts[card]
            if n < 0:
                return card
        return BLANK

    def take_any(self, dice: Dice) -> i64:
        """Draw one card at random."""
        card = self.nth(dice.below(self.size))
        self.remove(card)
        return card

    def hide(self) -> None:
        """Turn every card blank."""
        size = self.size
        self.clear()
        self.size = size
        self.blanks = size

    def fill(self, pool: Hand, dice: Dice) -> None:
        """Replace the blank cards by cards drawn at random from the pool."""
        n: i64
        for n in range(self.blanks):
            self.counts[pool.take_any(dice)] += 1
        self.blanks = 0

    def cards(self) -> list[int]:
        """The cards sorted by kind, blank ones last."""
        found: list[int] = []
        card: i64
        copy: i64
        for card in range(len(self.counts)):
            for copy in range(self.counts[card]):
                found.append(card)
        for copy in range(self.blanks):
            found.append(BLANK)
        return found


def empty_hand(kinds: i64) -> Hand:
    """A hand for cards of so many kinds."""
    return Hand(vec[i64]([0] * kinds), 0, 0)


def hand_of(kinds: int, cards: list[int]) -> Hand:
    """A hand of these cards.

    >>> hand_of(6, [5, 0, BLANK]).cards()
    [0, 5, -1]
    """
    hand = empty_hand(kinds)
    for card in cards:
        hand.add(card)
    return hand


@final
class Pile:
    """Cards in order; the last one is on top.

    >>> pile = pile_of([1, 2, 3])
    >>> pile.pop(), pile.top(), pile.size()
    (3, 2, 2)
    """

    __slots__ = ("order",)

    def __init__(self) -> None:
        self.order: vec[i64] = vec[i64]()

    def clone(self) -> Pile:
        other = Pile()
        other.order = self.order[:]
        return other

    def size(self) -> i64:
        return len(self.order)

    def at(self, place: i64) -> i64:
        """The card at this place, counted from the bottom."""
        return self.order[place]

    def put_at(self, place: i64, card: i64) -> None:
        self.order[place] = card

    def top(self) -> i64:
        return self.order[len(self.order) - 1]

    def push(self, card: i64) -> None:
        self.order = append(self.order, card)

    def pop(self) -> i64:
        self.order, card = pop(self.order)
        return card

    def take(self, place: i64) -> i64:
        """Take out the card at this place, counted from the bottom; those above come down."""
        self.order, card = pop(self.order, place)
        return card

    def slip(self, place: i64, card: i64) -> None:
        """Slip a card in at this place, counted from the bottom; those above go up."""
        self.order = append(self.order, card)
        i: i64
        for i in range(len(self.order) - 1, place, -1):
            self.order[i] = self.order[i - 1]
        self.order[place] = card

    def slip_under(self, card: i64) -> None:
        self.slip(0, card)

    def clear(self) -> None:
        self.order = vec[i64]()

    def reverse(self) -> None:
        low: i64 = 0
        high: i64 = len(self.order) - 1
        while low < high:
            card = self.order[low]
            self.order[low] = self.order[high]
            self.order[high] = card
            low += 1
            high -= 1

    def shuffle(self, dice: Dice) -> None:
        order = self.order
        i: i64
        for i in range(len(order) - 1, 0, -1):
            j = dice.below(i + 1)
            card = order[i]
            order[i] = order[j]
            order[j] = card

    def hide(self) -> None:
        i: i64
        for i in range(len(self.order)):
            self.order[i] = BLANK

    def fill(self, pool: Hand, dice: Dice) -> None:
        """Replace the blank cards by cards drawn at random from the pool."""
        i: i64
        for i in range(len(self.order)):
            if self.order[i] == BLANK:
                self.order[i] = pool.take_any(dice)

    def cards(self) -> list[int]:
        """The cards from the bottom to the top."""
        return list(self.order)


def pile_of(cards: list[int]) -> Pile:
    """A pile of these cards, the last one on top."""
    pile = Pile()
    for card in cards:
        pile.push(card)
    return pile
