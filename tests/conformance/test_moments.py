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
from coincoin.testing.moments import check_moment, check_moments, check_story
from coincoin.testing.play import game_of
from coincoin.testing.tables import Table

from .ours import OURS, secrets_of
from .rare import RARE, happening


def check_rare(game: Game, kind: str) -> None:
    played = happening(game, kind)
    found = check_story(played)
    assert kind in [game.news_families.family(moment.moment).name for moment in found]
    for moment in found:
        check_moment(Table(game, int(played.seats), {}, secrets_of(game)), moment, coincoin.Dice(2), close=True)


@pytest.mark.parametrize("kind", RARE)
def test_every_rare_moment_holds_every_promise(kind: str) -> None:
    check_rare(game_of(RARE[kind][0]), kind)


@pytest.mark.parametrize("game", OURS, ids=str)
def test_every_piece_of_news_names_the_rules_it_rests_on(game: Game) -> None:
    known = {rule.number for rule in game.rules()}
    for family in game.news_families.families:
        assert family.rules and set(family.rules) <= known, f"{family.name}: {family.rules}"


# ---- how long a moment is looked at ----

GREAT = {
    "pan": {"pan", "won"},
    "duck": {"out", "right", "wrong", "called_off", "won"},
    "canaille": {"cat_ends", "quiet_ends"},
    "canardage": {"flock_gone", "won", "shared"},
    "duck-dealer": {"last"},
}
STEPS = {"pan": "clic", "duck": "took", "canaille": "caught", "canardage": "shot", "duck-dealer": "flew"}


@pytest.mark.parametrize("game", OURS, ids=str)
def test_a_bang_is_looked_at_longer_than_a_click(game: Game) -> None:
    families = game.news_families
    assert {family.name for family in families.families if family.pace == "great"} == GREAT[game.id]
    assert families.by_name[STEPS[game.id]].pace == "step"


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
