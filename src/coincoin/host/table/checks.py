"""What must be so at a table before something is added to its log."""

from __future__ import annotations

from typing import Protocol

from coincoin.host import wire
from coincoin.host.pace import DAY, MOST_DAYS, ClockRule
from coincoin.host.sign import SeatInfo
from coincoin.host.table.fold import Table
from coincoin.host.table.refusal import Refusal
from coincoin.host.table.text import alike
from coincoin.kernel.errors import BadOption
from coincoin.kernel.game import Game

LEAST_PATIENCE = 10  # seconds: a page that is loaded again, or a phone in a tunnel, is not away


class Sender(Protocol):
    """Who sends a command, and through which seat they look."""

    person: str
    name: str
    hat: str
    shunned_by: set[str]  # who want nothing to do with them
    eye: int | None
    language: str


def not_so(game: Game, code: str, problem: BadOption) -> Refusal:
    """What a game says to these options."""
    return Refusal(code, problem.key or str(problem), "", game.package, **problem.arguments)


def changed() -> Refusal:
    return Refusal("stale", "stale")


def check_pace(clock: ClockRule, patience: int) -> None:
    if clock.kind != "none" and clock.seconds < 1:
        raise Refusal("options", "clock-second")
    if clock.kind == "days" and not DAY <= clock.seconds <= MOST_DAYS * DAY:
        raise Refusal("options", "clock-days", days=MOST_DAYS)
    if 0 < patience < LEAST_PATIENCE:
        raise Refusal("options", "least-patience", seconds=LEAST_PATIENCE)


def check_running(table: Table) -> None:
    if table.status != "running":
        raise Refusal("not_running", "no-match")


def check_owner(table: Table, sender: Sender) -> None:
    if sender.person != table.owner:
        raise Refusal("not_owner", "owner-only")


def check_at_table(table: Table, sender: Sender) -> None:
    if sender.person != table.owner and sender.person not in table.people():
        raise Refusal("not_owner", "sitters-only")


def check_name(table: Table, person: str, name: str, own: bool) -> None:
    """Refusal if somebody else at the table could be taken for them; `own`: by their own name they may sit twice."""
    for seat in table.seats:
        if alike(seat.name) == alike(name) and seat.name and not (own and seat.person == person):
            raise Refusal("name_taken", "name-taken", name=seat.name)


def seat_info(table: Table, seat: int) -> SeatInfo:
    if seat >= len(table.seats):
        raise Refusal("seats", "no-such-seat", number=seat + 1)
    return table.seats[seat]


def own_seat(table: Table, sender: Sender, seat: int | None) -> int:
    """The seat a command is for: nobody acts for another's."""
    yours = table.seats_of(sender.person)
    wanted = seat if seat is not None else sender.eye if sender.eye in yours else yours[0] if yours else None
    if wanted is None or wanted not in yours:
        raise Refusal("not_yours", "not-your-seat")
    return wanted


def awaited(table: Table, seat: int) -> int:
    if seat not in table.waiting() or table.bot_of(seat):
        raise changed()
    return seat


def last_move(table: Table, seat: int) -> int:
    """How many moves the match had before this seat's last one."""
    played = table.match.log if table.match else []
    first = len(table.begins.moves) if table.begins else 0
    for n in range(len(played) - 1, first - 1, -1):
        if played[n][0] == seat:
            return n
    raise Refusal("no_takeback", "no-takeback")


def mixed_in(command: wire.Sit | wire.Contribute) -> tuple[str, str]:
    """The contribution and its seal: one of them is sent."""
    if bool(command.contribution) == bool(command.seal):
        raise Refusal("seal", "send a seal or a contribution")
    return command.contribution, command.seal
