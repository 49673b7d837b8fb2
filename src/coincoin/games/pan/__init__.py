"""Pan, t'es mort !, by Ludovic Barbe: 2 to 6 seats."""

from coincoin.games.pan.instinct import PanInstinct
from coincoin.games.pan.observation import fields
from coincoin.games.pan.observer import PanObserver
from coincoin.games.pan.position import Position, read, write
from coincoin.games.pan.rules import Pan
from coincoin.games.pan.table import common, scene
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game, Option, OptionValue
from coincoin.kernel.moves import Families, Family, Numbers, Seats

CARD = Numbers(1, 6)
SEAT = Seats(6)


def deal(seats: int, options: dict[str, OptionValue], dice: Dice) -> Pan:
    state = Pan(seats, dict(options))
    state.deal(dice)
    return state


GAME = Game(
    __name__,
    id="pan",
    version=1,
    seats=range(2, 7),
    options=[Option("double_clic", (False, True)), Option("mouse", ("wins", "scares"))],
    moves=Families(
        Family("pick", card=CARD),
        Family("turn"),
        Family("reshuffle", card=CARD),
        Family("pass"),
        Family("pay", card=CARD),
        Family("again"),
        Family("stop"),
        Family("steal", seat=SEAT, card=CARD),
    ),
    news=Families(
        Family("laid", seat=SEAT),
        Family("showed", seat=SEAT, card=CARD),
        Family("ghost_showed", card=CARD),
        Family("took_trick", seat=SEAT),
        Family("ghost_took_trick"),
        Family("all_cancelled"),
        Family("first", seat=SEAT),
        Family("clic", seat=SEAT),
        Family("pan", seat=SEAT),
        Family("reshuffled", seat=SEAT, card=CARD),
        Family("passed", seat=SEAT),
        Family("stole", seat=SEAT, victim=SEAT, card=CARD),
        Family("won", seat=SEAT),
    ),
    deal=deal,
    position=Position,
    write=write,
    read=read,
    common=common,
    scene=scene,
    fields=fields,
    observe=PanObserver(),
    instinct=PanInstinct(),
)
