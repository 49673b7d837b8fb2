"""The log: chapters that open, a reason for every line, and what it is about."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, expect

from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person


def two_tricks(context: BrowserContext, server: Server, speed: int = 0) -> Person:
    person = Person(context, server.address, seed=5, speed=speed).play_now("pan")
    state = ""
    for _ in range(2):
        state = person.turn(state)
        person.step()
    person.turn(state)
    return person


def test_a_trick_is_one_sentence_until_it_is_opened(server: Server, desktop: BrowserContext) -> None:
    person = two_tricks(desktop, server)
    page = person.page
    first, second, now = (page.locator(".chapter").nth(n) for n in range(3))
    expect(first.locator(".sum")).to_contain_text("trick")
    expect(first.locator(".deciding")).not_to_have_count(0)
    expect(first.locator("li")).to_have_count(0)
    expect(now.locator(".chapter-head")).to_have_text("Trick 3, now")
    expect(now.locator("li").last).to_be_in_viewport()
    first.locator(".chapter-head").click()
    expect(first.locator("li")).to_have_count(9)  # four chose, four showed, one took it
    expect(second.locator("li")).to_have_count(0)
    assert serious(page, ".side") == []
    assert person.problems == []


def test_why_says_the_rule_and_shows_its_moment_again(server: Server, desktop: BrowserContext) -> None:
    """By keys alone, and at once as a speed: what is asked for is shown all the same."""
    person = two_tricks(desktop, server)
    page = person.page
    page.locator(".chapter-head").first.click()
    line = page.locator(".chapter li").nth(8)
    page.locator(".chapter-head").first.focus()
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    expect(line).to_be_focused()
    page.keyboard.press("Enter")
    why = line.locator(".why-pane")
    expect(why.locator(".rulechip").first).to_contain_text("pan-")
    expect(why.locator("p").nth(1)).to_contain_text(re.compile("card", re.IGNORECASE))
    expect(why.locator(".deciding")).not_to_have_count(0)
    expect(why.get_by_role("button", name="The rule")).to_be_in_viewport()
    assert serious(page, ".side") == []

    title = person.prompt()
    why.get_by_role("button", name="Show it").click()
    expect(page.locator("#mat.is-moment .prompt h2")).to_contain_text("trick")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator("#mat:not(.is-moment) .prompt h2")).to_have_text(title)
    expect(page.locator(".chapter").first.locator("li")).to_have_count(9)  # nothing is told twice

    number = why.locator(".rulechip").first.inner_text()
    why.locator(".rulechip").first.click()
    expect(page.locator(".rule.is-open b")).to_have_text(number)
    assert person.problems == []


def test_a_reason_can_be_read_on_a_phone(server: Server, phone: BrowserContext) -> None:
    person = two_tricks(phone, server).tapping()
    page = person.page
    person.press(page.locator("#log-tab"))
    person.press(page.locator("dialog .chapter-head").first)
    line = page.locator("dialog .chapter").first.locator("li").last
    person.press(line)
    expect(line.locator(".why-pane")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert serious(page, "dialog") == []
    person.press(line.get_by_role("button", name="The rule"))
    expect(page.locator("dialog .rule.is-open")).to_be_in_viewport()
    assert person.problems == []
