"""Canardage, by Keith Meyers: 2 to 6 seats."""

from coincoin.games.canardage.instinct import CanardageInstinct
from coincoin.games.canardage.knows.fields import fields
from coincoin.games.canardage.knows.observer import CanardageObserver
from coincoin.games.canardage.knows.position import Position, read, write
from coincoin.games.canardage.looks.about import FACES
from coincoin.games.canardage.looks.scene import common, scene
from coincoin.games.canardage.looks.score import score
from coincoin.games.canardage.looks.why import picks
from coincoin.games.canardage.moves import MOVES, NEWS
from coincoin.games.canardage.rules.gallery import Variant
from coincoin.games.canardage.rules.turns import Canardage
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game, Option, OptionValue


def deal(seats: int, options: dict[str, OptionValue], dice: Dice) -> Canardage:
    state = Canardage(seats, dict(options), Variant(seats, dict(options)))
    state.deal(dice)
    return state


def refuses(seats: int, options: dict[str, OptionValue]) -> str:
    """The sentence on options that do not go together (canardage-76, canardage-83); empty when they do."""
    teams = int(options["teams"])
    if teams and (seats % teams or seats == teams):
        return "refuses-teams"
    if bool(options["secret"]) + bool(options["tough"]) + bool(teams) > 1:
        return "refuses-mix"
    if options["tough"] and seats == 2:
        return "refuses-tough"
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
    moves=MOVES,
    news=NEWS,
    deal=deal,
    position=Position,
    write=write,
    read=read,
    common=common,
    scene=scene,
    score=score,
    faces=FACES,
    picks=picks,
    fields=fields,
    observe=CanardageObserver(),
    instinct=CanardageInstinct(),
)
