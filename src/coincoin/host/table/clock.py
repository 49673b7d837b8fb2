"""Clocks: how long each seat has left.

Those of seconds stand still while no host runs. Those of days go by the hours of the log: what they say is the same
after a restart, and on every host.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic

from coincoin.host import hours
from coincoin.host.pace import ClockRule, Clocks

Holiday = tuple[float, float]  # from and until, in seconds since 1970


class Clock:
    """The time of every seat, in milliseconds, counted from the last entry of the log, which is of the hour `at`."""

    def __init__(self, rule: ClockRule, seats: int, at: float) -> None:
        self.rule = rule
        self.days = rule.kind == "days"
        self.left = [rule.seconds * 1000] * seats
        self.times = [1] * seats  # each seat has so many times the time of the rule; 0: all the time it wants
        self.running: tuple[int, ...] = ()
        self.since = at if self.days else monotonic()
        self.holidays: dict[int, Holiday] = {}

    def now(self, seat: int, at: float | None = None) -> int:
        """What a seat has left at this moment."""
        if seat not in self.running:
            return self.left[seat]
        if not self.days:
            spent = monotonic() - self.since
        else:
            until = hours.now() if at is None else at
            first, last = self.holidays.get(seat, (0.0, 0.0))
            spent = until - self.since - max(0.0, min(until, last) - max(self.since, first))
        return min(self.left[seat], max(0, self.left[seat] - int(spent * 1000)))

    def reading(self, at: float | None = None) -> list[int]:
        return [self.now(seat, at) for seat in range(len(self.left))]

    def after_move(self, seat: int) -> list[int]:
        """What to write into the log when a seat moves: with its increment, or a fresh count."""
        left = self.reading()
        if self.rule.kind == "bank":
            left[seat] += self.rule.increment * self.times[seat] * 1000
        else:
            left[seat] = self.whole(seat)
        return left

    def whole(self, seat: int) -> int:
        return self.rule.seconds * self.times[seat] * 1000

    def afresh(self, seat: int) -> list[int]:
        """What to write when the others go on waiting for a seat: its whole time once more."""
        left = self.reading()
        left[seat] = self.whole(seat)
        return left

    def allow(self, seat: int, times: int, at: float) -> None:
        """From now on this seat has so many times the time, all of it anew."""
        self.times[seat] = times
        left = self.reading(at)
        left[seat] = self.whole(seat)
        self.set(left, self.running, at)

    def set(self, left: Iterable[int], waiting: Iterable[int], at: float) -> None:
        """Go on from what the log says, running for the seats that are to move."""
        self.left = list(left) or self.reading(at)
        self.running = tuple([seat for seat in waiting if self.times[seat]])
        self.since = at if self.days else monotonic()

    def rest(self, seats: Iterable[int], holiday: Holiday, at: float) -> None:
        """Their time stands still meanwhile."""
        self.set([], self.running, at)
        self.holidays.update(dict.fromkeys(seats, holiday))

    def until_zero(self, seat: int) -> float:
        """Seconds until a seat has no time left, if it goes on like this."""
        seconds = self.now(seat) / 1000
        first, last = self.holidays.get(seat, (0.0, 0.0))
        now = hours.now()
        return seconds + max(0.0, last - max(now, first)) if self.days and first < now + seconds else seconds

    def info(self) -> Clocks:
        now = hours.now()
        away = [self.holidays.get(seat, (0.0, 0.0)) for seat in range(len(self.left))]
        resting = [last if first <= now < last else 0.0 for first, last in away]
        free = [seat for seat, times in enumerate(self.times) if not times]
        return Clocks(self.reading(), list(self.running), resting if any(resting) else [], free)
