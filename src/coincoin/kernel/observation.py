"""Observations: one compact numeric form of a Sight per game, that explains itself back in words."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Field(msgspec.Struct, frozen=True):
    """So many numbers in a row of an observation, each from `low` to `high`.

    `meaning` says what the field is; `names`, one for each number, what each of them counts.
    """

    name: str
    size: int
    low: int
    high: int
    meaning: str
    names: tuple[str, ...] = ()


def explain(fields: Sequence[Field], numbers: Sequence[int]) -> dict[str, dict[str, int] | list[int]]:
    """The observation back in words.

    >>> explain([Field("hand", 2, 0, 4, "cards in hand", ("mouse", "cat"))], [1, 3])
    {'hand': {'mouse': 1, 'cat': 3}}
    """
    told: dict[str, dict[str, int] | list[int]] = {}
    place = 0
    for field in fields:
        part = [int(number) for number in numbers[place : place + field.size]]
        told[field.name] = dict(zip(field.names, part, strict=True)) if field.names else part
        place += field.size
    return told
