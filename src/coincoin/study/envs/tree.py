"""A game as a tree with explicit chance: each roll of the dice becomes a node with equally likely branches.

Rules ask their dice for a number below n. Scripted dice answer with the rolls chosen so far and stop
where the script ends: there the tree has a chance node with n branches. So every game has an exact
tree, whatever it shuffles, and no rule knows of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from mypy_extensions import i64

import coincoin
from coincoin.kernel.dice import Dice
from coincoin.kernel.state import SPECTATOR, State
from coincoin.kernel.tape import Tape

NATURE = SPECTATOR  # who makes the deal, and sees what is open to all


class ScriptEnds(Exception):
    """The dice are asked for a roll that is not chosen yet: `ways` are possible."""

    def __init__(self, ways: int) -> None:
        self.ways = ways


class ScriptedDice(Dice):
    """Dice that roll what they are told."""

    def __init__(self, rolls: tuple[int, ...]) -> None:
        super().__init__(0)
        self.rolls = iter(rolls)

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        for roll in self.rolls:
            return roll
        raise ScriptEnds(int(n))


class Step(NamedTuple):
    """What leads from one position to the next: a seat's move and the rolls it needed."""

    seat: int
    move: int
    rolls: tuple[int, ...]


class Trail:
    """A position and the way there. It never changes, so copies share it."""

    def __init__(self, tree: Tree, before: Trail | None, step: Step, state: State) -> None:
        self.tree = tree
        self.game = tree.game
        self.before = before
        self.step = step
        self.state = state
        self._sights: dict[int, dict[str, Any]] = {}
        self._told: dict[int, str] = {}
        self._numbers: dict[int, list[int]] = {}

    def __deepcopy__(self, memo: object) -> Trail:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Tree.follow, (self.tree, self.steps())

    def sight(self, seat: int) -> dict[str, Any]:
        """What a seat knows now, as JSON; NATURE stands for a spectator."""
        if seat not in self._sights:
            seen = self.game.sight_to_json(self.state.seen_by(None if seat == NATURE else seat))
            self._sights[seat] = seen
        return self._sights[seat]

    def numbers(self, seat: int) -> list[int]:
        """What a seat knows now, as numbers; NATURE stands for a spectator."""
        if seat not in self._numbers:
            tape = Tape()
            self.game.observer.write(self.state, seat, tape)
            self._numbers[seat] = list(tape.numbers)
        return self._numbers[seat]

    def told(self, seat: int) -> str:
        """All that a seat has done and seen so far, in order, which it never forgets."""
        unread: list[Trail] = []
        here: Trail | None = self
        while here is not None and seat not in here._told:
            unread.append(here)
            here = here.before
        story = f"seat {seat}" if here is None else here._told[seat]
        for trail in reversed(unread):
            story += trail.news(seat)
            trail._told[seat] = story
        return story

    def news(self, seat: int) -> str:
        """What the last step told a seat: its own move, and what looks different now."""
        done = f"\n> {self.game.move_families.notation(self.step.move)}" if self.step.seat == seat else ""
        sight = self.sight(seat)
        known = self.before.sight(seat) if self.before else {}
        new = [f"{key} {compact(value)}" for key, value in sight.items() if key not in known or known[key] != value]
        gone = [f"no {key}" for key in known if key not in sight]
        return done + (f"\n{'; '.join(new + gone)}" if new or gone else "")

    def decisions(self, seat: int, most: int) -> list[tuple[Trail, int]]:
        """A seat's last decisions, the latest first: where it was and the move made there."""
        found: list[tuple[Trail, int]] = []
        here: Trail = self
        while here.before is not None and len(found) < most:
            if here.step.seat == seat:
                found.append((here.before, here.step.move))
            here = here.before
        return found

    def imagined(self, seat: int, seed: int) -> Trail:
        """The same for this seat, in another world it might be in."""
        world = self.state.seen_by(seat).imagine(Dice(seed))
        return Trail(self.tree, self, Step(NATURE, 0, ()), world)

    def steps(self) -> list[tuple[Step, str]]:
        """From the deal to here; an imagined world comes with its position."""
        found = []
        here: Trail | None = self
        while here is not None:
            jump = here.step.seat == NATURE and here.before is not None
            found.append((here.step, compact(self.game.to_json(here.state)) if jump else ""))
            here = here.before
        return found[::-1]


class Open(NamedTuple):
    """A step that waits for the next roll, of which there are so many ways."""

    step: Step
    ways: int


class Tree:
    """How a game begins and goes on. `position` may have unknown cards: they are chance nodes too."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], position: dict[str, Any] | None = None) -> None:
        self.game = coincoin.game(game)
        self.made = (game, seats, options, position)
        self.begin: Callable[[Dice], State]
        if position is None:
            deal, chosen = self.game.dealer, self.game.check_options(seats, options)
            self.begin = lambda dice: deal(seats, chosen, dice)
        else:
            self.begin = self.game.sight_from_json({"seat": None} | position).imagine

    def __reduce__(self) -> tuple[Any, ...]:
        return Tree, self.made

    def go(self, before: Trail | None, step: Step) -> Trail | Open:
        """Make a step: the position it leads to, or the chance node it stops at."""
        dice = ScriptedDice(step.rolls)
        try:
            if before is None:
                state = self.begin(dice)
            else:
                state = before.state.clone()
                state.apply(step.seat, step.move, dice)
        except ScriptEnds as end:
            return Open(step, end.ways)
        return Trail(self, before, step, state)

    def follow(self, steps: list[tuple[Step, str]]) -> Trail:
        """The inverse of `Trail.steps`."""
        here: Trail | None = None
        for step, position in steps:
            if position:
                here = Trail(self, here, step, self.game.from_json(json.loads(position)))
            else:
                found = self.go(here, step)
                assert isinstance(found, Trail)
                here = found
        assert here is not None
        return here


def compact(obj: object) -> str:
    return json.dumps(obj, separators=(",", ":"), ensure_ascii=False)
