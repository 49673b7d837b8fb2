"""Choosing: what matters and cannot be undone asks once, what can be undone says so, nothing is large by accident."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

import coincoin
from coincoin.kernel.state import State
from tests.host.server import Server
from tests.web.person import Person

YES = ".prompt .acts .btn--go"


def found(game: str, wanted: str, seed: int = 0) -> tuple[State, str]:
    """A position in which seat 0 may make a move of this kind, and a piece that spells it."""
    kind = coincoin.game(game)
    for n in range(seed, seed + 200):
        dice = coincoin.Dice(n)
        state = kind.new(min(kind.seats), dice)
        for _ in range(400):
            if state.over:
                break
            scene = kind.scene(state.seen_by(0), "en", ["A", "B", "C"][: state.seats])
            for choice in scene.choices:
                if kind.describe(choice.move)["name"] == wanted and choice.asks:
                    return state, choice.picks[0] if choice.picks else ""
            seat = state.waiting()[0]
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))], dice)
    raise AssertionError(f"nobody ever could {wanted}")


def likes(context: BrowserContext, confirm: str) -> None:
    context.add_init_script(f"localStorage.setItem('confirm', '{confirm}')")


@pytest.mark.parametrize(
    ("game", "move", "says"),
    [
        ("pan", "reshuffle", "spin the cylinder and turn a card"),
        ("duck", "duck", "Duck"),
        ("canaille", "lay", "Lay:"),
        ("canardage", "mexicoin", "Mexicoin"),
        ("duck-dealer", "end", "End the turn"),
    ],
)
def test_what_matters_asks_once(game: str, move: str, says: str, server: Server, desktop: BrowserContext) -> None:
    state, piece = found(game, move)
    person = Person(desktop, server.address).play_now(game)
    person.show(state)
    page = person.page
    expect(page.locator(YES)).to_have_count(0)  # nothing waits to be confirmed: nothing is yellow
    if piece:
        person.press(page.locator(f"[data-piece='{piece}']"))
    else:
        person.press(page.locator(".prompt .acts .btn", has_text=says.split()[0]).last)
    expect(page.locator(".prompt h2")).to_contain_text(says)
    expect(page.locator(".prompt p")).to_contain_text("cannot be taken back")
    expect(page.locator("#mat:not([aria-busy])")).to_be_visible()
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator(".is-picked")).to_have_count(0)
    expect(page.locator(YES)).to_have_count(0)
    assert person.problems == []


@pytest.mark.parametrize(("confirm", "asks"), [("never", False), ("always", True)])
def test_how_often_it_asks_is_a_preference(confirm: str, asks: bool, server: Server, desktop: BrowserContext) -> None:
    likes(desktop, confirm)
    state, piece = found("pan", "reshuffle")
    person = Person(desktop, server.address).play_now("pan")
    person.turn()
    person.page.locator(".fan .is-legal").first.click()  # a card for a trick, which nobody is asked about otherwise
    asked = person.page.get_by_role("button", name="Yes, do it")
    if asks:
        asked.click()
    expect(asked).to_have_count(0)
    person.page.wait_for_function("() => Number(document.querySelector('.frame').dataset.moves) > 0")
    person.show(state)
    person.press(person.page.locator(f"[data-piece='{piece}']"))
    expect(asked).to_have_count(int(asks))


def undone(person: Person, press: Callable[[], None]) -> None:
    """Something is taken back: its line is struck, and nothing stays picked."""
    page = person.page
    press()
    expect(page.locator(".is-picked")).to_have_count(0)
    undo = page.locator(".prompt .btn--undo")
    expect(undo).to_contain_text("Undo")
    moves = page.locator(".frame").get_attribute("data-moves")
    undo.click()
    page.wait_for_function("moves => document.querySelector('.frame').dataset.moves < moves", arg=moves)
    page.locator("#log-tab").click()
    expect(page.locator(".log .struck s").last).to_be_visible()
    expect(page.locator(".log li").last).to_have_text("You take your move back.")
    expect(page.locator(".is-picked")).to_have_count(0)


def test_undo_is_a_button_that_says_what_it_takes_back(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address).with_bots("duck-dealer")
    page = person.page
    person.turn()
    box = page.locator(".is-legal[data-piece='box-trader']")
    person.press(box)
    expect(page.locator(".btn--undo small")).to_have_text("Take a trader")
    undone(person, lambda: person.press(page.locator(".is-legal[data-piece='box-hold']")))
    expect(page.locator(".btn--undo small")).to_have_text("Take a trader")
    expect(page.locator(".mine [data-piece$='-trader']")).to_have_count(1)
    assert person.problems == []
