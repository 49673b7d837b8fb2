"""Which pieces would spell a move of Duck Dealer, so that each can say why it cannot be pressed."""

from __future__ import annotations

from typing import cast

from coincoin.games.duck_dealer.looks.scene import Tabletop
from coincoin.games.duck_dealer.rules.board import ACTING
from coincoin.games.duck_dealer.rules.codes import BUY, CLAIM, EXPLORE, MINE, RED, START, explore_good
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.kernel.reason import Reason
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words


class Reasons:
    """On the tables of one galaxy."""

    def __init__(self, tabletop: Tabletop) -> None:
        self.tabletop = tabletop

    def picks(self, sight: Sight, move: int) -> tuple[str, ...]:
        state, seat, tabletop = cast(Dealer, sight.state), sight.eye, self.tabletop
        chart = state.chart
        if chart.first_fly <= move < chart.first_road:
            return tabletop.flight_picks(move - int(chart.first_fly))
        if move >= START:
            return tabletop.map_picks(move, chart)
        if EXPLORE <= move < MINE and explore_good(move) not in list(state.tiles):
            return ()
        if CLAIM <= move < BUY and not state.on_planet(seat):
            return ()
        return tabletop.picks(state, seat, move)

    def nearer(self, sight: Sight, piece: str, words: Words) -> Reason | None:
        """How many discs it is to a planet, and how many there are."""
        state, seat = cast(Dealer, sight.state), sight.eye
        kind, _, name = piece.partition("-")
        if kind != "planet" or state.phase != ACTING:
            return None
        place = self.tabletop.planets.index(name)
        rule = state.why_not(seat, int(state.chart.first_fly) + place)
        if rule is None:
            return None
        if state.overloaded(seat):
            return Reason(rule, words("why-dealer-63"))
        if place == state.ships[seat].at:
            return Reason(rule, words("why-here"))
        have, discs = int(state.energy(seat, RED)), int(state.discs_to(seat, place))
        return Reason(rule, words("why-far", discs=discs, have=have))
