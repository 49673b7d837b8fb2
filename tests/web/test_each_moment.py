"""Each kind of moment of each game is seen whole, with its reason, for its time, on every screen; none at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from coincoin.kernel.registry import all_games
from tests.host.server import Server
from tests.web.person import Person
from tests.web.stories import moments, pause, tell, tellings

SCREENS = ((1280, 800), (1920, 1080), (844, 390), (390, 664))
GAMES = [game for game in all_games() if moments(game)]
PAUSES = {"step": 1200, "plain": 1800, "great": 3200}  # milliseconds at normal speed

# What is lit or crossed out and cannot be seen; what is wider than the screen; what is said.
LOOK = """() => {
  const mat = document.querySelector("#mat.is-moment");
  if (!mat) return null;
  const seen = (each) => {
    const box = each.getBoundingClientRect();
    const [top, across] = [box.top + box.height / 2, (part) => box.left + box.width * part];
    return [0.5, 0.25, 0.75].some((part) => each.contains(document.elementFromPoint(across(part), top)));
  };
  const lit = [...mat.querySelectorAll("[data-light=lit], [data-light=cancelled]")];
  const told = lit.filter((each) => each.checkVisibility());
  return {
    title: mat.querySelector(".prompt h2").innerText,
    why: mat.querySelector(".prompt p")?.checkVisibility() ? mat.querySelector(".prompt p").innerText : "",
    rules: mat.querySelectorAll(".prompt .rulechip").length,
    covered: told.filter((each) => !seen(each)).map((each) => each.ariaLabel),
    wide: document.documentElement.scrollWidth > innerWidth,
    go: seen(mat.querySelector(".btn--timed")),
    choices: mat.querySelectorAll(".is-legal").length,
  };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_moment_is_seen_with_its_reason_for_its_time(game: str, server: Server, browser: Browser) -> None:
    with browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce", has_touch=True
    ) as context:
        person = Person(context, server.address, speed=1).play_now(game)
        page = person.page
        told = tellings(game)
        pause(person, told[0])
        wrong: list[tuple[str, int | str, object]] = []
        for telling in told:
            tell(person, telling)
            page.wait_for_selector("#mat.is-moment")
            for width, height in SCREENS:
                page.set_viewport_size({"width": width, "height": height})
                seen = page.evaluate(LOOK)
                assert seen["title"] == telling.moment.title
                if not seen["go"] or seen["wide"] or seen["choices"] or seen["covered"]:
                    wrong.append((telling.kind, width, seen))
            if not seen["why"] or not seen["rules"]:
                wrong.append((telling.kind, "says not why", seen))
            page.clock.run_for(PAUSES[telling.pace] - 100)
            assert page.locator("#mat.is-moment").count() == 1, f"{telling.kind} passes too soon"
            page.clock.run_for(200)
            assert page.locator("#mat.is-moment").count() == 0, f"{telling.kind} lasts too long"
        assert wrong == []
        assert person.problems == []


@pytest.mark.parametrize("game", GAMES)
def test_at_once_shows_none_of_it_and_keeps_it_for_who_asks(game: str, server: Server, browser: Browser) -> None:
    with browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
    ) as context:
        context.add_init_script(
            "new MutationObserver(() => { if (document.querySelector('.is-moment')) window.__told = true })"
            ".observe(document, { subtree: true, childList: true, attributes: true })"
        )
        person = Person(context, server.address, speed=0).play_now(game)
        for telling in tellings(game):
            tell(person, telling)
        person.page.wait_for_timeout(300)
        assert not person.page.evaluate("() => window.__told")
        person.page.locator(".retell").click()
        person.page.locator("dialog .btn").first.click()
        person.page.wait_for_selector("#mat.is-moment")
        assert person.problems == []
