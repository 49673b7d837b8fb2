"""DUCK, by Johannes Krenner: 3 to 5 seats."""

from coincoin.games.duck.instinct import DuckInstinct
from coincoin.games.duck.observation import fields
from coincoin.games.duck.observer import DuckObserver
from coincoin.games.duck.position import Position, read, write
from coincoin.games.duck.rules import Duck
from coincoin.games.duck.rules_cards import COLOURS, cards_of, total_of, word_of
from coincoin.games.duck.table import common, scene
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game, Option, OptionValue
from coincoin.kernel.moves import Domain, Families, Family, Names, Numbers, Seats

COLOUR_NAMES = ("yellow", "blue", "red")
LETTERS = "ybr"


class OpenHand:
    """A hand laid open: the cards and their sum.

    >>> OpenHand().value(1 << 26 | 1 << 6)
    'y1 b4 = 5'
    >>> OpenHand().spelled("y1 b4 = 5")
    {'yellow': '1', 'blue': '4', 'red': '–', 'sum': '5'}
    """

    size = 1 << 54

    def value(self, index: int) -> str:
        cards = [f"{LETTERS[card % COLOURS]}{card // COLOURS}" for card in cards_of(index)]
        return " ".join([*cards, "=", str(total_of(index))])

    def index(self, value: int | str) -> int:
        return sum(word_of(int(card[1]) * COLOURS + LETTERS.index(card[0])) for card in str(value).split()[:-2])

    def spelled(self, value: int | str) -> dict[str, str]:
        """The numbers of each colour, and the sum."""
        *cards, _, total = str(value).split()
        numbers = [" ".join(card[1] for card in cards if card[0] == letter) or "–" for letter in LETTERS]
        return {**dict(zip(COLOUR_NAMES, numbers, strict=True)), "sum": total}


SEAT = Seats(5)
VALUE = Numbers(0, 8)
COLOUR = Names(*COLOUR_NAMES)
SET: dict[str, Domain] = {
    "value": VALUE,
    "yellow": Numbers(0, 3),
    "blue": Numbers(0, 3),
    "red": Numbers(0, 3),
    "top": COLOUR,
}
RUN: dict[str, Domain] = {"colour": COLOUR, "low": Numbers(0, 6), "high": Numbers(2, 8), "way": Names("up", "down")}
CARD: dict[str, Domain] = {"value": VALUE, "colour": COLOUR}
BELT = Numbers(0, 99)


def deal(seats: int, options: dict[str, OptionValue], dice: Dice) -> Duck:
    state = Duck(seats, dict(options))
    state.start(dice)
    return state


GAME = Game(
    __name__,
    id="duck",
    version=1,
    seats=range(3, 6),
    options=[Option("face_up", ("dealer", "everyone")), Option("belts", ("steady", "rising"))],
    moves=Families(
        Family("lay", **CARD),
        Family("set", **SET),
        Family("run", **RUN),
        Family("duck"),
        Family("draw", place=Names("pile", "left", "right")),
    ),
    news=Families(
        Family("lay", seat=SEAT, **CARD),
        Family("set", seat=SEAT, **SET),
        Family("run", seat=SEAT, **RUN),
        Family("drew", seat=SEAT),
        Family("drew_card", seat=SEAT, **CARD),
        Family("took", seat=SEAT, giver=SEAT, **CARD),
        Family("out", seat=SEAT, belt=BELT),
        Family("right", seat=SEAT, sum=Numbers(0, 10), belt=BELT),
        Family("wrong", seat=SEAT, sum=Numbers(0, 10), belt=BELT),
        Family("called_off"),
        Family("sum", seat=SEAT, sum=Numbers(0, 56)),
        Family("discarded", seat=SEAT),
        Family("kept", seat=SEAT),
        Family("kept_card", seat=SEAT, **CARD),
        Family("dealt", seat=SEAT, round=Numbers(1, 5)),
        Family("final", seat=SEAT, points=Numbers(-50, 150)),
        Family("won", seat=SEAT),
        Family("showed", seat=SEAT, hand=OpenHand()),
    ),
    deal=deal,
    position=Position,
    write=write,
    read=read,
    common=common,
    scene=scene,
    fields=fields,
    observe=DuckObserver(),
    instinct=DuckInstinct(),
)
