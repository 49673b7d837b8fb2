"""Moments: the rare ones of our games, those that show too much, and the rules that news rest on."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.state import Story
from coincoin.testing.moments import check_moment, check_moments, check_story
from coincoin.testing.play import game_of, position
from coincoin.testing.tables import Table

from ..games.canaille.positions import table as canaille
from ..games.canardage.positions import table as canardage
from ..games.duck.positions import drawing
from ..games.duck.positions import table as duck
from .ours import OURS, secrets_of

# What hardly ever happens by chance: a position, a move of seat 0, and what it shows among other things.
FIVE = ["bite2", "point", "move", "other", "bin"]
ALL_BUT_THE_CAT = ["fish1"] * 16 + ["fish2"] * 10 + ["fish3"] * 5 + ["litter1"] * 6 + ["litter2"] * 3 + ["litter3"]
CALLED_OFF = {"turns": 179, "dealer": 0, "discards": [["b5"], ["y5"], ["b3"]]}
STEALING = {"seats": 3, "phase": "stealing", "order": [0, 1, 2], "chambers": 4, "owed": 3}
RARE = {
    "out": (duck("y4", "b1 r6 y7", "r2 y6 b7", shown=[[], ["y7"], []]), "lay 4 yellow"),
    "called_off": (drawing("y4", "b1 b2", "r1 r2", **CALLED_OFF), "draw right"),
    "river_empty": (canaille(FIVE[2:], sentence=FIVE[:2], heaps=[ALL_BUT_THE_CAT]), "finish"),
    "quiet_ends": (canaille(FIVE, phase="draw", hands=[FIVE[1:], [*FIVE[:1], *FIVE[2:], "fog"]], quiet=39), "draw"),
    "shared": (canardage("water, yellow, blue, water", "canards_enchaines", targets=[2, 3]), "canards_enchaines 2"),
    "all_cancelled": (
        position("pan", seats=3, phase="trick", hands=[[2, 3], [3], [3]], laid=["none", 2, 2]),
        "pick 2",
    ),
    "stole": (
        position("pan", **STEALING, won=[[], [5, 5], [1, 2]]),
        "steal 1 5",
    ),
}


def check_rare(game: Game, kind: str) -> None:
    state, text = RARE[kind]
    copy = game.from_json(coincoin.game(game.id).to_json(state))
    copy.telling, copy.story = True, Story()
    copy.play(0, game.parse(copy, text), coincoin.Dice(2))
    found = check_story(copy)
    assert kind in [game.news_families.family(moment.moment).name for moment in found]
    for moment in found:
        check_moment(Table(game, int(copy.seats), {}, secrets_of(game)), moment, coincoin.Dice(2), close=True)


@pytest.mark.parametrize("kind", RARE)
def test_every_rare_moment_holds_every_promise(kind: str) -> None:
    check_rare(game_of(RARE[kind][0]), kind)


@pytest.mark.parametrize("game", OURS, ids=str)
def test_every_piece_of_news_names_the_rules_it_rests_on(game: Game) -> None:
    known = {rule.number for rule in game.rules()}
    for family in game.news_families.families:
        assert family.rules and set(family.rules) <= known, f"{family.name}: {family.rules}"


# ---- a moment that shows too much is caught ----

MUTANTS = {
    "Pan shows the cards laid before all have chosen": (
        "pan",
        "rules/turns.py",
        "self.tell(told_laid(seat))",
        "self.show(told_laid(seat))",
        "and self.phase != SHOWN",
        "and self.moment == -1",
    ),
    "DUCK shows hands of which only the sums are told": (
        "duck",
        "rules/beach.py",
        "return self.phase == SHOWN and not self.past.is_secret(self.past.rounds - 1)",
        "return self.phase == SHOWN",
    ),
    "Canardage shows the colours while it is shot at": (
        "canardage",
        "rules/secrets.py",
        "if table.variant.secret and not table.champions:",
        "if table.variant.secret and table.moment == -1:",
    ),
}


@pytest.fixture
def mutant(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Table]:
    """The package of a game, copied with some lines changed, at a table."""
    id, file, *lines = MUTANTS[request.param]
    name = f"mutant_{id}"
    home = tmp_path / name
    shutil.copytree(str(files(f"coincoin.games.{id}")), home, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for path in home.rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace(f"coincoin.games.{id}", name), "utf-8")
    source = (home / file).read_text("utf-8")
    for good, bad in zip(lines[::2], lines[1::2], strict=True):
        assert good in source, "the line to break is no longer there"
        source = source.replace(good, bad, 1)
    (home / file).write_text(source, "utf-8")
    sys.path.insert(0, str(tmp_path))
    game = importlib.import_module(name).GAME
    yield Table(game, game.seats[-1], {"secret": True} if id == "canardage" else {}, secrets_of(game))
    sys.path.remove(str(tmp_path))
    for module in [module for module in sys.modules if module.startswith(name)]:
        del sys.modules[module]


@pytest.mark.parametrize("mutant", MUTANTS, indirect=True)
def test_a_moment_that_shows_too_much_is_caught(mutant: Table) -> None:
    with pytest.raises(AssertionError):
        check_all(mutant)


def check_all(table: Table) -> None:
    check_moments(table, seed=3)
    for kind, (state, _) in RARE.items():
        if game_of(state).id == table.game.id:
            check_rare(table.game, kind)
