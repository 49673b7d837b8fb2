"""The end of a match and its replay: scores by their parts, choice and luck apart, and the way back into the match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person

SIZES = ((1280, 800), (390, 664), (844, 390), (1920, 1080))
BESIDE = """() => {
  const [mat, side] = ['.mat', '.film-side'].map((each) => document.querySelector(each).getBoundingClientRect());
  return side.top >= mat.bottom - 1 || side.left >= mat.right - 1;
}"""
WIDE = "() => document.documentElement.scrollWidth <= innerWidth"


def in_sight(page: Page, selector: str) -> None:
    """All of them, whole, without scrolling."""
    for thing in page.locator(selector).all():
        box = thing.bounding_box()
        size = page.viewport_size
        assert box, selector
        assert size
        assert box["y"] >= 0, selector
        assert box["y"] + box["height"] <= size["height"] + 1, selector
        assert box["x"] + box["width"] <= size["width"] + 1, selector


def test_from_the_result_into_the_match_and_on_from_there(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=11).play_now("pan")
    person.match()
    page = person.page
    expect(page.locator(".sums li")).to_have_count(3)
    expect(page.locator(".rank .parts")).to_have_count(4)
    expect(page.locator(".rank .parts").first).to_contain_text("outlived")
    expect(page.locator(".plot .part").first).to_be_attached()
    # Start, choices and luck make the end.
    table = page.url.rsplit("/", 1)[1]
    found = page.evaluate(f"() => fetch('/api/tables/{table}/chances?seat=0').then((answer) => answer.json())")
    steps = found["steps"]
    parts = sum(step[kind][0] for step in steps for kind in ("own", "others", "luck"))
    assert steps[0]["chances"][0] + parts == pytest.approx(steps[-1]["chances"][0])
    assert serious(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(WIDE)
        if width != 390:  # there it scrolls
            in_sight(page, ".plot")
            in_sight(page, ".turning button")
            in_sight(page, ".after .btn")
    page.set_viewport_size({"width": 1280, "height": 800})

    turn = found["turns"][0]
    page.locator(".turning button").first.click()
    expect(page).to_have_url(re.compile(rf"/r/{table}\?eye=0#{turn['before']}$"))
    expect(page.locator("output")).to_contain_text(f"{turn['before']} /")
    expect(page.locator(".film select")).to_have_value("0")
    expect(page.locator(".film-side .plot .now")).to_be_attached()
    expect(page.locator(".turning [aria-current=step]")).to_have_count(1)
    assert serious(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(WIDE)
        assert page.evaluate(BESIDE), f"at {width}x{height} the panel lies on the table"
    page.set_viewport_size({"width": 1280, "height": 800})
    plot = page.locator(".film-side .plot")
    box = plot.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 12, box["y"] + 40)
    expect(page.locator("output")).to_have_text(re.compile(r"^(\d+) / \1$"))
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)

    page.get_by_role("button", name="First", exact=True).click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".fan [data-piece]")).to_have_count(4)
    expect(page.locator(".bar .chip", has_text="Played on from move 0")).to_be_visible()
    assert page.url.rsplit("/", 1)[1] != table
    person.turn()
    assert person.problems == []


def test_a_stopped_match_has_no_winner(server: Server, browser: Browser) -> None:
    """And the talk goes on where the result stands, on a phone on its side too."""
    with browser.new_context(
        viewport={"width": 844, "height": 390}, has_touch=True, locale="de-DE", reduced_motion="reduce"
    ) as context:
        person = Person(context, server.address, seed=3).play_now("duck")
        person.turn()
        page = person.page
        page.locator(".bar-end button").last.click()
        page.locator(".menu").get_by_role("button", name="Abbruch").first.click()
        page.wait_for_selector(".end .rank")
        expect(page.locator(".glory h2")).to_have_text("Ohne Ergebnis beendet")
        for sign in (".confetti", ".champ", ".rank .pos", ".rank .first"):
            expect(page.locator(sign)).to_have_count(0)
        page.wait_for_selector(".sums")
        in_sight(page, ".plot")
        in_sight(page, ".after .btn")
        assert page.evaluate(WIDE)
        page.locator(".after").get_by_role("button", name="Chat").click()
        page.locator("dialog input").fill("Schade")
        page.keyboard.press("Enter")
        expect(page.locator("dialog")).to_contain_text("Schade")
        assert serious(page) == []
        assert person.problems == []
