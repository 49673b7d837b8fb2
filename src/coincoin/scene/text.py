"""A Scene as plain text, for the terminal and for golden playthroughs."""

from __future__ import annotations

from collections.abc import Sequence

from coincoin.kernel.game import Game
from coincoin.kernel.scene import Area, Light, Line, Piece, Plate, Scene
from coincoin.kernel.state import NO_MOMENT, Sight
from coincoin.kernel.words import Tongue, tongue

WIDTH = 78
MAP_ROWS = 21  # of a board with roads
BOARD_ROWS = 9
SMALL = ("point", "road")  # on a board: no room for brackets around them
UNSEEN = "?"  # on the back of a card
LIGHTS: dict[Light, str] = {"lit": "*", "cancelled": "×", "done": "✓", "waiting": "…"}


def told(game: Game, sight: Sight, language: str, names: Sequence[str]) -> list[str]:
    """What this sight was told, and, where it is one of a moment, why: with the numbers of the rules."""
    lines = game.log(sight, language, names)
    if sight.state.moment == NO_MOMENT:
        return lines
    scene = game.scene(sight, language, names)
    return [*lines, " ".join(filter(None, ["→", scene.reason, f"({', '.join(scene.rules)})"]))]


def render(scene: Scene, names: Sequence[str], width: int = WIDTH, language: str = "en") -> str:
    """The table as a seat sees it: the others, the middle, then its own side.

    >>> print(render(Scene("pan", None, "Waiting for Bo", plates=[Plate(0)]), ["Ada"], 20))
    ────────────────────
      Ada
    ────────────────────
    Waiting for Bo
    """
    rule, say = "─" * width, tongue("coincoin.kernel", language)
    lines = ["   ".join(scene.chips)] if scene.chips else []
    lines.append(rule)
    for plate in scene.plates:
        lines.append(plate_line(plate, names))
        for area in scene.areas:
            if area.seat == plate.seat and area.kind != "fan":
                lines += indented(area_lines(area, names, width - 4, say), "    ")
    for area in scene.areas:
        if area.seat is None:
            lines += ["", *area_lines(area, names, width, say)]
    for area in scene.areas:
        if area.kind == "fan" and area.seat is not None:
            lines += ["", *area_lines(area, names, width, say)]
    for trail in scene.trails:
        pieces = {piece.id: piece.text for area in scene.areas for piece in area.pieces}
        lines += ["", f"{names[trail.seat]}: {' '.join(pieces[id] for id in trail.over)}"]
    lines += [rule, scene.title]
    if scene.reason:
        lines.append(scene.reason)
    return "\n".join(line.rstrip() for line in lines)


def plate_line(plate: Plate, names: Sequence[str]) -> str:
    arrow = "▸" if plate.turn else " "
    notes = [figure.label for figure in plate.figures] + ([plate.note] if plate.note else [])
    name = names[plate.seat]
    return f"{arrow} {name}" + (f"  ({', '.join(notes)})" if notes else "")


def area_lines(area: Area, names: Sequence[str], width: int, say: Tongue) -> list[str]:
    """An area's title and its pieces; nothing for an empty one without a note."""
    if not area.pieces and not area.note:
        return []
    title = area.title + (f" ({area.note})" if area.note else "")
    if area.kind == "board":
        return [f"{title}:", *board_lines(area, width)]
    if area.kind == "panel" and area.seat is not None:
        title = ""  # it says what to press
    return wrapped(f"{title}: " if title else "", [piece_text(piece, names, area, say) for piece in area.pieces], width)


def piece_text(piece: Piece, names: Sequence[str], area: Area, say: Tongue) -> str:
    """[6], with its owner where that is not plain, its badge and its count.

    Marks are drawings, so a piece that bears some says its label; so does one without a text, which tells all.
    """
    body = LIGHTS.get(piece.light, "") + (piece.label if piece.marks else piece.text or piece.label)
    if piece.badge and piece.text:
        body = f"{piece.badge} {body}"
    if piece.seat is not None and piece.seat != area.seat and names[piece.seat] not in body:
        body = f"{names[piece.seat]} {body}"
    if piece.count > 1 and area.kind != "panel":  # the rows of a panel say their numbers themselves
        pile = area.kind == "stack" and piece.text != UNSEEN
        body += f", {say('under-it', count=piece.count - 1)}" if pile else f" ×{piece.count}"
    return f"[{body}]"


def wrapped(head: str, items: list[str], width: int) -> list[str]:
    lines, line = [], head
    for item in items:
        if len(line) + len(item) > width and line.strip():
            lines.append(line)
            line = "  "
        line += item + " "
    return [*lines, line.rstrip()]


def indented(lines: list[str], by: str) -> list[str]:
    return [by + line for line in lines]


def board_lines(area: Area, width: int) -> list[str]:
    """Pieces at their coordinates, roads as dots between them."""
    rows = [[" "] * width for _ in range(MAP_ROWS if area.lines else BOARD_ROWS)]
    for line in area.lines:
        dot(rows, line)
    for piece in area.pieces:
        text = LIGHTS.get(piece.light, "") + f"{piece.badge} {piece.text}".strip()
        if piece.face not in SMALL:
            text = f"[{text}]"
        row, column = place(piece.x, piece.y, rows)
        start = max(0, min(width - len(text), column - len(text) // 2))
        rows[row][start : start + len(text)] = text
    drawn = ["".join(row).rstrip() for row in rows]
    return [line for n, line in enumerate(drawn) if line or any(drawn[n:])]


def dot(rows: list[list[str]], line: Line) -> None:
    for n in range(line.dots + 2):
        share = n / (line.dots + 1)
        row, column = place(line.x1 + (line.x2 - line.x1) * share, line.y1 + (line.y2 - line.y1) * share, rows)
        rows[row][column] = "·"


def place(x: float, y: float, rows: list[list[str]]) -> tuple[int, int]:
    row = round(max(0.0, min(100.0, y)) / 100 * (len(rows) - 1))
    return row, round(max(0.0, min(100.0, x)) / 100 * (len(rows[0]) - 1))
