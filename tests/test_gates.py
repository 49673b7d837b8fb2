"""What a fresh clone installs and builds: locked versions fit, and a changed source that is compiled is noticed."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from tools import lock

ROOT = Path(__file__).parents[1]


def pins(name: str) -> dict[str, list[Version]]:
    """The versions of each package; some have one for each kind of system."""
    found: dict[str, list[Version]] = {}
    for line in (lock.LOCKS / f"{name}.txt").read_text("utf-8").splitlines():
        if match := re.match(r"([a-z0-9-]+)==(\S+)", line):
            found.setdefault(match[1], []).append(Version(match[2]))
    return found


@pytest.mark.parametrize("name", lock.wanted())
def test_what_is_locked_fits_the_project(name: str) -> None:
    locked = pins(name)
    for each in map(Requirement, lock.wanted()[name]):
        versions = locked.get(canonicalize_name(each.name), [])
        assert versions, f"{each.name} is not in requirements/{name}.txt: run make lock"
        wrong = [str(version) for version in versions if version not in each.specifier]
        assert not wrong, f"{each} is locked at {wrong}: run make lock"


@pytest.mark.parametrize("name", lock.wanted())
def test_every_locked_package_has_hashes_and_no_address(name: str) -> None:
    text = (lock.LOCKS / f"{name}.txt").read_text("utf-8")
    assert "://" not in text
    for package in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in package, package


def test_playing_and_testing_are_locked_alike() -> None:
    tested = pins("test")
    assert {name: tested[name] for name in pins("play")} == pins("play")


def test_make_watches_every_source_that_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = re.search(r"^COMPILED := (.*)$", Path("Makefile").read_text("utf-8"), re.MULTILINE)
    assert found
    watched = [Path("src/coincoin", folder) for folder in found[1].split()]
    setup_py = ast.parse(Path("setup.py").read_text("utf-8")).body
    lists: list[ast.stmt] = [node for node in setup_py if isinstance(node, ast.Assign)]
    setup: dict[str, Any] = {"Path": Path, "os": os}
    exec(compile(ast.Module(lists, []), "setup.py", "exec"), setup)
    compiled = [path for path in (*setup["RULES"], *setup["TABLES"]) if path.is_relative_to("src")]
    assert len(compiled) > 50
    for path in compiled:
        assert any(path.is_relative_to(folder) for folder in watched), f"{path} is compiled, and make does not watch it"
