"""What time it is: the one place that says so, for all that lasts longer than a host runs."""

from __future__ import annotations

import time


def now() -> float:
    """Seconds since 1970."""
    return time.time()
