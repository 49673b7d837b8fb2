"""Small pictures for reports, as SVG: dots with intervals, and columns."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import isfinite

import numpy as np

from coincoin.study.lab.findings import Finding

WIDTH = 680
LETTER = 7.5  # the width of one in a label, rather too much than too little
FIGURE = 90  # room for the number at the right
PLOT = 200  # at least so much between the two
ROW = 24


def intervals(title: str, findings: Sequence[Finding], reference: float, percent: bool = True) -> str:
    """A dot and its interval for each finding; the dashed line is what one would expect by chance."""
    # Too few games leave an interval open: it is drawn to the edge.
    ends = [end for finding in findings for end in finding.estimate if isfinite(end)] + [reference]
    low, high = min(ends), max(ends)
    margin = (high - low) * 0.08 or 0.01
    low, high = low - margin, high + margin
    height = ROW * len(findings) + 34
    label = 20 + max(170.0, LETTER * max(len(finding.name) for finding in findings))
    width = max(WIDTH, label + PLOT + FIGURE)

    def x(value: float) -> float:
        return label + (min(max(value, low), high) - low) / (high - low) * (width - label - FIGURE)

    at, told = f"{x(reference):.1f}", shown(reference, percent)
    parts = [
        f'<line class="guide" x1="{at}" x2="{at}" y1="0" y2="{height - 26}"/>',
        f'<text class="axis" x="{at}" y="{height - 10}" text-anchor="middle">{told}</text>',
    ]
    for row, (name, estimate, _) in enumerate(findings):
        y = ROW * row + 14
        clear = estimate.low > reference or estimate.high < reference
        parts += [
            f'<text x="{label - 10:.1f}" y="{y + 4}" text-anchor="end">{escape(name)}</text>',
            f'<line class="reach" x1="{x(estimate.low):.1f}" x2="{x(estimate.high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="{"sure" if clear else "open"}" cx="{x(estimate.value):.1f}" cy="{y}" r="5"/>',
            f'<text class="axis" x="{width - 80:.1f}" y="{y + 4}">{shown(estimate.value, percent)}</text>',
        ]
    told = "; ".join(f"{name} {shown(estimate.value, percent)}" for name, estimate, _ in findings)
    return picture(title, told, width, height, parts)


def columns(title: str, values: np.ndarray, most: int = 40) -> str:
    """How often each value came up; neighbouring ones share a column where there are many."""
    low, high = int(values.min()), int(values.max())
    step = max(1, -(-(high - low + 1) // most))
    edges = np.arange(low, high + step + 1, step)
    counts, _ = np.histogram(values, edges)
    width = min(60.0, (WIDTH - 40) / len(counts))
    top = counts.max()
    parts = []
    for n, count in enumerate(counts):
        tall = 130 * count / top
        told = f"{edges[n]}" if step == 1 else f"{edges[n]} to {edges[n + 1] - 1}"
        parts.append(
            f'<rect x="{20 + n * width + 1:.1f}" y="{140 - tall:.1f}" width="{max(1.0, width - 2):.1f}" '
            f'height="{tall:.1f}"><title>{told}: {count}</title></rect>'
        )
    every = max(1, len(counts) // 10)
    parts += [
        f'<text class="axis" x="{20 + (n + 0.5) * width:.1f}" y="158" text-anchor="middle">{edges[n]}</text>'
        for n in range(0, len(counts), every)
    ]
    told = f"from {low} to {high}, mean {values.mean():.1f}"
    return picture(title, told, WIDTH, 166, parts)


def picture(title: str, told: str, width: float, height: float, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {width:g} {height:g}" role="img" xmlns="http://www.w3.org/2000/svg">'
    caption = f"<figcaption>{escape(title)}</figcaption>"
    return f"<figure>{caption}{head}<title>{escape(title)}: {escape(told)}</title>{''.join(parts)}</svg></figure>"


def shown(value: float, percent: bool) -> str:
    """
    >>> shown(0.2512, True), shown(3.14159, False)
    ('25.1 %', '3.14')
    """
    return f"{value * 100:.1f} %" if percent else f"{value:.2f}"
