"""The entries of a table's log. Its log is all that a table is: whatever is in memory is a fold of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from coincoin.host.wire import BotName, ClockRule
from coincoin.kernel.game import Json, OptionValue


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """How a table is to be."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[BotName], Meta(min_length=1, max_length=12)]  # a bot's name, or empty for a free seat
    options: Annotated[dict[str, OptionValue], Meta(max_length=40)] = {}
    public: bool = True
    spectators: bool = True
    chat: bool = True
    clock: ClockRule = ClockRule()
    patience: Annotated[int, Meta(ge=0, le=86400)] = 120  # seconds until a bot plays for who is away; 0: never


class Sitter(msgspec.Struct):
    person: str
    name: str


class Entry(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """`by` is the person whose command `id` this was, empty for what the host did by itself."""

    by: str = ""
    id: str = ""
    at: float = 0.0  # seconds since 1970


class Made(Entry, tag="made"):
    setup: Setup
    secret: str
    people: list[Sitter | None] = []  # who keeps a seat after a rematch
    rematch_of: str = ""
    board: Json | None = None  # that the match is played on, where it did not come with the game


class Sat(Entry, tag="sat"):
    seat: int
    name: str
    contribution: str


class Contributed(Entry, tag="contributed"):
    contribution: str


class Freed(Entry, tag="freed"):
    seat: int


class BotPut(Entry, tag="bot_put"):
    seat: int
    bot: str


class Started(Entry, tag="started"):
    rules: int


class Moved(Entry, tag="moved"):
    seat: int
    move: str  # in notation: codes change when a game grows, words do not
    clocks: list[int] = []


class Undone(Entry, tag="undone"):
    seat: int
    moves: int
    clocks: list[int] = []


class Proposed(Entry, tag="proposed"):
    kind: Literal["takeback", "stop"]
    seat: int
    moves: int


class Voted(Entry, tag="voted"):
    yes: bool


class Resigned(Entry, tag="resigned"):
    seat: int


class StoodIn(Entry, tag="stood_in"):
    seats: list[int]
    bot: str


class Returned(Entry, tag="returned"):
    pass


class Chatted(Entry, tag="chatted"):
    name: str
    text: str


class Rematched(Entry, tag="rematched"):
    table: str


class SeatGiven(Entry, tag="seat_given"):
    """`by` is who has the seat now."""

    seat: int
    name: str


class Migrated(Entry, tag="migrated"):
    rules: int


AnyEntry = (
    Made
    | Sat
    | Contributed
    | Freed
    | BotPut
    | Started
    | Moved
    | Undone
    | Proposed
    | Voted
    | Resigned
    | StoodIn
    | Returned
    | Chatted
    | Rematched
    | SeatGiven
    | Migrated
)

decode_entry = msgspec.json.Decoder(AnyEntry).decode
encode_entry = msgspec.json.Encoder().encode
