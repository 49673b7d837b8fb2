"""Moments that hardly ever come by chance: a position, a move of seat 0, and what it shows among other things."""

from __future__ import annotations

from typing import Any

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.state import State, Story
from coincoin.testing.play import position

from ..games.canaille.positions import table as canaille
from ..games.canardage.positions import table as canardage
from ..games.duck.positions import drawing
from ..games.duck.positions import table as duck
from ..games.duck_dealer.positions import ship, space
from ..games.duck_dealer.test_trading import HOLD_PRICE, at

FIVE = ["bite2", "point", "move", "other", "bin"]
ALL_BUT_THE_CAT = ["fish1"] * 16 + ["fish2"] * 10 + ["fish3"] * 5 + ["litter1"] * 6 + ["litter2"] * 3 + ["litter3"]
CALLED_OFF = {"turns": 179, "dealer": 0, "discards": [["b5"], ["y5"], ["b3"]]}
STEALING = {"seats": 3, "phase": "stealing", "order": [0, 1, 2], "chambers": 4, "owed": 3}
RADIO = {"energy": {"yellow": 1}, "goods": {"radio": 1}}
TRADERS = {0: ship(goods={"duck": 1}), 1: ship(goods={"paint": 2})}
GATE = {"Anser": {"gate": "entrance 0"}, "Pekin": {"gate": "exit 0"}}
OFFERED: dict[str, Any] = {
    "order": [1, 0],
    "track": [1],
    "offers": 4,
    "partner": 0,
    "give": {"paint": 1},
    "ask": {"duck": 1},
}
RARE = {
    "out": (duck("y4", "b1 r6 y7", "r2 y6 b7", shown=[[], ["y7"], []]), "lay 4 yellow"),
    "called_off": (drawing("y4", "b1 b2", "r1 r2", **CALLED_OFF), "draw right"),
    "river_empty": (canaille(FIVE[2:], sentence=FIVE[:2], heaps=[ALL_BUT_THE_CAT]), "finish"),
    "quiet_ends": (canaille(FIVE, phase="draw", hands=[FIVE[1:], [*FIVE[:1], *FIVE[2:], "fog"]], quiet=39), "draw"),
    "shared": (canardage("water, yellow, blue, water", "canards_enchaines", targets=[2, 3]), "canards_enchaines 2"),
    "made": (at("Aix", {"phone": 1, "duck": 1}, site="radio", factory="radio"), "make"),
    "delivered": (at("Aix", {"radio": 1}, site="radio", built=True), "deliver"),
    "bought": (at("Anser", HOLD_PRICE, built=True), "buy"),
    "swapped": (at("Anser", HOLD_PRICE, built=True), "swap navigator"),
    "built_consumer": (space(ships={0: ship("Aix", **RADIO)}, planets={"Aix": {"site": "radio"}}), "build"),
    "claimed": (space(ships={0: ship(energy={"yellow": 3})}), "claim mine"),
    "jumped": (space(ships={0: ship(energy={"red": 1})}, planets=GATE), "jump"),
    "accepted": (space(ships=TRADERS, phase="answering", **OFFERED), "accept"),
    "refused": (space(ships=TRADERS, phase="answering", **OFFERED), "refuse"),
    "all_cancelled": (
        position("pan", seats=3, phase="trick", hands=[[2, 3], [3], [3]], laid=["none", 2, 2]),
        "pick 2",
    ),
    "stole": (
        position("pan", **STEALING, won=[[], [5, 5], [1, 2]]),
        "steal 1 5",
    ),
}


def happening(game: Game, kind: str) -> State:
    """The position by this game's own rules, after the move, with its story."""
    state, text = RARE[kind]
    copy = game.from_json(coincoin.game(game.id).to_json(state))
    copy.telling, copy.story = True, Story()
    copy.play(0, game.parse(copy, text), coincoin.Dice(2))
    return copy
