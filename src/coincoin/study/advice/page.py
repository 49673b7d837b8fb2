"""An analysis as one self-contained page: no script, no picture or font from elsewhere."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from coincoin.kernel.words import Words
from coincoin.study.advice.analysis import Analysis, Choice, Decision, Point, game_of
from coincoin.study.advice.picture import picture
from coincoin.study.advice.words import study_words
from coincoin.study.ink import FILL, STROKE, emblem, seat_name

SHOWN = 6  # options of a decision before the rest is folded away
COSTLY = 0.05  # win chance given away that is worth a red mark


def page(analysis: Analysis) -> str:
    """The whole analysis as HTML."""
    words = study_words(analysis.language)
    game = game_of(analysis).name(analysis.language)
    title = words("analysis-title", game=game)
    style = (files("coincoin.study.advice") / "analysis.css").read_text("utf-8")
    parts = [
        f'<!doctype html>\n<html lang="{analysis.language}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>",
        f"<header><h1>{escape(game)}</h1>{chips(analysis, words)}</header>\n<main>",
        ranking(analysis, words),
        f'<section class="chart">{picture(analysis)}</section>',
        turning(analysis, words),
        f'<section><h2>{words("analysis-decisions")}</h2><p class="sub">{words("analysis-decisions-sub")}</p>',
        *(decided(analysis, decision, words) for decision in analysis.decisions),
        "</section>\n</main>\n</body>\n</html>\n",
    ]
    return "\n".join(parts)


def percent(share: float, decimals: int = 0, language: str = "en") -> str:
    """
    >>> percent(0.5), percent(0.012, 1), percent(0.012, 1, "fr")
    ('50 %', '1.2 %', '1,2 %')
    """
    number = f"{100 * share:.{decimals}f} %"
    return number if language == "en" else number.replace(".", ",")


def signed(change: float, language: str = "en") -> str:
    """
    >>> signed(0.43), signed(-0.051, "fr")
    ('+43 %', '−5 %')
    """
    return ("−" if change < 0 else "+") + percent(abs(change), 0, language)


def badge(seat: int) -> str:
    return f'<svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">{emblem(12, 12, seat, 24)}</svg>'


def chips(analysis: Analysis, words: Words) -> str:
    names = ", ".join(analysis.names[seat] for seat in analysis.winners)
    result = words("analysis-won", count=len(analysis.winners), names=names)
    moves = words("analysis-moves", count=len(analysis.chances) - 1)
    return f'<ul class="chips"><li>{escape(result)}</li><li>{moves}</li></ul>'


def ranking(analysis: Analysis, words: Words) -> str:
    costs = analysis.costs()
    rows = []
    for seat in sorted(range(len(analysis.names)), key=lambda seat: -analysis.scores[seat]):
        first = ' class="first"' if seat in analysis.winners else ""
        place = 1 + sum(score > analysis.scores[seat] for score in analysis.scores)
        cost = words("analysis-nothing")
        if costs[seat] >= 0.0005:
            cost = words("analysis-mean", cost=percent(costs[seat], 1, analysis.language))
        own, others, luck = (signed(each, analysis.language) for each in analysis.swing.sums(seat))
        cost += "; " + words("analysis-split", own=own, others=others, luck=luck)
        rows.append(
            f'<li{first}><span class="pos">{place}</span>{badge(seat)}<span><b>{escape(analysis.names[seat])}</b>'
            f'<small>{escape(cost)}</small></span><span class="pts">{analysis.scores[seat]}</span></li>'
        )
    return f'<ol class="rank sheet">{"".join(rows)}</ol>'


def turning(analysis: Analysis, words: Words) -> str:
    cards = "".join(point_card(analysis, number, point, words) for number, point in enumerate(analysis.points, 1))
    return f'<section><h2>{words("analysis-points")}</h2><ol class="turning">{cards}</ol></section>'


def point_card(analysis: Analysis, number: int, point: Point, words: Words) -> str:
    told = " ".join(point.told)
    after = f'<span class="{"up" if point.after >= point.before else "down"}">{percent(point.after)}</span>'
    whose = words("analysis-chance-of", name=analysis.names[point.seat])
    return (
        f'<li><a href="#move-{point.version}"><span class="no">{number}</span><span>'
        f"<b>{words('analysis-point', version=point.version)}</b> {escape(told)}<br>"
        f"{badge(point.seat)} {escape(whose)}: {percent(point.before)} → {after}<br>"
        f"{words('analysis-swing', choice=signed(point.choice), luck=signed(point.luck))}"
        "</span></a></li>"
    )


def decided(analysis: Analysis, decision: Decision, words: Words) -> str:
    """A decision: its options with their bars, and what the seat could see, folded away."""
    seat = decision.hint.seat
    name = escape(analysis.names[seat])
    cost = ""
    if decision.cost >= COSTLY:
        cost = f'<span class="down">{words("analysis-cost", cost=percent(decision.cost))}</span>'
    choices = decision.hint.choices
    shown = [choice for n, choice in enumerate(choices) if n < SHOWN or choice.move == decision.played]
    rest = [choice for choice in choices if choice not in shown]
    rows = "".join(option(decision, choice, words) for choice in shown)
    if rest:
        more = words("analysis-more", count=len(rest))
        rows += f"<li><details><summary>{more}</summary><ul>"
        rows += "".join(option(decision, choice, words) for choice in rest) + "</ul></details></li>"
    return (
        f'<article id="move-{decision.version}" class="sheet"><h3><span class="no">{decision.version}</span>'
        f'{badge(seat)} {name} {cost}</h3><ul class="options">{rows}</ul>'
        f"<details><summary>{escape(words('analysis-table', name=analysis.names[seat]))}</summary>"
        f"<pre>{escape(decision.table)}</pre></details></article>"
    )


def option(decision: Decision, choice: Choice, words: Words) -> str:
    seat = decision.hint.seat
    chance, colour = choice.chances[seat], seat_name(seat)
    marks = ""
    if choice is decision.hint.best:
        marks += f' <em class="best">★ {words("analysis-best")}</em>'
    if choice.move == decision.played:
        marks += f' <em class="played">✓ {words("analysis-played")}</em>'
    return (
        f'<li><span class="what">{escape(choice.sentence)}{marks}</span><span class="bar">'
        f'<i style="width:{100 * chance:.1f}%;background:{FILL[colour]};border-color:{STROKE[colour]}"></i></span>'
        f"<b>{percent(chance)}</b></li>"
    )
