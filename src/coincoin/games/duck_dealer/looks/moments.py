"""The moments of Duck Dealer: the way of a flight, what was mined, made, built or sold, what it brought, and why."""

from __future__ import annotations

from collections.abc import Callable

from coincoin.games.duck_dealer.looks.dock import inputs, spelled_price
from coincoin.games.duck_dealer.moves import GEAR_NAMES, GOOD_NAMES, MADE_GOODS, TILE_NAMES
from coincoin.games.duck_dealer.rules.codes import FACTORY_TILE, GOODS, MINE_TILE, SITE_TILE
from coincoin.games.duck_dealer.rules.turns import Dealer
from coincoin.games.duck_dealer.rules.way import way_to
from coincoin.kernel.moves import Families
from coincoin.kernel.scene import Light, Trail
from coincoin.kernel.words import Words

Why = tuple[str, tuple[str, ...]]  # and the rules, where those of the news are not all

TILE_OF = {
    "explored": SITE_TILE,
    "mined": MINE_TILE,
    "made": FACTORY_TILE,
    "delivered": SITE_TILE,
    "built_consumer": SITE_TILE,
    "built_yard": SITE_TILE,
    "built_factory": FACTORY_TILE,
    "bought": SITE_TILE,
    "swapped": SITE_TILE,
}


class Shown:
    """What a moment shows: the family of its news, and its numbers by name."""

    def __init__(self, state: Dealer, families: Families, places: list[str]) -> None:
        family = families.family(state.moment)
        self.state = state
        self.name = family.name
        self.numbers = dict(zip(family.arguments, families.arguments(state.moment), strict=True))
        self.seat = int(self.numbers.get("seat", -1))
        self.places = places

    def place(self, place: int) -> str:
        """The piece of a place on the map."""
        return f"{'planet' if place < self.state.chart.planets else 'point'}-{self.places[place]}"

    @property
    def here(self) -> str:
        """The planet on which it happens."""
        return self.places[self.state.ships[self.seat].at]

    # ---- what is lit, and the way ----

    def trails(self) -> list[Trail]:
        if self.name == "jumped":
            return [Trail(self.seat, (f"planet-{self.here}", f"planet-{self.numbers['planet']}"))]
        if self.name != "flew":
            return []
        way = way_to(self.state, self.seat, self.places.index(str(self.numbers["place"])))
        return [Trail(self.seat, tuple([self.place(place) for place in way]))]

    def lights(self) -> dict[str, Light]:
        return dict.fromkeys(self.lit(), "lit")

    def lit(self) -> list[str]:
        seat, numbers = self.seat, self.numbers
        if self.name == "showed_bid":
            return [f"bidder-{seat}"]
        if self.name == "flew":
            return [f"ship-{seat}", self.place(self.places.index(str(numbers["place"])))]
        if self.name == "jumped":
            return [f"ship-{seat}", f"planet-{numbers['planet']}"]
        if self.name == "gates":
            return [f"gate-entrance-{seat}", f"gate-exit-{seat}"]
        if self.name == "road":
            return [f"point-{numbers['point']}"]
        if self.name == "claimed":
            return [f"tile-{self.here}-{numbers['tile']}"]
        if self.name in ("accepted", "refused"):
            return self.offered()
        if self.name not in TILE_OF:
            return []
        found = [f"tile-{self.here}-{TILE_NAMES[TILE_OF[self.name]]}"]
        if self.name in ("mined", "made", "delivered"):
            found.append(f"cargo-{seat}-{numbers['good']}")
        elif "gear" in numbers and self.name != "built_yard":
            found.append(f"gear-{seat}-{numbers['gear']}")
        return found

    def offered(self) -> list[str]:
        """The goods of the offer that was answered, each with who has it still."""
        state = self.state
        owners = (int(state.order[state.turn]), int(state.partner))
        return [
            f"cargo-{owners[place // GOODS]}-{GOOD_NAMES[place % GOODS]}"
            for place, count in enumerate(state.bundle)
            if count
        ]

    # ---- why ----

    def why(self, words: Words) -> Why:
        found = WHY.get(self.name)
        return found(self, words) if found else ("", ())


def why_flew(shown: Shown, words: Words) -> Why:
    """The planets on the way, the steps, and what is left of them."""
    state, seat, discs = shown.state, shown.seat, int(shown.numbers["discs"])
    there = shown.places.index(str(shown.numbers["place"]))
    over = [shown.places[place] for place in way_to(state, seat, there)[1:-1] if place < state.chart.planets]
    speed, steps = int(state.speed(seat)), int(state.steps_to(seat, there))
    if not discs:
        steps = max(1, steps)
    left = int(state.surplus) + discs * speed - steps
    told = [words("why-over", planets=", ".join(over))] if over else []
    told.append(words("why-flew" if discs else "why-flew-on", steps=steps, speed=speed, left=left))
    return " ".join(told), ()


def used(rule: str, tile: int, told: Callable[[Shown, Words], str]) -> Callable[[Shown, Words], Why]:
    """A tile was used, for a disc of its own or for one that pays for the whole stay."""

    def why(shown: Shown, words: Words) -> Why:
        stays = bool(shown.state.paid[tile])
        paid = words("why-privilege" if stays else "why-disc")
        return f"{told(shown, words)} {paid}", (rule, "dealer-68" if stays else "dealer-55")

    return why


def mined(shown: Shown, words: Words) -> str:
    return words("why-mined", planet=shown.here)


def made(shown: Shown, words: Words) -> str:
    one, two = inputs(shown.state, kind(shown))
    return words("why-made", one=one, two=two)


def delivered(shown: Shown, words: Words) -> str:
    points = int(shown.state.chart.worth[kind(shown)])
    return words("why-delivered", planet=shown.here, points=points)


def bought(shown: Shown, words: Words) -> str:
    state, gear = shown.state, GEAR_NAMES.index(str(shown.numbers["gear"]))
    price = spelled_price(state.chart.prices, gear, False, words)
    filled, steps = int(state.ships[shown.seat].filled), int(state.speed(shown.seat))
    return words("why-bought", price=price, filled=filled, steps=steps)


def why_consumer(shown: Shown, words: Words) -> Why:
    chart, good = shown.state.chart, kind(shown)
    price = spelled_price(chart.consumer_costs, good, bool(chart.consumer_others[good]), words)
    return words("why-built", price=price, points=int(chart.consumer_points[good])), ()


def why_yard(shown: Shown, words: Words) -> Why:
    chart, gear = shown.state.chart, GEAR_NAMES.index(str(shown.numbers["gear"]))
    price = spelled_price(chart.yard_costs, gear, bool(chart.yard_others[gear]), words)
    return words("why-built", price=price, points=int(chart.yard_points[gear])), ()


def why_factory(shown: Shown, words: Words) -> Why:
    state, good = shown.state, kind(shown)
    price = spelled_price(state.factory_costs, good, False, words)
    return words("why-built", price=price, points=int(state.chart.factory_points[good])), ()


def why_claimed(shown: Shown, words: Words) -> Why:
    return words("why-claimed", count=int(shown.state.chart.claim)), ("dealer-53", "dealer-68")


def why_answered(shown: Shown, words: Words) -> Why:
    return offer_words(shown.state, words), ()


def offer_words(state: Dealer, words: Words) -> str:
    """The goods on both sides of an offer."""
    sides = [list(state.bundle)[:GOODS], list(state.bundle)[GOODS:]]
    told = [
        ", ".join(words("counted", count=int(n), good=GOOD_NAMES[good]) for good, n in enumerate(side) if n)
        for side in sides
    ]
    return words("offer-so-far", give=told[0] or "-", ask=told[1] or "-")


def why_last(shown: Shown, words: Words) -> Why:
    state = shown.state
    names = ", ".join(words.seat(seat) for seat in state.winners)
    mine = "yes" if words.reader in state.winners else "no"
    return words("title-over", names=names, count=len(state.winners), you=mine), ("dealer-24", "dealer-70")


def plain(key: str, *rules: str) -> Callable[[Shown, Words], Why]:
    return lambda _, words: (words(key), rules)


def kind(shown: Shown) -> int:
    return MADE_GOODS.index(str(shown.numbers["good"]))


WHY: dict[str, Callable[[Shown, Words], Why]] = {
    "showed_bid": plain("reason-bidding"),
    "flew": why_flew,
    "jumped": plain("why-jumped"),
    "explored": plain("why-explored"),
    "gates": plain("why-gates"),
    "road": plain("why-road", "dealer-54", "dealer-35"),
    "mined": used("dealer-56", MINE_TILE, mined),
    "made": used("dealer-61", FACTORY_TILE, made),
    "delivered": used("dealer-62", SITE_TILE, delivered),
    "bought": used("dealer-57", SITE_TILE, bought),
    "swapped": used("dealer-59", SITE_TILE, bought),
    "built_consumer": why_consumer,
    "built_yard": why_yard,
    "built_factory": why_factory,
    "claimed": why_claimed,
    "accepted": why_answered,
    "refused": why_answered,
    "last": why_last,
}
