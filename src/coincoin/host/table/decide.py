"""What may be added to the log of a table, or the reason why not. Every entry is made here, and nothing changes.

Whether a move is legal is found here; the second look in `State.play` is only a seat belt.
"""

from __future__ import annotations

import secrets

import msgspec

from coincoin.host import hours, wire
from coincoin.host.pace import ClockRule
from coincoin.host.table import entries as log
from coincoin.host.table.agreed import about_time
from coincoin.host.table.bots import STAND_IN, check_bot
from coincoin.host.table.checks import (
    Sender,
    awaited,
    changed,
    check_at_table,
    check_name,
    check_owner,
    check_pace,
    check_running,
    last_move,
    mixed_in,
    not_so,
    own_seat,
    seat_info,
)
from coincoin.host.table.clock import Holiday
from coincoin.host.table.fold import Table
from coincoin.host.table.refusal import Refusal
from coincoin.host.table.text import cleaned
from coincoin.kernel.dice import seal
from coincoin.kernel.errors import BadOption
from coincoin.kernel.match import Begun, Match
from coincoin.kernel.registry import chosen

FARTHEST = 366 * 86400  # seconds ahead that a match may be appointed for
REVEAL_SECONDS = 20  # a page opens its seal by itself, at once


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
        raise not_so(game, "options", problem) from problem
    check_pace(setup.clock, setup.patience)
    return new(log.Made(setup=setup, secret="", board=game.carried, by=owner))


def new(made: log.Made) -> log.Made:
    """With a secret of its own, by the customs of today."""
    made.secret, made.customs, made.at = secrets.token_hex(32), log.CUSTOMS, hours.now()
    return made


def made_again(table: Table, person: str) -> log.Made:
    """The same people at a new table, once the match is over."""
    if table.status != "finished":
        raise Refusal("not_over", "going-on")
    if not table.seats_of(person):
        raise Refusal("not_yours", "rematch-players")
    people = [log.Sitter(seat.person, seat.name, seat.hat) if seat.kind == "person" else None for seat in table.seats]
    won = table.result.winners if table.result else []
    series = [wins + (seat in won) for seat, wins in enumerate(table.series)]
    setup = msgspec.structs.replace(table.setup, seats=[seat.bot for seat in table.seats])
    board = table.game.carried
    again = log.Made(setup=setup, secret="", people=people, rematch_of=table.id, series=series, board=board, by=person)
    return new(again)


def made_from(table: Table, moves: int, seat: int, person: str, name: str) -> log.Made:
    """A table for one person and bots, whose match begins from a position of one that is over."""
    match = table.match
    if match is None or table.status != "finished":
        raise Refusal("not_over", "going-on")
    if seat >= len(table.seats) or moves >= match.version:
        raise Refusal("seats", "no-decision")
    notation = table.game.move_families.notation
    dice = [begun for begun in match.begun if begun.moves < moves]
    last = Begun(moves, match.secret, match.contributions, match.form)
    if len(dice) < len(match.begun):  # before this match had dice of its own
        last = match.begun[len(dice)]._replace(moves=moves)
    begins = log.Position(
        table.id,
        [
            log.Thrown(each.moves, each.secret.hex(), [part.hex() for part in each.contributions], each.form)
            for each in (*dice, last)
        ],
        [(each, notation(move)) for each, move in match.log[:moves]],
    )
    seats = ["" if n == seat else info.bot or STAND_IN for n, info in enumerate(table.seats)]
    setup = msgspec.structs.replace(table.setup, seats=seats, options=match.options, public=False)
    setup.clock = ClockRule()
    people = [log.Sitter(person, name) if n == seat else None for n in range(len(seats))]
    return new(log.Made(setup=setup, secret="", people=people, begins=begins, board=table.game.carried, by=person))


# ---- what people ask for ----


def entry_for(table: Table, sender: Sender, command: wire.Command) -> log.AnyEntry:
    """What this command adds to the log of this table; Refusal says why it adds nothing."""
    if not sender.person:
        raise Refusal("not_yours", "guest")
    if table.status == "halted":
        raise Refusal("halted", "halted")
    match command:
        case wire.Move():
            check_running(table)
            return move(table, sender, command)
        case (
            wire.Sit()
            | wire.Stand()
            | wire.PutBot()
            | wire.SetPace()
            | wire.Contribute()
            | wire.Reveal()
            | wire.Appoint()
            | wire.Start()
        ):
            if table.status != "lobby":
                raise Refusal("not_lobby", "match-begun")
            return before_start(table, sender, command)
        case wire.Say():
            if not table.setup.chat:
                raise Refusal("no_chat", "no-chat")
            return say(table, sender, cleaned(command.text))
        case wire.Rematch() | wire.Decide():
            raise TypeError("this takes more than the table: see Hall and Room")
        case _:
            check_running(table)
            return during_match(table, sender, command)


def before_start(table: Table, sender: Sender, command: wire.Command) -> log.AnyEntry:
    if table.opened and not isinstance(command, wire.Reveal | wire.Start):
        raise Refusal("opening", "about-to-begin")
    match command:
        case wire.Sit():
            if seat_info(table, command.seat).kind != "open":
                raise Refusal("taken", "seat-taken")
            if sender.person in table.barred:
                raise Refusal("barred", "barred")
            if sender.shunned_by & {table.owner, *table.people()}:
                raise Refusal("shunned", "shunned-seat")
            name, hat = cleaned(command.name or sender.name), command.hat if command.name else sender.hat
            check_name(table, sender.person, name, own=not command.name)
            contribution, sealed = mixed_in(command)
            return log.Sat(seat=command.seat, name=name, contribution=contribution, seal=sealed, hat=hat)
        case wire.Contribute():
            if not table.seats_of(sender.person):
                raise Refusal("not_yours", "dice-sitters")
            contribution, sealed = mixed_in(command)
            return log.Contributed(contribution=contribution, seal=sealed)
        case wire.Reveal():
            return reveal(table, sender, command)
        case wire.Stand():
            if seat_info(table, command.seat).person != sender.person:
                raise Refusal("not_yours", "not-your-seat")
            return log.Freed(seat=command.seat)
        case wire.PutBot():
            return put_bot(table, sender, command)
        case wire.SetPace():
            check_owner(table, sender)
            check_pace(command.clock, command.patience)
            return log.PaceSet(clock=command.clock, patience=command.patience, away=command.away)
        case wire.Appoint():
            check_at_table(table, sender)
            if command.when > hours.now() + FARTHEST:
                raise Refusal("options", "a-year-at-most")
            return log.Appointed(when=command.when)
        case _:
            return start(table, sender)


def reveal(table: Table, sender: Sender, command: wire.Reveal) -> log.AnyEntry:
    if not table.opened:
        raise Refusal("opening", "seals are opened at the start, when everybody has sealed")
    under = {seal(each) for each in command.contributions}
    mine = [n for n in table.sealed() if table.seats[n].person == sender.person]
    if not mine or not {table.seats[n].seal for n in mine} <= under:
        raise Refusal("seal", "these are not the bytes under a seal of yours")
    last = len(mine) == len(table.sealed())
    return log.Revealed(contributions=command.contributions, rules=table.game.version if last else 0)


def renamed(table: Table, person: str, was: str, name: str, hat: str) -> log.AnyEntry:
    """Who was called so is called otherwise from now on."""
    seats = table.called(person, was)
    if table.status not in ("lobby", "running") or not seats:
        raise changed()
    if all((table.seats[seat].name, table.seats[seat].hat) == (name, hat) for seat in seats):
        raise changed()
    check_name(table, person, name, own=True)
    return log.Renamed(was=was, name=name, hat=hat)


def say(table: Table, sender: Sender, text: str) -> log.AnyEntry:
    """Who sits speaks as that seat, who watches as themselves."""
    seats = table.seats_of(sender.person)
    if not seats and table.setup.chat_for == "players":
        raise Refusal("no_chat", "players-chat")
    if not seats and sender.shunned_by & table.people():
        raise Refusal("shunned", "shunned-chat")
    seat = sender.eye if sender.eye in seats else seats[0] if seats else None
    return log.Chatted(name=sender.name if seat is None else table.seats[seat].name, text=text)


def put_bot(table: Table, sender: Sender, command: wire.PutBot) -> log.AnyEntry:
    seat = seat_info(table, command.seat)
    kind = seat.kind
    check_at_table(table, sender)
    if kind == "person" and seat.ready and sender.person != table.owner:
        raise Refusal("not_owner", "owner-only")
    if not command.bot:
        return log.Freed(seat=command.seat)
    check_bot(table.game, command.bot)
    if kind == "person":
        raise Refusal("taken", "seat-taken-free-it")
    return log.BotPut(seat=command.seat, bot=command.bot)


def start(table: Table, sender: Sender) -> log.AnyEntry:
    check_at_table(table, sender)
    if table.opened:
        return call_off(table)
    missing = [seat.name for seat in table.seats if not seat.ready and seat.kind == "person"]
    if missing:
        raise Refusal("not_ready", "not-here", names=", ".join(missing))
    game, taken = table.game, sum(seat.kind != "open" for seat in table.seats)
    if table.begins and taken != len(table.seats):
        raise Refusal("seats", "all-seats")
    try:
        game.check_options(taken, table.setup.options)
    except BadOption as problem:
        raise not_so(game, "seats", problem) from problem
    return log.Opened() if table.sealed() else log.Started(rules=game.version)


def call_off(table: Table) -> log.AnyEntry:
    """Who does not open a seal may know what would have come of it: so the next match is another, and without them."""
    if hours.now() - table.opened < REVEAL_SECONDS:
        names = ", ".join([table.seats[n].name for n in table.sealed()])
        raise Refusal("opening", "seal-closed", names=names, seconds=REVEAL_SECONDS)
    return log.CalledOff(secret=secrets.token_hex(32))


def during_match(table: Table, sender: Sender, command: wire.Command) -> log.AnyEntry:
    match command:
        case wire.Undo():
            seat = own_seat(table, sender, command.seat)
            if not table.may_undo(seat):
                raise Refusal("no_undo", "no-undo")
            return log.Undone(seat=seat, moves=table.moves - 1, clocks=table.clock.reading() if table.clock else [])
        case wire.Takeback():
            seat = own_seat(table, sender, command.seat)
            return propose(table, log.Proposed(kind="takeback", seat=seat, moves=last_move(table, seat)))
        case wire.Stop():
            return propose(table, log.Proposed(kind="stop", seat=own_seat(table, sender, None)))
        case wire.MoreTime():
            if table.clock is None:
                raise Refusal("no_clock", "no-clock")
            seat = own_seat(table, sender, command.seat)
            return propose(table, log.Proposed(kind="time", seat=seat, times=command.times))
        case wire.Vote():
            if not set(table.seats_of(sender.person)) & set(table.voters()):
                raise Refusal("not_yours", "no-say")
            if table.proposal is None:
                raise Refusal("no_proposal", "no-proposal")
            return log.Voted(yes=command.yes)
        case wire.Resign():
            seat = own_seat(table, sender, command.seat)
            if table.seats[seat].resigned:
                raise Refusal("not_running", "resigned")
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
        raise Refusal("not_running", "resigned")
    if command.version < table.since[seat] and table.choice[seat]:
        raise Refusal("stale", "stale")
    rule = match.state.why_not(seat, command.move)
    if rule is not None:
        raise Refusal("illegal", table.game.rule(rule, sender.language), rule)
    return moved(table, match, seat, command.move)


def moved(table: Table, match: Match, seat: int, move: int, late: bool = False) -> log.Moved:
    notation = table.game.notation(match.state, move)
    return log.Moved(seat=seat, move=notation, clocks=table.clock.after_move(seat) if table.clock else [], late=late)


def propose(table: Table, proposed: log.Proposed) -> log.AnyEntry:
    if table.proposal is not None and not about_time(table.proposal):
        raise Refusal("busy", "busy")
    return proposed


# ---- what comes about by itself ----


def bot_moved(table: Table, seat: int, move: int, since: int, late: bool = False) -> log.AnyEntry:
    """A bot's move, if its seat still has the choice it had at version `since`; `late`: of a person whose time is up.

    Whoever came back while the bot was thinking moves for themselves.
    """
    if table.match is None or table.status != "running" or table.since[seat] != since:
        raise changed()
    if late == bool(table.bot_of(seat)):
        raise changed()
    if table.match.state.why_not(seat, move) is not None:  # it was chosen from what never came to the disk
        raise changed()
    return moved(table, table.match, seat, move, late)


def flag_fell(table: Table, seat: int) -> log.AnyEntry:
    """Who has no time left has lost."""
    return log.Resigned(seat=awaited(table, seat))


def stood_in(table: Table, seat: int, late: bool) -> log.AnyEntry:
    """A bot plays for who is away, or has no time left."""
    return log.StoodIn(seats=[awaited(table, seat)], bot=STAND_IN, late=late)


def asked(table: Table, seat: int, late: bool) -> log.AnyEntry:
    """Those present are asked about who is away, or has no time left."""
    if table.question is not None or table.lent is not None:
        raise changed()
    return log.Questioned(seat=awaited(table, seat), late=late)


def decided(table: Table, sender: Sender, command: wire.Decide, here: set[str]) -> log.AnyEntry:
    """An answer to that, with the seats of those who are there to give one."""
    check_running(table)
    asked, yours = table.question, table.seats_of(sender.person)
    if asked is None:
        raise Refusal("no_proposal", "nothing-to-decide")
    may = [n for n in table.voters() if table.seats[n].person != table.seats[asked.seat].person]
    if not set(yours) & set(may):
        raise Refusal("not_yours", "others-decide")
    present = [n for n in may if table.seats[n].person in here or n in yours]
    clocks = table.clock.afresh(asked.seat) if table.clock and asked.late else []
    return log.Decided(word=command.word, present=present, clocks=clocks)


def rested(table: Table, person: str, holiday: Holiday) -> log.AnyEntry:
    """Somebody who sits here is on holiday, or no more."""
    if table.status != "running" or table.holidays.get(person, (0.0, 0.0)) == holiday:
        raise changed()
    return log.Rested(first=holiday[0], last=holiday[1])


def returned(table: Table, person: str) -> log.AnyEntry:
    """Who is back plays again."""
    yours = table.seats_of(person)
    seats = [table.seats[seat] for seat in yours]
    missed = table.question is not None and not table.question.late and table.question.seat in yours
    if table.status != "running" or not (missed or any(seat.stand_in and not seat.resigned for seat in seats)):
        raise Refusal("not_running", "nobody-stands-in")
    return log.Returned()


def rematched(table: Table, new: str) -> log.AnyEntry:
    """The first who asked has made a new table."""
    if table.rematch:
        raise Refusal("taken", "rematch-open")
    return log.Rematched(table=new)


def seat_given(table: Table, seat: int, giver: str) -> log.AnyEntry:
    """A seat goes to who claimed it."""
    if seat >= len(table.seats) or table.seats[seat].person != giver:
        raise Refusal("not_yours", "code-no-seat")
    if table.status == "lobby" and table.opened and seat not in table.contributed:
        raise Refusal("opening", "about-to-begin")
    return log.SeatGiven(seat=seat, name=table.seats[seat].name, hat=table.seats[seat].hat)


def migrated(table: Table) -> log.AnyEntry:
    """The match goes on by the rules of today."""
    return log.Migrated(rules=table.game.version, at=hours.now())
