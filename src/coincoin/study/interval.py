"""How sure a share is."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's).

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
