"""The codes of moves and news. Written by `make codes` from moves.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

BITE1: Final = 0
BITE2: Final = 1
BITE3: Final = 2
OTHER: Final = 3
MOVE: Final = 4
BIN: Final = 5
RELEASE1: Final = 6
RELEASE2: Final = 7
RELEASE3: Final = 8
FOG: Final = 9
POINT: Final = 10
KINDS: Final = 11

FISH1: Final = 0
FISH2: Final = 1
FISH3: Final = 2
LITTER1: Final = 3
LITTER2: Final = 4
LITTER3: Final = 5
CANAILLE: Final = 6
UNSEEN: Final = 7
MIDDLE: Final = 8
RIVER_KINDS: Final = 9

HEAP_KINDS: Final = 7
BITES: Final = 7
RELEASES: Final = 448
FISH_KINDS: Final = 7
LITTER_KINDS: Final = 56

LAY: Final = 0
FINISH: Final = 11
NAME: Final = 12
THROW: Final = 16
LET_GO: Final = 19
ENOUGH: Final = 22
GIVE: Final = 23
PUT_BACK: Final = 27
TAKE: Final = 30
DRAW: Final = 41
SWAP: Final = 42
ALL_MOVES: Final = 174

TOLD_NO_STOP: Final = 0
TOLD_PUT_BACK: Final = 4
TOLD_SWAPPED: Final = 16
TOLD_SWAPPED_FOR: Final = 60
TOLD_SWAPPED_OPEN: Final = 544
TOLD_GAVE_UP: Final = 1028
TOLD_LAID: Final = 1032
TOLD_CAUGHT: Final = 1076
TOLD_RIVER_EMPTY: Final = 1104
TOLD_NAMED: Final = 1105
TOLD_FACE_DOWN: Final = 1121
TOLD_FACE_UP: Final = 1122
TOLD_TOP: Final = 1123
TOLD_BINNED: Final = 1130
TOLD_NO_LITTER: Final = 1142
TOLD_RELEASED: Final = 1146
TOLD_NO_FISH: Final = 1158
TOLD_FOG: Final = 1162
TOLD_TOOK: Final = 1178
TOLD_DREW: Final = 1222
TOLD_DREW_CARD: Final = 1226
TOLD_STIRRED: Final = 1270
TOLD_OPENED: Final = 1271
TOLD_CAT_ENDS: Final = 1282
TOLD_QUIET_ENDS: Final = 1286


def lay(card: i64) -> i64:
    return LAY + card


def lay_card(move: i64) -> i64:
    return move - LAY


def name(seat: i64) -> i64:
    return NAME + seat


def name_seat(move: i64) -> i64:
    return move - NAME


def throw_size(move: i64) -> i64:
    return move - THROW


def let_go_size(move: i64) -> i64:
    return move - LET_GO


def give(seat: i64) -> i64:
    return GIVE + seat


def give_seat(move: i64) -> i64:
    return move - GIVE


def put_back_size(move: i64) -> i64:
    return move - PUT_BACK


def take_card(move: i64) -> i64:
    return move - TAKE


def swap(card: i64, source: i64) -> i64:
    return SWAP + card * 12 + source


def swap_card(move: i64) -> i64:
    return (move - SWAP) // 12


def swap_source(move: i64) -> i64:
    return (move - SWAP) % 12


def told_no_stop(seat: i64) -> i64:
    return TOLD_NO_STOP + seat


def told_put_back(seat: i64, size: i64) -> i64:
    return TOLD_PUT_BACK + seat * 3 + size


def told_swapped(seat: i64, card: i64) -> i64:
    return TOLD_SWAPPED + seat * 11 + card


def told_swapped_for(seat: i64, card: i64, got: i64) -> i64:
    return TOLD_SWAPPED_FOR + (seat * 11 + card) * 11 + got


def told_swapped_open(seat: i64, card: i64, got: i64) -> i64:
    return TOLD_SWAPPED_OPEN + (seat * 11 + card) * 11 + got


def told_gave_up(seat: i64) -> i64:
    return TOLD_GAVE_UP + seat


def told_laid(seat: i64, card: i64) -> i64:
    return TOLD_LAID + seat * 11 + card


def told_caught(seat: i64, catch: i64) -> i64:
    return TOLD_CAUGHT + seat * 7 + catch


def told_named(seat: i64, other: i64) -> i64:
    return TOLD_NAMED + seat * 4 + other


def told_top(catch: i64) -> i64:
    return TOLD_TOP + catch


def told_binned(seat: i64, size: i64) -> i64:
    return TOLD_BINNED + seat * 3 + size


def told_no_litter(seat: i64) -> i64:
    return TOLD_NO_LITTER + seat


def told_released(seat: i64, size: i64) -> i64:
    return TOLD_RELEASED + seat * 3 + size


def told_no_fish(seat: i64) -> i64:
    return TOLD_NO_FISH + seat


def told_fog(seat: i64, count: i64) -> i64:
    return TOLD_FOG + seat * 4 + count - 1


def told_took(seat: i64, card: i64) -> i64:
    return TOLD_TOOK + seat * 11 + card


def told_drew(seat: i64) -> i64:
    return TOLD_DREW + seat


def told_drew_card(seat: i64, card: i64) -> i64:
    return TOLD_DREW_CARD + seat * 11 + card


def told_opened(card: i64) -> i64:
    return TOLD_OPENED + card


def told_cat_ends(seat: i64) -> i64:
    return TOLD_CAT_ENDS + seat
