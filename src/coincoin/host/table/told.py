"""What a table has to tell: of each move, and of what was done besides."""

from __future__ import annotations

from typing import Literal, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from coincoin.kernel.state import NOBODY, State

Change = Literal["match", "back", "table", "chat"]


class Told(NamedTuple):
    """What a move made happen."""

    version: int
    news: vec[i64]
    moments: list[State] = []  # of the newest moves alone
    chapter: int = NOBODY  # that was played when it was made
    shown: tuple[int, ...] = ()  # the news that were moments

    @classmethod
    def by(cls, state: State, version: int, chapter: int) -> Told:
        """The last move that was made in this State."""
        moments = state.story.moments if state.story else []
        return cls(version, state.news, moments, chapter, tuple([int(moment.moment) for moment in moments]))


class Deed(NamedTuple):
    """What somebody did at the table besides moving: it is told too."""

    version: int
    kind: str
    seat: int | None  # nobody's in particular


class Turn(NamedTuple):
    """Since when somebody is waited for."""

    version: int
    at: float  # seconds since 1970


def turns(before: dict[str, Turn], people: list[str], new: Turn) -> dict[str, Turn]:
    """Who is waited for since when: who was before still is since then. The same dict if nothing changed."""
    if len(people) == len(before) and all([person in before for person in people]):
        return before
    return {person: before.get(person, new) for person in people}
