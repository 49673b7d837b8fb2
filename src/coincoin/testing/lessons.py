"""The lessons of a game: every one can be played to its end, and every try is answered, in every language."""

from __future__ import annotations

from collections.abc import Iterator

from coincoin.kernel.game import Game
from coincoin.kernel.lessons import OTHERS, Course, Lesson, Tried, course_of, said, words_of
from coincoin.testing.sentences import messages

MOST_TRIES = 40  # in one position: a map has many places
LONGEST = 230  # letters: it stands above a table, on a phone too


def check_lessons(game: Game) -> None:
    """Positions can be, expected moves are legal, replies follow, answers are to legal moves, rules exist."""
    course, known = course_of(game.package), {rule.number for rule in game.rules()}
    for lesson in course.lessons:
        unknown = set(lesson.rules) - known
        assert lesson.rules and not unknown, f"{lesson.id} teaches {', '.join(unknown) or 'no rule'}"
        for tried in decisions(game, course, lesson, []):
            check_decision(game, course, tried)


def decisions(game: Game, course: Course, lesson: Lesson, made: list[int]) -> Iterator[Tried]:
    """Each step of a lesson, whichever of the expected moves was made before."""
    tried = Tried(game, course, lesson)
    for move in made:
        tried.play(move)
    yield tried
    for move in tried.expected():
        yield from decisions(game, course, lesson, [*made, move])


def check_decision(game: Game, course: Course, tried: Tried) -> None:
    lesson, seat = tried.lesson, tried.lesson.seat
    for seen in tried.seen:
        assert game.scene(seen.state.seen_by(seat), "en", OTHERS[: seen.state.seats]).title
    if tried.over:
        return
    where = f"{lesson.id}, step {tried.done + 1}"
    legal = tried.state.moves(seat)
    assert legal, f"{where}: nobody asks seat {seat}, waiting are {tried.state.waiting()}"
    known = {name for move in legal for name in tried.names(move)}
    wrong = set(tried.step.expect) - known
    assert not wrong, f"{where}: {wrong} is not legal; legal are {known}"
    others = [move for move in legal if move not in tried.expected()]
    strange = set(tried.step.answers) - {name for move in others for name in tried.names(move)}
    assert not strange, f"{where}: nobody can try {strange}"
    for other in others[:MOST_TRIES]:
        astray = Tried(game, course, lesson)
        for move in tried.moves:
            astray.play(move)
        astray.play(other)
        assert astray.answer, f"{where}: {tried.names(other)[0]} has no answer"
        assert game.scene(astray.state.seen_by(seat), "en", OTHERS[: astray.state.seats])


def check_lesson_words(game: Game, language: str) -> None:
    """Every sentence is there and none too many; a heading first, and an answer ends with a question."""
    course = course_of(game.package)
    if not course.lessons:
        return
    wanted = course.sentences(game)
    differ = set(wanted) ^ messages(f"{game.package}.lessons", language).keys()
    assert not differ, f"lessons/words/{language}.ftl: {', '.join(sorted(differ))} is missing or too many"
    answers = {f"{lesson.id}-{n}-" for lesson in course.lessons for n, _ in enumerate(lesson.steps, 1)}
    titles = {lesson.id for lesson in course.lessons}
    for key in wanted:
        title, text = said(words_of(game, language), key)
        assert len(title) + len(text) <= LONGEST, f"{key} in {language} is too long: {len(title) + len(text)}"
        if key not in titles and not key.startswith("tip-"):
            assert title and text, f"{key} in {language}: a heading, and behind it a sentence on a line of its own"
        if any(key.startswith(answer) for answer in answers):
            assert text.endswith("?"), f"{key} in {language} answers a try: it ends with a question"
