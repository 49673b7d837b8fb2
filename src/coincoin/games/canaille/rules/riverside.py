"""What lies by the river of Canaille, and what each seat knows of it.

The river is known to all alike. Of another hand a seat knows the cards taken openly (`shown`), how many of
the rest bear no full stop (`dull`: a hand that had to swap had none), and what counting cards tells.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.canaille.rules.cards import ACTION_COUNTS, LAYING, NO_CARD, OPEN_CARDS, TOLL, alike, stops_of
from coincoin.games.canaille.rules.codes import (
    CANAILLE,
    FISH1,
    FISH_KINDS,
    HEAP_KINDS,
    KINDS,
    LITTER1,
    LITTER_KINDS,
    TOLD_STIRRED,
    told_binned,
    told_caught,
    told_drew,
    told_drew_card,
    told_opened,
    told_put_back,
    told_released,
    told_top,
)
from coincoin.games.canaille.rules.river import River
from coincoin.kernel.cards import Hand, Pile, empty_hand
from coincoin.kernel.dice import Dice
from coincoin.kernel.state import State

MOST_TRIES: Final = 100_000  # at imagining a world that fits; one in a hundred does, at the worst


class Riverside(State):
    """The hands, the piles, the river and the sentence that is being laid or carried out."""

    open: Hand
    pile: Hand
    stirred: Hand  # the most of each kind that the pile can hold, for all that was seen
    discard: Hand
    river: River
    binned: Hand

    def __init__(self, seats: i64, options: dict[str, object]) -> None:
        super().__init__(seats, options)
        self.stops: i64 = 0  # kinds of action cards that bear a full stop, a bit each
        self.phase: i64 = LAYING
        self.turn: i64 = 0
        self.actor: i64 = 0
        self.sentence: Pile = Pile()  # the first card at the bottom
        self.place: i64 = 0  # the card of the sentence that is carried out
        self.owed: i64 = 0  # fish still to release
        self.fog: Pile = Pile()  # river cards still to deal, the next one on top
        self.given: vec[i64] = vec[i64]()  # the fog card each seat gets, or NO_CARD
        self.caught: bool = False  # has a card left the river this turn?
        self.quiet: i64 = 0  # turns in a row in which none did
        self.swaps: i64 = 0  # made this turn
        self.hands: list[Hand] = []
        self.shown: list[Hand] = []  # the cards of each hand that all have seen
        self.dull: vec[i64] = vec[i64]()  # how many others of each hand are known to bear no full stop
        self.heaps: list[Hand] = []

    def copy_to(self, other: Riverside) -> None:
        self.copy_table(other)
        other.stops = self.stops
        other.phase = self.phase
        other.turn = self.turn
        other.actor = self.actor
        other.sentence.order = self.sentence.order[:]
        other.place = self.place
        other.owed = self.owed
        other.fog.order = self.fog.order[:]
        other.given = self.given[:]
        other.caught = self.caught
        other.quiet = self.quiet
        other.swaps = self.swaps
        other.hands = [hand.clone() for hand in self.hands]
        other.shown = [hand.clone() for hand in self.shown]
        other.dull = self.dull[:]
        other.heaps = [heap.clone() for heap in self.heaps]
        other.open = self.open.clone()
        other.pile = self.pile.clone()
        other.stirred = self.stirred.clone()
        other.discard = self.discard.clone()
        other.river = self.river.clone()
        other.binned = self.binned.clone()

    def lay_out(self) -> None:
        """An empty table."""
        self.stops = stops_of(str(self.options["stops"]))
        self.given = vec[i64]([NO_CARD] * self.seats)
        self.dull = vec[i64]([0] * self.seats)
        _seat: i64
        for _seat in range(self.seats):
            self.hands.append(empty_hand(KINDS))
            self.shown.append(empty_hand(KINDS))
            self.heaps.append(empty_hand(HEAP_KINDS))
        self.open = empty_hand(KINDS)
        self.pile = empty_hand(KINDS)
        self.stirred = empty_hand(KINDS)
        self.discard = empty_hand(KINDS)
        self.river = River()
        self.binned = empty_hand(HEAP_KINDS)

    # ---- action cards ----

    def last_laid(self) -> i64:
        return self.sentence.top() if self.sentence.size() else i64(NO_CARD)

    def has_stop(self, card: i64) -> bool:
        return card != NO_CARD and bool((self.stops >> card) & 1)

    def can_end(self, held: i64, last: i64) -> bool:
        """Can a sentence whose last card is this one be ended from these kinds? (canaille-13)"""
        stops = held & self.stops
        others = ~alike(last)
        return bool(stops & others) or (stops != 0 and bool(held & others))

    def leave_hand(self, seat: i64, card: i64) -> None:
        """What all know of the hand shrinks with it: a card they had seen, or one known to bear no stop."""
        self.hands[seat].remove(card)
        if self.shown[seat].count(card):
            self.shown[seat].remove(card)
        elif self.dull[seat] and not self.has_stop(card):
            self.dull[seat] -= 1

    def draw_from_pile(self, seat: i64, dice: Dice) -> None:
        card = self.draw_hidden(dice)
        self.hands[seat].add(card)
        self.tell_apart(seat, told_drew_card(seat, card), told_drew(seat))

    def draw_hidden(self, dice: Dice) -> i64:
        """The top of the pile; an empty one is made anew from the discard, which all have seen (canaille-17)."""
        if self.pile.size == 0:
            self.pile.add_all(self.discard)
            self.discard.clear()
            self.stirred = self.pile.clone()
            self.tell(TOLD_STIRRED)
        return self.pile.take_any(dice)

    def fill_open(self, dice: Dice) -> None:
        while self.open.size < OPEN_CARDS:
            card = self.draw_hidden(dice)
            self.stirred.remove(card)
            self.open.add(card)
            self.tell(told_opened(card))

    # ---- heaps ----

    def fish_of(self, seat: i64) -> i64:
        """The sizes of fish in a heap, a bit each."""
        return self.heaps[seat].kinds() & FISH_KINDS

    def litter_of(self, seat: i64) -> i64:
        return (self.heaps[seat].kinds() & LITTER_KINDS) >> LITTER1

    def points(self) -> vec[i64]:
        """Fish minus litter; the cat eats up to five fish (canaille-40, canaille-41)."""
        points = vec[i64]([0] * self.seats)
        seat: i64
        for seat in range(self.seats):
            heap = self.heaps[seat]
            fish = symbols(heap, FISH1)
            points[seat] = fish - symbols(heap, LITTER1)
            if heap.count(CANAILLE):
                points[seat] -= min(TOLL, fish)
        return points

    # ---- river cards that change hands ----

    def catch(self, seat: i64, card: i64, dice: Dice) -> None:
        card = self.river.see(card, dice)
        self.heaps[seat].add(card)
        self.caught = True
        self.show(told_caught(seat, card))

    def tell_top(self) -> None:
        if self.river.face_up and self.river.size():
            self.tell(told_top(self.river.pile.top()))

    def throw(self, seat: i64, litter: i64) -> None:
        self.heaps[seat].remove(litter)
        self.binned.add(litter)
        self.show(told_binned(seat, litter - LITTER1))

    def put_back(self, seat: i64, fish: i64) -> None:
        """The price of a swap: one fish card (canaille-21)."""
        self.under_the_river(seat, fish)
        self.tell(told_put_back(seat, fish))

    def let_go(self, seat: i64, fish: i64) -> None:
        self.under_the_river(seat, fish)
        self.owed = max(0, self.owed - fish - 1)
        self.show(told_released(seat, fish))

    def under_the_river(self, seat: i64, fish: i64) -> None:
        self.heaps[seat].remove(FISH1 + fish)
        self.river.pile.slip_under(FISH1 + fish)

    # ---- what a seat knows: its own hand, what all have seen of the others; the river is known to all alike ----

    def hide(self, seat: i64) -> i64:
        hidden = self.pile.size
        other: i64
        for other in range(self.seats):
            if other != seat:
                blanks = self.hands[other].size - self.shown[other].size
                self.hands[other] = self.shown[other].clone()
                self.hands[other].size += blanks
                self.hands[other].blanks = blanks
                hidden += blanks
        self.pile.hide()
        return hidden

    def fill(self, seat: i64, dice: Dice) -> None:
        """Deal pile and hands anew until they fit."""
        pool = self.unaccounted()
        hidden_pile = self.pile
        hidden_hands = self.hands
        _attempt: i64
        for _attempt in range(MOST_TRIES):
            rest = pool.clone()
            self.pile = hidden_pile.clone()
            self.hands = [hand.clone() for hand in hidden_hands]
            self.fill_pile(rest, dice)
            if self.fill_hands(rest, dice) and (self.phase != LAYING or self.can_finish()):
                return
        raise ValueError("no deal of the unknown cards fits this sight")

    def surely(self, seat: i64, move: i64) -> bool:
        """Whoever holds more can lay and swap more; all else lies open."""
        return move in self.legal(seat)

    def unaccounted(self) -> Hand:
        """The action cards that lie in unknown places."""
        pool = empty_hand(KINDS)
        card: i64
        for card in range(KINDS):
            left = ACTION_COUNTS[card] - self.open.count(card) - self.discard.count(card) - self.pile.count(card)
            for hand in self.hands:
                left -= hand.count(card)
            pool.counts[card] = left
            pool.size += left
        place: i64
        for place in range(self.sentence.size()):
            pool.remove(self.sentence.at(place))
        return pool

    def fill_pile(self, pool: Hand, dice: Dice) -> None:
        """No more of a kind than may have come there since the last shuffle."""
        fitting = empty_hand(KINDS)
        card: i64
        _n: i64
        for card in range(KINDS):
            fitting.counts[card] = min(pool.count(card), self.stirred.count(card))
            fitting.size += fitting.counts[card]
        for _n in range(self.pile.blanks):
            card = fitting.take_any(dice)
            pool.remove(card)
            self.pile.counts[card] += 1
        self.pile.blanks = 0

    def fill_hands(self, pool: Hand, dice: Dice) -> bool:
        """First the cards known to bear no stop, then the rest; False if there are too few of the first."""
        dull = pool.clone()
        card: i64
        seat: i64
        _n: i64
        for card in range(KINDS):
            if self.has_stop(card):
                dull.size -= dull.counts[card]
                dull.counts[card] = 0
        for seat in range(self.seats):
            hand = self.hands[seat]
            for _n in range(min(self.dull[seat], hand.blanks)):
                if dull.size == 0:
                    return False
                card = dull.take_any(dice)
                pool.remove(card)
                hand.counts[card] += 1
                hand.blanks -= 1
        for seat in range(self.seats):
            self.hands[seat].fill(pool, dice)
        return True

    def can_finish(self) -> bool:
        """Whoever lays a sentence can end it: all know that of the hand."""
        last = self.last_laid()
        return self.has_stop(last) or self.can_end(self.hands[self.turn].kinds(), last)


def symbols(heap: Hand, first: i64) -> i64:
    """How many fish, or pieces of litter, all cards of a heap show together."""
    return heap.count(first) + 2 * heap.count(first + 1) + 3 * heap.count(first + 2)
