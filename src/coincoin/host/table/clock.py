"""Clocks: how long each seat has left. They stand still while no host runs."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic

from coincoin.host.wire import ClockRule, Clocks


class Clock:
    """The time of every seat, in milliseconds, counted from the last entry of the log."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * seats
        self.running: tuple[int, ...] = ()
        self.since = monotonic()

    def now(self, seat: int) -> int:
        """What a seat has left at this moment."""
        spent = int((monotonic() - self.since) * 1000) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def reading(self) -> list[int]:
        return [self.now(seat) for seat in range(len(self.left))]

    def after_move(self, seat: int) -> list[int]:
        """What to write into the log when a seat moves: with its increment, or a fresh count."""
        left = self.reading()
        if self.rule.kind == "move":
            left[seat] = self.rule.seconds * 1000
        else:
            left[seat] += self.rule.increment * 1000
        return left

    def set(self, left: Iterable[int], waiting: Iterable[int]) -> None:
        """Go on from what the log says, running for the seats that are to move."""
        self.left = list(left) or self.reading()
        self.running = tuple(waiting)
        self.since = monotonic()

    def info(self) -> Clocks:
        return Clocks(self.reading(), list(self.running))
