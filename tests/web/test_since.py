"""Show me again, and what happened since my last move: as a film, a picture a deed and a line a player."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.host.server import Server
from tests.web.person import Person


def moved(desktop: BrowserContext, server: Server, game: str) -> Person:
    """Somebody who has moved at a table with bots, and then the bots have."""
    person = Person(desktop, server.address, seed=2, speed=2).with_bots(game)
    state = person.turn()
    for _ in range(60):
        before = moves(person.page)
        person.step()
        state = person.turn(state)
        if moves(person.page) - before > 1:
            return person
    raise AssertionError("the others never move")


def moves(page: Page) -> int:
    return int(page.locator(".frame").get_attribute("data-moves") or 0)


def film(page: Page) -> None:
    dialog = page.locator("dialog.dialog--wide")
    expect(dialog).to_be_visible()
    assert dialog.locator(".filmstrip li").count() >= 1
    assert dialog.locator(".filmstrip .told").first.inner_text().strip()
    assert dialog.locator(".since-sums li").count() >= 1
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["duck", "duck-dealer"])
def test_who_comes_back_is_told_and_need_not_watch(game: str, server: Server, desktop: BrowserContext) -> None:
    person = moved(desktop, server, game)
    page = person.page
    address = page.url
    page.reload()
    person.turn()
    expect(page.locator("dialog")).to_have_count(0)  # nothing was missed

    again = desktop.new_page()  # as from another day: this page has seen nothing of it
    again.goto(address)
    again.on("pageerror", lambda problem: person.problems.append(str(problem)))
    film(again)
    again.locator(".since-foot .btn:not(.btn--go)").click()
    again.wait_for_selector("#mat.is-moment")
    assert again.locator("#mat .is-legal").count() == 0
    again.locator(".reel").wait_for()
    for _ in range(60):
        if again.locator("#mat.is-moment").count() == 0:
            break
        again.evaluate("document.querySelector('.reel .icon-btn, .btn--timed')?.click()")
        again.wait_for_timeout(30)
    again.wait_for_selector("#mat:not(.is-moment)")
    again.reload()
    again.wait_for_selector("#mat")
    assert again.locator("dialog").count() == 0
    assert person.problems == []


def test_a_line_that_was_down_is_told_about(server: Server, desktop: BrowserContext) -> None:
    person = moved(desktop, server, "duck")
    person.cut()
    person.page.evaluate("() => Object.keys(sessionStorage).forEach((key) => sessionStorage.setItem(key, '0'))")
    person.mend()
    film(person.page)
    person.page.get_by_role("button", name="My turn").click()
    expect(person.page.locator("dialog")).to_have_count(0)
    assert person.turn()


def test_one_button_shows_it_again(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=5, speed=2).play_now("pan")
    state = person.turn()
    person.step()
    person.turn(state)
    page = person.page
    title = page.locator("#mat h2").inner_text()
    page.locator(".retell").click()
    page.locator("dialog .btn", has_text="What just happened").click()
    page.wait_for_selector("#mat.is-moment")
    assert page.locator("[data-piece^='laid-']").count() == 4
    page.wait_for_selector("#mat:not(.is-moment)")
    expect(page.locator("#mat h2")).to_have_text(title)
    page.locator(".retell").click()
    page.locator("dialog .btn", has_text="Since your last move").click()
    film(page)
    assert person.problems == []
