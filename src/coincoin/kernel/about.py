"""What can be seen, a sentence each: what a drawing is, what it does or means, and the rule it rests on.

A game declares its faces in `looks/about.py` and says them in `words/*.ftl`: `<key>` is the name, `<key>-about` the
sentence. "en-move" is a face wherever it lies; "gear/en-move" the same face in an area of that name, where it means
something else; "gear/" is the area itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from coincoin.kernel.scene import Scene
from coincoin.kernel.words import Words

OF_A_SEAT = re.compile(r"-\d+$")


class Terms(NamedTuple):
    """Several names in one argument of a sentence: `key` says each of these values."""

    key: str
    argument: str
    values: tuple[str, ...]
    sign: str = ", "

    def said(self, words: Words) -> str:
        return self.sign.join([words(self.key, **{self.argument: value}) for value in self.values])


Argument = int | str | Terms


class Fact(NamedTuple):
    """What a game declares of a face: the rule, and how it is said."""

    rule: str
    key: str
    arguments: dict[str, Argument]


def fact(rule: str, key: str, **arguments: Argument) -> Fact:
    return Fact(rule, key, arguments)


class About(msgspec.Struct, frozen=True):
    """A face in words."""

    face: str  # empty for an area itself
    area: str  # only where it lies in areas of this name, "hand" or "heap" for heap-0; empty for anywhere
    name: str  # with a capital: it is a heading
    text: str
    rule: str  # its number


def about(place: str, fact: Fact, words: Words) -> About:
    """What is told of a face, or of a face in an area."""
    area, _, face = place.rpartition("/")
    given = {name: each.said(words) if isinstance(each, Terms) else each for name, each in fact.arguments.items()}
    name = words(fact.key, **given)
    return About(face, area, name[:1].upper() + name[1:], words(f"{fact.key}-about", **given), fact.rule)


def area_name(id: str) -> str:
    """The areas before the seats share one.

    >>> area_name("heap-0"), area_name("river")
    ('heap', 'river')
    """
    return OF_A_SEAT.sub("", id)


def shown(scene: Scene) -> Iterator[tuple[str, str]]:
    """Every face that a Scene shows, with the name of its area; an area itself has no face, a plate no area."""
    for area in scene.areas:
        name = area_name(area.id)
        yield name, ""
        for piece in area.pieces:
            yield name, piece.face
            for mark in piece.marks:
                yield name, mark
    for plate in scene.plates:
        for figure in plate.figures:
            yield "", figure.face
