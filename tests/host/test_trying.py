"""Moves can be tried before they are made: nothing is spent, nobody is told, and nothing hidden is used."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import coincoin
from coincoin.host.room.trial import attempt
from coincoin.host.table.undo import rolled
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game
from coincoin.kernel.state import State
from coincoin.testing.play import NAMES
from tests.games.duck_dealer.positions import ship, space

from .player import full_table
from .server import Server

encode = msgspec.json.encode


def tried(game: Game, state: State, seat: int, moves: list[int]) -> tuple[bytes, int, str]:
    words = game.words("en", NAMES[: state.seats], seat)
    steps, scene, reason = attempt(game, state.seen_by(seat), moves, words)
    scene.trails = []
    return encode((steps, scene, reason)), len(steps), reason.text


def decisions(game: Game, dice: Dice) -> Iterator[tuple[State, int]]:
    """Positions of one random match, and a seat that has to choose."""
    state = game.new(game.seats[-1], dice)
    for _ in range(60):
        if state.over:
            return
        seat = state.waiting()[-1]
        yield state, seat
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))], dice)


@pytest.mark.parametrize("id", list(coincoin.all_games()))
def test_what_is_tried_is_the_same_in_every_world_the_seat_might_be_in(id: str) -> None:
    game, dice = coincoin.game(id), Dice(5)
    known = unknown = 0
    for state, seat in decisions(game, dice):
        moves = state.moves(seat)
        move = moves[dice.below(len(moves))]
        told = tried(game, state, seat, [move])
        elsewhere = state.seen_by(seat).imagine(dice)
        assert tried(game, elsewhere, seat, [move]) == told
        truth, luck = state.clone(), Dice(9)
        before = rolled(luck)
        truth.play(seat, move, luck)
        if told[1]:
            assert rolled(luck) == before, "what is rolled cannot be tried"
            scene = game.scene(truth.seen_by(seat), "en", NAMES[: state.seats])
            assert encode(scene) in told[0], "it comes as it was foretold"
        known, unknown = known + told[1], unknown + (not told[1])
    # In Canardage every turn draws a card, in Duck Dealer nothing is hidden once it has begun.
    assert known if id != "canardage" else unknown


def test_a_plan_counts_discs_goods_and_points_at_each_stage() -> None:
    game = coincoin.game("duck-dealer")
    state = space(ships={0: ship("Anser", energy={"red": 2, "blue": 2})}, planets={"Aix": {"site": "accel"}})
    plan = [game.parse(state, text) for text in ("mine", "fly Aix", "mine", "mine")]
    words = game.words("en", NAMES[:2], 0)
    steps, scene, reason = attempt(game, state.seen_by(0), plan, words)
    assert [step.sentence for step in steps][1].startswith("Fly to Aix")
    red = [next(row for row in step.plate.rows if row.title == "red").figures[0].text for step in steps]
    blue = [next(row for row in step.plate.rows if row.title == "blue").figures[0].text for step in steps]
    assert (red, blue) == (["2", "1", "1"], ["1", "1", "0"])
    assert reason.rule == "dealer-55" and "blue" in reason.text, "the first that fails says why"
    assert scene.trails[0].over[0] == "planet-Anser" and scene.trails[0].over[-1] == "planet-Aix"
    assert scene.choices, "and it goes on from there"
    assert state.moves(0) == space(
        ships={0: ship("Anser", energy={"red": 2, "blue": 2})}, planets={"Aix": {"site": "accel"}}
    ).moves(0), "nothing is spent"


async def test_a_try_moves_nothing_and_is_told_to_nobody(server: Server) -> None:
    ada, bo = await full_table(server.address, "duck-dealer", 2)
    one, other = (ada, bo) if ada.choices else (bo, ada)
    version, heard = one.version, len(other.received)
    answer = await one.do("try", moves=[one.choices[0]])
    assert answer["type"] == "tried" and len(answer["steps"]) == 1
    assert answer["version"] == version == one.version
    assert len(other.received) == heard
    assert (await other.do("try", moves=[]))["code"] == "no_hint"
    assert (await one.do("try", moves=[10**9]))["rule"]
    answers = [await one.do("try", moves=[]) for _ in range(30)]
    assert answers[-1]["code"] == "too_fast"
