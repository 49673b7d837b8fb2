"""How a decent beginner plays Canardage: shoot at others, aim at others, keep own ducks out of the sights."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.canardage.moves import PLACES
from coincoin.games.canardage.rules.codes import (
    KIND_A_COUVERT,
    KIND_CANARCHIE,
    KIND_CANARD_BLASE,
    KIND_CANARD_PRESSE,
    KIND_CANARD_SIMPLET,
    KIND_CANARDS_ENCHAINES,
    KIND_COMMISSAIRE_MAGRET,
    KIND_DANSE_DES_CANARDS,
    KIND_DEUX_POUR_UN,
    KIND_DUCKY_LUKE,
    KIND_EN_AVANT_MARCHE,
    KIND_EN_JOUE,
    KIND_MEXICOIN,
    KIND_OUPS,
    KIND_PAN,
    KIND_PEACE_AND_LOVE,
    KIND_PLANQUE,
    KIND_PRESIDENT,
    KIND_RECTIFIER_DROITE,
    KIND_RECTIFIER_GAUCHE,
    KIND_WALKING_DUCK,
    PAIRS,
    REVENGE,
    SPARE,
    THROW_AWAY,
    WATER,
    revenge_place,
)
from coincoin.games.canardage.rules.line import FACE
from coincoin.games.canardage.rules.moving import ORDERS
from coincoin.games.canardage.rules.turns import Canardage
from coincoin.games.canardage.rules.ways import FIRST, KIND
from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import State

OWN: Final = -3  # how much one likes to see a duck in danger
PARTNER: Final = -2
RIVAL: Final = 2
SHOT: Final = 4  # a shot counts so many times as much as a target
STRIDE: Final = vec[i64]([1, 1, 1, 1, 4, 24, 144])  # of all orders for Canarchie look at five or six, by length


@final
class CanardageInstinct(Instinct):
    def horizon(self, seats: i64) -> i64:
        return 10

    def worth(self, state: State) -> vec[i64]:
        """Ducks not shot: the score says nothing before the end."""
        assert isinstance(state, Canardage)
        worth = vec[i64]([0] * state.seats)
        seat: i64
        for seat in range(state.seats):
            worth[seat] = state.alive(seat)
        return worth

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        assert isinstance(state, Canardage)
        if len(moves) == 1:
            return moves[0]
        eye = Eye(state, seat)
        best = moves[0]
        most: i64 = -1000
        i: i64 = 0
        while i < len(moves):
            move = moves[i]
            score = eye.judge(move) * 8 + dice.below(8)
            if score > most:
                most = score
                best = move
            orders = move < THROW_AWAY and KIND[move] == KIND_CANARCHIE
            i += STRIDE[state.line.length] if orders else 1
        return best


@final
class Eye:
    """The line as one seat judges it, from what lies open and its own colour."""

    def __init__(self, table: Canardage, seat: i64) -> None:
        self.table: Canardage = table
        self.seat: i64 = seat
        self.danger: i64 = 0  # targets above ducks, liked or not
        self.like: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
        place: i64
        for place in range(table.line.length):
            self.like[place] = self.likes(table.line.face(place))
            if table.line.aimed(place):
                self.danger += self.like[place]

    def likes(self, face: i64) -> i64:
        if face >= WATER:
            return 0
        if face == self.table.colours[self.seat]:
            return OWN
        if self.table.variant.teams and self.table.side(face) == self.table.side(self.seat):
            return PARTNER
        return RIVAL

    def judge(self, move: i64) -> i64:
        if move == SPARE:
            return 0
        if move >= REVENGE:
            return self.shot_at(revenge_place(move))
        if move >= THROW_AWAY:
            return 0
        kind = KIND[move]
        way = move - FIRST[kind]
        if kind <= KIND_MEXICOIN:
            return self.judge_shooting(kind, way)
        if KIND_RECTIFIER_GAUCHE <= kind <= KIND_DANSE_DES_CANARDS:
            return self.judge_moving(kind, way)
        return self.judge_trick(kind, way)

    # ---- aiming and shooting ----

    def judge_shooting(self, kind: i64, way: i64) -> i64:
        if kind == KIND_EN_JOUE:
            return self.aim_at(way)
        if kind == KIND_DEUX_POUR_UN:
            return self.aim_at(way) + self.aim_at(way + 1) if way < PAIRS else self.aim_at(way - PAIRS)
        if kind == KIND_PAN or kind == KIND_DUCKY_LUKE:
            return self.shot_at(way)
        if kind == KIND_OUPS:
            return self.shot_at(way // 2 + (1 if way % 2 else -1)) - self.like[way // 2]
        if kind == KIND_CANARDS_ENCHAINES:
            return self.shot_at(way) + self.shot_at(way + 1)
        total: i64 = 0
        place: i64
        for place in range(self.table.line.length):
            total += self.aim_at(place)
        return total

    def aim_at(self, place: i64) -> i64:
        if self.table.line.aimed(place) or self.table.covered(place):
            return 0
        return self.like[place]

    def shot_at(self, place: i64) -> i64:
        """A shot at water or at a protected duck only takes a target away."""
        if not self.table.line.is_duck(place) or self.table.covered(place):
            return -self.like[place] if self.table.line.aimed(place) else 0
        score = SHOT * self.like[place]
        if self.table.line.is_marked(place):
            score -= self.like[place]  # somebody will shoot back
        if self.table.line.hides(place):
            score -= self.likes(self.table.line.hidden[place] & FACE) // 2
        return score

    # ---- moving: what comes under the targets, less what was there ----

    def judge_moving(self, kind: i64, way: i64) -> i64:
        if kind == KIND_RECTIFIER_GAUCHE:
            return self.like[way - 1] - self.like[way]
        if kind == KIND_RECTIFIER_DROITE:
            return self.like[way + 1] - self.like[way]
        if kind == KIND_CANARD_BLASE:
            return self.swap(way)
        if kind == KIND_CANARD_PRESSE:
            return self.swap(way - 1)
        if kind == KIND_DANSE_DES_CANARDS:
            return -self.danger
        after: i64 = 0
        place: i64
        for place in range(PLACES):
            if self.table.line.aimed(place):
                source = self.source(kind, way, place)
                after += self.like[source] if source < PLACES else 0
        return after - self.danger

    def source(self, kind: i64, way: i64, place: i64) -> i64:
        """Where the card that comes to this place lies now."""
        if kind == KIND_EN_AVANT_MARCHE:
            return place + 1
        if kind == KIND_CANARCHIE:
            return ORDERS[way * PLACES + place]
        if place > way:
            return place
        return place - 1 if place else way

    def swap(self, place: i64) -> i64:
        line = self.table.line
        if line.aimed(place) == line.aimed(place + 1):
            return 0
        gain = self.like[place + 1] - self.like[place]
        return gain if line.aimed(place) else -gain

    # ---- the other cards ----

    def judge_trick(self, kind: i64, way: i64) -> i64:
        line = self.table.line
        if kind == KIND_CANARD_SIMPLET:
            return 2 * self.like[way]
        if kind == KIND_PRESIDENT:
            return 1 if self.likes(way) == RIVAL else -1
        if kind == KIND_COMMISSAIRE_MAGRET:
            return -self.like[way]
        if kind == KIND_PLANQUE:
            return 4 if line.aimed(way // 2) else 1
        if kind == KIND_A_COUVERT:
            return -2 * self.like[way] if line.aimed(way) else -self.like[way] // 2
        if kind == KIND_PEACE_AND_LOVE:
            return -self.danger
        if kind == KIND_WALKING_DUCK:
            return -2 * self.likes(way)
        return 4 if self.danger < 0 else 1
