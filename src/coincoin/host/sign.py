"""What hangs beside the door of a table: all that everybody who looks at it may know besides the match."""

from __future__ import annotations

from typing import Literal

import msgspec

from coincoin.host.pace import ClockRule, Proposal, Question
from coincoin.kernel.game import OptionValue


class SeatInfo(msgspec.Struct):
    """A seat, and who has it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str = ""  # a public id: the same person has the same
    bot: str = ""  # which bot sits here
    hat: str = ""  # which duck they chose
    ready: bool = False  # has sealed random bytes; bots always have
    seal: str = ""  # the hash of these bytes
    revealed: bool = False  # has opened it
    stand_in: str = ""  # which bot plays at this moment for a person who is away; any `hello` of theirs ends that
    resigned: bool = False


class Result(msgspec.Struct):
    """How a match ended."""

    reason: Literal["played", "stopped", "resigned"]
    scores: list[int]
    winners: list[int]


class Begins(msgspec.Struct):
    """The match here begins from a position of one that is over; hidden cards are as they were, the dice are new."""

    table: str
    moves: int  # of that match, which are the first of this one


class TableInfo(msgspec.Struct):
    """All that everybody at a table may know besides the match."""

    id: str
    game: str
    options: dict[str, OptionValue]
    # halted: its log was made by other rules and waits for `coincoin migrate`
    status: Literal["lobby", "running", "finished", "halted"]
    owner: str  # a person
    seats: list[SeatInfo]
    public: bool
    spectators: bool
    chat: bool
    clock: ClockRule
    patience: int  # seconds that who is to move may be away from a table that is not by days; 0: as long as they like
    commitment: str  # the hash of the secret of the dice, known before anybody seals
    contributions: list[str] = []  # once the match began
    opening: bool = False  # all are to open their seals now
    called_off: list[str] = []  # who did not, so that the dice were sealed anew
    secret: str = ""  # once it is over
    proposal: Proposal | None = None
    result: Result | None = None
    rematch: str = ""  # the id of the next table
    begins: Begins | None = None
    away: Literal["ask", "bot"] = "ask"  # after `patience` those present are asked, or a bot plays
    question: Question | None = None
    chat_for: Literal["all", "players"] = "all"  # who may write
    code: str = ""  # a short one, to say and to type
    when: float = 0.0  # it is to begin, in seconds since 1970; 0: whenever
    series: list[int] = []  # matches each seat has won before, of those this one is a rematch of
