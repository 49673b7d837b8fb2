"""What lies on a table of DUCK, what it is worth, and what each seat knows of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck.rules.belts import GREEN, RISING, STEADY
from coincoin.games.duck.rules.cards import (
    Discards,
    Hands,
    draw_one,
    no_discards,
    no_hands,
    size_of,
    whole_deck,
    word_of,
)
from coincoin.games.duck.rules.codes import COLOURS
from coincoin.games.duck.rules.memory import TRIES, WRONG, Past
from coincoin.games.duck.rules.sums import NOT_SO, with_sum
from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import BadPosition
from coincoin.kernel.state import SPECTATOR, State

HAND_SIZE: Final = 7
TURNS: Final = 60  # of each seat, then the round is called off

PLAYING: Final = 0  # phases
DRAWING: Final = 1
SHOWN: Final = 2  # a round has ended and the hands are compared, only in a moment

DECK: Final = whole_deck()

# What a State holds before the deal, shared so that cloning is cheap.
NO_HANDS: Final = no_hands(0)
NO_DISCARDS: Final = no_discards(0)
NO_PAST: Final = Past(0)


class Beach(State):
    """Hands, discard piles, the draw pile, and the rounds that are over."""

    def __init__(self, seats: i64, options: dict[str, object]) -> None:
        super().__init__(seats, options)
        self.hands: Hands = NO_HANDS
        self.discards: Discards = NO_DISCARDS
        self.pile: i64 = 0  # its order is unknown to all, so a card is drawn at random when it is drawn
        self.pile_size: i64 = 0
        self.past: Past = NO_PAST
        self.dealer: i64 = 0
        self.turn: i64 = 0  # the seat to move
        self.turns: i64 = 0  # finished in this round
        self.phase: i64 = PLAYING

    def copy_to(self, other: Beach) -> None:
        self.copy_table(other)
        other.hands = self.hands.clone()
        other.discards = self.discards.clone()
        other.pile = self.pile
        other.pile_size = self.pile_size
        other.past = self.past
        other.dealer = self.dealer
        other.turn = self.turn
        other.turns = self.turns
        other.phase = self.phase

    # ---- cards ----

    def gather(self) -> None:
        """All cards that are not under a towel."""
        self.pile = DECK - self.past.under_towels()
        self.pile_size = size_of(self.pile)
        self.hands = no_hands(self.seats)
        self.discards = no_discards(self.seats)

    def take_from_pile(self, dice: Dice) -> i64:
        card = draw_one(self.pile, self.pile_size, dice)
        self.pile -= word_of(card)
        self.pile_size -= 1
        return card

    def is_open(self) -> bool:
        """Do all hands lie open, since somebody has ducked? (duck-25)"""
        return self.phase == SHOWN and not self.past.is_secret(self.past.rounds - 1)

    # ---- what belts and towels are worth ----

    def belt(self) -> i64:
        """The green side of this round's belt (duck-03)."""
        return GREEN[self.past.rounds]

    def red_belt(self) -> i64:
        """Its red side (duck-03)."""
        return self.red_belts()[self.past.rounds]

    def red_belts(self) -> vec[i64]:
        return RISING if self.options["belts"] == "rising" else STEADY

    def belt_worth(self, round: i64) -> i64:
        """What the belt of a finished round is worth to who has it."""
        return -self.red_belts()[round] if self.past.ends[round] == WRONG else GREEN[round]

    def belts_of(self, seat: i64) -> i64:
        """What the belts of a seat are worth."""
        worth: i64 = 0
        round: i64
        for round in range(self.past.rounds):
            if seat == self.past.enders[round]:
                worth += self.belt_worth(round)
        return worth

    def points(self) -> vec[i64]:
        """Towel cards that are known, plus green belts, minus red ones (duck-39)."""
        points = vec[i64]([0] * self.seats)
        round: i64
        seat: i64
        for seat in range(self.seats):
            points[seat] = self.belts_of(seat)
            for round in range(self.past.rounds):
                points[seat] += max(0, self.past.towel(round, seat)) // COLOURS
        return points

    # ---- what a seat knows ----

    def hide(self, seat: i64) -> i64:
        if self.over:
            return 0
        hidden = self.pile_size
        if self.past.rounds:
            self.past = self.past.copy()
            hidden += self.past.hide(seat)
        self.pile = 0
        other: i64
        for other in range(self.seats):
            if other != seat and not self.is_open():
                self.hands.hide(other)
                hidden += self.hands.blanks(other)
        return hidden

    def out_of_sight(self) -> i64:
        """In a Sight: the cards that lie nowhere one can see."""
        rest = DECK - self.past.under_towels()
        seat: i64
        for seat in range(self.seats):
            rest -= self.hands.cards(seat) + self.discards.word(seat)
        return rest

    def fill(self, seat: i64, dice: Dice) -> None:
        if self.over:
            return
        if self.phase == SHOWN:
            self.fill_compared(seat, dice)
            return
        self.fill_towels(seat, dice)
        rest = self.out_of_sight()
        left = size_of(rest)
        other: i64
        _blank: i64
        for other in range(self.seats):
            cards = self.hands.cards(other)
            for _blank in range(self.hands.blanks(other)):
                card = draw_one(rest, left, dice)
                rest -= word_of(card)
                left -= 1
                cards += word_of(card)
            self.hands.put(other, cards, self.hands.shown(other), self.hands.size(other))
        self.pile = rest

    def fill_towels(self, seat: i64, dice: Dice) -> None:
        if self.past.rounds:
            self.past = self.past.copy()
            self.past.imagine(self.seats if seat == SPECTATOR else seat, self.out_of_sight(), dice)

    def fill_compared(self, seat: i64, dice: Dice) -> None:
        """The same where the sums of the hands are known: anew while no cards are left that have such a sum."""
        past = self.past
        hands = self.hands
        _try: i64
        for _try in range(TRIES):
            self.past = past
            self.hands = hands.clone()
            self.fill_towels(seat, dice)
            if self.fill_sums(dice):
                return
        raise BadPosition("no cards that are left have the sums that were told")

    def fill_sums(self, dice: Dice) -> bool:
        rest = self.out_of_sight()
        other: i64
        for other in range(self.seats):
            if self.hands.blanks(other):
                missing = self.past.sums[(self.past.rounds - 1) * self.seats + other] - self.hands.total(other)
                word = with_sum(rest, self.hands.blanks(other), missing, dice)
                if word == NOT_SO:
                    return False
                rest -= word
                self.hands.put(other, self.hands.cards(other) + word, self.hands.shown(other), self.hands.size(other))
        self.pile = rest
        return True
