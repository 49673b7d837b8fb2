"""Take the pictures of docs/pictures from the running page: `python -m tools.pictures [game ...]`.

A host is started, matches are played for a while by pressing what glows, and each screen is taken at
1280x800 and 390x844, tables also on a phone on its side. `python -m tools.pictures moments [game ...]` takes
every kind of moment instead, into docs/pictures/moments.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from tests.host.server import Server
from tests.web.person import Person
from tests.web.stories import pause, quiet, tell, tellings

from coincoin.kernel.registry import all_games
from tools.chromium import FLAGS, chromium

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (390, 844), "landscape": (844, 390)}
# When a table shows what its game is about: after so many presses, and with this on it.
STAGES = {
    "pan": ((0, ".fan"), (0, ".centre .board")),
    "duck": ((6, ".seat .piece"),),
    "canaille": ((3, ".area--slots .piece--card"),),
    "canardage": ((4, ".centre .board"),),
    "duck-dealer": ((24, ".panel .is-legal"),),
}

MOMENTS = ("pan", "duck", "canaille", "canardage")
SMALL = {"desktop": 0.6, "phone": 0.75}  # there are many of them


class Camera:
    def __init__(self, browser: Browser, address: str, size: str, speed: int = 0) -> None:
        width, height = SIZES[size]
        phone = size != "desktop"
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            locale="en-GB",
        )
        context.add_init_script("localStorage.setItem('name', 'Colvert')")
        self.person = Person(context, address, seed=7, speed=speed)
        self.size = size

    def take(self, name: str) -> None:
        page = self.person.page
        page.mouse.move(0, 0)
        page.evaluate("document.querySelector('#mat')?.scrollTo(0, 0)")
        page.wait_for_timeout(700)
        page.screenshot(path=PICTURES / f"{name}-{self.size}.png")

    def home(self) -> None:
        self.person.home()
        self.take("home")

    def game(self, game: str) -> None:
        for stage, (presses, shown) in enumerate(STAGES.get(game, ((4, "#mat"),))):
            self.reach(game, presses, shown)
            self.take(game if stage == 0 else f"{game}-{stage + 1}")

    def reach(self, game: str, presses: int, shown: str) -> None:
        """A table after so many presses, as soon as it shows what is wanted."""
        for _ in range(10):
            self.person.play_now(game)
            state, done = self.person.turn(), 0
            while state:
                if done >= presses and self.person.page.locator(shown).count():
                    return
                self.person.step()
                state, done = self.person.turn(state), done + 1
        raise SystemExit(f"no table of {game} ever showed {shown}: look at STAGES")

    def moment(self, game: str) -> None:
        """The first thing that is shown for somebody to read."""
        self.person.play_now(game)
        shown = self.person.page.locator("#mat.is-moment [data-light]").first
        state = ""
        while not shown.is_visible():
            state = self.person.turn(state)
            self.person.step()
            self.person.page.wait_for_timeout(600)
        self.person.page.screenshot(path=PICTURES / f"{game}-moment-{self.size}.png")

    def panels(self, game: str) -> None:
        """What opens over or beside a table; on a phone each closes the one before."""
        page = self.person.page
        self.person.home()
        self.person.press(self.person.card(game).locator(".btn:not(.btn--go)"))
        self.take("friends")
        self.reach(game, *STAGES[game][0])
        for name in ("log", "chat", "moves"):
            page.locator(f"#{name}-tab").click()
            self.take(name)
            page.keyboard.press("Escape")
        page.locator(".bar-end .icon-btn").last.click()
        self.take("menu")
        page.locator(".menu .btn").first.click()
        page.wait_for_selector(".aside")
        self.take("hint")
        page.locator(".answer .icon-btn").click()
        page.locator(".piece:not(.is-legal)").last.click(force=True)
        page.wait_for_selector(".aside")
        self.take("why")
        page.locator(".answer .btn").click()
        page.wait_for_selector(".rule.is-open")
        self.take("rules")

    def lobby(self) -> None:
        self.person.open_table("pan", 4)
        self.take("lobby")

    def end(self, game: str) -> None:
        self.person.with_bots(game).match()
        self.person.page.wait_for_selector(".keys")
        self.take(f"{game}-end")
        self.person.page.goto(self.person.page.url.replace("/t/", "/r/") + "#12")
        self.person.page.wait_for_selector(".film-bar")
        self.take(f"{game}-replay")


def every_moment(browser: Browser, address: str, game: str, size: str) -> None:
    """One of each kind, while nothing moves."""
    width, height = SIZES[size]
    told = tellings(game)
    with browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=SMALL[size],
        has_touch=size == "phone",
        is_mobile=size == "phone",
        locale="en-GB",
        reduced_motion="reduce",
    ) as context:
        person = Person(context, address, speed=1).play_now(game)
        pause(person, told[0])
        person.page.mouse.move(0, 0)  # nothing is pointed at
        for telling in told:
            tell(person, telling)
            person.page.wait_for_selector("#mat.is-moment")
            person.page.clock.run_for(1050)  # what is new is outlined for a second where nothing glides
            file = PICTURES / "moments" / f"{game}-{telling.kind}-{size}.jpg"
            person.page.screenshot(path=file, type="jpeg", quality=50)
            quiet(person.page, "")


def main() -> None:
    (PICTURES / "moments").mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    if moments := wanted[:1] == ["moments"]:
        wanted = wanted[1:]
    with TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for size in SMALL if moments else ():
            for game in wanted or all_games():
                every_moment(browser, server.address, game, size)
        for size in () if moments else SIZES:
            for game in wanted or all_games():
                Camera(browser, server.address, size).game(game)
                if size != "landscape":
                    Camera(browser, server.address, size).end(game)
                if game in MOMENTS:
                    Camera(browser, server.address, size, speed=1).moment(game)
            if not wanted and size != "landscape":
                Camera(browser, server.address, size).panels("canaille")
                Camera(browser, server.address, size).lobby()
                Camera(browser, server.address, size).home()
        browser.close()


if __name__ == "__main__":
    main()
