"""The page tells what happened: each moment is seen, with its reason, for as long as one needs; a press goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.host.server import Server
from tests.web.person import Person
from tests.web.stories import Telling, tell, tellings

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


# What sounds and what shakes, of a page that may do both.
NOISE = """
localStorage.setItem("sound", "on");
window.__noise = [];
navigator.vibrate = (pattern) => (window.__noise.push(pattern), true);
"""


def great(game: str) -> Telling:
    return next(telling for telling in tellings(game) if telling.pace == "great")


def test_a_great_moment_is_felt_and_waits_for_who_is_calm(server: Server, lively: BrowserContext) -> None:
    person = Person(lively, server.address, seed=5, speed=1).play_now("pan")
    page = person.page
    lively.add_init_script(NOISE)
    page.evaluate("() => localStorage.setItem('speed', '0.6')")
    lively.add_init_script("localStorage.setItem('speed', '0.6')")
    page.reload()
    person.turn()
    before = page.evaluate("() => __noise.length")  # that it is one's turn was felt, too
    tell(person, great("pan"))
    expect(page.locator("#mat.is-moment .bang")).to_be_visible()
    assert page.locator(".bang-word").count() == 1
    assert page.evaluate("() => __noise.length") == before + 1
    page.wait_for_timeout(4500)
    expect(page.locator("#mat.is-moment")).to_be_visible()  # it waits
    page.get_by_role("button", name="Again", exact=True).click()
    expect(page.locator("#mat.is-moment .bang")).to_be_visible()
    page.wait_for_timeout(300)
    page.locator(".seats").click(position={"x": 5, "y": 5})  # anywhere on the table
    expect(page.locator("#mat:not(.is-moment)")).to_be_visible(timeout=1500)
    tell(person, great("pan"))
    expect(page.locator("#mat.is-moment")).to_be_visible()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.locator("#mat:not(.is-moment)")).to_be_visible(timeout=1500)

    page.get_by_role("button", name="Sound: on").click()  # one press, and it is remembered
    assert page.evaluate("() => localStorage.getItem('sound')") == "off"
    felt = page.evaluate("() => __noise.length")
    tell(person, great("pan"))
    expect(page.locator("#mat.is-moment .bang")).to_be_visible()
    assert page.evaluate("() => __noise.length") == felt
    page.locator(".speed button", has_text="at once").click()  # another speed holds from now on
    expect(page.locator("#mat:not(.is-moment)")).to_be_visible(timeout=1500)
    assert page.evaluate("() => localStorage.getItem('speed')") == "0"
    assert person.problems == []
