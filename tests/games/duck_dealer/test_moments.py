"""Duck Dealer: the way of a flight, what was mined, made, built and sold, what it brought, and why."""

from __future__ import annotations

from itertools import pairwise

import pytest

import coincoin
from coincoin.kernel.state import State, Story
from coincoin.scene.text import render
from coincoin.testing.play import NAMES, area, lit, moments, names_of, seen, shown

from .positions import ship, space
from .test_flights_by_hand import NEAR, PLANETS, steps_to_everywhere
from .test_trading import HOLD_PRICE, at


def only(state: State, text: str, seat: int = 0) -> State:
    """The one moment of this move."""
    (found,) = moments(state, seat, text)
    return found


def way(moment: State) -> list[str]:
    """The places of the trail."""
    (trail,) = seen(moment).trails
    return [id.partition("-")[2] for id in trail.over]


# ---- flights ----


@pytest.mark.rule("dealer-33", "dealer-36")
def test_a_flight_is_shown_as_a_way_from_where_the_ship_is() -> None:
    flight = only(space(ships={0: ship("Anser", energy={"red": 1})}), "fly Aix")
    scene = seen(flight)
    points = [f"Anser-Aix-{n + 1}" for n in range(len(way(flight)) - 2)]
    assert points and way(flight) == ["Anser", *points, "Aix"]
    assert [trail.seat for trail in scene.trails] == [0]
    assert lit(flight) == {"ship-0": "lit", "planet-Aix": "lit"}
    assert shown(flight)["ships"][0]["at"] == "Anser", "it flies when this has been seen"
    steps = len(points) + 1
    assert scene.title == "Ada flies to Aix for 1 red."
    assert scene.reason == f"{steps} steps, 8 a red disc: {8 - steps} left over."
    assert scene.rules == ("dealer-33", "dealer-36")
    assert f"Ada: Anser {'· ' * len(points)}Aix" in render(scene, NAMES)


@pytest.mark.rule("dealer-37")
def test_flying_on_says_so_and_names_the_planets_on_the_way() -> None:
    on = only(space(ships={0: ship("Aix")}, planets={"Aix": {"site": "radio"}}, surplus=8), "fly Anser")
    assert seen(on).reason == "5 of the steps that were left: 3 left over."
    far = only(space(ships={0: ship("Anser", energy={"red": 4})}), "fly Cygnus")
    between = [place for place in way(far)[1:-1] if place in PLANETS]
    assert between and seen(far).reason.startswith(f"By way of {', '.join(between)}. ")


@pytest.mark.parametrize("seed", range(4))
def test_every_way_leads_there_at_the_price_of_the_flight(seed: int) -> None:
    game, dice = coincoin.game("duck-dealer"), coincoin.Dice(seed)
    state = game.new(3, dice)
    state.telling, state.story = True, Story()
    flights = 0
    while not state.over and flights < 30:
        seat = state.mover()
        moves = state.moves(seat)
        before = state.clone()
        state.play(seat, moves[dice.below(len(moves))], dice)
        for moment in state.story.moments:
            if names_of([moment])[0].startswith("flew"):
                check_way(before, seat, moment)
                flights += 1
    assert flights


def check_way(before: State, seat: int, moment: State) -> None:
    places, table = way(moment), shown(before)
    assert places[0] == table["ships"][seat]["at"]
    assert all(there in NEAR[here] for here, there in pairwise(places))
    steps = sum(table.get("roads", {}).get(place) != seat for place in places[1:])
    unused = steps_to_everywhere(before, seat, 200)[places[-1]] - steps
    known = sum("site" in table["planets"].get(place, {"site": ""}) for place in places[1:-1])
    assert 0 <= unused <= len(places) - 2 - known, "a step is unused only where an unvisited planet is flown over"


@pytest.mark.rule("dealer-44", "dealer-46")
def test_a_jump_goes_straight_through_the_gate() -> None:
    state = space(ships={0: ship("Anser", energy={"red": 1})})
    moments(state, 0, "entrance Anser")
    gates = only(state, "exit Pekin")
    assert lit(gates) == {"gate-entrance-0": "lit", "gate-exit-0": "lit"}
    jump = only(state, "jump")
    assert way(jump) == ["Anser", "Pekin"] and seen(jump, 0).title == "You jump to Pekin."
    assert seen(jump).reason == "One red disc leads from the entrance of a gate to its exit, whoever placed it."


# ---- on a planet ----


@pytest.mark.rule("dealer-56", "dealer-68")
def test_a_mine_and_what_its_use_costs() -> None:
    mined = only(at("Anser", {}), "mine")
    assert lit(mined) == {"cargo-0-duck": "lit", "tile-Anser-mine": "lit"}
    assert seen(mined).reason == "The mine on Anser gives its good. Each use costs one blue disc."
    assert seen(mined).rules == ("dealer-56", "dealer-55")
    own = only(at("Anser", {}, claims={"mine": 0}), "mine")
    assert "pay for the whole stay" in seen(own).reason and seen(own).rules == ("dealer-56", "dealer-68")


@pytest.mark.rule("dealer-61", "dealer-62")
def test_what_is_made_and_what_is_sold_for_how_many_points() -> None:
    made = only(at("Aix", {"phone": 1, "duck": 1}, site="radio", factory="radio"), "make")
    assert lit(made) == {"cargo-0-radio": "lit", "tile-Aix-factory": "lit"}
    assert seen(made).reason.startswith("Used up: phone booth + rubber duck.")
    sold = only(at("Aix", {"radio": 1}, site="radio", built=True), "deliver")
    assert lit(sold) == {"cargo-0-radio": "lit", "tile-Aix-site": "lit"}, "still aboard, on its way"
    assert seen(sold).title == "Ada delivers a modern radio."
    assert seen(sold).reason.startswith("The consumer on Aix pays 3 points for it.")


@pytest.mark.rule("dealer-49", "dealer-50", "dealer-51")
def test_what_is_built_with_its_price_and_its_points() -> None:
    def built(planet: str, text: str, goods: dict[str, int], **tile: str) -> State:
        ships = {0: ship(planet, energy={"yellow": 1}, goods=goods)}
        return only(space(planets={planet: tile}, ships=ships), text)

    consumer = built("Aix", "build", {"radio": 1}, site="radio")
    assert seen(consumer).reason == "Price: radio + one yellow disc. It brings 5 points."
    factory = built("Aix", "factory radio", {"phone": 1, "duck": 1}, site="radio")
    assert lit(factory) == {"tile-Aix-factory": "lit"}
    assert seen(factory).reason == "Price: phone booth + rubber duck + one yellow disc. It brings 3 points."
    yard = built("Anser", "yard duck", {"phone": 1, "duck": 1})
    assert seen(yard).reason == "Price: phone booth + any other good + one yellow disc. It brings 3 points."


@pytest.mark.rule("dealer-57", "dealer-59", "dealer-53")
def test_equipment_and_privileges() -> None:
    bought = only(at("Anser", HOLD_PRICE, built=True), "buy")
    assert lit(bought) == {"gear-0-hold": "lit", "tile-Anser-site": "lit"}
    assert "With 4 slots filled the ship makes 5 steps a disc." in seen(bought).reason
    assert seen(only(at("Anser", HOLD_PRICE, built=True), "swap navigator")).rules == ("dealer-59", "dealer-55")
    claimed = only(space(ships={0: ship(energy={"yellow": 3})}), "claim mine")
    assert lit(claimed) == {"tile-Anser-mine": "lit"} and seen(claimed).reason.startswith("It cost 3 yellow discs.")


@pytest.mark.rule("dealer-66")
def test_an_answer_shows_the_goods_of_the_offer() -> None:
    def answered(text: str) -> State:
        state = space(ships={0: ship(goods={"duck": 1}), 1: ship(goods={"paint": 2})})
        for move in ("offer 1", "give duck", "ask paint", "propose"):
            assert moments(state, 0, move) == []
        return only(state, text, seat=1)

    for text, title in (("accept", "Bo accepts."), ("refuse", "Bo refuses.")):
        moment = answered(text)
        assert seen(moment).title == title and seen(moment).reason == "Gives: 1 × rubber duck. Asks: 1 × blue paint."
        assert lit(moment) == {"cargo-0-duck": "lit", "cargo-1-paint": "lit"}, "before they change ships"


@pytest.mark.rule("dealer-24", "dealer-70")
def test_the_last_turn_says_who_has_won() -> None:
    state = space(ships={0: ship(score=7)}, track=[1, 0] * 12)
    last = moments(state, 0, "end")[-1]
    assert seen(last).title == "That was the last action turn. The game is over."
    assert seen(last, 0).reason == "You are the richest dealer in the galaxy!"


# ---- the auction ----


@pytest.mark.rule("dealer-12", "dealer-14")
def test_the_last_bid_lays_all_of_them_open() -> None:
    game = coincoin.game("duck-dealer")
    state = game.new(3, coincoin.Dice(1), auction=True)
    state.telling = True
    for seat, bid in enumerate(("bid 4", "bid 9")):
        assert moments(state, seat, bid) == []
    (opened,) = moments(state, 2, "bid 0")
    assert names_of([opened]) == ["showed_bid 1 9"]
    for eye in (None, 0, 1, 2):
        assert lit(opened, eye) == {"bidder-1": "lit"}
        assert [piece.text for piece in area(opened, "bids", eye).pieces] == ["4", "9", "0"]
    assert "best bid" in seen(opened).reason
