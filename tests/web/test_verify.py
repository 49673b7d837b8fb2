"""Checking a match: sealed by the page, played, and checked in the browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person


def test_a_match_of_one_s_own_and_a_file_that_was_changed(
    server: Server, desktop: BrowserContext, tmp_path: Path
) -> None:
    person = Person(desktop, server.address, seed=5).play_now("pan")
    page = person.page
    table = page.url.rsplit("/", 1)[1]
    person.match()
    page.locator(".after .seal a").click()
    expect(page.locator(".verify li.good")).to_have_count(4)
    expect(page.locator(".verify li.good").nth(1)).to_contain_text("This browser played in this match")
    assert serious(page) == []
    text = page.evaluate(f"() => fetch('/api/tables/{table}/match').then((answer) => answer.text())")
    # The same match with somebody else's bytes in place of one's own, and one that is none.
    changed = tmp_path / "changed.jsonl"
    start = text.index('"contributions": ["') + len('"contributions": ["')
    changed.write_text(text[:start] + "00" * 32 + text[start + 64 :], "utf-8")
    page.set_input_files("input[type=file]", changed)
    expect(page.get_by_role("alert")).to_contain_text("this file")
    changed.write_text("quack", "utf-8")
    page.set_input_files("input[type=file]", changed)
    expect(page.get_by_role("alert")).to_contain_text("not a match file")
    true = tmp_path / "true.jsonl"
    true.write_text(text, "utf-8")
    page.evaluate("() => localStorage.clear()")
    page.set_input_files("input[type=file]", true)
    expect(page.locator(".verify li.good")).to_have_count(3)
    expect(page.locator(".verify li.open")).to_contain_text("took no part")
    for width, height in ((390, 664), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
