"""Lessons: what is tried is played, answered and shown through one seat's eyes; a wrong course is found out."""

from __future__ import annotations

import msgspec
import pytest

import coincoin
from coincoin.host.http.lessons import lecture
from coincoin.kernel.lessons import Course, Lesson, Step, Tried, course_of
from coincoin.testing import lessons as checks

PAN = coincoin.game("pan")
FEWEST = {"duck-dealer": 8}
GAMES = [game for game in coincoin.all_games().values() if game.package.startswith("coincoin.games.")]


def lesson(*steps: Step, **position: object) -> Course:
    fields = {"seats": 3, "phase": "trick", "hands": [[5, 2], [4, 3], [6, 1]], **position}
    return Course(position=fields, lessons=[Lesson("one", list(steps))])


def begun(course: Course) -> Tried:
    return Tried(PAN, course, course.lessons[0])


def move(text: str) -> int:
    return PAN.move_families.parse(text)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_of_our_games_has_a_course(game: coincoin.Game) -> None:
    assert len(course_of(game.package).lessons) >= FEWEST.get(game.id, 5)


def test_an_expected_move_leads_on_and_the_others_follow() -> None:
    tried = begun(lesson(Step(["pick 5"], ["pan-08"], replies=["1 pick 4", "2 pick 1"])))
    tried.play(move("pick 5"))
    assert tried.over and tried.key == "one-end"
    assert [seen.news for seen in tried.seen] == [False, False, True, False], "each card, the trick, the table after it"


def test_another_move_is_answered_and_goes_no_further() -> None:
    step = Step(["pick 5"], ["pan-08"], answers={"pick 2": "low"})
    tried = begun(lesson(step))
    tried.play(move("pick 2"))
    assert (tried.done, tried.answer) == (0, "one-1-low")
    with pytest.raises(coincoin.BadMove):
        tried.play(move("pick 5"))


def test_a_family_stands_for_all_its_moves() -> None:
    tried = begun(lesson(Step(["pick 5", "pick"], ["pan-05"])))
    assert tried.expected()[0] == move("pick 5"), "what is shown comes first"
    assert set(tried.expected()) == {move("pick 2"), move("pick 5")}


def test_what_others_hold_is_not_told() -> None:
    """Whoever learns sees by their own seat's eyes: another hand of the others changes nothing."""
    course = course_of(PAN.package)
    first = course.lessons[0]
    other = msgspec.structs.replace(first, position={"phase": "trick", "hands": [[5, 2], [3, 3], [4, 4]]})
    told = [lecture(PAN, Tried(PAN, course, each), -1, "fr") for each in (first, other)]
    assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])


WRONG = {
    "is not legal": lesson(Step(["pick 6"], ["pan-08"])),
    "teaches pan-99": lesson(Step(["pick 5"], ["pan-99"])),
    "teaches no rule": lesson(Step(["pick 5"], [])),
    "nobody can try": lesson(Step(["pick 5"], ["pan-08"], answers={"pick 6": "six"})),
    "nobody asks seat 0": lesson(Step(["pick 5"], ["pan-08"]), laid=[5, "none", "none"], hands=[[2], [4, 3], [6, 1]]),
}


@pytest.mark.parametrize("said", WRONG)
def test_a_wrong_course_is_found_out(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "course_of", lambda package: WRONG[said])
    with pytest.raises(AssertionError, match=said):
        checks.check_lessons(PAN)


def test_a_sentence_that_is_missing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "course_of", lambda package: lesson(Step(["pick 5"], ["pan-08"])))
    with pytest.raises(AssertionError, match="one-1"):
        checks.check_lesson_words(PAN, "de")


def test_a_game_without_lessons_has_an_empty_course() -> None:
    assert course_of("coincoin.kernel").lessons == []
