"""The news of DUCK as codes, in the order in which `__init__.py` names their families."""

from typing import Final

LAY: Final = 0
SET: Final = 135
RUN: Final = 8775
DREW: Final = 10245
DREW_CARD: Final = 10250
TOOK: Final = 10385
OUT: Final = 11060
RIGHT: Final = 11560
WRONG: Final = 17060
CALLED_OFF: Final = 22560
SUM: Final = 22561
DISCARDED: Final = 22846
KEPT: Final = 22851
KEPT_CARD: Final = 22856
DEALT: Final = 22991
FINAL: Final = 23016
WON: Final = 24021
SHOWED: Final = 24026

SUMS: Final = 57  # news tell sums from 0 to 56
BELTS: Final = 100  # and belts from 0 to 99
LEAST_POINTS: Final = -50  # and points from -50
POINTS: Final = 201
HANDS: Final = 1 << 54
