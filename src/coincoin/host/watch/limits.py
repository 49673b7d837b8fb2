"""What one person and one address may ask for: by whichever sockets, and however many."""

from __future__ import annotations

from collections import Counter
from time import monotonic

from coincoin.host.settings import Settings

# A second, and at once, for a person.
RATES = {
    "notice": (0.02, 10.0),
    "chat": (0.5, 6.0),
    "hint": (0.5, 5.0),
    "advice": (2.0, 30.0),
    "undo": (1.0, 20.0),
    "try": (2.0, 20.0),
    "claim": (0.05, 3.0),  # codes are short: who guesses must not be quick
    "verify": (0.2, 6.0),
}
CROWD = 8  # an address may do so many times as much as a person: a household, a class
MOST_KEPT = 50_000


class Bucket:
    """So many a second on average, so many at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.level, self.at = rate, burst, burst, monotonic()

    def take(self) -> bool:
        if (level := self.now()) < 1:
            return False
        self.level, self.at = level - 1, monotonic()
        return True

    def now(self) -> float:
        return min(self.burst, self.level + (monotonic() - self.at) * self.rate)


class Limits:
    """The buckets of everybody, and the sockets of every address."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections
        self.sockets: Counter[str] = Counter()
        rate = settings.rate
        self._rates = {"request": (rate, rate * 30), "table": (rate / 60, rate * 10)}
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, address: str, person: str = "") -> bool:
        """May they do this now? What is no person's is counted for the address alone."""
        if kind in self._rates:
            return self._bucket(kind, address, *self._rates[kind]).take()
        rate, burst = RATES[kind]
        mine = self._bucket(kind, f"person {person}", rate, burst)
        ours = self._bucket(kind, address, rate * CROWD, burst * CROWD)
        return (not person or mine.take()) and ours.take()

    def _bucket(self, kind: str, who: str, rate: float, burst: float) -> Bucket:
        if len(self._buckets) > MOST_KEPT:  # a full one says nothing
            self._buckets = {key: each for key, each in self._buckets.items() if each.now() < each.burst}
        return self._buckets.setdefault((kind, who), Bucket(rate, burst))

    def enter(self, address: str) -> bool:
        """One more socket, if that is not too many."""
        if self.most and self.sockets[address] >= self.most:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]
