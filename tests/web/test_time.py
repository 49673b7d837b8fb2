"""Clocks: none unless somebody sets one, the last seconds are said aloud, all can agree to more time for a seat."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.host.server import Server
from tests.web.person import Person
from tests.web.test_friends import menu
from tests.web.test_matches import EARS
from tests.web.test_together import people

WARNINGS = "() => ears.heard.filter((said) => /^\\d+ seconds left/.test(said)).length"


def test_time_runs_out_aloud_and_all_agree_to_more(browser: Browser, server: Server) -> None:
    ada, bo = people(browser, server, 2)
    bo.page.clock.install()
    bo.page.add_init_script(path=EARS)
    ada.open_table("pan", 2)
    clock = ada.page.get_by_role("combobox", name="Clock")
    expect(clock).to_have_value("none 0")
    expect(ada.page.get_by_role("radio", name="those present decide")).to_be_checked()
    clock.select_option("move 60")
    expect(ada.page.get_by_role("combobox", name="Then")).to_have_value("ask")
    bo.page.goto(ada.page.url)
    bo.page.get_by_role("button", name="Sit here").click()
    expect(ada.page.locator(".around li .free")).to_have_count(0)
    ada.page.get_by_role("button", name="Start the match").click()
    bo.turn()
    for passed, warned in ((40_000, 0), (11_000, 1), (5_000, 2), (2_000, 2)):
        bo.page.clock.run_for(passed)
        print(passed, warned, bo.page.evaluate("() => [Date.now(), ears.heard, document.querySelector('[data-plate=\\'1\\'] .clock')?.innerText]"))

    own = bo.page.locator("[data-plate='1'] .clock")
    ask(bo, "four times as much")
    agree(ada, "four times as much")
    expect(own).to_have_text(re.compile("^[34]:"))
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
