"""How a decent beginner plays Pan: any card in the tricks, then pay when the odds get bad.

Every card of the hand is played in the end, and two players with the same good idea cancel each other: in
thousands of games no order of play, high or low or likely to win, did better than any card at random.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.pan.rules.codes import AGAIN, PASS, STOP, TURN, steal_seat
from coincoin.games.pan.rules.turns import BARREL, CHAMBERS, DOUBLE, PAYING, TRICK, Pan
from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import State

DANGER: Final = 4  # with so few chambers left, turning is worse than paying
MOST_KNOWN: Final = 100_000  # odds that are remembered
CARDS: Final = 32  # more than anybody can hold


@final
class PanInstinct(Instinct):
    def __init__(self) -> None:
        self.odds: Odds = Odds()

    def pace(self) -> i64:
        return 1000

    def worth(self, state: State) -> vec[i64]:
        """The last one left has won; to outlive some of the others is worth nothing."""
        assert isinstance(state, Pan)
        worth = vec[i64]([0] * state.seats)
        if state.over:
            worth[state.order[0]] = 1
        return worth

    def chances(self, state: State) -> vec[float]:
        """At the barrel the odds follow from the numbers of cards, unless these can be stolen."""
        assert isinstance(state, Pan)
        if state.phase != BARREL or state.over or state.double_clic:
            return vec[float]()
        held = vec[i64]()
        players = len(state.order)
        place: i64
        for place in range(players):
            held = append(held, state.won[state.order[(state.turn + place) % players]].size)
        odds = self.odds.at(held, state.chambers)
        chances = vec[float]([0.0] * state.seats)
        for place in range(players):
            chances[state.order[(state.turn + place) % players]] = odds[place]
        return chances

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        assert isinstance(state, Pan)
        if state.phase == TRICK:
            return moves[dice.below(len(moves))]
        if state.phase == BARREL:
            return face_the_barrel(state, moves)
        if state.phase == DOUBLE:
            return AGAIN if state.chambers > DANGER else STOP
        if state.phase == PAYING:
            return moves[0]  # the lowest card: totals decide the order of play
        return richest_victim(state, moves)


@final
class Odds:
    """Who will be the last one left when all go on by instinct: what playouts would tell, without their luck.

    Players are in the order of their turns, the one to move first, and known by how many cards they hold.
    """

    def __init__(self) -> None:
        self.known: dict[int, vec[float]] = {}

    def at(self, held: vec[i64], chambers: i64) -> vec[float]:
        """Each player's chance."""
        players = len(held)
        if players == 1:
            return vec[float]([1.0])
        key = chambers
        i: i64
        for i in range(players):
            key = key * CARDS + held[i] + 1
        if key in self.known:
            return self.known[key]
        cards = held[0]
        others = held[1:]
        if chambers > DANGER or cards == 0:
            chances = self.turned(others, cards, chambers)
        elif cards >= players:
            chances = last_to_first(self.at(append(others, cards - players), chambers))
        else:
            chances = self.turned(others, cards - 1, CHAMBERS)
        if len(self.known) >= MOST_KNOWN:
            self.known = {}
        self.known[key] = chances
        return chances

    def turned(self, others: vec[i64], cards: i64, chambers: i64) -> vec[float]:
        """The chances when one of so many barrel cards is turned by a player who then holds so many table cards."""
        risk = 1.0 / float(chambers)
        dead = self.after_a_death(others)
        chances = vec[float]([0.0])
        i: i64
        for i in range(len(others)):
            chances = append(chances, risk * dead[i])
        if chambers > 1:
            alive = last_to_first(self.at(append(others, cards), chambers - 1))
            for i in range(len(alive)):
                chances[i] += (1.0 - risk) * alive[i]
        return chances

    def after_a_death(self, held: vec[i64]) -> vec[float]:
        """Who holds most begins anew; among equals luck decides."""
        players = len(held)
        place = vec[i64]([0] * players)
        order = vec[i64]([0] * players)
        i: i64
        j: i64
        for i in range(players):
            for j in range(players):
                if held[j] > held[i] or (held[j] == held[i] and j < i):
                    place[i] += 1
            order[place[i]] = held[i]
        by_place = self.at(order, CHAMBERS)
        chances = vec[float]([0.0] * players)
        for i in range(players):
            level = 0.0
            for j in range(players):
                if held[j] == held[i]:
                    level += 1.0
                    chances[i] += by_place[place[j]]
            chances[i] /= level
        return chances


def last_to_first(row: vec[float]) -> vec[float]:
    """Chances as those see them who have just had their turn."""
    last = len(row) - 1
    turned = vec[float]([row[last]])
    i: i64
    for i in range(last):
        turned = append(turned, row[i])
    return turned


def face_the_barrel(state: Pan, moves: vec[i64]) -> i64:
    """Turn while the barrel is fresh. Then pass if possible, so that the next one faces the danger; else reshuffle.

    Without cards turning is the only move, and so the last one of the list; a pass comes last too.
    """
    if state.chambers > DANGER:
        return TURN
    last = moves[len(moves) - 1]
    return last if last in (PASS, TURN) else moves[1]


def richest_victim(state: Pan, moves: vec[i64]) -> i64:
    best = moves[0]
    most: i64 = -1
    i: i64
    for i in range(len(moves)):
        held = state.won[steal_seat(moves[i])].size
        if held > most:
            most = held
            best = moves[i]
    return best
