"""How fast a table is: clocks, what comes at zero, and what the people there are asked."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

DAY = 86400
MOST_DAYS = 14

Word = Literal["wait", "move", "seat"]  # go on waiting, a bot makes this move, a bot plays until they are back
Times = Literal[0, 2, 4]
Seconds = Annotated[int, Meta(ge=0, le=DAY)]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: none, so many seconds for each move, a bank with an increment a move, or days for each move.

    By days the time goes on while no host runs, and stands still on holidays of who is to move.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    # wait: nothing happens; ask: those present are asked, see `question`
    at_zero: Literal["wait", "ask", "bot_moves", "bot_sits", "loses"] = "ask"


class Proposal(msgspec.Struct):
    """What all people are asked who have not resigned."""

    kind: Literal["takeback", "stop", "time"]
    seat: int
    moves: int  # a takeback returns to so many moves
    agreed: list[int]  # seats
    times: Times = 2  # the seat is to have so many times the time of the table; 0: it plays without a clock


class Question(msgspec.Struct):
    """What those present are asked about a seat that keeps them waiting. It ends when that seat moves or is back."""

    seat: int
    late: bool  # its time is up; otherwise it is away
    words: list[Word | None]  # what each seat has answered


class Clocks(msgspec.Struct):
    """The time of each seat."""

    left: list[int]  # milliseconds of each seat at the moment of sending
    running: list[int]  # seats
    holidays: list[float] = []  # until when each seat is on holiday, in seconds since 1970; 0: it is not
    free: list[int] = []  # seats that play without a clock, because all agreed


def outcome(words: list[Word]) -> Word:
    """What comes of these answers: whoever wants to wait is waited with, and of two bots the lesser is taken."""
    return next(word for word in ("wait", "move", "seat") if word in words)
