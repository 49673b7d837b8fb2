"""Replays: a match step by step, through one seat's eyes or, after its end, with every hand open."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from coincoin.host.room.telling import heard, lines
from coincoin.host.table.fold import Table, Told
from coincoin.host.table.refusal import Refusal
from coincoin.host.wire import LogLine
from coincoin.kernel.game import Game
from coincoin.kernel.match import Match
from coincoin.kernel.scene import Area, Scene
from coincoin.kernel.state import SPECTATOR, Sight, State
from coincoin.kernel.words import Words


class Step(msgspec.Struct):
    n: int  # after so many moves
    seat: int | None  # who moved
    sentence: str  # the move, where this eye may know it
    scene: Scene
    lines: list[LogLine]


class Replay(msgspec.Struct):
    total: int  # moves of the whole match
    steps: list[Step]


def may_replay(table: Table, person: str, eye: int | None, everything: bool) -> None:
    """Refusal unless this person may look at the match in this way now."""
    if table.match is None:
        raise Refusal("not_running", "there is no match at this table yet")
    if eye is not None and eye >= len(table.seats):
        raise Refusal("seats", f"there is no seat {eye} at this table")
    if table.status == "finished":
        return
    if everything:
        raise Refusal("not_over", "everything is open after the end only")
    if eye is None and (table.setup.spectators or table.seats_of(person)):
        return
    if eye not in table.seats_of(person):
        raise Refusal("not_yours", "through another's eyes only after the end")


def replay(
    table: Table, log: list[tuple[int, int]], eye: int | None, everything: bool, language: str, start: int, count: int
) -> Replay:
    """So many steps from `start` of these moves; step 0 is the deal. The table itself is only read."""
    again = table.new_match()
    steps = []
    for n in range(min(start + count, len(log) + 1)):
        if n:
            again.play(*log[n - 1])
        if n >= start:
            steps.append(step(again, eye, everything, language))
    return Replay(len(log), steps)


def step(match: Match, eye: int | None, everything: bool, language: str) -> Step:
    """The match as it is now; the sentence of the last move only for who may know it."""
    game, state, n = match.game, match.state, match.version
    seat, move = match.log[-1] if n else (None, None)
    words = game.words(language, match.names, eye)
    knows = everything or (eye is not None and seat == eye)
    return Step(
        n=n,
        seat=seat,
        sentence=words.move(move) if move is not None and knows else "",
        scene=opened(game, state, eye, words) if everything else game.draw(state.seen_by(eye), words),
        lines=lines(heard(Told(n, state.news), words), words) if n else [],
    )


def opened(game: Game, state: State, eye: int | None, words: Words) -> Scene:
    """Nothing is hidden from this eye, and the hands of the others lie before them."""
    scene = game.draw(Sight(SPECTATOR if eye is None else eye, state.clone()), words)
    areas = scene.areas
    for seat in range(int(state.seats)):
        own = [area for area in game.draw(Sight(seat, state.clone()), words).areas if area.seat == seat]
        if seat != eye and any(area.kind == "fan" for area in own):
            # What was known of the hand before is part of it.
            areas = [area for area in areas if area.seat != seat] + [laid_open(area, seat) for area in own]
    return replace(scene, areas=areas)


def laid_open(area: Area, seat: int) -> Area:
    """Everybody calls a hand of their own by the same id."""
    if area.kind != "fan":
        return area
    pieces = [replace(piece, id=f"{piece.id}-{seat}") for piece in area.pieces]
    return replace(area, id=f"{area.id}-{seat}", kind="row", title="", pieces=pieces)
