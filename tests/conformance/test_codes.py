"""Codes: how what `moves.py` declares is written for the compiler."""

from __future__ import annotations

import pytest

from coincoin.kernel.codes import written
from coincoin.kernel.moves import Amount, Domain, Families, Family, Names, Numbers, Seats, Sized

CARD: dict[str, Domain] = {"value": Numbers(1, 9), "colour": Names("red", "blue")}
MOVES = Families(
    Family("pass"),
    Family("return", colour=Names("red", "blue")),
    Family("bid", points=Amount(-5, 5)),
    Family("lay", seat=Seats(4), card=CARD),
)


def functions(moves: Families, *used: str) -> str:
    return written(moves, Families(), {}, set(used)).partition("\n\n\n")[2]


def test_a_code_is_put_together_and_taken_apart() -> None:
    assert functions(MOVES, "lay", "lay_seat", "lay_card") == (
        "def lay(seat: i64, card: i64) -> i64:\n    return LAY + seat * 18 + card\n\n\n"
        "def lay_seat(move: i64) -> i64:\n    return (move - LAY) // 18\n\n\n"
        "def lay_card(move: i64) -> i64:\n    return (move - LAY) % 18\n"
    )


def test_an_amount_is_the_number_itself() -> None:
    assert "return BID + points + 5\n" in functions(MOVES, "bid")
    assert "return move - BID - 5\n" in functions(MOVES, "bid_points")


def test_only_what_is_used_is_written() -> None:
    assert functions(MOVES) == ""
    assert functions(MOVES, "pass", "return_").startswith("def return_(colour: i64)")


def test_sizes_that_a_board_decides_are_attributes() -> None:
    planet = Sized("planets")
    moves = Families(Family("act"), Family("fly", planet=planet), Family("link", one=planet, two=planet))
    source = written(moves, Families(), {}, {".link", ".link_two"})
    assert "FLY: Final = 1\n" in source
    assert "        self.first_link: i64 = FLY + self.planets\n" in source
    assert "        self.all_moves: i64 = self.first_link + self.planets * self.planets\n" in source
    assert "        return self.first_link + one * self.planets + two\n" in source
    assert "        return (move - self.first_link) % self.planets\n" in source


def test_one_name_means_one_thing() -> None:
    with pytest.raises(ValueError, match="two things the name LAY"):
        written(MOVES, Families(), {"VERBS": ("lay",)}, set())
    with pytest.raises(ValueError, match="two things the name draw_card"):
        written(Families(Family("draw", card=CARD), Family("draw_card", card=CARD)), Families(), {}, {"draw_card"})
