"""How quick the page is, in a real browser beside a warm host: `python -m tools.page_speed`.

Medians, in milliseconds: from opening the page until the games are there, from "Play now" until a card can
be picked, from opening a table's link until a card can be picked, and from a move to the other's screen.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from tests.host.server import Server
from tests.web.person import LEGAL, Person
from tests.web.test_together import play_out, table_for_two

from tools.chromium import FLAGS, chromium

VISITS = 9
MATCHES = 8
# Since the page was opened: when something first stood there.
FIRST = """selector => new Promise(done => {
  const look = () => document.querySelector(selector) ? done(performance.now()) : requestAnimationFrame(look);
  look() })"""
PRESS = """([press, selector]) => new Promise(done => {
  const start = performance.now(); document.querySelector(press).click();
  const look = () => document.querySelector(selector) ? done(performance.now() - start) : requestAnimationFrame(look);
  look() })"""
NOW = "performance.timeOrigin + performance.now()"
WATCH = f"""() => {{ window.__seen = new Promise(done => new MutationObserver(() => done({NOW}))
  .observe(document.querySelector('.log'), {{subtree: true, childList: true}})) }}"""


def visits(browser: Browser, address: str) -> dict[str, list[float]]:
    """Newcomers with an empty cache, one after the other."""
    found: dict[str, list[float]] = {"home page": [], "Play now to a table": [], "a table by its link": []}
    for _ in range(VISITS):
        with browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB") as context:
            page = context.new_page()
            page.goto(address, wait_until="commit")
            found["home page"].append(page.evaluate(FIRST, ".game .btn--go"))
            page.wait_for_load_state("networkidle")
            found["Play now to a table"].append(page.evaluate(PRESS, [".game .btn--go", LEGAL]))
            link, state = page.url, context.storage_state()
        with browser.new_context(viewport={"width": 1280, "height": 800}, storage_state=state) as context:
            page = context.new_page()
            page.goto(link, wait_until="commit")
            found["a table by its link"].append(page.evaluate(FIRST, LEGAL))
    return found


def moves(browser: Browser, address: str) -> list[float]:
    """Two people, each with a browser of their own: from the press to the line in the other's log."""
    times: list[float] = []
    for match in range(MATCHES):
        ada, bo = (Person(browser.new_context(locale="en-GB"), address, seed) for seed in (match, match + 100))
        table_for_two(ada, bo)
        for mover, other in ((ada, bo), (bo, ada)):
            mover.turn()
            other.page.evaluate(WATCH)
            start = mover.page.evaluate(
                f"() => {{ const now = {NOW}; document.querySelector('{LEGAL}').click(); return now }}"
            )
            times.append(other.page.evaluate("() => window.__seen") - start)
        play_out(ada, bo)
        ada.context.close()
        bo.context.close()
    return times


def main() -> None:
    with TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        visits(browser, server.address)  # so that the host is warm
        rows = visits(browser, server.address) | {"a move to the other screen": moves(browser, server.address)}
        browser.close()
    for name, times in rows.items():
        print(f"{name:28} median {median(times):6.0f} ms, worst {max(times):6.0f} ms, {len(times)} times")


if __name__ == "__main__":
    main()
