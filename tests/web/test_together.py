"""Several people at one table: by link, watching, reloading, through a host that dies and a network that goes."""

from __future__ import annotations

from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, expect

from tests.host.server import Server
from tests.web.person import Person


def people(browser: Browser, server: Server, count: int) -> list[Person]:
    return [Person(browser.new_context(locale="en-GB"), server.address, seed) for seed in range(count)]


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
    """Each presses once if there is something to press; False when the match is over."""
    for each in persons:
        if each.page.locator(".end .rank").count():
            return False
        if each.can_act():
            each.step()
    return True


def test_two_play_one_watches_one_reloads(browser: Browser, server: Server) -> None:
    ada, bo, cy = people(browser, server, 3)
    link = table_for_two(ada, bo)
    cy.page.goto(link)
    expect(cy.page.locator(".seat")).to_have_count(2)
    for turn in range(400):
        if not play_on(ada, bo):
            break
        if turn == 2:
            bo.page.wait_for_timeout(1000)  # so that what was pressed has arrived
            before = bo.page.locator(".fan [data-piece]").count()
            bo.page.reload()
            bo.page.wait_for_selector(".mat .prompt")
            assert bo.page.locator(".fan [data-piece]").count() == before
    for each in (ada, bo, cy):
        expect(each.page.locator(".end .rank")).to_be_visible()
        assert each.problems == []


def test_rematch_brings_both_to_a_new_table(browser: Browser, server: Server) -> None:
    ada, bo = people(browser, server, 2)
    link = table_for_two(ada, bo)
    for _ in range(400):
        if not play_on(ada, bo):
            break
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
        expect(ada.page.locator(".offline")).to_be_hidden(timeout=20_000)
        assert ada.page.locator(".log li").count() >= said
        for _ in range(400):
            if not play_on(ada, bo):
                break
        expect(ada.page.locator(".end .rank")).to_be_visible()
    finally:
        server.kill()


def test_the_network_goes_and_comes_back(browser: Browser, server: Server) -> None:
    ada, bo = people(browser, server, 2)
    table_for_two(ada, bo)
    bo.cut()
    expect(bo.page.locator(".offline")).to_be_visible(timeout=15_000)
    if ada.can_act():
        ada.step()
    bo.mend()
    expect(bo.page.locator(".offline")).to_be_hidden(timeout=15_000)
    for _ in range(400):
        if not play_on(ada, bo):
            break
    expect(bo.page.locator(".end .rank")).to_be_visible()


def test_a_move_shows_on_the_other_screen_at_once(browser: Browser, server: Server) -> None:
    """Median from the press on one page to the change on the other, both in this process."""
    ada, bo = people(browser, server, 2)
    table_for_two(ada, bo)
    times = []
    for _ in range(4):
        ada.page.wait_for_selector(".piece.is-legal")
        bo.page.evaluate(
            """() => { window.__seen = 0;
                 new MutationObserver(() => { window.__seen ||= Date.now() })
                   .observe(document.querySelector('.log'), {subtree: true, childList: true}) }"""
        )
        start = ada.page.evaluate(
            "() => { const now = Date.now(); document.querySelector('.piece.is-legal').click(); return now }"
        )
        bo.page.wait_for_function("() => window.__seen")
        times.append(bo.page.evaluate("() => window.__seen") - start)
        play_on(bo)
        ada.page.wait_for_timeout(100)
        if ada.page.locator(".end .rank").count():
            break
    print(f"a move took {times} ms to the other screen, median {median(times)}")
    assert times
