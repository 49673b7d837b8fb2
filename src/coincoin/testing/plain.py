"""Compiled or not, a game plays the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from coincoin.kernel.game import Game
from coincoin.testing.golden import hunk, playthrough
from coincoin.testing.tables import Table

PLAY = """
import sys
from importlib import import_module
from coincoin.kernel.game import Game
from coincoin.testing.plain import played
[game] = [each for each in vars(import_module(sys.argv[1])).values() if isinstance(each, Game)]
sys.stdout.write(played(game))
"""


def played(game: Game) -> str:
    """A game at each number of seats by its instinct, which is compiled too."""
    return "".join(playthrough(Table(game, seats, {}), seats, "instinct") for seats in game.seats)


def check_plain(game: Game, folder: Path) -> None:
    """The package without what was compiled, run by another Python, tells the same games; nothing if it is plain."""
    top = game.package.partition(".")[0]
    home = Path(str(import_module(top).__file__)).parent
    if not any(path.name.endswith(tuple(EXTENSION_SUFFIXES)) for path in home.rglob("*")):
        return
    leave = shutil.ignore_patterns(*(f"*{suffix}" for suffix in EXTENSION_SUFFIXES), "__pycache__")
    shutil.copytree(home, folder / top, ignore=leave)
    paths = [str(folder), *sys.path]
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game.package],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"the plain package cannot be played: {done.stderr}"
    here = played(game)
    assert done.stdout == here, "\n".join(["plain Python plays another game:", *hunk(here, done.stdout)])
