"""Take the pictures of docs/pictures from the running page: `python -m tools.pictures [game ...]`.

A host is started, matches are played for a while by pressing what glows, and each screen is taken at
1280x800 and 390x844.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from tests.host.server import Server
from tests.web.person import Person

from coincoin.kernel.registry import all_games
from tools.chromium import FLAGS, chromium

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
# How many presses until a table shows what its game is about.
PRESSES = {"pan": (0, 5), "duck": (6,), "canaille": (3,), "canardage": (4,), "duck-dealer": (24,)}


class Camera:
    def __init__(self, browser: Browser, address: str, size: str) -> None:
        width, height = SIZES[size]
        phone = size == "phone"
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            locale="en-GB",
        )
        context.add_init_script("localStorage.setItem('name', 'Colvert')")
        self.person = Person(context, address, seed=7)
        self.size = size

    def take(self, name: str) -> None:
        self.person.page.wait_for_timeout(700)
        self.person.page.screenshot(path=PICTURES / f"{name}-{self.size}.png")

    def home(self) -> None:
        self.person.home()
        self.take("home")

    def game(self, game: str) -> None:
        self.person.play_now(game)
        done, state = 0, self.person.turn()
        for stage, presses in enumerate(PRESSES.get(game, (4,))):
            for _ in range(done, presses):
                self.person.step()
                state = self.person.turn(state)
            done = presses
            self.take(game if stage == 0 else f"{game}-{stage + 1}")

    def end(self) -> None:
        self.person.open_table("pan", 4)
        self.take("lobby")
        self.person.play_now("pan").match()
        self.person.page.wait_for_selector(".keys")
        self.take("end")
        self.person.page.goto(self.person.page.url.replace("/t/", "/r/") + "#12")
        self.person.page.wait_for_selector(".film-bar")
        self.take("replay")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    with TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for size in SIZES:
            for game in wanted or all_games():
                Camera(browser, server.address, size).game(game)
            if not wanted:
                Camera(browser, server.address, size).end()
                Camera(browser, server.address, size).home()
        browser.close()


if __name__ == "__main__":
    main()
