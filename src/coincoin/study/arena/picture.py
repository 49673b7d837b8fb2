"""The arena as a picture: shares of wins with their intervals, and who wins against whom."""

from __future__ import annotations

from coincoin.study.arena.arena import Result
from coincoin.study.ink import BAD, FILL, GOOD, INK, INK_2, LINE, PAPER, PAPER_2, seat_name, sheet, text

ROW = 52
BARS = 380  # width of the bars
CELL = 104
NAMES = 150
GAP = 70


def picture(result: Result) -> str:
    """An SVG picture of the result."""
    names = [standing.bot for standing in result.standings]
    height = 150 + ROW * len(names) + 40
    width = 40 + NAMES + BARS + GAP + CELL * len(names) + 40
    setting = result.setting
    title = f"{setting.game}, {setting.seats} seats: {result.games:,} games"
    body = text(36, 52, title, 24, font_weight=800)
    order = "Each bot is surely better than the next." if result.certain else "The order is not certain."
    body += text(
        36, 78, f"{order} An even share is {result.even:.1%}. Whiskers and tints: 95 % intervals.", 14, fill=INK_2
    )
    body += bars(result, 40 + NAMES, 130) + matrix(result, names, 40 + NAMES + BARS + GAP, 130)
    return sheet(width, height, title, body)


def bars(result: Result, left: float, top: float) -> str:
    most = max(standing.interval[1] for standing in result.standings) * 1.05
    scale = BARS / most
    even = left + result.even * scale
    bottom = top + ROW * len(result.standings)
    drawn = f'<path d="M{left:g} {top - 6:g}V{bottom:g}" stroke="{LINE}" stroke-width="2"/>'
    for place, each in enumerate(result.standings):
        y = top + place * ROW
        low, high = (left + bound * scale for bound in each.interval)
        drawn += text(left - 12, y + 19, short(each.bot), 16, text_anchor="end", font_weight=800)
        drawn += text(left - 12, y + 36, f"{each.milliseconds:.3g} ms a move", 12, text_anchor="end", fill=INK_2)
        drawn += (
            f'<rect x="{left:g}" y="{y + 4:g}" width="{each.share * scale:.1f}" height="30" rx="6" '
            f'fill="{FILL[seat_name(place)]}" stroke="{INK}" stroke-width="2.5"/>'
            f'<path d="M{low:.1f} {y + 19:g}H{high:.1f}M{low:.1f} {y + 12:g}v14M{high:.1f} {y + 12:g}v14" '
            f'stroke="{INK}" stroke-width="2.5" fill="none" stroke-linecap="round"/>'
        )
        drawn += text(high + 8, y + 24, f"{each.share:.1%}", 15, font_weight=800)
    drawn += f'<path d="M{even:.1f} {top - 6:g}V{bottom:g}" stroke="{INK}" stroke-width="2" stroke-dasharray="3 5"/>'
    return drawn + text(even, bottom + 20, f"even: {result.even:.1%}", 12, text_anchor="middle", fill=INK_2)


def matrix(result: Result, names: list[str], left: float, top: float) -> str:
    """Rows win against columns; tinted where the interval decides."""
    drawn = ""
    for column, other in enumerate(names):
        x = left + column * CELL + CELL / 2
        drawn += text(x, top - 12, f"v {short(other)}", 13, text_anchor="middle", fill=INK_2)
        for row, name in enumerate(names):
            y = top + row * ROW
            tint, ink = PAPER_2, INK
            if name != other:
                duel = result.duel(name, other)
                if duel.interval[0] > 0.5:
                    tint, ink = "#d9efdf", GOOD
                elif duel.interval[1] < 0.5:
                    tint, ink = "#f8ddd5", BAD
            drawn += (
                f'<rect x="{left + column * CELL + 2:g}" y="{y:g}" width="{CELL - 4}" height="{ROW - 6}" rx="8" '
                f'fill="{tint if name != other else PAPER}" stroke="{LINE}" stroke-width="1.5"/>'
            )
            if name != other:
                drawn += text(x, y + 20, f"{duel.share:.0%}", 16, text_anchor="middle", font_weight=800, fill=ink)
                span = f"{duel.interval[0]:.0%} to {duel.interval[1]:.0%}"
                drawn += text(x, y + 37, span, 11.5, text_anchor="middle", fill=INK_2)
    return drawn


def short(name: str) -> str:
    """A bot's name without its settings if it is long."""
    return name if len(name) <= 16 else name[:15] + "…"
