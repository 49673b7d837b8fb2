"""The report of a study: one HTML file with pictures, nothing fetched from anywhere."""

from __future__ import annotations

from html import escape
from pathlib import Path

import pyarrow.parquet as pq

import coincoin
from coincoin.study.lab.charts import columns, intervals, shown
from coincoin.study.lab.findings import Cell, Estimate, Finding, cells
from coincoin.study.lab.plan import Study
from coincoin.study.lab.sources import fingerprint
from coincoin.study.lab.trials import key_of

STYLE = """
:root { --ink: #22313f; --paper: #fffdf7; --soft: #8a97a3; --sure: #d1495b; --reach: #9db4c0; --bar: #30638e }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6df; --paper: #1b2229; --soft: #9aa5af; --sure: #ef7b7b; --reach: #5b7486; --bar: #7fb2d9 }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem }
figure { margin: 1.5rem 0 } figcaption { font-weight: 600 } svg { width: 100%; height: auto }
svg text { font-size: 13px; fill: var(--ink) } svg .axis { fill: var(--soft); font-size: 12px }
svg rect { fill: var(--bar) } svg .guide { stroke: var(--soft); stroke-dasharray: 4 4 }
svg .reach { stroke: var(--reach); stroke-width: 4; stroke-linecap: round }
svg .sure { fill: var(--sure) } svg .open { fill: var(--paper); stroke: var(--sure); stroke-width: 2 }
table { border-collapse: collapse } th, td { text-align: left; padding: .2rem .8rem .2rem 0 }
td.n { text-align: right; font-variant-numeric: tabular-nums } h2 { margin-top: 3rem } small { color: var(--soft) }
"""
CAUTION = (
    "<p><small>This goes with winning and need not cause it: who does well lives longer, owns more, and may do "
    "more. A first hand comes by chance alone, so there the difference is the card's doing.</small></p>"
)
MOST = 24  # cards or actions in one picture


def page(study: Study, games: Path) -> str:
    """What the games of a study say."""
    planned = study.cells()
    parts = [
        f"<h1>{escape(study.name)}</h1>",
        f"<p>{escape(study.about)}</p>" if study.about else "",
        f"<p>{study.games:,} games at each kind of table, each deal played {study.replays} times, seed {study.seed}. "
        "Lines are 95 % intervals; a full dot is one that chance alone would hardly explain.</p>",
        f"<p><small>Made with coincoin {coincoin.__version__}; rules: {rules_of(study)}; "
        f"code and data: {fingerprint(study)}.</small></p>",
    ]
    found = cells(pq.read_table(games))
    parts.append(summary([(planned[number].table.name("en"), cell) for number, cell in found]))
    for number, cell in found:
        plan = planned[number]
        options = key_of(plan.options)
        parts.append(f"<h2>{escape(plan.table.name('en'))}, {plan.seats} seats</h2>")
        parts.append(f"<p><small>{escape(', '.join(filter(None, (options, ' and '.join(plan.bots)))))}</small></p>")
        parts += section(cell)
    head = "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
    title = f"<title>{escape(study.name)}</title><style>{STYLE}</style>"
    return f"{head}{title}<body>{''.join(parts)}</body></html>\n"


def rules_of(study: Study) -> str:
    """Which version of the rules of each game was played."""
    tables = {cell.table.id: cell.table for cell in study.cells()}
    return ", ".join(f"{escape(game.name('en'))} {game.version}" for game in tables.values())


def summary(found: list[tuple[str, Cell]]) -> str:
    """All tables at a glance."""
    rows = []
    for name, cell in found:
        first = cell.by_turn()[0].estimate
        fair = 1 / cell.seats
        favoured = "yes" if first.low > fair else "no, the opposite" if first.high < fair else "no sign of it"
        bots = " and ".join(cell.bots)
        options = cell.rows["options"][0].as_py()
        rows.append(
            f"<tr><td>{escape(name)}<td class=n>{cell.seats}<td>{escape(options)}<td>{escape(bots)}"
            f"<td class=n>{cell.mean_length().value:.1f}<td class=n>{interval(first)}<td>{favoured}"
        )
    head = "<tr><th>game<th>seats<th>options<th>bots<th>decisions<th>wins of who moves first<th>favoured?"
    return f"<table>{head}{''.join(rows)}</table>"


def section(cell: Cell) -> list[str]:
    """One kind of table."""
    fair = 1 / cell.seats
    length = cell.mean_length()
    parts = [intervals("Wins by who moves first", cell.by_turn(), fair)]
    if len(cell.bots) > 1:
        parts.append(intervals("Wins by bot, for each seat it had", cell.by_bot(), fair))
    parts.append(columns(f"Decisions in a game, {length.value:.1f} on average", cell.length))
    parts.append(columns("Scores at the end", cell.score))
    parts.append(worth("What a card in the first hand adds to the chance to win", cell.worth("held")))
    moves = cell.worth("played")
    parts.append(worth("How much more often those win who made a move at least once", moves))
    if moves:
        parts.append(CAUTION)
    parts.append(intervals("What decides who wins: shares of the outcome", cell.skill_and_luck(), 0))
    return parts


def worth(title: str, findings: list[Finding]) -> str:
    if not findings:
        return ""
    if len(findings) > MOST:
        title += f" (the {MOST // 2} best and the {MOST // 2} worst of {len(findings)})"
        findings = findings[: MOST // 2] + findings[-MOST // 2 :]
    return intervals(title, findings, 0)


def interval(estimate: Estimate) -> str:
    return f"{shown(estimate.value, True)} <small>({estimate.low * 100:.1f} to {estimate.high * 100:.1f})</small>"
