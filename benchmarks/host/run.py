"""coincoin's host beside boardgame.io's server, in the same run on the same machine; prints a table.

python benchmarks/host/run.py --tables 500        needs node and npm; compiled rules are much faster
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from load import cpu, free_port, measure

HERE = Path(__file__).parent / "boardgame"


def boardgame(tables: int, seats: int, seconds: int, modules: Path, files: str = "") -> dict[str, object]:
    port = free_port()
    # It looks for its packages where they were installed.
    environment = os.environ | {"NODE_PATH": str(modules / "node_modules"), "DEBUG": ""}
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
    parser.add_argument("--game", default="pan")
    parser.add_argument("--modules", type=Path, default=HERE, help="where npm install has put boardgame.io")
    arguments = parser.parse_args()
    if not (arguments.modules / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent"], cwd=arguments.modules, check=True, stdout=sys.stderr)
    tables, seats, seconds = arguments.tables, arguments.seats, arguments.seconds
    rows = {f"coincoin, {arguments.game}, SQLite": measure(arguments.game, tables, seats, seconds)}
    rows["boardgame.io, in memory"] = boardgame(tables, seats, seconds, arguments.modules)
    with tempfile.TemporaryDirectory() as folder:
        rows["boardgame.io, flat files"] = boardgame(tables, seats, seconds, arguments.modules, folder)
    columns = ["moves_a_second", "p50_ms", "p95_ms", "p99_ms", "cpu_us_a_move"]
    print(f"| {tables} tables of {seats} | moves/s | p50 ms | p95 ms | p99 ms | host CPU us a move |")
    print("|---|---|---|---|---|---|")
    for name, row in rows.items():
        print(f"| {name} | {' | '.join(str(row[column]) for column in columns)} |")


if __name__ == "__main__":
    main()
