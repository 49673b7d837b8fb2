"""Pan, t'es mort !: the rules. Four tricks for cards, then a barrel with one shot in six.

Numbers such as pan-07 are those of RULES.md.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from coincoin.games.pan.moves import VALUES
from coincoin.games.pan.rules.cards import COPIES, HAND_SIZE, best_card, cards_of, rank_of
from coincoin.games.pan.rules.codes import (
    AGAIN,
    PASS,
    PAY,
    PICK,
    RESHUFFLE,
    STEAL,
    STOP,
    TOLD_ALL_CANCELLED,
    TOLD_GHOST_TOOK_TRICK,
    TURN,
    pay_card,
    pick_card,
    reshuffle_card,
    steal,
    steal_card,
    steal_seat,
    told_clic,
    told_first,
    told_ghost_showed,
    told_laid,
    told_pan,
    told_passed,
    told_reshuffled,
    told_showed,
    told_stole,
    told_took_trick,
    told_won,
)
from coincoin.kernel.cards import BLANK, Hand, empty_hand
from coincoin.kernel.dice import Dice
from coincoin.kernel.state import CHAPTERS, NOBODY, State

CHAMBERS: Final = 6

TRICK: Final = 0  # phases: choosing a card for the trick
BARREL: Final = 1  # turn, reshuffle or pass
PAYING: Final = 2  # choosing the cards that pay for a pass
DOUBLE: Final = 3  # Double Clic: turn a second card or stop
STEALING: Final = 4
SHOWN: Final = 5  # all cards of a trick lie open, only in a moment

NOT_YET: Final = -2  # no card laid for this trick, nor by the ghost


@final
class Pan(State):
    """A table of Pan, t'es mort !"""

    def __init__(self, seats: i64, options: dict[str, object]) -> None:
        super().__init__(seats, options)
        self.double_clic: bool = bool(options["double_clic"])
        self.mouse_scares: bool = options["mouse"] == "scares"
        self.hands: list[Hand] = []
        self.won: list[Hand] = []  # face up before each seat
        self.laid: vec[i64] = vec[i64]([NOT_YET] * seats)
        self.ghost: i64 = NOT_YET  # with two seats, the third card of a trick (pan-29)
        self.box: Hand = empty_hand(VALUES)  # never dealt; the ghost's cards come from here
        self.spent: Hand = empty_hand(VALUES)
        self.phase: i64 = TRICK
        self.order: vec[i64] = vec[i64]()  # seats still in, first to last
        self.turn: i64 = 0  # a place in the order
        self.chambers: i64 = CHAMBERS  # barrel cards still face down, Pan among them
        self.owed: i64 = 0  # cards still to pay or to steal
        self.dead: vec[i64] = vec[i64]()  # seats eliminated, the first one first

    def clone(self) -> Pan:
        other = Pan(self.seats, self.options)
        self.copy_table(other)
        other.hands = [hand.clone() for hand in self.hands]
        other.won = [hand.clone() for hand in self.won]
        other.laid = self.laid[:]
        other.ghost = self.ghost
        other.box = self.box.clone()
        other.spent = self.spent.clone()
        other.phase = self.phase
        other.order = self.order[:]
        other.turn = self.turn
        other.chambers = self.chambers
        other.owed = self.owed
        other.dead = self.dead[:]
        return other

    # ---- set-up ----

    def deal(self, dice: Dice) -> None:
        """Four cards each, the rest back in the box unseen (pan-02)."""
        value: i64
        copy: i64
        seat: i64
        for value in range(VALUES):
            for copy in range(COPIES):
                self.box.add(value)
        for seat in range(self.seats):
            hand = empty_hand(VALUES)
            for copy in range(HAND_SIZE):
                hand.add(self.box.take_any(dice))
            self.hands.append(hand)
            self.won.append(empty_hand(VALUES))

    # ---- whose turn ----

    def mover(self) -> i64:
        if self.over:
            return NOBODY
        if self.phase != TRICK:
            return self.order[self.turn]
        seat: i64
        for seat in range(self.seats):
            if self.laid[seat] == NOT_YET:
                return seat
        return NOBODY

    def chapter(self) -> i64:
        if self.phase != TRICK:
            return self.mover()
        left: i64 = self.hands[0].size + (0 if self.laid[0] == NOT_YET else 1)
        return CHAPTERS + HAND_SIZE + 1 - left

    def waits_for(self, seat: i64) -> bool:
        if self.phase == TRICK:
            return self.laid[seat] == NOT_YET
        return seat == self.order[self.turn]

    def turn_rule(self) -> str:
        if self.over:
            return "pan-27"
        return "pan-05" if self.phase == TRICK else "pan-14"

    # ---- moves ----

    def legal(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        if self.phase == TRICK:
            return cards_of(self.hands[seat], PICK, moves)
        if self.phase == BARREL:
            moves = cards_of(self.won[seat], RESHUFFLE, append(moves, TURN))
            return append(moves, PASS) if self.can_pass(seat) else moves
        if self.phase == PAYING:
            return cards_of(self.won[seat], PAY, moves)
        if self.phase == DOUBLE:
            return append(append(moves, AGAIN), STOP)
        victim: i64
        for victim in range(self.seats):
            if victim != seat:
                moves = cards_of(self.won[victim], steal(victim, 0), moves)
        return moves

    def forbids(self, seat: i64, move: i64) -> str:
        if self.phase == TRICK:
            return "pan-05"
        if self.phase == DOUBLE:
            return "pan-31"
        if self.phase == STEALING:
            return "pan-32"
        if self.phase == PAYING:
            return "pan-21"
        if move == PASS:
            return "pan-21" if self.won[seat].size else "pan-22"
        if RESHUFFLE <= move < PASS:
            return "pan-20" if self.won[seat].size else "pan-22"
        if move == AGAIN or move == STOP or move >= STEAL:
            return "pan-31"
        return "pan-19"

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        if self.phase == TRICK:
            self.lay(seat, pick_card(move), dice)
        elif move == TURN:
            self.turn_chamber(seat, dice)
        elif move == PASS:
            self.start_paying(seat)
        elif move < PASS:
            self.reshuffle(seat, reshuffle_card(move), dice)
        elif move < AGAIN:
            self.pay(seat, pay_card(move))
        elif move == AGAIN:
            self.turn_second(seat, dice)
        elif move == STOP:
            self.next_turn()
        else:
            self.steal(seat, steal_seat(move), steal_card(move))

    # ---- first stage: the tricks ----

    def lay(self, seat: i64, card: i64, dice: Dice) -> None:
        """Lay a card face down; the last one to choose reveals them all (pan-05, pan-06)."""
        self.hands[seat].remove(card)
        self.laid[seat] = card
        self.tell(told_laid(seat))
        if self.mover() == NOBODY:
            self.reveal(dice)

    def reveal(self, dice: Dice) -> None:
        """All cards lie open and are compared; then they change hands."""
        self.phase = SHOWN
        played = empty_hand(VALUES)
        seat: i64
        for seat in range(self.seats):
            card = self.laid[seat]
            played.add(card)
            self.tell(told_showed(seat, card))
        if self.seats == 2:
            self.ghost = self.box.take_any(dice)
            played.add(self.ghost)
            self.tell(told_ghost_showed(self.ghost))
        best = best_card(played, self.mouse_scares)
        winner = self.who_laid(best)
        if winner != NOBODY:
            self.show(told_took_trick(winner))
            self.won[winner].add_all(played)
        else:
            self.show(TOLD_ALL_CANCELLED if best == NOBODY else TOLD_GHOST_TOOK_TRICK)
            self.spent.add_all(played)
        for seat in range(self.seats):
            self.laid[seat] = NOT_YET
        self.ghost = NOT_YET
        self.phase = TRICK
        if self.hands[0].size == 0:
            self.start_barrel(dice)

    def who_laid(self, card: i64) -> i64:
        """The seat that laid this card, the only one that can have taken the trick."""
        seat: i64
        for seat in range(self.seats):
            if self.laid[seat] == card:
                return seat
        return NOBODY

    # ---- second stage: the barrel ----

    def start_barrel(self, dice: Dice) -> None:
        seat: i64
        for seat in range(self.seats):
            self.order = append(self.order, seat)
        self.new_order(dice)

    def new_order(self, dice: Dice) -> None:
        """Most cards first; full ties at random; the first player shuffles the barrel (pan-14 to 17, 25)."""
        order = self.order
        i: i64
        j: i64
        for i in range(len(order) - 1, 0, -1):
            j = dice.below(i + 1)
            seat = order[i]
            order[i] = order[j]
            order[j] = seat
        for i in range(1, len(order)):
            seat = order[i]
            rank = rank_of(self.won[seat])
            j = i
            while j > 0 and rank_of(self.won[order[j - 1]]) < rank:
                order[j] = order[j - 1]
                j -= 1
            order[j] = seat
        self.turn = 0
        self.chambers = CHAMBERS
        self.phase = BARREL
        self.show(told_first(order[0]))

    def turn_chamber(self, seat: i64, dice: Dice) -> None:
        """Turn the next barrel card (pan-19)."""
        had_no_card = self.won[seat].size == 0
        if not self.survives(seat, dice):
            self.die(seat, dice)
        elif self.double_clic and had_no_card:
            self.phase = DOUBLE
        else:
            self.next_turn()

    def survives(self, seat: i64, dice: Dice) -> bool:
        """Is the next barrel card a Clic? Their order is unknown to all, so it is drawn now (pan-23)."""
        if dice.below(self.chambers) == 0:
            return False
        self.chambers -= 1
        self.show(told_clic(seat))
        return True

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.order)
        self.phase = BARREL

    def die(self, seat: i64, dice: Dice) -> None:
        """Out of the game, cards and all (pan-24); the last one left has won (pan-27)."""
        self.show(told_pan(seat))
        self.spent.add_all(self.won[seat])
        self.won[seat].clear()
        self.dead = append(self.dead, seat)
        self.order, _ = pop(self.order, self.turn)
        if len(self.order) == 1:
            self.turn = 0
            self.over = True
            self.show(told_won(self.order[0]))
        else:
            self.new_order(dice)

    def reshuffle(self, seat: i64, card: i64, dice: Dice) -> None:
        """Pay one card: all six barrel cards are shuffled and one is turned (pan-20)."""
        self.spend(seat, card)
        self.chambers = CHAMBERS
        self.tell(told_reshuffled(seat, card))
        if self.survives(seat, dice):
            self.next_turn()
        else:
            self.die(seat, dice)

    def can_pass(self, seat: i64) -> bool:
        """A pass costs as many cards as there are players still in (pan-21)."""
        return self.won[seat].size >= len(self.order)

    def start_paying(self, seat: i64) -> None:
        self.owed = len(self.order)
        self.phase = PAYING
        if self.won[seat].size == self.owed:
            self.spent.add_all(self.won[seat])
            self.won[seat].clear()
            self.paid(seat)

    def pay(self, seat: i64, card: i64) -> None:
        self.spend(seat, card)
        self.owed -= 1
        if self.owed == 0:
            self.paid(seat)

    def paid(self, seat: i64) -> None:
        self.owed = 0
        self.next_turn()
        self.show(told_passed(seat))

    def spend(self, seat: i64, card: i64) -> None:
        self.won[seat].remove(card)
        self.spent.add(card)

    # ---- the Double Clic option ----

    def turn_second(self, seat: i64, dice: Dice) -> None:
        """A second card from the same pile: steal on a Clic, die on Pan (pan-31 to 34)."""
        if not self.survives(seat, dice):
            self.die(seat, dice)
            return
        on_table: i64 = 0
        for hand in self.won:
            on_table += hand.size
        self.owed = min(len(self.order), on_table)
        self.phase = STEALING
        if self.owed == on_table:
            self.steal_all(seat)

    def steal_all(self, seat: i64) -> None:
        victim: i64
        card: i64
        for victim in range(self.seats):
            if victim != seat:
                for card in range(VALUES):
                    while self.won[victim].count(card):
                        self.move_card(seat, victim, card)
        self.owed = 0
        self.next_turn()

    def steal(self, seat: i64, victim: i64, card: i64) -> None:
        self.move_card(seat, victim, card)
        self.owed -= 1
        if self.owed == 0:
            self.next_turn()

    def move_card(self, seat: i64, victim: i64, card: i64) -> None:
        self.won[victim].remove(card)
        self.won[seat].add(card)
        self.show(told_stole(seat, victim, card))

    # ---- the end ----

    def points(self) -> vec[i64]:
        """How many players each has outlived so far (pan-27)."""
        points = vec[i64]([0] * self.seats)
        place: i64
        for place in range(len(self.order)):
            points[self.order[place]] = len(self.dead)
        for place in range(len(self.dead)):
            points[self.dead[place]] = place
        return points

    # ---- what a seat knows ----

    def hide(self, seat: i64) -> i64:
        hidden = self.box.size
        other: i64
        for other in range(self.seats):
            if other != seat:
                hidden += self.hands[other].size
                self.hands[other].hide()
                if self.laid[other] != NOT_YET and self.phase != SHOWN:
                    hidden += 1
                    self.laid[other] = BLANK
        self.box.hide()
        return hidden

    def fill(self, seat: i64, dice: Dice) -> None:
        pool = empty_hand(VALUES)
        value: i64
        known: i64
        other: i64
        for value in range(VALUES):
            known = self.box.count(value) + self.spent.count(value)
            for other in range(self.seats):
                known += self.hands[other].count(value) + self.won[other].count(value)
                known += 1 if self.laid[other] == value else 0
            known += 1 if self.ghost == value else 0
            while known < COPIES:
                pool.add(value)
                known += 1
        for other in range(self.seats):
            self.hands[other].fill(pool, dice)
            if self.laid[other] == BLANK:
                self.laid[other] = pool.take_any(dice)
        self.box.fill(pool, dice)
