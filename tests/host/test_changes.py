"""What is new in a scene, put into the one before, gives the scene."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import coincoin
from coincoin.host.room.telling import draw
from coincoin.host.table.fold import Table
from coincoin.kernel.change import Changes
from coincoin.kernel.scene import Scene

from .player import changed
from .test_undo import started

LONG = 120  # moves


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("game", coincoin.all_games())
def test_changes_add_up_to_the_scene(game: str) -> None:
    eyes: list[int | None] = [None, 0, 1, 2, 3]
    used: set[str] = set()
    for seed in range(3):
        table, dice = started(game, seed), coincoin.Dice(seed)
        assert table.match is not None
        before: dict[int | None, Scene] = {eye: scene_of(table, eye) for eye in eyes}
        while not table.match.state.over and table.match.version < LONG:
            seat = table.waiting()[0]
            moves = table.match.state.moves(seat)
            table.match.play(seat, moves[dice.below(len(moves))])
            changes = Changes()
            for eye in eyes:
                now = scene_of(table, eye)
                change = plain(changes.between(before[eye], now))
                assert isinstance(change, dict)
                assert changed(plain(before[eye]), change) == plain(now)
                used |= change.keys()
                before[eye] = now
    assert {"title", "plates", "areas", "choices"} <= used
    assert game != "duck-dealer" or {"pieces", "rows", "order"} <= used


def scene_of(table: Table, eye: int | None) -> Scene:
    scene = draw(table, eye, "en")
    assert scene is not None
    return scene
