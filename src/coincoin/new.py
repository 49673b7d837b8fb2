"""`coincoin new`: a package with a game that can be played at once, to be changed into one's own."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from importlib.resources import as_file, files
from pathlib import Path

from coincoin.kernel.errors import CoincoinError

NAME = re.compile("[a-z]+(_[a-z]+)*")
WRITE = """
import sys
from importlib import import_module
from pathlib import Path
from coincoin.testing.golden import write
write(import_module(sys.argv[1]).GAME, Path("tests"))
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="of the package and its folder: small letters, with _ between words")


def run(arguments: argparse.Namespace) -> None:
    name = arguments.name
    if not NAME.fullmatch(name):
        raise CoincoinError(f"{name!r} cannot be the name of a package: small letters, with _ between words")
    home = Path(name)
    if home.exists():
        raise CoincoinError(f"there is a folder {name} already")
    with as_file(files("coincoin") / "template") as template:
        copy(template, home, name)
    subprocess.run([sys.executable, "-c", WRITE, name], cwd=home, check=True)
    print(f"{name} is written; next: cd {name}, pip install -e ., coincoin play {name.replace('_', '-')}")


def copy(template: Path, home: Path, name: str) -> None:
    """Every file of the template, with this name in it and for it."""
    words = [word.capitalize() for word in name.split("_")]
    names = {
        "newgame": name,
        "new-game": name.replace("_", "-"),
        "NewGame": "".join(words),
        "New Game": " ".join(words),
    }

    def named(text: str) -> str:
        for old, new in names.items():
            text = text.replace(old, new)
        return text

    for path in sorted(template.rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            target = home / named(str(path.relative_to(template)))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(named(path.read_text("utf-8")), "utf-8")
