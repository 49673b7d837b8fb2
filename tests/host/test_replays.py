"""Replays tell what was told, moment by moment; once a match is over, with open hands for who wants to see them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import coincoin
from coincoin.host.http.replays import Replay, replay, step
from coincoin.host.room.telling import Report, draw
from coincoin.host.table import entries as log
from coincoin.host.table.fold import Table
from coincoin.host.table.reading import fold
from coincoin.kernel.scene import Area, Scene
from coincoin.kernel.state import State, Story

from .player import Json, changed

MOVES = 25
ALL = 240  # moves of a match that are told whole
EYES = (None, 0, 1, 2)


def played(game: str, most: int = MOVES, after: Callable[[Table], None] = lambda table: None) -> Table:
    """A match of so many moves by instinct, or as many as it has."""
    made = log.Made(setup=log.Setup(game, ["random"] * 3), secret=f"{7:064x}", by="ada")
    table = fold("t", [made, log.Started(rules=coincoin.game(game).version)])
    dice = coincoin.Dice(1)
    after(table)
    while table.match is not None and table.waiting() and table.match.version < most:
        seat = table.waiting()[-1]
        state = table.match.state
        moves = state.legal(seat)
        lively = most > MOVES and dice.below(4)
        move = table.game.instinct.choose(state, seat, moves, dice) if lively else moves[dice.below(len(moves))]
        table.apply(log.Moved(seat=seat, move=table.game.notation(state, move)))
        after(table)
    return table


def look(table: Table, eye: int | None, everything: bool = False) -> Replay:
    moves = table.match.log if table.match else []
    return replay(table, moves, eye, everything, "en", 0, len(moves) + 1)


def plain(thing: object) -> Json:
    """As it comes out of the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing), type=Json)


# ---- the same story ----


class Live:
    """A page that was there all the time: each picture it was shown, with the lines told by then."""

    def __init__(self, eye: int | None) -> None:
        self.eye = eye
        self.pictures: list[tuple[Json, list[Json], str]] = []
        self.before: Scene | None = None

    def follow(self, table: Table) -> None:
        scene = draw(table, self.eye, "en")
        assert scene is not None
        if self.before is not None:
            self.take(plain(Report(table, "match", table.version - 1, False).event(self.eye, "en", scene, self.before)))
        self.before = scene

    def take(self, event: Json) -> None:
        now, told, lines = plain(self.before), 0, event.get("lines", [])
        for moment in event.get("moments", []):
            now = changed(now, moment["change"])
            self.pictures.append((now, lines[told : moment["lines"]], moment.get("pace", "plain")))
            told = moment["lines"]
        self.pictures.append((changed(now, event["change"]), lines[told:], ""))


def pictures(film: Replay) -> list[tuple[Json, list[Json], str]]:
    """The same of a replay."""
    found: list[tuple[Json, list[Json], str]] = []
    for each in film.steps[1:]:
        now, told = plain(each), 0
        scene, lines = changed(now["scene"], {}), [line | {"version": 0} for line in now["lines"]]
        for moment in now["moments"]:
            picture = changed(scene, moment["change"])
            found.append((picture, lines[told : moment["lines"]], moment.get("pace", "plain")))
            told = moment["lines"]
        found.append((scene, lines[told:], ""))
    return found


@pytest.mark.parametrize("game", coincoin.all_games())
def test_a_replay_tells_the_same_story_as_the_live_page(game: str) -> None:
    pages = [Live(eye) for eye in EYES]

    def follow(table: Table) -> None:
        for page in pages:
            page.follow(table)

    table = played(game, ALL, follow)
    for page in pages:
        live = [(scene, [line | {"version": 0} for line in lines], pace) for scene, lines, pace in page.pictures]
        again = pictures(look(table, page.eye))
        assert sum(pace != "" for _, _, pace in live) > 5, "there are moments"
        assert len(live) == len(again)
        for one, other in zip(live, again, strict=True):
            assert one == other


# ---- and no more ----


def elsewhere(true: State, eye: int | None, dice: coincoin.Dice) -> State:
    """Another world that this eye cannot tell from the true one, in which the last move was made too."""
    world = true.seen_by(eye).imagine(dice)
    assert true.story is not None
    world.story = Story()
    world.story.moments = [moment.seen_by(eye).imagine(dice) for moment in true.story.moments]
    world.story.told = sum(len(moment.news) for moment in world.story.moments)
    return world


@pytest.mark.parametrize("game", coincoin.all_games())
def test_a_replay_is_the_same_in_every_world_the_seat_might_be_in(game: str) -> None:
    table, dice = played(game, ALL), coincoin.Dice(3)
    assert table.match is not None
    again, shown = table.new_match(), 0
    for seat, move in table.match.log:
        before = again.state.clone()
        again.play(seat, move)
        true = again.state
        for eye in EYES:
            told = msgspec.json.encode(step(again, int(before.chapter()), eye, False, "fr"))
            again.state = elsewhere(true, eye, dice)
            chapter = int(before.seen_by(eye).imagine(dice).chapter())
            assert msgspec.json.encode(step(again, chapter, eye, False, "fr")) == told
            shown += len(again.state.story.moments) if again.state.story else 0
            again.state = true
    assert shown > 20


# ---- open hands ----


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
        for n, each in enumerate(opened.steps):
            seen = {seat: hand for view in views for seat, hand in hands(view.steps[n].scene).items()}
            assert hands(each.scene) == seen
            assert each.scene.seat == eye
            assert each.lines == closed.steps[n].lines
            ids = [piece.id for area in each.scene.areas for piece in area.pieces]
            assert len(ids) == len(set(ids))
            assert len({area.id for area in each.scene.areas}) == len(each.scene.areas)


def test_a_card_laid_face_down_lies_open_too() -> None:
    table = played("pan")
    scenes = [step.scene for step in look(table, None, everything=True).steps]
    laid = [area for scene in scenes for area in scene.areas if area.id == "trick"]
    assert laid
    assert not any("pan-back" in faces(area) for area in laid)
