"""A host whose hours are those of a file: `python -m tests.host.simulated serve ...`, for matches over days."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from coincoin import cli
from coincoin.host import hours
from coincoin.host.notices import postman
from coincoin.host.room import driver

from .server import Server

AHEAD = "COINCOIN_TEST_AHEAD"


class Days(Server):
    """`coincoin serve`, so many seconds ahead of the time."""

    def __init__(self, folder: Path, **flags: object) -> None:
        super().__init__(folder, **flags)  # type: ignore[arg-type]
        self.ahead = folder / "ahead"
        self.ahead.write_text("0")
        self.command[2] = "tests.host.simulated"

    def start(self) -> Days:
        os.environ[AHEAD] = str(self.ahead)
        super().start()
        return self

    def __enter__(self) -> Days:
        return self.start()

    def now(self) -> float:
        return time.time() + float(self.ahead.read_text())

    def pass_by(self, **spans: float) -> None:
        """So many days, hours or minutes later."""
        units = {"days": 86400, "hours": 3600, "minutes": 60, "seconds": 1}
        later = float(self.ahead.read_text()) + sum(units[unit] * n for unit, n in spans.items())
        new = self.ahead.with_suffix(".new")
        new.write_text(str(later))
        new.replace(self.ahead)


if __name__ == "__main__":
    ahead = Path(os.environ[AHEAD])
    hours.now = lambda: time.time() + float(ahead.read_text())
    driver.LONGEST, postman.EVERY = 0.2, 0.2
    sys.exit(cli.main())
