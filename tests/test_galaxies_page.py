"""The page for owners of the box: its example is a galaxy, and its commands run as they stand there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from coincoin.games.duck_dealer.galaxy.files import HOME, check, load
from coincoin.study.lab.plan import read

PAGE = (Path(__file__).parents[1] / "docs" / "galaxies.md").read_text("utf-8")
EXAMPLE, STUDY = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def corrected(text: str, changes: str) -> str:
    """The file with the lines of the example in place of its own."""
    lines = text.splitlines()
    section = ""
    for change in changes.splitlines():
        if header := re.fullmatch(r"\[(\w+)\]", change):
            section = header[1]
        elif change:
            first = lines.index(f"[{section}]") if section else 0
            key = re.split(r"\s*=", change)[0]
            found = [n for n in range(first, len(lines)) if re.match(rf"{key}\s*=", lines[n])]
            lines[found[0] if found else first : found[0] + 1 if found else first + 1] = (
                [change] if found else [lines[first], change]
            )
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("owner")
    (found / "mine.toml").write_text(corrected(HOME.read_text("utf-8"), EXAMPLE), "utf-8")
    return found


def test_the_example_is_a_galaxy(folder: Path) -> None:
    assert check(folder / "mine.toml") == []
    galaxy = load(folder / "mine.toml")
    assert galaxy.name == "decem" and "Aix-Cygnus-2" in galaxy.places()
    assert galaxy.consumers["radio"].build == ["radio", "any"]


def test_the_commands_run(folder: Path) -> None:
    done = []
    for line in "".join(re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)).splitlines():
        program, *words = shlex.split(line)
        assert program == "coincoin"
        whither = words.pop() if ">" in words else ""
        words = [word for word in words if word != ">"]
        ran = subprocess.run(
            [sys.executable, "-m", "coincoin.cli", *words],
            cwd=folder, capture_output=True, text=True, input="1\n" * 4 + "q\n", check=False, timeout=120,
        )  # fmt: skip
        assert ran.returncode == 0, f"{line}: {ran.stdout}{ran.stderr}"
        if whither:
            assert ran.stdout == HOME.read_text("utf-8")
        done.append(words[0])
    assert set(done) == {"galaxy", "sim", "arena", "play", "verify", "hint"}
    assert "decem-" in (folder / "match.jsonl").read_text("utf-8")


def test_the_study_plays_in_that_galaxy(folder: Path) -> None:
    (folder / "study.toml").write_text(STUDY, "utf-8")
    (cell,) = read(folder / "study.toml").cells()
    assert str(cell.options["galaxy"]).startswith("decem-")
    assert cell.table.options["galaxy"].default == cell.options["galaxy"]
