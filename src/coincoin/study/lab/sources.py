"""What the games of a study depend on besides its plan: the version, the code, and the data that code reads."""

from __future__ import annotations

import json
import os
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import coincoin
from coincoin.bots.bot import bot
from coincoin.study.lab.plan import Study
from coincoin.study.policy.trained import VARIABLE

PACKAGES = ("coincoin.kernel", "coincoin.bots")
MODULES = ("coincoin.study.lab.plan", "coincoin.study.lab.record", "coincoin.study.lab.trials")
SUFFIXES = (".py", ".toml", ".json")
MOST_NAMED = 4


def sources(study: Study) -> dict[str, str]:
    """A hash for each file of code and data: of the kernel, the games of the study and its bots.

    >>> from coincoin.study.lab.plan import Tables
    >>> found = sources(Study("x", [Tables("pan")]))
    >>> found["coincoin"] == coincoin.__version__, "coincoin.games.pan/instinct.py" in found
    (True, True)
    """
    cells = study.cells()
    players = {(name, cell.game): bot(name, cell.table) for cell in cells for name in cell.bots}
    files = {}
    for module in (*MODULES, *(type(player).__module__ for player in players.values())):
        path = source(module)
        files[f"{module.rpartition('.')[0]}/{path.name}"] = path
    for package in {*PACKAGES, *(cell.table.package for cell in cells)}:
        home = source(package).parent
        inside = [path for path in home.rglob("*") if path.suffix in SUFFIXES]
        files |= {f"{package}/{path.relative_to(home).as_posix()}": path for path in inside}
    if any(name == "policy" for name, _ in players):
        files[VARIABLE] = Path(os.environ[VARIABLE])
    return {"coincoin": coincoin.__version__} | {name: digest(files[name]) for name in sorted(files)}


def fingerprint(study: Study) -> str:
    """All of them in one short hash, for people to compare."""
    return sha256(json.dumps(sources(study)).encode()).hexdigest()[:8]


def source(module: str) -> Path:
    """Its source, which lies beside it where it is compiled: the same code gives the same results either way."""
    spec = find_spec(module)
    found = Path(str(spec and spec.origin))
    plain = found.with_name(found.name.partition(".")[0] + ".py")
    return plain if plain.exists() else found


@cache
def digest(path: Path) -> str:
    """Taken once: what a process has read does not change under it."""
    return sha256(path.read_bytes()).hexdigest()[:16]


def changed(old: dict[str, str], new: dict[str, str]) -> str:
    """The names of what differs; empty if nothing does.

    >>> changed({"a": "1", "b": "2"}, {"a": "1", "b": "3", "c": "4"})
    'b, c'
    """
    names = sorted(name for name in old.keys() | new.keys() if old.get(name) != new.get(name))
    more = [f"and {len(names) - MOST_NAMED} more"] if len(names) > MOST_NAMED else []
    return ", ".join(names[:MOST_NAMED] + more)
