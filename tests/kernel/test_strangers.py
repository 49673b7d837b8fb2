"""A compiled game of another package never crashes the interpreter: what would is refused with a sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import coincoin

pytestmark = pytest.mark.slow

SOURCE = Path(coincoin.__file__).parents[1]
PEBBLES = Path(__file__).parents[1] / "web" / "elsewhere"
SAFE = "@mypyc_attr(native_class=False)\n"
MINDS = f"""

from coincoin.kernel.instinct import Instinct
from coincoin.kernel.tape import Observer, Tape


{SAFE}class First(Instinct):
    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        return moves[0]


{SAFE}class Looker(Observer):
    def write(self, state: State, seat: i64, tape: Tape) -> None:
        assert isinstance(state, Pebbles)
        tape.put(state.left)
"""
PLAY = """
import coincoin
from coincoin.bots.bot import bot
game, dice = coincoin.game("pebbles"), coincoin.Dice(1)
state = game.new(2, dice)
print(game.observe(state.seen_by(0)), coincoin.playout(state.clone(), dice))
goose = bot("goose:iterations=50+milliseconds=0", game, 1)
goose.choose(state.seen_by(0), state.moves(0))
print(goose.failure)
"""
FOUND = """
import sys
from contextlib import suppress
from coincoin import BrokenGame
from coincoin.kernel.strangers import crashes
with suppress(BrokenGame):
    import pebbles
kinds = [kind for kind in vars(sys.modules["pebbles.rules"]).values() if isinstance(kind, type)]
print(*sorted(kind.__name__ for kind in kinds if crashes(kind)))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pebbles with an instinct and an observer."""
    site = tmp_path_factory.mktemp("strangers") / "site"
    shutil.copytree(PEBBLES, site, ignore=shutil.ignore_patterns("__pycache__"))
    home = site / "pebbles" / "__init__.py"
    source = home.read_text("utf-8").replace("PEBBLES, Pebbles\n", "PEBBLES, First, Looker, Pebbles\n")
    observe = source.index("    observe=")
    home.write_text(source[:observe] + "    observe=Looker(),\n    instinct=First(),\n)\n", "utf-8")
    return site


def compiled(site: Path, rules: str) -> None:
    for old in site.rglob("*.so"):
        old.unlink()
    (site / "pebbles" / "rules.py").write_text(rules, "utf-8")
    run(site, "-m", "mypyc", "pebbles/rules.py")


def run(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(site), str(SOURCE)])}
    done = subprocess.run(
        [sys.executable, *words], cwd=site, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode in (0, 1), f"Python itself ended with {done.returncode}: {done.stdout}{done.stderr}"
    return done


@pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler")
def test_only_classes_of_the_safe_kind_are_used(site: Path) -> None:
    rules = (PEBBLES / "pebbles" / "rules.py").read_text("utf-8") + MINDS
    compiled(site, rules)
    played = run(site, "-c", PLAY)
    assert played.stdout.splitlines()[0].startswith("[11] "), played.stderr
    assert played.stdout.splitlines()[1] == "None"
    compiled(site, rules.replace(SAFE, ""))
    said = run(site, "-m", "coincoin.cli", "games").stderr
    assert "its class pebbles.rules.Pebbles is compiled apart from coincoin and would crash Python" in said
    assert "there is no game 'pebbles'" in run(site, "-c", PLAY).stderr
    assert run(site, "-c", FOUND).stdout.split() == ["First", "Looker", "Pebbles"]
