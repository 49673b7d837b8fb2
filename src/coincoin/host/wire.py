"""The wire: every message between a page and the host, as JSON objects with a `type`.

`docs/wire.md` explains them. Whatever a page is told of a match is made from the Sight of the eye it
looks through.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from coincoin.kernel.game import OptionValue
from coincoin.kernel.scene import Change, Scene
from coincoin.kernel.words import Language

Id = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
Token = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
MoveCode = Annotated[int, Meta(ge=-1, le=2**53)]
Contribution = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,128}$")]  # random bytes of the browser
BotName = Annotated[str, Meta(max_length=40)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a page sends."""


class Command(Message):
    """A message that wants something done; `done` or `refused` answers with the same id.

    Sent again with the same id it is not done again.
    """

    id: Id


# ---- from the page ----


class Hello(Message, tag="hello"):
    """The first message, and again after a gap: `version` is the last one seen, 0 for none."""

    table: TableId
    token: Token = ""  # empty: a guest who only watches
    language: Language = "en"
    version: Version = 0
    seat: SeatNumber | None = None  # which of one's own seats to look through


class Look(Message, tag="look"):
    """Look through another of one's own seats, or from outside, or in another language."""

    seat: SeatNumber | None = None
    language: Language | None = None


class Sit(Command, tag="sit"):
    seat: SeatNumber
    contribution: Contribution
    name: Name | None = None  # for a second person on the same device


class Contribute(Command, tag="contribute"):
    """Random bytes for the dice from someone who has a seat already, as after a rematch."""

    contribution: Contribution


class Stand(Command, tag="stand"):
    """Give up a seat before the start."""

    seat: SeatNumber


class PutBot(Command, tag="put_bot"):
    """The owner gives a free seat to a bot before the start; without a name the seat is freed."""

    seat: SeatNumber
    bot: BotName = ""


class Start(Command, tag="start"):
    """Seats still free fall away if the game allows it."""


class Move(Command, tag="move"):
    version: Version
    move: MoveCode
    seat: SeatNumber | None = None  # default: the one looked through


class Undo(Command, tag="undo"):
    """Take back one's last move, inside one's own turn."""

    seat: SeatNumber | None = None


class Takeback(Command, tag="takeback"):
    """Propose to return to before one's last move; all other people must agree."""

    seat: SeatNumber | None = None


class Stop(Command, tag="stop"):
    """Propose to stop the match without a result."""


class Vote(Command, tag="vote"):
    yes: bool


class Resign(Command, tag="resign"):
    seat: SeatNumber | None = None


class Leave(Command, tag="leave"):
    """Go away from a running match: a bot takes over at once."""


class Rematch(Command, tag="rematch"):
    pass


class Say(Command, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Why(Command, tag="why"):
    """Why is this move not possible?"""

    move: MoveCode
    seat: SeatNumber | None = None


class Hint(Command, tag="hint"):
    seat: SeatNumber | None = None


class Ping(Message, tag="ping"):
    n: Version = 0


FromPage = (
    Hello
    | Look
    | Sit
    | Contribute
    | Stand
    | PutBot
    | Start
    | Move
    | Undo
    | Takeback
    | Stop
    | Vote
    | Resign
    | Leave
    | Rematch
    | Say
    | Why
    | Hint
    | Ping
)


# ---- what a table is ----


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: none, so many seconds for each move, or a bank with an increment a move."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    at_zero: Literal["bot_moves", "bot_sits", "loses"] = "bot_moves"


class SeatInfo(msgspec.Struct):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str = ""  # a public id: the same person has the same
    bot: str = ""  # which bot sits here
    ready: bool = False  # has sent random bytes; bots always have
    stand_in: str = ""  # which bot plays for a person who is away
    resigned: bool = False


class Proposal(msgspec.Struct):
    kind: Literal["takeback", "stop"]
    seat: int
    moves: int  # a takeback returns to so many moves
    agreed: list[int]  # seats


class Result(msgspec.Struct):
    reason: Literal["played", "stopped", "resigned"]
    scores: list[int]
    winners: list[int]


class TableInfo(msgspec.Struct):
    """All that everybody at a table may know besides the match."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Literal["lobby", "running", "finished", "halted"]
    owner: str  # a person
    seats: list[SeatInfo]
    public: bool
    spectators: bool
    chat: bool
    clock: ClockRule
    patience: int  # seconds until a bot plays for who is away; 0: never
    commitment: str
    contributions: list[str] = []  # once the match began
    secret: str = ""  # once it is over
    proposal: Proposal | None = None
    result: Result | None = None
    rematch: str = ""  # the id of the next table


class LogLine(msgspec.Struct, gc=False):
    """A sentence of the log. `kind` is the name of the game's news, for sounds."""

    version: int
    text: str
    kind: str = ""
    seat: int | None = None


class Clocks(msgspec.Struct):
    left: list[int]  # milliseconds of each seat when this was sent
    running: list[int]  # seats


# ---- to the page ----


class Answer(msgspec.Struct, tag_field="type"):
    """What the host sends."""


class Event(Answer, tag="event", omit_defaults=True):
    """Something happened in the match. Moves made at the same moment come as one, with the version of the last.

    It holds what is new in the scene since the event before, or the whole scene where there was none.
    """

    version: int
    moves: int  # how many moves the match has now
    since: int | UnsetType = UNSET  # the version it follows, when that is not the one before
    scene: Scene | UnsetType = UNSET
    change: Change | UnsetType = UNSET
    lines: list[LogLine] = []
    waiting: list[int] = []
    undo: bool = False  # may the seat looked through undo its last move?
    back: bool = False  # the match went back, by undo or takeback: `lines` are all that is left of the log
    clocks: Clocks | None = None
    table: TableInfo | None = None  # when it changed too


class TableChanged(Answer, tag="table"):
    version: int
    table: TableInfo
    clocks: Clocks | None = None


class Said(Answer, tag="said"):
    version: int
    person: str
    name: str
    text: str
    at: float  # seconds since 1970
    seat: int | None = None


class Presence(Answer, tag="presence"):
    """Who is here now."""

    seats: list[bool]
    spectators: int = 0


class Welcome(Answer, tag="welcome"):
    """The answer to `hello` and `look`: all that is needed to draw the table.

    `lines` and `said` hold what came after version `since`.
    """

    version: int
    since: int
    person: str  # who you are; empty for a guest
    yours: list[int]  # your seats
    eye: int | None
    table: TableInfo
    presence: Presence
    lines: list[LogLine]
    said: list[Said]
    event: Event | None = None


class Done(Answer, tag="done", gc=False):
    """Done and on disk; `version` is the event it became."""

    id: str
    version: int


class Refused(Answer, tag="refused"):
    """Not done, nothing changed. `rule` is the number of a rule of the game and `text` its sentence."""

    id: str
    code: str
    text: str
    rule: str = ""


class Because(Answer, tag="because"):
    """The answer to `why`: an empty rule means the move is possible."""

    id: str
    rule: str
    text: str


class Suggestion(Answer, tag="suggestion"):
    id: str
    version: int
    move: int
    sentence: str


class Pong(Answer, tag="pong"):
    n: int


class Error(Answer, tag="error"):
    """The message made no sense, or the connection ends when `fatal`."""

    code: str
    text: str
    fatal: bool = False


decode = msgspec.json.Decoder(FromPage).decode
encode = msgspec.json.Encoder().encode
