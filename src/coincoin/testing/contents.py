"""What a State holds, attribute by attribute, so that a forgotten one has a name.

A compiled class does not tell its attributes: they are read from its source. What no position writes is named as
`unwritten`, each with its reason; what stands there with a dot is part of an attribute.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import coincoin
from coincoin.kernel.state import State, Story
from coincoin.testing.checks import sample
from coincoin.testing.tables import Secrets, Table
from coincoin.testing.worlds import eyes

LOOKS = 20  # one state of so many is looked at, and each that holds something new
ROUNDS = 3  # of all tables, until every attribute was seen to change
OF_THE_LOG = {
    "news": "what the last move told",
    "telling": "whether anybody keeps a log",
    "story": "where moments are kept",
}


def check_contents(table: Table, state: State) -> None:
    """A clone holds all of it and shares none; a position, and a Sight as JSON, bring it back."""
    game, whole = table.game, contents(state)
    for path in differences(whole, contents(state.clone())):
        raise AssertionError(f"`clone` does not copy {path}")
    for path in written(table.secrets, whole, game.from_json(game.to_json(state))):
        raise AssertionError(f"the position does not say {path}: read back it is another")
    for eye in eyes(state):
        sight = state.seen_by(eye)
        again = game.sight_from_json(game.sight_to_json(sight))
        for path in written(table.secrets, contents(sight.state), again.state):
            raise AssertionError(f"`hide` does not see to {path}: seat {eye} holds more than it is shown")
    moves = [(seat, move) for seat in state.waiting() for move in sample(state.moves(seat), 4)]
    whole = contents(state)  # which moves there are may have been worked out just now, and be remembered
    for seat, move in moves:
        state.clone().play(seat, move, coincoin.Dice(move))
        for path in differences(whole, contents(state)):
            raise AssertionError(f"a clone shares {path} with its original")


def check_attributes(tables: list[Table], positions: Iterable[tuple[Table, State]] = ()) -> None:
    """Some states of a game at each table, and each that holds something new; every attribute must change once.

    What chance seldom comes to is in `positions`.
    """
    first: dict[str, object] = {}  # what each attribute was seen to hold first
    moved: set[str] = set()
    game = tables[0].game
    still = {"moment", *unwritten(tables[0].secrets)}  # what need not change: not every game shows moments
    still |= {name for name, ways in (("options", len(game.options)), ("seats", len(game.seats) - 1)) if not ways}
    for seed, table in enumerate(tables * ROUNDS):
        if seed >= len(tables) and moved | still >= set(first):
            break
        for n, state in enumerate(states(table, seed)):
            held = contents(state)
            new = {name for name in held if held[name] != first.setdefault(name, held[name])} - moved
            moved |= new
            if new or n % LOOKS == 0 or state.over:
                check_contents(table, state)
    for table, state in positions:
        check_contents(table, state)
        held = contents(state)
        moved |= {name for name in held if held[name] != first[name]}
    never = set(first) - moved - still
    assert not never, f"never seen to change, so that nobody would notice if lost: {never}; put them into small.json"


def states(table: Table, seed: int) -> Iterator[State]:
    """Every state of a game, moments too, played by instinct or at random: any kind of move as likely as another."""
    game, (state, dice) = table.game, table.new(seed)
    while not state.over:
        yield state
        seat = state.waiting()[0]
        moves = state.legal(seat)
        move = game.instinct.choose(state, seat, moves, dice)
        if dice.below(3):
            kinds: dict[str, list[int]] = {}
            for each in moves:
                kinds.setdefault(game.move_families.family(each).name, []).append(each)
            [kind] = sample([*kinds.values()], 1, dice)
            [move] = sample(kind, 1, dice)
        state.story = Story()
        state.play(seat, move, dice)
        story, state.story = state.story, None
        yield from story.moments
    yield state


def written(secrets: Secrets, held: Any, again: State) -> Iterator[str]:
    """What a position should have brought back, and did not."""
    return (path for path in differences(held, contents(again)) if path not in unwritten(secrets))


def unwritten(secrets: Secrets) -> dict[str, str]:
    return {**OF_THE_LOG, **secrets.unwritten}


def contents(value: Any) -> Any:
    """All that can be reached from here, as plain data."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, dict):
        return {str(key): contents(each) for key, each in value.items()}
    if hasattr(value, "__iter__"):
        return [contents(each) for each in value]
    return {name: contents(getattr(value, name)) for name in attributes(value.__class__) if hasattr(value, name)}


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The attributes in which they differ: `river.pile.order`, whichever of several it is."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            yield from differences(one.get(key), other.get(key), f"{path}.{key}".removeprefix("."))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for left, right in zip(one, other, strict=True):
            yield from differences(left, right, path)
    elif one != other:
        yield path


# ---- the attributes of a class ----


@cache
def attributes(kind: type) -> list[str]:
    """What a class and those it inherits from declare, and what their methods set."""
    found: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        if source := source_of(base):
            found |= dict.fromkeys(declared(source))
    return list(found)


def declared(source: ast.ClassDef) -> Iterator[str]:
    for line in source.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            yield line.target.id
    for node in ast.walk(source):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self":
            yield node.attr


def source_of(kind: type) -> ast.ClassDef | None:
    """The class as it is written, beside the module that it was compiled to; nothing for those of Python."""
    file = getattr(sys.modules[kind.__module__], "__file__", None)
    if file is None:
        return None
    path = Path(file).with_name(f"{kind.__module__.rpartition('.')[2]}.py")
    classes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
    return next(node for node in classes if node.name == kind.__name__)
