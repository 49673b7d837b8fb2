"""Who plays with keys alone is never sent back to the top of the page: whatever is pressed, something has the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, expect

from tests.host.server import Server
from tests.web.person import Person
from tests.web.test_together import people, table_for_two

# Every few milliseconds from the first Tab on: is the focus on nothing?
WATCH = """
window.__lost = [];
addEventListener("focusin", () => setInterval(() => {
  const said = document.querySelector("h2")?.innerText ?? document.title;
  if (document.activeElement === document.body && window.__lost.at(-1) !== said) window.__lost.push(said);
}, 4), { once: true });
"""


def watched(person: Person) -> Person:
    person.context.add_init_script(WATCH)
    return person.typing()


def lost(person: Person) -> list[str]:
    """What the page said while the focus was on nothing."""
    person.page.wait_for_timeout(50)
    found: list[str] = person.page.evaluate("() => window.__lost")
    return found


def button(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("mode", ["table", "list"])
@pytest.mark.parametrize("game", ["pan", "duck", "canaille"])
def test_the_focus_goes_on_with_the_match(game: str, mode: str, server: Server, desktop: BrowserContext) -> None:
    """From "Play now"; Pan to its end, through the result and into the replay."""
    desktop.add_init_script(f"localStorage.setItem('list', '{'on' if mode == 'list' else 'off'}')")
    person = watched(Person(desktop, server.address, seed=8)).play_now(game)
    state = ""
    for _ in range(400 if game == "pan" else 12):
        state = person.turn(state)
        assert lost(person) == []
        if not state:
            break
        person.step()
    if game != "pan":
        return
    expect(person.page.locator(".glory h2")).to_be_focused()
    person.press(button(person, "Look at the table"))
    person.press(button(person, "See the result"))
    person.press(button(person, "Replay"))
    for name in ("Last", "First", "Next", "Previous"):
        person.press(button(person, name))
        expect(button(person, name)).to_be_focused()
    assert lost(person) == []


def test_the_focus_stays_in_the_lobby_and_goes_on_from_it(server: Server, desktop: BrowserContext) -> None:
    person = watched(Person(desktop, server.address))
    person.open_table("canardage", 2)
    person.page.locator(".around li select").focus()
    person.page.locator(".around li select").select_option("duck")
    expect(button(person, "Remove")).to_be_focused()
    person.press(button(person, "Start the match"))
    person.turn()
    assert lost(person) == []


def test_the_focus_after_a_hint_a_rule_and_second_thoughts(server: Server, desktop: BrowserContext) -> None:
    person = watched(Person(desktop, server.address)).play_now("canardage")
    page = person.page
    person.turn()
    person.press(button(person, "More"))
    person.press(button(person, "Hint"))
    person.press(page.locator(".answer").get_by_role("button", name="Close"))
    page.locator(".piece:not(.is-legal)").last.dispatch_event("click")
    person.press(page.locator(".answer").get_by_role("button", name="Rule"))
    expect(page.locator(".rule.is-open")).to_be_focused()
    person.press(button(person, "More"))
    person.press(button(person, "Resign"))
    expect(page.locator(".menu .btn--go")).to_be_focused()
    assert lost(person) == []


def test_the_focus_after_a_vote(browser: Browser, server: Server) -> None:
    ada, bo = people(browser, server, 2)
    table_for_two(ada, bo)
    bo.typing().page.evaluate(WATCH)
    for answer in ("Refuse", "Agree"):
        ada.page.get_by_role("button", name="More").click()
        button(ada, "Propose to stop").click()
        bo.press(button(bo, answer))
        expect(button(bo, answer)).to_have_count(0)
        assert lost(bo) == []
