"""The package as others install it: a wheel with its data, with or without a C compiler."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import coincoin

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "coincoin"
DATA = (".ftl", ".md", ".toml", ".svg", ".py")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A wheel built where there is no C compiler, and what the build said."""
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "source"
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "node_modules")
    shutil.copytree(ROOT / "src", copy / "src", ignore=ignored)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "-w", str(folder), str(copy)],
        env=os.environ | {"CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl")), done.stdout + done.stderr


def test_without_a_compiler_the_build_says_so_and_goes_on(wheel: tuple[Path, str]) -> None:
    assert "no C compiler found: the rules run as plain Python" in wheel[1]


def test_the_wheel_holds_every_data_file(wheel: tuple[Path, str]) -> None:
    held = set(zipfile.ZipFile(wheel[0]).namelist())
    wanted = {
        str(path.relative_to(ROOT / "src"))
        for path in SOURCE.rglob("*")
        if path.suffix in DATA and "__pycache__" not in path.parts
    }
    assert wanted - held == set()


def test_a_wheel_is_made_after_the_page() -> None:
    told = subprocess.run(["make", "--dry-run", "wheel"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "tools/node.py" in told.partition("pip wheel")[0]


def test_the_wheel_plays(wheel: tuple[Path, str], tmp_path: Path) -> None:
    zipfile.ZipFile(wheel[0]).extractall(tmp_path)
    code = "import coincoin; d = coincoin.Dice(1); s = coincoin.game('pan').new(3, d); print(coincoin.playout(s, d))"
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    dice = coincoin.Dice(1)
    assert int(told.stdout) == coincoin.playout(coincoin.game("pan").new(3, dice), dice)


@pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler")
def test_a_game_of_another_package_plays_the_same_compiled_or_not(tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(ROOT / "tests" / "web" / "elsewhere", site, ignore=shutil.ignore_patterns("__pycache__"))
    environment = os.environ | {"PYTHONPATH": str(site), "MYPYPATH": str(ROOT / "src")}

    def run(*words: str) -> str:
        command = [sys.executable, "-m", *words]
        return subprocess.run(command, cwd=site, env=environment, capture_output=True, text=True, check=True).stdout

    def results() -> object:
        run("coincoin.cli", "sim", "pebbles", "--games", "50", "--seats", "2", "--seed", "1", "--json", "played.json")
        told = json.loads((site / "played.json").read_text())
        return told["by_seat"], told["lengths"]

    plain = results()
    run("mypyc", "pebbles/rules.py")
    where = "import pebbles.rules; print(pebbles.rules.__file__)"
    told = subprocess.run([sys.executable, "-c", where], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.strip().endswith((".so", ".pyd"))
    assert results() == plain
