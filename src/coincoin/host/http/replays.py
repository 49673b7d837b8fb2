"""Replays: a match step by step, through one seat's eyes or, after its end, with every hand open."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from coincoin.host.room.telling import heard, lines
from coincoin.host.table.fold import Table
from coincoin.host.table.refusal import Refusal
from coincoin.host.table.told import Told
from coincoin.host.wire import LogLine, Moment
from coincoin.kernel.change import Changes
from coincoin.kernel.game import Game
from coincoin.kernel.match import Match
from coincoin.kernel.scene import Area, Scene
from coincoin.kernel.state import NOBODY, SPECTATOR, Sight, State, news_for
from coincoin.kernel.words import Words


class Step(msgspec.Struct):
    """The match after so many moves."""

    n: int  # after so many moves
    seat: int | None  # who moved
    sentence: str  # the move, where this eye may know it
    scene: Scene
    lines: list[LogLine]
    moments: list[Moment]  # what the move showed on its way; the change of each is one of `scene`


class Replay(msgspec.Struct):
    """Some steps of a match."""

    total: int  # moves of the whole match
    steps: list[Step]


def may_replay(table: Table, person: str, eye: int | None, everything: bool) -> None:
    """Refusal unless this person may look at the match in this way now."""
    if table.match is None:
        raise Refusal("not_running", "no-match-yet")
    if eye is not None and eye >= len(table.seats):
        raise Refusal("seats", "no-such-seat", number=eye + 1)
    if table.status == "finished":
        return
    if everything:
        raise Refusal("not_over", "open-after-end")
    if eye is None and (table.setup.spectators or table.seats_of(person)):
        return
    if eye not in table.seats_of(person):
        raise Refusal("not_yours", "own-eyes")


def replay(
    table: Table, log: list[tuple[int, int]], eye: int | None, everything: bool, language: str, start: int, count: int
) -> Replay:
    """So many steps from `start` of these moves; step 0 is the deal. The table itself is only read."""
    again, chapter = table.new_match(), NOBODY
    steps = []
    for n in range(min(start + count, len(log) + 1)):
        if n:
            chapter = int(again.state.chapter())
            again.play(*log[n - 1])
        if n >= start:
            steps.append(step(again, chapter, eye, everything, language))
    return Replay(len(log), steps)


def step(match: Match, chapter: int, eye: int | None, everything: bool, language: str) -> Step:
    """The match as it is now; the sentence of the last move only for who may know it."""
    game, state, n = match.game, match.state, match.version
    seat, move = match.log[-1] if n else (None, None)
    words = game.words(language, match.names, eye)
    knows = everything or (eye is not None and seat == eye)
    scene = draw(game, state, eye, everything, words)
    return Step(
        n=n,
        seat=seat,
        sentence=words.move(move) if move is not None and knows else "",
        scene=scene,
        lines=lines(heard(Told(state, n, chapter), words), words) if n else [],
        moments=on_the_way(game, state, scene, eye, everything, words),
    )


def draw(game: Game, state: State, eye: int | None, everything: bool, words: Words) -> Scene:
    return opened(game, state, eye, words) if everything else game.draw(state.seen_by(eye), words)


def on_the_way(game: Game, state: State, scene: Scene, eye: int | None, everything: bool, words: Words) -> list[Moment]:
    """The moments of the last move, as they were told when it was made."""
    found, shown = [], 0
    for moment in state.story.moments if state.story else []:
        shown += len(news_for(moment.news, SPECTATOR if eye is None else eye)) // 2
        change = Changes().between(scene, draw(game, moment, eye, everything, words))
        found.append(Moment(change, shown, game.news_families.family(moment.moment).pace))
    return found


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
