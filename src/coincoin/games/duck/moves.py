"""DUCK: what can be done, and what is told. `make codes` numbers it all in rules/codes.py."""

from typing import Final

from coincoin.kernel.moves import Amount, Domain, Families, Family, Great, Names, Numbers, Seats, Step

VALUES: Final = 9
SHORTEST_RUN: Final = 3
ROUNDS: Final = 5
DUCK_LIMIT: Final = 10
HIGHEST_SUM: Final = 56  # seven cards of 8, more than any hand holds

COLOUR_NAMES = ("yellow", "blue", "red")
LETTERS = "ybr"
COLOURS = len(COLOUR_NAMES)
WAYS = ("up", "down")  # to lay a run
PLACES = ("pile", "left", "right")  # to draw from


class OpenHand:
    """A hand laid open, two bits a card: the cards and their sum.

    >>> OpenHand().value(1 << 26 | 1 << 6)
    'y1 b4 = 5'
    >>> OpenHand().index("y1 b4 = 5") == 1 << 26 | 1 << 6
    True
    >>> OpenHand().spelled("y1 b4 = 5")
    {'yellow': '1', 'blue': '4', 'red': '–', 'sum': '5'}
    """

    size = 1 << (2 * VALUES * COLOURS)

    def value(self, index: int) -> str:
        cards = [divmod(card, COLOURS) for card in range(VALUES * COLOURS) for _ in range(index >> (2 * card) & 3)]
        total = sum(value for value, _ in cards)
        return " ".join([*(f"{LETTERS[colour]}{value}" for value, colour in cards), "=", str(total)])

    def index(self, value: int | str) -> int:
        cards = [int(card[1]) * COLOURS + LETTERS.index(card[0]) for card in str(value).split()[:-2]]
        return sum(1 << (2 * card) for card in cards)

    def spelled(self, value: int | str) -> dict[str, str]:
        """The numbers of each colour, and the sum."""
        *cards, _, total = str(value).split()
        numbers = [" ".join(card[1] for card in cards if card[0] == letter) or "–" for letter in LETTERS]
        return {**dict(zip(COLOUR_NAMES, numbers, strict=True)), "sum": total}


SEAT = Seats(5)
VALUE = Amount(0, VALUES - 1)
COLOUR = Names(*COLOUR_NAMES)
CARD: dict[str, Domain] = {"value": VALUE, "colour": COLOUR}
COUNTS: dict[str, Domain] = dict.fromkeys(COLOUR_NAMES, Amount(0, 3))  # of each colour
SET: dict[str, Domain] = {"value": VALUE, **COUNTS, "top": COLOUR}
RUN: dict[str, Domain] = {
    "colour": COLOUR,
    "low": Amount(0, VALUES - SHORTEST_RUN),
    "high": Amount(SHORTEST_RUN - 1, VALUES - 1),
    "way": Names(*WAYS),
}
DUCKED = Amount(0, DUCK_LIMIT)
BELT = Amount(0, 99)

MOVES = Families(
    Family("lay", card=CARD),
    Family("set", value=VALUE, counts=COUNTS, top=COLOUR),
    Family("run", **RUN),
    Family("duck"),
    Family("draw", place=Names(*PLACES)),
)

NUMBERED = {
    "COLOURS": COLOUR_NAMES,
    "WAYS": WAYS,
    "KINDS": VALUES * COLOURS,
    "SETS_OF_A_VALUE": MOVES.by_name["set"].size // VALUES,
    **{f"DRAW_{place.upper()}": MOVES.parse(f"draw {place}") for place in PLACES},
}

NEWS = Families(
    Step("lay", "duck-10", "duck-12", seat=SEAT, card=CARD),
    Step("set", "duck-10", "duck-13", seat=SEAT, cards=SET),
    Step("run", "duck-11", "duck-14", seat=SEAT, cards=RUN),
    Family("drew", "duck-15", seat=SEAT),
    Family("drew_card", "duck-15", seat=SEAT, card=CARD),
    Step("took", "duck-15", "duck-18", seat=SEAT, giver=SEAT, card=CARD),
    Great("out", "duck-19", "duck-20", seat=SEAT, belt=BELT),
    Step("ducked", "duck-25", seat=SEAT),
    Great("right", "duck-26", seat=SEAT, sum=DUCKED, belt=BELT),
    Great("wrong", "duck-28", seat=SEAT, sum=DUCKED, belt=BELT),
    Great("called_off", "duck-35"),
    Family("sum", "duck-23", seat=SEAT, sum=Amount(0, HIGHEST_SUM)),
    Family("discarded", "duck-21", seat=SEAT),
    Family("kept", "duck-22", "duck-23", seat=SEAT),
    Family("kept_card", "duck-22", "duck-33", seat=SEAT, card=CARD),
    Family("round_over", "duck-22", round=Numbers(1, ROUNDS)),
    Family("dealt", "duck-06", "duck-37", seat=SEAT, round=Numbers(1, ROUNDS)),
    Family("final", "duck-39", "duck-41", seat=SEAT, points=Amount(-50, 150)),
    Great("won", "duck-40", seat=SEAT),
    Family("showed", "duck-25", seat=SEAT, hand=OpenHand()),
)
