"""Lessons: a game's short course, as data. What is said, what is expected, what every other try is answered.

`lessons/course.toml` in the package of a game holds the lessons, from the first move to a small tactic; their sentences
stand beside it in `lessons/words/<language>.ftl`:

    <lesson>            its title
    <lesson>-<n>        what is said before step n, counted from 1
    <lesson>-<n>-else   the answer to a try that is not expected
    <lesson>-<n>-<key>  the same to one that `answers` names
    <lesson>-end        what is said when it is done
    tip-<family>        why one makes such a move at all

The first line of a sentence is its heading. A game without the folder has no lessons.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import BadMove
from coincoin.kernel.game import Game, Json
from coincoin.kernel.state import State, Story
from coincoin.kernel.words import Tongue, tongue

OTHERS = ("Colvert", "Macreuse", "Fuligule", "Nette", "Souchet", "Morillon")  # who sits at tables that are shown


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One decision of who learns."""

    expect: list[str]  # moves in notation, or families of moves: any of them; "Show me" shows the first
    rules: list[str]  # the numbers of those it teaches
    answers: dict[str, str] = {}  # to a move in notation, or to a family of moves: the key of the sentence
    replies: list[str] = []  # what happens then, a seat and its move each: "1 pick 4"


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A position, through one seat's eyes, and what to do in it."""

    id: str
    steps: list[Step]
    position: Json = {}  # what differs from that of the course
    seat: int = 0
    seed: int = 1  # of the dice

    @property
    def rules(self) -> list[str]:
        """The numbers of the rules it teaches."""
        return list(dict.fromkeys(rule for step in self.steps for rule in step.rules))


class Course(msgspec.Struct, forbid_unknown_fields=True):
    """All lessons of a game, easy ones first."""

    position: Json = {}  # what the lessons have in common
    lessons: list[Lesson] = []

    def lesson(self, id: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.id == id), None)

    def sentences(self, game: Game) -> list[str]:
        """The keys of all that it says."""
        keys = []
        for lesson in self.lessons:
            for n, step in enumerate(lesson.steps, 1):
                answers = [f"{lesson.id}-{n}-{key}" for key in ("else", *step.answers.values())]
                keys += [f"{lesson.id}-{n}", *answers]
            keys += [lesson.id, f"{lesson.id}-end"]
        keys += [tip(family.name) for family in game.move_families.families]
        return list(dict.fromkeys(keys))


def tip(family: str) -> str:
    """The key of the sentence on why one makes such a move at all."""
    return f"tip-{family.replace('_', '-')}"


@cache
def course_of(package: str) -> Course:
    """The lessons in this package."""
    file = files(package) / "lessons" / "course.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Course) if file.is_file() else Course()


def words_of(game: Game, language: str) -> Tongue:
    """What its lessons say."""
    return tongue(f"{game.package}.lessons", language)


class Said(NamedTuple):
    title: str
    text: str


def said(words: Tongue, key: str) -> Said:
    title, _, text = words(key).partition("\n")
    return Said(title, text.replace("\n", " "))


class Seen(NamedTuple):
    """One picture of what a move did."""

    state: State
    news: bool  # it is a moment; otherwise a table between two moves


class Tried:
    """A lesson after some moves of who learns: all but the last one were expected."""

    def __init__(self, game: Game, course: Course, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        fields = {"game": game.id, "rules": game.version, **merged(course.position, lesson.position)}
        self.state = game.from_json(fields)
        self.state.telling = True
        self.dice = Dice(lesson.seed)
        self.moves: list[int] = []  # of who learns
        self.done = 0  # steps
        self.answer = ""  # the key of the answer to a try that is not expected
        self.seen = [Seen(self.state.clone(), False)]  # since the last move of who learns

    @property
    def over(self) -> bool:
        return self.done == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The one that is asked for; at the end the last one."""
        return self.lesson.steps[min(self.done, len(self.lesson.steps) - 1)]

    @property
    def key(self) -> str:
        """Of what is said now."""
        return f"{self.lesson.id}-end" if self.over else f"{self.lesson.id}-{self.done + 1}"

    def expected(self) -> list[int]:
        """The moves that lead on, the one to show first."""
        wanted = [] if self.over else self.step.expect
        legal = self.state.moves(self.lesson.seat)
        return [move for text in wanted for move in legal if text in self.names(move)]

    def names(self, move: int) -> tuple[str, str]:
        """How a lesson may call it: in notation, or by its family."""
        return self.game.notation(self.state, move), self.game.move_families.family(move).name

    def play(self, move: int) -> None:
        """Make a move: BadMove after one that was not expected, IllegalMove for one that is not legal."""
        if self.answer or self.over:
            raise BadMove("this lesson goes no further")
        good = move in self.expected()
        replies, answer = self.step.replies, self.answer_to(move)
        self.seen = []
        self._make(self.lesson.seat, move)
        self.moves.append(move)
        if not good:
            self.answer = answer
            return
        self.done += 1
        for reply in replies:
            seat, _, text = reply.partition(" ")
            self._make(int(seat), self.game.parse(self.state, text))

    def answer_to(self, move: int) -> str:
        """The key of the sentence for a try that is not expected."""
        answers = self.step.answers
        return f"{self.key}-{next((answers[name] for name in self.names(move) if name in answers), 'else')}"

    def _make(self, seat: int, move: int) -> None:
        self.state.story = Story()
        self.state.play(seat, move, self.dice)
        story, self.state.story = self.state.story, None
        self.seen += [Seen(moment, True) for moment in story.moments]
        self.seen.append(Seen(self.state.clone(), False))


def merged(one: Json, other: Json) -> Json:
    """One with what the other says differently.

    >>> merged({"a": {"b": 1, "c": 2}}, {"a": {"c": 3}})
    {'a': {'b': 1, 'c': 3}}
    """

    def both(key: str) -> Any:
        if isinstance(one.get(key), dict) and isinstance(other.get(key), dict):
            return merged(one[key], other[key])
        return other.get(key, one.get(key))

    return {key: both(key) for key in one | other}
