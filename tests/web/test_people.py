"""People: by link, code and calendar; lost and found again; on one screen; again and again; and left alone."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect

from tests.host.server import Server
from tests.web.person import Person
from tests.web.test_friends import menu, say
from tests.web.test_together import people, table_for_two


def called(person: Person, name: str, duck: int = 1) -> None:
    """Say who one is."""
    person.page.get_by_label("Your name").fill(name)
    person.page.locator("input[name=hat]").nth(duck - 1).check(force=True)
    person.page.get_by_role("button", name="Save").click()


def hold(person: Person) -> None:
    button = person.page.locator(".hold")
    button.click()  # a slip opens nothing
    expect(person.page.locator(".curtain")).to_be_visible()
    button.hover()
    person.page.mouse.down()
    person.page.wait_for_selector("#mat")
    person.page.mouse.up()


def test_four_people_by_link_code_and_calendar(browser: Browser, server: Server, tmp_path: Path) -> None:
    ada = Person(browser.new_context(locale="en-GB"), server.address).open_table("pan", 4)
    link = ada.page.locator(".link-line input").input_value()
    code = ada.page.locator(".say-code").inner_text().split()[-1]

    ada.page.get_by_role("button", name="Agree on a day").click()
    ada.page.get_by_label("When do you play?").fill("2027-03-06T20:00")
    ada.page.locator(".date").get_by_role("button", name="Save").click()
    expect(ada.page.locator(".date")).to_contain_text("Saturday 6 March")
    with ada.page.expect_download() as loading:
        ada.page.get_by_role("link", name="Put it in the calendar").click()
    event = Path(loading.value.path()).read_text("utf-8")
    found = re.search(r"URL:(\S+(?:\r?\n \S+)*)", event)
    assert found, event
    by_calendar = re.sub(r"\r?\n ", "", found[1])
    assert by_calendar == link

    bo, cy, dee = [Person(browser.new_context(locale="en-GB"), server.address, named=False) for _ in range(3)]
    bo.page.goto(link)
    cy.home().page.get_by_label("You were given a code?").fill(code.lower().replace("-", " "))
    cy.page.keyboard.press("Enter")
    dee.page.goto(f"{server.address}/{code}")
    for person, name, duck in ((bo, "Bo", 3), (cy, "b0", 4), (dee, "Dee", 7)):
        person.page.get_by_role("button", name="Sit here").first.click()
        expect(person.page.locator("dialog")).to_contain_text("Who are you?")
        called(person, name, duck)
        if name == "b0":  # who could be taken for Bo
            expect(person.page.locator("dialog")).to_contain_text("Choose another")
            called(person, "Cy", duck)
        expect(person.page.get_by_role("button", name="Stand up")).to_be_visible()
    seats = [ada.page.locator(".around li").nth(n) for n in range(4)]
    for person in (ada, bo, dee):  # the same duck for all eyes
        expect(person.page.locator(".around li").nth(3).locator("use").last).to_have_attribute("href", "#hat-crown")
    expect(seats[1]).to_contain_text("here, ready")

    bo.page.goto(f"{server.address}/devices")
    expect(seats[1]).to_contain_text("away")
    bo.page.locator(".me-pill").click()
    called(bo, "Beau", 5)
    expect(bo.page.locator("dialog")).to_have_count(0)
    expect(seats[1]).to_contain_text("Beau")  # a name reaches every seat
    expect(dee.page.get_by_text("You can start once everybody is here.")).to_be_visible()
    bo.page.goto(link)
    say(dee, "all here")
    expect(ada.page.locator(".talk")).to_contain_text("all here")
    ada.page.close()  # whoever opened the table
    ada.page = ada.context.new_page()
    ada.page.goto(server.address)
    expect(dee.page.get_by_role("button", name="Start the match")).to_have_count(0)
    ada.page.goto(link)
    dee.page.get_by_role("button", name="Start the match").click()
    for person in (ada, bo, cy, dee):
        person.page.wait_for_selector("#mat")
        assert person.problems == []


def test_a_wiped_browser_comes_back_by_words_and_another_by_a_code(browser: Browser, server: Server) -> None:
    ada = Person(browser.new_context(locale="en-GB"), server.address, named=False).open_table("pan", 2)
    table = ada.page.url
    ada.page.goto(f"{server.address}/devices")
    ada.page.locator(".me-pill").click()
    called(ada, "Ada", 6)
    ada.page.get_by_role("button", name="Make one").click()
    expect(ada.page.locator(".words li")).to_have_count(8)
    words = [each.split()[-1] for each in ada.page.locator(".words li").all_inner_texts()]
    ada.page.get_by_role("button", name="Show a code").click()
    code = ada.page.locator(".say-code").inner_text()

    phone = Person(browser.new_context(locale="en-GB"), server.address, named=False)
    phone.page.goto(f"{server.address}/claim#{code}")
    expect(phone.page.locator(".me-pill")).to_contain_text("Ada")
    expect(phone.page.locator(".devices li")).to_have_count(2)
    phone.page.goto(table)
    expect(phone.page.get_by_role("button", name="Stand up")).to_be_visible()

    ada.page.evaluate("() => localStorage.clear()")
    ada.page.goto(f"{server.address}/claim")
    ada.page.get_by_label("Or your recovery phrase").fill(" ".join(words))
    ada.page.get_by_role("button", name="Bring me back").click()
    expect(ada.page.locator(".me-pill")).to_contain_text("Ada")
    expect(ada.page.locator(".devices li")).to_have_count(3)
    for _ in range(2):  # the phone, and the browser as it was before; each asks once
        ada.page.get_by_role("button", name="Shut out", exact=True).first.click()
        ada.page.get_by_role("button", name="Really shut out").click()
        expect(ada.page.get_by_role("button", name="Really shut out")).to_have_count(0)
    expect(ada.page.locator(".devices li")).to_have_count(1)
    expect(phone.page.locator(".stranger")).to_be_visible()  # somebody new, who is told so
    expect(phone.page.get_by_role("button", name="Stand up")).to_have_count(0)
    ada.page.goto(table)
    expect(ada.page.get_by_role("button", name="Stand up")).to_be_visible()


def test_two_before_one_screen_and_a_curtain_between(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address).open_table("pan", 2)
    page = person.page
    page.get_by_role("button", name="One more here").click()
    page.get_by_label("Their name").fill("Kid")
    page.locator("dialog").get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the match").click()
    hands = []
    for _ in range(2):
        expect(page.locator(".curtain")).to_be_visible()
        expect(page.locator("[data-piece]")).to_have_count(0)  # nobody's cards, whoever looks
        hands.append(page.locator(".hand-over h2").inner_text())
        hold(person)
        person.turn()
        person.step()
    assert hands[1] == "Hand it to Kid" != hands[0]
    person.turn()
    person.step()  # who laid the last card of a trick may lay the first of the next
    expect(page.locator(".hand-over h2")).to_have_text(hands[0])
    expect(page.locator(".all-saw")).to_contain_text("chose a card")
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    assert person.problems == []


def test_rematches_in_a_row_a_seat_given_away_and_somebody_blocked(browser: Browser, server: Server) -> None:
    ada, bo, cy = people(browser, server, 3)
    cy.page.goto(table_for_two(ada, bo))
    expect(ada.page.locator(".watched")).to_contain_text("1")
    expect(cy.page.locator(".bar")).to_contain_text("You are watching")
    say(cy, "I only watch")
    ada.page.locator("#chat-tab").click()
    expect(ada.page.locator(".watchers")).to_contain_text("Plume")
    speaker = ada.page.locator(".speaker")
    expect(speaker).to_contain_text("watching")
    speaker.click()
    ada.page.get_by_role("button", name="Block").click()
    expect(ada.page.locator(".log li.chat")).to_have_count(0)
    say(cy, "hello?")
    expect(cy.page.locator(".prompt, .aside").first).to_contain_text("rather not hear")

    menu(bo, "Give my seat away")
    given = bo.page.locator("dialog .link-line input")
    expect(given).to_have_value(re.compile("/claim#"))
    heir = Person(browser.new_context(locale="en-GB"), server.address, named=False)
    heir.page.goto(given.input_value())
    heir.page.wait_for_selector("#mat")
    expect(heir.page.locator(".fan [data-piece]")).to_have_count(4)

    for won in (1, 2):
        menu(heir, "Resign")
        heir.press(heir.page.locator(".menu").get_by_role("button", name="Really resign"))
        ada.page.get_by_role("button", name="Rematch").click()
        expect(heir.page.get_by_text("A rematch is open")).to_be_visible()
        with heir.page.expect_response(re.compile("/match$")) as file:
            heir.page.evaluate("() => void fetch(document.querySelector('a[download]').href)")
        assert file.value.status == 200
        heir.page.get_by_role("button", name="Join the rematch").click()
        expect(heir.page.locator(".around .won")).to_have_text(str(won))
        heir.page.get_by_role("button", name="Start the match").click()
        for each in (ada, heir):
            each.page.wait_for_selector("#mat")
    assert ada.problems == []


FATAL = ("too_many", "slow", "too_fast", "closing", "internal")


def test_whatever_ends_a_line_it_comes_back(browser: Browser, server: Server) -> None:
    ada, bo = people(browser, server, 2)
    table_for_two(ada, bo)
    for n, code in enumerate(FATAL, 1):
        ada.page.evaluate(
            """code => { const socket = __sockets.at(-1);
               const data = JSON.stringify({type: "error", code, text: "", fatal: true});
               socket.dispatchEvent(new MessageEvent("message", {data}));
               socket.close() }""",
            code,
        )
        ada.page.wait_for_function("n => __sockets.length > n", arg=n)
        expect(ada.page.locator(".offline")).to_have_count(0)
        expect(ada.page.locator(".fan [data-piece]")).to_have_count(4)
    ada.turn()
    ada.step()
    expect(bo.page.locator(".log li", has_text="chose a card")).to_have_count(1)


def test_the_page_opens_without_a_line_and_is_an_app(server: Server, phone: BrowserContext) -> None:
    person = Person(phone, server.address).home()
    page = person.page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    manifest = page.evaluate("() => fetch('/manifest.webmanifest').then(found => found.json())")
    for icon in manifest["icons"]:
        assert page.evaluate("src => fetch(src).then(found => found.ok)", icon["src"])
    page.goto(f"{server.address}/learn/pan")
    page.locator("main a, main button").first.wait_for()
    phone.set_offline(True)
    page.reload()
    expect(page.locator(".offline")).to_contain_text("No connection")
    page.locator("main a, main button").first.wait_for()
    page.goto(server.address)
    expect(page.locator(".game")).to_have_count(5)
