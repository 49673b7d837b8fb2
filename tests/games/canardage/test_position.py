"""Canardage: positions by hand that cannot be are refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

import coincoin

from ..play import shown
from .positions import LINE, table

GAME = coincoin.game("canardage")


def broken(**fields: Any) -> dict[str, Any]:
    return shown(table(LINE, "pan")) | fields


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"line": []}, r"\$\.line has 0 cards, not 1 to 6"),
        ({"line": ["yellow"] * 7}, r"\$\.line has 7 cards"),
        ({"line": ["pink", *["yellow"] * 5]}, r"\$\.line\[0\] is 'pink', not one of yellow"),
        ({"line": ["grey", *["yellow"] * 5]}, "a colour nobody plays"),
        ({"line": ["water over blue", *["yellow"] * 5]}, "only a duck hides, and only below a duck"),
        ({"line": ["blue over water", *["yellow"] * 5]}, "only a duck hides, and only below a duck"),
        ({"line": ["magret water", *["yellow"] * 5]}, "lies on ducks only"),
        ({"line": ["magret red", "magret red", *["yellow"] * 4]}, "there are"),
        ({"line": ["yellow"] * 6}, "there are 9 yellow cards on the line and in the pile: 5 fit"),
        ({"pile": []}, r"\$\.pile: 11 duck or water cards are missing, and 0 are unknown"),
        ({"line": ["yellow"], "pile": ["yellow"]}, "missing"),
        ({"known": 30}, r"\$\.known is 30, not 0 to 11"),
        ({"targets": [0]}, r"\$\.targets\[0\] is 0, not 1 to 6"),
        ({"shot": {"yellow": 6}}, r"\$\.shot\.yellow is 6, not 0 to 5"),
        ({"shot": {"green": 1}}, r"\$\.shot is 'green'"),
        ({"hands": [["pan"] * 3]}, r"\$\.hands has 1 entries for 3 seats"),
        ({"hands": [["pan"] * 4, [], []]}, "the number of cards is 4"),
        ({"hands": [["bang"] * 3, [], []]}, r"\$\.hands\[0\]\[0\] is 'bang'"),
        ({"hands": [["oups"] * 3, ["en_joue"] * 3, ["en_joue"] * 3]}, "this deck has"),
        ({"deck": []}, r"\$\.deck: \d+ action cards are missing, and 0 are unknown"),
        ({"covers": [1]}, r"\$\.covers has 1 entries for 3 seats"),
        ({"covers": [7, 0, 0]}, r"\$\.covers\[0\] is 7, not 0 to 6"),
        ({"most_pans": [0, 3, 3]}, r"\$\.hands\[0\] holds more pan"),
        ({"most_pans": [4, 3, 3]}, r"\$\.most_pans\[0\] is 4"),
        ({"moby": {"on": 1}}, r"\$\.moby names two seats"),
        ({"moby": {"on": 1, "by": 1}}, r"\$\.moby names two seats"),
        ({"moby": {"on": 1, "by": 7}}, r"\$\.moby\.by is 7"),
        ({"skips": [3]}, r"\$\.skips: a seat is 3"),
        ({"won": [1]}, r"\$\.won"),
        ({"over": True}, r"has \$\.won"),
        ({"turn": 3}, r"\$\.turn is 3"),
        ({"avenger": 3}, r"\$\.avenger is 3"),
        ({"avenger": 1}, "a revenge comes after"),
        ({"games_done": 1}, "for a game that is over"),
        ({"colours": ["red", "blue", "yellow"]}, "for secret colours only"),
        ({"tally": [1, 2]}, r"\$\.tally has 2 entries"),
        ({"last": "quack"}, r"\$\.last is 'quack'"),
        ({"quack": 1}, "unknown field"),
        ({"options": {"teams": 2}}, "cannot form"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(coincoin.BadPosition, match=problem):
        GAME.from_json(broken(**fields))


def test_everybody_holds_three_cards() -> None:
    fields = broken()
    fields["deck"].append(fields["hands"][1].pop())
    with pytest.raises(coincoin.BadPosition, match="everybody holds 3 cards"):
        GAME.from_json(fields)


def test_a_game_that_would_be_over_is_refused() -> None:
    with pytest.raises(coincoin.BadPosition, match="this game would be over"):
        table("yellow, water, yellow, water")


def test_a_hole_in_the_line_means_an_empty_pile() -> None:
    fields = broken(line=LINE.split(", ")[:5])
    fields["pile"].append("yellow")
    with pytest.raises(coincoin.BadPosition, match="must be empty"):
        GAME.from_json(fields)


def test_secret_colours_belong_to_one_seat_each() -> None:
    options = {"secret": True}
    with pytest.raises(coincoin.BadPosition, match="each colour belongs to one seat"):
        table(LINE, "pan", options=options, colours=["red", "red", "blue"])
    with pytest.raises(coincoin.BadPosition, match="has 0 entries for 3 seats"):
        table(LINE, "pan", options=options)


def test_known_cards_of_the_pile_are_never_null() -> None:
    sight = GAME.sight_to_json(table(LINE, "pan", known=2).seen_by(0))
    sight["pile"][-1] = None
    with pytest.raises(coincoin.BadPosition, match="known cards at its bottom"):
        GAME.sight_from_json(sight)
