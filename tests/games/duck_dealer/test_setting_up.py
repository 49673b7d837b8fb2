"""Duck Dealer: what there is, the shuffles, the auction, equipment and start planets."""

from __future__ import annotations

from collections import Counter

import pytest

import coincoin
from coincoin.games.duck_dealer.galaxy.files import before, home
from coincoin.kernel.state import State
from coincoin.testing.play import Loaded, legal, play, refused, shown, told

from .positions import CONSUMERS, MINES, YARDS, fields, ship
from .positions import space_before as space

SEATS = range(2, 6)


def dealt(seats: int = 3, seed: int = 1, **options: bool) -> State:
    state = coincoin.game("duck-dealer").new(seats, coincoin.Dice(seed), **options)
    state.telling = True
    return state


@pytest.mark.rule("dealer-01", "dealer-70")
def test_the_most_points_win_when_the_game_is_over() -> None:
    state = space(ships={0: ship(score=30), 1: ship("Tadorna", score=31)}, track=[0] * 24)
    play(state, 0, "end")
    assert state.over and state.scores == [30, 31] and state.winners == (1,)
    assert refused(state, 0, "act") == "dealer-70"


@pytest.mark.rule("dealer-02")
def test_made_goods_come_from_two_goods_and_pay_3_10_or_30() -> None:
    goods = home().goods
    assert Counter(good.points for good in goods.values()) == {3: 5, 10: 3, 30: 4}
    assert goods["pills"].inputs == ("paint", "beads")
    raw = {"duck", "beads", "solar", "paint", "phone"}
    assert all(set(good.inputs) <= raw for good in goods.values() if good.points == 3)


@pytest.mark.rule("dealer-02")
def test_goods_never_run_out() -> None:
    state = space(ships={0: ship(energy={"blue": 1}, goods={"duck": 500}, gear={"hold": 3})})
    play(state, 0, "mine")
    assert shown(state)["ships"][0]["goods"] == {"duck": 501}


@pytest.mark.rule("dealer-03")
def test_yards_and_consumers_begin_unbuilt() -> None:
    table = shown(dealt())
    assert not any(planet.get("built", False) for planet in table["planets"].values())
    assert not any("factory" in planet for planet in table["planets"].values())


@pytest.mark.rule("dealer-04")
def test_crew_and_energy_are_the_same_forty_discs() -> None:
    state = space(ships={0: ship(gear={"navigator": 3}, energy={"red": 35}), 1: ship("Tadorna", energy={"red": 1})})
    assert list(state.supply) == [0, 39, 40]  # type: ignore[attr-defined]  # Dealer's
    with pytest.raises(coincoin.BadPosition, match="41 red discs: the game has 40"):
        space(ships={0: ship(gear={"navigator": 3}, energy={"red": 36}), 1: ship("Tadorna", energy={"red": 1})})


@pytest.mark.rule("dealer-05")
def test_five_start_planets_have_two_slots_and_eleven_have_three() -> None:
    slots = [planet.slots for planet in home().planets.values()]
    assert Counter(slots) == {2: 5, 3: 11}
    assert len(home().routes) == 20 and len(home().places()) == 16 + 185


@pytest.mark.rule("dealer-06")
def test_nine_slots_a_small_hold_and_forty_cubes_with_one_on_the_score_track() -> None:
    state = dealt()
    assert sum(home().ship.slots) == 9
    assert [ship.cubes for ship in state.ships] == [39] * 3  # type: ignore[attr-defined]  # Dealer's
    assert state.room(0) == 1  # type: ignore[attr-defined]  # Dealer's
    roads = [f"{key}-{n}" for key in before().routes for n in range(1, before().route(key).points + 1)]
    with pytest.raises(coincoin.BadPosition, match="too many cubes"):
        space(roads=dict.fromkeys(roads[:40], 1))


@pytest.mark.rule("dealer-07")
def test_start_mines_and_yards_are_shuffled_on_start_planets() -> None:
    tables = [shown(dealt(seed=seed))["planets"] for seed in range(60)]
    for table in tables:
        assert sorted(table[name]["mine"] for name in YARDS) == sorted(MINES[name] for name in YARDS)
        assert sorted(table[name]["site"] for name in YARDS) == sorted(YARDS.values())
    assert {table["Anser"]["mine"] for table in tables} == {"duck", "beads", "solar", "paint", "phone"}
    assert {table["Anser"]["site"] for table in tables} == {"navigator", "builder", "trader", "hold"}


@pytest.mark.rule("dealer-08")
def test_other_mines_are_shuffled_and_everybody_sees_them() -> None:
    others = [name for name in MINES if name not in YARDS]
    tables = [dealt(seed=seed) for seed in range(60)]
    for state in tables:
        table = shown(state)["planets"]
        assert sorted(table[name]["mine"] for name in others) == sorted(MINES[name] for name in others)
        assert coincoin.game("duck-dealer").sight_to_json(state.seen_by(None))["planets"] == table
    assert len({shown(state)["planets"]["Cygnus"]["mine"] for state in tables}) == 5


@pytest.mark.rule("dealer-09")
def test_consumers_lie_open_cheap_ones_first_and_shuffled_among_themselves() -> None:
    tracks = [shown(dealt(seed=seed))["tiles"] for seed in range(60)]
    for track in tracks:
        assert sorted(track) == sorted(CONSUMERS)
        assert [set(track[:5]), set(track[5:8])] == [set(CONSUMERS[:5]), set(CONSUMERS[5:8])]
    assert {track[0] for track in tracks} == set(CONSUMERS[:5])
    assert {track[11] for track in tracks} == set(CONSUMERS[8:])
    state = dealt()
    assert coincoin.game("duck-dealer").sight_to_json(state.seen_by(2))["tiles"] == shown(state)["tiles"]


@pytest.mark.rule("dealer-10")
def test_nobody_has_energy_or_goods_at_the_start() -> None:
    assert all("energy" not in ship and "goods" not in ship for ship in shown(dealt(5))["ships"])
    with pytest.raises(coincoin.BadPosition, match="before the first turn"):
        space(phase="starting", track=[], ships={0: {"at": "nowhere", "goods": {"duck": 1}}, 1: {"at": "nowhere"}})


@pytest.mark.rule("dealer-11")
def test_the_first_player_is_drawn_by_lot_and_play_goes_clockwise() -> None:
    orders = {tuple(shown(dealt(3, seed))["order"]) for seed in range(40)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


# ---- the auction ----


def auction(*bids: int, dice: coincoin.Dice | None = None) -> State:
    state = dealt(len(bids), auction=True)
    for seat, bid in enumerate(bids):
        play(state, seat, f"bid {bid}", dice)
    return state


@pytest.mark.rule("dealer-12")
def test_all_bid_at_once_and_in_secret() -> None:
    state = dealt(3, auction=True)
    assert state.waiting() == (0, 1, 2) and legal(state, 0) == [f"bid {points}" for points in range(101)]
    play(state, 1, "bid 7")
    assert state.waiting() == (0, 2)
    game = coincoin.game("duck-dealer")
    assert game.sight_to_json(state.seen_by(0))["bids"][:3] == ["none", None, "none"]
    assert game.sight_to_json(state.seen_by(1))["bids"][:3] == ["none", 7, "none"]
    assert told(state, 0) == ["Bo has written a bid."]
    assert refused(state, 0, "equip hold") == "dealer-12"


@pytest.mark.rule("dealer-12")
def test_the_best_bid_chooses_its_place_first() -> None:
    state = auction(3, 9, 5)
    assert state.waiting() == (1,) and legal(state, 1) == ["place 1", "place 2", "place 3"]
    play(state, 1, "place 3")
    assert state.waiting() == (2,) and legal(state, 2) == ["place 1", "place 2"]
    play(state, 2, "place 1")
    assert shown(state)["order"] == [2, 0, 1] and shown(state)["phase"] == "equipping"


@pytest.mark.rule("dealer-13")
def test_equal_bids_bid_again_and_both_are_deducted() -> None:
    state = auction(5, 5, 8)
    assert state.waiting() == (0, 1)
    play(play(state, 0, "bid 1"), 1, "bid 2")
    assert shown(state)["choosers"] == [2, 1, 0]
    assert [ship.get("bid", 0) for ship in shown(state)["ships"]] == [6, 7, 8]


@pytest.mark.rule("dealer-12", "dealer-13")
def test_the_highest_bids_settle_an_order_too() -> None:
    state = auction(100, 99, 100)
    play(play(state, 0, "bid 0"), 2, "bid 100")
    assert shown(state)["choosers"] == [2, 0, 1]
    assert [ship.get("bid", 0) for ship in shown(state)["ships"]] == [100, 99, 200]


@pytest.mark.rule("dealer-13")
def test_two_groups_of_equal_bids_settle_their_own_order() -> None:
    state = auction(2, 4, 2, 4)
    for seat, bid in ((0, 9), (1, 0), (2, 8), (3, 1)):
        play(state, seat, f"bid {bid}")
    assert shown(state)["choosers"] == [3, 1, 0, 2]


@pytest.mark.rule("dealer-13")
def test_the_lot_decides_when_bids_are_equal_twice() -> None:
    found = set()
    for roll in (0, 1):
        state = auction(4, 4)
        play(play(state, 0, "bid 3"), 1, "bid 3", Loaded(roll))
        found.add(tuple(shown(state)["choosers"]))
    assert found == {(0, 1), (1, 0)}


@pytest.mark.rule("dealer-14")
def test_bids_are_taken_off_at_the_end() -> None:
    ships = {0: ship(score=30, bid=4), 1: ship("Tadorna", score=27)}
    state = space(ships=ships, track=[0] * 24, options={"auction": True})
    play(state, 0, "end")
    assert state.scores == [26, 27] and state.winners == (1,)


# ---- equipment and start planets ----


@pytest.mark.rule("dealer-15")
def test_three_pieces_of_equipment_in_the_order_of_play() -> None:
    state = dealt(2)
    first, second = shown(state)["order"]
    for gear in ("trader", "hold", "trader"):
        assert state.waiting() == (first,) and len(legal(state, first)) == 4
        play(state, first, f"equip {gear}")
    assert state.waiting() == (second,)
    assert shown(state)["ships"][first]["gear"] == {"trader": 2, "hold": 1}
    assert list(state.supply) == [40, 40, 38]  # type: ignore[attr-defined]  # Dealer's
    assert refused(state, second, "start Anser") == "dealer-15"
    assert refused(state, first, "equip hold") == "dealer-15"


@pytest.mark.rule("dealer-16")
def test_each_chooses_a_start_planet_of_their_own() -> None:
    ships = {seat: {"at": "nowhere"} for seat in range(3)} | {1: {"at": "Anser"}}
    state = space(3, ships=ships, phase="starting", track=[], order=[1, 2, 0], turn=1)
    assert legal(state, 2) == ["start Aythya", "start Tadorna", "start Cairina", "start Oxyura"]
    assert refused(state, 2, "start Anser") == "dealer-16"
    assert refused(state, 2, "start Cygnus") == "dealer-16"
    play(play(state, 2, "start Oxyura"), 0, "start Cairina")
    assert shown(state)["phase"] == "turn" and state.waiting() == (1,)
    assert told(state) == ["Ada starts on Cairina."]


@pytest.mark.rule("dealer-73")
@pytest.mark.parametrize(
    ("recipe", "goods"), [("accel", {"pills": 1, "accel": 1}), ("paint", {"pills": 1, "paint": 1})]
)
def test_medicine_has_two_recipes(recipe: str, goods: dict[str, int]) -> None:
    here = {"Cygnus": {"site": "radio", "factory": "medicine"}}
    for option in ("accel", "paint"):
        ships = {0: ship("Cygnus", energy={"blue": 1}, goods=goods)}
        state = space(planets=here, ships=ships, options={"medicine": option})
        assert ("make" in legal(state, 0)) == (option == recipe)


@pytest.mark.rule("dealer-74")
def test_a_position_of_another_galaxy_is_refused() -> None:
    game = coincoin.game("duck-dealer")
    head = {"game": game.id, "rules": game.version}
    with pytest.raises(coincoin.BadPosition, match="galaxy is one of anseriformes, not 'elsewhere-12345678'"):
        game.from_json(head | fields(options={"galaxy": "elsewhere-12345678"}))
