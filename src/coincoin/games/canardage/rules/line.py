"""Canardage: the line of fire. Six places with cards, targets above them, and the pile that feeds the rear.

Place 0 here is place 1 on the table, the front. A card is a duck's colour, or WATER without a duck. Empty places
are always at the rear. A duck that wears Commissaire Magret bears the mark wherever it goes.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.canardage.moves import PLACES
from coincoin.games.canardage.rules.codes import WATER
from coincoin.kernel.cards import Pile
from coincoin.kernel.dice import Dice

EMPTY: Final = 7
FACE: Final = 7  # what a card shows, without its mark
MARK: Final = 8  # Commissaire Magret lies on this duck


@final
class Line:
    """What lies on the six places, and the pile."""

    __slots__ = ("cards", "hidden", "known", "length", "pile", "targets")

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.hidden: vec[i64] = vec[i64]()  # the duck below the card of each place
        self.length: i64 = 0  # places with a card
        self.targets: i64 = 0  # a bit for each place in the sights
        self.pile: Pile = Pile()
        self.known: i64 = 0  # cards at the bottom of the pile that everybody saw go there

    def clone(self) -> Line:
        other = Line()
        other.cards = self.cards[:]
        other.hidden = self.hidden[:]
        other.length = self.length
        other.targets = self.targets
        other.pile.order = self.pile.order[:]
        other.known = self.known
        return other

    def clear(self) -> None:
        self.cards = vec[i64]([EMPTY] * PLACES)
        self.hidden = vec[i64]([EMPTY] * PLACES)
        self.length = 0

    # ---- looking ----

    def occupied(self, place: i64) -> bool:
        return place < self.length

    def face(self, place: i64) -> i64:
        """A colour, WATER or EMPTY."""
        return self.cards[place] & FACE

    def is_duck(self, place: i64) -> bool:
        return self.cards[place] & FACE < WATER

    def is_marked(self, place: i64) -> bool:
        return self.cards[place] & MARK != 0

    def hides(self, place: i64) -> bool:
        """Is there a duck below this one?"""
        return self.hidden[place] != EMPTY

    def aimed(self, place: i64) -> bool:
        return (self.targets >> place) & 1 != 0

    def free(self, place: i64) -> bool:
        """May a target be put here? (canardage-15, canardage-19)"""
        return place < self.length and (self.targets >> place) & 1 == 0

    # ---- targets stay where they are ----

    def aim(self, place: i64) -> None:
        one: i64 = 1
        self.targets |= one << place

    def unaim(self, place: i64) -> None:
        one: i64 = 1
        self.targets &= ~(one << place)

    # ---- ducks move, and what hides below them moves along ----

    def put(self, place: i64, card: i64, hidden: i64) -> None:
        self.cards[place] = card
        self.hidden[place] = hidden

    def swap(self, place: i64, other: i64) -> None:
        card = self.cards[place]
        hidden = self.hidden[place]
        self.put(place, self.cards[other], self.hidden[other])
        self.put(other, card, hidden)

    def bring_to_front(self, place: i64) -> None:
        card = self.cards[place]
        hidden = self.hidden[place]
        while place > 0:
            self.put(place, self.cards[place - 1], self.hidden[place - 1])
            place -= 1
        self.put(0, card, hidden)

    def close(self, place: i64) -> None:
        """Take away what lies on a place; those behind move up (canardage-16)."""
        self.length -= 1
        while place < self.length:
            self.put(place, self.cards[place + 1], self.hidden[place + 1])
            place += 1
        self.put(place, EMPTY, EMPTY)

    # ---- the pile ----

    def turn_up(self) -> i64:
        """Turn the top card of the pile up at the rear (canardage-16)."""
        card = self.pile.pop()
        self.known = min(self.known, self.pile.size())
        self.put(self.length, card, EMPTY)
        self.length += 1
        return card

    def can_turn_up(self) -> bool:
        return self.length < PLACES and self.pile.size() > 0

    def slip_under(self, card: i64) -> None:
        """A card goes under the pile and everybody sees which (canardage-14)."""
        self.pile.slip_under(card)
        self.known += 1

    def shuffle(self, dice: Dice) -> None:
        self.pile.shuffle(dice)
        self.known = 0
