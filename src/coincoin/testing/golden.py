"""Golden playthroughs and perft counts: written by `coincoin golden`, read by people and by the tests.

`perft.toml` lists tables and, for each, how many sequences of 1, 2, 3... moves there are. `golden/*.txt` are whole
games; the first line of each says which.
"""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import NO_MOMENT, State, Story
from coincoin.scene.text import render, told
from coincoin.testing.tables import Table

PICTURE_EVERY = 12  # moves between two drawings of the table
SHOWN = 24  # lines of a difference
MOVE = re.compile(r"(\d+)\. ")  # how the line of a move begins
AGAIN = "if that is meant, write them anew (coincoin golden) and read the difference"


# ---- perft ----


def perft(state: State, depth: int) -> int:
    """How many sequences of so many moves there are; chance always falls the same way."""
    if depth == 0 or state.over:
        return 1
    count = 0
    seat = state.mover()
    for move in state.moves(seat):
        after = state.clone()
        after.apply(seat, move, coincoin.Dice(move))
        count += perft(after, depth - 1)
    return count


def perft_entries(folder: Path) -> list[dict[str, Any]]:
    path = folder / "perft.toml"
    entries: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["table"] if path.exists() else []
    return entries


def perft_counts(game: Game, entry: dict[str, Any]) -> list[int]:
    table = Table(game, entry["seats"], entry.get("options", {}))
    state, dice = table.new(entry["seed"])
    state.telling = False
    for _ in range(entry.get("after", 0)):
        seat = state.mover()
        moves = state.moves(seat)
        state.apply(seat, moves[dice.below(len(moves))], dice)
    return [perft(state, depth) for depth in range(1, len(entry["counts"]) + 1)]


def perft_text(game: Game, entries: list[dict[str, Any]]) -> str:
    """The file, counted anew."""
    lines = ["# How many sequences of 1, 2, 3... moves there are. Written by `make golden`.", ""]
    for entry in entries:
        lines.append("[[table]]")
        for key, value in (entry | {"counts": perft_counts(game, entry)}).items():
            lines.append(f"{key} = {toml(value)}")
        lines.append("")
    return "\n".join(lines)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    return json.dumps(value)


# ---- golden playthroughs ----


def playthrough(table: Table, seed: int, by: str = "chance") -> str:
    """A game told step by step: each move in notation, what it made happen, and the table now and then: also the first
    moment of each kind.

    It is played by chance, or by the game's instinct where chance would tell no story.
    """
    game, names = table.game, table.names
    state, dice = table.new(seed)
    head = {"game": game.id, "rules": game.version, "seats": table.seats, "options": table.options, "seed": seed}
    if by == "instinct":
        head["by"] = by
    mind = game.instinct if by == "instinct" else Instinct()
    lines = [json.dumps(head), ""]
    moves, drawn = 0, {""}
    state.story = Story()
    while not state.over:
        waiting = state.waiting()
        seat = waiting[dice.below(len(waiting))]
        if moves % PICTURE_EVERY == 0:
            lines += [render(game.scene(state.seen_by(seat), "en", names), names), ""]
        legal = state.moves(seat)
        move = mind.choose(state.seen_by(seat).state, seat, state.legal(seat), dice)
        state.play(seat, move, dice)
        moves += 1
        lines.append(f"{moves}. {names[seat]}: {game.notation(state, move)}   ({len(legal)} moves)")
        for sight in state.sights(None):
            lines += [f"     {sentence}" for sentence in told(game, sight, "en", names)]
            if (kind := kind_of(game, sight.state)) not in drawn:
                drawn.add(kind)
                lines += ["", render(game.scene(sight, "en", names), names), ""]
    lines += ["", render(game.scene(state.seen_by(None), "en", names), names)]
    lines += [f"scores: {state.scores}", f"winners: {[names[seat] for seat in state.winners]}", ""]
    return "\n".join(lines)


def kind_of(game: Game, state: State) -> str:
    """What a moment shows; nothing where it is none."""
    return "" if state.moment == NO_MOMENT else game.news_families.family(state.moment).name


def golden_files(folder: Path) -> list[Path]:
    return sorted((folder / "golden").glob("*.txt"))


def head_of(path: Path) -> dict[str, Any]:
    """Which game a playthrough tells."""
    head: dict[str, Any] = json.loads(path.read_text("utf-8").partition("\n")[0])
    return head


def played_again(game: Game, path: Path) -> str:
    head = head_of(path)
    return playthrough(Table(game, head["seats"], head["options"]), head["seed"], head.get("by", "chance"))


# ---- reading them ----


def check_same(path: Path, now: str) -> None:
    """The file says what is so now; else the first difference is shown, with the number of the move."""
    __tracebackhide__ = True
    was = path.read_text("utf-8")
    if was != now:
        raise AssertionError(
            "\n".join([f"{where(was, now)} of {path.name} is not as written; {AGAIN}", *hunk(was, now)])
        )


def where(was: str, now: str) -> str:
    """The place of the first difference: the move it belongs to, or the line."""
    move = ""
    for number, (one, other) in enumerate(zip(was.splitlines(), [*now.splitlines(), ""], strict=False), 1):
        if found := MOVE.match(one):
            move = f"move {found[1]}"
        if one != other:
            return move or f"line {number}"
    return "the end"


def hunk(was: str, now: str) -> Iterator[str]:
    """The first difference, as a short unified diff."""
    lines = unified_diff(was.splitlines(), now.splitlines(), "written", "played now", lineterm="", n=2)
    hunks = 0
    for number, line in enumerate(lines):
        hunks += line.startswith("@@")
        if hunks == 2 or number == SHOWN:
            yield "..."
            return
        yield line[:200]


# ---- writing them ----


def write(game: Game, folder: Path) -> None:
    """Perft counts and playthroughs anew; for every number of seats where there are none yet."""
    (folder / "golden").mkdir(parents=True, exist_ok=True)
    first = [{"seats": seats, "seed": 1, "counts": [0, 0, 0]} for seats in game.seats]
    (folder / "perft.toml").write_text(perft_text(game, perft_entries(folder) or first), "utf-8")
    told = {head_of(path)["seats"] for path in golden_files(folder)}
    for seats in set(game.seats) - told:
        path = folder / "golden" / f"{seats}-seats.txt"
        path.write_text(playthrough(Table(game, seats, {}), seats), "utf-8")
    for path in golden_files(folder):
        path.write_text(played_again(game, path), "utf-8")
    print(f"{game.id}: {len(perft_entries(folder))} perft tables, {len(golden_files(folder))} playthroughs")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="its id")
    parser.add_argument("--into", type=Path, default=Path("tests"), help="the folder of its tests (default: tests)")


def run(arguments: argparse.Namespace) -> None:
    write(coincoin.game(arguments.game), arguments.into)
