"""Canaille: its cards, what can be done, and what is told. `make codes` numbers it all in rules/codes.py."""

from coincoin.kernel.moves import Amount, Families, Family, Names, Numbers, Seats

ACTIONS = ("bite1", "bite2", "bite3", "other", "move", "bin", "release1", "release2", "release3", "fog", "point")
CATCHES = ("fish1", "fish2", "fish3", "litter1", "litter2", "litter3", "canaille")
# Nobody knows which card this is: one but the cat, or one that may be the cat.
RIVER = (*CATCHES, "unseen", "middle")


def bits(names: tuple[str, ...], start: str) -> int:
    """A bit for each kind whose name begins like this."""
    return sum(1 << number for number, name in enumerate(names) if name.startswith(start))


NUMBERED = {
    "KINDS": ACTIONS,
    "RIVER_KINDS": RIVER,
    "HEAP_KINDS": len(CATCHES),
    "BITES": bits(ACTIONS, "bite"),
    "RELEASES": bits(ACTIONS, "release"),
    "FISH_KINDS": bits(RIVER, "fish"),
    "LITTER_KINDS": bits(RIVER, "litter"),
}

CARD = Names(*ACTIONS)
CATCH = Names(*CATCHES)
SIZE = Numbers(1, 3)
SEAT = Seats(4)

MOVES = Families(
    Family("lay", card=CARD),
    Family("finish"),
    Family("name", seat=SEAT),
    Family("throw", size=SIZE),
    Family("let_go", size=SIZE),
    Family("enough"),
    Family("give", seat=SEAT),
    Family("put_back", size=SIZE),
    Family("take", card=CARD),
    Family("draw"),
    Family("swap", card=CARD, source=Names("pile", *ACTIONS)),
)

NEWS = Families(
    Family("no_stop", seat=SEAT),
    Family("put_back", seat=SEAT, size=SIZE),
    Family("swapped", seat=SEAT, card=CARD),
    Family("swapped_for", seat=SEAT, card=CARD, got=CARD),
    Family("swapped_open", seat=SEAT, card=CARD, got=CARD),
    Family("gave_up", seat=SEAT),
    Family("laid", seat=SEAT, card=CARD),
    Family("caught", seat=SEAT, catch=CATCH),
    Family("river_empty"),
    Family("named", seat=SEAT, other=SEAT),
    Family("face_down"),
    Family("face_up"),
    Family("top", catch=CATCH),
    Family("binned", seat=SEAT, size=SIZE),
    Family("no_litter", seat=SEAT),
    Family("released", seat=SEAT, size=SIZE),
    Family("no_fish", seat=SEAT),
    Family("fog", seat=SEAT, count=Amount(1, 4)),
    Family("took", seat=SEAT, card=CARD),
    Family("drew", seat=SEAT),
    Family("drew_card", seat=SEAT, card=CARD),
    Family("stirred"),
    Family("opened", card=CARD),
    Family("cat_ends", seat=SEAT),
    Family("quiet_ends"),
)
