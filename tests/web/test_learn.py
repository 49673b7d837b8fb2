"""Somebody who has never heard of it: lesson by lesson to the end, then a match in which somebody explains."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from coincoin.kernel.game import Game
from coincoin.kernel.lessons import OTHERS, Course, Lesson, Tried, course_of, said, tip, words_of
from coincoin.kernel.registry import all_games
from coincoin.kernel.scene import Choice
from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person

GAMES = [game for game in all_games().values() if course_of(game.package).lessons]
SPEECH = ".teach .speech"


class Learner:
    """Presses what a lesson expects, as the page offers it."""

    def __init__(self, person: Person, game: Game) -> None:
        self.person = person
        self.page = person.page
        self.game = game
        self.words = words_of(game, "en")
        self.labels: dict[str, str] = {}  # what the pieces of the position are called

    def open(self) -> None:
        self.page.goto(f"{self.person.address}/learn/{self.game.id}")
        expect(self.page.locator(".lesson")).to_have_count(len(course_of(self.game.package).lessons))

    def begin(self) -> None:
        """From home, as somebody who wants to be taught."""
        self.person.home()
        self.person.press(self.person.card(self.game.id).locator(".btn--go"))
        self.page.locator("dialog input[value='learn']").dispatch_event("click")
        self.person.press(self.page.locator("dialog .begin"))
        self.page.wait_for_url(f"**/learn/{self.game.id}")

    def hears(self, key: str) -> None:
        expect(self.page.locator(f"{SPEECH} h2")).to_have_text(said(self.words, key).title)

    def choices(self, tried: Tried) -> dict[int, Choice]:
        sight = tried.state.seen_by(tried.lesson.seat)
        scene = self.game.scene(sight, "en", OTHERS[: tried.state.seats])
        self.labels = {piece.id: piece.label for area in scene.areas for piece in area.pieces}
        return {choice.move: choice for choice in scene.choices}

    def make(self, choice: Choice) -> None:
        """Pick its pieces; where that leaves a doubt, a button says which move is meant."""
        step = self.page.locator(".frame").get_attribute("data-step")
        if self.page.locator(".list-mat").count():  # where there is much to do, one thing after the other
            whole = self.page.locator(f"[data-choice='{choice.move}']")
            for pick in choice.picks:
                if not whole.count():
                    self.person.press(self.page.locator(".steps-to-take .sentence", has_text=self.labels[pick]).first)
            return self.person.press(whole)
        for pick in choice.picks:
            self.person.press(self.page.locator(f"#mat [data-piece='{pick}']"))
        sure = self.page.locator(f".frame:not([data-step='{step}']), .tried")
        named = self.page.locator(f".teach-acts [data-move='{choice.move}']").last
        self.person.settle()
        if not sure.count() and named.count():
            self.person.press(named)

    def go_astray(self, tried: Tried) -> None:
        """A try that is not expected stays on the table, is named and answered, and there is help."""
        choices = self.choices(tried)
        other = next(choice for move, choice in choices.items() if move not in tried.expected())
        answer = tried.answer_to(other.move)
        self.make(other)
        expect(self.page.locator(".tried")).to_have_text(f"You tried: {other.sentence}")
        self.hears(answer)
        assert serious(self.page) == []
        self.person.press(self.page.get_by_role("button", name="Put back"))
        self.hears(tried.key)
        self.person.press(self.page.get_by_role("button", name="Show me"))
        expect(self.page.locator(f"{SPEECH} h2")).to_contain_text(choices[tried.expected()[0]].sentence)

    def through(self, course: Course, lesson: Lesson) -> None:
        tried = Tried(self.game, course, lesson)
        first = lesson is course.lessons[0]
        while not tried.over:
            self.hears(tried.key)
            if first and not tried.done:
                self.go_astray(tried)
            move = tried.expected()[0]
            choice = self.choices(tried)[move]
            tried.play(move)
            self.make(choice)
            expect(self.page.locator(f".learn[data-step='{tried.done}']")).to_be_attached()
        self.hears(tried.key)
        assert self.page.locator(".is-legal").count() == 0

    def course(self) -> None:
        """From home through every lesson."""
        course = course_of(self.game.package)
        self.begin()
        self.person.press(self.page.locator(".lesson.is-next"))
        for lesson in course.lessons:
            expect(self.page.locator(f"[data-lesson='{lesson.id}']")).to_be_attached()
            self.through(course, lesson)
            if lesson is not course.lessons[-1]:
                self.person.press(self.page.get_by_role("link", name="Next lesson"))

    def match(self) -> None:
        """The guided one begins at the end of the course."""
        self.person.press(self.page.get_by_role("button", name="I explain"))
        self.page.wait_for_selector("#mat .prompt")

    def agrees(self) -> str:
        """Does what is advised; what was said."""
        self.person.turn()
        aside = self.page.locator(".prompt .aside")
        expect(aside).to_be_visible()
        words = aside.inner_text()
        moves = self.page.locator(".frame").get_attribute("data-moves")
        self.person.press(self.page.locator(".answer").get_by_role("button", name="Do it"))
        yes = self.page.locator(".prompt").get_by_role("button", name="Yes, do it", exact=True)
        changed = self.page.locator(f".frame:not([data-moves='{moves}'])")
        expect(yes.or_(changed).first).to_be_attached()
        if yes.count():
            self.person.press(yes)
        expect(changed).to_be_attached()
        return words


@pytest.fixture(params=["desktop", "phone"])
def screen(request: pytest.FixtureRequest) -> BrowserContext:
    found: BrowserContext = request.getfixturevalue(request.param)
    return found


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_newcomer_learns_and_plays(game: Game, server: Server, screen: BrowserContext) -> None:
    person = Person(screen, server.address, seed=4)
    if person.page.viewport_size == {"width": 390, "height": 664}:
        person.tapping()
    learner = Learner(person, game)
    learner.course()
    learner.open()
    expect(person.page.locator(".lesson:not(.is-done)")).to_have_count(0)
    assert serious(person.page) == []
    learner.match()
    tips = [learner.words(tip(family.name)) for family in game.move_families.families]
    told = learner.agrees()
    assert any(each in told for each in tips), told
    learner.agrees()
    if game.id == "pan":
        told = learner.agrees()
        assert not any(each in told for each in tips), f"who agreed twice knows why: {told}"
        person.match()
        assert person.over()
    assert person.problems == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game.id in ("canardage", "duck", "canaille")], ids=str)
def test_a_guided_match_comes_to_its_end(game: Game, server: Server, desktop: BrowserContext) -> None:
    """Whatever one plays instead."""
    person = Person(desktop, server.address, seed=4)
    learner = Learner(person, game)
    learner.open()
    learner.match()
    for _ in range(4):
        learner.agrees()
    person.match()
    assert person.over() and person.problems == []


@pytest.mark.parametrize("way", ["keys", "list"])
def test_keys_and_the_list_reach_all_of_it(way: str, server: Server, desktop: BrowserContext) -> None:
    if way == "list":
        desktop.add_init_script("localStorage.setItem('list', 'on')")
    person = Person(desktop, server.address).typing()
    learner = Learner(person, all_games()["pan" if way == "keys" else "duck"])
    learner.course()
    assert person.problems == []


def test_what_is_part_of_no_move_is_answered_too(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address)
    person.page.goto(f"{server.address}/learn/duck/out")
    person.page.locator(".seats .piece:not(.is-legal)").first.dispatch_event("click")
    expect(person.page.locator(".tried")).to_be_visible()
    expect(person.page.locator(SPEECH)).to_contain_text("?")


def test_a_game_without_lessons_says_so(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address)
    person.page.route("**/api/games/pan/lessons?*", lambda route: route.fulfill(json={"lessons": [], "tips": {}}))
    person.page.goto(f"{server.address}/learn/pan")
    expect(person.page.get_by_text("no lessons yet")).to_be_visible()
