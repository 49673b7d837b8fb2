"""The codes of moves and news. Written by `make codes` from moves.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

PICK: Final = 0
TURN: Final = 6
RESHUFFLE: Final = 7
PASS: Final = 13
PAY: Final = 14
AGAIN: Final = 20
STOP: Final = 21
STEAL: Final = 22
ALL_MOVES: Final = 58

TOLD_LAID: Final = 0
TOLD_SHOWED: Final = 6
TOLD_GHOST_SHOWED: Final = 42
TOLD_TOOK_TRICK: Final = 48
TOLD_GHOST_TOOK_TRICK: Final = 54
TOLD_ALL_CANCELLED: Final = 55
TOLD_FIRST: Final = 56
TOLD_CLIC: Final = 62
TOLD_PAN: Final = 68
TOLD_RESHUFFLED: Final = 74
TOLD_PASSED: Final = 110
TOLD_STOLE: Final = 116
TOLD_WON: Final = 332


def pick_card(move: i64) -> i64:
    return move - PICK


def reshuffle_card(move: i64) -> i64:
    return move - RESHUFFLE


def pay_card(move: i64) -> i64:
    return move - PAY


def steal(seat: i64, card: i64) -> i64:
    return STEAL + seat * 6 + card


def steal_seat(move: i64) -> i64:
    return (move - STEAL) // 6


def steal_card(move: i64) -> i64:
    return (move - STEAL) % 6


def told_laid(seat: i64) -> i64:
    return TOLD_LAID + seat


def told_showed(seat: i64, card: i64) -> i64:
    return TOLD_SHOWED + seat * 6 + card


def told_ghost_showed(card: i64) -> i64:
    return TOLD_GHOST_SHOWED + card


def told_took_trick(seat: i64) -> i64:
    return TOLD_TOOK_TRICK + seat


def told_first(seat: i64) -> i64:
    return TOLD_FIRST + seat


def told_clic(seat: i64) -> i64:
    return TOLD_CLIC + seat


def told_pan(seat: i64) -> i64:
    return TOLD_PAN + seat


def told_reshuffled(seat: i64, card: i64) -> i64:
    return TOLD_RESHUFFLED + seat * 6 + card


def told_passed(seat: i64) -> i64:
    return TOLD_PASSED + seat


def told_stole(seat: i64, victim: i64, card: i64) -> i64:
    return TOLD_STOLE + (seat * 6 + victim) * 6 + card


def told_won(seat: i64) -> i64:
    return TOLD_WON + seat
