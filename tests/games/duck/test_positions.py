"""DUCK: positions that cannot be are refused with the place and the reason."""

from __future__ import annotations

from typing import Any

import pytest

import coincoin

from ..play import position, shown
from .positions import finished, table

DUCK = coincoin.game("duck")
HIDDEN = "111111111 000000000 000000000"


def round_one(**more: Any) -> dict[str, Any]:
    return finished(["none", "b6", "none"]) | more


BAD = {
    "an unknown card": ({"hands": [["y9"], ["b1"], ["r1"]]}, r"\$.hands\[0\]\[0\] is 'y9', not a card"),
    "a card too many": ({"hands": [["y8"], ["y8"], ["r1"]]}, r"\$.hands\[1\]\[0\] is one y8 too many: the game has 1"),
    "a card too many in the discards": (
        {"discards": [["b4", "b4"], ["b4", "b4"], ["y5"]]},
        r"\$.discards\[1\]\[1\] is one b4 too many: the game has 3",
    ),
    "an unknown discard": ({"discards": [["x1"], [], ["y5"]]}, r"\$.discards\[0\]\[0\] is 'x1'"),
    "a lost card": ({"pile": ["y1"]}, "there are 5 duck cards: the game has 69"),
    "an empty hand": ({"hands": [["y1"], [], ["r1"]]}, r"\$.hands\[1\] has 0 cards, not 1 to 7"),
    "too many cards in hand": (
        {"hands": [["y1"] * 3 + ["y2"] * 3 + ["y3", "y4"], ["b1"], ["r1"]]},
        r"\$.hands\[0\] has 8 cards",
    ),
    "a hand too few": ({"hands": [["y1"], ["b1"]]}, r"\$.hands has 2 entries for 3 seats"),
    "discards too many": ({"discards": [[], [], ["y5"], []]}, r"\$.discards has 4 entries for 3 seats"),
    "a shown card that is not held": ({"shown": [["y2"], [], []]}, r"\$.shown\[0\]\[0\] is y2, which is not in"),
    "a shown card that is no card": ({"shown": [["y"], [], []]}, r"\$.shown\[0\]\[0\] is 'y', not a card"),
    "a dealer who is not there": ({"dealer": 3}, r"\$.dealer is 3: seats go from 0 to 2"),
    "too many turns": ({"turns": 180}, r"\$.turns is 180"),
    "nothing to draw from": ({"discards": []}, r"\$.discards\[2\] is empty: seat 2 has just laid a card"),
    "drawing without having laid": ({"phase": "draw"}, "seat 0 is to draw, so it has laid a card"),
    "six rounds": ({"finished": [round_one()] + [finished(["none"] * 3)] * 5}, r"\$.finished has 6 rounds"),
    "five rounds and still going": ({"finished": [finished(["none"] * 3)] * 5}, r"\$.finished has 5 rounds"),
    "over too early": ({"phase": "over", "hands": [], "discards": []}, r"\$.finished has 0 rounds"),
    "an end by nobody": ({"finished": [round_one(seat=-1)]}, r"\$.finished\[0\].seat is -1"),
    "a called-off round by somebody": ({"finished": [round_one(end="off")]}, r"\$.finished\[0\].seat is 0"),
    "a towel too few": ({"finished": [round_one(towels=["none"])]}, r"\$.finished\[0\].towels has 1 entries"),
    "a towel against the sums": (
        {"finished": [round_one(sums=[0, 10, 5])]},
        r"\$.finished\[0\].towels\[1\]: by the sums seat 1 keeps no card",
    ),
    "a sum that cannot be": ({"finished": [round_one(sums=[0, 10, 99])]}, "sums of seat 2 are out of range"),
    "bounds after a duck": (
        {"finished": [round_one(end="wrong", low=[0, 1, 0])]},
        "after a duck all cards under towels are known",
    ),
    "a towel card out of bounds": (
        {"finished": [round_one(low=[0, 7, 0])]},
        "a card under a towel is none that it can be, from what seat 0 could see",
    ),
    "a towel card that was in sight": (
        {"finished": [round_one(unseen=[HIDDEN] * 4)]},
        "a card under a towel is none that it can be",
    ),
    "held cards that are not there": (
        {"finished": [round_one(held=[[], ["y8", "y8"], []])]},
        r"\$.finished\[0\].held\[1\]\[0\] is one y8 too many",
    ),
    "too few memories": ({"finished": [round_one(unseen=[HIDDEN])]}, r"\$.finished\[0\].unseen has 1 entries"),
    "a memory that cannot be read": ({"finished": [round_one(unseen=["123"] * 4)]}, "not three times nine digits"),
    "a memory of too many cards": (
        {"finished": [round_one(unseen=["211111111 000000000 000000000"] * 4)]},
        "has 2 copies of y0: the game has 1",
    ),
    "an unknown phase": ({"phase": "sleep"}, "phase"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_position_that_cannot_be_is_refused(name: str) -> None:
    fields, problem = BAD[name]
    with pytest.raises(coincoin.BadPosition, match=problem):
        table("y1", "b1", "r1", **fields)


def test_the_table_of_these_tests_is_sound() -> None:
    assert shown(table("y1", "b1", "r1", finished=[round_one()]))["hands"] == [["y1"], ["b1"], ["r1"]]


def test_only_a_sight_has_unknown_cards() -> None:
    with pytest.raises(coincoin.BadPosition, match=r"\$.hands\[1\]\[0\] is null"):
        position("duck", **shown_fields(table("y1", "b1", "r1")) | {"hands": [["y1"], [None], ["r1"]]})


def shown_fields(state: coincoin.State) -> dict[str, Any]:
    return {key: value for key, value in shown(state).items() if key not in ("game", "rules")}


def sight(**more: Any) -> coincoin.Sight:
    seen = DUCK.sight_to_json(table("y1", "b1", "r1", finished=[round_one()]).seen_by(0))
    return DUCK.sight_from_json(seen | more)


def test_a_duck_leaves_no_unknown_towel_card() -> None:
    with pytest.raises(coincoin.BadPosition, match=r"towels\[1\] is null: after a duck all know that card"):
        sight(finished=[round_one(end="wrong", towels=["none", None, "none"])])


def test_a_sight_needs_its_pile() -> None:
    seen = DUCK.sight_to_json(table("y1", "b1", "r1").seen_by(0))
    del seen["pile"]
    with pytest.raises(coincoin.BadPosition, match=r"\$.pile is left out"):
        DUCK.sight_from_json(seen)


def test_a_sight_that_no_world_fits_says_so() -> None:
    nothing = " ".join(["0" * 9] * 3)
    empty = sight(finished=[round_one(towels=["none", None, "none"], unseen=[nothing] * 4)])
    with pytest.raises(coincoin.BadPosition, match="no card that is left can lie under the towel of seat 1"):
        empty.imagine(coincoin.Dice(1))
