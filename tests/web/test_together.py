"""Several people at one table: by link, watching, reloading, through a host that dies and a network that goes."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, Route, expect

from tests.host.server import Server
from tests.web.person import PATIENCE, Person


def people(browser: Browser, server: Server, count: int) -> list[Person]:
    return [
        Person(browser.new_context(locale="en-GB", reduced_motion="reduce"), server.address, seed)
        for seed in range(count)
    ]


def table_for_two(ada: Person, bo: Person) -> str:
    """Ada opens a table for two; Bo comes by the link; the match begins. Answers the link."""
    ada.open_table("pan", 2)
    link: str = ada.page.locator(".link-line input").input_value()
    assert ada.page.locator(".qr").get_attribute("alt") == link
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit here").click()
    expect(ada.page.locator(".around li .free")).to_have_count(0)
    ada.page.get_by_role("button", name="Start the match").click()
    for each in (ada, bo):
        each.page.wait_for_selector(".mat .prompt")
    return link


def play_on(*persons: Person) -> bool:
    """Whoever can press something presses once; False when the match is over."""
    late = monotonic() + PATIENCE / 1000
    while monotonic() < late:
        if any(each.over() for each in persons):
            return False
        able = [each for each in persons if each.can_act()]
        for each in able:
            each.step()
        if able:
            return True
        persons[0].page.wait_for_timeout(10)
    raise AssertionError(f"nobody could press anything, and the match is not over: {persons[0].state()}")


def play_out(*persons: Person) -> None:
    for _ in range(400):
        if not play_on(*persons):
            return
    raise AssertionError("no end after 400 rounds of presses")


def test_two_play_one_watches_one_reloads(browser: Browser, server: Server) -> None:
    ada, bo, cy = people(browser, server, 3)
    link = table_for_two(ada, bo)
    cy.page.goto(link)
    expect(cy.page.locator(".seat")).to_have_count(2)
    for _ in range(3):
        play_on(ada, bo)
    ada.settle()
    bo.settle()
    before = bo.page.locator(".fan [data-piece]").count()
    bo.page.reload()
    expect(bo.page.locator(".fan [data-piece]")).to_have_count(before)
    play_out(ada, bo)
    for each in (ada, bo, cy):
        expect(each.page.locator(".end .rank")).to_be_visible()
        assert each.problems == []


def test_rematch_brings_both_to_a_new_table(browser: Browser, server: Server) -> None:
    ada, bo = people(browser, server, 2)
    link = table_for_two(ada, bo)
    play_out(ada, bo)
    ada.page.get_by_role("button", name="Rematch").click()
    bo.page.get_by_role("button", name="Rematch").click()
    for each in (ada, bo):
        expect(each.page.locator(".around li")).to_have_count(2)
        assert each.page.url != link
    assert ada.page.url == bo.page.url


def test_the_host_is_killed_and_play_goes_on(browser: Browser, page_built: None, tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ada, bo = people(browser, server, 2)
        table_for_two(ada, bo)
        play_on(ada, bo)
        said = ada.page.locator(".log li").count()
        server.kill()
        expect(ada.page.locator(".offline")).to_be_visible()
        server.start()
        expect(ada.page.locator(".offline")).to_be_hidden()
        assert ada.page.locator(".log li").count() >= said
        play_out(ada, bo)
        expect(ada.page.locator(".end .rank")).to_be_visible()
    finally:
        server.kill()


def test_the_network_goes_and_comes_back(browser: Browser, server: Server) -> None:
    ada, bo = people(browser, server, 2)
    table_for_two(ada, bo)
    bo.cut()
    expect(bo.page.locator(".offline")).to_be_visible()
    if ada.can_act():
        ada.step()
    bo.mend()
    expect(bo.page.locator(".offline")).to_be_hidden()
    play_out(ada, bo)
    expect(bo.page.locator(".end .rank")).to_be_visible()


def test_a_word_said_while_the_drawings_come(browser: Browser, server: Server) -> None:
    [ada] = people(browser, server, 1)
    # What the page keeps for times without a line would come from there.
    bo = Person(browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block"), server.address)
    link = table_for_two(ada, bo)
    held: list[Route] = []
    bo.page.route("**/sheet.svg", lambda route: held.append(route))
    bo.page.goto(link, wait_until="commit")
    expect(bo.page.get_by_role("heading", name="One moment")).to_be_visible()
    while not held:
        bo.page.wait_for_timeout(20)
    ada.page.locator(".say-line input").fill("coin coin")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".log")).to_contain_text("coin coin")
    held[0].continue_()
    expect(bo.page.locator(".fan [data-piece]")).to_have_count(4)
    expect(bo.page.locator(".log")).to_contain_text("coin coin")
    assert bo.problems == []
