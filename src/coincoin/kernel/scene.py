"""The Scene: what a table looks like to one seat. Areas hold pieces; moves are spelled as picks.

A game's `looks/` make a Scene from a Sight. The browser, the terminal and the list of sentences draw any
Scene and know no game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Literal, ParamSpec, TypeVar, cast

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

P = ParamSpec("P")
T = TypeVar("T")


def drawn(draw: Callable[P, T]) -> Callable[P, T]:
    """Remember what a function drew: most of a table is as it was a move ago, and the same for every seat.

    Such a function gets values and never a State: so a drawing cannot be out of date, nor show what was
    not asked for.
    """
    return cast(Callable[P, T], lru_cache(maxsize=8_192)(draw))


AreaKind = Literal["row", "stack", "fan", "board", "track", "panel"]
Light = Literal["", "lit", "cancelled", "done", "waiting"]


class Piece(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A card, a token, a ship, or an empty place that can be picked.

    `id` stays the same for what this seat can follow and means nothing for what it cannot: it is
    made from the Sight alone.
    """

    id: str
    face: str  # names a drawing
    label: str  # says the piece in words
    text: str = ""  # a few letters for the terminal
    seat: int | None = None  # whose it is: a colour and an emblem
    count: int = 1  # a stack of so many
    badge: str = ""  # a figure in its corner
    marks: tuple[str, ...] = ()  # drawings laid over it: a target, a bucket
    x: float = 0.0  # where on a board, 0 to 100 from the left
    y: float = 0.0  # and from the top
    dim: bool = False  # out of play, spent, asleep
    light: Light = ""  # in a moment: what it was in what happened


class Line(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A road between two places of a board, with dots to count."""

    x1: float
    y1: float
    x2: float
    y2: float
    dots: int = 0


class Area(msgspec.Struct, omit_defaults=True, frozen=True):
    """A part of the table."""

    id: str
    kind: AreaKind
    title: str = ""
    seat: int | None = None  # it lies before this seat; none: in the middle
    pieces: list[Piece] = []
    note: str = ""  # a few words on it: the odds, which side is up
    backdrop: str = ""  # a drawing behind it
    lines: list[Line] = []  # on a board


class Figure(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A drawing and a number beside a name: "4 cards"."""

    face: str
    text: str
    label: str  # the figure in words


class Plate(msgspec.Struct, omit_defaults=True, frozen=True):
    """What stands beside a seat's name: one or two figures everybody may know."""

    seat: int
    figures: list[Figure] = []
    turn: bool = False  # it may act
    out: bool = False  # it plays no more
    note: str = ""


class Choice(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A legal move: its sentence, and the pieces to pick that spell it.

    Without picks it is a button. Picks may be made in any order unless `ordered`.
    """

    move: int
    sentence: str
    picks: tuple[str, ...] = ()
    ordered: bool = False
    button: str = ""  # names the move briefly
    asks: bool = False  # it matters and cannot be undone: ask once


class Scene(msgspec.Struct, omit_defaults=True):
    """All that a seat sees."""

    game: str
    seat: int | None  # who sees it; none: a spectator
    title: str  # the prompt: what is expected of whom
    reason: str = ""  # one more line: why, the odds, the price
    rules: tuple[str, ...] = ()  # the numbers of the rules behind it
    chips: list[str] = []  # the phase and one more fact, for the bar
    plates: list[Plate] = []
    areas: list[Area] = []
    choices: list[Choice] = []


def lighted(areas: list[Area], lights: dict[str, Light]) -> list[Area]:
    """The areas with these of their pieces lit."""
    if not lights:
        return areas
    return [
        replace(area, pieces=[replace(piece, light=lights.get(piece.id, piece.light)) for piece in area.pieces])
        for area in areas
    ]


class Change(msgspec.Struct):
    """What is new in a Scene since the one before; what is left out is as it was."""

    # What is Raw is written already, since many are told the same; what it holds stands behind it.

    title: str | UnsetType = UNSET  # replaces what the scene has
    reason: str | UnsetType = UNSET  # replaces what the scene has
    rules: tuple[str, ...] | UnsetType = UNSET  # replaces what the scene has
    chips: list[str] | UnsetType = UNSET  # replaces what the scene has
    plates: Annotated[Raw, list[Plate]] | UnsetType = UNSET  # the plates that are different, each for its `seat`
    areas: list[Annotated[Raw, Area]] | UnsetType = UNSET  # areas that are new or different, whole
    # by the id of an area: pieces that are new or different in it, each for its `id`; all else in this area is as it
    # was
    pieces: dict[str, Annotated[Raw, list[Piece]]] | UnsetType = UNSET
    # by the id of an area: the ids of all its pieces, in order; pieces that are not named are gone. Without it they are
    # the same ones
    rows: dict[str, Annotated[Raw, list[str]]] | UnsetType = UNSET
    # the ids of all areas, in order; areas that are not named are gone. Without it the areas are the same ones
    order: list[str] | UnsetType = UNSET
    choices: list[Choice] | UnsetType = UNSET  # replaces what the scene has
