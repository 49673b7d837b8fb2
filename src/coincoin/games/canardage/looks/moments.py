"""The moments of Canardage: which card was played at what, what was hit, who moved up, and why."""

from __future__ import annotations

from collections.abc import Callable

from coincoin.games.canardage.looks.pieces import ids, place_label
from coincoin.games.canardage.moves import CARD, COLOUR_NAMES, MOVES, NEWS, PLACES
from coincoin.games.canardage.rules.deck import FLOCK
from coincoin.games.canardage.rules.turns import Canardage
from coincoin.kernel.scene import Light
from coincoin.kernel.state import NO_MOMENT
from coincoin.kernel.words import Words

Why = tuple[str, tuple[str, ...]]  # and the rules, where those of the news are not all

# Where the card or the target that a move is about lies when it is shown, beyond the place it names.
AFTER = {"rectifier_gauche": -1, "rectifier_droite": 1, "canard_blase": 1, "canard_presse": -1}
PAIRS = ("deux_pour_un", "canards_enchaines")
AIMS = ("en_joue", "deux_pour_un", "deux_pour_un_seul", "rectifier_gauche", "rectifier_droite")
SHOTS = ("pan", "ducky_luke", "oups", "canards_enchaines", "canard_simplet", "revenge")
ABOUT_A_SEAT = ("answered", "no_pan", "may_avenge", "skipped", "left", "colour", "scored", "won", "shared")


def told(state: Canardage) -> tuple[str, dict[str, int | str]]:
    """What is shown: the family of the news and its numbers by name."""
    if state.moment == NO_MOMENT:
        return "", {}
    family = NEWS.family(state.moment)
    return family.name, dict(zip(family.arguments, NEWS.arguments(state.moment), strict=True))


def places(state: Canardage) -> list[int]:
    """The places it is about, from 0: those shot at come last."""
    family, numbers = told(state)
    if "place" not in numbers:
        return [0] if family == "en_avant_marche" else []
    place = int(numbers["place"]) - 1 + AFTER.get(family, 0)
    if family == "fulguro_coin":
        return [0]
    if family in PAIRS:
        return [place, place + 1]
    if "side" in numbers:
        return [place, place + (1 if numbers["side"] == "behind" else -1)]
    return [place]


# ---- what is lit ----


def lights(state: Canardage) -> dict[str, Light]:
    """The card played and what it is played at; the ducks and players it concerns."""
    family, numbers = told(state)
    found = line_lights(state, family)
    if family in MOVES.by_name and family not in ("revenge", "spare"):
        found.append("played")
    if family in ABOUT_A_SEAT:
        found.append(f"home-{numbers['seat']}")
    elif family in ("president", "moby_duck"):
        found.append(f"home-{numbers['player']}")
    elif family in ("a_couvert", "uncovered"):
        found.append(f"cover-{numbers['seat']}")
    elif family == "flock_gone":
        found += [f"flock-{numbers['colour']}-{n}" for n in range(FLOCK)]
    elif family == "walking_duck":
        found.append(f"flock-{numbers['colour']}-{FLOCK - 1}")
    if family in ("moby_duck", "moby_left"):
        found.append("moby")
    return dict.fromkeys(found, "lit")


def line_lights(state: Canardage, family: str) -> list[str]:
    """Of an "Oops!" the target and the neighbour that is hit; of an aim the targets too."""
    upper, _ = ids(tuple(state.line.cards), tuple(state.line.hidden))
    found = places(state)
    if family == "mexicoin":
        return [f"target-{place + 1}" for place in range(PLACES)]
    if family == "oups":
        return [f"target-{found[0] + 1}", upper[found[1]]]
    targets = [f"target-{place + 1}" for place in found] if family in AIMS or family in SHOTS else []
    return [upper[place] for place in found] + targets


# ---- why ----


def why(state: Canardage, words: Words) -> Why:
    family, _ = told(state)
    if family in CARD.names:
        return what_lies_there(state, family, words) or words(f"card-{family.replace('_', '-')}-about"), ()
    if family in ("revenge", "deux_pour_un_seul"):
        return what_lies_there(state, family, words), ()
    found = WHY.get(family)
    return found(state, words) if found else ("", ())


def what_lies_there(state: Canardage, family: str, words: Words) -> str:
    """In words, what was aimed, shot at or moved."""
    line, found = state.line, places(state)
    labels = [
        place_label(
            place,
            int(line.cards[place]),
            int(line.hidden[place]),
            line.aimed(place),
            bool(state.covered(place)),
            words.tongue,
        )
        for place in (found[1:] if family == "oups" else found)
    ]
    return ". ".join(labels) + "." if labels else ""


def why_shot(state: Canardage, words: Words) -> Why:
    if state.line.is_marked(places(state)[0]):
        return words("why-magret"), ("canardage-43",)
    colour = COLOUR_NAMES.index(str(told(state)[1]["colour"]))
    left = FLOCK - int(state.shot[colour]) - 1
    return words("why-shot", count=left), ()


def why_gone(state: Canardage, words: Words) -> Why:
    colours = sum(dead < FLOCK for dead in state.shot[: state.seats])
    if colours <= 1 if state.variant.secret else state.is_decided():
        return words("why-gone-last"), ("canardage-81",) if state.variant.tough else ("canardage-70",)
    return (words("why-gone-tough"), ("canardage-80",)) if state.variant.tough else (words("why-gone"), ())


def why_scored(state: Canardage, words: Words) -> Why:
    seat = int(told(state)[1]["seat"])
    marched = int(state.marched[state.colours[seat]])
    return words("why-scored", ducks=int(state.alive(seat)), marched=marched), ()


def why_won(state: Canardage, words: Words) -> Why:
    if state.variant.tough:
        return words("why-won-tough"), ("canardage-81",)
    return (words("why-won-team"), ("canardage-76",)) if state.variant.teams else (words("why-won"), ())


def plain(key: str) -> Callable[[Canardage, Words], Why]:
    return lambda _, words: (words(key), ())


WHY: dict[str, Callable[[Canardage, Words], Why]] = {
    "shot": why_shot,
    "splash": plain("why-splash"),
    "safe": plain("why-safe"),
    "emerged": plain("why-emerged"),
    "arrived": plain("why-arrived"),
    "answered": plain("why-answered"),
    "no_pan": plain("why-no-pan"),
    "uncovered": plain("why-left"),
    "moby_left": plain("why-left"),
    "may_avenge": plain("reason-revenge"),
    "skipped": plain("why-skipped"),
    "flock_gone": why_gone,
    "colour": plain("why-colours"),
    "scored": why_scored,
    "won": why_won,
    "shared": plain("why-shared"),
    "throw_away": plain("why-thrown"),
    "spare": plain("why-spared"),
    "left": plain("why-gone-tough"),
}
