"""The wire: every message between a page and the host, as JSON objects with a `type`.

`docs/wire.md` explains them, and its tables are written from here, as are the types of the page: `make wire` after
each change. Whatever a page is told of a match is made from the Sight of the eye it looks through.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from coincoin.host.pace import ClockRule, Clocks, Seconds, Times, Word
from coincoin.host.sign import TableInfo
from coincoin.kernel.moves import Pace
from coincoin.kernel.scene import Change, Scene, Trial
from coincoin.kernel.words import Language
from coincoin.study.advice.weigh import MoveWorth

Id = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
Token = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Hat = Annotated[str, Meta(pattern=r"^[a-z]{0,12}$")]  # which duck stands for somebody; empty: any
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
PieceId = Annotated[str, Meta(max_length=80)]
MoveCode = Annotated[int, Meta(ge=-1, le=2**53)]
Contribution = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,64}$")]
Seal = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
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


class Eyes(Message, tag="eyes"):
    """The page is shown, or hidden behind others: who does not look is told in other ways that it is their turn."""

    open: bool


class Sit(Command, tag="sit"):
    """Take a free seat before the start."""

    seat: SeatNumber
    seal: Seal | Literal[""] = ""  # the SHA-256 of one's contribution, which is revealed at the start
    contribution: Contribution | Literal[""] = ""  # 16 to 64 random bytes in hex: instead of a seal, for all to see
    name: Name | None = None  # for a second person on the same device
    hat: Hat = ""  # theirs


class Contribute(Command, tag="contribute"):
    """The same from someone who has a seat already, as after a rematch: for all seats of theirs, in place of others."""

    seal: Seal | Literal[""] = ""
    contribution: Contribution | Literal[""] = ""


class Reveal(Command, tag="reveal"):
    """Open one's seals, once the table is `opening` and never before. With the last of them the match begins."""

    contributions: Annotated[list[Contribution], Meta(min_length=1, max_length=12)]  # the bytes under one's seals


class Stand(Command, tag="stand"):
    """Give up a seat before the start."""

    seat: SeatNumber


class PutBot(Command, tag="put_bot"):
    """Give a free seat to a bot before the start; without `bot` it is freed again.

    Everybody at the table may, but only the owner frees the seat of somebody who is `ready`.
    """

    seat: SeatNumber
    bot: BotName = ""


class SetPace(Command, tag="set_pace"):
    """The owner says before the start how fast the table is."""

    clock: ClockRule
    patience: Seconds
    away: Literal["ask", "bot"] = "ask"


class Appoint(Command, tag="appoint"):
    """Say when the match is to begin: the table stays open until then. 0: whenever."""

    when: Annotated[float, Meta(ge=0, le=2**33)]  # seconds since 1970; at most a year ahead


class Start(Command, tag="start"):
    """Needs every person `ready`; free seats fall away if the game allows that number.

    Where somebody has a seal, the table is `opening` then, until all seals are opened. After 20 seconds another
    `start` calls that off: who has not opened theirs loses the seat, and all others seal anew.
    """


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


class MoreTime(Command, tag="more_time"):
    """Propose that one's seat has more time than the others to the end of the match, beginning with all of it anew."""

    times: Times  # so many times the time of the table; 0: no clock
    seat: SeatNumber | None = None


class Vote(Command, tag="vote"):
    """Answer the `proposal` of the table; a single no ends it, the last yes makes it happen.

    All people have a say who have not resigned, also those a bot stands in for: the proposal waits for them. It ends
    when somebody moves; if it is about time, when something else is proposed. What bots play meanwhile is no answer.
    """

    yes: bool


class Decide(Command, tag="decide"):
    """Answer the `question` of the table. It is decided when all have answered who are here and not asked about."""

    word: Word


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
    """Why is this move not possible, or why can this piece not be pressed? Answered by `because`."""

    move: MoveCode = -1
    piece: PieceId = ""  # of the scene; `picked` are those pressed before it
    picked: Annotated[list[PieceId], Meta(max_length=12)] = []
    seat: SeatNumber | None = None


class Hint(Command, tag="hint"):
    """What is each move worth? Answered by `suggestion`."""

    seat: SeatNumber | None = None


class Try(Command, tag="try"):
    """What would come of these moves of one's own? Nothing is made and nobody else is told. Answered by `tried`."""

    moves: Annotated[list[MoveCode], Meta(max_length=60)]
    seat: SeatNumber | None = None


class Ping(Message, tag="ping"):
    """Is anybody there? Answered by `pong`."""

    n: Version = 0


FromPage = (
    Hello | Look | Eyes | Sit | Contribute | Reveal | Stand | PutBot | SetPace | Appoint | Start | Move | Undo
    | Takeback | Stop | MoreTime | Vote | Decide | Resign | Leave | Rematch | Say | Why | Hint | Try | Ping
)  # fmt: skip


# ---- to the page ----


class LogLine(msgspec.Struct, gc=False):
    """A sentence of the log."""

    version: int
    text: str
    kind: str = ""  # the name of the game's news (`clic`, `took_trick`), good for sounds; empty: done besides the match
    seat: int | None = None  # whom it is about, null for nobody in particular
    rules: tuple[str, ...] | UnsetType = UNSET  # the numbers of those it rests on
    chapter: str | UnsetType = UNSET  # the trick, round or turn it belongs to
    pace: Pace | UnsetType = UNSET  # it was worth a `moment`


class Answer(msgspec.Struct, tag_field="type"):
    """What the host sends."""


class Moment(msgspec.Struct, omit_defaults=True):
    """Something worth seeing on the way: what is new in the scene, and how long to look at it."""

    change: Change  # since the scene before; in a replay, of the scene of its step
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
    undoes: str = ""  # that move, as a sentence
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
    lines: list[LogLine] = []  # what was done besides moves, as sentences


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
    watching: list[str] = []  # their names, as far as they have some


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
    move: int  # the best, as far as can be told
    sentence: str
    family: str  # of the move: there is a tip for each
    worths: list[MoveWorth]  # of every move, best first; none where nobody could tell
    why: list[str]  # in sentences: the odds, moves that are equal, what comes of it


class Tried(Answer, tag="tried"):
    """The answer to `try`: as far as the seat can know what comes of it."""

    id: str
    version: int
    steps: list[Trial]
    scene: Scene  # after the last of them, with what could be done then
    rule: str = ""  # of the first move that cannot be made
    text: str = ""  # why it ends before the last of the moves


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
