"""How to play: one illustrated page of a game, for who has never seen it.

A game that has one keeps it in `howto/`: `howto.toml` says what is shown, `positions.json` holds the positions that
the pictures are drawn from, `words/*.ftl` say the rest: `aim`, `aim-more`, `turn-1` and so on for each picture, `end`,
`score-1` and so on for each part of the sum, `mistake-1`, `mistake-1-about`, `mistake-1-cure`. What cards do is told by
`looks/about.py` as on the table.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from coincoin.kernel.about import About
from coincoin.kernel.lessons import OTHERS
from coincoin.kernel.scene import Scene
from coincoin.kernel.words import tongue

if TYPE_CHECKING:
    from coincoin.kernel.game import Game


class Picture(msgspec.Struct, forbid_unknown_fields=True):
    position: str
    areas: list[str]
    eye: int = 0


class Pictures(msgspec.Struct, forbid_unknown_fields=True):
    rules: tuple[str, str]
    pictures: list[Picture]


class Faces(msgspec.Struct, forbid_unknown_fields=True):
    rules: tuple[str, str]
    faces: list[str]


class Sum(msgspec.Struct, forbid_unknown_fields=True):
    rules: tuple[str, str]
    terms: list[tuple[str, str]]  # a sign and a face


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """`howto.toml`."""

    turn: Pictures
    cards: Faces
    end: Faces
    score: Sum
    mistakes: list[list[str]]  # the faces of each


class Step(msgspec.Struct):
    """A picture of a turn."""

    text: str
    scene: Scene  # only the areas it speaks of


class Term(msgspec.Struct):
    """A part of a sum."""

    sign: str
    face: str
    text: str


class Mistake(msgspec.Struct):
    """What beginners do, and what to do instead."""

    title: str
    text: str
    cure: str
    faces: list[str]


class HowTo(msgspec.Struct):
    """A game on one page. `rules` of a part are the first and the last of those behind it."""

    aim: str
    more: str
    turn: list[Step]
    turn_rules: tuple[str, str]
    cards: list[About]
    cards_rules: tuple[str, str]
    end: str
    end_faces: list[str]
    end_rules: tuple[str, str]
    score: list[Term]
    score_rules: tuple[str, str]
    mistakes: list[Mistake]


def howto(game: Game, language: str) -> HowTo | None:
    """The page in a language; None where a game has none."""
    folder = files(game.package) / "howto"
    if not (folder / "howto.toml").is_file():
        return None
    data = msgspec.convert(tomllib.loads((folder / "howto.toml").read_text("utf-8")), Data)
    positions = msgspec.json.decode((folder / "positions.json").read_bytes())
    say = tongue(f"{game.package}.howto", language)

    def drawn(picture: Picture) -> Scene:
        state = game.from_json(positions[picture.position])
        scene = game.scene(state.seen_by(picture.eye), language, OTHERS[: state.seats])
        shown = [area for area in scene.areas if area.id in picture.areas]
        return replace(scene, areas=shown, plates=[], chips=[], choices=[])

    def told(face: str) -> About:
        area, _, name = face.rpartition("/")
        found = game.about(name, language, area)
        if found is None:
            raise KeyError(f"nothing is said of the face {face!r}")
        return found

    return HowTo(
        say("aim"),
        say("aim-more"),
        [Step(say(f"turn-{n}"), drawn(each)) for n, each in enumerate(data.turn.pictures, 1)],
        data.turn.rules,
        [told(face) for face in data.cards.faces],
        data.cards.rules,
        say("end"),
        data.end.faces,
        data.end.rules,
        [Term(sign, face, say(f"score-{n}")) for n, (sign, face) in enumerate(data.score.terms, 1)],
        data.score.rules,
        [
            Mistake(say(f"mistake-{n}"), say(f"mistake-{n}-about"), say(f"mistake-{n}-cure"), faces)
            for n, faces in enumerate(data.mistakes, 1)
        ],
    )
