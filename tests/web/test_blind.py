"""Whole matches without sight: a robot that knows what is announced, what has the focus, and its keys, and no more.

It never looks at the page: it hears the live regions (ears.js), asks the accessibility tree what has the focus, and
presses keys. What the host told the page is only compared with what it heard.
"""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, WebSocket

from tests.host.server import Server
from tests.web.axe import ROOT
from tests.web.person import Person
from tests.web.test_together import people, table_for_two

EARS = ROOT / "tests" / "web" / "ears.js"
WORDS: dict[str, str] = json.loads((ROOT / "web" / "src" / "words" / "en.json").read_text("utf-8"))
PATIENCE = 20
OVER = ("wins!", "You win!", "share the win!")


class Robot:
    def __init__(self, person: Person, seed: int) -> None:
        self.page = person.page
        self.dice = random.Random(seed)
        self.told: list[str] = []  # by the host, in its log
        self.heard: list[str] = []
        self.page.add_init_script(path=EARS)
        self.page.on("websocket", self._listen)
        self.moved = 0  # so much was told before its last move
        self.tree = person.context.new_cdp_session(self.page)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._told(json.loads(frame)))

    def _told(self, frame: Any) -> None:
        for answer in frame if isinstance(frame, list) else [frame]:
            if isinstance(answer, dict) and answer["type"] in ("event", "table") and not answer.get("back"):
                self.told += [line["text"] for line in answer.get("lines", [])]

    # ---- ears and hands ----

    def listen(self) -> list[str]:
        """What was said since it last listened."""
        new: list[str] = self.page.evaluate("() => ears.heard.splice(0)")
        self.heard += new
        return new

    def wait(self, seconds: float = PATIENCE) -> list[str]:
        """Until something is said."""
        late = time.monotonic() + seconds
        while time.monotonic() < late:
            if new := self.listen():
                return new
            self.page.wait_for_timeout(5)
        return []

    def focus(self) -> tuple[str, str, bool]:
        """Role and name of what has the focus, and whether it can be used."""
        found = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        node = self.tree.send("Accessibility.getPartialAXTree", {"objectId": found["result"]["objectId"]})["nodes"][0]
        off = any(each["name"] == "disabled" and each["value"]["value"] for each in node.get("properties", []))
        return node["role"]["value"], node.get("name", {}).get("value", ""), not off

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    # ---- playing ----

    def over(self) -> bool:
        return any(end in said for said in self.heard[-5:] for end in OVER)

    def choose(self) -> None:
        """Take one of the lines of the list of moves, some way down, or the last, which mostly ends a turn."""
        for key in self.dice.choice((["End"], [], ["ArrowDown"], ["ArrowDown"] * 3)):
            self.press(key)
        while not self.focus()[2]:
            self.press(self.dice.choice(("ArrowUp", "ArrowDown", "End")))
        self.moved = len(self.told)
        self.press("Enter")

    def remember(self) -> None:
        """It can say what happened since its last move."""
        since = self.told[self.moved :]
        self.listen()
        self.press("l")
        answer = " ".join(self.wait())
        assert [line for line in since if not said(line, [answer])] == []

    def match(self, most: int = 1500) -> int:
        """To the end; how many keys of a move it pressed."""
        for presses in range(most):
            self.press("m")
            new = self.listen()
            if self.over():
                return presses
            role, name, _ = self.focus()
            if role != "button":
                late = new and new[-1] != WORDS["no-moves"]  # it was asked a moment after the key
                assert late or self.wait(), f"nothing is said after {self.heard[-5:]}, with the focus on “{name}”"
                continue
            if presses % 7 == 3:
                self.remember()
            self.choose()
            if self.focus()[1] == WORDS["yes"]:
                self.press("Enter")
        raise AssertionError(f"no end after {most} moves; heard at last {self.heard[-5:]}")


def said(line: str, heard: list[str]) -> bool:
    return any(line.replace("*", "").rstrip(".") in each for each in heard)


@pytest.mark.parametrize("game", ["pan", "duck", "canaille", "canardage", "duck-dealer"])
def test_a_match_without_sight(game: str, server: Server, desktop: BrowserContext) -> None:
    desktop.add_init_script("localStorage.setItem('list', 'on'); localStorage.setItem('confirm', 'great')")
    person = Person(desktop, server.address, seed=3)
    robot = Robot(person, seed=len(game))
    person.with_bots(game)
    robot.match()
    robot.page.wait_for_timeout(300)
    robot.listen()
    assert [line for line in robot.told if not said(line, robot.heard)] == []
    assert robot.page.evaluate("() => ears.lost") == []
    assert person.problems == []


def test_what_people_do_is_said(browser: Browser, server: Server) -> None:
    ada, bo = people(browser, server, 2)
    table_for_two(ada, bo)
    bo.page.evaluate(EARS.read_text("utf-8"))
    name = ada.page.evaluate("() => localStorage.getItem('name')")
    ada.page.get_by_role("textbox", name=WORDS["message"]).fill("Coin coin")
    ada.page.keyboard.press("Enter")
    bo.page.wait_for_function("said => ears.heard.includes(said)", arg=f"{name}: Coin coin")
    ada.page.get_by_role("button", name=WORDS["more"], exact=True).click()
    ada.page.get_by_role("button", name=WORDS["stop"], exact=True).click()
    bo.page.wait_for_function("name => ears.heard.some(said => said.startsWith(`${name} proposes to stop`))", arg=name)


def test_marks_are_lines_where_colours_are_the_readers_own(server: Server, browser: Browser) -> None:
    with browser.new_context(viewport={"width": 1280, "height": 800}, forced_colors="active") as context:
        person = Person(context, server.address).play_now("pan")
        person.turn()
        for mark in (".piece.is-legal", ".plate.is-turn"):
            style = person.page.locator(mark).first.evaluate("each => getComputedStyle(each).outlineStyle")
            assert style == "solid", mark
