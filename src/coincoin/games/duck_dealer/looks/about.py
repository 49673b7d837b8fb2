"""What can be seen in Duck Dealer, and the rule that each rests on; figures are those of the galaxy."""

from __future__ import annotations

from collections.abc import Sequence

from coincoin.games.duck_dealer.galaxy.data import Galaxy
from coincoin.games.duck_dealer.looks.board import PLANET_FACES
from coincoin.games.duck_dealer.looks.seats import ENERGY_FACES, GEAR_FACES
from coincoin.games.duck_dealer.moves import COLOUR_NAMES, GEAR_NAMES
from coincoin.kernel.about import Argument, Fact, Terms, fact

NONE = "no"  # for an argument that a sentence does without
ENERGY_RULES = ("dealer-33", "dealer-48", "dealer-55")  # in the order of the colours


def faces_of(galaxy: Galaxy) -> dict[str, Fact]:
    """In one galaxy."""
    ship, box = galaxy.ship, galaxy.box
    energy: dict[str, Argument] = {"most": ship.steps[0], "least": ship.steps[-1]}
    return {
        **goods(galaxy),
        **tiles(galaxy),
        **gear(galaxy),
        **{
            face: fact(rule, "energy", colour=colour, **energy)
            for face, rule, colour in zip(ENERGY_FACES, ENERGY_RULES, COLOUR_NAMES, strict=True)
        },
        **{face: fact("dealer-05", "face-planet") for face in PLANET_FACES},
        "unknown": fact("dealer-41", "face-unknown"),
        "galaxy/slot": fact("dealer-51", "face-factory-slot"),
        "dock/slot": fact("dealer-51", "face-factory-slot"),
        "gear/slot": fact("dealer-58", "face-gear-slot"),
        "point": fact("dealer-33", "face-point"),
        "road": fact("dealer-35", "face-road"),
        "ship": fact("dealer-34", "face-ship", most=ship.steps[0], least=ship.steps[-1]),
        "gate-entrance": fact("dealer-44", "face-entrance"),
        "gate-exit": fact("dealer-45", "face-exit"),
        "dock/gate": fact("dealer-44", "face-jump"),
        "tools/cube": fact("dealer-54", "tool-road"),
        "tools/ship": fact("dealer-38", "tool-stop"),
        "tools/gate": fact("dealer-46", "tool-gate"),
        "tools/privilege": fact("dealer-68", "tool-claim", count=box.claim),
        "tools/i-undo": fact("dealer-31", "tool-lift"),
        "tools/i-cross": fact("dealer-64", "tool-bin"),
        "track/cube": fact("dealer-23", "face-turn-taken"),
        "track/place": fact("dealer-25", "face-turn-open"),
        "note": fact("dealer-12", "face-bid"),
        "places/place": fact("dealer-12", "face-order"),
        "places/seat": fact("dealer-12", "face-order"),
        "i-trophy": fact("dealer-70", "face-points"),
        "energy/": fact("dealer-30", "area-energy", count=box.keep),
        "gear/": fact("dealer-34", "area-gear"),
        "cargo/": fact("dealer-63", "area-cargo", count=ship.hold),
        "tools/": fact("dealer-28", "area-tools"),
        "track/": fact("dealer-24", "area-track", count=box.turns),
        "supply/": fact("dealer-18", "area-supply"),
        "box/": fact("dealer-15", "area-box", count=ship.start),
        "bids/": fact("dealer-12", "area-bids"),
        "places/": fact("dealer-12", "area-places"),
        "galaxy/": fact("dealer-05", "area-galaxy"),
        "dock/": fact("dealer-47", "face-dock"),
        "next/": fact("dealer-41", "area-next"),
    }


def goods(galaxy: Galaxy) -> dict[str, Fact]:
    """With what they are made from, what they go into, and what they pay."""
    found = {}
    for name in {**galaxy.mines.start, **galaxy.mines.other, **galaxy.goods}:
        uses = tuple([good for good, made in galaxy.goods.items() if name in made.inputs])
        into: dict[str, Argument] = {"good": name, "used": len(uses), "uses": Terms("good-name", "good", uses)}
        if name in galaxy.goods:
            points = galaxy.goods[name].points
            found[f"g-{name}"] = fact("dealer-62", "good-made", points=points, **recipes(galaxy, name), **into)
        else:
            found[f"g-{name}"] = fact("dealer-56", "good-raw", **into)
    return found


def recipes(galaxy: Galaxy, good: str) -> dict[str, Argument]:
    made = galaxy.goods[good]
    return {"recipe": sum_of(made.inputs), "other": sum_of(made.other) if made.other else NONE}


def sum_of(names: Sequence[str]) -> Terms:
    return Terms("cost-name", "good", tuple(names), " + ")


def tiles(galaxy: Galaxy) -> dict[str, Fact]:
    found = {f"mine-{good}": fact("dealer-56", "tile-mine", good=good) for good in galaxy.mines.start}
    for good in galaxy.factories:
        found[f"factory-{good}"] = fact("dealer-61", "tile-factory", good=good, **recipes(galaxy, good))
    for good, tile in galaxy.consumers.items():
        found[f"open-{good}"] = fact(
            "dealer-49", "tile-consumer-open", good=good, recipe=sum_of(tile.build), points=tile.points
        )
        worth = galaxy.goods[good].points
        found[f"built-{good}"] = fact("dealer-62", "tile-consumer-built", good=good, points=worth)
    for name, yard in galaxy.yards.items():
        found[f"open-{name}"] = fact(
            "dealer-50", "tile-yard-open", gear=name, recipe=sum_of(yard.build), points=yard.points
        )
        found[f"built-{name}"] = fact("dealer-57", "tile-yard-built", gear=name, recipe=sum_of(yard.price))
    return found


def gear(galaxy: Galaxy) -> dict[str, Fact]:
    """A crew member looks like the disc it brings, so it is told apart by where it lies."""
    found: dict[str, Fact] = {}
    for face, name in zip(GEAR_FACES, GEAR_NAMES, strict=True):
        rule = "dealer-63" if name == "hold" else "dealer-19"
        told = fact(rule, "gear-name", gear=name, count=galaxy.ship.hold)
        found |= {face: told} if name == "hold" else {f"{area}/{face}": told for area in ("gear", "box", "dock")}
    return found
