"""Canaille: the rules. Sentences of action cards, a river that turns over, a cat somewhere in it.

Numbers such as canaille-09 are those of RULES.md. The fisher whose turn it is wrote the sentence (`turn`);
the one who carries it out at the moment is the `actor`.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.canaille.rules.cards import (
    ACTING,
    ACTION_COUNTS,
    DEALING,
    DRAWING,
    HAND_SIZE,
    LAYING,
    MOST_SWAPS,
    NAMING,
    PAYING,
    QUIET_TURNS,
    RELEASING,
    SWAPPING,
    THROWING,
    alike,
    kinds_of,
    lowest,
    several,
)
from coincoin.games.canaille.rules.codes import (
    BIN,
    CANAILLE,
    DRAW,
    ENOUGH,
    FINISH,
    FOG,
    KINDS,
    LAY,
    LET_GO,
    LITTER1,
    MOVE,
    OTHER,
    POINT,
    PUT_BACK,
    RELEASE1,
    SWAP,
    TAKE,
    THROW,
    TOLD_FACE_DOWN,
    TOLD_FACE_UP,
    TOLD_QUIET_ENDS,
    TOLD_RIVER_EMPTY,
    give_seat,
    lay,
    lay_card,
    let_go_size,
    name,
    name_seat,
    put_back_size,
    swap,
    swap_card,
    swap_source,
    take_card,
    throw_size,
    told_cat_ends,
    told_gave_up,
    told_laid,
    told_named,
    told_no_fish,
    told_no_litter,
    told_no_stop,
    told_swapped,
    told_swapped_for,
    told_swapped_open,
    told_took,
)
from coincoin.games.canaille.rules.fog import Fog
from coincoin.kernel.dice import Dice
from coincoin.kernel.state import NOBODY


@final
class Canaille(Fog):
    """The moves of Canaille."""

    def clone(self) -> Canaille:
        other = Canaille(self.seats, self.options)
        self.copy_to(other)
        return other

    # ---- set-up ----

    def deal(self, dice: Dice) -> None:
        """A Point and four more each, three open, anyone begins (canaille-03 to canaille-06)."""
        self.river.set_up()
        seat: i64
        card: i64
        _copy: i64
        for card in range(KINDS):
            for _copy in range(ACTION_COUNTS[card]):
                self.pile.add(card)
        for seat in range(self.seats):
            self.pile.remove(POINT)
            self.hands[seat].add(POINT)
            self.shown[seat].add(POINT)
        self.stirred = self.pile.clone()
        for seat in range(self.seats):
            while self.hands[seat].size < HAND_SIZE:
                self.hands[seat].add(self.pile.take_any(dice))
        self.fill_open(dice)
        self.turn = dice.below(self.seats)
        self.begin_turn(dice)

    # ---- whose turn ----

    def mover(self) -> i64:
        if self.over:
            return NOBODY
        return self.actor

    def chapter(self) -> i64:
        return self.turn

    def turn_rule(self) -> str:
        if self.over:
            return "canaille-39"
        return "canaille-18" if self.actor == self.turn else "canaille-27"

    def begin_turn(self, dice: Dice) -> None:
        self.actor = self.turn
        self.caught = False
        self.swaps = 0
        self.look_for_stop(dice)

    def end_turn(self, dice: Dice) -> None:
        """Open cards are filled up; the next on the left (canaille-16, canaille-18, canaille-44)."""
        self.fill_open(dice)
        self.quiet = i64(0) if self.caught else self.quiet + 1
        if self.quiet == QUIET_TURNS:
            self.phase = DRAWING
            self.over = True
            self.show(TOLD_QUIET_ENDS)
            return
        self.turn = (self.turn + 1) % self.seats
        self.begin_turn(dice)

    # ---- moves ----

    def legal(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        if self.phase == LAYING:
            return self.legal_lays(seat, moves)
        if self.phase == DRAWING:
            return append(kinds_of(self.open.kinds(), TAKE, moves), DRAW)
        if self.phase == RELEASING:
            moves = kinds_of(self.fish_of(seat), LET_GO, moves)
            return append(moves, ENOUGH) if self.owed == 0 else moves
        if self.phase == NAMING:
            return self.other_seats(moves)
        if self.phase == DEALING:
            return self.seats_without_card(moves)
        if self.phase == THROWING:
            return kinds_of(self.litter_of(seat), THROW, moves)
        if self.phase == PAYING:
            return kinds_of(self.fish_of(seat), PUT_BACK, moves)
        return self.legal_swaps(seat, moves)

    def forbids(self, seat: i64, move: i64) -> str:
        if self.phase == LAYING:
            return self.forbids_lay(seat, move)
        if self.phase == DRAWING:
            return "canaille-15"
        if self.phase == RELEASING:
            return "canaille-32"
        if self.phase == NAMING:
            return "canaille-27"
        if self.phase == DEALING:
            return "canaille-34"
        if self.phase == THROWING:
            return "canaille-31"
        if self.phase == PAYING:
            return "canaille-21"
        return "canaille-20" if move >= SWAP else "canaille-19"

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        if move < FINISH:
            self.lay(seat, lay_card(move), dice)
        elif move < PUT_BACK:
            self.go_on(seat, move, dice)
        elif move < TAKE:
            self.put_back(seat, put_back_size(move))
            self.phase = SWAPPING
        elif move < SWAP:
            self.draw_one(seat, move, dice)
        else:
            self.swap(seat, swap_card(move), swap_source(move), dice)

    # ---- no full stop in hand: swap until there is one ----

    def look_for_stop(self, dice: Dice) -> None:
        """Without a stop a fisher has to swap, and all know then that the hand has none (canaille-19)."""
        hand = self.hands[self.turn]
        if hand.kinds() & self.stops:
            self.phase = LAYING
            return
        self.dull[self.turn] = hand.size - self.shown[self.turn].size
        if self.swaps == MOST_SWAPS:
            self.tell(told_gave_up(self.turn))
            self.end_turn(dice)
            return
        self.tell(told_no_stop(self.turn))
        fish = self.fish_of(self.turn)
        self.phase = PAYING if several(fish) else SWAPPING
        if fish and not several(fish):
            self.put_back(self.turn, lowest(fish))

    def legal_swaps(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Any card for the top of the pile or for an open card with a stop (canaille-20)."""
        held = self.hands[seat].kinds()
        wanted = self.open.kinds() & self.stops
        card: i64
        for card in range(KINDS):
            if (held >> card) & 1:
                first = swap(card, 0)
                moves = kinds_of(wanted, first + 1, append(moves, first))
        return moves

    def swap(self, seat: i64, card: i64, source: i64, dice: Dice) -> None:
        """The card given away joins the discard only after the draw (canaille-22)."""
        self.leave_hand(seat, card)
        if source == 0:
            got = self.draw_hidden(dice)
            self.tell_apart(seat, told_swapped_for(seat, card, got), told_swapped(seat, card))
        else:
            got = source - 1
            self.open.remove(got)
            self.shown[seat].add(got)
            self.tell(told_swapped_open(seat, card, got))
        self.hands[seat].add(got)
        self.discard.add(card)
        self.swaps += 1
        self.look_for_stop(dice)

    # ---- laying a sentence ----

    def legal_lays(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        """No neighbours alike, and a full stop within reach (canaille-08 to canaille-13)."""
        hand = self.hands[seat]
        held = hand.kinds()
        last = self.last_laid()
        one: i64 = 1
        card: i64
        free = held & ~alike(last)
        for card in range(KINDS):
            if (free >> card) & 1:
                rest = held ^ (one << card) if hand.count(card) == 1 else held
                if self.has_stop(card) or self.can_end(rest, card):
                    moves = append(moves, lay(card))
        return append(moves, FINISH) if self.has_stop(last) else moves

    def forbids_lay(self, seat: i64, move: i64) -> str:
        if move == FINISH:
            return "canaille-10"
        if not LAY <= move < FINISH:
            return "canaille-08" if move < SWAP else "canaille-19"
        card = lay_card(move)
        if self.hands[seat].count(card) == 0:
            return "canaille-08"
        return "canaille-09" if (alike(self.last_laid()) >> card) & 1 else "canaille-13"

    def lay(self, seat: i64, card: i64, dice: Dice) -> None:
        """A sentence of five is finished by itself."""
        self.leave_hand(seat, card)
        self.sentence.push(card)
        if self.hands[seat].size:
            self.tell(told_laid(seat, card))
            return
        self.show(told_laid(seat, card))
        self.phase = ACTING
        self.carry_on(dice)

    # ---- carrying it out ----

    def go_on(self, seat: i64, move: i64, dice: Dice) -> None:
        """The sentence is said, or the card that waited for a decision has it."""
        self.phase = ACTING
        if move == FINISH:
            self.carry_on(dice)
        elif move < THROW:
            self.name(name_seat(move))
            self.next_card(dice)
        elif move < LET_GO:
            self.throw(seat, LITTER1 + throw_size(move))
            self.next_card(dice)
        elif move < ENOUGH:
            self.let_go(seat, let_go_size(move))
            if self.released_enough():
                self.next_card(dice)
        elif move == ENOUGH:
            self.next_card(dice)
        else:
            self.given[give_seat(move)] = self.fog.pop()
            if self.fog_lifts(dice):
                self.next_card(dice)

    def next_card(self, dice: Dice) -> None:
        self.place += 1
        self.carry_on(dice)

    def carry_on(self, dice: Dice) -> None:
        """Card by card, until one waits for a decision (canaille-14)."""
        while self.place < self.sentence.size():
            if not self.carried_out(self.sentence.at(self.place), dice):
                return
            self.place += 1
        self.discard_sentence(dice)

    def carried_out(self, card: i64, dice: Dice) -> bool:
        """Carry out one card; False where it waits for a decision."""
        if card < OTHER:
            self.bite(card + 1, dice)
            return True
        if card == OTHER:
            return self.pass_on()
        if card == MOVE:
            self.turn_river(dice)
            return True
        if card == BIN:
            return self.empty_into_bin()
        if card < FOG:
            self.owed = card - RELEASE1 + 1
            if self.fish_of(self.actor) == 0:
                self.show(told_no_fish(self.actor))
            return self.released_enough()
        if card == FOG:
            return self.fog_comes(dice)
        return True

    def bite(self, count: i64, dice: Dice) -> None:
        """So many cards from the river, one by one (canaille-24, canaille-26)."""
        _n: i64
        for _n in range(count):
            if self.river.size() == 0:
                self.show(TOLD_RIVER_EMPTY)
                return
            self.catch(self.actor, self.river.take(dice), dice)
        self.tell_top()

    def pass_on(self) -> bool:
        """Another fisher goes on; with two seats there is nothing to choose (canaille-27)."""
        if self.seats == 2:
            self.name(1 - self.actor)
            return True
        self.phase = NAMING
        return False

    def other_seats(self, moves: vec[i64]) -> vec[i64]:
        seat: i64
        for seat in range(self.seats):
            if seat != self.actor:
                moves = append(moves, name(seat))
        return moves

    def name(self, seat: i64) -> None:
        before = self.actor
        self.actor = seat
        self.show(told_named(before, seat))

    def turn_river(self, dice: Dice) -> None:
        self.river.turn_over(dice)
        self.show(TOLD_FACE_UP if self.river.face_up else TOLD_FACE_DOWN)
        self.tell_top()

    def empty_into_bin(self) -> bool:
        """One litter card, if there is any (canaille-31)."""
        litter = self.litter_of(self.actor)
        if several(litter):
            self.phase = THROWING
            return False
        if litter:
            self.throw(self.actor, LITTER1 + lowest(litter))
        else:
            self.show(told_no_litter(self.actor))
        return True

    def released_enough(self) -> bool:
        """Go on releasing while there is no choice; False where there is one (canaille-32, canaille-33)."""
        while self.owed > 0 and self.fish_of(self.actor):
            fish = self.fish_of(self.actor)
            if several(fish):
                break
            self.let_go(self.actor, lowest(fish))
        if self.fish_of(self.actor) == 0:
            self.owed = 0
            return True
        self.phase = RELEASING
        return False

    # ---- drawing back to five ----

    def discard_sentence(self, dice: Dice) -> None:
        """The sentence is done: the game ends if the cat was caught in it, else its author draws (canaille-15, 39)."""
        while self.sentence.size():
            self.discard.add(self.sentence.pop())
        self.place = 0
        self.actor = self.turn
        self.phase = DRAWING
        seat: i64
        for seat in range(self.seats):
            if self.heaps[seat].count(CANAILLE):
                self.over = True
                self.show(told_cat_ends(seat))

    def draw_one(self, seat: i64, move: i64, dice: Dice) -> None:
        """One open or hidden card; only hidden ones once no open one is left (canaille-15)."""
        if move == DRAW:
            self.draw_from_pile(seat, dice)
        else:
            card = take_card(move)
            self.open.remove(card)
            self.hands[seat].add(card)
            self.shown[seat].add(card)
            self.tell(told_took(seat, card))
        while self.open.size == 0 and self.hands[seat].size < HAND_SIZE:
            self.draw_from_pile(seat, dice)
        if self.hands[seat].size == HAND_SIZE:
            self.end_turn(dice)
