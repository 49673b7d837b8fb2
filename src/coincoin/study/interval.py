"""How sure a share is."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The interval of a share (Wilson's), the 95 % one unless told.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z**2 / (4 * games**2))
    middle = share + z**2 / (2 * games)
    scale = 1 + z**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
