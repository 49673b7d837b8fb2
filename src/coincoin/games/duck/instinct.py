"""How a decent beginner plays DUCK: get rid of much, take what is low or fits, duck when the others hold more."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck.rules.beach import DRAWING
from coincoin.games.duck.rules.cards import of_value, size_of, total_of
from coincoin.games.duck.rules.codes import (
    COLOURS,
    DRAW_LEFT,
    DRAW_PILE,
    DUCK,
    RUN,
    SET,
    UP,
    run_high,
    run_low,
    run_way,
    set_value,
)
from coincoin.games.duck.rules.moves import set_group
from coincoin.games.duck.rules.turns import Duck
from coincoin.kernel.dice import Dice
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import State

UNKNOWN: Final = 3  # what a card that nobody has seen is taken to be worth: people keep low ones
KEPT: Final = 0.1  # how much less likely, with each turn, that somebody still holds a card worth one more
FITS: Final = 4  # how much better a drawn card is when it joins one of the same value


@final
class DuckInstinct(Instinct):
    def pace(self) -> i64:
        return 300

    def horizon(self, seats: i64) -> i64:
        return 1  # a round says enough: its end is the first time that scores change

    def likely(self, world: State, eye: i64) -> float:
        """High cards are laid first, so that hands are lower than the cards nobody has seen, the more so later."""
        assert isinstance(world, Duck)
        held: i64 = 0
        seat: i64
        for seat in range(world.seats):
            if seat != eye:
                held += world.hands.total(seat)
        return -KEPT * float(held * world.turns) / float(world.seats)

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        assert isinstance(state, Duck)
        if state.phase == DRAWING:
            return lowest_draw(state, seat, moves)
        if moves[len(moves) - 1] == DUCK and lowest_by_far(state, seat):
            return DUCK
        return heaviest_lay(state, seat, moves)


def lowest_by_far(state: Duck, seat: i64) -> bool:
    """Do all others seem to hold more?"""
    mine = state.hands.total(seat)
    other: i64
    for other in range(state.seats):
        if other != seat:
            shown = state.hands.shown(other)
            unknown = state.hands.size(other) - size_of(shown)
            if total_of(shown) + UNKNOWN * unknown <= mine:
                return False
    return True


def heaviest_lay(state: Duck, seat: i64, moves: vec[i64]) -> i64:
    """All cards if possible, else the greatest sum; of equal ones the most cards; no low card on top."""
    best = moves[0]
    most: i64 = -1
    n: i64
    for n in range(len(moves)):
        move = moves[n]
        if move == DUCK:
            continue
        size: i64
        if move < SET:
            size = 1
            weight = move // COLOURS
        elif move < RUN:
            size = size_of(set_group(move))
            weight = size * set_value(move)
        else:
            size = run_high(move) - run_low(move) + 1
            weight = size * (run_high(move) + run_low(move)) // 2
        if size == state.hands.size(seat):
            return move
        worth = 16 * weight + 2 * size
        if move >= RUN and run_way(move) == UP:
            worth += 1
        if worth > most:
            most = worth
            best = move
    return best


def lowest_draw(state: Duck, seat: i64, moves: vec[i64]) -> i64:
    """The lowest card, one that joins another counting as lower; the pile is a middling one."""
    best = moves[0]
    least: i64 = 100
    n: i64
    for n in range(len(moves)):
        cost: i64 = FITS
        if moves[n] != DRAW_PILE:
            giver = state.left_of(seat) if moves[n] == DRAW_LEFT else state.right_of(seat)
            value = state.discards.top(giver) // COLOURS
            cost = value - FITS if of_value(state.hands.cards(seat), value) else value
        if cost < least:
            least = cost
            best = moves[n]
    return best
