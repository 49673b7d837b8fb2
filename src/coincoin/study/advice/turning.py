"""Where a match turned for a seat: what happened, in words and cards, and whether it was a choice or luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from coincoin.kernel.match import Match
from coincoin.kernel.scene import Piece, Scene
from coincoin.kernel.state import State
from coincoin.kernel.words import Words
from coincoin.study.advice.swing import Swing

POINTS = 3  # told
LEAST = 0.03  # a smaller change turns nothing
SURE = 3  # standard errors by which a change must be one
MOST_PIECES = 4
MOST_SENTENCES = 2


class Turn(msgspec.Struct, frozen=True):
    """Something that changed a seat's chance to win. An unlucky card is luck, whoever drew it."""

    before: int  # the moves made before it: there it can be looked at again
    seat: int | None  # who moved; nobody where several moves made it
    kind: Literal["own", "others", "luck"]
    change: float
    told: list[str]  # what happened
    pieces: list[Piece]  # the cards it was about


class Shown(NamedTuple):
    """A position, and what the move before it made happen."""

    state: State
    told: list[str]


def turns(match: Match, swing: Swing, seat: int, language: str) -> list[Turn]:
    """What changed most for this seat, in the order of the match."""
    found = sorted(candidates(swing, seat), key=lambda each: -abs(each[3]))
    chosen: dict[int, tuple[int, int, Literal["own", "others", "luck"], float]] = {}
    for each in found:
        if len(chosen) < POINTS and each[0] not in chosen:
            chosen[each[0]] = each
    if not chosen:
        return []
    words = match.game.words(language, match.names, seat)
    positions = [Shown(state.clone(), news(state, words)) for state in match.states()]
    return [turn(match, positions, *chosen[n], words) for n in sorted(chosen)]


def candidates(swing: Swing, seat: int) -> Iterator[tuple[int, int, Literal["own", "others", "luck"], float]]:
    """Before which move and after which, by whose doing, and by how much."""
    for each in swing.judged:
        if surely(each.change[seat], each.errors[seat]):
            yield each.n - 1, each.n, "own" if each.seat == seat else "others", each.change[seat]
    for one, two in pairwise(swing.steps):
        if surely(two.luck[seat], hypot(one.errors[seat], two.errors[seat])):
            yield one.n, two.n, "luck", two.luck[seat]


def surely(change: float, error: float) -> bool:
    return abs(change) >= max(LEAST, SURE * error)


def turn(
    match: Match,
    positions: list[Shown],
    before: int,
    after: int,
    kind: Literal["own", "others", "luck"],
    change: float,
    words: Words,
) -> Turn:
    game, seat = match.game, words.reader
    mover, move = match.log[after - 1]
    told = [text for position in positions[before + 1 : after + 1] for text in position.told]
    if not told:
        told = [f"{words.seat(mover)}: {words.move(move)}"]
    one, two = (game.draw(positions[n].state.seen_by(seat), words) for n in (before, after))
    pieces = picked(one, move) if kind == "own" else turned_up(one, two)
    return Turn(
        before,
        mover if after == before + 1 else None,
        kind,
        change,
        told[-MOST_SENTENCES:],
        pieces if len(pieces) <= MOST_PIECES else [],
    )


def news(state: State, words: Words) -> list[str]:
    """What the last move made happen: what was worth showing, else all that the reader was told."""
    shown = [moment.moment for moment in state.story.moments] if state.story else []
    return [words.news(code) for code in (shown or state.seen_by(words.reader).news())]


def picked(scene: Scene, move: int) -> list[Piece]:
    """The cards that spelled a move."""
    picks = [pick for choice in scene.choices if choice.move == move for pick in choice.picks]
    pieces = {piece.id: piece for piece in cards(scene)}
    return [pieces[pick] for pick in picks if pick in pieces]


def turned_up(one: Scene, two: Scene) -> list[Piece]:
    """The cards whose faces were not to be seen before."""
    seen = Counter(piece.face for piece in cards(one))
    found = []
    for piece in cards(two):
        seen[piece.face] -= 1
        if seen[piece.face] < 0:
            found.append(replace(piece, count=1))
    return found


def cards(scene: Scene) -> list[Piece]:
    """What lies face up and not on a board, where places and ships are."""
    return [
        piece
        for area in scene.areas
        if area.kind != "board"
        for piece in area.pieces
        if piece.face != "place" and not piece.face.endswith("-back")
    ]
