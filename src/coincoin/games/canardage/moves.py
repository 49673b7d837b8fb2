"""Canardage: its action cards, what can be done, and what is told. `make codes` numbers it all in rules/codes.py."""

from typing import Final

from coincoin.kernel.moves import Amount, Families, Family, Names, Numbers, Orders, Seats

PLACES: Final = 6
MOST_TOLD: Final = 99  # points the log can name

COLOUR_NAMES = ("yellow", "blue", "red", "green", "violet", "grey")
FACES = (*COLOUR_NAMES, "water")

SEAT = Seats(6)
PLACE = Numbers(1, PLACES)
PAIR = Numbers(1, PLACES - 1)  # two neighbours, by the foremost
SIDE = Names("front", "behind")
COLOUR = Names(*COLOUR_NAMES)
FACE = Names(*FACES)


class Kind:
    """One kind of action card: its drawing, and the families of moves that play it. The first one bears its name.

    What it does says the class of that name in the rules: `EnJoue` for en_joue.
    """

    def __init__(self, drawing: str, *families: Family) -> None:
        self.drawing = drawing
        self.families = families
        self.name = families[0].name
        self.ways = sum(family.size for family in families)


CARDS = (
    Kind("ga-aim", Family("en_joue", place=PLACE)),
    Kind("ga-two", Family("deux_pour_un", place=PAIR), Family("deux_pour_un_seul", place=PLACE)),
    Kind("ga-bang", Family("pan", place=PLACE)),
    Kind("ga-luke", Family("ducky_luke", place=PLACE)),
    Kind("ga-oops", Family("oups", place=PLACE, side=SIDE)),
    Kind("ga-chain", Family("canards_enchaines", place=PAIR)),
    Kind("ga-mexicoin", Family("mexicoin")),
    Kind("ga-simplet", Family("canard_simplet", place=PLACE)),
    Kind("ga-president", Family("president", player=SEAT)),
    Kind("ga-magret", Family("commissaire_magret", place=PLACE)),
    Kind("ga-left", Family("rectifier_gauche", place=PLACE)),
    Kind("ga-right", Family("rectifier_droite", place=PLACE)),
    Kind("ga-march", Family("en_avant_marche")),
    Kind("ga-lazy", Family("canard_blase", place=PLACE)),
    Kind("ga-hurry", Family("canard_presse", place=PLACE)),
    Kind("ga-flash", Family("fulguro_coin", place=PLACE)),
    Kind("ga-anarchy", Family("canarchie", order=Orders(PLACES))),
    Kind("ga-dance", Family("danse_des_canards")),
    Kind("ga-hide", Family("planque", place=PLACE, side=SIDE)),
    Kind("ga-cover", Family("a_couvert", place=PLACE)),
    Kind("ga-peace", Family("peace_and_love")),
    Kind("ga-walking", Family("walking_duck", colour=COLOUR)),
    Kind("ga-moby", Family("moby_duck", player=SEAT)),
)
NAMES = tuple(kind.name for kind in CARDS)
CARD = Names(*NAMES)

NUMBERED = {
    "KINDS": [f"kind_{name}" for name in NAMES],
    "COLOURS": COLOUR_NAMES,
    "WATER": FACES.index("water"),
    "PAIRS": PAIR.size,
}

MOVES = Families(
    *(family for kind in CARDS for family in kind.families),
    Family("throw_away", card=CARD),
    Family("revenge", place=PLACE),
    Family("spare"),
)

NEWS = Families(
    *(Family(move.name, seat=SEAT, **move.arguments) for move in MOVES.families),
    Family("shot", colour=COLOUR, place=PLACE),
    Family("splash", place=PLACE),
    Family("safe", place=PLACE),
    Family("emerged", colour=COLOUR, place=PLACE),
    Family("arrived", face=FACE, place=PLACE),
    Family("under", face=FACE),
    Family("drew", seat=SEAT, card=CARD),
    Family("reshuffled"),
    Family("skipped", seat=SEAT),
    Family("answered", seat=SEAT),
    Family("no_pan", seat=SEAT),
    Family("uncovered", seat=SEAT, place=PLACE),
    Family("moby_left", seat=SEAT),
    Family("magret_left", colour=COLOUR),
    Family("may_avenge", seat=SEAT),
    Family("flock_gone", colour=COLOUR),
    Family("left", seat=SEAT),
    Family("colour", seat=SEAT, colour=COLOUR),
    Family("scored", seat=SEAT, points=Amount(0, MOST_TOLD)),
    Family("next_game", number=Amount(2, 3)),
    Family("first", seat=SEAT),
    Family("won", seat=SEAT),
    Family("shared", seat=SEAT),
)
