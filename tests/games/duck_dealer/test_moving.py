"""Duck Dealer: flights, roads, stops in space, exploring and gates.

Steps on the map used here: Anser-Aix 4, Anser-Anas 5, Anser-Pekin 4, Aix-Cygnus 5, Aix-Branta 6.
"""

from __future__ import annotations

import pytest

import coincoin
from coincoin.testing.play import legal, play, refused, shown, told

from .positions import CRUISER, FREIGHTER, ship
from .positions import space_before as space


def flights(state: coincoin.State, seat: int = 0) -> list[str]:
    return [move.removeprefix("fly ") for move in legal(state, seat) if move.startswith("fly ")]


def cost(state: coincoin.State, place: str) -> int:
    """The red discs a flight takes."""
    after = state.clone()
    after.telling = True
    before = shown(after)["ships"][0]["energy"]["red"]
    play(after, 0, f"fly {place}")
    return int(before - shown(after)["ships"][0].get("energy", {}).get("red", 0))


def flying(gear: dict[str, int] | None = None, red: int = 9, at: str = "Anser", **more: object) -> coincoin.State:
    planets = {name: {"site": site} for name, site in VISITED.items()}
    ships = {0: ship(at, gear=gear, energy={"red": red})}
    return space(**{"planets": planets, "ships": ships} | more)


VISITED = {"Aix": "satellite", "Anas": "accel", "Cygnus": "stealth", "Pekin": "radio", "Branta": "pills"}


@pytest.mark.rule("dealer-33")
def test_every_point_and_planet_is_a_step() -> None:
    state = flying(red=1)
    assert {"Aix", "Anas", "Pekin"} <= set(flights(state)) and "Cygnus" not in flights(state)
    assert "Cygnus-Aix-1" in flights(state), "8 steps: four to Aix, four more to the point next to Cygnus"
    assert refused(flying(red=1), 0, "fly Cygnus") == "dealer-36"
    assert refused(space(), 0, "fly Aix") == "dealer-33", "there is no red disc"


@pytest.mark.rule("dealer-34")
@pytest.mark.parametrize(
    ("gear", "discs"),
    [({"hold": 3}, 2), (CRUISER, 2), ({"hold": 6}, 2), ({"hold": 7}, 5), (FREIGHTER, 5), ({"hold": 9}, 5)],
)
def test_steps_by_filled_slots(gear: dict[str, int], discs: int) -> None:
    assert cost(flying(gear), "Cygnus") == discs, "9 steps at 8, 5 or 2 a disc"


@pytest.mark.rule("dealer-34")
def test_the_speed_is_read_when_the_disc_is_spent() -> None:
    planets: dict[str, dict[str, object]] = {"Anser": {"built": True}, "Aix": {"site": "radio"}}
    goods = {"phone": 1, "paint": 1}
    state = space(planets=planets, ships={0: ship(energy={"red": 2, "blue": 1}, goods=goods)})
    assert cost(state, "Anas") == 1 and "Oxyura" in flights(state)
    play(state, 0, "buy")
    assert cost(state, "Anas") == 1 and cost(state, "Aix") == 1, "a cruiser still makes 5 steps"
    assert cost(state, "Oxyura") == 2 and "Cygnus" in flights(state)


@pytest.mark.rule("dealer-35")
def test_own_roads_are_skipped_and_those_of_others_are_not() -> None:
    mine = {"Cygnus-Aix-1": 0}
    assert cost(flying(), "Cygnus") == 2 and cost(flying(roads=mine), "Cygnus") == 1
    assert cost(flying(roads={"Cygnus-Aix-1": 1}), "Cygnus") == 2


@pytest.mark.rule("dealer-35")
def test_a_ship_may_stop_on_its_own_road() -> None:
    state = flying(FREIGHTER, red=1, roads={"Anser-Aix-1": 0, "Anser-Aix-2": 0, "Anser-Aix-3": 0})
    stops = [place for place in flights(state) if place.startswith("Anser-Aix")]
    assert stops == ["Anser-Aix-1", "Anser-Aix-2", "Anser-Aix-3"]
    assert cost(state, "Aix") == 1 and cost(state, "Anser-Aix-2") == 1, "a flight costs at least one disc"


@pytest.mark.rule("dealer-35")
def test_roads_make_another_way_the_shorter_one() -> None:
    roads = {f"Cygnus-Anas-{n}": 0 for n in range(1, 5)}
    state = flying(roads=roads, red=1)
    assert "Cygnus" in flights(state), "five steps to Anas, one to Cygnus"


@pytest.mark.rule("dealer-36")
def test_each_destination_is_listed_once_with_the_least_price() -> None:
    state = flying()
    assert len(flights(state)) == len(set(flights(state)))
    play(state, 0, "fly Cygnus")
    assert told(state) == ["Ada flies to Cygnus for 2 red."]


@pytest.mark.rule("dealer-36", "dealer-37")
def test_steps_add_up_over_stops_where_nothing_is_done() -> None:
    state = flying(CRUISER)
    assert cost(state, "Branta") == 2, "ten steps in one flight"
    play(state, 0, "fly Aix")
    assert shown(state)["surplus"] == 1 and cost(state, "Branta") == 1, "two discs in all"


@pytest.mark.rule("dealer-37")
@pytest.mark.parametrize(("stop", "then", "left"), [("Aix", "Cygnus-Aix-1", 4), ("Anser-Aix-2", "Aix", 6)])
def test_two_stages_cost_what_the_whole_way_costs(stop: str, then: str, left: int) -> None:
    assert cost(flying(red=1), then) == 1
    state = flying(red=1)
    play(state, 0, f"fly {stop}")
    assert shown(state)["ships"][0]["at"] == stop and "energy" not in shown(state)["ships"][0]
    assert shown(state)["surplus"] == left
    play(state, 0, f"fly {then}")
    assert shown(state)["ships"][0]["at"] == then and told(state)[0].startswith("Ada flies on to ")


@pytest.mark.rule("dealer-37")
@pytest.mark.parametrize("deed", ["mine", "claim mine", "build", "offer 1", "jump", "end"])
def test_steps_left_over_are_lost_when_something_is_done_on_a_planet(deed: str) -> None:
    ships = {
        0: ship(energy={"red": 2, "yellow": 3, "blue": 1}, goods={"satellite": 1}),
        1: ship("Aix"),
    }
    planets = {"Aix": {"site": "satellite", "gate": "entrance 1"}, "Pekin": {"site": "radio", "gate": "exit 1"}}
    state = space(planets=planets, ships=ships)
    play(state, 0, "fly Aix")
    assert shown(state)["surplus"] == 4
    play(state, 0, deed)
    assert "surplus" not in shown(state)


@pytest.mark.rule("dealer-37")
def test_exploring_is_doing_something() -> None:
    state = space(ships={0: ship(energy={"red": 1})})
    play(state, 0, "fly Aix")
    assert "surplus" not in shown(state)
    play(state, 0, "explore satellite")
    assert refused(state, 0, "fly Cygnus-Aix-1") == "dealer-33"


@pytest.mark.rule("dealer-37")
@pytest.mark.parametrize("deed", ["road Aix-Anas-1", "discard duck", "entrance Aix"])
def test_roads_gates_and_throwing_away_leave_the_steps(deed: str) -> None:
    state = flying(ships={0: ship(energy={"red": 1, "yellow": 1}, goods={"duck": 1})})
    play(play(state, 0, "fly Aix"), 0, deed)
    if deed.startswith("entrance"):
        play(state, 0, "exit Anas")
    assert shown(state)["surplus"] == 4 and "fly Cygnus-Aix-1" in legal(state, 0)


@pytest.mark.rule("dealer-37")
def test_going_on_takes_a_step_at_least_so_that_a_turn_ends() -> None:
    state = flying(red=1, roads={"Anser-Aix-1": 0, "Anser-Aix-2": 0})
    play(state, 0, "fly Anser-Aix-1")
    assert shown(state)["surplus"] == 8, "an own road costs no step"
    for left in range(7, -1, -1):
        play(state, 0, "fly Anser-Aix-2" if left % 2 else "fly Anser-Aix-1")
        assert shown(state).get("surplus", 0) == left
    assert flights(state) == [] and refused(state, 0, "fly Anser-Aix-2") == "dealer-33"


@pytest.mark.rule("dealer-37")
def test_what_is_too_far_for_the_steps_left_is_refused() -> None:
    state = flying(red=1)
    play(state, 0, "fly Aix")
    assert refused(state, 0, "fly Cygnus") == "dealer-37"


@pytest.mark.rule("dealer-37", "dealer-42")
def test_steps_left_over_are_counted_before_the_next_disc() -> None:
    unknown = {name: {"site": site} for name, site in VISITED.items() if name != "Aix"}
    state = flying(FREIGHTER, planets=unknown, at="Anser-Aix-1")
    play(state, 0, "fly Anser-Aix-2")
    assert cost(state, "Branta") == 4, "one of two steps is left, so the next disc does not end on Aix: 1 + 4 * 2"


@pytest.mark.rule("dealer-38")
def test_a_ship_stops_in_space_one_disc_at_a_time_and_cannot_trade_there() -> None:
    state = flying(CRUISER, red=2)
    assert "Cygnus-Aix-4" in flights(state) and "Cygnus-Aix-3" not in flights(state)
    assert refused(state, 0, "fly Cygnus-Aix-3") == "dealer-38"
    play(state, 0, "fly Cygnus-Aix-4")
    assert refused(state, 0, "mine") == "dealer-55" and refused(state, 0, "build") == "dealer-47"
    assert {"Cygnus-Aix-1", "Cygnus", "Aix", "Anser-Aix-1"} <= set(flights(state))
    assert "Cygnus-Aix-4" not in flights(state), "it is there already"


@pytest.mark.rule("dealer-38")
def test_a_ship_in_space_measures_both_ways() -> None:
    state = flying(FREIGHTER, red=1, at="Aix-Anas-2")
    assert flights(state) == ["Aix", "Aix-Anas-1", "Aix-Anas-3", "Aix-Anas-4"]
    roads = {"Aix-Anas-1": 0, "Aix-Anas-3": 0, "Aix-Anas-4": 0, "Aix-Anas-5": 0}
    state = flying(FREIGHTER, red=1, at="Aix-Anas-2", roads=roads)
    stops = ["Aix", "Anas", "Cygnus-Aix-4", "Cygnus-Anas-4", "Aix-Anas-1", "Aix-Anas-3", "Aix-Anas-4", "Aix-Anas-5"]
    assert set(stops) <= set(flights(state))


@pytest.mark.rule("dealer-39")
def test_ships_share_a_place() -> None:
    state = flying(ships={0: ship(energy={"red": 1}), 1: ship("Anser-Aix-2", energy={"red": 1})})
    play(state, 0, "fly Anser-Aix-2")
    assert [ship["at"] for ship in shown(state)["ships"]] == ["Anser-Aix-2", "Anser-Aix-2"]
    state = flying(ships={0: ship(energy={"red": 1}), 1: ship("Aix")})
    play(state, 0, "fly Aix")
    assert shown(state)["ships"][0]["at"] == "Aix"


@pytest.mark.rule("dealer-40")
def test_flying_over_discovers_nothing() -> None:
    state = space(ships={0: ship(energy={"red": 2})})
    play(state, 0, "fly Oxyura")
    assert "site" not in shown(state)["planets"]["Aix"] and shown(state)["phase"] == "acting"


@pytest.mark.rule("dealer-41")
def test_landing_discovers_one_of_the_first_two_consumers() -> None:
    state = space(ships={0: ship(energy={"red": 1})})
    play(state, 0, "fly Aix")
    assert legal(state, 0) == ["explore satellite", "explore accel"]
    assert refused(state, 0, "end") == "dealer-41" and refused(state, 0, "explore stealth") == "dealer-41"
    play(state, 0, "explore accel")
    table = shown(state)
    assert table["planets"]["Aix"]["site"] == "accel" and not table["planets"]["Aix"].get("built", False)
    assert table["tiles"][:2] == ["satellite", "stealth"] and table["phase"] == "acting"


@pytest.mark.rule("dealer-41")
def test_a_known_planet_and_a_start_planet_are_not_discovered() -> None:
    state = flying(red=3)
    play(play(state, 0, "fly Aix"), 0, "fly Oxyura")
    assert shown(state)["phase"] == "acting" and len(shown(state)["tiles"]) == 7


@pytest.mark.rule("dealer-42")
def test_a_disc_may_not_end_on_an_unvisited_planet_flown_over() -> None:
    known = {name: site for name, site in VISITED.items() if name != "Aix"}
    unknown = {name: {"site": site} for name, site in known.items()}
    assert cost(flying(FREIGHTER), "Branta") == 5, "ten steps"
    assert cost(flying(FREIGHTER, planets=unknown), "Branta") == 6, "one step left unused before Aix"
    assert cost(flying(FREIGHTER, planets=unknown), "Aix") == 2, "landing there is something else"


@pytest.mark.rule("dealer-42")
def test_a_disc_that_ends_on_an_unvisited_planet_reaches_no_point_beyond() -> None:
    state = space(ships={0: ship(gear=CRUISER, energy={"red": 1})}, roads={"Cygnus-Anas-4": 0})
    assert "Anas" in flights(state) and "Cygnus-Anas-4" not in flights(state)
    known = space(
        planets={"Anas": {"site": "radio"}},
        ships={0: ship(gear=CRUISER, energy={"red": 1})},
        roads={"Cygnus-Anas-4": 0},
    )
    assert "Cygnus-Anas-4" in flights(known), "an own road costs no step"


@pytest.mark.rule("dealer-43")
def test_the_last_consumer_stays_on_the_track() -> None:
    goods = ["satellite", "accel", "stealth", "radio", "pills", "economy", "art", "science", "religion", "politics"]
    names = ["Cygnus", "Pekin", "Anas", "Rouen", "Netta", "Harlekin", "Mergus", "Mandarin", "Branta", "Cayuga"]
    planets = {name: {"site": good} for name, good in zip(names, goods, strict=True)}
    state = space(planets=planets, ships={0: ship(energy={"red": 1})})
    play(play(state, 0, "fly Aix"), 0, "explore military")
    assert shown(state)["tiles"] == ["medicine"]
    assert all("site" in planet for planet in shown(state)["planets"].values())


GATES = {"Anser": {"gate": "entrance 1"}, "Mandarin": {"gate": "exit 1"}}


@pytest.mark.rule("dealer-44")
def test_anybody_jumps_for_exactly_one_disc() -> None:
    state = space(planets=GATES, ships={0: ship(gear=FREIGHTER, energy={"red": 1})})
    play(state, 0, "jump")
    assert shown(state)["ships"][0]["at"] == "Mandarin" and "energy" not in shown(state)["ships"][0]
    assert refused(space(planets=GATES), 0, "jump") == "dealer-44", "without a disc"
    assert refused(space(ships={0: ship(energy={"red": 1})}), 0, "jump") == "dealer-44", "without a gate"


@pytest.mark.rule("dealer-45")
def test_a_jump_lands_and_discovers_and_does_not_lead_back() -> None:
    state = space(planets=GATES, ships={0: ship(energy={"red": 2})})
    play(state, 0, "jump")
    assert shown(state)["phase"] == "exploring"
    play(state, 0, "explore satellite")
    assert refused(state, 0, "jump") == "dealer-44"


@pytest.mark.rule("dealer-29", "dealer-46")
def test_gates_are_placed_once_together_on_two_planets_without_gates() -> None:
    state = space(planets={"Aix": {"gate": "exit 1"}, "Rouen": {"gate": "entrance 1"}})
    assert refused(state, 0, "entrance Aix") == "dealer-46"
    play(state, 0, "entrance Cygnus")
    assert refused(state, 0, "exit Cygnus") == "dealer-46" and refused(state, 0, "end") == "dealer-46"
    assert "exit Aix" not in legal(state, 0) and "exit Rouen" not in legal(state, 0)
    play(state, 0, "exit Netta")
    assert shown(state)["planets"]["Cygnus"]["gate"] == "entrance 0"
    assert shown(state)["planets"]["Netta"]["gate"] == "exit 0"
    assert refused(state, 0, "entrance Pekin") == "dealer-46", "once in the game"


@pytest.mark.rule("dealer-63")
def test_with_too_many_goods_no_ship_moves() -> None:
    state = flying(ships={0: ship(energy={"red": 1}, goods={"duck": 4})}, planets=GATES)
    for move in ("fly Aix", "fly Anser-Aix-1", "jump", "end"):
        assert refused(state, 0, move) == "dealer-63"
    play(state, 0, "discard duck")
    assert {"fly Aix", "jump", "end"} <= set(legal(state, 0))
