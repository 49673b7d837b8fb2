"""Move families: codes, descriptions and notation agree."""

from __future__ import annotations

import pytest

import coincoin
from coincoin.kernel.moves import Families, Family, Names, Numbers, Orders, Seats

GAMES = list(coincoin.all_games().values())
MOVES = Families(
    Family("draw"),
    Family("aim", place=Numbers(1, 6)),
    Family("give", seat=Seats(4), good=Names("beads", "paint")),
    Family("reorder", order=Orders(4)),
)


def test_codes_are_dense_and_round_trip() -> None:
    assert MOVES.size == 1 + 6 + 8 + 24
    for code in range(MOVES.size):
        description = MOVES.describe(code)
        name = str(description.pop("name"))
        assert MOVES.encode(name, **description) == code
        assert MOVES.parse(MOVES.notation(code)) == code


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_code_of_every_game_round_trips(game: coincoin.Game) -> None:
    families = game.move_families
    for code in range(0, families.size, 1 + families.size // 5000):
        assert game.encode(game.describe(code)) == code
        assert families.parse(families.notation(code)) == code


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no move ''"),
        ("fly", "no move 'fly': there are draw, aim, give, reorder"),
        ("aim", "not complete: write 'aim <place>'"),
        ("aim 7", "'7' is not a number from 1 to 6"),
        ("aim x", "'x' is not a number"),
        ("give 0 gold", "'gold' is not one of beads, paint"),
        ("reorder 1123", "not an order of the digits 1 to 4"),
    ],
)
def test_a_wrong_notation_says_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(coincoin.BadMove, match=problem):
        MOVES.parse(text)


def test_a_wrong_description_says_what_is_wrong() -> None:
    with pytest.raises(coincoin.BadMove, match="aim needs place, not nothing"):
        MOVES.encode("aim")
    with pytest.raises(coincoin.BadMove, match="no move 99"):
        MOVES.describe(99)
