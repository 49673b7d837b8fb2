"""Canaille: its cards, what can be done, and what is told. `make codes` numbers it all in rules/codes.py."""

from coincoin.kernel.moves import Amount, Families, Family, Great, Names, Numbers, Seats, Step

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
    Family("no_stop", "canaille-19", seat=SEAT),
    Family("put_back", "canaille-21", seat=SEAT, size=SIZE),
    Family("swapped", "canaille-20", seat=SEAT, card=CARD),
    Family("swapped_for", "canaille-20", seat=SEAT, card=CARD, got=CARD),
    Family("swapped_open", "canaille-20", seat=SEAT, card=CARD, got=CARD),
    Family("gave_up", "canaille-23", seat=SEAT),
    Step("laid", "canaille-08", "canaille-13", seat=SEAT, card=CARD),
    Step("caught", "canaille-24", "canaille-40", seat=SEAT, catch=CATCH),
    Step("river_empty", "canaille-26", "canaille-14"),
    Step("named", "canaille-27", seat=SEAT, other=SEAT),
    Step("face_down", "canaille-29"),
    Step("face_up", "canaille-29"),
    Family("top", "canaille-29", catch=CATCH),
    Step("binned", "canaille-31", seat=SEAT, size=SIZE),
    Step("no_litter", "canaille-31", "canaille-14", seat=SEAT),
    Step("released", "canaille-32", seat=SEAT, size=SIZE),
    Step("no_fish", "canaille-33", seat=SEAT),
    Step("fog", "canaille-34", "canaille-35", seat=SEAT, count=Amount(1, 4)),
    Family("took", "canaille-15", seat=SEAT, card=CARD),
    Family("drew", "canaille-15", seat=SEAT),
    Family("drew_card", "canaille-15", seat=SEAT, card=CARD),
    Family("stirred", "canaille-17"),
    Family("opened", "canaille-16", card=CARD),
    Great("cat_ends", "canaille-39", "canaille-41", seat=SEAT),
    Great("quiet_ends", "canaille-44"),
)
