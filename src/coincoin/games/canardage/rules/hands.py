"""Canardage: the hands of all seats in one short list, quick to copy."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.canardage.rules.deck import HAND_SIZE
from coincoin.kernel.cards import BLANK

NO_CARD: Final = 99  # sorts behind every card


@final
class Hands:
    """Up to three cards for each seat, sorted by kind; blank ones are unknown to the one who looks.

    >>> hands = Hands(2)
    >>> hands.add(1, 5); hands.add(1, 2)
    >>> hands.cards(1), hands.size(1), hands.count(1, 5)
    ([2, 5], 2, 1)
    """

    __slots__ = ("slots",)

    def __init__(self, seats: i64) -> None:
        self.slots: vec[i64] = vec[i64]([NO_CARD] * (seats * HAND_SIZE))

    def clone(self) -> Hands:
        other = Hands(0)
        other.slots = self.slots[:]
        return other

    def card(self, seat: i64, n: i64) -> i64:
        """The n-th card of a seat, NO_CARD behind the last one."""
        return self.slots[seat * HAND_SIZE + n]

    def size(self, seat: i64) -> i64:
        size: i64 = 0
        while size < HAND_SIZE and self.slots[seat * HAND_SIZE + size] != NO_CARD:
            size += 1
        return size

    def is_full(self, seat: i64) -> bool:
        return self.slots[seat * HAND_SIZE + HAND_SIZE - 1] != NO_CARD

    def count(self, seat: i64, kind: i64) -> i64:
        found: i64 = 0
        n: i64
        for n in range(HAND_SIZE):
            if self.slots[seat * HAND_SIZE + n] == kind:
                found += 1
        return found

    def add(self, seat: i64, kind: i64) -> None:
        first: i64 = seat * HAND_SIZE
        place: i64 = first + HAND_SIZE - 1
        while place > first and self.slots[place - 1] > kind:
            self.slots[place] = self.slots[place - 1]
            place -= 1
        self.slots[place] = kind

    def remove(self, seat: i64, kind: i64) -> None:
        """Take one such card; a blank one where this card is not known to be here."""
        first: i64 = seat * HAND_SIZE
        n: i64 = 0
        while n < HAND_SIZE and self.slots[first + n] != kind:
            n += 1
        if n == HAND_SIZE:
            n = 0
        while n < HAND_SIZE - 1:
            self.slots[first + n] = self.slots[first + n + 1]
            n += 1
        self.slots[first + n] = NO_CARD

    def clear(self, seat: i64) -> None:
        n: i64
        for n in range(HAND_SIZE):
            self.slots[seat * HAND_SIZE + n] = NO_CARD

    def hide(self, seat: i64) -> None:
        """Turn every card of a seat blank."""
        n: i64
        for n in range(self.size(seat)):
            self.slots[seat * HAND_SIZE + n] = BLANK

    def cards(self, seat: i64) -> list[int]:
        n: i64
        found: list[int] = []
        for n in range(self.size(seat)):
            found.append(self.slots[seat * HAND_SIZE + n])
        return found
