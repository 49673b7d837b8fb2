"""Ink and paper for the pictures: the colours of the tables, and a few strokes of SVG."""

from __future__ import annotations

from html import escape

INK, INK_2, PAPER, PAPER_2, LINE = "#1d2742", "#46506b", "#fffaf0", "#f8eed9", "#dcc9a3"
GOOD, BAD = "#1d7a50", "#b3271f"
FONT = 'ui-rounded, "SF Pro Rounded", "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", system-ui, sans-serif'

# A seat is never told by colour alone: each has its own dashes and its own emblem.
SEATS = ("leaf", "star", "drop", "heart", "shell", "moon", "sun")
FILL = {
    "leaf": "#4fb477",
    "star": "#a579d6",
    "drop": "#4aa3e0",
    "heart": "#ec6355",
    "shell": "#f39a4d",
    "moon": "#8d99ad",
    "sun": "#ffc933",
}
STROKE = {
    "leaf": "#22794a",
    "star": "#6f45a3",
    "drop": "#2673b8",
    "heart": "#b8352f",
    "shell": "#b45a12",
    "moon": "#56617a",
    "sun": "#8a5200",
}
DASHES = {
    "leaf": "",
    "star": "10 5",
    "drop": "2 6",
    "heart": "14 4 3 4",
    "shell": "18 6",
    "moon": "6 4",
    "sun": "1 5",
}
EMBLEMS = {
    "leaf": "M12 3C6 8 5 14 8 18C10 20 14 20 16 18C19 14 18 8 12 3ZM12 9V22",
    "star": "M12 2L15 9L22 9.500L16.500 14L18.500 21.500L12 17.500L5.500 21.500L7.500 14L2 9.500L9 9Z",
    "drop": "M12 2C8 8 5 11 5 15A7 7 0 0 0 19 15C19 11 16 8 12 2Z",
    "heart": "M12 21C4 15 2 11 3 7.500C4 4 9 3 12 7.500C15 3 20 4 21 7.500C22 11 20 15 12 21Z",
    "shell": "M12 20L3 11C3 5 8 3 12 3S21 5 21 11ZM9 20H15",
    "moon": "M15 3A9 9 0 1 0 21 15A8 8 0 0 1 15 3Z",
    "sun": "M12 6A6 6 0 1 0 12 18A6 6 0 1 0 12 6ZM12 1V3M12 21V23M1 12H3M21 12H23M4 4L6 6M18 18L20 20M20 4L18 6",
}


def seat_name(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def text(x: float, y: float, words: str, size: float = 14, **attributes: object) -> str:
    """Words at a place."""
    more = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in ({"fill": INK} | attributes).items())
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{more}>{escape(words)}</text>'


def emblem(x: float, y: float, seat: int, size: float = 16) -> str:
    """The emblem of a seat, its middle at a place."""
    name, scale = seat_name(seat), size / 24
    return (
        f'<path transform="translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})" d="{EMBLEMS[name]}" '
        f'fill="{FILL[name]}" stroke="{STROKE[name]}" stroke-width="2.4" stroke-linejoin="round" '
        'stroke-linecap="round"/>'
    )


def sheet(width: float, height: float, title: str, body: str) -> str:
    """A whole picture on a sheet of paper."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'aria-label="{escape(title)}" font-family=\'{FONT}\' font-weight="600">'
        f'<rect x="2" y="2" width="{width - 4:g}" height="{height - 4:g}" rx="22" fill="{PAPER}" '
        f'stroke="{INK}" stroke-width="2.5"/>{body}</svg>\n'
    )
