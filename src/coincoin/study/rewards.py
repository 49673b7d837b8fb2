"""What a game was worth to each seat. Both forms add up to nothing over a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

Reward = Callable[[Sequence[int]], list[float]]


def result(scores: Sequence[int]) -> list[float]:
    """1 for winning alone, as much less for the others as makes a sum of 0; a shared win is shared.

    >>> result([3, 1, 2])
    [1.0, -0.5, -0.5]
    >>> result([3, 3, 2])
    [0.25, 0.25, -0.5]
    """
    seats, best = len(scores), max(scores)
    winners = scores.count(best)
    return [((seats / winners if score == best else 0) - 1) / (seats - 1) for score in scores]


def margin(scores: Sequence[int]) -> list[float]:
    """A seat's score less the mean of the others'.

    >>> margin([3, 1, 2])
    [1.5, -1.5, 0.0]
    """
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]


REWARDS: dict[str, Reward] = {"result": result, "margin": margin}
