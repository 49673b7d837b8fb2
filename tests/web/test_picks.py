"""What is picked: nothing when a new decision comes, and all of it while the same one is still asked."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.host.server import Server
from tests.web.person import Person

PICKED = ".piece.is-picked"
REFUSE_THE_NEXT_MOVE = """() => {
  const socket = __sockets.at(-1), send = socket.send.bind(socket);
  socket.send = (message) => {
    const { type, id } = JSON.parse(message);
    if (type !== "move") return send(message);
    socket.send = send;
    socket.onmessage({ data: JSON.stringify({ type: "refused", id, code: "busy", text: "One moment." }) });
  };
}"""


def legal(piece: str) -> str:
    return f"[data-piece^='{piece}'].is-legal"


def decide(person: Person, *picks: str) -> None:
    """Press these until a move is made; when the next decision comes nothing is picked."""
    frame = person.page.locator(".frame")
    before = frame.get_attribute("data-moves")
    for each in picks:
        person.press(person.page.locator(each).first)
    person.page.wait_for_function(
        "before => document.querySelector('.frame').dataset.moves !== before && eyes.things().length", arg=before
    )
    assert person.page.locator(PICKED).count() == 0, picks


def test_equipment_mines_and_goods_thrown_away(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=1).with_bots("duck-dealer")
    page = person.page
    for gear in ("trader", "trader", "hold"):
        decide(person, legal(f"box-{gear}"))
    assert page.locator(".mine [data-piece$='-trader']").get_attribute("aria-label") == "2 × trader"
    decide(person, legal("planet-"))
    decide(person, legal("supply-blue"))
    decide(person, ".prompt .acts .btn:not(.btn--quiet)")
    for _ in range(3):
        decide(person, legal("dock-mine"))
    decide(person, "[data-group=bin]")  # all aboard is the same

    person.press(page.locator("[data-group=gates]"))
    kept = page.get_by_role("button", name="Put back")
    expect(kept).to_be_visible()
    page.locator("#log-tab").click()
    page.locator(".say-line input").fill("coin coin")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("coin coin")
    expect(kept).to_be_visible()
    person.cut()
    expect(page.locator(".offline")).to_be_visible()
    person.mend()
    expect(page.locator(".offline")).to_be_hidden()
    expect(kept).to_be_visible()

    page.evaluate(REFUSE_THE_NEXT_MOVE)
    person.press(page.locator(legal("planet-")).first)
    expect(page.locator(".prompt .aside")).to_have_text("One moment.")
    expect(page.locator(PICKED)).to_have_count(1)
    decide(person, ".prompt .btn--go")
    assert person.problems == []


def test_cards_drawn_from_the_pile(server: Server, desktop: BrowserContext) -> None:
    person = Person(desktop, server.address, seed=2).with_bots("canaille")
    drawn, state = 0, ""
    while drawn < 2:
        state = person.turn(state)
        if person.page.locator(legal("pile")).count():
            decide(person, legal("pile"))
            drawn += 1
        else:
            person.step()
