"""Pan, t'es mort !: what can be done, and what is told. `make codes` numbers it all in rules/codes.py."""

from typing import Final

from coincoin.kernel.moves import Families, Family, Great, Numbers, Seats, Step

VALUES: Final = 6  # of cards

CARD = Numbers(1, VALUES)
SEAT = Seats(6)

MOVES = Families(
    Family("pick", card=CARD),
    Family("turn"),
    Family("reshuffle", card=CARD),
    Family("pass"),
    Family("pay", card=CARD),
    Family("again"),
    Family("stop"),
    Family("steal", seat=SEAT, card=CARD),
)

NEWS = Families(
    Family("laid", "pan-05", seat=SEAT),
    Family("showed", "pan-06", seat=SEAT, card=CARD),
    Family("ghost_showed", "pan-29", card=CARD),
    Family("took_trick", "pan-08", "pan-11", seat=SEAT),
    Family("ghost_took_trick", "pan-29"),
    Family("all_cancelled", "pan-12"),
    Step("first", "pan-14", "pan-25", seat=SEAT),
    Step("clic", "pan-23", seat=SEAT),
    Great("pan", "pan-24", seat=SEAT),
    Family("reshuffled", "pan-20", seat=SEAT, card=CARD),
    Family("passed", "pan-21", seat=SEAT),
    Step("stole", "pan-32", seat=SEAT, victim=SEAT, card=CARD),
    Great("won", "pan-27", seat=SEAT),
)
