"""Is what is written by other files up to date? `make written` says so, and shows what is not in a few lines."""

from __future__ import annotations

import difflib
from pathlib import Path

from coincoin.kernel.codes import codes_of, place
from tools import wire

GAMES = wire.ROOT / "src" / "coincoin" / "games"
FEW = 20


def wanted() -> dict[Path, tuple[str, str]]:
    """What each written file has to say, and what writes it."""
    found = {path: (text, "make wire") for path, text in wire.written().items()}
    for moves in sorted(GAMES.glob("*/moves.py")):
        found[place(moves.parent)] = codes_of(moves.parent), "make codes"
    return found


def stale(path: Path, text: str, command: str) -> str:
    """What is out of date in a file, as the beginning of a diff; empty if nothing is."""
    here = path.read_text("utf-8").splitlines() if path.exists() else []
    diff = [*difflib.unified_diff(here, text.splitlines(), "as it is", "as it should be", lineterm="", n=0)]
    more = [f"and {len(diff) - FEW} lines more"] if len(diff) > FEW else []
    name = path.relative_to(wire.ROOT).as_posix()
    return "\n".join([f"{name} is out of date: run {command}", *diff[:FEW], *more]) if diff else ""


if __name__ == "__main__":
    found = [problem for path, (text, command) in wanted().items() if (problem := stale(path, text, command))]
    raise SystemExit("\n".join(found) or 0)
