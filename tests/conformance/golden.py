"""Golden playthroughs and perft counts: written by `make golden`, read by people and by the tests.

`tests/games/<game>/perft.toml` lists tables and, for each, how many sequences of 1, 2, 3... moves there
are. `tests/games/<game>/golden/*.txt` are whole games; the first lines of each say which.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from pathlib import Path
from typing import Any

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.state import State
from coincoin.scene.text import render

from .tables import GAMES, Table

PICTURE_EVERY = 12  # moves between two drawings of the table


def folder(game: Game) -> Path:
    return GAMES / game.package.rsplit(".", 1)[-1]


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


def perft_entries(game: Game) -> list[dict[str, Any]]:
    path = folder(game) / "perft.toml"
    entries: list[dict[str, Any]] = tomllib.loads(path.read_text())["table"] if path.exists() else []
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


# ---- golden playthroughs ----


def playthrough(table: Table, seed: int, by: str = "chance") -> str:
    """A game told step by step: each move in notation, what it made happen, and the table now and then.

    It is played by chance, or by the game's instinct where chance would tell no story.
    """
    game, names = table.game, table.names
    state, dice = table.new(seed)
    head = {"game": game.id, "rules": game.version, "seats": table.seats, "options": table.options, "seed": seed}
    if by == "instinct":
        head["by"] = by
    mind = game.instinct if by == "instinct" else Instinct()
    lines = [json.dumps(head), ""]
    moves = 0
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
        lines += [f"     {sentence}" for sentence in game.log(state.seen_by(None), "en", names)]
    lines += ["", render(game.scene(state.seen_by(None), "en", names), names)]
    lines += [f"scores: {state.scores}", f"winners: {[names[seat] for seat in state.winners]}", ""]
    return "\n".join(lines)


def golden_files(game: Game) -> list[Path]:
    return sorted((folder(game) / "golden").glob("*.txt"))


def played_again(game: Game, path: Path) -> str:
    head = json.loads(path.read_text("utf-8").splitlines()[0])
    return playthrough(Table(game, head["seats"], head["options"]), head["seed"], head.get("by", "chance"))


# ---- writing them ----


def write_perft(game: Game) -> None:
    entries = perft_entries(game) or [{"seats": seats, "seed": 1, "counts": [0, 0, 0]} for seats in game.seats]
    lines = ["# How many sequences of 1, 2, 3... moves there are. Written by `make golden`.", ""]
    for entry in entries:
        entry["counts"] = perft_counts(game, entry)
        lines.append("[[table]]")
        for key, value in entry.items():
            lines.append(f"{key} = {toml(value)}")
        lines.append("")
    (folder(game) / "perft.toml").write_text("\n".join(lines))


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    return json.dumps(value)


def write_golden(game: Game) -> None:
    home = folder(game) / "golden"
    home.mkdir(parents=True, exist_ok=True)
    for seats in game.seats:
        if not any(path.name.startswith(f"{seats}-seats") for path in golden_files(game)):
            (home / f"{seats}-seats.txt").write_text(playthrough(Table(game, seats, {}), seats), "utf-8")
    for path in golden_files(game):
        path.write_text(played_again(game, path), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Write golden playthroughs and perft counts anew.")
    parser.add_argument("games", nargs="*", help="game ids; all of them when none is named")
    chosen = parser.parse_args().games or list(coincoin.all_games())
    for id in chosen:
        game = coincoin.game(id)
        write_perft(game)
        write_golden(game)
        print(f"{id}: {len(perft_entries(game))} perft tables, {len(golden_files(game))} playthroughs")


if __name__ == "__main__":
    main()
