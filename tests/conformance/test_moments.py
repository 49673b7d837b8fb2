"""Moments: what a move shows on its way is as true, and as secret, as any other position."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.state import State, Story

from ..games.canaille.table import table as canaille
from ..games.canardage.table import table as canardage
from ..games.duck.table import drawing
from ..games.duck.table import table as duck
from ..games.play import game_of, position
from .checks import check_exact, check_no_leak, check_round_trips, fingerprint, sample
from .contents import check_contents
from .tables import Table, watched_tables

CLOSELY = 2  # moments of each kind at a table that are looked at through every eye in every language
LONGEST = 1200  # moves of a game that are told


def check_moments(table: Table, seed: int, closely: int = CLOSELY) -> Counter[str]:
    """Tell a game and watch it; how many moments of each kind there were.

    It is played twice side by side, with a story and without: that must make no difference.
    """
    game, seen = table.game, Counter[str]()
    told, dice = table.new(seed)
    plain, same = table.new(seed)
    chance = coincoin.Dice(seed)
    told.story = Story()
    for _ in range(LONGEST):
        if told.over:
            break
        seat, move = a_move(game, told, chance, by_kind=seed % 2 == 1)
        told.play(seat, move, dice)
        plain.play(seat, move, same)
        check_same(game, told, plain)
        for moment in check_story(told):
            kind = game.news_families.family(moment.moment).name
            seen[kind] += 1
            check_moment(table, moment, chance, close=seen[kind] <= closely)
    assert dice.below(1 << 30) == same.below(1 << 30), "a story rolls dice"
    return seen


def a_move(game: Game, state: State, dice: coincoin.Dice, by_kind: bool) -> tuple[int, int]:
    """Any move, or by instinct and any kind of move: other things happen then."""
    [seat] = sample(list(state.waiting()), 1, dice)
    moves = state.legal(seat)
    if not by_kind:
        return seat, sample(list(moves), 1, dice)[0]
    if dice.below(3) == 0:
        return seat, game.instinct.choose(state, seat, moves, dice)
    kinds: dict[str, list[int]] = {}
    for move in moves:
        kinds.setdefault(game.move_families.family(move).name, []).append(move)
    [kind] = sample([*kinds.values()], 1, dice)
    return seat, sample(kind, 1, dice)[0]


def check_same(game: Game, told: State, plain: State) -> None:
    assert fingerprint(game, told) == fingerprint(game, plain), "a story changes what happens"
    assert list(told.news) == list(plain.news), "a story changes what is told"


def check_story(state: State) -> list[State]:
    """The news of the moments and the rest are those of the move, in their order."""
    story = state.story
    assert story is not None
    news = [code for moment in story.moments for code in moment.news] + list(story.rest(state))
    assert news == list(state.news), "the moments tell something else than the move"
    for moment in story.moments:
        assert moment.news[-2] == moment.moment, "a moment shows what was told last"
    return story.moments


def check_moment(table: Table, moment: State, dice: coincoin.Dice, close: bool) -> None:
    assert moment.waiting() == () and moment.story is None
    assert all(moment.moves(seat) == [] for seat in range(moment.seats))
    check_round_trips(table, moment)
    check_exact(table, moment)
    if not close:
        return
    check_contents(table, moment)
    check_no_leak(table, moment, dice)
    scene = table.game.scene(moment.seen_by(None), "en", table.names)
    known = {rule.number for rule in table.game.rules()}
    assert scene.title and not scene.choices
    assert scene.rules and set(scene.rules) <= known, f"{scene.title} names no rule: {scene.rules}"


@pytest.mark.parametrize("table", watched_tables(), ids=str)
def test_every_moment_of_a_game_holds_every_promise(table: Table) -> None:
    check_moments(table, seed=3)


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
        check_moment(Table(game, int(copy.seats)), moment, coincoin.Dice(2), close=True)


@pytest.mark.parametrize("kind", RARE)
def test_every_rare_moment_holds_every_promise(kind: str) -> None:
    check_rare(game_of(RARE[kind][0]), kind)


@pytest.mark.parametrize("game", coincoin.all_games().values(), ids=str)
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
        "rules/turns.py",
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
    yield Table(game, game.seats[-1], {"secret": True} if id == "canardage" else {})
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
