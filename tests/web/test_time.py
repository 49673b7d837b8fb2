"""Clocks: none unless somebody sets one, the last seconds are said aloud, all can agree to more time for a seat."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.host.server import Server
from tests.web.person import Person
from tests.web.test_friends import menu
from tests.web.test_matches import EARS
from tests.web.test_together import people

CLOCK = {"kind": "move", "seconds": 12, "at_zero": "wait"}
OPEN = """clock => fetch("/api/tables", {
  method: "POST",
  headers: { "Content-Type": "application/json", Authorization: `Bearer ${localStorage.getItem("token")}` },
  body: JSON.stringify({ game: "pan", seats: ["", ""], clock }),
}).then((made) => made.json())"""
WARNED = "() => ears.heard.flatMap((said) => /^(\\d+) seconds left/.exec(said)?.slice(1).map(Number) ?? [])"


def test_time_runs_out_aloud_and_all_agree_to_more(browser: Browser, server: Server) -> None:
    ada, bo = people(browser, server, 2)
    bo.page.add_init_script(path=EARS)
    ada.open_table("pan", 2)
    expect(ada.page.get_by_role("combobox", name="Clock")).to_have_value("none 0")
    expect(ada.page.get_by_role("radio", name="those present decide")).to_be_checked()

    link = f"{server.address}/t/{ada.page.evaluate(OPEN, CLOCK)['id']}"
    for each in (ada, bo):
        each.page.goto(link)
        each.page.get_by_role("button", name="Sit here").first.click()
        expect(each.page.get_by_role("button", name="Stand up")).to_be_visible()
    ada.page.get_by_role("button", name="Start the match").click()
    bo.turn()
    bo.page.wait_for_function(f"() => ({WARNED})().length === 2")
    first, second = bo.page.evaluate(WARNED)
    assert second <= 5 < first <= 10

    own = bo.page.locator("[data-plate='1'] .clock")
    ask(bo, "four times as much")
    agree(ada, "four times as much")
    expect(own).to_have_text(re.compile("^0:[34]"))
    ask(bo, "no clock")
    agree(ada, "no clock")
    expect(own).to_have_count(0)
    expect(bo.page.locator("[data-plate='0'] .clock")).to_have_count(1)
    expect(bo.page.locator(".log")).to_contain_text("All agree: you play without a clock.")
    assert ada.problems + bo.problems == []


def ask(person: Person, much: str) -> None:
    menu(person, "Ask for more time")
    person.press(person.page.locator(".menu").get_by_role("button", name=much))


def agree(person: Person, much: str) -> None:
    expect(person.page.locator(".notice")).to_contain_text(f"asks for more time: {much}.")
    person.press(person.page.get_by_role("button", name="Agree"))
