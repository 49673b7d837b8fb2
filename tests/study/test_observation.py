"""Observations: the same from a State as from a Sight, within their bounds, and explained in words."""

from __future__ import annotations

from hashlib import sha256

import pytest

import coincoin
from coincoin.kernel.tape import Tape
from coincoin.study.envs.layout import Layout
from coincoin.testing.tables import Table

from .tables import mix, spread

# Of all that every eye sees in one game of each version. Whoever has learnt from these numbers relies on them.
DIGESTS = {
    "canaille v1": "0833908febab876c",
    "canardage v1": "6debdfe61c3a2c16",
    "duck v1": "5aa0a521d7136eb7",
    "duck-dealer v2": "383d7608edc9f45e",
    "pan v1": "950a86c276070eb0",
}


@pytest.mark.parametrize("table", spread(), ids=str)
def test_what_is_written_from_a_state_is_what_its_sight_shows(table: Table) -> None:
    layout = Layout(table.game.id, table.seats, **mix(table))
    low, high = layout.bounds()
    tape = Tape()
    state, dice = table.new(1)
    state.telling = False
    step = 0
    while True:
        for eye in (None, *range(table.seats)) if state.over or step % 5 == 0 else ():
            tape.clear()
            table.game.observer.write(state, -1 if eye is None else eye, tape)
            numbers = list(tape.numbers)
            assert numbers == table.game.observe(state.seen_by(eye))
            assert len(numbers) == layout.size, "fields() and observe() differ in length"
            assert ((low <= numbers) & (numbers <= high)).all(), layout.explain(numbers)
        if state.over:
            break
        seat = state.waiting()[dice.below(len(state.waiting()))]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))], dice)
        step += 1


@pytest.mark.parametrize("game", coincoin.all_games().values(), ids=str)
def test_numbers_change_with_the_version_only(game: coincoin.Game) -> None:
    seen, dice = sha256(), coincoin.Dice(5)
    seats = game.seats[-1]
    state = game.new(seats, dice)
    while True:
        for eye in (None, *range(seats)):
            seen.update(str(game.observe(state.seen_by(eye))).encode())
        if state.over:
            break
        seat = state.waiting()[dice.below(len(state.waiting()))]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))], dice)
    assert seen.hexdigest()[:16] == DIGESTS[f"{game.id} v{game.version}"], "other numbers need another version"


@pytest.mark.parametrize("game", coincoin.all_games().values(), ids=str)
def test_every_field_is_documented(game: coincoin.Game) -> None:
    layout = Layout(game.id, None)
    names = [field.name for field in layout.fields]
    assert len(names) == len(set(names))
    assert all(field.meaning for field in layout.fields)
    assert all(len(field.names) in (0, field.size) for field in layout.fields)
    assert layout.describe().count("\n") == len(names) + 1


def test_an_observation_is_explained_in_words() -> None:
    layout = Layout("pan", 2)
    position = {
        "game": "pan",
        "rules": 1,
        "seats": 2,
        "phase": "trick",
        "hands": [[1, 6, 6], [2, 2, 3]],
        "won": [[4, 5, 3], []],
    }
    state = layout.game.from_json(position)
    told = layout.explain(layout.game.observe(state.seen_by(0)))
    assert told["phase"] == {"trick": 1, "barrel": 0, "paying": 0, "double": 0, "stealing": 0}
    assert told["hand"] == {"mouse": 1, "cat": 0, "dog": 0, "wolf": 0, "rhinoceros": 0, "elephant": 2}
    assert told["seat+0 won"] == {"mouse": 0, "cat": 0, "dog": 1, "wolf": 1, "rhinoceros": 1, "elephant": 0}
    assert told["seat+1 holds"] == [3]


def test_every_card_in_hand_is_seen() -> None:
    layout = Layout("canardage", 4)
    for seed in range(20):
        state = layout.game.new(4, coincoin.Dice(seed))
        for seat in range(4):
            told = layout.explain(layout.game.observe(state.seen_by(seat)))["hand"]
            held = layout.game.to_json(state)["hands"][seat]
            assert told == {name: held.count(name) for name in told}
