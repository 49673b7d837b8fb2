"""Among friends: strange browsers, home networks, closed tables, votes, chat and names of every length."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools.chromium import FLAGS, chromium

from tests.host.server import Server
from tests.web.person import Person
from tests.web.test_together import people, play_on, table_for_two

STALE = "() => localStorage.setItem('token', '0123456789abcdef.lost')"
WIDE = "W" * 24
FLOOD = """() => { for (let n = 0; n < 200; n++) __sockets.at(-1).send('{"type":"ping"}') }"""


def say(person: Person, text: str) -> None:
    person.page.locator(".say-line input").fill(text)
    person.page.keyboard.press("Enter")


def menu(person: Person, name: str) -> None:
    person.press(person.page.get_by_role("button", name="More"))
    person.press(person.page.locator(".menu").get_by_role("button", name=name))


def sockets(page: Page) -> int:
    count: int = page.evaluate("() => __sockets.length")
    return count


def test_a_browser_the_host_does_not_know_comes_in_anew(server: Server, desktop: BrowserContext) -> None:
    """As after a restored or a new database: at home, at a table, and with the name in hand."""
    person = Person(desktop, server.address)
    page, told = person.page, person.page.locator(".stranger")
    page.goto(server.address)
    page.evaluate(STALE)
    person.play_now("pan")
    expect(told).to_contain_text("no longer knew your browser")
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)

    page.evaluate(STALE)
    page.reload()
    expect(page.locator(".seat")).to_have_count(4)  # from outside: the seat was somebody else's
    expect(told).to_be_visible()

    person.home()
    page.evaluate(STALE)
    page.locator(".me-pill").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".me-pill")).to_contain_text("Ada")


def test_a_link_in_a_home_network(browser: Browser, page_built: None, tmp_path: Path) -> None:
    """Without https there is no clipboard; and "localhost" is another machine for everybody else."""
    with (
        Server(tmp_path, host="0.0.0.0") as server,
        browser.browser_type.launch(
            executable_path=chromium(), args=[*FLAGS, "--host-resolver-rules=MAP home.test 127.0.0.1"]
        ) as at_home,
    ):
        guest = Person(at_home.new_context(locale="en-GB"), f"http://home.test:{server.port}").open_table("pan", 2)
        assert guest.page.evaluate("() => navigator.clipboard === undefined")
        guest.page.evaluate("() => addEventListener('copy', event => (window.__copied = event.target.value))")
        guest.press(guest.page.get_by_role("button", name="Copy the link"))
        expect(guest.page.get_by_role("button", name="Copied")).to_be_visible()
        assert guest.page.evaluate("() => __copied") == guest.page.url
        assert guest.page.locator(".link-line input").input_value() == guest.page.url

        host = Person(at_home.new_context(locale="en-GB"), f"http://localhost:{server.port}").open_table("pan", 2)
        address = host.page.evaluate("() => fetch('/api/address').then(found => found.json())")["address"]
        link = host.page.url.replace(host.address, address or host.address)
        expect(host.page.locator(".link-line input")).to_have_value(link)
        expect(host.page.locator(".qr")).to_have_attribute("alt", link)


def test_a_lobby_names_bots_and_says_how_many_are_missing(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address).open_table("duck", 3)
    page = person.page
    names = ["Add a bot", "duckling (easy)", "duck (fair)", "goose (strong)", "swan (strongest)"]
    expect(page.locator(".around li select").first.locator("option")).to_have_text(names)
    start, note = (
        page.get_by_role("button", name="Start the match"),
        page.locator(".around .note", has_text="DUCK is for"),
    )
    expect(note).to_have_text("DUCK is for 3 to 5 players: 2 more seats to fill.")
    expect(start).to_be_disabled()
    page.locator(".around li select").first.select_option("swan")
    expect(note).to_have_text("DUCK is for 3 to 5 players: 1 more seat to fill.")
    page.locator(".around li select").first.select_option("swan")
    expect(start).to_be_enabled()
    expect(note).to_have_count(0)
    assert person.problems == []


def test_chat_says_who_speaks_and_counts_what_others_said(browser: Browser, server: Server) -> None:
    ada, bo, cy = people(browser, server, 3)
    cy.page.goto(table_for_two(ada, bo))
    say(cy, "I only watch")
    said = ada.page.locator(".log li.chat")
    expect(said).to_contain_text("I only watch")
    expect(said.locator("b")).to_have_text(cy.page.evaluate("() => localStorage.getItem('name')"))
    assert said.get_attribute("data-seat") is None
    expect(said.locator("svg")).to_have_count(0)
    say(ada, "coin coin")
    expect(said).to_have_count(2)
    assert said.last.get_attribute("data-seat")
    expect(ada.page.locator("#chat-tab .count")).to_have_text("1")
    expect(bo.page.locator("#chat-tab .count")).to_have_text("2")


def test_a_page_that_was_put_out_comes_back_by_itself(browser: Browser, server: Server) -> None:
    ada, bo = people(browser, server, 2)
    table_for_two(ada, bo)
    ada.page.evaluate(FLOOD)
    ada.page.wait_for_function("() => __sockets.length > 1")
    expect(ada.page.locator(".offline")).to_have_count(0)
    expect(ada.page.locator(".fan [data-piece]")).to_have_count(4)
    assert play_on(ada, bo)


def test_a_table_closed_to_spectators_says_so_and_is_left_alone(browser: Browser, server: Server) -> None:
    ada, bo = people(browser, server, 2)
    ada.play_now("pan")
    table = ada.page.evaluate(
        """() => fetch("/api/tables", {
             method: "POST",
             headers: { "Content-Type": "application/json", Authorization: `Bearer ${localStorage.getItem("token")}` },
             body: JSON.stringify({ game: "pan", seats: ["instinct", "instinct"], spectators: false }),
           }).then((made) => made.json())"""
    )["id"]
    link = f"{server.address}/t/{table}"
    ada.page.goto(link)
    ada.page.get_by_role("button", name="Start the match").click()
    ada.page.wait_for_selector(".mat .prompt, .end .rank")
    for address, sentence in (
        (link, "This table is closed to spectators."),
        (f"{server.address}/t/nowhere-at-all", "There is no such table, or it is gone."),
    ):
        bo.page.goto(address)
        expect(bo.page.get_by_role("heading", name=sentence)).to_be_visible()
        bo.page.wait_for_timeout(1000)
        expect(bo.page.locator(".offline")).to_have_count(0)
        assert sockets(bo.page) == 1


def test_what_is_taken_back_leaves_every_log_and_who_resigned_is_not_asked(browser: Browser, server: Server) -> None:
    ada, bo, cy = people(browser, server, 3)
    ada.open_table("pan", 3)
    for each in (bo, cy):
        each.page.goto(ada.page.url)
        each.page.get_by_role("button", name="Sit here").first.click()
    expect(ada.page.locator(".around li .free")).to_have_count(0)
    ada.page.get_by_role("button", name="Start the match").click()
    for each in (ada, bo, cy):
        each.page.wait_for_selector(".mat .prompt")
    menu(cy, "Resign")
    cy.press(cy.page.locator(".menu").get_by_role("button", name="Really resign"))
    expect(cy.page.locator("dialog")).to_have_count(0)
    logs = [each.page.locator(".log li:not(.struck)", has_text="chose a card") for each in (ada, bo, cy)]
    for each in (ada, bo):
        expect(each.page.locator(".log")).to_contain_text("resigns. A bot plays on.")
    for log in logs:
        expect(log).to_have_count(1)  # a bot has laid a card for who resigned
    ada.turn()
    ada.step()
    for log in logs:
        expect(log).to_have_count(2)
    menu(ada, "Ask to take back")
    for each in (bo, cy):
        expect(each.page.locator(".notice")).to_contain_text("asks to take the last move back")
    expect(cy.page.get_by_role("button", name="Refuse")).to_have_count(0)
    bo.page.get_by_role("button", name="Agree").click()
    for log in logs:
        expect(log).to_have_count(1)
    for each in (ada, bo, cy):
        expect(each.page.locator(".log .struck s")).to_contain_text("chose a card")
        expect(each.page.locator(".log li").last).to_contain_text("All agree")
    assert ada.problems + bo.problems + cy.problems == []


def test_a_long_name_stays_inside_lobby_and_result(server: Server, phone: BrowserContext) -> None:
    phone.add_init_script(f"localStorage.setItem('name', '{WIDE}')")
    person = Person(phone, server.address).tapping().open_table("pan", 2)
    page, screens = person.page, ((390, 664), (844, 390), (1280, 800))

    def inside(what: str, around: str) -> None:
        for width, height in screens:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(
                """([what, around]) => [...document.querySelectorAll(what)].every((each) => {
                     const [box, all] = [each, each.closest(around)].map((it) => it.getBoundingClientRect());
                     return box.left >= all.left && box.right <= all.right && each.scrollWidth <= each.clientWidth + 1;
                   }) && document.documentElement.scrollWidth <= innerWidth""",
                [what, around],
            ), f"{what} at {width}x{height}"

    inside(".around li, .around .btn, .seat-name", ".sheet")
    page.locator(".around li select").first.select_option("duck")
    person.press(page.get_by_role("button", name="Start the match"))
    page.wait_for_selector("#mat")
    menu(person, "Resign")
    person.press(page.locator(".menu").get_by_role("button", name="Really resign"))
    page.wait_for_selector(".rank")
    page.evaluate("() => localStorage.removeItem('token')")
    page.reload()  # from outside, where one is called by one's name
    expect(page.locator(".rank .name", has_text=WIDE)).to_be_visible()
    inside(".rank .name, .rank .pts", ".rank li")
    inside(".glory h2", ".win")


def test_a_refusal_in_the_lobby_goes_when_somebody_sits_down(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address).open_table("pan", 3)
    seat = person.page.locator(".around li select").first
    seat.evaluate("menu => menu.add(new Option('nobody', 'nobody'))")
    seat.select_option("nobody")
    expect(person.page.locator(".around .problem")).to_be_visible()
    person.page.locator(".around li select").last.select_option("duck")
    expect(person.page.locator(".around .free")).to_have_count(1)
    expect(person.page.locator(".around .problem")).to_have_count(0)
