"""Open hands: once a match is over everybody may see what each seat held, and through whose eyes stays their choice."""

from __future__ import annotations

import pytest

import coincoin
from coincoin.host.http.replays import Replay, replay
from coincoin.host.table import entries as log
from coincoin.host.table.fold import Table, fold
from coincoin.kernel.scene import Area, Scene

MOVES = 25


def played(game: str) -> Table:
    made = log.Made(setup=log.Setup(game, ["random"] * 3), secret=f"{7:064x}", by="ada")
    table = fold("t", [made, log.Started(rules=coincoin.game(game).version)])
    dice = coincoin.Dice(1)
    while table.match is not None and table.waiting() and table.match.version < MOVES:
        seat = table.waiting()[-1]
        state = table.match.state
        moves = state.moves(seat)
        table.apply(log.Moved(seat=seat, move=table.game.notation(state, moves[dice.below(len(moves))])))
    return table


def look(table: Table, eye: int | None, everything: bool = False) -> Replay:
    moves = table.match.log if table.match else []
    return replay(table, moves, eye, everything, "en", 0, MOVES + 1)


def hands(scene: Scene) -> dict[int | None, list[str]]:
    return {area.seat: faces(area) for area in scene.areas if area.id.startswith("hand")}


def faces(area: Area) -> list[str]:
    return [piece.face for piece in area.pieces]


@pytest.mark.parametrize("game", coincoin.all_games())
def test_open_hands_are_those_each_seat_saw(game: str) -> None:
    table = played(game)
    views = [look(table, seat) for seat in range(3)]
    for eye in (None, 1):
        opened, closed = look(table, eye, everything=True), look(table, eye)
        assert len(opened.steps) > 5
        for n, step in enumerate(opened.steps):
            seen = {seat: hand for view in views for seat, hand in hands(view.steps[n].scene).items()}
            assert hands(step.scene) == seen
            assert step.scene.seat == eye
            assert step.lines == closed.steps[n].lines
            ids = [piece.id for area in step.scene.areas for piece in area.pieces]
            assert len(ids) == len(set(ids))
            assert len({area.id for area in step.scene.areas}) == len(step.scene.areas)


def test_a_card_laid_face_down_lies_open_too() -> None:
    table = played("pan")
    scenes = [step.scene for step in look(table, None, everything=True).steps]
    laid = [area for scene in scenes for area in scene.areas if area.id == "trick"]
    assert laid
    assert not any("pan-back" in faces(area) for area in laid)
