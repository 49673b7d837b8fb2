"""What a table has to tell: of each move, and of what was done besides."""

from __future__ import annotations

from typing import Literal, NamedTuple, final

from mypy_extensions import i64

from coincoin.kernel.state import State

Change = Literal["match", "back", "table", "chat"]


@final
class Told:
    """What the last move that was made in this State made happen."""

    def __init__(self, state: State, version: int, chapter: i64) -> None:
        self.version = version
        self.chapter = chapter  # that was played when it was made
        self.news = state.news
        self.moments: list[State] = state.story.moments if state.story else []  # of the newest moves alone
        self.shown: list[i64] = [moment.moment for moment in self.moments]  # the news that were moments


class Deed(NamedTuple):
    """What somebody did at the table besides moving: it is told too."""

    version: int
    kind: str
    seat: int | None  # nobody's in particular


class Turn(NamedTuple):
    """Since when somebody is waited for."""

    version: int
    at: float  # seconds since 1970


def turns(before: dict[str, Turn], people: list[str], version: int, at: float) -> dict[str, Turn]:
    """Who is waited for since when: who was before still is since then. The same dict if nothing changed."""
    if len(people) == len(before) and all([person in before for person in people]):
        return before
    new = Turn(version, at)
    return {person: before.get(person, new) for person in people}
