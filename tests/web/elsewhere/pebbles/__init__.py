"""Pebbles, a game from a package of its own: take one, two or three; who takes the last one wins."""

from __future__ import annotations

from typing import cast

import msgspec

from coincoin.kernel.game import Game, OptionValue
from coincoin.kernel.moves import Families, Family, Numbers, Seats
from coincoin.kernel.observation import Field
from coincoin.kernel.scene import Area, Choice, Figure, Piece, Plate, Scene
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words
from pebbles.rules import MOST, PEBBLES, Pebbles


class Position(msgspec.Struct, forbid_unknown_fields=True):
    left: int
    turn: int
    last: int


def write(state: Pebbles) -> Position:
    return Position(state.left, state.turn, state.last)


def read(position: Position, seats: int, options: dict[str, OptionValue]) -> Pebbles:
    state = Pebbles(seats, dict(options))
    state.left, state.turn, state.last = position.left, position.turn, position.last
    state.over = state.left == 0
    return state


def common(sight: Sight, words: Words) -> tuple[list[Plate], Area]:
    state = cast(Pebbles, sight.state)
    heap = [Piece(f"pebble-{n}", "pebble", words("pebble", n=n + 1), text="o") for n in range(state.left)]
    plates = [
        Plate(seat, [Figure("i-cards", str(points), words("points", points=points))], seat in state.waiting())
        for seat, points in enumerate(state.scores)
    ]
    return plates, Area("heap", "row", words("area-heap"), pieces=heap)


def scene(sight: Sight, words: Words, common: tuple[list[Plate], Area]) -> Scene:
    state = cast(Pebbles, sight.state)
    plates, heap = common
    choices = [
        Choice(move, words.move(move), tuple(f"pebble-{state.left - 1 - n}" for n in range(move + 1)))
        for move in sight.moves()
    ]
    mine = sight.seat in state.waiting()
    return Scene(
        game="pebbles",
        seat=sight.seat,
        title=words("title-turn" if mine else "title-wait"),
        plates=plates,
        areas=[heap],
        choices=choices,
    )


GAME = Game(
    __name__,
    id="pebbles",
    version=1,
    seats=(2, 3),
    moves=Families(Family("take", count=Numbers(1, MOST))),
    news=Families(Family("took", seat=Seats(3), count=Numbers(1, MOST))),
    deal=lambda seats, options, dice: Pebbles(seats, dict(options)),
    position=Position,
    write=write,
    read=read,
    common=common,
    scene=scene,
    fields=lambda seats, options: [Field("left", 1, 0, PEBBLES, "pebbles that lie there")],
    observe=lambda sight: [cast(Pebbles, sight.state).left],
)
