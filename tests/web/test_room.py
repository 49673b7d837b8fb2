"""There is room for the fullest table on every screen: nothing beside it, nothing to choose below the prompt."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from coincoin.kernel.registry import all_games
from coincoin.kernel.state import State
from coincoin.testing.play import play
from tests.games.canaille.positions import say
from tests.games.canaille.positions import table as canaille
from tests.games.canardage.positions import table as canardage
from tests.games.duck.positions import drawing as duck
from tests.host.server import Server
from tests.web.fullest import fullest
from tests.web.person import Person

SCREENS = {"desktop": (1280, 800), "laptop": (1366, 768), "phone": (390, 664), "phone on its side": (844, 390)}
# A river of which everybody knows 27 cards.
KNOWN = ["fish1", "fish2", "fish3", "litter1", "fish1", "fish2", "litter2", "fish1"] * 3
KNOWN += ["canaille", "litter3", "fish1", "fish2"]
HEAPS = [["fish1", "fish2", "litter1"], ["fish1", "litter1"], ["fish1", "fish2", "litter1"], ["fish1", "fish3"]]
HANDS_SEEN = [[], ["bite1", "other", "move"], ["bite1", "bin"], ["bite1"]]


def river(*hand: str) -> State:
    return canaille(hand, seats=4, top=KNOWN, heaps=HEAPS, face_up=True, shown=HANDS_SEEN)


def positions(game: str) -> list[State]:
    """The most that can lie on a table, whatever is asked."""
    if game == "duck":
        hands = ("y1 y2 y3 b1 b2 b3", "b4 r4 y4 b7", "b4 r4 y4 r7", "b4 r4 y4 y7")
        seen = [["y1"], ["b4", "r4", "y4"], ["b4", "r4"], ["b4"]]
        return [duck(*hands, discards=[["b5"], ["r1"], ["r2"], ["y5"]], shown=seen)]
    if game == "canardage":
        return [canardage(seats=4, targets=[1, 2, 4], known=6, covers=[1, 0, 3, 0])]
    return [
        play(river("point", "bite1", "bite2", "move", "fog"), 0, "lay bite1"),
        say(river("fog", "bite1", "move", "bin", "point"), "fog", "bite1", "move", "bin", "point"),
        say(river("fog", "bite1", "move", "bin", "point"), "fog"),
        say(river("bite1", "other", "bite2", "move", "fog"), "bite1", "other", "bite2", "fog"),
        say(river("release2", "bite1", "bite2", "move", "point"), "bite2", "release2"),
        say(river("point", "bite1", "bite2", "move", "point"), "bite1", "point"),
    ]


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_decision_at_a_full_table_fits(game: str, server: Server, desktop: BrowserContext) -> None:
    """With as many as can sit, in the language with the longest words."""
    person = Person(desktop, server.address).with_bots(game, max(all_games()[game].seats))
    for width, height in ((1280, 800), (1920, 1080), (390, 664), (844, 390)):
        person.page.set_viewport_size({"width": width, "height": height})
        for state in fullest(game):
            said = person.show(state, language="de").prompt()
            assert person.page.evaluate("() => eyes.wrong()") == [], f"{width} x {height}: {said}"


def test_the_fog_says_which_card_is_next(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address).play_now("canaille")
    person.show(say(river("fog", "bite1", "move", "bin", "point"), "fog", "bite1", "move", "bin", "point"))
    marked = person.page.locator("[data-area=fog] .piece:has(.badge)")
    assert marked.evaluate_all("all => all.map(it => it.dataset.piece)") == ["fog-0"]


@pytest.mark.parametrize("game", ["canaille", "canardage", "duck"])
def test_the_fullest_table_fits(game: str, server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address).play_now(game)
    page = person.page

    def pieces(which: str) -> set[str]:
        return set(page.evaluate("which => [...document.querySelectorAll(which)].map(it => it.dataset.piece)", which))

    for screen, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        for state in positions(game):
            where = f"{screen}: {person.show(state).prompt()}"
            for box in ("html", ".mat", ".centre"):
                wide, room = page.evaluate(
                    "box => [document.querySelector(box).scrollWidth, document.querySelector(box).clientWidth]", box
                )
                assert wide <= room, f"{where}: {box} is {wide} wide and has room for {room}"
            assert page.evaluate("() => eyes.beside()") == [], where
            seen = set(page.evaluate("() => eyes.seen()"))
            assert pieces(".is-legal") - seen == set(), where
            # What does not fit on a phone in Canaille is a scroll away, but nothing one has to choose.
            if width > 1000 or (game, screen) in (("duck", "phone"), ("canardage", "phone")):
                assert pieces(".centre .piece") - seen == set(), where
