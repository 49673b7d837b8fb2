"""coincoin's host beside boardgame.io's server, in the same run on the same machine; prints a table.

python benchmarks/host/run.py --tables 500        needs node and npm; compiled rules are much faster

They take turns, so that a machine that gets slower or faster does so for all; the figures are medians.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from load import cpu, free_port, measure  # type: ignore[import-not-found]  # beside this file, which is run as it is

HERE = Path(__file__).parent / "boardgame"
MEMORY, FILES = "boardgame.io in memory", "boardgame.io on flat files"
SPEED = "moves_a_second"


def boardgame(tables: int, seats: int, seconds: int, modules: Path, files: str = "") -> dict[str, object]:
    port = free_port()
    # It looks for its packages where they were installed.
    environment = os.environ | {"NODE_PATH": str(modules / "node_modules"), "NODE_ENV": "production", "DEBUG": ""}
    command = ["node", "--max-old-space-size=4096"]
    server = subprocess.Popen(
        [*command, str(HERE / "server.js"), str(port), *([files] if files else [])],
        env=environment, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        while "open" not in server.stdout.readline():
            pass
        pages = subprocess.Popen(
            [*command, str(HERE / "load.js"), *map(str, (port, tables, seats, seconds))],
            env=environment, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert pages.stdout is not None
        assert pages.stdout.readline() == "ready\n"
        before = cpu(server.pid)
        figures: dict[str, object] = json.loads(pages.stdout.readline())
        figures["cpu_us_a_move"] = round((cpu(server.pid) - before) / int(str(figures["moves"])) * 1e6)
        return figures
    finally:
        server.kill()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=int, default=15)
    parser.add_argument("--game", default="pan", help="one or more, with commas between (default: pan)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--modules", type=Path, default=HERE, help="where npm install has put boardgame.io")
    arguments = parser.parse_args()
    if not (arguments.modules / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent"], cwd=arguments.modules, check=True, stdout=sys.stderr)
    tables, seats, seconds, modules = arguments.tables, arguments.seats, arguments.seconds, arguments.modules
    found: dict[str, list[dict[str, object]]] = {}
    for _ in range(arguments.rounds):
        for game in arguments.game.split(","):
            found.setdefault(f"coincoin, {game}, SQLite", []).append(measure(game, tables, seats, seconds))
        found.setdefault(MEMORY, []).append(boardgame(tables, seats, seconds, modules))
        with tempfile.TemporaryDirectory() as folder:
            found.setdefault(FILES, []).append(boardgame(tables, seats, seconds, modules, folder))
    print(f"| {tables} tables of {seats} | moves/s | x in memory | x flat files | p50 ms | p95 ms | p99 ms | CPU us |")
    print("|---|---|---|---|---|---|---|---|")
    for name, rounds in found.items():
        times = [f"{middle(rounds, SPEED, found[other]):.2f}" for other in (MEMORY, FILES)]
        rest = [f"{middle(rounds, column):.0f}" for column in ("p50_ms", "p95_ms", "p99_ms", "cpu_us_a_move")]
        print(f"| {name} | {middle(rounds, SPEED):.0f} | {' | '.join(times + rest)} |")


def middle(rounds: list[dict[str, object]], column: str, beside: list[dict[str, object]] | None = None) -> float:
    """The median of a figure, or of how many times what stood beside it in the same round."""
    figures = [float(str(row[column])) for row in rounds]
    if beside:
        figures = [figure / float(str(other[column])) for figure, other in zip(figures, beside, strict=True)]
    return statistics.median(figures)


if __name__ == "__main__":
    main()
