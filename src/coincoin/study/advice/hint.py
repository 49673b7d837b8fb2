"""`coincoin hint POSITION`: what to play, by the search, from a position or a match."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.registry import chosen, game_on
from coincoin.kernel.state import Sight, State
from coincoin.kernel.words import LANGUAGES
from coincoin.study.advice.analysis import Hint, hint
from coincoin.study.advice.weigh import span
from coincoin.study.advice.words import study_words
from coincoin.study.sim import add_galaxy, positive


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("position", help="a file with a position as JSON, what a seat knows as JSON, or a match")
    add_galaxy(parser)
    parser.add_argument("--seat", type=int, help="the seat to advise (default: the one to move)")
    parser.add_argument("--iterations", type=positive, default=5000, help="of the search (default: 5000)")
    parser.add_argument("--milliseconds", type=positive, default=0, help="stop then at the latest")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same answer (default: 0)")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the words")
    parser.add_argument("--json", action="store_true", help="answer in JSON")


def run(arguments: argparse.Namespace) -> None:
    game, sight, names = read(Path(arguments.position), arguments.seat, arguments.galaxy)
    if not sight.moves():
        raise coincoin.BadOption(f"seat {sight.seat} has nothing to decide there; waiting are {sight.waiting()}")
    found = hint(
        game,
        sight,
        iterations=arguments.iterations,
        milliseconds=arguments.milliseconds,
        seed=arguments.seed,
        language=arguments.language,
        names=names,
    )
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        Console().print(report(found, names, arguments.language))


def read(path: Path, seat: int | None, galaxy: str | None = None) -> tuple[Game, Sight, list[str]]:
    """The Sight that a file holds: its own, or that of the seat to move in a position or at the end of a match."""
    text = path.read_text("utf-8")
    try:
        found: Any = json.loads(text)
    except json.JSONDecodeError:
        found = None
    if not isinstance(found, dict) or "coincoin" in found:
        match = coincoin.load(path)
        return match.game, seen(match.state, seat), match.names
    named = str(found.get("game"))
    game = game_on(named, galaxy) if galaxy else chosen(named, found.get("options", {}))
    if found.get("seat") is not None:
        sight = game.sight_from_json(found)
    else:
        found.pop("seat", None)
        sight = seen(game.from_json(found), seat)
    return game, sight, [f"seat {n}" for n in range(sight.state.seats)]


def seen(state: State, seat: int | None) -> Sight:
    if state.over:
        raise coincoin.BadOption("the game is over there: there is nothing to decide")
    if seat is not None and not 0 <= seat < state.seats:
        raise coincoin.BadOption(f"there is no seat {seat}: seats go from 0 to {state.seats - 1}")
    return state.seen_by(state.mover() if seat is None else seat)


def report(found: Hint, names: list[str], language: str) -> Table:
    words = study_words(language)
    table = Table(title=words("hint-title", name=names[found.seat]))
    table.add_column(words("hint-option"))
    table.add_column(words("hint-chance"), justify="right")
    table.add_column(words("hint-interval"), justify="right")
    table.add_column(words("hint-tries"), justify="right")
    alike = found.equals
    for choice in found.choices:
        style = "bold" if choice in alike else ""
        interval = f"{choice.low:.0%} – {choice.high:.0%}"
        table.add_row(choice.sentence, f"{choice.chances[found.seat]:.0%}", interval, str(choice.tries), style=style)
    if len(alike) > 1:
        table.caption = words("why-equal", count=len(alike), span=span([each.chances[found.seat] for each in alike]))
    return table
