"""DUCK: imagined worlds come as often as they should; instinct and the table."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import coincoin
from coincoin.kernel.state import State

from ..play import play
from .positions import table

DUCK = coincoin.game("duck")
SMALL = json.loads((Path(__file__).parent / "small.json").read_text("utf-8"))
NAMES = ["Ada", "Bo", "Cleo", "Dov", "Edda"]


def worlds(state: State, eye: int, games: int) -> Counter[str]:
    sight, dice = state.seen_by(eye), coincoin.Dice(3)
    return Counter(json.dumps(DUCK.to_json(sight.imagine(dice))) for _ in range(games))


@pytest.mark.parametrize("fields", SMALL)
def test_every_way_the_unknown_cards_can_lie_is_as_likely(fields: dict[str, Any]) -> None:
    """A world in which copies of a card lie apart can come about in more ways than one where they lie together."""
    state = DUCK.from_json({"game": "duck", "rules": 1} | fields)
    found = worlds(state, 0, 6000)
    weights = {world: ways(json.loads(world), 0) for world in found}
    total = sum(weights.values())
    for world, times in found.items():
        expected = 6000 * weights[world] / total
        assert abs(times - expected) < 6 * expected**0.5


def ways(world: dict[str, Any], eye: int) -> int:
    """In how many ways these cards can lie so: hands and pile have no order, a place under a towel is one card's."""
    together = [
        Counter(hand) - Counter(world["shown"][seat]) for seat, hand in enumerate(world["hands"]) if seat != eye
    ]
    together.append(Counter(world["pile"]))
    towels = [
        Counter([card])
        for past in world.get("finished", [])
        for seat, card in enumerate(past["towels"])
        if seat != eye and card != "none" and past["end"] in ("out", "off")
    ]
    count = 1
    for card in sum([*together, *towels], Counter[str]()):
        left = sum(part[card] for part in [*together, *towels])
        for part in [*together, *towels]:
            for n in range(part[card]):
                count = count * (left - n) // (n + 1)
            left -= part[card]
    for part in together:
        for n in range(2, part.total() + 1):
            count *= n
    return count


def test_instinct_beats_random() -> None:
    """One seat by instinct among four: at random it would win about a quarter of 60 games."""
    won = 0
    for seed in range(60):
        dice = coincoin.Dice(seed)
        state = DUCK.new(4, dice)
        while not state.over:
            seat = state.mover()
            moves = state.legal(seat)
            clever = seat == seed % 4
            move = DUCK.instinct.choose(state, seat, moves, dice) if clever else moves[dice.below(len(moves))]
            state.apply(seat, move, dice)
        won += seed % 4 in state.winners
    assert won > 40


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_instinct_sees_only_what_its_seat_may_know(seats: int) -> None:
    dice = coincoin.Dice(seats)
    state = DUCK.new(seats, dice)
    for _ in range(200):
        seat = state.mover()
        moves = state.legal(seat)
        choice = DUCK.instinct.choose(state, seat, moves, coincoin.Dice(1))
        world = state.seen_by(seat).imagine(dice)
        assert DUCK.instinct.choose(world, seat, moves, coincoin.Dice(1)) == choice
        state.apply(seat, moves[dice.below(len(moves))], dice)


def test_the_same_cards_with_another_top_are_told_apart_by_their_buttons() -> None:
    scene = DUCK.scene(table("y4 r4 b8", "b1", "r1").seen_by(0), "en", NAMES[:3])
    pair = [choice for choice in scene.choices if choice.picks == ("hand-y4-0", "hand-r4-0")]
    assert [choice.button for choice in pair] == ["yellow 4 on top", "red 4 on top"]
    single = next(choice for choice in scene.choices if choice.picks == ("hand-r4-0",))
    assert (single.button, single.sentence) == ("Lay red 4", "Lay red 4")


def test_draws_are_picked_at_their_places() -> None:
    state = play(table("y4 r4 b8", "b1", "r1", discards=[[], ["r2"], ["y5"]]), 0, "lay 8 blue")
    scene = DUCK.scene(state.seen_by(0), "en", NAMES[:3])
    assert [choice.picks for choice in scene.choices] == [("pile",), ("discard-1",), ("discard-2",)]


def test_the_prompt_tells_the_price_of_a_duck_and_who_is_dangerous() -> None:
    scene = DUCK.scene(table("y4", "b1 b2", "r1").seen_by(0), "en", NAMES[:3])
    assert scene.title == "Lay cards, or duck with 4"
    assert scene.reason == "+6 if you alone are lowest, −2 if not. Cleo holds the fewest cards: 1."
    assert next(choice for choice in scene.choices if choice.button == "Duck!").asks


def test_cards_seen_in_a_hand_are_shown_to_the_others() -> None:
    state = table("y4 b3", "b1 r7", "r1", shown=[[], ["r7"], []])
    areas = {area.id: area for area in DUCK.scene(state.seen_by(0), "en", NAMES[:3]).areas}
    assert [piece.label for piece in areas["shown-1"].pieces] == ["red 7"]
    assert "shown-0" not in areas


def test_an_eye_marks_the_own_cards_that_others_know() -> None:
    scene = DUCK.scene(table("y4 b3", "b1 r7", "r1", shown=[["b3"], [], []]).seen_by(0), "en", NAMES[:3])
    hand = next(area for area in scene.areas if area.id == "hand")
    assert [(piece.label, piece.marks) for piece in hand.pieces] == [
        ("blue 3, known to all", ("i-eye",)),
        ("yellow 4", ()),
    ]
