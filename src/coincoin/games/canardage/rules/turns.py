"""Canardage: the rules. Ducks paddle in line, cards bend the line, and the last duck alive wins.

Numbers such as canardage-07 are those of RULES.md. The line and its pile are in line.py, what
cards can do in gallery.py, the cards themselves in shooting.py, moving.py and
defence.py, what a seat knows in secrets.py; here are set-up, turns and the end.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.canardage.moves import MOST_TOLD, PLACES
from coincoin.games.canardage.rules.cards import CARDS
from coincoin.games.canardage.rules.codes import (
    ALL_MOVES,
    COLOURS,
    KINDS,
    REVENGE,
    SPARE,
    THROW_AWAY,
    TOLD_RESHUFFLED,
    revenge,
    revenge_place,
    throw_away,
    throw_away_card,
    told_colour,
    told_drew,
    told_first,
    told_left,
    told_may_avenge,
    told_next_game,
    told_scored,
    told_shared,
    told_skipped,
    told_won,
)
from coincoin.games.canardage.rules.deck import HAND_SIZE
from coincoin.games.canardage.rules.gallery import ALLOWED, NOWHERE, Gallery
from coincoin.games.canardage.rules.hands import NO_CARD, Hands
from coincoin.games.canardage.rules.line import FACE, Line
from coincoin.games.canardage.rules.secrets import fill, hide
from coincoin.games.canardage.rules.ways import KIND, told_move
from coincoin.kernel.cards import Pile, empty_hand
from coincoin.kernel.dice import Dice
from coincoin.kernel.state import NOBODY

SURVIVOR_POINTS: Final = 5


@final
class Canardage(Gallery):
    """A table of Canardage."""

    def clone(self) -> Canardage:
        other = Canardage(self.seats, self.options, self.variant)
        self.copy_table(other)
        other.line = self.line.clone()
        other.hands = self.hands.clone()
        other.deck = self.deck.clone()
        other.played = self.played.clone()
        other.shot = self.shot[:]
        other.colours = self.colours[:]
        other.covers = self.covers[:]
        other.most_pans = self.most_pans[:]
        other.marched = self.marched[:]
        other.tally = self.tally[:]
        other.last = self.last
        other.moby = self.moby
        other.moby_by = self.moby_by
        other.skips = self.skips
        other.turn = self.turn
        other.avenger = self.avenger
        other.champions = self.champions
        other.games_done = self.games_done
        return other

    # ---- set-up ----

    def deal(self, dice: Dice) -> None:
        """Shuffle and deal one game (canardage-02 to 07)."""
        self.clear()
        if self.variant.secret:
            colours = Pile()
            colours.order = self.colours
            colours.shuffle(dice)
            self.colours = colours.order
        self.line.pile = self.full_pile()
        self.line.shuffle(dice)
        while self.line.can_turn_up():
            self.tell(self.turn_up())
        self.deck = self.pool()
        seat: i64
        n: i64
        for seat in range(self.seats):
            for n in range(HAND_SIZE):
                self.hands.add(seat, self.deck.take_any(dice))
        self.turn = dice.below(self.seats) if self.variant.secret else self.leader()
        self.tell(told_first(self.turn))

    def clear(self) -> None:
        """An empty table: colours by seat, no card anywhere, points of earlier games kept."""
        self.line = Line()
        self.line.clear()
        self.hands = Hands(self.seats)
        self.deck = empty_hand(KINDS)
        self.played = empty_hand(KINDS)
        self.last = NO_CARD
        self.shot = vec[i64]([0] * COLOURS)
        self.marched = vec[i64]([0] * COLOURS)
        self.colours = vec[i64]([seat for seat in range(self.seats)])
        self.covers = vec[i64]([NOWHERE] * self.seats)
        self.most_pans = vec[i64]([HAND_SIZE] * self.seats)
        self.moby = NOBODY
        self.moby_by = NOBODY
        self.skips = 0
        if self.games_done == 0:
            self.tally = vec[i64]([0] * self.seats)

    def leader(self) -> i64:
        """The player of the first duck of the line (canardage-07)."""
        place: i64 = 0
        while not self.line.is_duck(place):
            place += 1
        return self.owner(self.line.face(place))

    # ---- whose turn ----

    def mover(self) -> i64:
        if self.over:
            return NOBODY
        return self.turn if self.avenger == NOBODY else self.avenger

    def chapter(self) -> i64:
        return self.turn

    def turn_rule(self) -> str:
        if self.over:
            return rule(70)
        return rule(7 if self.avenger == NOBODY else 43)

    # ---- a turn: one card, then draw ----

    def legal(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=16)
        n: i64
        if self.avenger != NOBODY:
            for n in range(PLACES):
                if self.refuses_revenge(n) == ALLOWED:
                    moves = append(moves, revenge(n))
            return append(moves, SPARE)
        before: i64 = NO_CARD
        for n in range(HAND_SIZE):
            kind = self.hands.card(seat, n)
            if kind != before and 0 <= kind < KINDS:
                moves = CARDS[kind].list_moves(self, seat, moves)
            before = kind
        return moves if len(moves) else self.all_thrown_away(seat, moves)

    def all_thrown_away(self, seat: i64, moves: vec[i64]) -> vec[i64]:
        """None of the cards can be played: any may be thrown away (canardage-10)."""
        before: i64 = NO_CARD
        n: i64
        for n in range(HAND_SIZE):
            kind = self.hands.card(seat, n)
            if kind != before and 0 <= kind < KINDS:
                moves = append(moves, throw_away(kind))
            before = kind
        return moves

    def apply(self, seat: i64, move: i64, dice: Dice) -> None:
        if move >= REVENGE:
            self.show_move(seat, move)
            self.avenge(move)
        elif move >= THROW_AWAY:
            self.lay_down(seat, throw_away_card(move), True)
            self.show_move(seat, move)
        else:
            kind = KIND[move]
            card = CARDS[kind]
            self.lay_down(seat, kind, card.goes_to_played())
            if card.tells_more():
                self.show_move(seat, move)
                card.play(self, seat, move - card.first, dice)
            else:
                card.play(self, seat, move - card.first, dice)
                self.show_move(seat, move)
        self.settle(dice)
        self.victims = 0

    def show_move(self, seat: i64, move: i64) -> None:
        if self.telling:
            self.show(told_move(seat, move))

    def lay_down(self, seat: i64, kind: i64, to_played: bool) -> None:
        self.spend(seat, kind)
        self.last = kind
        if to_played:
            self.played.add(kind)

    def avenge(self, move: i64) -> None:
        """Commissaire Magret: the player of the duck shoots another one, or declines (canardage-43)."""
        self.avenger = NOBODY
        if move != SPARE:
            self.line.unaim(revenge_place(move))
            self.hit(revenge_place(move))

    def settle(self, dice: Dice) -> None:
        """The end comes first, then a revenge, then the next turn (canardage-43, 45, 70)."""
        if self.victims and self.is_decided():
            self.finish(dice)
        elif self.avenger != NOBODY and self.can_avenge():
            self.show(told_may_avenge(self.avenger))
        else:
            self.avenger = NOBODY
            self.draw_up(dice)
            self.next_turn()

    def draw_up(self, dice: Dice) -> None:
        """Back to three cards, the player of the turn last (canardage-09)."""
        n: i64
        for n in range(1, self.seats + 1):
            seat = (self.turn + n) % self.seats
            if self.gone(seat):
                self.leave(seat)
            else:
                while not self.hands.is_full(seat):
                    self.draw(seat, dice)

    def draw(self, seat: i64, dice: Dice) -> None:
        if self.deck.size == 0:
            self.deck = self.played
            self.played = empty_hand(KINDS)
            self.last = NO_CARD
            self.tell(TOLD_RESHUFFLED)
        kind = self.deck.take_any(dice)
        self.hands.add(seat, kind)
        self.most_pans[seat] = min(HAND_SIZE, self.most_pans[seat] + 1)
        if self.telling:
            one: i64 = 1
            self.tell_to(one << seat, told_drew(seat, kind))

    def next_turn(self) -> None:
        """Clockwise to the next player who does not miss the turn; what that player laid leaves before."""
        one: i64 = 1
        while True:
            self.turn = (self.turn + 1) % self.seats
            self.take_back(self.turn)
            misses = (self.skips >> self.turn) & 1
            self.skips &= ~(one << self.turn)
            if self.gone(self.turn):
                continue
            if not misses:
                return
            self.show(told_skipped(self.turn))

    def leave(self, seat: i64) -> None:
        """Tough ducks: a player without ducks discards the hand (canardage-80)."""
        if self.hands.size(seat) == 0:
            return
        self.show(told_left(seat))
        n: i64
        for n in range(self.hands.size(seat)):
            self.played.add(self.hands.card(seat, n))
        self.hands.clear(seat)
        self.most_pans[seat] = HAND_SIZE

    # ---- why not ----

    def forbids(self, seat: i64, move: i64) -> str:
        if self.avenger != NOBODY:
            return rule(self.refuses_revenge(revenge_place(move)) if REVENGE <= move < SPARE else 43)
        if not 0 <= move < ALL_MOVES:
            return rule(8)
        if move >= REVENGE:
            return rule(43)
        if move >= THROW_AWAY:
            return rule(10 if self.hands.count(seat, throw_away_card(move)) else 8)
        kind = KIND[move]
        if self.hands.count(seat, kind) == 0:
            return rule(8)
        return rule(CARDS[kind].refuses(self, seat, move - CARDS[kind].first))

    # ---- the end ----

    def is_decided(self) -> bool:
        """Is only one side left with ducks? With tough ducks: two (canardage-70, 76, 81)."""
        left: i64 = 0
        one: i64 = 1
        seat: i64
        for seat in range(self.seats):
            if self.alive(seat):
                left |= one << seat
        return self.count_sides(left) <= (2 if self.variant.tough else 1)

    def count_sides(self, among: i64) -> i64:
        """How many sides these seats (a bit each) belong to."""
        sides: i64 = 0
        one: i64 = 1
        seat: i64
        for seat in range(self.seats):
            if (among >> seat) & 1:
                sides |= one << self.side(seat)
        count: i64 = 0
        while sides:
            sides &= sides - 1
            count += 1
        return count

    def finish(self, dice: Dice) -> None:
        """Name the winners, then end or deal the next game."""
        self.avenger = NOBODY
        self.champions = self.best_sides()
        seat: i64
        shared = self.count_sides(self.champions) > 1
        for seat in range(self.seats):
            if self.variant.secret:
                self.show(told_colour(seat, self.colours[seat]))
        for seat in range(self.seats):
            if (self.champions >> seat) & 1:
                self.show(told_shared(seat) if shared else told_won(seat))
        self.games_done += 1
        if self.variant.games > 1:
            self.score()
        if self.games_done < self.variant.games:
            self.champions = 0
            self.tell(told_next_game(self.games_done + 1))
            self.deal(dice)
        else:
            self.over = True

    def best_sides(self) -> i64:
        """A bit for each seat that wins: who has ducks left, or else who lost the last ones together."""
        winners: i64 = 0
        best: i64 = 0
        one: i64 = 1
        seat: i64
        other: i64
        for seat in range(self.seats):
            worth = self.worth(seat)
            if worth > best:
                best = worth
                winners = 0
            if worth == best and worth:
                for other in range(self.seats):
                    if self.side(other) == self.side(seat):
                        winners |= one << other
        return winners

    def worth(self, seat: i64) -> i64:
        """What counts at the end of a game (canardage-70, 71, 81): 0 for a seat that cannot win."""
        if self.alive(seat) == 0:
            return (self.victims >> self.colours[seat]) & 1
        if not self.variant.tough:
            return 2
        place: i64 = 0
        while place < PLACES:
            if self.line.face(place) == self.colours[seat]:
                break
            if self.line.hidden[place] & FACE == self.colours[seat]:
                return self.alive(seat) * 16 + 2 * (PLACES - place) - 1
            place += 1
        return self.alive(seat) * 16 + 2 * (PLACES - place)

    def score(self) -> None:
        """Points over several games (canardage-78)."""
        seat: i64
        for seat in range(self.seats):
            points = SURVIVOR_POINTS * self.alive(seat) + self.marched[self.colours[seat]]
            self.tally[seat] += points
            self.show(told_scored(seat, min(points, MOST_TOLD)))

    def points(self) -> vec[i64]:
        """1 for who has won; over several games the points of those done, added up by team (canardage-79)."""
        points = vec[i64]([0] * self.seats)
        seat: i64
        other: i64
        for seat in range(self.seats):
            if self.variant.games == 1:
                points[seat] = (self.champions >> seat) & 1
            else:
                for other in range(self.seats):
                    if self.side(other) == self.side(seat):
                        points[seat] += self.tally[other]
        return points

    # ---- what a seat knows ----

    def hide(self, seat: i64) -> i64:
        return hide(self, seat)

    def fill(self, seat: i64, dice: Dice) -> None:
        fill(self, dice)


def rule(number: i64) -> str:
    return f"canardage-{number:02}"
