"""The wire: every message between a page and the host, as JSON objects with a `type`.

`docs/wire.md` explains them, and its tables are written from here, as are the types of the page: `make wire` after
each change. Whatever a page is told of a match is made from the Sight of the eye it looks through.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from coincoin.kernel.game import OptionValue
from coincoin.kernel.moves import Pace
from coincoin.kernel.scene import Change, Scene
from coincoin.kernel.words import Language

Id = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
Token = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
MoveCode = Annotated[int, Meta(ge=-1, le=2**53)]
Contribution = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,128}$")]
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
    """The first message, and again after a gap. Answered by `welcome`."""

    table: TableId
    token: Token = ""  # without it one is a guest who only watches
    language: Language = "en"
    version: Version = 0  # the last one seen, 0 for none
    seat: SeatNumber | None = None  # which of one's own seats to look through


class Look(Message, tag="look"):
    """Look through another of one's own seats, or in another language. Answered by `welcome`."""

    seat: SeatNumber | None = None  # without it from outside
    language: Language | None = None


class Sit(Command, tag="sit"):
    """Take a free seat before the start."""

    seat: SeatNumber
    contribution: Contribution  # 16 to 64 random bytes in hex, mixed into the dice
    name: Name | None = None  # for a second person on the same device


class Contribute(Command, tag="contribute"):
    """Random bytes for the dice from someone who has a seat already but is not `ready`, as after a rematch."""

    contribution: Contribution


class Stand(Command, tag="stand"):
    """Give up a seat before the start."""

    seat: SeatNumber


class PutBot(Command, tag="put_bot"):
    """The owner gives a free seat to a bot before the start; without `bot` it is freed again, whoever has it."""

    seat: SeatNumber
    bot: BotName = ""


class Start(Command, tag="start"):
    """Needs every person `ready`; free seats fall away if the game allows that number."""


class Move(Command, tag="move"):
    """Make a move. It is refused as `stale` if what this seat may do has changed since it was chosen."""

    version: Version  # the one of the scene it was chosen from
    move: MoveCode  # the number of a `choice` of the scene
    seat: SeatNumber | None = None


class Undo(Command, tag="undo"):
    """Take back one's last move: only while the `event` says `undo: true`."""

    seat: SeatNumber | None = None


class Takeback(Command, tag="takeback"):
    """Propose to return to before one's last move."""

    seat: SeatNumber | None = None


class Stop(Command, tag="stop"):
    """Propose to stop without a result."""


class Vote(Command, tag="vote"):
    """Answer the `proposal` of the table; a single no ends it, the last yes makes it happen.

    Only people who play have a say: nobody who resigned or for whom a bot plays.
    """

    yes: bool


class Resign(Command, tag="resign"):
    """The seat cannot win any more; a bot plays on for it, or the match ends when one seat is left."""

    seat: SeatNumber | None = None


class Leave(Command, tag="leave"):
    """A bot plays for all one's seats at once; coming back is possible any time."""


class Rematch(Command, tag="rematch"):
    """After the end: opens a table with the same people and options.

    Its id appears as `table.rematch` for all, who go there, `hello`, and `contribute`.
    """


class Say(Command, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Why(Command, tag="why"):
    """Why is this move not possible? Answered by `because`."""

    move: MoveCode
    seat: SeatNumber | None = None


class Hint(Command, tag="hint"):
    """What would a bot play? Answered by `suggestion`."""

    seat: SeatNumber | None = None


class Ping(Message, tag="ping"):
    """Is anybody there? Answered by `pong`."""

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
    """A seat, and who has it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str = ""  # a public id: the same person has the same
    bot: str = ""  # which bot sits here
    ready: bool = False  # has sent random bytes; bots always have
    stand_in: str = ""  # which bot plays at this moment for a person who is away; any `hello` of theirs ends that
    resigned: bool = False


class Proposal(msgspec.Struct):
    """What all people who play are asked."""

    kind: Literal["takeback", "stop"]
    seat: int
    moves: int  # a takeback returns to so many moves
    agreed: list[int]  # seats


class Result(msgspec.Struct):
    """How a match ended."""

    reason: Literal["played", "stopped", "resigned"]
    scores: list[int]
    winners: list[int]


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
    patience: int  # seconds until a bot plays for who is away; 0: never
    commitment: str  # the hash of the secret of the dice, known before anybody contributes
    contributions: list[str] = []  # once the match began
    secret: str = ""  # once it is over
    proposal: Proposal | None = None
    result: Result | None = None
    rematch: str = ""  # the id of the next table


class LogLine(msgspec.Struct, gc=False):
    """A sentence of the log."""

    version: int
    text: str
    kind: str = ""  # the name of the game's news (`clic`, `took_trick`), good for sounds
    seat: int | None = None  # whom it is about, null for nobody in particular


class Clocks(msgspec.Struct):
    """The time of each seat."""

    left: list[int]  # milliseconds of each seat at the moment of sending
    running: list[int]  # seats


# ---- to the page ----


class Answer(msgspec.Struct, tag_field="type"):
    """What the host sends."""


class Moment(msgspec.Struct, omit_defaults=True):
    """Something worth seeing on the way: what is new in the scene since the one before, and how long to look at it."""

    change: Change
    lines: int  # so many lines of the event are told by then
    pace: Pace = "plain"


class Event(Answer, tag="event", omit_defaults=True):
    """Something happened in the match. Moves made at the same moment come as one, with the version of the last."""

    version: int
    moves: int  # how many moves the match has now
    since: int | UnsetType = UNSET  # the version it follows, when that is not the one before
    scene: Scene | UnsetType = UNSET  # the whole of it, where there was none before
    # what was worth seeing on the way, in order, each since the one before it; `change` comes after the last
    moments: list[Moment] = []
    change: Change | UnsetType = UNSET  # what is new in the scene since the event before
    lines: list[LogLine] = []  # the sentences it caused
    waiting: list[int] = []  # seats that may act
    undo: bool = False  # the seat looked through may undo its last move
    # the match went back to an earlier position: `lines` are then all that is left of the log
    # (at most the last 300): replace
    back: bool = False
    clocks: Clocks | None = None
    table: TableInfo | None = None  # when it changed too


class TableChanged(Answer, tag="table"):
    """Seats, status or a proposal changed."""

    version: int
    table: TableInfo
    clocks: Clocks | None = None


class Said(Answer, tag="said"):
    """Chat."""

    version: int
    person: str
    name: str
    text: str
    at: float  # seconds since 1970
    seat: int | None = None  # null for who only watches


class Presence(Answer, tag="presence"):
    """Who is here now."""

    seats: list[bool]  # which of them have their person here
    spectators: int = 0


class Welcome(Answer, tag="welcome"):
    """The answer to `hello` and `look`: all that is needed to draw the table."""

    version: int
    since: int  # `lines` and `said` hold what came after this version, all there is if it is 0
    person: str  # who you are; empty for a guest
    yours: list[int]  # your seats
    eye: int | None  # the seat looked through
    table: TableInfo
    presence: Presence
    lines: list[LogLine]
    said: list[Said]
    event: Event | None = None  # the match as it is now; null before the start


class Done(Answer, tag="done", gc=False):
    """Done and on disk."""

    id: str
    version: int  # of the event it became


class Refused(Answer, tag="refused"):
    """Not done, nothing changed."""

    id: str
    code: str
    text: str  # why, in one sentence
    rule: str = ""  # the number of the rule that forbids it; `text` is then its sentence


class Because(Answer, tag="because"):
    """The answer to `why`."""

    id: str
    rule: str  # its number; empty if the move is possible
    text: str


class Suggestion(Answer, tag="suggestion"):
    """The answer to `hint`."""

    id: str
    version: int
    move: int
    sentence: str


class Pong(Answer, tag="pong"):
    """The answer to `ping`."""

    n: int


class Error(Answer, tag="error"):
    """Something is wrong with a message or with the connection."""

    code: str
    text: str
    fatal: bool = False  # the host closes after it


decode = msgspec.json.Decoder(FromPage).decode
encode = msgspec.json.Encoder().encode
