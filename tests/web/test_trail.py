"""A flight of Duck Dealer is drawn on the map in its player's colour, and the map goes there."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from coincoin.testing.play import moments, seen
from tests.games.duck_dealer.positions import ship, space
from tests.host.server import Server
from tests.web.person import Person


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_flight_is_a_line_from_planet_to_planet(screen: str, server: Server, request: pytest.FixtureRequest) -> None:
    context: BrowserContext = request.getfixturevalue(screen)
    person = Person(context, server.address, seed=4).play_now("duck-dealer")
    state = space(seats=3, ships={0: ship("Anser", energy={"red": 9})})
    (flight,) = moments(state, 0, "fly Rouen")
    person.show(flight)
    page = person.page
    expect(page.locator(".trail path")).to_have_count(2)
    (trail,) = seen(flight).trails
    assert set(trail.over) & set(page.evaluate("() => eyes.seen('.is-map .piece')")), "the map goes there"
    assert page.locator(".trail").get_attribute("data-seat") == page.locator(".mine").get_attribute("data-seat")
    ends = page.evaluate(
        """() => {
          const [line] = document.querySelectorAll(".trail path");
          const at = (n) => line.getPointAtLength(n).matrixTransform(line.getScreenCTM());
          return ["Anser", "Rouen"].map((name, n) => {
            const box = document.querySelector(`[data-piece="planet-${name}"]`).getBoundingClientRect();
            const end = at(n ? line.getTotalLength() : 0);
            return Math.hypot(end.x - box.left - box.width / 2, end.y - box.top - box.height / 2) / box.width;
          });
        }"""
    )
    assert max(ends) < 0.5, "it begins and ends on the planets"
    person.show(state)
    expect(page.locator(".trail")).to_have_count(0)
    assert person.problems == []
