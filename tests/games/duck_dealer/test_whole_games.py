"""Duck Dealer from the first bid to the last action turn."""

from __future__ import annotations

import pytest

import coincoin
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import State

GAME = coincoin.game("duck-dealer")


@pytest.mark.rule("dealer-24")
@pytest.mark.parametrize("seats", range(2, 6))
def test_random_games_end_after_exactly_24_action_turns_with_everything_still_there(seats: int) -> None:
    for seed in range(12):
        dice = coincoin.Dice(seed)
        state = GAME.new(seats, dice, auction=seed % 2 == 0, trading=seed % 3 != 0)
        coincoin.playout(state, dice)
        table = GAME.to_json(state)
        assert len(table["track"]) == 24
        assert GAME.to_json(GAME.from_json(table)) == table, "discs, cubes, tiles and factories are all accounted for"
        counted(state)


def counted(state: State) -> None:
    """What the state keeps as running totals is what lies on the board."""
    again = GAME.from_json(GAME.to_json(state))
    for field in ("supply", "stock", "ways"):
        assert list(getattr(state, field)) == list(getattr(again, field)), field
    for ship, other in zip(state.ships, again.ships, strict=True):  # type: ignore[attr-defined]  # Dealer's
        assert (ship.cubes, ship.load, ship.filled) == (other.cubes, other.load, other.filled)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_instinct_beats_chance(seats: int) -> None:
    """One seat follows its instinct, the others play at random: it earns points, they hardly any."""
    wins, points, chance = 0, 0, Instinct()
    for seed in range(6):
        dice = coincoin.Dice(seed)
        state = GAME.new(seats, dice)
        clever = seed % seats
        while not state.over:
            seat = state.mover()
            mind = GAME.instinct if seat == clever else chance
            move = mind.choose(state, seat, state.legal(seat), dice)
            state.play(seat, move, dice)
        wins += state.winners == (clever,)
        points += state.scores[clever]
    assert wins == 6 and points >= 6 * 15


@pytest.mark.parametrize("seats", range(2, 6))
def test_instinct_knows_every_decision(seats: int) -> None:
    """Instinct stays legal wherever chance leads."""
    for seed in range(3):
        dice = coincoin.Dice(seed)
        state = GAME.new(seats, dice, auction=True)
        while not state.over:
            seat = state.mover()
            moves = state.legal(seat)
            assert GAME.instinct.choose(state, seat, moves, dice) in moves
            state.apply(seat, moves[dice.below(len(moves))], dice)
