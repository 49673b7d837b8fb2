"""The codes of the news Canaille tells: the first of each family declared in `__init__.py`."""

from typing import Final

NO_STOP: Final = 0
PUT_BACK: Final = 4
SWAPPED: Final = 16
SWAPPED_FOR: Final = 60
SWAPPED_OPEN: Final = 544
GAVE_UP: Final = 1028
LAID: Final = 1032
CAUGHT: Final = 1076
RIVER_EMPTY: Final = 1104
NAMED: Final = 1105
FACE_DOWN: Final = 1121
FACE_UP: Final = 1122
TOP: Final = 1123
BINNED: Final = 1130
NO_LITTER: Final = 1142
RELEASED: Final = 1146
NO_FISH: Final = 1158
FOG: Final = 1162
TOOK: Final = 1178
DREW: Final = 1222
DREW_CARD: Final = 1226
STIRRED: Final = 1270
OPENED: Final = 1271
CAT_ENDS: Final = 1282
QUIET_ENDS: Final = 1286
