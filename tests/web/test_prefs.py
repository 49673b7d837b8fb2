"""Preferences: in one place, from home and from the table; they act at once and are kept."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.host.server import Server
from tests.web.axe import serious
from tests.web.person import Person

NUMBERS = (
    "() => [...document.querySelectorAll('.fan [data-piece]')].map(each => Number(each.dataset.text.match(/\\d/)))"
)

COLOURS = (
    "() => [...document.querySelectorAll('.fan [data-piece]')].map(each => each.dataset.face.replace(/\\d+/g, ''))"
)

TOO_WIDE = """() =>
  [...document.querySelectorAll("dialog *")].filter(each => each.getBoundingClientRect().right > innerWidth).length"""


def like(person: Person, name: str, value: str) -> None:
    person.page.locator(f"[data-pref={name}]").get_by_text(value, exact=True).click()


def test_preferences_act_at_once_and_stay(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=4).home()
    page = person.page
    page.get_by_role("button", name="Preferences").click()
    like(person, "night", "night")
    like(person, "text", "very large")
    expect(page.locator("html")).to_have_attribute("data-frame", "night")
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "20px"
    assert serious(page) == []
    page.keyboard.press("Escape")
    assert serious(page) == [], "home at night"

    person.play_now("duck")
    person.turn()
    expect(page.locator("html")).to_have_attribute("data-frame", "night")
    assert serious(page) == [], "a table at night"
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Preferences").click()
    assert serious(page, "dialog") == []
    like(person, "sort", "number")
    numbers = page.evaluate(NUMBERS)
    assert len(numbers) > 5 and numbers == sorted(numbers)
    like(person, "sort", "colour")
    colours = page.evaluate(COLOURS)
    assert len(set(colours)) > 1 and colours == sorted(colours)
    like(person, "sound", "on")
    like(person, "list", "on")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Sound: on")).to_be_visible()
    expect(page.locator(".list-mat")).to_be_visible()
    page.reload()
    expect(page.locator(".list-mat")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-frame", "night")
    assert person.problems == []


def test_preferences_fit_a_phone(server: Server, phone: BrowserContext) -> None:
    person = Person(phone, server.address).tapping().home()
    page = person.page
    person.press(page.get_by_role("button", name="Preferences"))
    for language, name in {"fr": "Français", "de": "Deutsch", "nl": "Nederlands"}.items():
        page.locator(".seg label", has_text=name).tap()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(TOO_WIDE) == 0, language
    assert serious(page, "dialog") == []
