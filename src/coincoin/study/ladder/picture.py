"""The ladder as a picture: the upper level's share of the wins against the level below, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import coincoin
from coincoin.study.ink import FILL, GOOD, INK, INK_2, LINE, seat_name, sheet, text
from coincoin.study.ladder.record import STEP, Record, short

WIDTH = 860
LEFT, RIGHT = 300, 790  # where no win and all wins are
ROW, HEAD = 26, 40


def picture(records: Sequence[Record]) -> str:
    """A row for each pair, game by game; the dashed line is an even share."""
    steps = sorted((record for record in records if record.pair.kind == STEP), key=lambda each: each.pair.game)
    body = text(30, 46, "Each level against the level below", 24, font_weight=800)
    body += text(30, 70, "share of the wins of the upper level, with its 95 % interval", 14, fill=INK_2)
    y = 92.0
    top = y
    for number, (game, rows) in enumerate(groupby(steps, key=lambda each: each.pair.game)):
        body += text(30, y + 24, coincoin.game(game).name("en"), 17, font_weight=800)
        y += HEAD
        for record in sorted(rows, key=lambda each: each.pair.seats):
            body += row(record, y, FILL[seat_name(number)])
            y += ROW
        y += 8
    body = axis(top, y) + body
    return sheet(WIDTH, y + 44, "Each level against the level below", body)


def place(share: float) -> float:
    return LEFT + share * (RIGHT - LEFT)


def axis(top: float, bottom: float) -> str:
    drawn = ""
    for share in (0.25, 0.5, 0.75, 1.0):
        x = place(share)
        dashes = f'stroke="{INK}" stroke-width="2" stroke-dasharray="3 5"' if share == 0.5 else f'stroke="{LINE}"'
        drawn += f'<path d="M{x:g} {top:g}V{bottom:g}" {dashes}/>'
        drawn += text(x, bottom + 20, f"{share:.0%}", 12, text_anchor="middle", fill=INK_2)
    return drawn


def row(record: Record, y: float, fill: str) -> str:
    low, high = (place(end) for end in record.interval())
    pair = record.pair
    words = f"{short(pair.upper)} v {short(pair.lower)}, {pair.seats} seats"
    return (
        text(LEFT - 20, y + 5, words, 14, text_anchor="end")
        + f'<path d="M{low:.1f} {y:g}H{high:.1f}M{low:.1f} {y - 5:g}v10M{high:.1f} {y - 5:g}v10" stroke="{INK}" '
        + 'stroke-width="2.5" fill="none" stroke-linecap="round"/>'
        + f'<circle cx="{place(record.share):.1f}" cy="{y:g}" r="6" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
        + text(RIGHT + 14, y + 5, f"{record.share:.0%}", 14, fill=GOOD if record.better else INK, font_weight=800)
    )
