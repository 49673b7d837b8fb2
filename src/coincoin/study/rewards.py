"""What a game was worth to each seat. Both forms add up to nothing over a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

Reward = Callable[[Sequence[int] | np.ndarray], np.ndarray]


def result(scores: Sequence[int] | np.ndarray) -> np.ndarray:
    """1 for winning alone, as much less for the others as makes a sum of 0; a shared win is shared.

    Scores of many games go in as many rows.

    >>> result([3, 1, 2]).tolist(), result([3, 3, 2]).tolist()
    ([1.0, -0.5, -0.5], [0.25, 0.25, -0.5])
    """
    points = np.asarray(scores)
    seats = points.shape[-1]
    best = points == points.max(axis=-1, keepdims=True)
    return np.asarray((seats * best / best.sum(axis=-1, keepdims=True) - 1) / (seats - 1))


def margin(scores: Sequence[int] | np.ndarray) -> np.ndarray:
    """A seat's score less the mean of the others'.

    >>> margin([3, 1, 2]).tolist()
    [1.5, -1.5, 0.0]
    """
    points = np.asarray(scores)
    others = points.sum(axis=-1, keepdims=True) - points
    return np.asarray(points - others / (points.shape[-1] - 1))


REWARDS: dict[str, Reward] = {"result": result, "margin": margin}
