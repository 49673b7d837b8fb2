"""The river of Canaille: a pile that turns over, of which everybody knows what anybody has seen.

No seat ever looks at a river card alone, so what is known of the river is known to all. A card nobody has
seen is UNSEEN, or MIDDLE where the cat may still be; which card it is, is drawn when it is first seen.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from coincoin.games.canaille.rules.cards import LEAST_ABOVE, MOST_ABOVE, RIVER_COUNTS, RIVER_SIZE
from coincoin.games.canaille.rules.codes import CANAILLE, MIDDLE, UNSEEN
from coincoin.kernel.cards import Hand, Pile, empty_hand
from coincoin.kernel.dice import Dice


@final
class River:
    """The pile in the middle, and which cards nobody has seen yet."""

    unseen: Hand  # fish and litter

    __slots__ = ("cat_unseen", "face_up", "middle", "pile", "unseen")

    def __init__(self) -> None:
        self.pile: Pile = Pile()
        self.face_up: bool = False
        self.middle: i64 = 0  # cards, here or in the fog, that may be the cat
        self.cat_unseen: bool = True

    def set_up(self) -> None:
        """All face down, the cat somewhere in the middle (canaille-04)."""
        self.unseen = empty_hand(CANAILLE)  # the kinds before the cat
        card: i64
        _copy: i64
        above: i64
        for card in range(CANAILLE):
            for _copy in range(RIVER_COUNTS[card]):
                self.unseen.add(card)
        for above in range(RIVER_SIZE - 1, -1, -1):
            self.pile.push(MIDDLE if LEAST_ABOVE <= above <= MOST_ABOVE else UNSEEN)
        self.middle = MOST_ABOVE - LEAST_ABOVE + 1

    def clone(self) -> River:
        other = River()
        other.pile = self.pile.clone()
        other.face_up = self.face_up
        other.unseen = self.unseen.clone()
        other.middle = self.middle
        other.cat_unseen = self.cat_unseen
        return other

    def size(self) -> i64:
        return self.pile.size()

    def see(self, card: i64, dice: Dice) -> i64:
        """Which card this is, drawn among all it may be if nobody has seen it."""
        if card < UNSEEN:
            return card
        if card == MIDDLE:
            self.middle -= 1
            if self.cat_unseen and dice.below(self.middle + 1) == 0:
                self.cat_unseen = False
                return CANAILLE
        return self.unseen.take_any(dice)

    def take(self, dice: Dice) -> i64:
        """The top card, seen only if the river lies face up; then the next one shows."""
        card = self.pile.pop()
        self.show_top(dice)
        return card

    def turn_over(self, dice: Dice) -> None:
        """The order is reversed, and face up the top card shows (canaille-29)."""
        self.pile.reverse()
        self.face_up = not self.face_up
        self.show_top(dice)

    def show_top(self, dice: Dice) -> None:
        top = self.pile.size() - 1
        if self.face_up and top >= 0:
            self.pile.put_at(top, self.see(self.pile.at(top), dice))
