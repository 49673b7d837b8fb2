"""Canardage, by Keith Meyers: 2 to 6 seats."""

from coincoin.games.canardage.instinct import CanardageInstinct
from coincoin.games.canardage.observation import fields
from coincoin.games.canardage.observer import CanardageObserver
from coincoin.games.canardage.position import COLOUR_NAMES, FACES, Position, read, write
from coincoin.games.canardage.rules import Canardage
from coincoin.games.canardage.rules_codes import MOST_TOLD
from coincoin.games.canardage.rules_deck import NAMES
from coincoin.games.canardage.rules_gallery import Variant
from coincoin.games.canardage.table import common, scene
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game, Option, OptionValue
from coincoin.kernel.moves import Families, Family, Names, Numbers, Orders, Seats

PLACE = Numbers(1, 6)
PAIR = Numbers(1, 5)  # two neighbours, by the foremost
SIDE = Names("front", "behind")
SEAT = Seats(6)
COLOUR = Names(*COLOUR_NAMES)
FACE = Names(*FACES)
CARD = Names(*NAMES)

MOVES = (
    Family("en_joue", place=PLACE),
    Family("deux_pour_un", place=PAIR),
    Family("deux_pour_un_seul", place=PLACE),
    Family("pan", place=PLACE),
    Family("ducky_luke", place=PLACE),
    Family("oups", place=PLACE, side=SIDE),
    Family("canards_enchaines", place=PAIR),
    Family("mexicoin"),
    Family("canard_simplet", place=PLACE),
    Family("president", player=SEAT),
    Family("commissaire_magret", place=PLACE),
    Family("rectifier_gauche", place=PLACE),
    Family("rectifier_droite", place=PLACE),
    Family("en_avant_marche"),
    Family("canard_blase", place=PLACE),
    Family("canard_presse", place=PLACE),
    Family("fulguro_coin", place=PLACE),
    Family("canarchie", order=Orders(6)),
    Family("danse_des_canards"),
    Family("planque", place=PLACE, side=SIDE),
    Family("a_couvert", place=PLACE),
    Family("peace_and_love"),
    Family("walking_duck", colour=COLOUR),
    Family("moby_duck", player=SEAT),
    Family("throw_away", card=CARD),
    Family("revenge", place=PLACE),
    Family("spare"),
)


def deal(seats: int, options: dict[str, OptionValue], dice: Dice) -> Canardage:
    state = Canardage(seats, dict(options), Variant(seats, dict(options)))
    state.deal(dice)
    return state


def refuses(seats: int, options: dict[str, OptionValue]) -> str:
    """Which options do not go together (canardage-76, canardage-83); empty when they do."""
    teams = int(options["teams"])
    if teams and (seats % teams or seats == teams):
        return f"{seats} seats cannot form two or more teams of {teams}: choose teams=0"
    if bool(options["secret"]) + bool(options["tough"]) + bool(teams) > 1:
        return "secret, teams and tough do not mix: choose one of them"
    if options["tough"] and seats == 2:
        return "tough stops at two players, so it needs three seats or more"
    return ""


GAME = Game(
    __name__,
    id="canardage",
    version=1,
    seats=range(2, 7),
    options=[
        Option("deck", ("A", "B")),
        Option("secret", (False, True)),
        Option("teams", (0, 2, 3)),
        Option("points", (1, 3)),
        Option("tough", (False, True)),
    ],
    refuses=refuses,
    moves=Families(*MOVES),
    news=Families(
        *(Family(move.name, seat=SEAT, **move.arguments) for move in MOVES),
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
        Family("scored", seat=SEAT, points=Numbers(0, MOST_TOLD)),
        Family("next_game", number=Numbers(2, 3)),
        Family("first", seat=SEAT),
        Family("won", seat=SEAT),
        Family("shared", seat=SEAT),
    ),
    deal=deal,
    position=Position,
    write=write,
    read=read,
    common=common,
    scene=scene,
    fields=fields,
    observe=CanardageObserver(),
    instinct=CanardageInstinct(),
)
