"""Duck Dealer: building consumers, shipyards, factories and roads, and claiming privileges."""

from __future__ import annotations

from typing import Any

import pytest

import coincoin
from coincoin.testing.play import legal, play, refused, shown, told

from .positions import ship
from .positions import space_before as space


def at(planet: str, goods: dict[str, int], yellow: int = 1, **tile: Any) -> coincoin.State:
    """Seat 0 on a planet, with these goods and yellow discs."""
    energy = {"yellow": yellow} if yellow else {}
    return space(planets={planet: tile}, ships={0: ship(planet, energy=energy, goods=goods)})


def score(state: coincoin.State) -> int:
    return state.scores[0]


@pytest.mark.rule("dealer-47")
def test_building_happens_where_the_ship_is() -> None:
    ships = {0: ship("Anser-Aix-2", energy={"yellow": 9}, goods={"satellite": 1, "phone": 1, "solar": 1})}
    state = space(planets={"Aix": {"site": "satellite"}}, ships=ships)
    for move in ("build", "factory satellite", "yard solar", "claim mine"):
        assert refused(state, 0, move) == "dealer-47"


@pytest.mark.rule("dealer-47")
def test_a_planet_holds_one_of_each() -> None:
    state = at("Aix", {"phone": 1, "solar": 1}, site="radio", built=True, factory="radio")
    assert refused(state, 0, "factory satellite") == "dealer-51" and refused(state, 0, "build") == "dealer-49"


@pytest.mark.rule("dealer-48")
def test_building_costs_a_yellow_disc() -> None:
    goods = {"satellite": 1, "phone": 1, "solar": 1}
    state = at("Aix", goods, yellow=0, site="satellite")
    for move in ("build", "factory satellite", "claim mine"):
        assert refused(state, 0, move) == "dealer-48"
    paid = at("Aix", goods, site="satellite")
    play(paid, 0, "build")
    assert "energy" not in shown(paid)["ships"][0]


@pytest.mark.rule("dealer-49")
@pytest.mark.parametrize(("good", "points"), [("satellite", 5), ("art", 15), ("religion", 50)])
def test_a_consumer_is_built_with_one_of_its_good(good: str, points: int) -> None:
    state = at("Aix", {good: 1}, site=good)
    play(state, 0, "build")
    assert score(state) == points and shown(state)["planets"]["Aix"]["built"] is True
    assert "goods" not in shown(state)["ships"][0]
    assert refused(at("Aix", {"duck": 1}, site=good), 0, "build") == "dealer-49"
    assert told(state) == [f"Ada builds the consumer of {NAMES[good]}.", f"Ada earns {points} points."]


NAMES = {"satellite": "satellites", "art": "modern art", "religion": "religion"}


@pytest.mark.rule("dealer-50")
def test_a_shipyard_takes_its_printed_good_and_any_other() -> None:
    state = at("Anser", {"phone": 2, "religion": 1})
    assert [move for move in legal(state, 0) if move.startswith("yard")] == ["yard religion"]
    assert refused(state, 0, "yard phone") == "dealer-50", "two different goods"
    play(state, 0, "yard religion")
    assert score(state) == 3 and shown(state)["ships"][0]["goods"] == {"phone": 1}
    assert shown(state)["planets"]["Anser"]["built"] is True
    assert refused(at("Anser", {"duck": 2, "beads": 1}), 0, "yard duck") == "dealer-50", "no phone booth"
    assert refused(at("Anser", {"phone": 1, "duck": 1}, built=True), 0, "yard duck") == "dealer-50", "built already"


@pytest.mark.rule("dealer-51")
@pytest.mark.parametrize(
    ("kind", "goods", "points"),
    [
        ("satellite", {"phone": 1, "solar": 1}, 5),
        ("art", {"satellite": 1, "paint": 1}, 15),
        ("religion", {"stealth": 1, "radio": 1}, 50),
    ],
)
def test_a_factory_takes_the_goods_it_works_with(kind: str, goods: dict[str, int], points: int) -> None:
    state = at("Aix", goods, site="pills")
    assert [move for move in legal(state, 0) if move.startswith("factory")] == [f"factory {kind}"]
    play(state, 0, f"factory {kind}")
    assert score(state) == points and shown(state)["planets"]["Aix"]["factory"] == kind
    assert "goods" not in shown(state)["ships"][0]


@pytest.mark.rule("dealer-51")
def test_a_factory_works_at_once_and_not_on_start_planets() -> None:
    goods = {"phone": 2, "solar": 2}
    state = space(
        planets={"Aix": {"site": "pills"}},
        ships={0: ship("Aix", energy={"yellow": 1, "blue": 1}, goods=goods)},
    )
    play(play(state, 0, "factory satellite"), 0, "make")
    assert shown(state)["ships"][0]["goods"] == {"satellite": 1}
    assert refused(at("Anser", goods), 0, "factory satellite") == "dealer-51"


@pytest.mark.rule("dealer-52")
def test_factories_are_limited_and_may_stand_on_several_planets() -> None:
    goods = {"phone": 1, "solar": 1, "stealth": 1, "radio": 1}
    built = {"Pekin": {"site": "radio", "factory": "satellite"}, "Anas": {"site": "accel", "factory": "religion"}}
    here = {"Aix": {"site": "pills"}}
    ships = {0: ship("Aix", gear={"hold": 3}, energy={"yellow": 2}, goods=goods)}
    state = space(planets=built | here, ships=ships)
    assert refused(state, 0, "factory religion") == "dealer-52", "there is one"
    play(state, 0, "factory satellite")
    with pytest.raises(coincoin.BadPosition, match="too many factories of satellite"):
        space(planets=built | {name: {"site": s, "factory": "satellite"} for name, s in FULL.items()})


FULL = {"Aix": "pills", "Rouen": "stealth"}


@pytest.mark.rule("dealer-53")
def test_a_privilege_costs_three_yellow_discs_on_a_tile_without_marker() -> None:
    state = at("Aix", {}, yellow=6, site="radio", built=True, factory="pills", claims={"site": 1})
    assert [move for move in legal(state, 0) if move.startswith("claim")] == ["claim mine", "claim factory"]
    assert refused(state, 0, "claim site") == "dealer-53"
    play(state, 0, "claim mine")
    assert shown(state)["planets"]["Aix"]["claims"] == {"mine": 0, "site": 1}
    assert shown(state)["ships"][0]["energy"] == {"yellow": 3}
    assert refused(at("Aix", {}, yellow=2, site="radio"), 0, "claim mine") == "dealer-53"


@pytest.mark.rule("dealer-53")
def test_only_what_can_be_used_can_be_claimed() -> None:
    assert [m for m in legal(at("Aix", {}, 3, site="radio"), 0) if m.startswith("claim")] == ["claim mine"]
    assert [m for m in legal(at("Anser", {}, 3), 0) if m.startswith("claim")] == ["claim mine"]
    yard = at("Anser", {}, 3, built=True)
    assert [m for m in legal(yard, 0) if m.startswith("claim")] == ["claim mine", "claim site"]


@pytest.mark.rule("dealer-54")
def test_further_roads_cost_a_yellow_disc_each_anywhere_and_any_time() -> None:
    state = at("Aix", {}, yellow=2, site="radio")
    play(play(state, 0, "road Rouen-Harlekin-4"), 0, "road Mandarin-Cayuga-1")
    assert shown(state)["roads"] == {"Rouen-Harlekin-4": 0, "Mandarin-Cayuga-1": 0}
    assert refused(state, 0, "road Cygnus-Aix-1") == "dealer-54"
    adrift = space(ships={0: ship("Cygnus-Aix-1", energy={"yellow": 1})})
    play(adrift, 0, "road Rouen-Harlekin-4")
    assert shown(adrift)["roads"] == {"Rouen-Harlekin-4": 0}
