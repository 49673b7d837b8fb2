"""The leak proof through every channel, and what it is worth: a leak planted in each of them must die.

`docs/leaks.md` has the table; `python -m tests.host.test_leaks` writes it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

import coincoin
from coincoin.host.table import entries as log
from coincoin.host.table.reading import fold
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import OptionValue
from coincoin.kernel.state import SPECTATOR
from coincoin.testing.moments import a_move
from coincoin.testing.tables import Table, watched_tables
from tests.conformance.ours import OURS, secrets_of

from .channels import CHANNELS, LEAKS, Alike, pairs, same

DOCS = Path(__file__).parents[2] / "docs" / "leaks.md"
TABLES = 7  # of each game: numbers of seats first, then options
CLOSELY = 3  # moves at each of them, and as many that have moments
LONGEST = 140  # moves, which are few where secrets are seldom
START, END = "<!-- what died -->\n", "<!-- so far -->\n"


SECRETIVE: dict[str, dict[str, OptionValue]] = {"duck-dealer": {"auction": True}}  # else nothing is secret
# While a bid is secret all others may bid anything, whatever it is, and no moment is shown.
NOTHING = {("duck-dealer", channel) for channel in ("event: choices", "event: moments", "because")}


class Looked(NamedTuple):
    """What was found in a game."""

    pairs: int
    differing: list[str]
    caught: Counter[str]  # leaks, by channel


def story(game: coincoin.Game, seats: int, options: dict[str, OptionValue], seed: int) -> list[list[Alike]]:
    """A match by random moves of every kind, and the tables that look alike at some of them."""
    setup = log.Setup(game.id, ["random"] * seats, options)
    made = log.Made(setup=setup, secret=f"{seed:064x}", customs=log.CUSTOMS)
    entries: list[log.AnyEntry] = [made, log.Started(rules=game.version)]
    table, dice, found = fold("t", entries), Dice(seed), list[list[Alike]]()
    shown = 0  # moves with moments that were looked at
    while table.status == "running" and len(entries) < LONGEST and (len(found) - shown < CLOSELY or shown < CLOSELY):
        assert table.match is not None
        seat, move = a_move(game, table.match.state, dice, by_kind=True)
        entry = log.Moved(seat=seat, move=game.notation(table.match.state, move))
        table.apply(entry)
        hidden = table.match is not None and table.match.state.clone().hide(SPECTATOR) > 0
        moments = bool(table.told[-1].moments)
        enough = shown >= CLOSELY if moments else len(found) - shown >= CLOSELY
        worth_it = hidden and not enough and (moments or dice.below(4) == 0 or game.id in SECRETIVE)
        if worth_it and (alike := [*pairs(game, entries, entry, dice)]):
            found.append(alike)
            shown += moments
        entries.append(entry)
        if found and not hidden and game.id in SECRETIVE:  # the auction is over
            break
    return found


def tables_of(game: coincoin.Game) -> list[Table]:
    """Every number of seats with the usual options, or with those that make secrets, then some options."""
    found = watched_tables(game, secrets_of(game))
    usual, others = found[: len(game.seats)], found[len(game.seats) :: 2]
    if game.id in SECRETIVE:
        return [replace(table, options=SECRETIVE[game.id]) for table in usual * 3]
    return [*usual, *others][:TABLES]


def look_at(game: coincoin.Game) -> Looked:
    count, differing, caught = 0, list[str](), Counter[str]()
    for n, table in enumerate(tables_of(game)):
        for pair in [each for step in story(game, table.seats, table.options, n) for each in step]:
            count += 1
            for channel, maker in CHANNELS.items():
                if not same(maker, pair):
                    differing.append(f"{table} {channel} for {pair.eye} at {pair.true.version}")
                caught[channel] += not same(LEAKS[channel], pair)
    return Looked(count, differing, caught)


def cell(game: coincoin.Game, looked: Looked, channel: str) -> str:
    if (game.id, channel) in NOTHING:
        return "nothing to leak"
    return "dead" if looked.caught[channel] else "**alive**"


def row(game: coincoin.Game, looked: Looked) -> str:
    return f"| {game.id} | " + " | ".join(cell(game, looked, channel) for channel in CHANNELS) + " |\n"


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_no_channel_tells_an_eye_more_and_every_planted_leak_dies(game: coincoin.Game) -> None:
    looked = look_at(game)
    assert looked.pairs >= 20, "too few tables that look alike"
    assert looked.differing == []
    assert "**alive**" not in row(game, looked)
    assert row(game, looked) in DOCS.read_text("utf-8"), "docs/leaks.md is of another day: write it anew"


if __name__ == "__main__":
    head = "| game | " + " | ".join(CHANNELS) + " |\n|---" + "|---" * len(CHANNELS) + "|\n"
    text = DOCS.read_text("utf-8")
    before, rest = text.split(START)
    rows = "".join(row(game, look_at(game)) for game in OURS)
    DOCS.write_text(before + START + "\n" + head + rows + "\n" + END + rest.split(END)[1], "utf-8")
