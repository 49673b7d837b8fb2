"""The table of DUCK: discard pile and towel before each seat, draw pile and lifebelts in the middle."""

from __future__ import annotations

from typing import cast

from coincoin.games.duck.rules import DRAWING, DUCK_LIMIT, GREEN, Duck
from coincoin.games.duck.rules_cards import COLOURS, cards_of, count, word_of
from coincoin.games.duck.rules_memory import CALLED_OFF, ROUNDS, WRONG
from coincoin.games.duck.rules_moves import (
    DOWN,
    DRAW_LEFT,
    DRAW_PILE,
    DUCK,
    RUN,
    SET,
    run_colour,
    run_high,
    run_low,
    run_word,
    set_top,
    set_value,
    set_word,
)
from coincoin.kernel.scene import Area, Choice, Figure, Piece, Plate, Scene
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words

COLOUR_NAMES = ("yellow", "blue", "red")
FACES = ("dc-sun", "dc-drop", "dc-heart")


def scene(sight: Sight, words: Words) -> Scene:
    state = cast(Duck, sight.state)
    title, reason = prompt(state, sight, words)
    return Scene(
        game="duck",
        seat=sight.seat,
        title=title,
        reason=reason,
        chips=chips(state, words),
        plates=[plate(state, seat, words) for seat in range(state.seats)],
        areas=areas(state, sight, words),
        choices=choices(state, sight, words),
    )


# ---- pieces ----


def card(kind: int, id: str, words: Words) -> Piece:
    value, colour = divmod(kind, COLOURS)
    label = words("card", value=value, colour=COLOUR_NAMES[colour])
    return Piece(id, f"{FACES[colour]}-{value}", label, text=f"{words(COLOUR_NAMES[colour])[0]}{value}")


def cards(word: int, area: str, words: Words) -> list[Piece]:
    """Cards side by side, sorted by value; copies of a card are numbered."""
    pieces, seen = [], 0
    for n, kind in enumerate(kinds := cards_of(word)):
        seen = seen + 1 if n and kinds[n - 1] == kind else 0
        pieces.append(card(kind, f"{area}-{name(kind)}-{seen}", words))
    return pieces


def own_cards(state: Duck, seat: int, words: Words) -> list[Piece]:
    """An eye on the cards that the others know one holds."""
    pieces = cards(int(state.hands.cards(seat)), "hand", words)
    shown = {piece.id for piece in cards(int(state.hands.shown(seat)), "hand", words)}
    for piece in pieces:
        if piece.id in shown:
            piece.marks = ("i-eye",)
            piece.label = words("card-known", card=piece.label)
    return pieces


def name(kind: int) -> str:
    return f"{'ybr'[kind % COLOURS]}{kind // COLOURS}"


def belt(state: Duck, round: int, words: Words) -> Piece:
    """A belt in the middle shows its green side."""
    green, red = int(GREEN[round]), int(state.red_belts()[round])
    return Piece(f"belt-{round + 1}", f"lb-card-{green}", words("belt", green=green, red=red), text=f"+{green}/-{red}")


def towel(state: Duck, seat: int, words: Words) -> Piece:
    """The towel with the number of cards under it; belts lie on it, open."""
    marks, belts = [], []
    for round in range(state.past.rounds):
        if state.past.enders[round] == seat:
            worth = int(state.belt_worth(round))
            marks.append(f"belt-red-{-worth}" if state.past.ends[round] == WRONG else f"belt-green-{worth}")
            belts.append(f"{worth:+}" if worth else "-0")
    kept = int(state.past.kept(seat))
    label = words("towel", count=kept, belts=", ".join(belts) or "0")
    return Piece(f"towel-{seat}", "towel", label, text="~", seat=seat, badge=str(kept), marks=tuple(marks))


def discard(state: Duck, seat: int, words: Words) -> Piece:
    height = int(state.discards.height(seat))
    if height == 0:
        return Piece(f"discard-{seat}", "place", words("discard-empty"), text="-")
    piece = card(int(state.discards.top(seat)), f"discard-{seat}", words)
    piece.count = height
    return piece


# ---- areas ----


def areas(state: Duck, sight: Sight, words: Words) -> list[Area]:
    found = []
    for seat in range(state.seats):
        found.append(Area(f"discards-{seat}", "stack", words("area-discard"), seat, [discard(state, seat, words)]))
        found.append(under_towel(state, seat, words))
        shown = int(state.hands.shown(seat))
        if shown and seat != sight.seat:
            pieces = cards(shown, f"shown-{seat}", words)
            found.append(Area(f"shown-{seat}", "row", words("area-shown"), seat, pieces))
    if not state.over:
        found += [pile(state, words), belts(state, words)]
    if sight.seat is not None and not state.over:
        mine = own_cards(state, sight.seat, words)
        note = words("hand-sum", sum=int(state.hands.total(sight.seat)))
        found.append(Area("hand", "fan", words("area-hand"), sight.seat, mine, note=note))
    return found


def under_towel(state: Duck, seat: int, words: Words) -> Area:
    """A towel and, beside it, those of its cards that the one who looks knows."""
    known = [int(state.past.towel(round, seat)) for round in range(state.past.rounds)]
    pieces = [towel(state, seat, words)]
    pieces += [card(kind, f"kept-{seat}-{round + 1}", words) for round, kind in enumerate(known) if kind >= 0]
    return Area(f"towels-{seat}", "row", words("area-towel"), seat, pieces)


def pile(state: Duck, words: Words) -> Area:
    size = int(state.pile_size)
    if size:
        piece = Piece("pile", "dc-back", words("pile", count=size), text="?", count=size)
    else:
        piece = Piece("pile", "place", words("pile-empty"), text="-")
    return Area("pile", "stack", words("area-pile"), pieces=[piece])


def belts(state: Duck, words: Words) -> Area:
    """This round's belt first, the ones to come behind it."""
    round = int(state.past.rounds)
    note = words("belt-worth", green=int(GREEN[round]), red=int(state.red_belts()[round]))
    return Area(
        "belts", "row", words("area-belts"), pieces=[belt(state, n, words) for n in range(round, ROUNDS)], note=note
    )


def plate(state: Duck, seat: int, words: Words) -> Plate:
    size = int(state.hands.size(seat))
    figures = [Figure("i-cards", str(size), words("cards-in-hand", count=size))]
    if state.over:
        points = int(state.points()[seat])
        figures = [Figure("i-trophy", str(points), words("points", points=points))]
    note = words("dealer") if seat == state.dealer and not state.over else ""
    return Plate(seat, figures, turn=seat in state.waiting(), note=note)


def chips(state: Duck, words: Words) -> list[str]:
    if state.over:
        return [words("chip-over")]
    return [words("chip-round", round=int(state.past.rounds) + 1)]


# ---- the prompt and the moves ----


def prompt(state: Duck, sight: Sight, words: Words) -> tuple[str, str]:
    if state.over:
        winners = state.winners
        names = ", ".join(words.seat(seat) for seat in winners)
        alone = "yes" if winners == (sight.seat,) else "no"
        return words("title-over", seats=names, count=len(winners), you=alone), ""
    last = last_round(state, words)
    if sight.seat is None or sight.seat != state.turn:
        return words("title-wait", seat=words.seat(int(state.turn))), last
    if state.phase == DRAWING:
        return words("title-draw"), words("reason-draw")
    total = int(state.hands.total(sight.seat))
    if total <= DUCK_LIMIT:
        return words("title-duck", sum=total), duck_reason(state, sight.seat, words)
    return words("title-play"), last or words("reason-play", sum=total)


def last_round(state: Duck, words: Words) -> str:
    """How the round before went, said until somebody has had a turn in this one."""
    round = int(state.past.rounds) - 1
    if round < 0 or state.turns:
        return ""
    if state.past.ends[round] == CALLED_OFF:
        return words("last-off")
    return words("last-end", seat=words.seat(int(state.past.enders[round])), points=f"{int(state.belt_worth(round)):+}")


def duck_reason(state: Duck, seat: int, words: Words) -> str:
    """Who holds the fewest cards is the greatest danger."""
    others = [other for other in range(state.seats) if other != seat]
    fewest = min(others, key=lambda other: int(state.hands.size(other)))
    green, red = int(state.belt()), int(state.red_belt())
    held = int(state.hands.size(fewest))
    return words("reason-duck", green=green, red=red, seat=words.seat(fewest), count=held)


def choices(state: Duck, sight: Sight, words: Words) -> list[Choice]:
    return [
        Choice(
            move,
            words.move(move),
            picks(state, sight.eye, move),
            button=button(state, move, words),
            asks=move == DUCK,
        )
        for move in sight.moves()
    ]


def picks(state: Duck, seat: int, move: int) -> tuple[str, ...]:
    """The cards to press, or the place to draw from. Of equal cards the last ones go first."""
    if move == DUCK:
        return ()
    if move == DRAW_PILE:
        return ("pile",)
    if move > DRAW_PILE:
        return (f"discard-{state.left_of(seat) if move == DRAW_LEFT else state.right_of(seat)}",)
    word = run_word(move) if move >= RUN else set_word(move) if move >= SET else word_of(move)
    held = state.hands.cards(seat)
    return tuple(
        f"hand-{name(kind)}-{copy}"
        for kind in dict.fromkeys(cards_of(word))
        for copy in range(count(held, kind) - count(word, kind), count(held, kind))
    )


def button(state: Duck, move: int, words: Words) -> str:
    """Lays have one each, since the same cards can be laid with another one on top."""
    if move == DUCK:
        return words("button-duck")
    if move >= DRAW_PILE:
        return ""
    if move >= RUN:
        top = run_low(move) if (move - RUN) % 2 == DOWN else run_high(move)
        return words("button-top", value=int(top), colour=COLOUR_NAMES[run_colour(move)])
    if move >= SET:
        return words("button-top", value=int(set_value(move)), colour=COLOUR_NAMES[set_top(move)])
    return words("button-lay", value=move // COLOURS, colour=COLOUR_NAMES[move % COLOURS])
