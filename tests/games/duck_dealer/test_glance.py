"""What each seat has, side by side, and what can be made of what, as it stands on the map."""

from __future__ import annotations

from coincoin.kernel.scene import Node
from coincoin.kernel.state import State
from coincoin.testing.play import seen
from tests.games.duck_dealer.positions import FREIGHTER, ship, space


def rows(state: State, seat: int) -> dict[str, str]:
    return {row.title: " ".join(figure.text for figure in row.figures) for row in seen(state).plates[seat].rows}


def tree(state: State) -> dict[str, Node]:
    return {node.face: node for node in seen(state).tree}


def test_every_seat_can_be_compared() -> None:
    state = space(
        planets={"Anser": {"claims": {"mine": 1}}, "Aix": {"site": "accel"}},
        ships={
            0: {**ship("Aix", energy={"red": 2}), "goods": {"duck": 1}},
            1: {"gear": FREIGHTER, "energy": {"blue": 4}},
        },
    )
    mine, other = rows(state, 0), rows(state, 1)
    assert list(mine) == list(other)
    assert mine["red"] == "2 +1" and other["blue"] == "4"
    assert mine["Steps a disc"] == "8 5 from 4 on" and other["Steps a disc"] == "2"
    assert mine["Cargo"] == "1 1 of 3" and mine["Privileges"] == "–"
    assert other["Privileges"] == "Anser"


def test_the_tree_says_where_each_good_is_made_and_sold() -> None:
    state = space(
        planets={
            "Aix": {"site": "accel", "factory": "radio"},
            "Pekin": {"site": "radio", "built": True},
            "Rouen": {"site": "pills"},
        }
    )
    found = tree(state)
    assert found["g-radio"].needs == ("g-phone", "g-duck")
    assert [place.text for place in found["g-radio"].places] == ["Aix, 1 left", "Pekin"]
    assert found["g-pills"].places[1].text == "Rouen, not built"
    assert found["g-military"].places[1].text == "to come"
    assert found["g-duck"].places[0].text == "Cygnus, Aix, Anser, Pekin"
