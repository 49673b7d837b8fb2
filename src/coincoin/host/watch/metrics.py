"""Figures for operators, in the text form Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Counter:
    def __init__(self, name: str, help: str) -> None:
        self.name, self.help, self.count = name, help, 0

    def add(self, n: int = 1) -> None:
        self.count += n

    def lines(self) -> list[str]:
        return [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} counter", f"{self.name} {self.count}"]


class Gauge:
    """Asked for when somebody looks."""

    def __init__(self, name: str, help: str, value: Callable[[], float]) -> None:
        self.name, self.help, self.value = name, help, value

    def lines(self) -> list[str]:
        return [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} gauge", f"{self.name} {self.value()}"]


class Seconds:
    """How long something takes: a histogram."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help, self.sum = name, help, 0.0
        self.counts = [0] * (len(BOUNDS) + 1)

    @contextmanager
    def timed(self) -> Iterator[None]:
        start = perf_counter()
        try:
            yield
        finally:
            self.see(perf_counter() - start)

    def see(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        found = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} histogram"]
        total = 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts, strict=True):
            total += count
            found.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{self.name}_sum {self.sum}", f"{self.name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self.moves = Counter("coincoin_moves_total", "Moves played, by people and bots.")
        self.writes = Counter("coincoin_writes_total", "Jobs written to the store.")
        self.commits = Seconds("coincoin_commit_seconds", "Time of one commit of many jobs.")
        self.commands = Seconds("coincoin_command_seconds", "From a command to its answer.")
        self.refused = Counter("coincoin_refused_total", "Commands refused.")
        self.malformed = Counter("coincoin_malformed_total", "Messages that made no sense.")
        self.dropped = Counter("coincoin_dropped_total", "Connections dropped as slow or flooding.")
        self.conflicts = Counter("coincoin_conflicts_total", "Entries that another host wrote first.")
        self.bot_failures = Counter("coincoin_bot_failures_total", "Bots that failed, and bot workers replaced.")
        self.gauges: list[Gauge] = []

    def text(self) -> str:
        counted: list[Counter | Seconds | Gauge] = [
            self.moves, self.writes, self.commits, self.commands, self.refused, self.malformed,
            self.dropped, self.conflicts, self.bot_failures, *self.gauges,
        ]  # fmt: skip
        return "\n".join(line for each in counted for line in each.lines()) + "\n"


METRICS = Metrics()
