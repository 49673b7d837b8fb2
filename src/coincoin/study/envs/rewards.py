"""What a game was worth to each seat. Both forms add up to nothing over a table."""

from __future__ import annotations

from collections.abc import Callable

Reward = Callable[[list[int]], list[float]]


def result(scores: list[int]) -> list[float]:
    """1 for winning alone, as much less for the others as makes a sum of 0; a shared win is shared.

    >>> result([3, 1, 2]), result([3, 3, 2])
    ([1.0, -0.5, -0.5], [0.25, 0.25, -0.5])
    """
    seats, best = len(scores), max(scores)
    won = (seats / scores.count(best) - 1) / (seats - 1)
    return [won if score == best else -1 / (seats - 1) for score in scores]


def margin(scores: list[int]) -> list[float]:
    """A seat's score less the mean of the others'.

    >>> margin([3, 1, 2])
    [1.5, -1.5, 0.0]
    """
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]


REWARDS: dict[str, Reward] = {"result": result, "margin": margin}
