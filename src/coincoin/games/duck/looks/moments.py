"""The moments of DUCK: what is lit on the table, the hands side by side once a round is over, and why it went so."""

from __future__ import annotations

from msgspec.structs import replace

from coincoin.games.duck.looks.pieces import card, cards, name
from coincoin.games.duck.moves import NEWS
from coincoin.games.duck.rules.beach import SHOWN
from coincoin.games.duck.rules.cards import NO_CARD, count
from coincoin.games.duck.rules.codes import (
    KINDS,
    TOLD_CALLED_OFF,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_DUCKED,
    TOLD_FINAL,
    TOLD_KEPT,
    TOLD_LAY,
    TOLD_OUT,
    TOLD_RIGHT,
    TOLD_ROUND_OVER,
    TOLD_SHOWED,
    TOLD_SUM,
    TOLD_TOOK,
    TOLD_WON,
    TOLD_WRONG,
)
from coincoin.games.duck.rules.memory import OUT, RIGHT
from coincoin.games.duck.rules.turns import Duck
from coincoin.kernel.scene import Area, Light, Piece
from coincoin.kernel.state import NOBODY
from coincoin.kernel.words import Tongue, Words

Why = tuple[str, tuple[str, ...]]  # and the rules, where those of the news are not all


def compared(state: Duck) -> bool:
    """Do the hands lie side by side?"""
    return state.phase == SHOWN or TOLD_DUCKED <= state.moment < TOLD_RIGHT


def ender(state: Duck) -> int:
    return int(state.past.enders[state.past.rounds - 1] if state.phase == SHOWN else state.turn)


def sums(state: Duck) -> list[int]:
    """Of the round that ended last."""
    first = (state.past.rounds - 1) * state.seats
    return list(state.past.sums[first : first + state.seats])


def highest(state: Duck) -> int:
    """The sum that discards."""
    return max(total for seat, total in enumerate(sums(state)) if seat != ender(state))


# ---- what is lit ----


def lights(state: Duck, me: int | None) -> dict[str, Light]:
    """The card laid or taken; at the end all that lies under a towel. Rows have lights of their own."""
    moment = state.moment
    if TOLD_LAY <= moment < TOLD_DREW:
        return {f"discard-{NEWS.arguments(moment)[0]}": "lit"}
    if TOLD_TOOK <= moment < TOLD_OUT:
        kind, seat = (moment - TOLD_TOOK) % KINDS, int(NEWS.arguments(moment)[0])
        last = count(state.hands.shown(seat), kind) - 1
        return {f"{'hand' if seat == me else f'shown-{seat}'}-{name(kind)}-{last}": "lit"}
    if TOLD_FINAL <= moment < TOLD_SHOWED:
        seat = int(NEWS.arguments(moment)[0])
        kept = [f"kept-{seat}-{round + 1}" for round in range(state.past.rounds)]
        return dict.fromkeys([f"towel-{seat}", *kept], "lit")
    return {}


# ---- the hands side by side ----


def rows(state: Duck, me: int | None, words: Words) -> list[Area]:
    """One for each seat, first the one that ended the round."""
    seats, first = int(state.seats), max(0, ender(state))
    return [row(state, (first + n) % seats, me, words) for n in range(seats)]


def row(state: Duck, seat: int, me: int | None, words: Words) -> Area:
    say, hands = words.tongue, state.hands
    if seat == me or state.is_open():
        pieces = cards(int(hands.cards(seat)), "hand" if seat == me else f"row-{seat}", say)
    else:
        pieces = [back(f"row-{seat}-{n}", say) for n in range(hands.size(seat))]
    light = hand_light(state, seat)
    pieces = [replace(piece, light=light) for piece in pieces] + kept(state, seat, say)
    title = say("area-hand") if seat == me else words("area-row", seat=words.seat(seat))
    told = [say("hand-sum", sum=sums(state)[seat])] if state.phase == SHOWN and pieces else []
    return Area(f"row-{seat}", "row", title, seat, pieces, note=", ".join([*told, *fate(state, seat, say)]))


def back(id: str, say: Tongue) -> Piece:
    return Piece(id, "dc-back", say("card-hidden"), text="?")


def kept(state: Duck, seat: int, say: Tongue) -> list[Piece]:
    """The card on its way under the towel, face down where only its owner knows it."""
    round = int(state.past.rounds) - 1
    kind = int(state.past.towel(round, seat)) if state.phase == SHOWN else NO_CARD
    if kind == NO_CARD:
        return []
    id = f"kept-{seat}-{round + 1}"
    return [replace(back(id, say) if kind < 0 else card(kind, id, say), light="lit")]


def hand_light(state: Duck, seat: int) -> Light:
    if discards(state, seat):
        return "cancelled"
    return "lit" if seat == ender(state) and state.moment < TOLD_SUM else ""


def discards(state: Duck, seat: int) -> bool:
    """Is this a seat of which it has been said?"""
    told = state.moment >= TOLD_ROUND_OVER or (TOLD_DISCARDED <= state.moment < TOLD_KEPT)
    return told and seat != ender(state) and sums(state)[seat] == highest(state)


def fate(state: Duck, seat: int, say: Tongue) -> list[str]:
    if seat == ender(state):
        if state.phase != SHOWN:
            return [say("fate-ducks")]
        round = int(state.past.rounds) - 1
        key = {RIGHT: "fate-right", OUT: "fate-out"}.get(int(state.past.ends[round]), "fate-wrong")
        return [say(key, belt=abs(int(state.belt_worth(round))))]
    if discards(state, seat):
        return [say("fate-discards")]
    return [say("fate-keeps")] if state.moment >= TOLD_DISCARDED else []


# ---- why ----


def why(state: Duck, words: Words) -> Why:
    moment = state.moment
    if TOLD_LAY <= moment < TOLD_DREW:
        return words(f"why-{NEWS.family(moment).name}"), ()
    if TOLD_TOOK <= moment < TOLD_OUT:
        seat = NEWS.arguments(moment)[0]
        return words("why-took", seat=words.seat(int(seat)), you=words.you(int(seat))), ()
    if TOLD_DUCKED <= moment < TOLD_RIGHT:
        return words("why-ducked"), ()
    if TOLD_RIGHT <= moment < TOLD_CALLED_OFF:
        return why_ducked(state, words), ("duck-26",) if moment < TOLD_WRONG else ("duck-28",)
    if TOLD_OUT <= moment < TOLD_DUCKED or moment == TOLD_CALLED_OFF:
        return words("why-sums"), ("duck-35" if moment == TOLD_CALLED_OFF else "duck-20", "duck-23")
    if TOLD_DISCARDED <= moment < TOLD_KEPT:
        return why_discarded(state, words)
    if TOLD_ROUND_OVER <= moment < TOLD_FINAL:
        return (words("why-kept"), ("duck-30", "duck-31")) if state.is_open() else (words("why-kept-hidden"), ())
    if TOLD_FINAL <= moment < TOLD_WON:
        return why_final(state, int(NEWS.arguments(moment)[0]), words), ()
    if TOLD_WON <= moment < TOLD_SHOWED:
        return words("why-won", points=int(max(state.points()))), ()
    return "", ()


def why_ducked(state: Duck, words: Words) -> str:
    """The lowest of the others, which the one who ducked had to beat."""
    found = sums(state)
    lowest = min((total, seat) for seat, total in enumerate(found) if seat != ender(state))
    return words("why-lowest", sum=lowest[0], seat=words.seat(lowest[1]), you=words.you(lowest[1]))


def why_discarded(state: Duck, words: Words) -> Why:
    found, most = sums(state), highest(state)
    shared = sum(total == most for seat, total in enumerate(found) if seat != ender(state)) > 1
    rule = "duck-30" if state.is_open() else "duck-21"
    key = "why-most-others" if ender(state) != NOBODY else "why-most"
    return words(key, sum=most), (rule, "duck-32") if shared else (rule,)


def why_final(state: Duck, seat: int, words: Words) -> str:
    belts = int(state.belts_of(seat))
    worth = int(state.points()[seat]) - belts
    return words("why-final", cards=worth, belts=f"{belts:+}")
