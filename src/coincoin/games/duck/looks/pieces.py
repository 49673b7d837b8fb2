"""The pieces of DUCK, as the table shows them."""

from __future__ import annotations

from coincoin.games.duck.moves import COLOUR_NAMES
from coincoin.games.duck.rules.cards import cards_of, count
from coincoin.games.duck.rules.codes import COLOURS
from coincoin.kernel.scene import Piece, drawn
from coincoin.kernel.words import Tongue

Belt = tuple[int, int, bool]  # of a finished round: who has it, what it is worth, whether for a wrong duck

FACES = ("dc-sun", "dc-drop", "dc-heart")


@drawn
def card(kind: int, id: str, say: Tongue, height: int = 1, known: bool = False) -> Piece:
    """A card, one on top of a pile, or a card in hand that the others know: it bears an eye."""
    value, colour = divmod(kind, COLOURS)
    label = say("card", value=value, colour=COLOUR_NAMES[colour])
    return Piece(
        id,
        f"{FACES[colour]}-{value}",
        say("card-known", card=label) if known else label,
        text=f"{say(COLOUR_NAMES[colour])[0]}{value}",
        count=height,
        marks=("i-eye",) if known else (),
    )


def cards(word: int, area: str, say: Tongue, known: int = 0) -> list[Piece]:
    """Cards side by side, sorted by value; copies of a card are numbered, the known ones first."""
    pieces, seen = [], 0
    for n, kind in enumerate(kinds := cards_of(word)):
        seen = seen + 1 if n and kinds[n - 1] == kind else 0
        pieces.append(numbered(kind, seen, area, seen < count(known, kind), say))
    return pieces


@drawn
def numbered(kind: int, copy: int, area: str, known: bool, say: Tongue) -> Piece:
    return card(kind, f"{area}-{name(kind)}-{copy}", say, known=known)


def name(kind: int) -> str:
    return f"{'ybr'[kind % COLOURS]}{kind // COLOURS}"


def towel(seat: int, belts: tuple[Belt, ...], kept: int, say: Tongue) -> Piece:
    """The towel with the number of cards under it; belts lie on it, open."""
    own = [(worth, wrong) for ender, worth, wrong in belts if ender == seat]
    marks = tuple([f"belt-red-{-worth}" if wrong else f"belt-green-{worth}" for worth, wrong in own])
    worths = ", ".join([f"{worth:+}" if worth else "-0" for worth, _ in own])
    label = say("towel", count=kept, belts=worths or "0")
    return Piece(f"towel-{seat}", "towel", label, seat=seat, badge=str(kept), marks=marks)
