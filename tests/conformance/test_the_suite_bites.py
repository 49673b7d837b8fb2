"""The suite bites: a game broken on purpose must fail it, each time.

Each mutant is Pan's own package copied with one line changed, run uncompiled.
"""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import coincoin
from coincoin.testing.checks import check_game
from coincoin.testing.contents import check_contents, states
from coincoin.testing.tables import Table
from coincoin.testing.worlds import check_small_positions, small_positions

from .ours import folder, secrets_of

pytestmark = pytest.mark.slow

MUTANTS = {
    "shows every hand": ("                self.hands[other].hide()\n", ""),
    "shows what is in the box": ("        self.box.hide()\n", ""),
    "shows cards laid face down": ("self.laid[other] = BLANK", "pass"),
    "tells which card was laid": ("self.tell(told_laid(seat))", "self.tell(told_showed(seat, card))"),
    "shares hands between clones": (
        "other.hands = [hand.clone() for hand in self.hands]",
        "other.hands = self.hands",
    ),
    "shares the order between clones": ("other.order = self.order[:]", "other.order = self.order"),
    "forgets to clone the phase": ("        other.phase = self.phase\n", ""),
    "loses a card that is paid": ("        self.spent.add(card)\n", ""),
    "loses the cards of the dead": (
        "        self.spent.add_all(self.won[seat])\n        self.won[seat].clear()\n        self.dead",
        "        self.won[seat].clear()\n        self.dead",
    ),
    "imagines a card too few": ("while known < COPIES:", "while known < COPIES - (value == 2):"),
    "imagines laid cards as always the lowest": (
        "self.laid[other] = pool.take_any(dice)",
        "self.laid[other] = pool.nth(0); pool.remove(self.laid[other])",
    ),
    "lists moves out of order": (
        "return append(append(moves, AGAIN), STOP)",
        "return append(append(moves, STOP), AGAIN)",
    ),
    "lists a move twice": (
        "            moves = cards_of(self.won[seat], RESHUFFLE, append(moves, TURN))",
        "            moves = cards_of(self.won[seat], RESHUFFLE, append(append(moves, TURN), TURN))",
    ),
    "has a dead end": ("return cards_of(self.won[seat], PAY, moves)", "return moves"),
    "cites a rule that does not exist": ('return "pan-19"', 'return "pan-99"'),
    "lets the first pick be seen in the moves": (
        "            return cards_of(self.hands[seat], PICK, moves)",
        "            return cards_of(self.hands[0 if self.laid[0] == NOT_YET else seat], PICK, moves)",
    ),
}

# What a State can lose of an attribute: what is said of it, and where lines change or come in after another.
NEW = ("rules/turns.py", "        self.owed: i64 = 0  # cards still to pay or to steal\n")
CLONED = ("rules/turns.py", "        other.owed = self.owed\n")
FORGOTTEN = {
    "`clone` does not copy owed": [(*CLONED, "")],
    "a clone shares order": [("rules/turns.py", "other.order = self.order[:]", "other.order = self.order")],
    "the position does not say clics": [
        (*NEW, NEW[1] + "        self.clics: i64 = 0\n"),
        (*CLONED, CLONED[1] + "        other.clics = self.clics\n"),
        ("rules/turns.py", "        self.chambers -= 1\n", "        self.chambers -= 1\n        self.clics += 1\n"),
    ],
    "`hide` does not see to highest": [
        (*NEW, NEW[1] + "        self.highest: i64 = NOT_YET  # of the cards laid\n"),
        (*CLONED, CLONED[1] + "        other.highest = self.highest\n"),
        (
            "rules/turns.py",
            "= card\n        self.tell(told_laid",
            "= card\n        self.highest = max(self.laid)\n        self.tell(told_laid",
        ),
        (
            "rules/turns.py",
            "            self.laid[seat] = NOT_YET\n",
            "            self.laid[seat] = NOT_YET\n        self.highest = NOT_YET\n",
        ),
        ("knows/position.py", "    _check(state)\n", "    state.highest = max(state.laid)\n    _check(state)\n"),
    ],
}


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    home = tmp_path / "mutant_pan"
    shutil.copytree(str(files("coincoin.games.pan")), home, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for path in home.rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace("coincoin.games.pan", "mutant_pan"), "utf-8")
    sys.path.insert(0, str(tmp_path))
    yield home
    sys.path.remove(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith("mutant_pan")]:
        del sys.modules[name]


def mutant_table(game: coincoin.Game, seats: int) -> Table:
    return Table(game, seats, {"double_clic": True, "mouse": "wins"}, secrets_of(game))


def play_all(game: coincoin.Game) -> None:
    check_small_positions(small_positions(game, secrets_of(game), folder(game)))
    for seats in (2, 3, 4):
        for seed in range(3):
            check_game(mutant_table(game, seats), seed)


def test_the_copy_is_sound(package: Path) -> None:
    play_all(importlib.import_module("mutant_pan").GAME)


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_game_is_caught(name: str, package: Path) -> None:
    good, bad = MUTANTS[name]
    rules = package / "rules/turns.py"
    source = rules.read_text("utf-8")
    assert source.count(good) >= 1, "the line to break is no longer there"
    rules.write_text(source.replace(good, bad, 1), "utf-8")
    game = importlib.import_module("mutant_pan").GAME
    with pytest.raises((AssertionError, coincoin.BadPosition)):
        play_all(game)


@pytest.mark.parametrize("said", FORGOTTEN)
def test_a_forgotten_attribute_is_named(said: str, package: Path) -> None:
    for file, good, bad in FORGOTTEN[said]:
        path = package / file
        source = path.read_text("utf-8")
        assert good in source, "the line to break is no longer there"
        path.write_text(source.replace(good, bad, 1), "utf-8")
    game = importlib.import_module("mutant_pan").GAME
    with pytest.raises(AssertionError, match=said):
        look_into(game)


def look_into(game: coincoin.Game) -> None:
    for seats in (2, 3, 4):
        table = mutant_table(game, seats)
        for state in states(table, seed=1):
            check_contents(table, state)
