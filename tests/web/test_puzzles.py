"""A puzzle on every screen: a wrong try is answered, the right one told why, and the day's duck is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from coincoin.kernel.registry import all_games
from coincoin.study.puzzles.puzzle import PuzzleInfo, puzzles, told
from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person

SCREENS = ((1280, 800), (390, 664), (844, 390), (1920, 1080))


class Solver:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def open(self, path: str, language: str = "en") -> PuzzleInfo:
        """What the page poses, as it is kept."""
        self.page.goto(f"{self.person.address}/puzzle/{path}")
        frame = self.page.locator(".frame.puzzle")
        expect(frame).to_be_visible()
        info = told(all_games()[path.split("/")[0]], int(frame.get_attribute("data-puzzle") or 0), language)
        assert info
        return info

    def make(self, info: PuzzleInfo, move: int) -> None:
        """Pick its pieces; where that leaves a doubt, a button says which move is meant."""
        picks = next(choice.picks for choice in info.scene.choices if choice.move == move)
        for pick in picks:
            self.person.press(self.page.locator(f"#mat [data-piece='{pick}']"))
        named = self.page.locator(f".prompt [data-move='{move}']").last
        self.person.settle()
        if named.count():
            self.person.press(named)


@pytest.mark.parametrize("game", sorted(id for id, game in all_games().items() if puzzles(game)))
def test_a_puzzle_is_tried_solved_and_explained(game: str, server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address)
    solver = Solver(person)
    info = solver.open(game)
    asked, says = person.page.locator(".posed h2"), person.page.locator(".posed")
    expect(asked).to_have_text("What is your best move?")
    solver.make(info, info.worths[-1].move)
    expect(asked).to_have_text(f"Not that one: {info.worths[-1].sentence}")
    expect(person.page.locator(".worths")).to_have_count(0)
    assert serious(person.page) == []
    person.press(says.get_by_role("button", name="Try again"))
    solver.make(info, info.worths[0].move)
    expect(asked).to_have_text(f"Solved: {info.worths[0].sentence}")
    for sentence in info.why:
        expect(says).to_contain_text(sentence)
    expect(person.page.locator(".worths li")).to_have_count(len(info.worths))
    expect(person.page.locator(".streak .is-solved")).to_have_count(1)
    for width, height in SCREENS:
        person.page.set_viewport_size({"width": width, "height": height})
        expect(says.get_by_role("link", name="Next puzzle")).to_be_in_viewport()
        assert serious(person.page) == [], (width, height)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width
    person.press(says.get_by_role("link", name="Next puzzle"))
    expect(person.page.locator(f".frame[data-puzzle='{(info.n + 1) % info.count}']")).to_be_visible()
    expect(asked).to_have_text("What is your best move?")
    assert person.problems == []


def test_who_gives_up_is_shown_and_gets_no_duck(server: Server, phone: BrowserContext) -> None:
    phone.add_init_script("localStorage.setItem('language', 'de')")
    person = Person(phone, server.address).tapping()
    solver = Solver(person)
    info = solver.open("duck", "de")
    solver.make(info, info.worths[-1].move)
    expect(person.page.locator(".posed h2")).to_have_text(f"Der nicht: {info.worths[-1].sentence}")
    person.press(person.page.get_by_role("button", name="Zeig es mir"))
    expect(person.page.locator(".posed h2")).to_have_text(f"Der beste Zug: {info.worths[0].sentence}")
    expect(person.page.locator(".streak")).to_contain_text("0 Tage in Folge")
    assert serious(person.page) == [] and person.problems == []


def test_home_leads_to_the_puzzle_of_the_day(server: Server, desktop: BrowserContext) -> None:
    desktop.add_init_script(
        "const day = Math.floor(Date.now() / 864e5); localStorage.setItem('puzzle-days', `${day - 2} ${day - 1}`)"
    )
    person = Person(desktop, server.address)
    person.page.goto(server.address)
    person.press(person.page.get_by_role("link", name="Puzzle of the day"))
    expect(person.page.locator(".bar")).to_contain_text("Puzzle of the day")
    expect(person.page.locator(".streak")).to_contain_text("2 days in a row")


def test_a_game_without_puzzles_says_so(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address)
    person.page.route(
        "**/api/games/pan/puzzles/*", lambda route: route.fulfill(status=404, json={"code": "no_puzzles"})
    )
    person.page.goto(f"{server.address}/puzzle/pan")
    expect(person.page.get_by_text("no puzzles yet")).to_be_visible()


def test_a_hint_says_what_each_move_is_worth(server: Server, desktop: BrowserContext) -> None:
    """At the start of a match no move of Pan is surely best: nobody says that one is."""
    person = Person(desktop, server.address, seed=12).play_now("pan")
    person.turn()
    person.press(person.page.get_by_role("button", name="More"))
    person.press(person.page.get_by_role("button", name="Hint"))
    aside = person.page.locator(".prompt .aside")
    expect(aside).to_be_visible()
    moves = person.page.locator(".worths li")
    person.press(person.page.locator(".answer").get_by_role("button", name="Why?"))
    expect(moves.first).to_be_visible()
    expect(person.page.get_by_role("dialog")).to_contain_text("of 100 games")
    equal = person.page.locator(".worths .tag", has_text="equal").count()
    assert (equal > 1) == ("These are equal" in aside.inner_text())
    assert moves.count() > 1 and serious(person.page) == [] and person.problems == []
