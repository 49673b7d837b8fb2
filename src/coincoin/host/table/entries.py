"""The entries of a table's log. Its log is all that a table is: whatever is in memory is a fold of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from coincoin.host.pace import ClockRule, Seconds, Times, Word
from coincoin.host.wire import BotName
from coincoin.kernel.game import Json, OptionValue
from coincoin.kernel.match import Begun


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """How a table is to be."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[BotName], Meta(min_length=1, max_length=12)]  # a bot's name, or empty for a free seat
    options: Annotated[dict[str, OptionValue], Meta(max_length=40)] = {}
    public: bool = True
    spectators: bool = True
    chat: bool = True
    chat_for: Literal["all", "players"] = "all"  # who may write
    clock: ClockRule = ClockRule()
    patience: Seconds = 120  # seconds that who is to move may be away; 0: as long as they like
    away: Literal["ask", "bot"] = "ask"  # then those present are asked, or a bot plays


class Sitter(msgspec.Struct):
    person: str
    name: str
    hat: str = ""


class Entry(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """`by` is the person whose command `id` this was, empty for what the host did by itself."""

    by: str = ""
    id: str = ""
    at: float = 0.0  # seconds since 1970


class Thrown(msgspec.Struct):
    """The dice of a match up to so many moves."""

    moves: int
    secret: str
    contributions: list[str]
    form: int = 1  # of the match file these dice are of

    def begun(self) -> Begun:
        parts = [bytes.fromhex(part) for part in self.contributions]
        return Begun(self.moves, bytes.fromhex(self.secret), tuple(parts), self.form)


class Position(msgspec.Struct):
    """The first moves of a match that is over, with its dice: where another one begins."""

    table: str
    dice: list[Thrown]  # several where that match began from a position too
    moves: list[tuple[int, str]]  # seat and notation


class Made(Entry, tag="made"):
    setup: Setup
    secret: str
    # The customs of the table, that its log is read by: by those of tables made before they were written down (1),
    # who was away had no vote, a bot's move ended a proposal, and the dice were keyed otherwise. In 2 they were keyed
    # by the hashes of the contributions.
    customs: int = 1
    people: list[Sitter | None] = []  # who keeps a seat after a rematch
    rematch_of: str = ""
    begins: Position | None = None
    code: str = ""
    series: list[int] = []
    board: Json | None = None  # that the match is played on, where it did not come with the game


class Sat(Entry, tag="sat"):
    """With a seal, or with the contribution for all to see."""

    seat: int
    name: str
    contribution: str = ""
    seal: str = ""
    hat: str = ""


class Contributed(Entry, tag="contributed"):
    contribution: str = ""
    seal: str = ""


class Freed(Entry, tag="freed"):
    seat: int


class BotPut(Entry, tag="bot_put"):
    seat: int
    bot: str


class Appointed(Entry, tag="appointed"):
    when: float


class Renamed(Entry, tag="renamed"):
    """Who was called so here is called otherwise, or has another duck."""

    was: str
    name: str
    hat: str


class Opened(Entry, tag="opened"):
    """All are seated and sealed: who has a seal is to open it now."""


class Revealed(Entry, tag="revealed"):
    """The bytes under one's seals. With the last of them the match begins."""

    contributions: list[str]
    rules: int = 0  # with the last


class CalledOff(Entry, tag="called_off"):
    """Somebody did not open their seal: they lose their seat, and all seals count no more, nor does the secret."""

    secret: str  # the next


class PaceSet(Entry, tag="pace_set"):
    clock: ClockRule
    patience: int
    away: Literal["ask", "bot"]


class Started(Entry, tag="started"):
    rules: int


class Moved(Entry, tag="moved"):
    seat: int
    move: str  # in notation: codes change when a game grows, words do not
    clocks: list[int] = []
    late: bool = False  # their time was up, and a bot chose


class Undone(Entry, tag="undone"):
    seat: int
    moves: int
    clocks: list[int] = []


class Proposed(Entry, tag="proposed"):
    kind: Literal["takeback", "stop", "time"]
    seat: int
    moves: int = 0
    times: Times = 2


class Voted(Entry, tag="voted"):
    yes: bool


class Resigned(Entry, tag="resigned"):
    seat: int


class StoodIn(Entry, tag="stood_in"):
    seats: list[int]
    bot: str
    late: bool = False  # their time was up


class Returned(Entry, tag="returned"):
    pass


class Questioned(Entry, tag="questioned"):
    """Those present are asked about a seat that keeps them waiting."""

    seat: int
    late: bool = False  # its time is up


class Decided(Entry, tag="decided"):
    """An answer to that, and who was there to give one."""

    word: Word
    present: list[int]  # seats
    clocks: list[int] = []


class Rested(Entry, tag="rested"):
    """`by` is on holiday."""

    first: float
    last: float


class Chatted(Entry, tag="chatted"):
    name: str
    text: str


class Rematched(Entry, tag="rematched"):
    table: str


class SeatGiven(Entry, tag="seat_given"):
    """`by` is who has the seat now."""

    seat: int
    name: str
    hat: str = ""


class Migrated(Entry, tag="migrated"):
    rules: int


AnyEntry = (
    Made
    | Sat
    | Contributed
    | Freed
    | BotPut
    | Appointed
    | Renamed
    | Opened
    | Revealed
    | CalledOff
    | PaceSet
    | Started
    | Moved
    | Undone
    | Proposed
    | Voted
    | Resigned
    | StoodIn
    | Returned
    | Questioned
    | Decided
    | Rested
    | Chatted
    | Rematched
    | SeatGiven
    | Migrated
)

CUSTOMS = 3

decode_entry = msgspec.json.Decoder(AnyEntry).decode
encode_entry = msgspec.json.Encoder().encode
