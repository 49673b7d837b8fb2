"""From home, before the first match: how to play, and what "Play now" asks."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from coincoin.kernel.registry import all_games
from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person

SIZES = [(1280, 800), (390, 664), (844, 390), (1920, 1080)]


@pytest.mark.parametrize("game", sorted(all_games()))
def test_each_game_is_explained_on_one_page(game: str, server: Server, browser: Browser) -> None:
    for width, height in SIZES:
        phone = width < 1000
        with browser.new_context(
            viewport={"width": width, "height": height}, has_touch=phone, locale="en-GB", reduced_motion="reduce"
        ) as context:
            person = Person(context, server.address).home()
            page = person.page
            person.card(game).get_by_role("link", name="How to play").click()
            expect(page.locator(".shot")).to_have_count(4)
            expect(page.locator(".shot:not(:has(.piece))")).to_have_count(0)
            expect(page.get_by_role("heading", level=2)).to_have_count(6)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{width}x{height}: {wide} px too wide"
            if (width, height) in SIZES[:2]:
                assert serious(page) == []
                page.locator("#end .rulechip").click()
                expect(page.locator(".rule.is-open")).to_be_visible()
                assert serious(page, "dialog") == []
                page.keyboard.press("Escape")
            page.get_by_role("button", name="Back").click()
            page.wait_for_selector(".shelf")
            assert not person.problems


def test_the_rules_can_be_searched(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address).play_now("canaille")
    page = person.page
    page.locator(".bar-end").get_by_role("button", name="Rules").click()
    pane = page.locator(".rules-pane")
    expect(pane.locator(".rules-aim")).to_contain_text("Have the best catch when the cat ends the contest.")
    pane.locator("summary").click()
    pane.get_by_role("button", name="The action cards").click()
    expect(pane.get_by_role("heading", name="The action cards")).to_be_in_viewport()
    before = pane.locator(".rule").count()
    pane.get_by_role("searchbox").fill("fog")
    assert 0 < pane.locator(".rule").count() < before
    expect(pane.locator(".ruling").first).to_contain_text("Ruling:")
    pane.get_by_role("searchbox").fill("submarine")
    expect(pane).to_contain_text("No rule says that.")
    pane.get_by_role("searchbox").fill("")
    pane.get_by_role("link", name="How to play").click()
    page.wait_for_selector(".shot")
    page.get_by_role("button", name="Back").click()
    page.wait_for_selector("#mat")


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
def test_play_now_asks_once(size: tuple[int, int], server: Server, browser: Browser) -> None:
    with browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce") as context:
        person = Person(context, server.address).home()
        page = person.page
        person.card("pan").locator(".btn--go").click()
        sheet = page.locator("dialog")
        expect(sheet.get_by_role("heading", name="New to Pan")).to_be_visible()
        expect(sheet.get_by_role("radio", name="Guide me")).to_be_checked()
        expect(sheet.get_by_role("radio", name="Duckling")).to_be_checked()
        assert serious(page, "dialog") == []
        sheet.get_by_role("radio", name="Goose").dispatch_event("click")
        sheet.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/t/*?guided=1")
        page.wait_for_selector("#mat")
        here = page.evaluate("fetch('/api/tables/' + location.pathname.split('/')[2]).then(found => found.json())")
        assert here["public"] is False and {seat["bot"] for seat in here["seats"][1:]} == {"goose"}
        listed = page.evaluate("fetch('/api/tables').then(found => found.json())")
        assert here["id"] not in json.dumps(listed)

        person.home().card("pan").locator(".btn--go").click()  # it remembers
        page.wait_for_selector("#mat")
        person.home().card("pan").get_by_role("button", name="Change").click()
        expect(sheet.get_by_role("radio", name="Goose")).to_be_checked()
        sheet.get_by_role("radio", name="Teach me").dispatch_event("click")
        sheet.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/learn/pan")
