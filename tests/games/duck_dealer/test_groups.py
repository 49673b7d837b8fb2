"""The moves of an action turn by what they are for; what cannot be done says why."""

from __future__ import annotations

import coincoin
from coincoin.games.duck_dealer.rules.codes import END
from coincoin.kernel.scene import Group
from coincoin.kernel.state import State
from coincoin.testing.play import seen
from tests.games.duck_dealer.positions import ship, space


def groups(state: State) -> dict[str, Group]:
    return {group.id: group for group in seen(state, 0).groups}


def test_every_move_but_the_end_of_the_turn_is_for_something() -> None:
    state = space(seats=3, ships={0: ship("Anser", energy={"red": 2, "blue": 1, "yellow": 3}), 1: {"at": "Anser"}})
    grouped = [move for group in seen(state, 0).groups for move in group.moves]
    assert sorted([*grouped, END]) == state.moves(0)


def test_what_cannot_be_done_says_why_in_a_few_words() -> None:
    found = groups(space(ships={0: ship("Aix", energy={"yellow": 1})}, planets={"Aix": {"site": "radio"}}))
    assert found["fly"].moves == found["mine"].moves == found["privileges"].moves == ()
    assert found["fly"].note == "1 red, you have 0"
    assert found["mine"].note == "1 blue, you have 0"
    assert found["privileges"].note == "3 yellow, you have 1"
    assert found["make"].note == "no factory here"
    assert found["sell"].note == "no buyer here yet"
    assert found["build"].note.startswith("needs ")
    assert found["trade"].note == "nobody else here"
    assert all(group.moves or group.note for group in found.values())


def test_what_makes_sense_comes_first() -> None:
    state = space(ships={0: ship("Anser", energy={"red": 3})}, free=1)
    scene, found = seen(state, 0), groups(state)
    badges = {piece.id: piece.badge for area in scene.areas for piece in area.pieces}
    picks = {choice.move: choice.picks for choice in scene.choices}
    prices = [badges[picks[move][0]] for move in found["fly"].moves if len(picks[move]) == 1]
    assert prices == sorted(prices) and prices[0] != prices[-1], "the cheapest flight first"
    first = coincoin.game("duck-dealer").notation(state, found["roads"].moves[0])
    assert "Anser" in first, "the nearest point first"
