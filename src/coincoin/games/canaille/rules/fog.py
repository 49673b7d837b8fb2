"""Canaille: the fog, in which river cards go to all seats unseen."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.canaille.rules.cards import DEALING, NO_CARD
from coincoin.games.canaille.rules.codes import CANAILLE, TOLD_RIVER_EMPTY, give, give_seat, told_fog
from coincoin.games.canaille.rules.riverside import Riverside
from coincoin.kernel.dice import Dice


class Fog(Riverside):
    """From the moment it comes until it lifts."""

    def fog_comes(self, dice: Dice) -> bool:
        """A card for each seat, while there are any; a cat in sight stays with the actor (canaille-34 to 37)."""
        count: i64 = min(self.seats, self.river.size())
        _n: i64
        for _n in range(count):
            seen = self.river.face_up
            card = self.river.take(dice)
            if seen and card == CANAILLE:
                self.given[self.actor] = CANAILLE
            else:
                self.fog.slip_under(card)
        self.show(told_fog(self.actor, count) if count else TOLD_RIVER_EMPTY)
        self.tell_top()
        return self.fog_lifts(dice)

    def fog_lifts(self, dice: Dice) -> bool:
        """Once every card has its seat they are turned up; False while there is a choice."""
        if self.fog.size() == 1:
            free = self.seats_without_card(vec[i64]())
            if len(free) == 1:
                self.given[give_seat(free[0])] = self.fog.pop()
        if self.fog.size():
            self.phase = DEALING
            return False
        n: i64
        for n in range(self.seats):
            seat = (self.actor + n) % self.seats
            card = self.given[seat]
            if card != NO_CARD:
                self.given[seat] = NO_CARD
                self.catch(seat, card, dice)
        return True

    def seats_without_card(self, moves: vec[i64]) -> vec[i64]:
        seat: i64
        for seat in range(self.seats):
            if self.given[seat] == NO_CARD:
                moves = append(moves, give(seat))
        return moves
