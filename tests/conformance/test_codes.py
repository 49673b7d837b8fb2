"""Codes: what is written for the compiler is what `moves.py` declares, and says the same as its families."""

from __future__ import annotations

import difflib
import importlib
import shutil
from pathlib import Path

import pytest

import coincoin
from coincoin.kernel.codes import codes_of, place, written
from coincoin.kernel.game import Game
from coincoin.kernel.moves import Amount, Domain, Families, Family, Names, Numbers, Seats, Sized

from .codes import check_codes

GAMES = list(coincoin.all_games().values())


def folder(game: Game) -> Path:
    return Path(str(importlib.import_module(game.package).__file__)).parent


def stale(folder: Path) -> str:
    """What is to be written anew in this game, at most a few lines of it; nothing when it is up to date."""
    found, wanted = place(folder).read_text("utf-8").splitlines(), codes_of(folder).splitlines()
    changes = list(difflib.unified_diff(found, wanted, "as it is", "as it should be", lineterm="", n=0))[:20]
    return "\n".join([f"{place(folder).name} is out of date: run make codes", *changes]) if changes else ""


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_written_codes_are_up_to_date(game: Game) -> None:
    said = stale(folder(game))
    assert not said, said


def test_a_family_that_is_not_yet_written_is_shown(tmp_path: Path) -> None:
    pan = folder(coincoin.game("pan"))
    shutil.copytree(pan, tmp_path / "pan", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    moves = tmp_path / "pan" / "moves.py"
    moves.write_text(moves.read_text("utf-8").replace('Family("stop")', 'Family("stop"),\n    Family("wait")'), "utf-8")
    assert stale(tmp_path / "pan").splitlines() == [
        "codes.py is out of date: run make codes",
        *("--- as it is", "+++ as it should be"),
        *("@@ -14,2 +14,3 @@", "-STEAL: Final = 22", "-ALL_MOVES: Final = 58"),
        *("+WAIT: Final = 22", "+STEAL: Final = 23", "+ALL_MOVES: Final = 59"),
    ]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_codes_are_those_of_the_families(game: Game) -> None:
    check_codes(game)


# ---- how it is written ----

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
