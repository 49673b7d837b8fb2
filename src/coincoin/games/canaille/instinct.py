"""How a decent beginner plays Canaille: bite while it pays, bin litter, and leave the costs to somebody else."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.canaille.rules.cards import DEALING, DRAWING, LAYING, NAMING, RELEASING, SWAPPING, THROWING
from coincoin.games.canaille.rules.codes import (
    BIN,
    CANAILLE,
    DRAW,
    FINISH,
    FISH1,
    FOG,
    LITTER1,
    MIDDLE,
    MOVE,
    OTHER,
    RELEASE1,
    UNSEEN,
    give_seat,
    lay_card,
    let_go_size,
    name,
    swap_card,
    swap_source,
    take_card,
)
from coincoin.games.canaille.rules.riverside import symbols
from coincoin.games.canaille.rules.turns import Canaille
from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import State

FISH_WORTH: Final = 10  # of one fish; all worths below are in tenths of a fish
CAT_WORTH: Final = -60
LIKELY_WORTH: Final = 9  # of a card nobody has seen
NEW_CARD: Final = 5  # of playing a card at all, since another takes its place
STOP_KEPT: Final = 7  # of a full stop kept for the next sentence
KEEP: Final = vec[i64]([4, 7, 9, 6, 3, 5, 2, 2, 2, 3, 6])  # how gladly each kind is held


@final
class CanailleInstinct(Instinct):
    def horizon(self, seats: i64) -> i64:
        return 30  # some sentences of every seat: what comes later has little to do with the choice now

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        assert isinstance(state, Canaille)
        last = moves[len(moves) - 1]
        if state.phase == LAYING:
            return say(state, seat, moves)
        if state.phase == NAMING:
            return name(leader(state, seat))
        if state.phase == THROWING:
            return last  # the most litter
        if state.phase == RELEASING:
            return release(state, moves)
        if state.phase == DEALING:
            return give(state, seat, moves)
        if state.phase == DRAWING:
            return draw(state, seat, moves)
        if state.phase == SWAPPING:
            return swap(state, moves)
        return moves[0]  # the smallest fish pays for a swap


def worth(state: Canaille, card: i64) -> i64:
    """What a river card is worth to whoever gets it."""
    if card < LITTER1:
        return FISH_WORTH * (card - FISH1 + 1)
    if card < CANAILLE:
        return -FISH_WORTH * (card - LITTER1 + 1)
    if card == CANAILLE:
        return CAT_WORTH
    if card == MIDDLE and state.river.cat_unseen:
        return LIKELY_WORTH + (CAT_WORTH - LIKELY_WORTH) // state.river.middle
    return LIKELY_WORTH


def leader(state: Canaille, seat: i64) -> i64:
    """The other seat with the most points."""
    points = state.points()
    best: i64 = (seat + 1) % state.seats
    other: i64
    for other in range(state.seats):
        if other != seat and points[other] > points[best]:
            best = other
    return best


# ---- the sentence ----


def say(state: Canaille, seat: i64, moves: vec[i64]) -> i64:
    """The card that promises most; finish when none promises anything."""
    mine = others_named(state) % 2 == 0
    best = moves[0]
    most: i64 = -1000
    i: i64
    for i in range(len(moves)):
        promise: i64 = 0
        if moves[i] != FINISH:
            card = lay_card(moves[i])
            promise = promise_of(state, seat, card, mine) + NEW_CARD - (STOP_KEPT if state.has_stop(card) else 0)
        if promise >= most:
            most = promise
            best = moves[i]
    return best


def others_named(state: Canaille) -> i64:
    named: i64 = 0
    place: i64
    for place in range(state.sentence.size()):
        if state.sentence.at(place) == OTHER:
            named += 1
    return named


def promise_of(state: Canaille, seat: i64, card: i64, mine: bool) -> i64:
    """What a card does for me, in tenths of a fish; a cost somebody else pays is a gain."""
    hand = state.hands[seat]
    who = seat if mine else leader(state, seat)
    sign: i64 = 1 if mine else -1
    if card < OTHER:
        return sign * bites(state, card + 1)
    if card == OTHER:
        costs = hand.count(RELEASE1) + 2 * hand.count(RELEASE1 + 1) + 3 * hand.count(RELEASE1 + 2)
        return sign * (8 * costs - 3)
    if card == MOVE:
        bottom = state.river.pile.at(0) if state.river.size() else UNSEEN
        return sign * 2 if bottom >= UNSEEN else sign * (worth(state, bottom) - LIKELY_WORTH) // 2
    if card == BIN:
        return sign * 12 if state.litter_of(who) else 1
    if card < FOG:
        return -sign * FISH_WORTH * min(card - RELEASE1 + 1, symbols(state.heaps[who], FISH1))
    return sign if card == FOG else 0


def bites(state: Canaille, count: i64) -> i64:
    """What the next so many river cards are worth together."""
    total: i64 = 0
    n: i64
    for n in range(min(count, state.river.size())):
        total += worth(state, state.river.pile.at(state.river.size() - 1 - n))
    return total


# ---- what the sentence asks ----


def release(state: Canaille, moves: vec[i64]) -> i64:
    """As few fish as will do."""
    if state.owed == 0:
        return moves[len(moves) - 1]
    i: i64
    for i in range(len(moves)):
        if let_go_size(moves[i]) + 1 >= state.owed:
            return moves[i]
    return moves[len(moves) - 1]


def give(state: Canaille, seat: i64, moves: vec[i64]) -> i64:
    """Good cards to myself, bad ones to the leader."""
    wanted = seat if worth(state, state.fog.top()) > 0 else leader(state, seat)
    i: i64
    for i in range(len(moves)):
        if give_seat(moves[i]) == wanted:
            return moves[i]
    return moves[0]


# ---- cards for the hand ----


def draw(state: Canaille, seat: i64, moves: vec[i64]) -> i64:
    """An open card that is better than most, above all a full stop when there is none."""
    stopless = state.hands[seat].kinds() & state.stops == 0
    best: i64 = DRAW
    most: i64 = 5
    i: i64
    for i in range(len(moves) - 1):
        card = take_card(moves[i])
        gain = KEEP[card] + (10 if stopless and state.has_stop(card) else 0)
        if gain > most:
            most = gain
            best = moves[i]
    return best


def swap(state: Canaille, moves: vec[i64]) -> i64:
    """Give the card held least gladly, for a full stop in the open if there is one."""
    best = moves[0]
    most: i64 = -1000
    i: i64
    for i in range(len(moves)):
        card = swap_card(moves[i])
        source = swap_source(moves[i])
        gain = -KEEP[card] if source == 0 else 20 + KEEP[source - 1] - KEEP[card]
        if gain > most:
            most = gain
            best = moves[i]
    return best
