"""Every screen in four languages, on a desk, a phone, and a desk at 200 and 400 % zoom: axe, and what it cannot see.

Nothing is lost or has to be scrolled two ways, and whatever is pressed is large enough.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.host.server import Server
from tests.web.axe import ROOT, serious
from tests.web.person import Person

HOMES = (
    ("en", (1280, 800), "canaille"),
    ("fr", (390, 664), "canardage"),
    ("de", (640, 400), "duck-dealer"),
    ("nl", (320, 200), "duck"),
)
SIZES = [size for _, size, _ in HOMES]
NARROW = SIZES[1:]  # where panels are sheets, which go when the screen grows wide
ADDRESSES = ("how/duck", "learn/pan", "learn/pan/1", "puzzle/duck", "devices", "claim", "verify", "t/nowhere-at-all")
DIALOGS = (".me-pill", ".prefs-btn >> nth=0", ".prefs-btn >> nth=1", ".game .btns .btn >> nth=1")
PANES = ("log", "chat", "moves")


class Visit(NamedTuple):
    person: Person
    game: str
    words: dict[str, str]


@pytest.fixture(params=HOMES, ids=[home[0] for home in HOMES])
def visit(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visit]:
    language, (width, height), game = request.param
    with browser.new_context(viewport=ViewportSize(width=width, height=height), reduced_motion="reduce") as context:
        context.add_init_script(f"localStorage.setItem('language', '{language}')")
        words = json.loads((ROOT / "web" / "src" / "words" / f"{language}.json").read_text("utf-8"))
        yield Visit(Person(context, server.address, seed=5), game, words)


def look(page: Page, screen: str, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """At the size of this person's screen with axe, at all sizes for what is lost or too small."""
    page.mouse.move(0, 0)  # nothing is asked about
    found = serious(page)
    home = page.viewport_size
    assert home
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} x {height}: {each}" for each in page.evaluate("() => [...eyes.lost(), ...eyes.small()]")]
    page.set_viewport_size(home)
    assert found == [], screen


def test_pages_and_windows(visit: Visit) -> None:
    person = visit.person.home()
    page = person.page
    look(page, "home")
    for button in DIALOGS:
        page.locator(button).dispatch_event("click")
        page.locator("dialog").wait_for()
        look(page, button)
        page.keyboard.press("Escape")
    for address in ADDRESSES:
        page.goto(f"{person.address}/{address}")
        page.locator("main h1, main h2").first.wait_for()
        look(page, address)
    assert all("404" in problem for problem in person.problems)


def test_a_table_from_lobby_to_replay(visit: Visit) -> None:
    person, game, words = visit
    page = person.open_table("pan", 2).page
    look(page, "lobby")
    person.play_now(game).turn()
    look(page, f"table of {game}")
    for pane in PANES:
        page.locator(f"#{pane}-tab").dispatch_event("click")
        look(page, pane, NARROW)
        page.keyboard.press("Escape")
    page.evaluate("() => localStorage.setItem('list', 'on')")
    page.reload()
    page.locator(".list-mat").wait_for()
    person.turn()
    look(page, f"list of {game}")
    more = page.get_by_role("button", name=words["more"], exact=True)
    more.click()
    page.locator(".menu").wait_for()
    look(page, "menu", NARROW)
    if not page.locator(".menu").count():
        more.click()
    for word in ("resign", "resign-sure"):
        page.locator(".menu").get_by_role("button", name=words[word], exact=True).click()
    page.locator(".rank").wait_for()
    look(page, "end")
    page.goto(page.url.replace("/t/", "/r/"))
    page.locator(".film-bar").wait_for()
    look(page, "replay as a list")
    page.evaluate("() => localStorage.setItem('list', 'off')")
    page.reload()
    page.locator(".film-bar").wait_for()
    look(page, "replay")
    assert person.problems == []
