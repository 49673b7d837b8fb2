"""What may be added to the log of a table, or the reason why not. Every entry is made here, and nothing changes.

Whether a move is legal is found here; the second look in `State.play` is only a seat belt.
"""

from __future__ import annotations

import secrets
from time import time
from typing import Protocol

import msgspec

from coincoin.host import wire
from coincoin.host.table import entries as log
from coincoin.host.table.bots import STAND_IN, check_bot
from coincoin.host.table.fold import Table
from coincoin.host.table.refusal import Refusal
from coincoin.kernel.errors import BadOption
from coincoin.kernel.match import Match
from coincoin.kernel.registry import chosen


class Sender(Protocol):
    """Who sends a command, and through which seat they look."""

    person: str
    name: str
    eye: int | None
    language: str


# ---- a table ----


def made(setup: log.Setup, owner: str) -> log.Made:
    """A new table."""
    game = chosen(setup.game, setup.options)
    for bot in setup.seats:
        if bot:
            check_bot(game, bot)
    try:
        setup.options = game.check_options(len(setup.seats), setup.options)
    except BadOption as problem:
        raise Refusal("options", str(problem)) from problem
    if setup.clock.kind != "none" and setup.clock.seconds < 1:
        raise Refusal("options", "a clock needs at least one second")
    return log.Made(setup=setup, secret=secrets.token_hex(32), board=game.carried, by=owner, at=time())


def made_again(table: Table, person: str) -> log.Made:
    """The same people at a new table, once the match is over."""
    if table.status != "finished":
        raise Refusal("not_over", "the match is still going on")
    if not table.seats_of(person):
        raise Refusal("not_yours", "only those who played ask for a rematch")
    people = [log.Sitter(seat.person, seat.name) if seat.kind == "person" else None for seat in table.seats]
    setup = msgspec.structs.replace(table.setup, seats=[seat.bot for seat in table.seats])
    secret, board = secrets.token_hex(32), table.game.carried
    return log.Made(setup=setup, secret=secret, people=people, rematch_of=table.id, board=board, by=person, at=time())


# ---- what people ask for ----


def entry_for(table: Table, sender: Sender, command: wire.Command) -> log.AnyEntry:
    """What this command adds to the log of this table; Refusal says why it adds nothing."""
    if not sender.person:
        raise Refusal("not_yours", "a guest can only watch: ask for a name first")
    if table.status == "halted":
        raise Refusal("halted", table.halted)
    match command:
        case wire.Move():
            check_running(table)
            return move(table, sender, command)
        case wire.Sit() | wire.Stand() | wire.PutBot() | wire.Contribute() | wire.Start():
            if table.status != "lobby":
                raise Refusal("not_lobby", "the match has begun")
            return before_start(table, sender, command)
        case wire.Say():
            if not table.setup.chat:
                raise Refusal("no_chat", "there is no chat at this table")
            seats = table.seats_of(sender.person)
            return log.Chatted(name=table.seats[seats[0]].name if seats else sender.name, text=command.text)
        case wire.Rematch():
            raise TypeError("a rematch makes a table first: see Hall")
        case _:
            check_running(table)
            return during_match(table, sender, command)


def check_running(table: Table) -> None:
    if table.status != "running":
        raise Refusal("not_running", "no match is going on at this table")


def before_start(table: Table, sender: Sender, command: wire.Command) -> log.AnyEntry:
    match command:
        case wire.Sit():
            if seat_info(table, command.seat).kind != "open":
                raise Refusal("taken", "somebody sits there already")
            return log.Sat(seat=command.seat, name=command.name or sender.name, contribution=command.contribution)
        case wire.Contribute():
            if not table.seats_of(sender.person):
                raise Refusal("not_yours", "only those at the table contribute to the dice")
            return log.Contributed(contribution=command.contribution)
        case wire.Stand():
            if seat_info(table, command.seat).person != sender.person:
                raise Refusal("not_yours", "you do not sit there")
            return log.Freed(seat=command.seat)
        case wire.PutBot():
            return put_bot(table, sender, command)
        case _:
            return start(table, sender)


def put_bot(table: Table, sender: Sender, command: wire.PutBot) -> log.AnyEntry:
    kind = seat_info(table, command.seat).kind
    if sender.person != table.owner:
        raise Refusal("not_owner", "only who opened the table may do that")
    if not command.bot:
        return log.Freed(seat=command.seat)
    check_bot(table.game, command.bot)
    if kind == "person":
        raise Refusal("taken", "somebody sits there: free the seat first")
    return log.BotPut(seat=command.seat, bot=command.bot)


def start(table: Table, sender: Sender) -> log.AnyEntry:
    if sender.person != table.owner and sender.person not in table.people():
        raise Refusal("not_owner", "only people at the table may start")
    missing = [seat.name for seat in table.seats if not seat.ready and seat.kind == "person"]
    if missing:
        raise Refusal("not_ready", f"{', '.join(missing)} must come first; the owner can free the seat")
    game, taken = table.game, sum(seat.kind != "open" for seat in table.seats)
    if taken not in game.seats:
        words = game.words(sender.language, [])
        least, most = game.seats[0], game.seats[-1]
        raise Refusal("seats", words("not-for-so-many", game=words("name"), least=least, most=most, count=taken))
    try:
        game.check_options(taken, table.setup.options)
    except BadOption as problem:
        raise Refusal("seats", str(problem)) from problem
    return log.Started(rules=game.version)


def during_match(table: Table, sender: Sender, command: wire.Command) -> log.AnyEntry:
    match command:
        case wire.Undo():
            seat = own_seat(table, sender, command.seat)
            if not table.may_undo(seat):
                raise Refusal("no_undo", "only one's own last move, in the same turn, if it showed nothing new")
            return log.Undone(seat=seat, moves=table.moves - 1, clocks=table.clock.reading() if table.clock else [])
        case wire.Takeback():
            seat = own_seat(table, sender, command.seat)
            return propose(table, "takeback", seat, last_move(table, seat))
        case wire.Stop():
            return propose(table, "stop", own_seat(table, sender, None), 0)
        case wire.Vote():
            if not set(table.seats_of(sender.person)) & set(table.voters()):
                raise Refusal("not_yours", "only people who still play have a say")
            if table.proposal is None:
                raise Refusal("no_proposal", "there is nothing to vote on any more")
            return log.Voted(yes=command.yes)
        case wire.Resign():
            seat = own_seat(table, sender, command.seat)
            if table.seats[seat].resigned:
                raise Refusal("not_running", "this seat has resigned already")
            return log.Resigned(seat=seat)
        case wire.Leave():
            own_seat(table, sender, None)
            return log.StoodIn(seats=table.seats_of(sender.person), bot=STAND_IN)
        case _:
            raise TypeError(f"{type(command).__name__} is not a command for a match")


def move(table: Table, sender: Sender, command: wire.Move) -> log.AnyEntry:
    match = table.match
    seat = own_seat(table, sender, command.seat)
    if match is None or table.seats[seat].resigned:
        raise Refusal("not_running", "this seat has resigned")
    if command.version < table.since[seat] and table.choice[seat]:
        raise Refusal("stale", "what you can do has changed since you chose: look again")
    rule = match.state.why_not(seat, command.move)
    if rule is not None:
        raise Refusal("illegal", table.game.rule(rule, sender.language), rule)
    return moved(table, match, seat, command.move)


def moved(table: Table, match: Match, seat: int, move: int) -> log.Moved:
    notation = table.game.notation(match.state, move)
    return log.Moved(seat=seat, move=notation, clocks=table.clock.after_move(seat) if table.clock else [])


def propose(table: Table, kind: str, seat: int, moves: int) -> log.AnyEntry:
    if table.proposal is not None:
        raise Refusal("busy", "another proposal waits for an answer")
    return log.Proposed(kind="takeback" if kind == "takeback" else "stop", seat=seat, moves=moves)


def last_move(table: Table, seat: int) -> int:
    """How many moves the match had before this seat's last one."""
    played = table.match.log if table.match else []
    for n in range(len(played) - 1, -1, -1):
        if played[n][0] == seat:
            return n
    raise Refusal("no_takeback", "you have not moved yet")


def seat_info(table: Table, seat: int) -> wire.SeatInfo:
    if seat >= len(table.seats):
        raise Refusal("seats", f"there is no seat {seat} at this table")
    return table.seats[seat]


def own_seat(table: Table, sender: Sender, seat: int | None) -> int:
    """The seat a command is for: nobody acts for another's."""
    yours = table.seats_of(sender.person)
    wanted = seat if seat is not None else sender.eye if sender.eye in yours else yours[0] if yours else None
    if wanted is None or wanted not in yours:
        raise Refusal("not_yours", "that is not your seat")
    return wanted


# ---- what comes about by itself ----


def bot_moved(table: Table, seat: int, move: int, since: int) -> log.AnyEntry:
    """A bot's move, if its seat still has the choice it had at version `since`."""
    if table.match is None or table.status != "running" or table.since[seat] != since:
        raise changed()
    return moved(table, table.match, seat, move)


def flag_fell(table: Table, seat: int) -> log.AnyEntry:
    """Who has no time left has lost."""
    return log.Resigned(seat=awaited(table, seat))


def stood_in(table: Table, seat: int) -> log.AnyEntry:
    """A bot plays for who is away."""
    return log.StoodIn(seats=[awaited(table, seat)], bot=STAND_IN)


def awaited(table: Table, seat: int) -> int:
    if seat not in table.waiting() or table.bot_of(seat):
        raise changed()
    return seat


def changed() -> Refusal:
    return Refusal("stale", "the table changed meanwhile")


def returned(table: Table, person: str) -> log.AnyEntry:
    """Who is back plays again."""
    seats = [table.seats[seat] for seat in table.seats_of(person)]
    if table.status != "running" or not any(seat.stand_in and not seat.resigned for seat in seats):
        raise Refusal("not_running", "nobody stands in")
    return log.Returned()


def rematched(table: Table, new: str) -> log.AnyEntry:
    """The first who asked has made a new table."""
    if table.rematch:
        raise Refusal("taken", "the rematch has been opened already")
    return log.Rematched(table=new)


def seat_given(table: Table, seat: int, giver: str) -> log.AnyEntry:
    """A seat goes to who claimed it."""
    if seat >= len(table.seats) or table.seats[seat].person != giver:
        raise Refusal("not_yours", "who gave this code has that seat no more")
    return log.SeatGiven(seat=seat, name=table.seats[seat].name)


def migrated(table: Table) -> log.AnyEntry:
    """The match goes on by the rules of today."""
    return log.Migrated(rules=table.game.version, at=time())
