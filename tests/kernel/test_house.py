"""The house: arrows point one way, files stay short, compiled and plain Python agree, other packages can join."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

import coincoin
from coincoin.host.table import entries
from coincoin.kernel import state as kernel_state

SOURCE = Path(coincoin.__file__).parent
ROOT = Path(__file__).parents[2]
HOMES = ("src/coincoin", "tests", "tools", "benchmarks", "examples", "web/src")
CODE = {".py", ".ts", ".svelte", ".css"}
MOST_LINES = 440

# What each part of the house may import.
BELOW = {
    "kernel": {"kernel", "games"},
    "testing": {"kernel", "bots", "scene", "testing"},
    "games": {"kernel", "games"},
    "scene": {"kernel", "scene"},
    "bots": {"kernel", "games", "bots"},
    "terminal": {"kernel", "bots", "scene", "terminal"},
    "study": {"kernel", "games", "bots", "scene", "study", "terminal"},
    "host": {"kernel", "games", "bots", "scene", "study", "host"},
}


# The rooms of the host: each may import itself and those before it.
HOST = [
    "settings", "address", "hours", "pace", "sign", "wire", "watch", "table", "store", "notices", "minds", "socket",
    "room", "http", "app", "serve",
]  # fmt: skip


def imports(path: Path, package: str = "coincoin") -> set[str]:
    """The parts of a package that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        inside = [name.removeprefix(f"{package}.") for name in names if name.startswith(f"{package}.")]
        found |= {name.split(".")[0] for name in inside}
    return found


def test_arrows_point_one_way() -> None:
    for path in SOURCE.rglob("*.py"):
        part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if part in BELOW:
            wrong = imports(path) - BELOW[part]
            assert not wrong, f"{path.relative_to(SOURCE)} imports {wrong}"


def test_arrows_point_one_way_in_the_host() -> None:
    home = SOURCE / "host"
    for path in home.rglob("*.py"):
        room = path.relative_to(home).parts[0].removesuffix(".py")
        if room == "__init__" or path == home / "socket" / "conversation.py":  # which leads a connection to its room
            continue
        wrong = imports(path, "coincoin.host") - set(HOST[: HOST.index(room) + 1])
        assert not wrong, f"{path.relative_to(SOURCE)} imports {wrong}"


def test_entries_of_a_log_are_made_in_one_file() -> None:
    kinds = {kind.__name__ for kind in get_args(entries.AnyEntry)}
    for path in (SOURCE / "host").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and path != SOURCE / "host" / "table" / "decide.py":
                made = ast.unparse(node.func).removeprefix("log.").removeprefix("entries.")
                assert made not in kinds, f"{path.relative_to(SOURCE)} makes an entry: {made}"


def test_no_game_knows_another() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        home = path.relative_to(SOURCE / "games").parts[0]
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("coincoin.games."):
                assert str(node.module).split(".")[2] == home, f"{path} imports {node.module}"


def test_only_the_registry_of_the_kernel_looks_at_games() -> None:
    users = {path.name for path in (SOURCE / "kernel").glob("*.py") if "games" in imports(path)}
    assert users == {"registry.py"}


def test_files_stay_short() -> None:
    files = [path for home in HOMES for path in (ROOT / home).rglob("*") if path.suffix in CODE]
    texts = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in files}
    by_hand = {name: text for name, text in texts.items() if "Written by `make" not in text[:300]}
    long = {name for name, text in by_hand.items() if text.count("\n") > MOST_LINES}
    assert not long, f"one idea a file: these have more than {MOST_LINES} lines"


# ---- compiled and plain ----

PLAY = """
import json, sys
import coincoin
from coincoin.kernel.instinct import guided_playout
from coincoin.kernel.match import Match
found = []
for game in coincoin.all_games().values():
    for seats in game.seats:
        match = Match(game, ["a", "b", "c", "d", "e", "f"][:seats], seed=seats)
        dice = coincoin.Dice(1)
        while not match.state.over:
            seat = match.state.waiting()[0]
            moves = match.state.moves(seat)
            match.play(seat, moves[dice.below(len(moves))])
        worlds = [game.to_json(match.at(match.version // 2).seen_by(0).imagine(coincoin.Dice(4)))]
        guided = game.new(seats, coincoin.Dice(2))
        guided_playout(guided, game.instinct, coincoin.Dice(3))
        found.append([match.lines(), worlds, game.to_json(guided)])
print(json.dumps([coincoin.kernel.state.__file__.endswith(".py"), found]))
"""


def run(code: str, path: Path | None = None) -> Any:
    """What this code prints, as JSON."""
    environment = os.environ | ({"PYTHONPATH": str(path)} if path else {})
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_compiled_and_plain_python_give_identical_logs(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "coincoin", ignore=shutil.ignore_patterns("*.so", "__pycache__", "site"))
    plain, logs = run(PLAY, tmp_path)
    assert plain, "the copy has no compiled modules, so it runs as plain Python"
    _, here = run(PLAY)
    assert here == logs


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler on this machine: plain Python is right")
@pytest.mark.skipif(bool(os.environ.get("COINCOIN_PURE")), reason="plain Python was asked for")
def test_the_rules_are_compiled_here() -> None:
    assert kernel_state.__file__.endswith(".so"), "run make test, which installs and compiles"


# ---- a game from another package ----


def test_a_game_from_another_package_joins_by_an_entry_point(tmp_path: Path) -> None:
    home = tmp_path / "tiny_pan"
    shutil.copytree(SOURCE / "games" / "pan", home, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for path in home.rglob("*.py"):
        text = path.read_text("utf-8").replace("coincoin.games.pan", "tiny_pan").replace('id="pan"', 'id="tiny"')
        path.write_text(text, "utf-8")
    info = tmp_path / "tiny_pan-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-pan\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[coincoin.games]\ntiny = tiny_pan:GAME\n")
    code = """
import json, coincoin
game, dice = coincoin.game("tiny"), coincoin.Dice(1)
state = game.new(4, dice)
coincoin.playout(state, dice)
print(json.dumps([game.id, state.over, game.scene(state.seen_by(0), "nl", ["a", "b", "c", "d"]).title]))
"""
    id, over, title = run(code, tmp_path)
    assert (id, over) == ("tiny", True)
    assert title
