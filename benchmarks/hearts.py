"""Hearts on our kernel, with OpenSpiel's default options, as a yardstick.

Pass three cards, follow suit, hearts must be broken (the queen of spades breaks them too), no points in
the first trick, shooting the moon. What a seat knows is its hand, the cards played and passed by it, and
which suits the others have shown not to hold.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.kernel.dice import Dice
from coincoin.kernel.state import State, playout

CARDS: Final = 52  # a card is rank * 4 + suit: clubs, diamonds, hearts, spades; a hand is a bit a card
CLUBS: Final = 0x1111111111111
HEARTS: Final = 0x4444444444444
TOP_BIT: Final = 0x10000000000000
QUEEN_OF_SPADES: Final = 43
WORTH_POINTS: Final = 0x44C4444444444
TWO_OF_CLUBS: Final = 1  # its bit
ALL_POINTS: Final = 26


def bit(card: i64) -> i64:
    return TOP_BIT >> (CARDS - card)  # mypyc would shift a plain 1 as 32 bits


def points_of(card: i64) -> i64:
    if card == QUEEN_OF_SPADES:
        return 13
    return 1 if card % 4 == 2 else 0


@final
class Hearts(State):
    """A table of Hearts."""

    def __init__(self, seats: i64, options: dict[str, object]) -> None:
        super().__init__(seats, options)
        self.hands: vec[i64] = NOTHING
        self.passed: vec[i64] = NOTHING  # cards each seat gives away
        self.taken: vec[i64] = NOTHING  # points by seat
        self.direction: i64 = 0
        self.passes: i64 = 12
        self.seat: i64 = 0
        self.led: i64 = 0
        self.best: i64 = 0
        self.best_card: i64 = 0
        self.in_trick: i64 = 0
        self.trick_points: i64 = 0
        self.tricks: i64 = 0
        self.broken: bool = False
        self.played: i64 = 0
        self.voids: vec[i64] = NOTHING  # cards of the suits each seat has shown not to hold

    def clone(self) -> Hearts:
        other = Hearts(self.seats, self.options)
        self.copy_table(other)
        other.hands = self.hands[:]
        other.passed = self.passed[:]
        other.taken = self.taken[:]
        other.direction = self.direction
        other.passes = self.passes
        other.seat = self.seat
        other.led = self.led
        other.best = self.best
        other.best_card = self.best_card
        other.in_trick = self.in_trick
        other.trick_points = self.trick_points
        other.tricks = self.tricks
        other.broken = self.broken
        other.played = self.played
        other.voids = self.voids[:]
        return other

    def deal(self, dice: Dice) -> None:
        deck = vec[i64](range(CARDS))
        self.hands = vec[i64]([0] * 4)
        self.passed = vec[i64]([0] * 4)
        self.taken = vec[i64]([0] * 4)
        self.voids = vec[i64]([0] * 4)
        left: i64
        for left in range(CARDS - 1, -1, -1):
            drawn = dice.below(left + 1)
            card = deck[drawn]
            deck[drawn] = deck[left]
            self.hands[left % 4] |= bit(card)
        self.direction = dice.below(4)
        self.passes = 0
        if self.direction == 0:
            self.start_tricks()

    def start_tricks(self) -> None:
        self.passes = 12
        while not self.hands[self.seat] & TWO_OF_CLUBS:
            self.seat = (self.seat + 1) % 4

    def mover(self) -> i64:
        return self.seat

    def legal(self, seat: i64) -> vec[i64]:
        hand = self.hands[seat]
        if self.passes < 12:
            return cards_in(hand & ~self.passed[seat])
        allowed = hand
        if self.in_trick > 0:
            allowed = hand & (CLUBS << self.led)
            if allowed == 0 and self.tricks == 0:
                allowed = hand & ~WORTH_POINTS
        elif self.tricks == 0:
            allowed = TWO_OF_CLUBS
        elif not self.broken:
            allowed = hand & ~HEARTS
        return cards_in(allowed if allowed else hand)

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        if self.passes < 12:
            self.pass_card(seat, move)
        else:
            self.play_card(seat, move)

    def pass_card(self, seat: i64, card: i64) -> None:
        one: i64 = 1
        self.passed[seat] |= bit(card)
        self.passes += 1
        self.tell_to(one << ((seat + self.direction) % 4), card)  # read when all have passed; only who gets it knows
        if self.passes % 3 == 0:
            self.seat = (seat + 1) % 4
        if self.passes == 12:
            giver: i64
            for giver in range(4):
                self.hands[giver] ^= self.passed[giver]
            for giver in range(4):
                self.hands[(giver + self.direction) % 4] |= self.passed[giver]
            self.start_tricks()

    def play_card(self, seat: i64, card: i64) -> None:
        self.hands[seat] ^= bit(card)
        self.played |= bit(card)
        self.tell(CARDS + card)
        if self.in_trick > 0 and card % 4 != self.led:
            self.voids[seat] |= CLUBS << self.led
        if self.in_trick == 0:
            self.led = card % 4
            self.best = seat
            self.best_card = card
        elif card % 4 == self.led and card > self.best_card:
            self.best = seat
            self.best_card = card
        value = points_of(card)
        if value:
            self.broken = True
        self.trick_points += value
        self.in_trick += 1
        if self.in_trick < 4:
            self.seat = (seat + 1) % 4
            return
        self.taken[self.best] += self.trick_points
        self.seat = self.best
        self.in_trick = 0
        self.trick_points = 0
        self.tricks += 1
        self.over = self.tricks == 13

    def points(self) -> vec[i64]:
        """As OpenSpiel returns them: 26 less the points taken, or 26 alone for who took them all."""
        points = vec[i64]([ALL_POINTS] * 4)
        seat: i64
        for seat in range(4):
            points[seat] -= self.taken[seat]
        for seat in range(4):
            if self.taken[seat] == ALL_POINTS:
                points = vec[i64]([0] * 4)
                points[seat] = ALL_POINTS
                break
        return points

    # ---- what a seat knows ----

    def hide(self, seat: i64) -> i64:
        hidden: i64 = 0
        other: i64
        for other in range(4):
            if other != seat:
                hidden += size_of(self.hands[other])
                self.hands[other] = 0
                self.passed[other] = 0
        return hidden

    def fill(self, seat: i64, dice: Dice) -> None:
        """Deal what this seat cannot see, to seats that can hold it; if that gets stuck, begin again."""
        given: i64 = 0
        taker = (seat + self.direction) % 4
        if self.passes == 12 and self.direction:
            given = self.passed[seat] & ~self.played
        unseen = cards_in((TOP_BIT - 1) & ~self.hands[seat] & ~self.played & ~given)
        tries: i64 = 0
        while not self.deal_unseen(seat, unseen, dice, tries < FITTING_TRIES, taker, given):
            tries += 1
        other: i64
        for other in range(4 if self.passes < 12 else 0):
            while other != seat and size_of(self.passed[other]) < min(3, self.passes - 3 * other):
                self.passed[other] |= bit(CARDS - 1 - dice.below(CARDS)) & self.hands[other]

    def deal_unseen(self, seat: i64, unseen: vec[i64], dice: Dice, fitting: bool, taker: i64, given: i64) -> bool:
        room = vec[i64]([0] * 4)
        other: i64
        for other in range(4):
            if other != seat:
                self.hands[other] = given if other == taker else 0
                room[other] = self.holds(other) - size_of(self.hands[other])
        left: i64
        for left in range(len(unseen) - 1, -1, -1):
            drawn = dice.below(left + 1)
            card = unseen[drawn]
            unseen[drawn] = unseen[left]
            unseen[left] = card
            total: i64 = 0
            for other in range(4):
                if not (fitting and self.voids[other] & bit(card)):
                    total += room[other]
            if total == 0:
                return False
            place = dice.below(total)
            for other in range(4):
                if not (fitting and self.voids[other] & bit(card)):
                    if place < room[other]:
                        self.hands[other] |= bit(card)
                        room[other] -= 1
                        break
                    place -= room[other]
        return True

    def holds(self, seat: i64) -> i64:
        """How many cards a seat has."""
        first = (self.seat - self.in_trick) % 4
        return 13 - self.tricks - (1 if (seat - first) % 4 < self.in_trick else 0)


NOTHING: Final = vec[i64]()
FITTING_TRIES: Final = 20  # then a seat may hold what it has shown not to: rare, and only a yardstick


def size_of(hand: i64) -> i64:
    size: i64 = 0
    while hand:
        hand &= hand - 1
        size += 1
    return size


def cards_in(hand: i64) -> vec[i64]:
    cards = vec[i64](capacity=13)
    card: i64 = 0
    while hand:
        if hand & 1:
            cards = append(cards, card)
        hand >>= 1
        card += 1
    return cards


def new_hearts(dice: Dice) -> Hearts:
    state = Hearts(4, {})
    state.deal(dice)
    return state


def without_passing(dice: Dice) -> Hearts:
    """A table at its first choice: nobody passes, and the two of clubs lies there."""
    state = new_hearts(dice)
    while state.direction:
        state = new_hearts(dice)
    state.apply(state.mover(), 0, dice)
    return state


def random_games(games: i64, dice: Dice) -> i64:
    """So many random games with the loop in compiled code; the number of decisions."""
    decisions: i64 = 0
    game: i64
    for game in range(games):
        decisions += playout(new_hearts(dice), dice)
    return decisions
