"""The codes of moves and news. Written by `make codes` from moves.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

YELLOW: Final = 0
BLUE: Final = 1
RED: Final = 2
COLOURS: Final = 3

UP: Final = 0
DOWN: Final = 1
WAYS: Final = 2

KINDS: Final = 27
SETS_OF_A_VALUE: Final = 192
DRAW_PILE: Final = 2050
DRAW_LEFT: Final = 2051
DRAW_RIGHT: Final = 2052

LAY: Final = 0
SET: Final = 27
RUN: Final = 1755
DUCK: Final = 2049
DRAW: Final = 2050
ALL_MOVES: Final = 2053

TOLD_LAY: Final = 0
TOLD_SET: Final = 135
TOLD_RUN: Final = 8775
TOLD_DREW: Final = 10245
TOLD_DREW_CARD: Final = 10250
TOLD_TOOK: Final = 10385
TOLD_OUT: Final = 11060
TOLD_DUCKED: Final = 11560
TOLD_RIGHT: Final = 11565
TOLD_WRONG: Final = 17065
TOLD_CALLED_OFF: Final = 22565
TOLD_SUM: Final = 22566
TOLD_DISCARDED: Final = 22851
TOLD_KEPT: Final = 22856
TOLD_KEPT_CARD: Final = 22861
TOLD_ROUND_OVER: Final = 22996
TOLD_DEALT: Final = 23001
TOLD_FINAL: Final = 23026
TOLD_WON: Final = 24031
TOLD_SHOWED: Final = 24036


def lay_card(move: i64) -> i64:
    return move - LAY


def set_value(move: i64) -> i64:
    return (move - SET) // 192


def set_counts(move: i64) -> i64:
    return (move - SET) // 3 % 64


def set_top(move: i64) -> i64:
    return (move - SET) % 3


def run(colour: i64, low: i64, high: i64, way: i64) -> i64:
    return RUN + ((colour * 7 + low) * 7 + high - 2) * 2 + way


def run_colour(move: i64) -> i64:
    return (move - RUN) // 98


def run_low(move: i64) -> i64:
    return (move - RUN) // 14 % 7


def run_high(move: i64) -> i64:
    return (move - RUN) // 2 % 7 + 2


def run_way(move: i64) -> i64:
    return (move - RUN) % 2


def told_lay(seat: i64, card: i64) -> i64:
    return TOLD_LAY + seat * 27 + card


def told_set(seat: i64, cards: i64) -> i64:
    return TOLD_SET + seat * 1728 + cards


def told_run(seat: i64, cards: i64) -> i64:
    return TOLD_RUN + seat * 294 + cards


def told_drew(seat: i64) -> i64:
    return TOLD_DREW + seat


def told_drew_card(seat: i64, card: i64) -> i64:
    return TOLD_DREW_CARD + seat * 27 + card


def told_took(seat: i64, giver: i64, card: i64) -> i64:
    return TOLD_TOOK + (seat * 5 + giver) * 27 + card


def told_out(seat: i64, belt: i64) -> i64:
    return TOLD_OUT + seat * 100 + belt


def told_ducked(seat: i64) -> i64:
    return TOLD_DUCKED + seat


def told_right(seat: i64, sum: i64, belt: i64) -> i64:
    return TOLD_RIGHT + (seat * 11 + sum) * 100 + belt


def told_wrong(seat: i64, sum: i64, belt: i64) -> i64:
    return TOLD_WRONG + (seat * 11 + sum) * 100 + belt


def told_sum(seat: i64, sum: i64) -> i64:
    return TOLD_SUM + seat * 57 + sum


def told_discarded(seat: i64) -> i64:
    return TOLD_DISCARDED + seat


def told_kept(seat: i64) -> i64:
    return TOLD_KEPT + seat


def told_kept_card(seat: i64, card: i64) -> i64:
    return TOLD_KEPT_CARD + seat * 27 + card


def told_round_over(round: i64) -> i64:
    return TOLD_ROUND_OVER + round


def told_dealt(seat: i64, round: i64) -> i64:
    return TOLD_DEALT + seat * 5 + round


def told_final(seat: i64, points: i64) -> i64:
    return TOLD_FINAL + seat * 201 + points + 50


def told_won(seat: i64) -> i64:
    return TOLD_WON + seat


def told_showed(seat: i64, hand: i64) -> i64:
    return TOLD_SHOWED + seat * 18014398509481984 + hand
