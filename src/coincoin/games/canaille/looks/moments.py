"""The moments of Canaille: the sentence card by card, what each one did, and why."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from coincoin.games.canaille.looks.pieces import river_card
from coincoin.games.canaille.moves import ACTIONS, CATCHES, NEWS, RIVER
from coincoin.games.canaille.rules.cards import ACTING, QUIET_TURNS, TOLL
from coincoin.games.canaille.rules.codes import CANAILLE, FISH1, FOG, LITTER1, UNSEEN
from coincoin.games.canaille.rules.riverside import symbols
from coincoin.games.canaille.rules.turns import Canaille
from coincoin.kernel.scene import Area, Light
from coincoin.kernel.state import NO_MOMENT
from coincoin.kernel.words import Words

Why = tuple[str, tuple[str, ...]]  # and the rules, where those of the news are not all


def told(state: Canaille) -> tuple[str, tuple[int | str, ...]]:
    """What is shown: the family of the news and its numbers."""
    if state.moment == NO_MOMENT:
        return "", ()
    return NEWS.family(state.moment).name, tuple(NEWS.arguments(state.moment))


# ---- what is lit ----


def lights(state: Canaille) -> dict[str, Light]:
    """The card of the sentence that acts, those done and those that wait; and what it moves."""
    found: dict[str, Light] = {}
    if state.phase == ACTING:
        for n in range(state.sentence.size()):
            found[f"sentence-{n}"] = "done" if n < state.place else "lit" if n == state.place else "waiting"
    return found | dict.fromkeys(moved(state), "lit")


def moved(state: Canaille) -> list[str]:
    family, numbers = told(state)
    if family == "caught":
        return [f"heap-{numbers[0]}-{numbers[1]}"]
    if family == "cat_ends":
        return [f"heap-{numbers[0]}-{RIVER[CANAILLE]}"]
    if family == "named":
        return [f"fisher-{numbers[1]}"]
    if family in ("face_up", "face_down"):
        return ["river"]
    if family == "fog":
        return [f"fog-{n}" for n in range(state.fog.size())]
    return []


def deed(state: Canaille, words: Words) -> list[Area]:
    """The river card that somebody caught, threw away or released, by itself."""
    family, numbers = told(state)
    if family not in ("caught", "binned", "released"):
        return []
    seat, which = int(numbers[0]), numbers[1]
    if family == "caught":
        card = CATCHES.index(str(which))
    else:
        card = (LITTER1 if family == "binned" else FISH1) + int(which) - 1
    light: Light = "cancelled" if family == "binned" else "lit"
    piece = replace(river_card(card, "deed", words.tongue), light=light)
    return [Area("deed", "row", words.seat(seat), pieces=[piece])]


# ---- why ----


def why(state: Canaille, words: Words) -> Why:
    family, _ = told(state)
    found = WHY.get(family)
    return found(state, words) if found else ("", ())


def why_caught(state: Canaille, words: Words) -> Why:
    card = CATCHES.index(str(told(state)[1][1]))
    if card == CANAILLE:
        return words("why-cat"), ("canaille-39", "canaille-41")
    acting = state.sentence.at(state.place)
    key, size = ("why-fish", card - FISH1 + 1) if card < LITTER1 else ("why-litter", card - LITTER1 + 1)
    rule = "canaille-35" if acting == FOG else "canaille-24"
    return words(key, card=ACTIONS[acting], size=size), (rule, "canaille-40")


def why_fog(state: Canaille, words: Words) -> Why:
    hidden = not state.river.face_up or any(card >= UNSEEN for card in state.fog.cards())
    return words("reason-give-hidden" if hidden else "reason-give"), ()


def why_eaten(state: Canaille, words: Words) -> Why:
    fish = int(symbols(state.heaps[int(told(state)[1][0])], FISH1))
    return words("why-eaten", count=min(int(TOLL), fish)), ()


def plain(key: str) -> Callable[[Canaille, Words], Why]:
    return lambda _, words: (words(key), ())


WHY: dict[str, Callable[[Canaille, Words], Why]] = {
    "laid": plain("why-fifth"),
    "caught": why_caught,
    "river_empty": plain("why-skipped"),
    "named": plain("reason-name"),
    "face_down": plain("why-turned"),
    "face_up": plain("why-turned"),
    "binned": plain("reason-throw"),
    "no_litter": plain("why-skipped"),
    "released": plain("why-released"),
    "no_fish": plain("why-skipped"),
    "fog": why_fog,
    "cat_ends": why_eaten,
    "quiet_ends": lambda _, words: (words("reason-quiet", most=int(QUIET_TURNS)), ()),
}
