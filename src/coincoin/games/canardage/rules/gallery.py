"""Canardage: the shooting gallery. What lies on the table, and what cards can do to it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.canardage.moves import PLACES
from coincoin.games.canardage.rules.codes import (
    KIND_A_COUVERT,
    KIND_COMMISSAIRE_MAGRET,
    KIND_MOBY_DUCK,
    KIND_PAN,
    KINDS,
    WATER,
    told_answered,
    told_arrived,
    told_emerged,
    told_flock_gone,
    told_magret_left,
    told_moby_left,
    told_no_pan,
    told_safe,
    told_shot,
    told_splash,
    told_uncovered,
    told_under,
)
from coincoin.games.canardage.rules.deck import FLOCK, HAND_SIZE, deck_counts, water_cards
from coincoin.games.canardage.rules.hands import NO_CARD, Hands
from coincoin.games.canardage.rules.line import EMPTY, FACE, MARK, Line
from coincoin.kernel.cards import Hand, Pile, empty_hand
from coincoin.kernel.state import NOBODY, State

NOWHERE: Final = -1
ALLOWED: Final = 0  # what `refuses` answers where no rule forbids


@final
class Variant:
    """The options, read once."""

    def __init__(self, seats: i64, options: dict[str, object]) -> None:
        self.secret: bool = bool(options["secret"])
        self.tough: bool = bool(options["tough"])
        self.teams: i64 = options["teams"] if isinstance(options["teams"], int) else 0
        self.games: i64 = options["points"] if isinstance(options["points"], int) else 1
        self.sides: i64 = seats // self.teams if self.teams else seats
        self.counts: vec[i64] = deck_counts(str(options["deck"]), self.secret)


class Gallery(State):
    """The table, and the verbs that cards are made of."""

    # Set by whoever makes a table: the deal, a clone, a position by hand.
    line: Line
    hands: Hands
    deck: Hand
    played: Hand  # action cards already played, face up
    shot: vec[i64]  # ducks shot, by colour
    colours: vec[i64]  # the colour of each seat
    covers: vec[i64]  # where the À couvert ! of each seat lies
    most_pans: vec[i64]  # so many cards in each hand, at most, can be a Pan !
    marched: vec[i64]  # ducks that went under the pile by En avant marche, by colour
    tally: vec[i64]  # points of earlier games

    def __init__(self, seats: i64, options: dict[str, object], variant: Variant) -> None:
        super().__init__(seats, options)
        self.variant: Variant = variant
        self.last: i64 = NO_CARD  # the action card played last
        self.moby: i64 = NOBODY  # the seat whose ducks alone can be shot
        self.moby_by: i64 = NOBODY
        self.skips: i64 = 0  # a bit for each seat that misses its next turn
        self.turn: i64 = 0
        self.avenger: i64 = NOBODY  # the seat that may shoot back because of Commissaire Magret
        self.victims: i64 = 0  # a bit for each colour shot during this move
        self.champions: i64 = 0  # a bit for each seat that won the game just ended
        self.games_done: i64 = 0

    # ---- whose is it ----

    def owner(self, colour: i64) -> i64:
        seat: i64
        for seat in range(self.seats):
            if self.colours[seat] == colour:
                return seat
        return NOBODY

    def alive(self, seat: i64) -> i64:
        """Ducks of this seat that are not shot."""
        return FLOCK - self.shot[self.colours[seat]]

    def side(self, seat: i64) -> i64:
        """Partners do not sit side by side (canardage-76)."""
        return seat % self.variant.sides

    def gone(self, seat: i64) -> bool:
        """Has this seat left the game? (canardage-80)"""
        return self.variant.tough and self.alive(seat) == 0

    # ---- reasons to refuse: ALLOWED or the number of a rule ----

    def refuses_own(self, seat: i64, place: i64) -> i64:
        """May the seat use the duck here as one of its own?"""
        if not self.line.is_duck(place):
            return 52
        if self.variant.secret or self.line.face(place) == self.colours[seat]:
            return ALLOWED
        return 52

    def refuses_victim(self, place: i64) -> i64:
        """May what lies here be shot at?"""
        if not self.line.occupied(place):
            return 19
        if self.moby != NOBODY and self.line.is_duck(place) and self.line.face(place) != self.colours[self.moby]:
            return 68
        return ALLOWED

    def refuses_revenge(self, place: i64) -> i64:
        if not self.line.is_duck(place) or self.covered(place):
            return 43
        return self.refuses_victim(place)

    def can_avenge(self) -> bool:
        place: i64 = 0
        while place < PLACES and self.refuses_revenge(place) != ALLOWED:
            place += 1
        return place < PLACES

    def covered(self, place: i64) -> bool:
        """Does an À couvert ! lie here?"""
        seat: i64 = 0
        while seat < self.seats and self.covers[seat] != place:
            seat += 1
        return seat < self.seats

    # ---- shooting ----

    def shoot(self, place: i64) -> None:
        """A shot at a place: only a duck that is not protected is hit (canardage-17, canardage-60)."""
        if not self.line.is_duck(place):
            self.show(told_splash(place))
        elif self.covered(place):
            self.show(told_safe(place))
        else:
            self.hit(place)

    def hit(self, place: i64) -> None:
        """The duck here is shot; one that hid below it comes out, or else the line closes up."""
        line = self.line
        one: i64 = 1
        card = line.cards[place]
        colour = card & FACE
        self.show(told_shot(colour, place))
        self.shot[colour] += 1
        self.victims |= one << colour
        if card & MARK:
            self.played.add(KIND_COMMISSAIRE_MAGRET)
            self.avenger = self.owner(colour)
        if line.hides(place):
            line.put(place, line.hidden[place], EMPTY)
            self.show(told_emerged(line.face(place), place))
        else:
            line.close(place)
            self.refill()
        if self.shot[colour] == FLOCK:
            self.show(told_flock_gone(colour))

    def must_shoot(self, seat: i64, place: i64) -> None:
        """This seat plays a Pan ! at the place if it holds one (canardage-36, canardage-37)."""
        if self.pans(seat) == 0:
            self.most_pans[seat] = 0
            self.show(told_no_pan(seat))
            return
        self.show(told_answered(seat))
        self.spend(seat, KIND_PAN)
        self.played.add(KIND_PAN)
        self.line.unaim(place)
        self.shoot(place)

    # ---- cards ----

    def spend(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand; what everybody knows of the Pan ! in it is kept up to date."""
        self.hands.remove(seat, kind)
        if kind == KIND_PAN and self.most_pans[seat] < HAND_SIZE:
            self.most_pans[seat] -= 1

    def pool(self) -> Hand:
        """Every action card of this table."""
        pool = empty_hand(KINDS)
        kind: i64
        for kind in range(KINDS):
            pool.counts[kind] = self.variant.counts[kind]
            pool.size += self.variant.counts[kind]
        return pool

    def pans(self, seat: i64) -> i64:
        return self.hands.count(seat, KIND_PAN)

    def take_back(self, seat: i64) -> None:
        """À couvert ! and Moby Duck last until the next turn of who laid them (canardage-62, 69)."""
        if self.covers[seat] != NOWHERE:
            self.show(told_uncovered(seat, self.covers[seat]))
            self.covers[seat] = NOWHERE
            self.played.add(KIND_A_COUVERT)
        if self.moby_by == seat:
            self.show(told_moby_left(self.moby))
            self.moby = NOBODY
            self.moby_by = NOBODY
            self.played.add(KIND_MOBY_DUCK)

    # ---- the line and its pile ----

    def full_pile(self) -> Pile:
        """Five ducks of each colour in play and the water cards (canardage-03)."""
        pile = Pile()
        colour: i64
        n: i64
        for colour in range(self.seats):
            for n in range(FLOCK):
                pile.push(colour)
        for n in range(water_cards(self.seats)):
            pile.push(WATER)
        return pile

    def refill(self) -> None:
        """Turn up cards while there are some and a place is empty (canardage-16, canardage-18)."""
        while self.line.can_turn_up():
            news = self.turn_up()
            if self.line.can_turn_up():
                self.tell(news)
            else:
                self.show(news)

    def turn_up(self) -> i64:
        """One more card at the rear, and the news of it."""
        place = self.line.length
        return told_arrived(self.line.turn_up(), place)

    def without_magret(self, card: i64) -> i64:
        """A card that leaves the line alive leaves Commissaire Magret behind (canardage-42)."""
        if card & MARK:
            self.played.add(KIND_COMMISSAIRE_MAGRET)
            self.tell(told_magret_left(card & FACE))
        return card & FACE

    def send_under(self, card: i64) -> None:
        face = self.without_magret(card)
        self.tell(told_under(face))
        self.line.slip_under(face)
