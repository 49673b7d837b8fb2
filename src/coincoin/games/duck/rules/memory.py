"""What DUCK remembers of finished rounds: belts, towels, and what each seat could see when one ended.

After a duck everybody knows the cards that went under the towels. After any other end only their owners
do, and the others know no more of such a card than duck-23 says: it is one of the shown cards of that hand
(`held`), or a card nobody could see then (`unseen`) whose value lies between `low` and `high`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.duck.moves import ROUNDS, VALUES
from coincoin.games.duck.rules.cards import (
    NO_CARD,
    Hands,
    count,
    draw_one,
    size_of,
    some_of,
    top_cards,
    top_value,
    total_of,
    within,
    word_of,
)
from coincoin.games.duck.rules.codes import COLOURS, KINDS
from coincoin.kernel.cards import BLANK
from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import BadPosition
from coincoin.kernel.state import NOBODY

OUT: Final = 0  # how a round ended
RIGHT: Final = 1  # a right duck
WRONG: Final = 2
CALLED_OFF: Final = 3

TRIES: Final = 1_000_000


@final
class Past:
    """The rounds that are over. Shared between clones of a State: `copy` before changing it.

    `notes` is room for what an observer works out of it once; a copy has none.
    """

    __slots__ = ("enders", "ends", "held", "high", "low", "notes", "rounds", "seats", "sums", "towels", "unseen")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.rounds: i64 = 0
        self.ends: vec[i64] = vec[i64]([OUT] * ROUNDS)
        self.enders: vec[i64] = vec[i64]([NOBODY] * ROUNDS)
        places = ROUNDS * seats  # round by round, a place for each seat
        self.towels: vec[i64] = vec[i64]([NO_CARD] * places)
        self.sums: vec[i64] = vec[i64]([0] * places)
        self.low: vec[i64] = vec[i64]([0] * places)
        self.high: vec[i64] = vec[i64]([VALUES - 1] * places)
        self.held: vec[i64] = vec[i64]([0] * places)
        self.unseen: vec[i64] = vec[i64]([0] * (ROUNDS * (seats + 1)))  # for each seat and the spectators
        self.notes: vec[i64] = vec[i64]()

    def copy(self) -> Past:
        other = Past(0)
        other.seats = self.seats
        other.rounds = self.rounds
        other.ends = self.ends[:]
        other.enders = self.enders[:]
        other.towels = self.towels[:]
        other.sums = self.sums[:]
        other.low = self.low[:]
        other.high = self.high[:]
        other.held = self.held[:]
        other.unseen = self.unseen[:]
        return other

    # ---- writing a round down ----

    def end_round(self, end: i64, ender: i64, hands: Hands, pile: i64) -> None:
        """A round is over, and no card is under a towel yet: note what each seat cannot see."""
        ducked = end in (RIGHT, WRONG)
        everything = pile
        seat: i64
        for seat in range(self.seats):
            everything += self.secrets(seat)
            if not ducked:
                everything += hands.cards(seat) - hands.shown(seat)
        first = self.rounds * (self.seats + 1)
        for seat in range(self.seats):
            self.sums[self.rounds * self.seats + seat] = hands.total(seat)
            own = self.secrets(seat)
            if not ducked:
                own += hands.cards(seat) - hands.shown(seat)
            self.unseen[first + seat] = everything - own
        self.unseen[first + self.seats] = everything
        self.ends[self.rounds] = end
        self.enders[self.rounds] = ender
        self.rounds += 1

    def keep(self, seat: i64, card: i64, hands: Hands) -> None:
        """This card of the round just ended goes under a towel (duck-22, duck-23)."""
        place = (self.rounds - 1) * self.seats + seat
        self.towels[place] = card
        if not self.is_secret(self.rounds - 1):
            return
        shown = hands.shown(seat)
        best = top_value(shown)
        others = hands.size(seat) - size_of(shown)
        rest = hands.total(seat) - total_of(shown)
        if best >= 0 and rest <= others * best:
            self.held[place] = top_cards(shown)
        low: i64 = VALUES
        high: i64 = VALUES - 1
        if others:
            low = max(best, (rest + others - 1) // others)
            high = min(high, rest)
        # Equal marks for "it cannot be one of the other cards", however that came about.
        self.low[place] = low if low <= high else i64(VALUES)
        self.high[place] = high if low <= high else i64(VALUES - 1)

    # ---- reading ----

    def is_secret(self, round: i64) -> bool:
        """Are the towel cards of this round known to their owners only?"""
        return self.ends[round] in (OUT, CALLED_OFF)

    def towel(self, round: i64, seat: i64) -> i64:
        return self.towels[round * self.seats + seat]

    def secrets(self, seat: i64) -> i64:
        """The cards under this seat's towel that only it knows."""
        word: i64 = 0
        round: i64
        for round in range(self.rounds):
            card = self.towel(round, seat)
            if card >= 0 and self.is_secret(round):
                word += word_of(card)
        return word

    def under_towels(self) -> i64:
        """All known cards under towels."""
        word: i64 = 0
        place: i64
        for place in range(self.rounds * self.seats):
            if self.towels[place] >= 0:
                word += word_of(self.towels[place])
        return word

    # ---- what a seat knows ----

    def hide(self, eye: i64) -> i64:
        """Leave what this eye knows; of the other seats' memories, what everybody remembers."""
        hidden: i64 = 0
        round: i64
        seat: i64
        for round in range(self.rounds):
            first = round * (self.seats + 1)
            for seat in range(self.seats):
                if seat == eye:
                    continue
                self.unseen[first + seat] = self.unseen[first + self.seats]
                place = round * self.seats + seat
                if self.is_secret(round) and self.towels[place] != NO_CARD:
                    self.towels[place] = BLANK
                    hidden += 1
        return hidden

    def could_be(self, place: i64, viewer: i64, cards: i64) -> i64:
        """Those of the cards that the viewer can imagine at this place."""
        round = place // self.seats
        unseen = self.unseen[round * (self.seats + 1) + viewer]
        word: i64 = 0
        card: i64
        for card in range(KINDS):
            value = card // COLOURS
            if count(self.held[place], card) or (self.low[place] <= value <= self.high[place] and count(unseen, card)):
                word += some_of(count(cards, card), card)
        return word

    def fits(self, viewer: i64) -> bool:
        """Do the known secret cards agree with what this viewer could see?"""
        before: i64 = 0
        round: i64
        seat: i64
        for round in range(self.rounds):
            drawn = before  # of these no copy was in sight when the round ended
            for seat in range(self.seats):
                card = self.towel(round, seat)
                if seat != viewer and card >= 0 and self.is_secret(round):
                    place = round * self.seats + seat
                    if not self.could_be(place, viewer, word_of(card)):
                        return False
                    before += word_of(card)
                    if not count(self.held[place], card):
                        drawn += word_of(card)
            if not within(drawn, self.unseen[round * (self.seats + 1) + viewer]):
                return False
        return True

    def imagine(self, viewer: i64, cards: i64, dice: Dice) -> None:
        """Put some of these cards, all the viewer cannot see, where unknown cards lie under towels.

        Each place draws on its own; two that draw the same copy, or a draw against what the viewer
        saw, and all draw again. That makes every way that fits as likely as any other.
        """
        places = vec[i64]()
        place: i64
        for place in range(self.rounds * self.seats):
            if self.towels[place] == BLANK:
                places = append(places, place)
        if len(places) == 0:
            return
        could = vec[i64]([0] * len(places))
        sizes = vec[i64]([0] * len(places))
        n: i64
        for n in range(len(places)):
            could[n] = self.could_be(places[n], viewer, cards)
            sizes[n] = size_of(could[n])
            if sizes[n] == 0:
                raise BadPosition(f"no card that is left can lie under the towel of seat {places[n] % self.seats}")
        _try: i64
        for _try in range(TRIES):
            if self.draw_towels(places, could, sizes, cards, dice) and self.fits(viewer):
                return
        raise BadPosition("no cards that are left fit all that is known of the towels")

    def draw_towels(self, places: vec[i64], could: vec[i64], sizes: vec[i64], cards: i64, dice: Dice) -> bool:
        """Draw a card for each place; False when two of them draw the same copy."""
        drawn: i64 = 0
        n: i64
        for n in range(len(places)):
            card = draw_one(could[n], sizes[n], dice)
            taken = count(drawn, card)
            if taken and dice.below(count(cards, card)) < taken:
                return False
            drawn += word_of(card)
            self.towels[places[n]] = card
        return True
