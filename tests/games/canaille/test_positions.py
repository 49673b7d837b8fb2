"""Canaille: positions that cannot be are refused, with the place and the reason."""

from __future__ import annotations

from typing import Any

import pytest

import coincoin

from .positions import DULL_HAND, table

HAND = ["point", "bite1", "bin", "bin", "move"]
PLAIN = ["bite1", "bite1", "bite2", "other", "move"]
RELEASED = {"sentence": ["release1"], "hands": [["bite1", "bin", "bin", "move"], DULL_HAND]}

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"turn": 2}, r"\$.turn is 2: there is no such seat"),
    ({"hands": [HAND]}, r"\$.hands has 1 entries for 2 seats"),
    ({"hands": [HAND, DULL_HAND[:4]]}, r"\$.hands\[1\] has 4 cards, not 5"),
    ({"hands": [HAND, ["cat"] * 5]}, r"\$.hands\[1\]\[0\] is 'cat', not one of bite1"),
    ({"hands": [HAND, ["release3"] * 5]}, "there are 5 cards release3: the game has 1"),
    ({"hands": [PLAIN, DULL_HAND]}, "there is no full stop"),
    ({"pile": ["bite1"]}, "there are 14 action cards: the game has 55"),
    ({"stirred": []}, r"\$.pile has 6 bite1, \$.stirred 0"),
    ({"open": ["bite1"]}, r"\$.open has 1 cards, not 3"),
    ({"shown": [["fog"], []]}, r"\$.shown\[0\] has a fog that is not in the hand"),
    ({"dull": [5, 0]}, r"\$.dull\[0\] is 5: too many have a stop"),
    ({"heaps": [["fish1"]] * 3}, r"\$.heaps has 3 entries for 2 seats"),
    ({"heaps": [["litter3", "litter3"], []]}, "there are 2 cards litter3: the game has 1"),
    ({"heaps": [["unseen"], []]}, r"\$.heaps\[0\]\[0\] is 'unseen'"),
    ({"heaps": [["canaille"], []]}, "Canaille is in a heap: the game is over"),
    ({"river": ["unseen"] * 42}, "Canaille is nowhere"),
    ({"river": ["middle"] * 41}, "there are 41 river cards: the game has 42"),
    ({"river": ["middle"] * 42}, "there are 42 middle cards: the game has 14"),
    ({"face_up": True}, r"\$.river\[0\] is unseen, yet the river lies face up"),
    ({"binned": ["fish1"]}, r"\$.binned\[0\] is 'fish1'"),
    ({"sentence": ["bite1"]}, r"\$.hands\[0\] and the sentence have 6 cards, not 5"),
    (
        {"sentence": ["bite1", "bite2"], "hands": [["point", "bin", "bin"], DULL_HAND]},
        r"\$.sentence\[1\] is of the same",
    ),
    ({"phase": "draw"}, r"\$.hands\[0\] is full, so there is nothing to draw"),
    ({"phase": "swap", "dull": [4, 0]}, "has a full stop, so there is nothing to swap"),
    ({"phase": "swap", "hands": [PLAIN, DULL_HAND]}, r"\$.dull\[0\] is not 5"),
    ({"phase": "put_back", "hands": [PLAIN, DULL_HAND], "dull": [5, 0]}, "nothing to choose"),
    ({"phase": "let_go", **RELEASED}, "there are no fish to choose from"),
    ({"phase": "throw", **RELEASED}, r"\$.phase does not fit the card at \$.place"),
    ({"phase": "let_go", **RELEASED, "place": 1}, r"\$.place is 1, not a place in the sentence"),
    ({"phase": "let_go", **RELEASED, "actor": 1, "heaps": [[], ["fish1"]]}, "no card of the sentence has passed it on"),
    ({"actor": 1}, "only a sentence passes the turn"),
    ({"owed": 1}, r"\$.owed is 1, not 0 to 0"),
    ({"quiet": 40}, r"\$.quiet is 40, not 0 to 39"),
    ({"swaps": 41}, r"\$.swaps is 41, not 0 to 40"),
    ({"fog": ["fish1"]}, r"\$.fog: there is none"),
    ({"given": ["fish1", "none"]}, r"\$.given: there is no fog"),
    ({"phase": "over"}, "the game is not over: Canaille is not caught"),
    ({"phase": "fishing"}, "Invalid enum value 'fishing'"),
]


@pytest.mark.parametrize(("wrong", "message"), WRONG, ids=[message for _, message in WRONG])
def test_an_impossible_position_is_refused(wrong: dict[str, Any], message: str) -> None:
    assert table(HAND).waiting() == (0,)
    with pytest.raises(coincoin.BadPosition, match=message):
        table(HAND, **wrong)
