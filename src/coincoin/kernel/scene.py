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


MOST_DRAWN = 2_048  # of each kind: with 250 tables at once four times as many find no more again


def drawn(draw: Callable[P, T]) -> Callable[P, T]:
    """Remember what a function drew: most of a table is as it was a move ago, and the same for every seat.

    Such a function gets values and never a State: so a drawing cannot be out of date, nor show what was
    not asked for.
    """
    return cast(Callable[P, T], lru_cache(maxsize=MOST_DRAWN)(draw))


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
    at: str = ""  # what goes about on a board stands on this piece


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


class Row(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a seat has of something, where one compares all seats."""

    title: str
    figures: list[Figure] = []
    face: str = ""  # a drawing beside the title


class Plate(msgspec.Struct, omit_defaults=True, frozen=True):
    """What stands beside a seat's name: one or two figures everybody may know."""

    seat: int
    figures: list[Figure] = []
    turn: bool = False  # it may act
    out: bool = False  # it plays no more
    note: str = ""
    rows: list[Row] = []  # all that can be compared, the same rows for each seat


class Trail(msgspec.Struct, frozen=True, gc=False):
    """The way that somebody takes over a board, drawn on it in their colour."""

    seat: int
    over: tuple[str, ...]  # the ids of the pieces it leads over, first to last


class Part(msgspec.Struct, omit_defaults=True, frozen=True):
    """A part of a score: what it came from, in a few words or in cards."""

    points: int
    text: str = ""
    pieces: list[Piece] = []


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


class Group(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """Moves that are for the same thing."""

    id: str
    name: str
    face: str  # names a drawing
    moves: tuple[int, ...] = ()  # those that make sense first
    note: str = ""  # what it costs, or why there is none


class Node(msgspec.Struct, omit_defaults=True, frozen=True):
    """Something that is made of others, and where on the table it is to be had."""

    face: str  # names a drawing, and the node; whoever holds a piece with this face has one
    name: str
    needs: tuple[str, ...] = ()  # the faces it is made of
    badge: str = ""  # what it is worth
    places: list[Figure] = []


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
    groups: list[Group] = []  # where there are many choices: what they are for
    tree: list[Node] = []  # what can be made of what
    trails: list[Trail] = []  # in a moment: the ways that are taken in it


class Trial(msgspec.Struct, omit_defaults=True, frozen=True):
    """A move that was only tried, and what its seat would have after it."""

    move: int
    sentence: str
    plate: Plate
    over: tuple[str, ...] = ()  # the ids of the pieces that the way it takes leads over


def lighted(areas: list[Area], lights: dict[str, Light]) -> list[Area]:
    """The areas with these of their pieces lit; what is not lit stays the very same, so that it is soon compared."""
    return [_lighted(area, lights) for area in areas] if lights else areas


def _lighted(area: Area, lights: dict[str, Light]) -> Area:
    for piece in area.pieces:
        if piece.id in lights:
            pieces = [replace(piece, light=lights[piece.id]) if piece.id in lights else piece for piece in area.pieces]
            return replace(area, pieces=pieces)
    return area


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
    groups: list[Group] | UnsetType = UNSET  # replaces what the scene has
    tree: list[Node] | UnsetType = UNSET  # replaces what the scene has
    trails: list[Trail] | UnsetType = UNSET  # replaces what the scene has
