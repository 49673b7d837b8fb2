"""Canardage: its action cards, what can be done, and what is told. `make codes` numbers it all in rules/codes.py."""

from typing import Final

from coincoin.kernel.moves import Amount, Families, Family, Great, Names, Numbers, Orders, Seats, Step

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
    Kind("ga-aim", Family("en_joue", "canardage-24", place=PLACE)),
    Kind(
        "ga-two",
        Family("deux_pour_un", "canardage-25", place=PAIR),
        Family("deux_pour_un_seul", "canardage-26", place=PLACE),
    ),
    Kind("ga-bang", Family("pan", "canardage-27", place=PLACE)),
    Kind("ga-luke", Family("ducky_luke", "canardage-29", place=PLACE)),
    Kind("ga-oops", Family("oups", "canardage-31", place=PLACE, side=SIDE)),
    Kind("ga-chain", Family("canards_enchaines", "canardage-33", place=PAIR)),
    Kind("ga-mexicoin", Family("mexicoin", "canardage-35")),
    Kind("ga-simplet", Family("canard_simplet", "canardage-36", place=PLACE)),
    Kind("ga-president", Family("president", "canardage-39", player=SEAT)),
    Kind("ga-magret", Family("commissaire_magret", "canardage-41", "canardage-43", place=PLACE)),
    Kind("ga-left", Family("rectifier_gauche", "canardage-46", place=PLACE)),
    Kind("ga-right", Family("rectifier_droite", "canardage-47", place=PLACE)),
    Kind("ga-march", Family("en_avant_marche", "canardage-49")),
    Kind("ga-lazy", Family("canard_blase", "canardage-50", place=PLACE)),
    Kind("ga-hurry", Family("canard_presse", "canardage-51", place=PLACE)),
    Kind("ga-flash", Family("fulguro_coin", "canardage-53", place=PLACE)),
    Kind("ga-anarchy", Family("canarchie", "canardage-54", order=Orders(PLACES))),
    Kind("ga-dance", Family("danse_des_canards", "canardage-55")),
    Kind("ga-hide", Family("planque", "canardage-57", place=PLACE, side=SIDE)),
    Kind("ga-cover", Family("a_couvert", "canardage-60", place=PLACE)),
    Kind("ga-peace", Family("peace_and_love", "canardage-64")),
    Kind("ga-walking", Family("walking_duck", "canardage-65", colour=COLOUR)),
    Kind("ga-moby", Family("moby_duck", "canardage-67", player=SEAT)),
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
    Family("throw_away", "canardage-10", card=CARD),
    Family("revenge", "canardage-43", place=PLACE),
    Family("spare", "canardage-43"),
)

NEWS = Families(
    *(Family(move.name, *move.rules, seat=SEAT, **move.arguments) for move in MOVES.families),
    Step("shot", "canardage-12", "canardage-16", colour=COLOUR, place=PLACE),
    Step("splash", "canardage-17", place=PLACE),
    Step("safe", "canardage-60", "canardage-61", place=PLACE),
    Step("emerged", "canardage-20", colour=COLOUR, place=PLACE),
    Step("arrived", "canardage-16", face=FACE, place=PLACE),
    Family("under", "canardage-14", face=FACE),
    Family("drew", "canardage-09", seat=SEAT, card=CARD),
    Family("reshuffled", "canardage-11"),
    Step("skipped", "canardage-39", seat=SEAT),
    Step("answered", "canardage-36", seat=SEAT),
    Step("no_pan", "canardage-37", seat=SEAT),
    Step("uncovered", "canardage-62", seat=SEAT, place=PLACE),
    Step("moby_left", "canardage-69", seat=SEAT),
    Family("magret_left", "canardage-42", colour=COLOUR),
    Family("may_avenge", "canardage-43", seat=SEAT),
    Great("flock_gone", "canardage-13", colour=COLOUR),
    Family("left", "canardage-80", seat=SEAT),
    Family("colour", "canardage-74", seat=SEAT, colour=COLOUR),
    Family("scored", "canardage-78", seat=SEAT, points=Amount(0, MOST_TOLD)),
    Family("next_game", "canardage-79", number=Amount(2, 3)),
    Family("first", "canardage-07", seat=SEAT),
    Great("won", "canardage-70", seat=SEAT),
    Great("shared", "canardage-71", seat=SEAT),
)
