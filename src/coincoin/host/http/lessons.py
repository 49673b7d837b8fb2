"""Lessons over HTTP: a page says which moves it made since the beginning, and is told what came of it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter

from coincoin.host.http.api import fails, game_of, problem
from coincoin.kernel.errors import BadMove, IllegalMove
from coincoin.kernel.game import Game
from coincoin.kernel.lessons import OTHERS, Tried, course_of, said, tip, words_of
from coincoin.kernel.moves import Pace
from coincoin.kernel.scene import Scene
from coincoin.kernel.words import Language

MOST_MOVES = 40  # of a lesson


class LessonInfo(msgspec.Struct):
    """A lesson, in a list of them."""

    id: str
    title: str
    steps: int
    rules: list[str]  # the numbers of those it teaches


class CourseInfo(msgspec.Struct):
    """What a game teaches."""

    lessons: list[LessonInfo]  # easy ones first
    tips: dict[str, str]  # why one makes such a move at all, by the family of the move


class Remark(msgspec.Struct):
    """What the teacher says."""

    title: str
    text: str


class Picture(msgspec.Struct):
    """The table at one moment."""

    scene: Scene
    pace: Pace


class Lecture(msgspec.Struct):
    """A lesson as it stands after some moves."""

    done: int  # steps; at the end as many as the lesson has
    tried: str  # the sentence of the last move, if it was not what is expected: then it goes no further
    says: Remark
    otherwise: Remark  # the answer to whatever else is pressed
    rules: list[str]  # the numbers of those it rests on
    show: int | None  # the move that is expected, if any
    names: list[str]  # of the seats; who learns has a name of their own
    pictures: list[Picture]  # what came of the last move, one after the other; the last one stays


@get("/games/{game:str}/lessons", responses=fails(404))
async def lessons(game: str, language: Language = "en") -> CourseInfo:
    """Its course, empty where it has none, and a tip for each kind of move."""
    found = game_of(game)
    course = course_of(found.package)
    if not course.lessons:
        return CourseInfo([], {})
    words = words_of(found, language)
    infos = [LessonInfo(each.id, words(each.id), len(each.steps), each.rules) for each in course.lessons]
    families = [family.name for family in found.move_families.families]
    return CourseInfo(infos, {name: words(tip(name)) for name in families})


@get("/games/{game:str}/lessons/{lesson:str}", responses=fails(404))
async def lesson(
    game: str,
    lesson: str,
    language: Language = "en",
    move: Annotated[list[int] | None, Parameter(max_items=MOST_MOVES)] = None,
) -> Lecture:
    """A lesson after these moves of who learns: all but the last one were expected."""
    found = game_of(game)
    course = course_of(found.package)
    wanted = course.lesson(lesson)
    if wanted is None:
        raise problem(404, "unknown_lesson", "unknown-lesson")
    tried = Tried(found, course, wanted)
    try:
        for each in move or []:
            tried.play(each)
    except (BadMove, IllegalMove) as wrong:
        raise problem(400, "astray", str(wrong)) from wrong
    return lecture(found, tried, (move or [-1])[-1], language)


def lecture(game: Game, tried: Tried, last: int, language: str) -> Lecture:
    """What who learns sees of it: all pictures are drawn from the Sight of that seat."""
    seat, names = tried.lesson.seat, OTHERS[: int(tried.state.seats)]
    table, words = game.words(language, names, seat), words_of(game, language)
    pictures = [
        Picture(
            game.draw(seen.state.seen_by(seat), table),
            game.news_families.family(seen.state.moment).pace if seen.news else "step",
        )
        for seen in tried.seen
    ]
    expected = tried.expected()
    otherwise = tried.key if tried.over else f"{tried.key}-else"
    return Lecture(
        done=tried.done,
        tried=table.move(last) if tried.answer else "",
        says=Remark(*said(words, tried.answer or tried.key)),
        otherwise=Remark(*said(words, otherwise)),
        rules=tried.step.rules,
        show=expected[0] if expected and not tried.answer else None,
        names=list(names),
        pictures=pictures,
    )


HANDLERS = [lessons, lesson]
