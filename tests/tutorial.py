"""The steps of docs/adding-a-game.md, done as they are written: commands, changed lines, new files."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import coincoin

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
STEP = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SOURCE = Path(coincoin.__file__).parents[1]
COMMANDS = {"coincoin": "coincoin.cli", "pip": "pip", "pytest": "pytest"}
SECTION = "## A game in an hour"


def steps() -> Iterator[tuple[str, str]]:
    """The kind of each block of that section, and its text."""
    section = PAGE.read_text("utf-8").partition(SECTION)[2].partition("\n## ")[0]
    for found in STEP.finditer(section):
        yield found[1], found[2]


class Reader:
    """Somebody who follows the page, in an environment of their own that has coincoin."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "environment"
        venv.create(self.home, symlinks=os.name != "nt")
        self.bin = self.home / ("Scripts" if os.name == "nt" else "bin")
        [site] = self.home.rglob("site-packages")
        # What is installed here is installed there, and this coincoin before any other.
        here = [str(SOURCE), *(path for path in sys.path if path.endswith("site-packages"))]
        (site / "here.pth").write_text("\n".join(here), "utf-8")
        for name, module in COMMANDS.items():
            command = self.bin / name
            command.write_text(f'#!/bin/sh\nexec "{self.bin / "python"}" -m {module} "$@"\n', "utf-8")
            command.chmod(0o755)
        self.environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.environment |= {
            "PATH": f"{self.bin}{os.pathsep}{os.environ['PATH']}",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def follow(self) -> str:
        """Do all that the page says; the last command, which opens the browser, is left to who asks."""
        for kind, text in steps():
            if kind == "diff":
                self.change(text)
            elif kind == "python":
                first, _, rest = text.partition("\n")
                (self.folder / first.removeprefix("# ")).write_text(rest, "utf-8")
            else:
                for line in text.splitlines():
                    if line.startswith("coincoin serve"):
                        return line
                    self.run(line)
        raise AssertionError("the page does not come to the browser")

    def run(self, line: str) -> None:
        if line.startswith("cd "):
            self.folder /= line.removeprefix("cd ")
            return
        done = subprocess.run(
            line,
            shell=True,
            cwd=self.folder,
            env=self.environment,
            input="q\n",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}"

    def change(self, text: str) -> None:
        """Lines with a minus become those with a plus; the others say where."""
        name, *lines = text.splitlines()
        path = self.folder / name.removeprefix("--- ")
        was = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        now = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        source = path.read_text("utf-8")
        assert source.count(was) == 1, f"{path.name} does not have these lines once:\n{was}"
        path.write_text(source.replace(was, now), "utf-8")
