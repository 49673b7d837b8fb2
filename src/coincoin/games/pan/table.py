"""The table of Pan: won cards before each seat, the trick or the barrel in the middle."""

from __future__ import annotations

from math import cos, pi, sin
from typing import cast

from coincoin.games.pan.rules import (
    AGAIN,
    BARREL,
    CHAMBERS,
    DOUBLE,
    NOT_YET,
    PASS,
    PAY,
    PAYING,
    PICK,
    RESHUFFLE,
    STEAL,
    STEALING,
    TRICK,
    TURN,
    VALUES,
    Pan,
)
from coincoin.kernel.cards import BLANK, Hand
from coincoin.kernel.scene import Area, Choice, Figure, Piece, Plate, Scene
from coincoin.kernel.state import Sight
from coincoin.kernel.words import Words


def scene(sight: Sight, words: Words) -> Scene:
    state = cast(Pan, sight.state)
    title, reason = prompt(state, sight, words)
    return Scene(
        game="pan",
        seat=sight.seat,
        title=title,
        reason=reason,
        chips=chips(state, words),
        plates=[plate(state, seat, words) for seat in range(state.seats)],
        areas=areas(state, sight, words),
        choices=choices(state, sight, words),
    )


# ---- pieces ----


def cards(hand: Hand, area: str, words: Words) -> list[Piece]:
    """Cards side by side, high ones first; unknown ones show their back."""
    pieces = []
    for value in range(VALUES - 1, -1, -1):
        for copy in range(hand.count(value)):
            pieces.append(card(value, f"{area}-{value + 1}-{copy}", words))
    return pieces + [back(f"{area}-back-{n}", words) for n in range(hand.blanks)]


def card(value: int, id: str, words: Words) -> Piece:
    return Piece(id, f"pan-{value + 1}", words("card", card=value + 1), text=str(value + 1))


def back(id: str, words: Words) -> Piece:
    return Piece(id, "pan-back", words("card-hidden"), text="?")


def chamber(place: int, turned: int, words: Words) -> Piece:
    """The barrel's chambers stand in a circle; the ones already turned come last."""
    angle = 2 * pi * place / CHAMBERS
    closed = place < CHAMBERS - turned
    return Piece(
        f"chamber-{place}",
        "chamber-closed" if closed else "chamber-clic",
        words("chamber-closed" if closed else "chamber-clic"),
        text="?" if closed else "clic",
        x=round(50 + 38 * sin(angle), 1),
        y=round(50 - 38 * cos(angle), 1),
    )


# ---- areas ----


def areas(state: Pan, sight: Sight, words: Words) -> list[Area]:
    found = []
    for seat in range(state.seats):
        found.append(Area(f"won-{seat}", "row", words("area-won"), seat, cards(state.won[seat], f"won-{seat}", words)))
    if state.phase == TRICK:
        found.append(trick(state, words))
    else:
        found += [order(state, words), barrel(state, words)]
    if state.spent.size:
        pile = Piece("spent", "pan-back", words("spent", count=int(state.spent.size)), text="x")
        pile.count = int(state.spent.size)
        found.append(Area("spent", "stack", words("area-spent"), pieces=[pile]))
    if sight.seat is not None and state.phase == TRICK:
        mine = cards(state.hands[sight.seat], "hand", words)
        found.append(Area("hand", "fan", words("area-hand"), sight.seat, mine))
    return found


def trick(state: Pan, words: Words) -> Area:
    pieces = []
    for seat in range(state.seats):
        if state.laid[seat] == NOT_YET:
            piece = Piece(f"laid-{seat}", "place", words("not-ready", seat=words.seat(seat)), text="...")
        elif state.laid[seat] == BLANK:
            piece = back(f"laid-{seat}", words)
        else:
            piece = card(int(state.laid[seat]), f"laid-{seat}", words)
        piece.seat = seat
        pieces.append(piece)
    return Area("trick", "row", words("area-trick"), pieces=pieces)


def barrel(state: Pan, words: Words) -> Area:
    turned = CHAMBERS - int(state.chambers)
    pieces = [chamber(place, turned, words) for place in range(CHAMBERS)]
    note = "" if state.over else words("odds", chambers=int(state.chambers))
    return Area("barrel", "board", words("area-barrel"), pieces=pieces, note=note, backdrop="barrel")


def order(state: Pan, words: Words) -> Area:
    pieces = [
        Piece(f"order-{seat}", "seat", words.seat(seat), text=words.seat(seat), seat=seat, badge=str(place + 1))
        for place, seat in enumerate(state.order)
    ]
    return Area("order", "panel", words("area-order"), pieces=pieces)


def plate(state: Pan, seat: int, words: Words) -> Plate:
    out = seat in state.dead
    held = state.hands[seat].size if state.phase == TRICK else state.won[seat].size
    figures = [] if out else [Figure("i-cards", str(held), words("holds", count=int(held)))]
    note = words("out") if out else ""
    return Plate(seat, figures, turn=seat in state.waiting(), out=out, note=note)


def chips(state: Pan, words: Words) -> list[str]:
    if state.phase == TRICK:
        left = max(int(hand.size) + (state.laid[n] != NOT_YET) for n, hand in enumerate(state.hands))
        return [words("chip-trick", trick=5 - left)]
    return [words("chip-barrel"), words("chip-in", count=len(state.order))]


# ---- the prompt and the moves ----


def prompt(state: Pan, sight: Sight, words: Words) -> tuple[str, str]:
    if state.over:
        winner = int(state.order[0])
        return words("title-over", seat=words.seat(winner), you=yes(winner == sight.seat)), ""
    if sight.seat not in state.waiting():
        if state.phase == TRICK:
            return words("title-wait-trick"), ""
        return words("title-wait", seat=words.seat(state.waiting()[0])), ""
    if state.phase == TRICK:
        return words("title-trick"), words("reason-trick")
    if state.phase == PAYING:
        return words("title-paying", count=int(state.owed)), ""
    if state.phase == DOUBLE:
        return words("title-double"), words("odds", chambers=int(state.chambers))
    if state.phase == STEALING:
        return words("title-stealing", count=int(state.owed)), ""
    rich = state.won[sight.seat].size > 0
    return words("title-barrel", chambers=int(state.chambers)), words("reason-pay" if rich else "reason-no-card")


def yes(true: bool) -> str:
    return "yes" if true else "no"


def choices(state: Pan, sight: Sight, words: Words) -> list[Choice]:
    return [
        Choice(
            move,
            words.move(move),
            picks(state, sight, move),
            button=button(state, move, words),
            asks=move == AGAIN,
        )
        for move in sight.moves()
    ]


def picks(state: Pan, sight: Sight, move: int) -> tuple[str, ...]:
    """The pieces to press for a move: a card in hand, or one of those won. Buttons need none."""
    if move < TURN:
        return (f"hand-{move - PICK + 1}-{state.hands[sight.eye].count(move - PICK) - 1}",)
    if move == TURN or move == AGAIN:
        return ("chamber-0",)
    if RESHUFFLE <= move < PASS:
        return (won_card(state, sight.eye, move - RESHUFFLE),)
    if PAY <= move < AGAIN:
        return (won_card(state, sight.eye, move - PAY),)
    if move >= STEAL:
        return (won_card(state, (move - STEAL) // VALUES, (move - STEAL) % VALUES),)
    return ()


def won_card(state: Pan, seat: int, value: int) -> str:
    return f"won-{seat}-{value + 1}-{state.won[seat].count(value) - 1}"


def button(state: Pan, move: int, words: Words) -> str:
    if move == PASS:
        return words("button-pass", count=len(state.order))
    if state.phase == BARREL and move == TURN:
        return words("button-turn")
    if state.phase == DOUBLE:
        return words("button-again" if move == AGAIN else "button-stop")
    return ""
