"""Canaille, by Nicolas Melet: 2 to 4 seats."""

from coincoin.games.canaille.instinct import CanailleInstinct
from coincoin.games.canaille.observation import fields
from coincoin.games.canaille.observer import CanailleObserver
from coincoin.games.canaille.position import Position, read, write
from coincoin.games.canaille.rules import Canaille
from coincoin.games.canaille.rules_cards import ACTIONS, RIVER
from coincoin.games.canaille.table import common, scene
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game, Option, OptionValue
from coincoin.kernel.moves import Families, Family, Names, Numbers, Seats

CARD = Names(*ACTIONS)
CATCH = Names(*RIVER[:7])
SIZE = Numbers(1, 3)
SEAT = Seats(4)


def deal(seats: int, options: dict[str, OptionValue], dice: Dice) -> Canaille:
    state = Canaille(seats, dict(options))
    state.lay_out()
    state.deal(dice)
    return state


GAME = Game(
    __name__,
    id="canaille",
    version=1,
    seats=range(2, 5),
    options=[Option("stops", ("reconstruction", "mild"))],
    moves=Families(
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
    ),
    news=Families(
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
        Family("fog", seat=SEAT, count=Numbers(1, 4)),
        Family("took", seat=SEAT, card=CARD),
        Family("drew", seat=SEAT),
        Family("drew_card", seat=SEAT, card=CARD),
        Family("stirred"),
        Family("opened", card=CARD),
        Family("cat_ends", seat=SEAT),
        Family("quiet_ends"),
    ),
    deal=deal,
    position=Position,
    write=write,
    read=read,
    common=common,
    scene=scene,
    fields=fields,
    observe=CanailleObserver(),
    instinct=CanailleInstinct(),
)
