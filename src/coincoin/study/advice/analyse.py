"""`coincoin analyse MATCH`: every decision of a match, as a table, JSON, a picture and a page."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import coincoin
from coincoin.kernel.words import LANGUAGES
from coincoin.study.advice.analysis import ITERATIONS, Analysis, analyse
from coincoin.study.advice.page import page, percent, signed
from coincoin.study.advice.picture import picture
from coincoin.study.bar import bar, check_outputs
from coincoin.study.sim import positive

WORST = 8  # costly decisions listed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("match", help="a match file")
    parser.add_argument(
        "--iterations", type=positive, default=ITERATIONS, help=f"of the search at a decision (default: {ITERATIONS})"
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the words")
    parser.add_argument("--cores", type=positive, help="how many processes (default: one a core)")
    parser.add_argument("--json", metavar="FILE", help="write the analysis there as JSON")
    parser.add_argument("--svg", metavar="FILE", help="draw the swing of the match there")
    parser.add_argument("--html", metavar="FILE", help="write the whole analysis there as one page")


def run(arguments: argparse.Namespace) -> None:
    match = coincoin.load(arguments.match)
    check_outputs(arguments.json, arguments.svg, arguments.html)
    with bar(match.game.name(arguments.language), match.version + 1) as progress:
        found = analyse(
            match,
            iterations=arguments.iterations,
            language=arguments.language,
            cores=arguments.cores,
            progress=progress,
        )
    Console().print(report(found))
    if arguments.json:
        Path(arguments.json).write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    if arguments.svg:
        Path(arguments.svg).write_text(picture(found), "utf-8")
    if arguments.html:
        Path(arguments.html).write_text(page(found), "utf-8")


def report(analysis: Analysis) -> Table:
    """The decisions that gave most away."""
    table = Table("move", "seat", "played", "chance", "best", "chance", "given away")
    for decision in sorted(analysis.decisions, key=lambda each: -each.cost)[:WORST]:
        seat, best, played = decision.hint.seat, decision.hint.best, decision.choice
        table.add_row(
            str(decision.version),
            analysis.names[seat],
            played.sentence,
            percent(played.chances[seat]),
            best.sentence,
            percent(best.chances[seat]),
            percent(decision.cost),
        )
    table.caption = "; ".join(
        f"{name} gave {percent(cost, 1)} away at a decision (choices {signed(own)}, luck {signed(luck)})"
        for name, cost, (own, _, luck) in zip(
            analysis.names, analysis.costs(), map(analysis.swing.sums, range(len(analysis.names))), strict=True
        )
    )
    return table
