"""What is this? Anything on a table says what it is, what it does now, and by which rule."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.games.canardage.positions import table
from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person

LINE = "yellow, blue, red, water, blue, yellow"


def covered(page: Page, thing: Locator) -> bool:
    """Does the card lie over this thing?"""
    row, card = thing.bounding_box(), page.locator(".inspect").bounding_box()
    assert row and card
    beside = card["x"] >= row["x"] + row["width"] - 1 or card["x"] + card["width"] <= row["x"] + 1
    apart = card["y"] >= row["y"] + row["height"] - 1 or card["y"] + card["height"] <= row["y"] + 1
    return not (beside or apart)


def test_resting_on_a_card_tells_what_it_does_and_never_is_in_the_way(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address).play_now("canardage")
    person.show(table(LINE, "rectifier_gauche", targets=[2, 5]))
    page = person.page
    page.locator("[data-piece='hand-rectifier_gauche-0']").hover()
    card = page.locator(".inspect")
    expect(card.locator("h2")).to_have_text("Bump left")
    expect(card).to_contain_text("Move a target one place to the front.")
    expect(card).to_contain_text("moves with it now")
    assert not any(covered(page, each) for each in page.locator("[data-area='hand'] .piece").all())
    assert page.locator(".is-asked").count() == 2  # the two targets it could move
    page.locator("[data-piece='deck']").hover()
    expect(card.locator("h2")).to_have_text("Deck")
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)


def test_by_keys_and_by_the_mode_everything_can_be_asked_about(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address).play_now("canardage")
    person.show(table(LINE, "pan"))
    page, card = person.page, person.page.locator(".inspect")
    page.mouse.move(2, 2)  # where it rests it would ask too
    page.locator("[data-piece='hand-canard_blase-0']").focus()
    page.keyboard.press("?")
    expect(card.locator("h2")).to_have_text("Lazy duck")
    assert serious(page, ".inspect") == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.piece") == "hand-canard_blase-0"

    page.get_by_role("button", name="What is this?").click()
    page.locator("[data-plate]").first.click()
    expect(card.locator("h2")).not_to_be_empty()
    page.locator("[data-figure]").first.click()
    expect(card.locator("h2")).to_have_text("Action cards")
    page.locator("[data-area='line'] .backdrop").click(position={"x": 4, "y": 4})
    expect(card.get_by_role("button", name="Rule 1")).to_be_visible()
    page.locator("[data-piece='hand-pan-0']").click(force=True)  # asked about, not played
    expect(card.locator("h2")).to_have_text("Bang!")
    assert serious(page) == []
    card.locator(".rulechip").click()
    expect(page.locator(".rule.is-open")).to_be_visible()


def test_a_long_press_shows_where_a_card_can_go(server: Server, browser: Browser) -> None:
    for width, height in ((390, 664), (844, 390)):
        with browser.new_context(
            viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, reduced_motion="reduce"
        ) as phone:
            person = Person(phone, server.address).tapping().play_now("canardage")
            person.show(table(LINE, "rectifier_gauche", targets=[2, 5]))
            page = person.page
            piece = page.locator("[data-piece='hand-rectifier_gauche-0']")
            box = piece.bounding_box()
            assert box
            touch = page.context.new_cdp_session(page)
            points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
            touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
            expect(page.locator(".inspect h2")).to_have_text("Bump left")
            touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            assert page.locator(".is-picked").count() == 0
            assert not any(covered(page, each) for each in page.locator("[data-area='hand'] .piece").all()), (
                width,
                height,
            )
            page.locator(".inspect").get_by_role("button", name="Show me").tap()
            expect(page.locator(".inspect")).to_have_count(0)
            assert page.locator(".is-asked").count() == 2


def test_the_list_can_be_asked_too(server: Server, desktop: BrowserContext) -> None:
    desktop.add_init_script("localStorage.setItem('list', 'on')")
    person = Person(desktop, server.address).play_now("canaille")
    person.turn()
    person.page.get_by_role("button", name="What is this?").click()
    person.page.locator(".ask-about").filter(has_text=re.compile(r"^\s*Full stop")).first.click()
    expect(person.page.locator(".inspect")).to_contain_text("Does nothing, but can end a sentence.")
    assert serious(person.page) == []


def test_what_is_grey_says_why(server: Server, desktop: BrowserContext) -> None:
    """The host is asked about its own match: here its answers are those of the position it dealt."""
    person = Person(desktop, server.address, seed=3).play_now("canaille")
    page = person.page
    person.turn()
    laid = 0
    while not laid:  # lay a card
        page.locator(".piece.is-legal").first.click()
        person.turn()
        laid = page.locator("[data-area='sentence'] .piece:not([data-face='empty'])").count()
    page.locator("[data-piece='sentence-0']").click(force=True)
    expect(page.locator(".aside")).to_contain_text("A laid card stays.")


def test_what_comes_later_says_what_to_press_first(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address).play_now("canardage")
    person.show(table(LINE, "pan", targets=[2]))
    person.page.locator("[data-area='line'] .piece[aria-label*='blue']").first.dispatch_event("click")
    expect(person.page.locator(".aside")).to_contain_text("First tap Bang!, then this.")
