"""Games per second of the lab on one core and on all of them, in turns, medians of several rounds.

python benchmarks/study/lab.py [GAMES]
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from coincoin.study.lab import lab
from coincoin.study.lab.plan import Study, Tables

ROUNDS = 3


def seconds(study: Study, cores: int) -> float:
    """How long the games take, without the start of the processes that comes before the first chunk."""
    with tempfile.TemporaryDirectory() as out:
        folder = lab.Folder(Path(out), study)
        chunks = study.chunks()
        begin = 0.0
        for done in lab.on_cores(study, folder, chunks, cores):
            begin = begin or (time.perf_counter() if done else 0.0)
        return time.perf_counter() - begin


def main() -> None:
    games = int(sys.argv[1]) if sys.argv[1:] else 100_000
    study = Study("speed", [Tables("pan", seats=4)], games=games)
    cores = os.cpu_count() or 1
    rounds = [(seconds(study, 1), seconds(study, cores)) for _ in range(ROUNDS)]
    one, all_of_them = (games / statistics.median(column) for column in zip(*rounds, strict=True))
    print(f"1 core   {one:10,.0f} games/s")
    print(f"{cores} cores  {all_of_them:10,.0f} games/s  {all_of_them / one:.2f} x")


if __name__ == "__main__":
    main()
