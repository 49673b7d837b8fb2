"""DUCK: the rules. Get rid of cards, or duck at the right moment; five rounds, five lifebelts.

Numbers such as duck-07 are those of RULES.md. Left is the next seat, right the one before.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.duck.moves import DUCK_LIMIT, ROUNDS
from coincoin.games.duck.rules.beach import DRAWING, HAND_SIZE, PLAYING, SHOWN, TURNS, Beach
from coincoin.games.duck.rules.cards import (
    count,
    draw_one,
    size_of,
    top_cards,
    word_of,
)
from coincoin.games.duck.rules.codes import (
    ALL_MOVES,
    COLOURS,
    DOWN,
    DRAW_LEFT,
    DRAW_PILE,
    DRAW_RIGHT,
    DUCK,
    LAY,
    RUN,
    SET,
    TOLD_CALLED_OFF,
    lay_card,
    run_colour,
    run_high,
    run_low,
    run_way,
    set_top,
    set_value,
    told_dealt,
    told_discarded,
    told_drew,
    told_drew_card,
    told_ducked,
    told_final,
    told_kept,
    told_kept_card,
    told_lay,
    told_out,
    told_right,
    told_round_over,
    told_run,
    told_set,
    told_showed,
    told_sum,
    told_took,
    told_won,
    told_wrong,
)
from coincoin.games.duck.rules.memory import CALLED_OFF, OUT, RIGHT, WRONG, Past
from coincoin.games.duck.rules.moves import add_cards, add_runs, add_sets, set_group
from coincoin.kernel.dice import Dice
from coincoin.kernel.state import CHAPTERS, NOBODY


@final
class Duck(Beach):
    """The moves of DUCK."""

    def clone(self) -> Duck:
        other = Duck(self.seats, self.options)
        self.copy_to(other)
        return other

    # ---- set-up ----

    def start(self, dice: Dice) -> None:
        """The first dealer is drawn at random (duck-05)."""
        self.past = Past(self.seats)
        self.dealer = dice.below(self.seats)
        self.deal(dice)

    def deal(self, dice: Dice) -> None:
        """Shuffle what is not under a towel; seven cards each, an open one for the dealer (duck-06, 07, 36)."""
        self.gather()
        everyone = self.options["face_up"] == "everyone"
        seat: i64
        _n: i64
        for seat in range(self.seats):
            for _n in range(HAND_SIZE):
                self.hands.add(seat, self.take_from_pile(dice))
        for seat in range(self.seats):
            if everyone or seat == self.dealer:
                self.discards.push(seat, self.take_from_pile(dice))
        self.phase = PLAYING
        self.turns = 0
        self.turn = self.left_of(self.dealer)
        self.tell(told_dealt(self.dealer, self.past.rounds))

    # ---- whose turn ----

    def mover(self) -> i64:
        return i64(NOBODY) if self.over else self.turn

    def chapter(self) -> i64:
        return CHAPTERS + self.past.rounds + 1

    def turn_rule(self) -> str:
        return "duck-38" if self.over else "duck-08"

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else i64(0)

    def right_of(self, seat: i64) -> i64:
        return seat - 1 if seat else self.seats - 1

    def next_turn(self) -> bool:
        """The next seat on the left; False once every seat has had its sixty turns (duck-35)."""
        self.phase = PLAYING
        self.turn = self.left_of(self.turn)
        self.turns += 1
        return self.turns < TURNS * self.seats

    # ---- moves ----

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase == DRAWING:
            return self.draws(seat)
        cards = self.hands.cards(seat)
        moves = add_runs(cards, add_sets(cards, add_cards(cards, vec[i64](capacity=32))))
        return append(moves, DUCK) if self.hands.total(seat) <= DUCK_LIMIT else moves

    def forbids(self, seat: i64, move: i64) -> str:
        if self.phase == DRAWING:
            return "duck-17" if DRAW_PILE <= move < ALL_MOVES else "duck-15"
        if LAY <= move < SET:
            return "duck-10"
        if SET <= move < RUN:
            return "duck-10" if count(set_group(move), set_top(move)) else "duck-13"
        if RUN <= move < DUCK:
            return "duck-11"
        return "duck-24" if move == DUCK else "duck-09"

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        if move >= DRAW_PILE:
            self.draw(seat, move, dice)
        elif move == DUCK:
            self.duck(seat, dice)
        else:
            if move < SET:
                news = self.lay_card(seat, lay_card(move))
            elif move < RUN:
                news = self.lay_set(seat, move)
            else:
                news = self.lay_run(seat, move)
            if self.hands.size(seat):
                self.phase = DRAWING
                self.show(news)
            else:
                self.tell(news)
                self.go_out(seat, dice)

    # ---- playing cards ----

    def lay_card(self, seat: i64, card: i64) -> i64:
        self.discards.push(seat, card)
        self.hands.remove(seat, word_of(card), 1, card // COLOURS)
        return told_lay(seat, card)

    def lay_set(self, seat: i64, move: i64) -> i64:
        """Cards of one value: yellow below blue below red, the chosen colour on top (duck-10, duck-13)."""
        value = set_value(move)
        group = set_group(move)
        top = set_top(move)
        size: i64 = 0
        colour: i64
        _copy: i64
        for colour in range(COLOURS):
            copies = count(group, colour)
            size += copies
            for _copy in range(copies - 1 if colour == top else copies):
                self.discards.push(seat, value * COLOURS + colour)
        self.discards.push(seat, value * COLOURS + top)
        self.hands.remove(seat, group << (6 * value), size, size * value)
        return told_set(seat, move - SET)

    def lay_run(self, seat: i64, move: i64) -> i64:
        """Consecutive cards of one colour, the last one laid on top (duck-11, duck-14)."""
        colour = run_colour(move)
        low = run_low(move)
        high = run_high(move)
        down = run_way(move) == DOWN
        word: i64 = 0
        total: i64 = 0
        step: i64
        for step in range(high - low + 1):
            value = high - step if down else low + step
            card = value * COLOURS + colour
            word += word_of(card)
            total += value
            self.discards.push(seat, card)
        self.hands.remove(seat, word, high - low + 1, total)
        return told_run(seat, move - RUN)

    # ---- drawing ----

    def draws(self, seat: i64) -> vec[i64]:
        """The places that have a card: there always is one, laid just now by the right (duck-15, duck-17)."""
        moves = vec[i64](capacity=4)
        if self.pile_size:
            moves = append(moves, DRAW_PILE)
        if self.discards.height(self.left_of(seat)):
            moves = append(moves, DRAW_LEFT)
        if self.discards.height(self.right_of(seat)):
            moves = append(moves, DRAW_RIGHT)
        return moves

    def draw(self, seat: i64, place: i64, dice: Dice) -> None:
        """From the pile only the one who draws sees the card; from a discard all know it (duck-18)."""
        if place == DRAW_PILE:
            card = self.take_from_pile(dice)
            self.hands.add(seat, card)
            self.tell_apart(seat, told_drew_card(seat, card), told_drew(seat))
            if self.next_turn():
                return
        else:
            giver = self.left_of(seat) if place == DRAW_LEFT else self.right_of(seat)
            card = self.discards.pop(giver)
            self.hands.add_shown(seat, card)
            if self.next_turn():
                self.show(told_took(seat, giver, card))
                return
            self.tell(told_took(seat, giver, card))
        self.end_round(CALLED_OFF, NOBODY, TOLD_CALLED_OFF, dice)

    # ---- the end of a round ----

    def go_out(self, seat: i64, dice: Dice) -> None:
        """No card left after playing: the round ends at once (duck-19, duck-20)."""
        self.end_round(OUT, seat, told_out(seat, self.belt()), dice)

    def duck(self, seat: i64, dice: Dice) -> None:
        """Claim to hold the lowest sum, alone (duck-25 to duck-29)."""
        self.show(told_ducked(seat))
        total = self.hands.total(seat)
        right = True
        other: i64
        for other in range(self.seats):
            if other != seat and self.hands.total(other) <= total:
                right = False
        if right:
            self.end_round(RIGHT, seat, told_right(seat, total, self.belt()), dice)
        else:
            self.end_round(WRONG, seat, told_wrong(seat, total, self.red_belt()), dice)

    def end_round(self, end: i64, ender: i64, news: i64, dice: Dice) -> None:
        """The hands are compared; the highest sum discards, the others keep a card (duck-21, 22, 30, 32)."""
        self.past = self.past.copy()
        self.past.end_round(end, ender, self.hands, self.pile)
        self.phase = SHOWN
        self.compare(end, news)
        worst: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if seat != ender:
                worst = max(worst, self.hands.total(seat))
        for seat in range(self.seats):
            if seat != ender and self.hands.total(seat) == worst:
                self.show(told_discarded(seat))
        if self.story is not None:  # what was shown shall stay as it was
            self.past = self.past.copy()
        for seat in range(self.seats):
            if end == RIGHT if seat == ender else self.hands.total(seat) < worst:
                self.keep_highest(seat, dice)
        if not self.is_open():
            self.gather()
        self.show(told_round_over(self.past.rounds - 1))
        if self.past.rounds == ROUNDS:
            self.end_game()
        else:
            self.dealer = self.left_of(self.dealer)
            self.deal(dice)

    def compare(self, end: i64, news: i64) -> None:
        """After a duck the hands are laid open, otherwise the sums are told (duck-23, duck-25)."""
        seat: i64
        if end in (RIGHT, WRONG):
            for seat in range(self.seats):
                self.tell(told_showed(seat, self.hands.cards(seat)))
            self.show(news)
            return
        self.show(news)
        for seat in range(self.seats):
            if self.hands.size(seat):
                self.tell(told_sum(seat, self.hands.total(seat)))

    def keep_highest(self, seat: i64, dice: Dice) -> None:
        """Under the towel with it; equal ones at random (duck-22, duck-33, duck-34)."""
        best = top_cards(self.hands.cards(seat))
        card = draw_one(best, size_of(best), dice)
        self.past.keep(seat, card, self.hands)
        if self.is_open():
            self.hands.remove(seat, word_of(card), 1, card // COLOURS)
            self.tell(told_kept_card(seat, card))
        else:
            self.tell_apart(seat, told_kept_card(seat, card), told_kept(seat))

    # ---- the end of the game ----

    def end_game(self) -> None:
        """All towels are turned over (duck-38, duck-41)."""
        self.over = True
        self.phase = PLAYING
        self.gather()
        self.turns = 0
        self.turn = self.left_of(self.dealer)
        points = self.points()
        best = points[0]
        seat: i64
        for seat in range(self.seats):
            self.show(told_final(seat, points[seat]))
            best = max(best, points[seat])
        for seat in range(self.seats):
            if points[seat] == best:
                self.show(told_won(seat))

    # ---- what a seat knows ----

    def surely(self, seat: i64, move: i64) -> bool:
        """Known cards can be laid whatever is beside them; only a duck needs the whole hand."""
        return move != DUCK and move in self.legal(seat)
