"""Duck Dealer: mines, shipyards, factories, consumers, cargo, trade between players and privileges."""

from __future__ import annotations

from typing import Any

import pytest

import coincoin
from coincoin.testing.play import legal, play, refused, shown, told

from .positions import SCOUT, ship
from .positions import space_before as space

HOLD_PRICE = {"phone": 1, "paint": 1}


def at(
    planet: str, goods: dict[str, int], blue: int = 1, gear: dict[str, int] | None = None, **tile: Any
) -> coincoin.State:
    """Seat 0 on a planet, with these goods and blue discs."""
    energy = {"blue": blue} if blue else {}
    return space(planets={planet: tile}, ships={0: ship(planet, gear=gear, energy=energy, goods=goods)})


def goods(state: coincoin.State, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = shown(state)["ships"][seat].get("goods", {})
    return found


def blue(state: coincoin.State) -> int:
    return int(shown(state)["ships"][0].get("energy", {}).get("blue", 0))


@pytest.mark.rule("dealer-55")
def test_each_use_costs_a_blue_disc() -> None:
    state = at("Anser", {}, blue=2)
    play(play(state, 0, "mine"), 0, "mine")
    assert blue(state) == 0 and refused(state, 0, "mine") == "dealer-55"
    adrift = space(ships={0: ship("Anser-Aix-1", energy={"blue": 1})})
    assert refused(adrift, 0, "mine") == "dealer-55"


@pytest.mark.rule("dealer-56")
def test_a_mine_gives_one_of_its_good() -> None:
    state = at("Cairina", {})
    play(state, 0, "mine")
    assert goods(state) == {"paint": 1} and told(state) == ["Ada mines blue paint."]


@pytest.mark.rule("dealer-57")
def test_a_built_yard_sells_its_equipment_for_two_goods() -> None:
    state = at("Anser", HOLD_PRICE, built=True)
    play(state, 0, "buy")
    assert shown(state)["ships"][0]["gear"] == SCOUT | {"hold": 2}
    assert goods(state) == {} and blue(state) == 0
    assert refused(at("Anser", HOLD_PRICE), 0, "buy") == "dealer-57", "not built"
    assert refused(at("Anser", {"phone": 2}, built=True), 0, "buy") == "dealer-57", "no paint"
    assert refused(at("Anser", HOLD_PRICE, blue=0, built=True), 0, "buy") == "dealer-57", "no disc"
    assert refused(at("Aix", HOLD_PRICE, site="radio"), 0, "buy") == "dealer-57", "no yard"


@pytest.mark.rule("dealer-57")
@pytest.mark.parametrize(
    ("planet", "gear", "price"),
    [
        ("Aythya", "navigator", {"solar": 1, "duck": 1}),
        ("Tadorna", "builder", {"beads": 1, "phone": 1}),
        ("Cairina", "trader", {"paint": 1, "solar": 1}),
    ],
)
def test_crew_are_discs_from_the_supply(planet: str, gear: str, price: dict[str, int]) -> None:
    state = at(planet, price, built=True)
    before = sum(state.supply)  # type: ignore[attr-defined]  # Dealer's
    play(state, 0, "buy")
    assert shown(state)["ships"][0]["gear"].get(gear, 0) == SCOUT.get(gear, 0) + 1
    assert sum(state.supply) == before, "one disc paid, one became crew"  # type: ignore[attr-defined]


@pytest.mark.rule("dealer-58")
def test_equipment_fills_a_slot_until_nine_are_full() -> None:
    state = at("Anser", HOLD_PRICE, gear={"hold": 8, "builder": 1}, built=True)
    assert refused(state, 0, "buy") == "dealer-58" and "swap builder" in legal(state, 0)
    assert "buy" in legal(at("Anser", HOLD_PRICE, gear={"hold": 8}, built=True), 0)
    with pytest.raises(coincoin.BadPosition, match="10 slots are filled"):
        at("Anser", HOLD_PRICE, gear={"hold": 10}, built=True)


@pytest.mark.rule("dealer-59")
def test_equipment_may_take_the_place_of_another_kind() -> None:
    state = at("Anser", HOLD_PRICE, built=True)
    assert [move for move in legal(state, 0) if move.startswith("swap")] == ["swap navigator", "swap builder"]
    assert refused(state, 0, "swap hold") == "dealer-59" and refused(state, 0, "swap trader") == "dealer-59"
    play(state, 0, "swap navigator")
    assert shown(state)["ships"][0]["gear"] == {"builder": 1, "hold": 2}
    assert list(state.supply) == [39, 38, 40], "seat 1 has a navigator, both a builder"  # type: ignore[attr-defined]


@pytest.mark.rule("dealer-60")
def test_a_crew_needs_a_disc_in_the_supply() -> None:
    others = {1: ship("Tadorna", energy={"red": 38})}
    mine = {0: ship("Aythya", energy={"blue": 1}, goods={"solar": 1, "duck": 1})}
    state = space(planets={"Aythya": {"built": True}}, ships=mine | others)
    assert refused(state, 0, "buy") == "dealer-60"


@pytest.mark.rule("dealer-60")
def test_the_disc_just_paid_can_become_the_trader() -> None:
    others = {1: ship("Tadorna", energy={"blue": 39})}
    mine = {0: ship("Cairina", energy={"blue": 1}, goods={"paint": 1, "solar": 1})}
    state = space(planets={"Cairina": {"built": True}}, ships=mine | others)
    play(state, 0, "buy")
    assert shown(state)["ships"][0]["gear"]["trader"] == 1
    virtual = {0: ship("Cairina", goods={"paint": 1, "solar": 1})}
    others = {1: ship("Tadorna", energy={"blue": 40})}
    state = space(planets={"Cairina": {"built": True}}, ships=virtual | others, virtual={"blue": 1})
    assert refused(state, 0, "buy") == "dealer-60", "virtual energy leaves no disc behind"


@pytest.mark.rule("dealer-61")
def test_a_factory_turns_two_goods_into_one() -> None:
    state = at("Aix", {"paint": 1, "beads": 2}, site="radio", factory="pills")
    play(state, 0, "make")
    assert goods(state) == {"beads": 1, "pills": 1} and blue(state) == 0
    assert refused(at("Aix", {"paint": 1}, site="radio", factory="pills"), 0, "make") == "dealer-61"
    assert refused(at("Aix", {"paint": 1, "beads": 1}, site="radio"), 0, "make") == "dealer-61"
    assert refused(at("Aix", {"pills": 1}, site="radio", factory="pills"), 0, "make") == "dealer-61"


@pytest.mark.rule("dealer-62")
@pytest.mark.parametrize(("good", "points"), [("radio", 3), ("science", 10), ("military", 30)])
def test_a_built_consumer_pays_for_its_good(good: str, points: int) -> None:
    state = at("Aix", {good: 2}, site=good, built=True)
    play(state, 0, "deliver")
    assert state.scores[0] == points and goods(state) == {good: 1} and blue(state) == 0
    assert refused(at("Aix", {good: 1}, site=good), 0, "deliver") == "dealer-62", "not built"
    assert refused(at("Aix", {"pills": 1}, site=good, built=True), 0, "deliver") == "dealer-62"


@pytest.mark.rule("dealer-63")
@pytest.mark.parametrize(("gear", "room"), [({"navigator": 3}, 1), ({"navigator": 2, "hold": 1}, 3), ({"hold": 3}, 7)])
def test_cargo_beyond_the_holds_is_fine_while_standing_still(gear: dict[str, int], room: int) -> None:
    state = at("Anser", {"duck": room}, gear=gear)
    assert "end" in legal(state, 0)
    play(state, 0, "mine")
    assert goods(state) == {"duck": room + 1} and refused(state, 0, "end") == "dealer-63"
    play(state, 0, "discard duck")
    assert "end" in legal(state, 0)


@pytest.mark.rule("dealer-64")
def test_goods_may_be_thrown_away_at_any_moment() -> None:
    state = at("Anser", {"duck": 1, "art": 1})
    assert [move for move in legal(state, 0) if move.startswith("discard")] == ["discard duck", "discard art"]
    play(state, 0, "discard art")
    assert goods(state) == {"duck": 1} and refused(state, 0, "discard art") == "dealer-64"
    adrift = space(ships={0: ship("Anser-Aix-1", goods={"duck": 1})})
    assert "discard duck" in legal(adrift, 0)


# ---- between players ----


def together(mine: dict[str, int], theirs: dict[str, int], at: str = "Anser", **more: Any) -> coincoin.State:
    ships = {0: ship(at, goods=mine), 1: ship(at, goods=theirs)}
    return space(ships=ships, **more)


@pytest.mark.rule("dealer-65")
def test_trade_needs_the_same_planet_and_no_energy() -> None:
    assert "offer 1" in legal(together({"duck": 1}, {}), 0)
    assert refused(space(ships={0: ship(goods={"duck": 1})}), 0, "offer 1") == "dealer-65"
    assert refused(together({"duck": 1}, {}, at="Anser-Aix-1"), 0, "offer 1") == "dealer-65", "not in space"
    without = together({"duck": 1}, {}, options={"trading": False})
    assert refused(without, 0, "offer 1") == "dealer-65"


@pytest.mark.rule("dealer-66")
def test_an_offer_of_any_bundle_is_accepted_or_refused() -> None:
    state = together({"duck": 2, "art": 1}, {"paint": 1})
    play(state, 0, "offer 1")
    assert legal(state, 0) == ["give duck", "give art", "ask paint", "withdraw"]
    for move in ("give duck", "give duck", "ask paint"):
        play(state, 0, move)
    assert legal(state, 0) == ["give art", "propose", "withdraw"]
    play(state, 0, "propose")
    assert state.waiting() == (1,) and legal(state, 1) == ["accept", "refuse"]
    play(state, 1, "accept")
    assert goods(state) == {"paint": 1, "art": 1} and goods(state, 1) == {"duck": 2}
    assert state.waiting() == (0,) and shown(state)["offers"] == 4


@pytest.mark.rule("dealer-66")
def test_a_refused_offer_changes_nothing_and_five_are_all() -> None:
    state = together({"duck": 1}, {"paint": 1})
    for _ in range(4):
        for move in ("offer 1", "ask paint", "propose"):
            play(state, 0, move)
        play(state, 1, "refuse")
    play(play(state, 0, "offer 1"), 0, "withdraw")
    assert goods(state) == {"duck": 1} and goods(state, 1) == {"paint": 1}
    assert refused(state, 0, "offer 1") == "dealer-66" and refused(state, 0, "give duck") == "dealer-66"


@pytest.mark.rule("dealer-66")
def test_a_position_that_says_nothing_of_offers_has_them_all() -> None:
    state = together({"duck": 1}, {})
    assert "offers" not in shown(state) and state.offers == 5  # type: ignore[attr-defined]  # Dealer's
    assert together({"duck": 1}, {}, offers=0).offers == 0  # type: ignore[attr-defined]
    assert refused(together({"duck": 1}, {}, offers=0), 0, "offer 1") == "dealer-66"


@pytest.mark.rule("dealer-67")
def test_the_partner_makes_room_when_the_turn_ends() -> None:
    state = together({"duck": 3}, {"paint": 2})
    for move in ("offer 1", "give duck", "give duck", "propose"):
        play(state, 0, move)
    assert refused(state, 0, "end") == "dealer-67"
    play(state, 1, "accept")
    assert state.waiting() == (0,), "not before the turn ends"
    play(state, 0, "end")
    assert state.waiting() == (1,) and legal(state, 1) == ["discard duck", "discard paint"]
    assert refused(state, 1, "end") == "dealer-67"
    play(state, 1, "discard paint")
    assert goods(state, 1) == {"duck": 2, "paint": 1} and shown(state)["phase"] == "turn"


# ---- privileges ----


@pytest.mark.rule("dealer-68")
def test_one_disc_pays_for_any_number_of_uses_of_a_tile_with_a_privilege() -> None:
    state = at("Anser", {}, claims={"mine": 0})
    for _ in range(60):
        play(state, 0, "mine")
    assert goods(state) == {"duck": 60} and blue(state) == 0
    assert "mine" in legal(state, 0), "as often as one likes"


@pytest.mark.rule("dealer-68")
def test_goods_are_paid_each_time() -> None:
    state = at("Aix", {"paint": 2, "beads": 3}, site="radio", factory="pills", claims={"factory": 0})
    play(play(state, 0, "make"), 0, "make")
    assert goods(state) == {"beads": 1, "pills": 2} and refused(state, 0, "make") == "dealer-61"


@pytest.mark.rule("dealer-68")
def test_deliveries_and_equipment_too() -> None:
    state = at("Aix", {"radio": 2}, site="radio", built=True, claims={"site": 0})
    play(play(state, 0, "deliver"), 0, "deliver")
    assert state.scores[0] == 6
    state = at("Anser", {"phone": 2, "paint": 2}, built=True, claims={"site": 0})
    play(play(state, 0, "buy"), 0, "swap builder")
    assert shown(state)["ships"][0]["gear"] == {"navigator": 1, "hold": 3}


@pytest.mark.rule("dealer-68")
def test_leaving_or_ending_the_turn_closes_it() -> None:
    ships = {0: ship(energy={"blue": 1, "red": 2})}
    state = space(planets={"Anser": {"claims": {"mine": 0}}, "Aix": {"site": "radio"}}, ships=ships)
    play(state, 0, "mine")
    assert shown(state)["paid"] == ["mine"]
    play(play(state, 0, "fly Aix"), 0, "fly Anser")
    assert refused(state, 0, "mine") == "dealer-55"


@pytest.mark.rule("dealer-69")
def test_others_use_a_claimed_tile_at_the_usual_price() -> None:
    state = at("Anser", {}, claims={"mine": 1})
    play(state, 0, "mine")
    assert goods(state) == {"duck": 1} and "paid" not in shown(state)
    assert refused(state, 0, "mine") == "dealer-55"
