"""Somebody before a page: plays by pressing what glows, with the mouse, a finger or keys alone."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec
from playwright.sync_api import BrowserContext, ElementHandle, Locator, Page

from coincoin.kernel.registry import all_games
from coincoin.kernel.state import State
from coincoin.kernel.why import reason
from coincoin.testing.play import game_of

EYES = Path(__file__).with_name("eyes.js")
LEGAL = ".piece.is-legal"
PATIENCE = 30_000
COUNT = itertools.count(1)
# Why a piece cannot be pressed is answered for the position that is shown, not for that of the host.
WHY = """() => {
  const line = window.__sockets.at(-1), send = line.send.bind(line);
  line.send = async (data) => {
    const { type, id, piece, picked = [] } = JSON.parse(data);
    if (type !== "why") return send(data);
    const [rule, text] = await window.__why(piece, picked);
    line.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ type: "because", id, rule, text }) }));
  };
}"""
NAMES = ("Colvert", "Macreuse", "Fuligule", "Nette", "Souchet", "Morillon")


class Person:
    def __init__(
        self, context: BrowserContext, address: str, seed: int = 1, speed: int = 0, named: bool = True
    ) -> None:
        """`named`: they have said before who they are."""
        self.context = context
        self.address = address
        self.dice = random.Random(seed)
        self.way: Literal["mouse", "finger", "keys"] = "mouse"
        self.lively = speed > 0
        context.set_default_timeout(PATIENCE)
        context.add_init_script(path=EYES)
        if named:
            context.add_init_script(
                f"""localStorage.getItem('name') ?? localStorage.setItem('name', 'Plume {next(COUNT)}');
                   localStorage.setItem('named', 'yes')"""
            )
        # Sockets are kept at hand, so that a test can cut them as a bad network does.
        context.add_init_script(
            f"""localStorage.setItem('speed', '{speed}'); localStorage.setItem('sound', 'off');
               window.__sockets = [];
               window.WebSocket = class extends WebSocket {{
                 constructor(...all) {{ super(...all); window.__sockets.push(this) }} }}"""
        )
        self.page: Page = context.new_page()
        self.told = 10**6  # newer than all that the host will say
        self.reason: Callable[[str, list[str]], tuple[str, str]] | None = None  # in a position put on the page
        self.problems: list[str] = []
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        self.page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)

    def tapping(self) -> Person:
        self.way = "finger"
        return self

    def typing(self) -> Person:
        self.way = "keys"
        return self

    # ---- pressing ----

    def press(self, thing: Locator) -> None:
        """Press a thing once it stands still."""
        if self.way == "keys":
            self._by_keys(thing.element_handle())
        elif self.way == "finger":
            thing.tap()
        else:
            thing.click()

    def _by_keys(self, thing: ElementHandle) -> None:
        """Tab until the thing has the focus, in a list with one stop then down, then Enter."""
        for _ in range(8):  # what had the focus may be gone: then the first Tab begins somewhere near
            steps, down = self.page.evaluate("thing => [eyes.tabs(eyes.stop(thing)), eyes.down(thing)]", thing)
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
            for _ in range(abs(down)):
                self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
            if self.page.evaluate("thing => document.activeElement === thing", thing):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"Tab does not reach {thing}")

    # ---- getting to a table ----

    def home(self) -> Person:
        self.page.goto(self.address)
        self.page.wait_for_selector(".game")
        return self

    def card(self, game: str) -> Locator:
        return self.page.locator(f".game:has(img[src='/art/{game}/title.svg'])")

    def play_now(self, game: str) -> Person:
        self.home()
        self.press(self.card(game).locator(".btn--go"))
        self.page.locator("dialog").or_(self.page.locator("#mat")).first.wait_for()
        if self.page.locator("dialog").count():
            self.begin()
        self.page.wait_for_selector("#mat")
        return self

    def begin(self) -> None:
        """Answer what "Play now" asks, as somebody who knows the game."""
        for value in ("straight", "duck"):
            self.page.locator(f"dialog input[value='{value}']").dispatch_event("click")
        self.press(self.page.locator("dialog .begin"))

    def open_table(self, game: str, seats: int) -> Person:
        """With friends: a table for so many, where this person sits already."""
        self.home()
        self.press(self.card(game).locator(".btn:not(.btn--go)"))
        self.page.locator(f"dialog input[name=seats][value='{seats}']").check()
        self.press(self.page.locator("dialog .btn--go"))
        self.page.locator(".around .avatar").first.wait_for()
        return self

    def with_bots(self, game: str, seats: int = 0) -> Person:
        """A table of a game, the smallest if nobody says otherwise, the other seats given to bots."""
        seats = seats or min(all_games()[game].seats)
        self.open_table(game, seats)
        for left in range(seats - 1, 0, -1):
            self.page.locator(".around li select").first.select_option("duck")
            self.page.wait_for_function("left => document.querySelectorAll('.around .free').length < left", arg=left)
        self.press(self.page.locator(".around .start"))
        self.page.wait_for_selector("#mat")
        return self

    def show(self, state: State, seat: int = 0, language: str = "en") -> Person:
        """Put a position on the page, as the host would tell it; from then on the host itself is not heard."""
        game, sight = game_of(state), state.seen_by(seat)
        scene = game.scene(sight, language, NAMES[: state.seats])
        self.told += 1
        event = {"type": "event", "version": self.told, "since": 1, "moves": 0, "scene": scene}
        self.page.evaluate(
            "told => window.__sockets.at(-1).dispatchEvent(new MessageEvent('message', {data: told}))",
            msgspec.json.encode(event).decode(),
        )
        self.page.wait_for_function("title => document.querySelector('#mat h2').innerText === title", arg=scene.title)
        words = game.words(language, NAMES[: state.seats], seat)
        if self.reason is None:
            self.page.expose_function("__why", lambda *asked: self.reason and self.reason(*asked))
            self.page.evaluate(WHY)
        self.reason = lambda piece, picked: reason(game, sight, piece, words, picked) or ("", "")
        return self

    def open_chapters(self) -> None:
        """All lines of the log can be read."""
        self.page.evaluate(
            "() => document.querySelectorAll('.chapter-head[aria-expanded=false]').forEach(each => each.click())"
        )

    def prompt(self) -> str:
        return self.page.locator("#mat h2").first.inner_text()

    # ---- a bad network ----

    def cut(self) -> None:
        self.context.set_offline(True)
        self.page.evaluate("() => window.__sockets?.forEach(socket => socket.close())")

    def mend(self) -> None:
        self.context.set_offline(False)

    # ---- playing ----

    def state(self) -> str:
        found: str = self.page.evaluate("() => eyes.state()")
        return found

    def turn(self, before: str = "") -> str:
        """Wait until something new can be pressed: the state then, or nothing when the match is over."""
        found: str = self.page.evaluate("([before, patience]) => eyes.turn(before, patience)", [before, PATIENCE])
        return found

    def can_act(self) -> bool:
        found: bool = self.page.evaluate("() => eyes.things().length > 0")
        return found

    def settle(self) -> None:
        """Wait until the last move has been answered."""
        self.page.wait_for_selector("#mat:not([aria-busy])")

    def over(self) -> bool:
        found: bool = self.page.evaluate("() => eyes.over()")
        return found

    def step(self) -> None:
        """One pick or one button, at random among what the page offers."""
        chance = self.dice.random()
        if self.way == "keys" or self.lively:
            found = self.page.evaluate_handle(
                "([chance, near]) => eyes.pick(chance, near)", [chance, self.way == "keys"]
            )
            thing = found.as_element()
            if thing is None:
                return
            if self.way == "keys":
                self._by_keys(thing)
            else:
                thing.click()  # once it stands still
        elif point := self.page.evaluate("chance => eyes.pickPoint(chance)", chance):
            press = self.page.touchscreen.tap if self.way == "finger" else self.page.mouse.click
            press(*point)

    def match(self, look: Callable[[], None] = lambda: None, most: int = 2000) -> int:
        """Play to the end, with a look before every press; how many presses it took."""
        state = ""
        for presses in range(most):
            state = self.turn(state)
            if not state:
                return presses
            look()
            self.step()
        raise AssertionError(f"no end after {most} presses")
