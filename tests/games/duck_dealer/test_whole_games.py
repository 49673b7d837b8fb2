"""Duck Dealer from the first bid to the last action turn."""

from __future__ import annotations

import pytest

import coincoin
from coincoin.games.duck_dealer.galaxy.files import home
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import State
from coincoin.testing.checks import check_all_accepted, check_exact, check_moves, check_no_leak, check_round_trips
from coincoin.testing.tables import Table
from tests.conformance.ours import secrets_of

from .positions import ship, space

GAME = coincoin.game("duck-dealer")
POINTS = home().places()[len(home().planets) :]


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
    for one, other in zip(state.ships, again.ships, strict=True):  # type: ignore[attr-defined]  # Dealer's
        assert (one.cubes, one.load, one.filled) == (other.cubes, other.load, other.filled)


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


def corners() -> dict[str, State]:
    """Positions that chance seldom reaches."""
    crowd = {seat: ship("Aix", goods={"duck": 2, "art": 1}, energy={"yellow": 4, "blue": 4}) for seat in range(3)}
    known = {"Aix": {"site": "radio", "factory": "radio", "claims": {"mine": 0}}}
    rich = ship("Anser", energy={"red": 4, "yellow": 4, "blue": 4}, goods={"phone": 2, "paint": 2})
    return {
        "offers on a crowded planet": space(3, planets=known, ships=crowd),
        "an answer": space(3, planets=known, ships=crowd, offers=1, phase="answering", partner=2, ask={"art": 1}),
        "a partner with too much": space(
            2, planets=known, ships={0: ship("Aix"), 1: ship("Aix", goods={"duck": 6})}, phase="shedding", partner=1
        ),
        "no cube for the track": space(phase="turn", track=[], roads=dict.fromkeys(POINTS[:39], 0)),
        "no cube for a road": space(roads=dict.fromkeys(POINTS[:38], 0), ships={0: ship(energy={"yellow": 2})}),
        "a built yard and a gate": space(
            planets={"Anser": {"built": True, "gate": "entrance 1"}, "Rouen": {"gate": "exit 1"}}, ships={0: rich}
        ),
        "a colour that runs out": space(
            phase="turn", track=[], ships={0: ship(gear={"trader": 3}), 1: ship("Tadorna", energy={"blue": 36})}
        ),
        "a second bid": space(
            3,
            ships={seat: {"at": "nowhere", "gear": {}} for seat in range(3)},
            phase="bidding",
            track=[],
            order=[-1] * 3,
            options={"auction": True},
            bids=[4, 9, 4, "none", "silent", 1],
        ),
    }


@pytest.mark.parametrize("name", corners())
def test_every_promise_holds_in_the_corners(name: str) -> None:
    """The checks of the conformance suite, on some steps from positions that chance seldom reaches."""
    for seed in range(2):
        dice = coincoin.Dice(seed)
        state = corners()[name]
        options = dict(state.options)
        table = Table(GAME, int(state.seats), options, secrets_of(GAME))  # type: ignore[arg-type]
        for _ in range(9):
            check_moves(table, state, dice)
            check_round_trips(table, state)
            check_all_accepted(table, state)
            check_exact(table, state)
            check_no_leak(table, state, dice, ("en",))
            seat = state.waiting()[0]
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))], dice)
