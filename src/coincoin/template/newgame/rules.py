"""The rules. All else follows from them: `Game` derives position, observation and scene from the attributes here."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from coincoin.kernel.cards import BLANK, Hand, Pile, empty_hand
from coincoin.kernel.dice import Dice
from coincoin.kernel.moves import Families, Family, Numbers, Seats
from coincoin.kernel.state import NOBODY, State

VALUES = 6
COPIES = 3
DEALT = 4

# People count cards from 1, the rules from 0: "lay 1" is move 0.
CARD = Numbers(1, VALUES)
SEAT = Seats(4)
MOVES = Families(Family("lay", card=CARD))
NEWS = Families(Family("laid", seat=SEAT, card=CARD), Family("took", seat=SEAT))


def whole_deck() -> Hand:
    deck = empty_hand(VALUES)
    for card in range(VALUES):
        for _ in range(COPIES):
            deck.add(card)
    return deck


@mypyc_attr(native_class=False)  # without this line the class would crash Python once it is compiled
class NewGame(State):
    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options)
        self.hands: list[Hand] = [empty_hand(VALUES) for _ in range(seats)]
        self.box: Hand = empty_hand(VALUES)  # cards that were not dealt, face down
        self.trick: Pile = Pile()  # the leader's card first
        self.past: Hand = empty_hand(VALUES)  # cards of tricks that were taken
        self.taken: list[int] = [0] * seats  # tricks
        self.leader: int = 0

    def deal(self, dice: Dice) -> None:
        self.box = whole_deck()
        for hand in self.hands:
            for _ in range(DEALT):
                hand.add(self.box.take_any(dice))

    # ---- the turn ----

    def mover(self) -> i64:
        return NOBODY if self.over else (self.leader + self.trick.size()) % self.seats

    def legal(self, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        for card in range(VALUES):
            if self.hands[seat].count(card):
                moves = append(moves, card)
        return moves

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        self.hands[seat].remove(move)
        self.trick.push(move)
        if self.telling:
            self.tell(NEWS.encode("laid", seat=int(seat), card=int(move) + 1))
        if self.trick.size() == self.seats:
            self.take_trick()

    def take_trick(self) -> None:
        """The highest card takes all, the first one among equals; a game ends when `over` is set."""
        cards = self.trick.cards()
        self.leader = (self.leader + cards.index(max(cards))) % int(self.seats)
        self.taken[self.leader] += 1
        for card in cards:
            self.past.add(card)
        self.trick.clear()
        if self.telling:
            self.tell(NEWS.encode("took", seat=self.leader))
        self.over = self.hands[0].size == 0

    def points(self) -> vec[i64]:
        return vec[i64](self.taken)

    # ---- which rule says so ----

    def turn_rule(self) -> str:
        return "new-game-02"

    def forbids(self, seat: i64, move: i64) -> str:
        return "new-game-03"

    # ---- what a seat knows ----

    def hide(self, seat: i64) -> i64:
        hidden = self.box.size
        self.box.hide()
        for other in range(self.seats):
            if other != seat:
                hidden += self.hands[other].size
                self.hands[other].hide()
        return hidden

    def fill(self, seat: i64, dice: Dice) -> None:
        pool = whole_deck()
        for cards in [self.trick.cards(), self.past.cards(), *[hand.cards() for hand in [*self.hands, self.box]]]:
            for card in cards:
                if card != BLANK:
                    pool.remove(card)
        for hand in [*self.hands, self.box]:
            hand.fill(pool, dice)
