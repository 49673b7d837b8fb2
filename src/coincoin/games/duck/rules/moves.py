"""What can be laid in DUCK: single cards, sets of two or more, runs."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coincoin.games.duck.moves import SHORTEST_RUN, VALUES
from coincoin.games.duck.rules.cards import GROUP, LOW_BITS, count, of_value, size_of, within, word_of
from coincoin.games.duck.rules.codes import (
    COLOURS,
    DOWN,
    LAY,
    SET,
    SETS_OF_A_VALUE,
    UP,
    run,
    run_colour,
    run_high,
    run_low,
    set_counts,
    set_value,
)


def group_of(lay: i64) -> i64:
    """A lay is numbered with yellow first; as cards of one value yellow is lowest."""
    return (lay >> 4) | (lay & 12) | ((lay & 3) << 4)


def sets_within(held: i64) -> vec[i64]:
    """Every set of two or more that cards of one value, as six bits, allow: numbers of each colour, top colour."""
    sets = vec[i64]()
    lay: i64
    top: i64
    for lay in range(1, GROUP + 1):
        if size_of(group_of(lay)) > 1 and within(group_of(lay), held):
            for top in range(COLOURS):
                if count(group_of(lay), top):
                    sets = append(sets, COLOURS * lay + top)
    return sets


def all_sets() -> vec[i64]:
    """The sets of all six bits in a row, after a table of where those of each begin."""
    starts = vec[i64]()
    sets = vec[i64]()
    held: i64
    n: i64
    for held in range(GROUP + 1):
        starts = append(starts, GROUP + 2 + len(sets))
        more = sets_within(held)
        for n in range(len(more)):
            sets = append(sets, more[n])
    starts = append(starts, GROUP + 2 + len(sets))
    for n in range(len(sets)):
        starts = append(starts, sets[n])
    return starts


SETS: Final = all_sets()


def add_cards(cards: i64, moves: vec[i64]) -> vec[i64]:
    """Every single card (duck-10)."""
    card: i64 = 0
    while cards:
        if cards & 3:
            moves = append(moves, LAY + card)
        cards >>= 2
        card += 1
    return moves


def add_sets(cards: i64, moves: vec[i64]) -> vec[i64]:
    """Every set of two or more of one value, with each colour it can have on top (duck-10, duck-13)."""
    sets = SETS
    first: i64 = SET
    place: i64
    while cards:
        held = of_value(cards, 0)
        for place in range(sets[held], sets[held + 1]):
            moves = append(moves, first + sets[place])
        cards >>= 6
        first += SETS_OF_A_VALUE
    return moves


def add_runs(cards: i64, moves: vec[i64]) -> vec[i64]:
    """Every run of three or more of one colour, both ways (duck-11, duck-14)."""
    there = (cards | (cards >> 1)) & LOW_BITS
    if there & (there >> 6) & (there >> 12) == 0:
        return moves
    colour: i64
    low: i64
    for colour in range(COLOURS):
        for low in range(VALUES - SHORTEST_RUN + 1):
            high = low
            while high < VALUES and count(there, high * COLOURS + colour):
                if high - low + 1 >= SHORTEST_RUN:
                    moves = append(moves, run(colour, low, high, UP))
                    moves = append(moves, run(colour, low, high, DOWN))
                high += 1
    return moves


def set_group(move: i64) -> i64:
    """The cards of a set as six bits."""
    return group_of(set_counts(move))


def set_word(move: i64) -> i64:
    """The cards of a set."""
    return set_group(move) << (6 * set_value(move))


def run_word(move: i64) -> i64:
    """The cards of a run."""
    word: i64 = 0
    value: i64
    for value in range(run_low(move), run_high(move) + 1):
        word += word_of(value * COLOURS + run_colour(move))
    return word
