"""Somebody before a page: plays by pressing what glows, in one of three ways."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page

from coincoin.kernel.registry import all_games

LEGAL = ".piece.is-legal"
BUTTONS = ".prompt .acts .btn:not(.btn--quiet)"
OVER = ".end .rank"
PATIENCE = 30_000
# How often Tab has to be pressed to come from where the focus is to a thing.
STEPS = """thing => {
  const all = [...document.querySelectorAll('a[href], button, input, select, [tabindex]')].filter(each =>
    each.tabIndex >= 0 && !each.disabled && each.checkVisibility() &&
    (!document.querySelector('dialog[open]') || each.closest('dialog[open]')) &&
    !(each.type === 'radio' && !each.checked))
  return all.indexOf(thing) - all.indexOf(document.activeElement)
}"""


class Person:
    """`press` is how this person presses a thing: a click, a tap, or keys alone."""

    def __init__(self, context: BrowserContext, address: str, seed: int = 1) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        self.page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        self.dice = random.Random(seed)
        self.press: Callable[[Locator], None] = lambda thing: thing.click(timeout=PATIENCE)
        # Sockets are kept at hand, so that a test can cut them as a bad network does.
        context.add_init_script(
            """localStorage.setItem('speed', '0'); localStorage.setItem('sound', 'off');
               window.__sockets = [];
               window.WebSocket = class extends WebSocket {
                 constructor(...all) { super(...all); window.__sockets.push(this) } }"""
        )

    def tapping(self) -> Person:
        self.press = lambda thing: thing.tap(timeout=PATIENCE)
        return self

    def typing(self) -> Person:
        """Keys alone: Tab until the thing has the focus, then Enter."""
        self.press = self._by_keys
        return self

    def _by_keys(self, thing: Locator) -> None:
        wanted = thing.element_handle(timeout=PATIENCE)
        for _ in range(8):  # what had the focus may be gone: then the first Tab begins somewhere near
            steps = self.page.evaluate(STEPS, wanted)
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
            if self.page.evaluate("thing => document.activeElement === thing", wanted):
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
        self.page.wait_for_selector("#mat")
        return self

    def open_table(self, game: str, seats: int) -> Person:
        """With friends: a table for so many, where this person sits already."""
        self.home()
        self.press(self.card(game).locator(".btn:not(.btn--go)"))
        self.page.locator(f"dialog input[name=seats][value='{seats}']").check()
        self.press(self.page.locator("dialog .btn--go"))
        self.page.locator(".around .avatar").first.wait_for(timeout=PATIENCE)
        return self

    def with_bots(self, game: str) -> Person:
        """The smallest table of a game, the other seats given to bots."""
        fewest = min(all_games()[game].seats)
        self.open_table(game, fewest)
        for left in range(fewest - 1, 0, -1):
            self.page.locator(".around select").first.select_option("instinct")
            self.page.wait_for_function("left => document.querySelectorAll('.around .free').length < left", arg=left)
        self.press(self.page.locator(".around .start"))
        self.page.wait_for_selector("#mat")
        return self

    # ---- a bad network ----

    def cut(self) -> None:
        self.context.set_offline(True)
        self.page.evaluate("() => window.__sockets?.forEach(socket => socket.close())")

    def mend(self) -> None:
        self.context.set_offline(False)

    # ---- playing ----

    def until_mine_or_over(self) -> bool:
        """True when something can be done, False when the match is over."""
        self.page.wait_for_selector(f"{LEGAL}, {BUTTONS}, {OVER}", timeout=PATIENCE)
        return self.page.locator(OVER).count() == 0

    def step(self) -> None:
        """One pick or one button, at random among what the page offers."""
        before = self.state()
        legal, buttons = self.page.locator(LEGAL), self.page.locator(BUTTONS)
        things = [legal.nth(n) for n in range(legal.count())] + [buttons.nth(n) for n in range(buttons.count())]
        if things:
            # By keys the way to a far thing is long: one of the first dozen will do.
            near = things[:12] if self.press == self._by_keys else things
            self.press(self.dice.choice(near))
            self.changed(before)

    def can_act(self) -> bool:
        return self.page.locator(f"{LEGAL}, {BUTTONS}").count() > 0

    def changed(self, before: str) -> None:
        """Wait until something is different from before."""
        self.page.wait_for_function("before => window.__state?.() !== before", arg=before, timeout=PATIENCE)

    def state(self) -> str:
        """What is legal, picked and said: changes with every press that does something."""
        self.page.evaluate(
            """() => { window.__state = () => [
                 ...document.querySelectorAll('.piece.is-legal, .piece.is-picked')].map(
                 each => each.dataset.piece + each.className).join() + '|' +
                 document.querySelector('.frame')?.dataset.moves + '|' +
                 (document.querySelector('.frame')?.innerText ?? '') }"""
        )
        found: str = self.page.evaluate("() => window.__state()")
        return found

    def match(self, most: int = 2000) -> int:
        """Play to the end; how many presses it took."""
        for presses in range(most):
            if not self.until_mine_or_over():
                return presses
            self.step()
        raise AssertionError(f"no end after {most} presses")
