"""Draws the learning curve that `learn.py` wrote: the share of wins over the moves learnt from.

python examples/train/curve.py canaille-2.csv learning.svg "Canaille at two seats" --even 0.5
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

WIDTH, HEIGHT, LEFT, BOTTOM = 680, 300, 60, 250
GREY, INK, DUCK = "#e5e2d8", "#5b6770", "#2f6f8f"


def drawn(rows: list[dict[str, str]], title: str, even: float) -> str:
    moves = [int(row["moves"]) for row in rows]
    shares = [float(row["share"]) for row in rows]
    reaches = [float(row["reach"]) for row in rows]
    top = -(-max(share + reach for share, reach in zip(shares, reaches, strict=True)) // 0.1) * 0.1

    def x(move: float) -> float:
        return LEFT + move / moves[-1] * (WIDTH - LEFT - 30)

    def y(share: float) -> float:
        return BOTTOM - share / top * (BOTTOM - 30)

    parts = [f"<title>{title}: share of games won against duck, over the moves learnt from</title>"]
    parts.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>')
    for tenth in range(round(top * 10) + 1):
        at = f"{y(tenth / 10):.1f}"
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 30}" y1="{at}" y2="{at}" stroke="{GREY}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at}" dy="4" text-anchor="end" fill="{INK}">{tenth * 10} %</text>')
    at = f"{y(even):.1f}"
    parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 30}" y1="{at}" y2="{at}" stroke="{INK}" stroke-dasharray="4 4"/>')
    for million in range(moves[-1] // 1_000_000 + 1):
        at = f"{x(million * 1e6):.1f}"
        parts.append(f'<text x="{at}" y="{BOTTOM + 20}" text-anchor="middle" fill="{INK}">{million} million</text>')
    way = " ".join(f"{x(move):.1f},{y(share):.1f}" for move, share in zip(moves, shares, strict=True))
    parts.append(f'<polyline points="{way}" fill="none" stroke="{DUCK}" stroke-width="2"/>')
    for move, share, reach in zip(moves, shares, reaches, strict=True):
        at, low, high = f"{x(move):.1f}", f"{y(share - reach):.1f}", f"{y(share + reach):.1f}"
        parts.append(f'<line x1="{at}" x2="{at}" y1="{low}" y2="{high}" stroke="{DUCK}"/>')
        parts.append(f'<circle cx="{at}" cy="{y(share):.1f}" r="3.5" fill="{DUCK}"/>')
    note = f"{title}: games won against duck; the dashed line is even; bars are 95 % intervals"
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 10}" fill="{INK}">{note}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
    return "\n".join([f'{head} font-family="system-ui, sans-serif" font-size="12">', *parts, "</svg>\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("curve", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("title")
    parser.add_argument("--even", type=float, default=0.5, help="the share of wins that is even")
    arguments = parser.parse_args()
    with arguments.curve.open(newline="") as file:
        rows = list(csv.DictReader(file))
    arguments.out.write_text(drawn(rows, arguments.title, arguments.even), "utf-8")


if __name__ == "__main__":
    main()
