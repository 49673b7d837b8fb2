"""The ladder as a page: docs/ladder.md."""

from __future__ import annotations

from collections.abc import Sequence

import coincoin
from coincoin.bots.bot import bot, bots
from coincoin.study.ladder.record import CEILING, GUEST, SPARRER, STEP, Habit, Record, short

HEAD = (
    "# The ladder",
    """Written by `make ladder`, which plays what is missing and goes on where it was interrupted. `python -m
    coincoin.study.ladder.ladder --help` lists its options.""",
    """Each level of the [bots](bots.md) meets the level below, in every game, at its smallest and at a middle number
    of seats, in Duck Dealer at all. Both levels take as many seats, every seat equally often, and each deal is played
    once for every way round the table; so an even share of the wins is one half. A pair plays at least {few} games
    ({few_of_swan} where a swan thinks) and goes on until the share is three standard errors from one half, or
    until all games planned for it are played; one that has not come so far is called unfinished, and `make ladder`
    goes on with it. Shares come with Wilson's 95 % interval.""",
    """Levels that look ahead have the same number of iterations here as at tables and no limit of time: the same seed
    then gives the same games on any machine, busy or not. Times are those that a decision takes one core, for the
    upper and for the lower level.""",
    "![Each level against the level below](ladder/ladder.svg)",
)
LUCK = (
    "## How much luck leaves to skill",
    """In Pan the cards and the barrel decide most games. Among players who lay any card in the tricks, as ducks do,
    the order of one's own cards changes nothing: each of them meets a card drawn at random. What is left to skill is
    the barrel, and there the odds can be computed. `solver` knows them, takes everybody else for a duck, and never
    errs: nobody gains more against ducks, but for ties in the order after a death at tables of more than two. Its
    share against a goose is about what is left for a swan: nothing where it has no more than half, and else so little
    that thousands of games are needed to see it.""",
)
MATCH = (
    "## OpenSpiel's ISMCTS as a guest",
    """OpenSpiel's own Python ISMCTS plays our games through `coincoin.study.envs.openspiel`, with random playouts,
    against a goose that has the same time for a decision and no limit of iterations.""",
)
SPARRING = (
    "## A planner that shares nothing with the levels",
    """In Duck Dealer each level meets a planner of another kind at three seats: A* over the ship's planet, its cargo
    and the factories to build, for the most points in a turn. It buys nothing, claims nothing and places no gates.""",
)
HABITS = (
    "## How the levels play Duck Dealer",
    """All seats of one level. All but the points of the winner are for each seat and game: what it delivered by what
    that pays, pieces of gear bought and swapped, privileges, roads, gates placed and used. `python -m
    coincoin.study.ladder.habits` plays them.""",
)
TABLE = """
| game | seats | upper level | against | games | share of the wins | 95 % interval | | time of a decision |
|---|---|---|---|---|---|---|---|---|
"""


def page(records: Sequence[Record], few: int, few_of_swan: int, habits: Sequence[Habit] = ()) -> str:
    """The page; a pair that has not met is told of, but not listed."""
    kinds = {
        kind: [record for record in records if record.pair.kind == kind] for kind in (STEP, CEILING, SPARRER, GUEST)
    }
    words = prose(HEAD, few=few, few_of_swan=few_of_swan) + table(kinds[STEP]) + summary(kinds[STEP])
    if met(kinds[CEILING]):
        words += "\n" + prose(LUCK) + table(kinds[CEILING])
    if met(kinds[SPARRER]):
        words += "\n" + prose(SPARRING) + table(kinds[SPARRER])
    if habits:
        words += "\n" + prose(HABITS) + "\n" + habits_table(habits)
    if met(kinds[GUEST]):
        words += "\n" + prose(MATCH) + table(kinds[GUEST])
    return words


def prose(paragraphs: Sequence[str], **figures: object) -> str:
    """Paragraphs of one line each."""
    return "\n\n".join(" ".join(each.format(**figures).split()) for each in paragraphs) + "\n"


def met(records: Sequence[Record]) -> list[Record]:
    return [record for record in records if record.games]


def table(records: Sequence[Record]) -> str:
    order = sorted(met(records), key=lambda record: (record.pair.game, record.pair.seats))
    return TABLE + "".join(map(line, order))


def habits_table(habits: Sequence[Habit]) -> str:
    rows: list[list[object]] = [["level", "seats", "games", "winner", "points", *habits[0].done]]
    rows.append(["---"] * len(rows[0]))
    for each in habits:
        done = [f"{often:.1f}" for often in each.done.values()]
        rows.append([each.level, each.seats, each.games, f"{each.winner:.0f}", f"{each.points:.0f}", *done])
    return "".join([f"| {' | '.join(map(str, row))} |\n" for row in rows])


def line(record: Record) -> str:
    pair = record.pair
    low, high = record.interval()
    cells = (
        coincoin.game(pair.game).name("en"),
        pair.seats,
        shown(pair.upper, pair.game),
        shown(pair.lower, pair.game),
        f"{record.games:,}",
        f"{record.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        verdict(record),
        " / ".join(f"{each:.1f} ms" if each >= 0.1 else "< 0.1 ms" for each in record.milliseconds),
    )
    return f"| {' | '.join(map(str, cells))} |\n"


def verdict(record: Record) -> str:
    if not record.finished:
        return "unfinished"
    return "better" if record.better else "undecided" if record.interval()[1] >= 0.5 else "worse"


def shown(name: str, game: str) -> str:
    """A bot and its budget.

    >>> shown("goose:milliseconds=0", "canaille"), shown("openspiel:milliseconds=50", "pan"), shown("duck", "pan")
    ('goose, 100 iterations', 'openspiel, 50 ms', 'duck')
    """
    plain, _, settings = name.partition(":")
    milliseconds = dict(setting.split("=") for setting in filter(None, settings.split("+"))).get("milliseconds", "0")
    if milliseconds != "0":
        return f"{plain}, {milliseconds} ms"
    budget = getattr(bot(name, coincoin.game(game)), "iterations", 0) if plain in bots() else 0
    return f"{plain}, {budget} iterations" if budget else plain


def summary(steps: Sequence[Record]) -> str:
    """How many pairs are decided, and which are not."""
    better = [record for record in steps if verdict(record) == "better"]
    words = f"\nIn {len(better)} of {len(steps)} pairs the interval of the upper level lies above one half."
    for reason in ("undecided", "worse", "unfinished"):
        left = [pair_of(record) for record in steps if verdict(record) == reason]
        if left:
            words += f" {reason.capitalize()}: {'; '.join(left)}."
    return words + "\n"


def pair_of(record: Record) -> str:
    pair = record.pair
    name = coincoin.game(pair.game).name("en")
    return f"{short(pair.upper)} against {short(pair.lower)} in {name} with {pair.seats} seats"
