"""What a score of DUCK is made of: the cards under a towel, and the belts on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from coincoin.games.duck.looks.pieces import card
from coincoin.games.duck.rules.codes import COLOURS
from coincoin.games.duck.rules.memory import WRONG
from coincoin.games.duck.rules.turns import Duck
from coincoin.kernel.scene import Part, Piece
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words


def score(sight: Sight, news: Sequence[int], words: Words) -> list[list[Part]]:
    state = cast(Duck, sight.state)
    return [parts(state, seat, words) for seat in range(state.seats)]


def parts(state: Duck, seat: int, words: Words) -> list[Part]:
    past = state.past
    kinds = [int(past.towel(n, seat)) for n in range(past.rounds)]
    kept = [card(kind, f"kept-{seat}-{n}", words.tongue) for n, kind in enumerate(kinds) if kind >= 0]
    found = [Part(sum(kind // COLOURS for kind in kinds if kind >= 0), words("score-towel", count=len(kept)), kept)]
    return found + [belt(state, n, words) for n in range(past.rounds) if past.enders[n] == seat]


def belt(state: Duck, round: int, words: Words) -> Part:
    worth, wrong = int(state.belt_worth(round)), state.past.ends[round] == WRONG
    text = words("score-belt-wrong" if wrong else "score-belt", round=round + 1)
    face = f"belt-red-{-worth}" if wrong else f"belt-green-{worth}"
    return Part(worth, text, [Piece(f"belt-{round + 1}", face, text, text=f"{worth:+}")])
