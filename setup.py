"""Compiles with mypyc, in two groups at the same time: rules, heuristics and search; and what draws tables.

Set COINCOIN_PURE=1 to leave them as plain Python; without a C compiler that happens by itself.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/coincoin")
RULES = [
    *(PACKAGE / "kernel" / f"{name}.py" for name in ("cards", "dice", "instinct", "seats", "state", "tape")),
    *sorted(PACKAGE.glob("games/*/rules/[a-z]*.py")),
    *sorted(PACKAGE.glob("games/*/mind/[a-z]*.py")),
    *sorted(PACKAGE.glob("games/*/instinct.py")),
    *sorted(PACKAGE.glob("games/*/knows/observer.py")),
    *(PACKAGE / "bots" / f"{name}.py" for name in ("search", "tally")),
    *(PACKAGE / "study" / f"{name}.py" for name in ("envs/batch", "lab/record")),
    *map(Path, os.environ.get("COINCOIN_ALSO", "").split()),
]
TABLES = [
    *(PACKAGE / "kernel" / f"{name}.py" for name in ("change", "game", "words")),
    *sorted(PACKAGE.glob("games/*/looks/[a-z]*.py")),
    *(PACKAGE / "host" / f"{name}.py" for name in ("table/told", "table/undo", "table/fold", "room/telling")),
]


def compiler() -> str:
    words = os.environ.get("CC", sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(words[0]) or ""


def note(text: str) -> None:
    print(f"coincoin: {text}", file=sys.stderr)


class Build(build_ext):
    """A failed compilation leaves plain Python, slower and with the same results."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = True

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            note(f"not compiled ({problem}); the rules run as plain Python, more slowly")
            self.extensions = []


def extensions() -> list:
    if "egg_info" in sys.argv:
        return []
    if os.environ.get("COINCOIN_PURE"):
        note("COINCOIN_PURE is set: the rules run as plain Python")
        return []
    if not compiler():
        note("no C compiler found: the rules run as plain Python, more slowly")
        return []
    os.environ.setdefault("MYPYPATH", "src")
    from mypyc.build import mypycify

    groups = [([*map(str, RULES)], "coincoin"), ([*map(str, TABLES)], "coincoin_tables")]
    files = [file for group, _ in groups for file in group]
    found = mypycify(["--cache-dir=build/mypy", *files], debug_level="0", separate=groups)
    if sys.platform != "win32":
        for extension in found:
            # Functions that no other library can replace are inlined. Most of what drawing does is done by Python's
            # own C functions, so that optimizing it takes long and gains little.
            level = "-O1" if "coincoin_tables" in extension.name else "-O3"
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", level]
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
