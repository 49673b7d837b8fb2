"""Canardage: what lies on the table when the game begins."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import coincoin
from coincoin.games.canardage.moves import NAMES
from coincoin.games.canardage.rules.deck import DATA
from coincoin.kernel.state import State
from coincoin.kernel.words import LANGUAGES
from coincoin.testing.play import Loaded, shown, told

from .positions import COLOURS, table

GAME = coincoin.game("canardage")
WATER = {2: 2, 3: 2, 4: 3, 5: 4, 6: 5}


def dealt(seats: int, seed: int = 1, **options: bool | int | str) -> State:
    return GAME.new(seats, coincoin.Dice(seed), **options)


@pytest.mark.rule("canardage-01", "canardage-06")
@pytest.mark.parametrize(("deck", "counts"), [("A", (13, 11, 1, 1)), ("B", (12, 10, 2, 2))])
def test_fifty_nine_action_cards_of_twenty_three_kinds(deck: str, counts: tuple[int, ...]) -> None:
    state = shown(dealt(4, deck=deck))
    cards = Counter([*state["deck"], *(card for hand in state["hands"] for card in hand)])
    assert cards.total() == 59
    assert len(cards) == 23
    assert tuple(cards[kind] for kind in ("pan", "en_joue", "oups", "canarchie")) == counts
    assert cards == Counter(DATA["decks"][deck])


@pytest.mark.rule("canardage-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_counts_every_kind_as_the_decks_do(language: str) -> None:
    """Each card has the number before it; deck B says only what differs from deck A."""
    words = GAME.words(language, [])
    text = GAME.rule("canardage-06", language)
    for kind in NAMES:
        text = text.replace(words(f"card-{kind.replace('_', '-')}"), f"<{kind}>")
    first, second = (
        {kind: int(re.findall(r"\d+", part[: part.index(f"<{kind}>")])[-1]) for kind in NAMES if f"<{kind}>" in part}
        for part in re.split(r"(?<= )B ", text)
    )
    assert first == DATA["decks"]["A"]
    assert first | second == DATA["decks"]["B"]


@pytest.mark.rule("canardage-02", "canardage-03")
@pytest.mark.parametrize("seats", range(2, 7))
def test_five_ducks_a_colour_and_the_water_cards(seats: int) -> None:
    state = shown(dealt(seats))
    cards = Counter([*state["line"], *state["pile"]])
    assert cards == Counter({colour: 5 for colour in COLOURS[:seats]}) + Counter(water=WATER[seats])


@pytest.mark.rule("canardage-04", "canardage-01")
def test_the_line_is_filled_from_place_1_by_the_top_of_the_pile() -> None:
    state = GAME.new(2, Loaded(*range(11, 0, -1)))  # each card changes places with itself: nothing is shuffled
    assert shown(state)["line"] == ["water", "water", "blue", "blue", "blue", "blue"]
    assert shown(state)["pile"] == ["blue", *["yellow"] * 5]


@pytest.mark.rule("canardage-02")
def test_the_colour_goes_with_the_seat_and_its_duck_lies_open() -> None:
    scene = GAME.scene(dealt(3).seen_by(None), "en", ["Ada", "Bo", "Cleo"])
    homes = [piece.label for area in scene.areas for piece in area.pieces if piece.id.startswith("home-")]
    assert homes == ["Ada has a yellow duck", "Bo has a blue duck", "Cleo has a red duck"]


@pytest.mark.rule("canardage-05", "canardage-14")
def test_three_cards_each_that_only_their_owner_sees() -> None:
    state = dealt(3)
    assert [len(hand) for hand in shown(state)["hands"]] == [3, 3, 3]
    seen = GAME.sight_to_json(state.seen_by(1))
    assert seen["hands"] == [[None] * 3, shown(state)["hands"][1], [None] * 3]
    assert seen["deck"] == [None] * 50
    assert seen["pile"] == [None] * 11


@pytest.mark.rule("canardage-07")
def test_the_first_duck_of_the_line_begins_even_behind_water() -> None:
    for seed in range(40):
        state = dealt(3, seed)
        first = next(card for card in shown(state)["line"] if card != "water")
        assert state.waiting() == (COLOURS.index(first),)


@pytest.mark.rule("canardage-07")
def test_play_goes_clockwise_and_nobody_acts_out_of_turn() -> None:
    state = table(card="en_joue")
    order = []
    for _ in range(6):
        (seat,) = state.waiting()
        order.append(seat)
        assert state.why_not((seat + 1) % 3, 0) == "canardage-07"
        move = next(move for move in state.moves(seat))
        state.play(seat, move, coincoin.Dice(1))
    assert order == [0, 1, 2, 0, 1, 2]
    assert told(state)
