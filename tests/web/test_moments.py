"""The page tells what happened: each moment is seen, with its reason, for as long as one needs; a press goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.host.server import Server
from tests.web.person import Person

# What was shown, for how long: looked at in every frame that the page draws.
WATCH = """
window.__shown = [];
(function look() {
  const mat = document.querySelector("#mat.is-moment");
  const title = mat?.querySelector(".prompt h2")?.innerText;
  const last = window.__shown.at(-1);
  if (title && last?.title === title && !last.gone) last.until = performance.now();
  else if (title) window.__shown.push({
    title, since: performance.now(), until: performance.now(),
    why: mat.querySelector(".prompt p")?.innerText ?? "",
    faces: [...mat.querySelectorAll("[data-piece^='laid-']")].map((each) => each.dataset.face),
    lights: [...mat.querySelectorAll("[data-light]")].map((each) => each.dataset.light),
    choices: mat.querySelectorAll(".is-legal").length,
  });
  else if (last) last.gone = true;
  requestAnimationFrame(look);
})();
"""


def first_trick(context: BrowserContext, server: Server, speed: int) -> Person:
    context.add_init_script(WATCH)
    person = Person(context, server.address, seed=5, speed=speed).play_now("pan")
    state = person.turn()
    person.step()
    assert person.turn(state), "the next trick is asked for"
    return person


def test_the_cards_of_a_trick_lie_open_together_with_the_reason(server: Server, lively: BrowserContext) -> None:
    person = first_trick(lively, server, speed=1)
    (trick,) = person.page.evaluate("() => __shown")
    assert len(trick["faces"]) == 4 and "pan-back" not in trick["faces"]
    assert "trick" in trick["title"] and "pan-" in trick["why"] and trick["lights"]
    assert trick["choices"] == 0, "what comes next is asked when this has been seen"
    assert 1500 < trick["until"] - trick["since"] < 4000
    assert person.problems == []


def test_at_once_means_at_once(server: Server, lively: BrowserContext) -> None:
    person = first_trick(lively, server, speed=0)
    assert person.page.evaluate("() => __shown") == []


def test_a_press_goes_on_and_a_rule_can_be_read(server: Server, lively: BrowserContext) -> None:
    person = Person(lively, server.address, seed=5, speed=1).play_now("pan")
    person.page.evaluate("() => localStorage.setItem('speed', '0.6')")
    person.page.reload()
    person.turn()
    person.step()
    page = person.page
    expect(page.locator("#mat.is-moment")).to_be_visible()
    page.locator(".rulechip").first.click()
    expect(page.locator(".rule.is-open")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator("#mat:not(.is-moment)")).to_be_visible(timeout=1500)
    assert person.problems == []


@pytest.mark.parametrize("game", ["duck", "canaille", "canardage"])
def test_every_game_tells_its_moments(game: str, server: Server, lively: BrowserContext) -> None:
    lively.add_init_script(WATCH)
    person = Person(lively, server.address, seed=3, speed=2).play_now(game)
    state = ""
    for _ in range(4):
        state = person.turn(state)
        person.step()
    person.turn(state)
    shown = person.page.evaluate("() => __shown")
    assert shown and all(each["choices"] == 0 for each in shown)
    assert any(each["why"] for each in shown)
    assert person.problems == []
