"""A spectator's and an opponent's page hold nothing private: DOM, storage and every socket frame are searched."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Browser, WebSocket

from tests.host.server import Server
from tests.web.person import Person
from tests.web.test_together import play_on, table_for_two

HAND = "() => [...document.querySelectorAll('.fan [data-piece]')].map(each => each.dataset.face)"


def areas(frames: list[str]) -> Iterator[dict[str, Any]]:
    """Every area that a page was told of."""
    for frame in frames:
        found = json.loads(frame)
        for told in found if isinstance(found, list) else [found]:
            event = told.get("event") or told
            yield from event.get("scene", {}).get("areas", [])
            yield from event.get("change", {}).get("areas", [])


def listener(heard: list[str]) -> Callable[[WebSocket], None]:
    return lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame)))


def test_nobody_else_sees_a_hand(browser: Browser, server: Server) -> None:
    contexts = [browser.new_context(locale="en-GB") for _ in range(3)]
    ada, bo, cy = (Person(context, server.address, seed) for seed, context in enumerate(contexts))
    heard: dict[str, list[str]] = {"bo": [], "cy": []}
    for name, person in (("bo", bo), ("cy", cy)):
        person.page.on("websocket", listener(heard[name]))
    link = table_for_two(ada, bo)
    cy.page.goto(link)
    cy.page.wait_for_selector(".seat")

    hand = ada.page.evaluate(HAND)
    theirs = bo.page.evaluate(HAND)
    assert hand and theirs
    for person in (bo, cy):
        dom = person.page.content()
        # Pan names a card by its value: cards of nobody's own hand lie face down or not at all.
        shown = re.findall(r'data-face="(pan-\d)"', dom)
        assert sorted(shown) == sorted(theirs if person is bo else [])
        kept = person.page.evaluate("() => JSON.stringify([localStorage, sessionStorage])")
        assert "hand" not in kept
    for name, frames in heard.items():
        assert frames
        for area in areas(frames):
            if area["id"].startswith("hand"):
                assert name == "bo" and [piece["face"] for piece in area["pieces"]] == theirs
        assert ada.page.evaluate("localStorage.getItem('token')") not in "".join(frames)
    play_on(ada, bo)
    assert ada.problems + bo.problems + cy.problems == []
