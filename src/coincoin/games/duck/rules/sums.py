"""DUCK: unknown hands whose sums were told (duck-23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.games.duck.moves import HIGHEST_SUM, VALUES
from coincoin.games.duck.rules.cards import draw_one, of_value, size_of, word_of
from coincoin.kernel.dice import Dice

NOT_SO: Final = -1  # where no cards have such a sum


def with_sum(cards: i64, size: i64, total: i64, dice: Dice) -> i64:
    """So many of these cards with this sum, any such choice as likely as another; NOT_SO if there is none."""
    if not 0 <= total <= HIGHEST_SUM:
        return NOT_SO
    ways = count_ways(cards, size)
    row = (size + 1) * (HIGHEST_SUM + 1)
    if ways[VALUES * row + size * (HIGHEST_SUM + 1) + total] == 0:
        return NOT_SO
    chosen: i64 = 0
    value: i64 = VALUES - 1
    _copy: i64
    while value >= 0:
        here = of_value(cards, value) << (6 * value)
        number = size_of(here)
        roll = dice.below(ways[(value + 1) * row + size * (HIGHEST_SUM + 1) + total])
        taken: i64 = 0
        while True:
            fits = taken <= size and taken * value <= total
            place = value * row + (size - taken) * (HIGHEST_SUM + 1) + total - taken * value
            weight = choose(number, taken) * ways[place] if fits else i64(0)
            if roll < weight:
                break
            roll -= weight
            taken += 1
        for _copy in range(taken):
            card = draw_one(here, size_of(here), dice)
            here -= word_of(card)
            chosen += word_of(card)
        size -= taken
        total -= taken * value
        value -= 1
    return chosen


def count_ways(cards: i64, most: i64) -> vec[i64]:
    """For the lowest values, none to all of them: how many choices of so many cards have each sum."""
    row = (most + 1) * (HIGHEST_SUM + 1)
    ways = vec[i64]([0] * (row * (VALUES + 1)))
    ways[0] = 1
    value: i64
    size: i64
    total: i64
    taken: i64
    for value in range(VALUES):
        number = size_of(of_value(cards, value))
        for size in range(most + 1):
            for total in range(HIGHEST_SUM + 1):
                before = ways[value * row + size * (HIGHEST_SUM + 1) + total]
                if before == 0:
                    continue
                for taken in range(min(number, most - size) + 1):
                    if total + taken * value <= HIGHEST_SUM:
                        place = (size + taken) * (HIGHEST_SUM + 1) + total + taken * value
                        ways[(value + 1) * row + place] += before * choose(number, taken)
    return ways


def choose(number: i64, taken: i64) -> i64:
    """How many ways there are to take so many of a number of cards."""
    ways: i64 = 1
    n: i64
    for n in range(taken):
        ways = ways * (number - n) // (n + 1)
    return ways
