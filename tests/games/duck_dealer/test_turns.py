"""Duck Dealer: collecting energy, and the frame of an action turn."""

from __future__ import annotations

import pytest

import coincoin
from coincoin.games.duck_dealer.galaxy.files import before
from coincoin.testing.play import legal, play, refused, shown, told

from .positions import SCOUT, ship
from .positions import space_before as space

POINTS = [f"{key}-{n}" for key in before().routes for n in range(1, before().route(key).points + 1)]


def energy(state: coincoin.State, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = shown(state)["ships"][seat].get("energy", {})
    return found


@pytest.mark.rule("dealer-17")
def test_a_turn_is_either_energy_or_action() -> None:
    state = space(phase="turn", track=[])
    assert legal(state, 0) == ["collect red", "collect yellow", "collect blue", "act"]
    assert refused(state, 0, "mine") == "dealer-17"
    assert refused(state, 1, "act") == "dealer-17"
    play(state, 0, "act")
    assert refused(state, 0, "collect red") == "dealer-17"


@pytest.mark.rule("dealer-18", "dealer-19")
def test_one_disc_of_choice_and_one_for_each_crew() -> None:
    state = space(phase="turn", track=[], ships={0: ship(gear={"navigator": 2, "builder": 1})})
    play(state, 0, "collect blue")
    assert energy(state) == {"red": 2, "yellow": 1, "blue": 1}
    assert state.waiting() == (1,), "that was the whole turn"
    crew = ["The crew brings 2 red discs.", "The crew brings 1 yellow disc."]
    assert told(state) == ["Ada collects a blue disc.", *crew]


@pytest.mark.rule("dealer-19")
def test_holds_bring_nothing() -> None:
    state = space(phase="turn", track=[], ships={0: ship(gear={"hold": 3})})
    play(state, 0, "collect red")
    assert energy(state) == {"red": 1}


SHORT = {0: ship(gear={"trader": 3}), 1: ship("Tadorna", gear={"hold": 3}, energy={"blue": 35})}


@pytest.mark.rule("dealer-20", "dealer-22")
def test_a_colour_that_runs_out_forces_an_action_turn() -> None:
    state = space(phase="turn", track=[], ships=SHORT)
    play(state, 0, "collect blue")
    table = shown(state)
    assert energy(state) == {"blue": 2} and table["virtual"] == {"blue": 2}
    assert table["phase"] == "acting" and table["track"] == [0]
    assert "There is not enough blue left: Ada must take an action turn now." in told(state)


@pytest.mark.rule("dealer-20")
def test_the_crew_alone_can_force_it() -> None:
    state = space(phase="turn", track=[], ships=SHORT)
    play(state, 0, "collect red")
    assert energy(state) == {"red": 1, "blue": 2} and shown(state)["virtual"] == {"blue": 1}


@pytest.mark.rule("dealer-20")
def test_taking_the_very_last_disc_forces_nothing() -> None:
    state = space(phase="turn", track=[], ships=SHORT | {1: ship("Tadorna", gear={"hold": 3}, energy={"blue": 33})})
    play(state, 0, "collect blue")
    assert energy(state) == {"blue": 4} and shown(state)["phase"] == "turn"


@pytest.mark.rule("dealer-21")
def test_virtual_energy_is_spent_first_and_gone_after_the_turn() -> None:
    state = space(phase="turn", track=[], ships=SHORT)
    play(play(state, 0, "collect blue"), 0, "mine")
    assert energy(state) == {"blue": 2} and shown(state)["virtual"] == {"blue": 1}
    assert list(state.supply) == [40, 40, 0], "virtual energy does not go back to the supply"  # type: ignore[attr-defined]
    play(state, 0, "end")
    assert energy(state) == {"blue": 2} and "virtual" not in shown(state)


@pytest.mark.rule("dealer-23")
def test_an_action_turn_puts_a_cube_on_the_track_even_without_energy() -> None:
    state = space(phase="turn", track=[1], ships={0: ship()})
    cubes = state.ships[0].cubes  # type: ignore[attr-defined]  # Dealer's
    play(state, 0, "act")
    assert shown(state)["track"] == [1, 0] and state.ships[0].cubes == cubes - 1  # type: ignore[attr-defined]
    play(state, 0, "end")
    assert state.waiting() == (1,)


@pytest.mark.rule("dealer-24")
def test_the_game_ends_at_once_after_the_last_action_turn() -> None:
    state = space(3, phase="turn", track=[0] * 23, turn=1)
    play(state, 1, "act")
    assert not state.over
    play(state, 1, "end")
    assert state.over and state.waiting() == ()
    assert told(state)[-1] == "That was the last action turn. The game is over."


@pytest.mark.rule("dealer-25")
@pytest.mark.parametrize(("turn", "roads"), [(1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (24, 3)])
def test_free_roads_by_turn(turn: int, roads: int) -> None:
    state = space(phase="turn", track=[1] * (turn - 1))
    play(state, 0, "act")
    for point in POINTS[:roads]:
        play(state, 0, f"road {point}")
    assert shown(state)["roads"] == dict.fromkeys(POINTS[:roads], 0)
    assert refused(state, 0, f"road {POINTS[9]}") == "dealer-54", "there is no yellow disc for another"


@pytest.mark.rule("dealer-25")
def test_free_roads_may_be_left() -> None:
    assert "end" in legal(space(free=1), 0)


@pytest.mark.rule("dealer-26")
def test_a_road_needs_a_point_without_road_or_ship() -> None:
    state = space(free=1, roads={POINTS[0]: 1}, ships={1: ship(POINTS[1])})
    assert refused(state, 0, f"road {POINTS[0]}") == "dealer-26"
    assert refused(state, 0, f"road {POINTS[1]}") == "dealer-26"
    roads = [move for move in legal(state, 0) if move.startswith("road")]
    assert roads == [f"road {point}" for point in POINTS[2:]]


@pytest.mark.rule("dealer-27")
def test_free_roads_are_lost_with_the_first_energy_spent() -> None:
    state = space(free=1, ships={0: ship(energy={"blue": 1})})
    play(state, 0, "mine")
    assert "free" not in shown(state) and not any(move.startswith("road") for move in legal(state, 0))


@pytest.mark.rule("dealer-27", "dealer-29")
def test_gates_and_throwing_away_keep_the_free_roads() -> None:
    state = space(free=1, ships={0: ship(goods={"duck": 1})})
    for move in ("discard duck", "entrance Aix", "exit Cygnus"):
        play(state, 0, move)
    assert shown(state)["free"] == 1


@pytest.mark.rule("dealer-27")
def test_an_offer_ends_the_free_roads() -> None:
    state = space(free=1, ships={0: ship(goods={"duck": 1}), 1: ship("Anser")})
    play(state, 0, "offer 1")
    assert "free" not in shown(state)


@pytest.mark.rule("dealer-28")
def test_actions_mix_in_any_order_and_discs_go_back() -> None:
    state = space(ships={0: ship(energy={"red": 2, "yellow": 1, "blue": 2})})
    for move in ("mine", "fly Anas", "explore accel", f"road {POINTS[0]}", "mine", "fly Anser"):
        play(state, 0, move)
    assert energy(state) == {} and list(state.supply) == [38, 38, 40]  # type: ignore[attr-defined]  # Dealer's
    assert shown(state)["ships"][0]["goods"] == {"duck": 1, "beads": 1}


@pytest.mark.rule("dealer-30")
def test_four_discs_of_choice_are_kept_after_an_action_turn() -> None:
    state = space(ships={0: ship(energy={"red": 3, "blue": 3})})
    play(state, 0, "end")
    assert shown(state)["phase"] == "keeping" and legal(state, 0) == ["return red", "return blue"]
    assert refused(state, 0, "return yellow") == "dealer-30"
    play(play(state, 0, "return red"), 0, "return red")
    assert energy(state) == {"red": 1, "blue": 3} and state.waiting() == (1,)
    assert list(state.supply) == [37, 38, 37]  # type: ignore[attr-defined]  # Dealer's


@pytest.mark.rule("dealer-30")
def test_collecting_has_no_limit() -> None:
    state = space(phase="turn", track=[], ships={0: ship(energy={"red": 9})})
    play(state, 0, "collect red")
    assert energy(state)["red"] == 11 and state.waiting() == (1,)


ALL_LAID = dict.fromkeys(POINTS[:38], 0)


@pytest.mark.rule("dealer-31")
def test_without_a_cube_one_on_the_board_can_be_used_again() -> None:
    state = space(roads=ALL_LAID, ships={0: ship(energy={"yellow": 1})})
    assert refused(state, 0, f"road {POINTS[50]}") == "dealer-31"
    assert f"lift {POINTS[0]}" in legal(state, 0)
    play(play(state, 0, f"lift {POINTS[0]}"), 0, f"road {POINTS[50]}")
    assert POINTS[0] not in shown(state)["roads"] and shown(state)["roads"][POINTS[50]] == 0


@pytest.mark.rule("dealer-31")
def test_a_privilege_can_be_taken_back_too() -> None:
    claims = {"Aix": {"site": "radio", "claims": {"mine": 0}}}
    state = space(planets=claims, roads=dict.fromkeys(POINTS[:37], 0), ships={0: ship(energy={"yellow": 1})})
    play(state, 0, "unclaim Aix mine")
    assert "claims" not in shown(state)["planets"]["Aix"]


@pytest.mark.rule("dealer-31")
def test_with_cubes_left_or_nothing_to_use_them_for_nothing_is_taken_back() -> None:
    fewer = space(roads=dict.fromkeys(POINTS[:37], 0), ships={0: ship(energy={"yellow": 1})})
    assert refused(fewer, 0, f"lift {POINTS[0]}") == "dealer-31"
    assert refused(space(roads=ALL_LAID), 0, f"lift {POINTS[0]}") == "dealer-31"


@pytest.mark.rule("dealer-32")
def test_the_turn_track_gets_its_cube_first() -> None:
    state = space(phase="turn", track=[], roads=dict.fromkeys(POINTS[:39], 0))
    play(state, 0, "act")
    assert all(move.startswith("lift") for move in legal(state, 0)) and len(legal(state, 0)) == 39
    assert refused(state, 0, "end") == "dealer-32"
    play(state, 0, f"lift {POINTS[3]}")
    assert "end" in legal(state, 0) and shown(state)["track"] == [0]


@pytest.mark.rule("dealer-71")
def test_the_score_goes_beyond_a_hundred() -> None:
    here = {"Cygnus": {"site": "religion", "built": True}}
    ships = {0: ship("Cygnus", score=99, energy={"blue": 1}, goods={"religion": 1})}
    state = space(planets=here, ships=ships)
    play(state, 0, "deliver")
    assert state.scores[0] == 129


@pytest.mark.rule("dealer-72")
def test_equal_scores_share_the_win() -> None:
    state = space(3, ships={0: ship(score=5), 2: ship("Cairina", gear=dict(SCOUT), score=5)}, track=[0] * 24)
    play(state, 0, "end")
    assert state.winners == (0, 2)
