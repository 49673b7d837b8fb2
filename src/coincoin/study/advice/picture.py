"""The swing of a match as a picture: every seat's chance to win, move by move."""

from __future__ import annotations

from coincoin.study.advice.analysis import Analysis
from coincoin.study.advice.words import study_words
from coincoin.study.ink import DASHES, FILL, INK, INK_2, LINE, PAPER, PAPER_2, STROKE, emblem, seat_name, sheet, text

WIDTH, HEIGHT = 900, 520
LEFT, RIGHT, TOP, BOTTOM = 74, 760, 104, 420  # of the plot
STRIPES = 8
NEAR = 17  # between two labels at the end of lines


def picture(analysis: Analysis) -> str:
    """An SVG picture on its own sheet."""
    words = study_words(analysis.language)
    title = words("analysis-chances")
    body = text(36, 50, title, 24, font_weight=800)
    body += text(36, 76, words("analysis-sub", count=max(1, analysis.iterations // 2)), 14, fill=INK_2)
    return sheet(WIDTH, HEIGHT, title, body + plot(analysis) + keys(analysis))


def plot(analysis: Analysis) -> str:
    last = max(1, len(analysis.chances) - 1)
    step = max(1, -(-last // STRIPES))
    words = study_words(analysis.language)
    drawn = ""
    for n, start in enumerate(range(0, last, step)):
        x, end = across(start, last), across(min(last, start + step), last)
        tint = PAPER_2 if n % 2 == 0 else PAPER
        drawn += f'<rect x="{x:.1f}" y="{TOP}" width="{end - x:.1f}" height="{BOTTOM - TOP}" fill="{tint}"/>'
        drawn += text(x, BOTTOM + 20, str(start) if n else words("analysis-axis"), 12, text_anchor="middle", fill=INK_2)
    if last % step == 0 or last % step > step / 3:
        drawn += text(RIGHT, BOTTOM + 20, str(last), 12, text_anchor="middle", fill=INK_2)
    for percent in (0, 25, 50, 75, 100):
        y = down(percent / 100)
        drawn += f'<path d="M{LEFT} {y:g}H{RIGHT}" stroke="{LINE}" stroke-width="1.5"/>'
        mark = f"{percent} %" if percent == 100 else str(percent)
        drawn += text(LEFT - 8, y + 5, mark, 14, text_anchor="end", fill=INK_2)
    seats = range(len(analysis.names))
    for seat in sorted(seats, key=lambda seat: (seat in analysis.winners, seat)):
        drawn += line(analysis, seat, last)
    return drawn + points(analysis, last) + ends(analysis)


def across(version: int, last: int) -> float:
    return LEFT + (RIGHT - LEFT) * version / last


def down(chance: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * chance


def line(analysis: Analysis, seat: int, last: int) -> str:
    """A winner's line is thick and filled below; the others are dashed, each its own way."""
    name, won = seat_name(seat), seat in analysis.winners
    track = "L".join(f"{across(v, last):.1f} {down(each[seat]):.1f}" for v, each in enumerate(analysis.chances))
    shade = f'<path d="M{track}L{RIGHT} {BOTTOM}L{LEFT} {BOTTOM}Z" fill="{FILL[name]}" opacity=".16"/>' if won else ""
    dashes = "" if won else f' stroke-dasharray="{DASHES[name] or "12 4"}"'
    return (
        f'{shade}<path d="M{track}" fill="none" stroke="{STROKE[name]}" stroke-width="{4.5 if won else 3}" '
        f'stroke-linejoin="round" stroke-linecap="round"{dashes}/>'
    )


def points(analysis: Analysis, last: int) -> str:
    drawn = ""
    for number, point in enumerate(analysis.points, 1):
        x, y = across(point.version, last), down(point.after)
        above = -1 if y > TOP + 44 else 1
        drawn += (
            f'<path d="M{x:.1f} {y + 7 * above:.1f}v{18 * above}" stroke="{INK}" stroke-width="2"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{PAPER}" stroke="{STROKE[seat_name(point.seat)]}" '
            f'stroke-width="4"/><circle cx="{x:.1f}" cy="{y + 36 * above:.1f}" r="12" fill="{INK}"/>'
        )
        drawn += text(x, y + 36 * above + 5, str(number), 15, text_anchor="middle", font_weight=800, fill="#fff")
    return drawn


def ends(analysis: Analysis) -> str:
    """The names at the ends of the lines, kept apart, from the lowest up."""
    drawn, highest = "", float("inf")
    for seat in sorted(range(len(analysis.names)), key=lambda seat: analysis.chances[-1][seat]):
        highest = min(down(analysis.chances[-1][seat]) + 5, highest - NEAR)
        drawn += emblem(RIGHT + 16, highest - 5, seat, 14)
        ink = STROKE[seat_name(seat)]
        drawn += text(RIGHT + 28, highest, clip(analysis.names[seat], 13), 14, font_weight=800, fill=ink)
    return drawn


def keys(analysis: Analysis) -> str:
    drawn, x, y = "", 40.0, HEIGHT - 34
    for seat, player in enumerate(analysis.names):
        name = seat_name(seat)
        dashes = "" if seat in analysis.winners else f' stroke-dasharray="{DASHES[name] or "12 4"}"'
        drawn += f'<path d="M{x:g} {y}h34" stroke="{STROKE[name]}" stroke-width="4" stroke-linecap="round"{dashes}/>'
        drawn += emblem(x + 50, y, seat) + text(x + 64, y + 5, clip(player, 14), 14, font_weight=700)
        x += 84 + 8.2 * len(clip(player, 14))
    return drawn


def clip(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
