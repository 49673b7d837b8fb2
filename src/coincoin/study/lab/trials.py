"""Carries out one chunk of a study: a table with one row for each seat of each game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import numpy as np
import pyarrow as pa
from librt.vecs import vec
from mypy_extensions import i64

from coincoin.bots.bot import Bot, bot
from coincoin.kernel.dice import Dice
from coincoin.kernel.game import Game
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.observation import Field
from coincoin.kernel.state import State
from coincoin.kernel.tape import Tape
from coincoin.study.lab import record
from coincoin.study.lab.plan import Chunk, Study, seed_of

SCHEMA = pa.schema(
    [
        ("cell", pa.int32()),
        ("deal", pa.int32()),
        ("replay", pa.int16()),
        ("game", pa.string()),
        ("seats", pa.int8()),
        ("options", pa.string()),
        ("seat", pa.int8()),
        ("turn", pa.int8()),  # places after the seat that was to move first
        ("bot", pa.string()),
        ("score", pa.int32()),
        ("share", pa.float32()),  # of the win: 1, 0, or less than 1 where it is shared
        ("length", pa.int32()),  # decisions in the game
        ("held", pa.list_(pa.string())),  # the first hand
        ("played", pa.list_(pa.string())),  # the seat's moves, in order
    ]
)


class SightPlayer(Instinct):
    """A bot, which is shown Sights only, among the compiled players."""

    def __init__(self, sitting: Bot) -> None:
        self.bot = sitting

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        return self.bot.choose(state.seen_by(int(seat)), [int(move) for move in moves])


def player(name: str, game: Game, seed: int) -> Instinct:
    if name == "random":
        return Instinct()
    if name in ("instinct", "duck"):  # two names of one bot
        return game.instinct
    return SightPlayer(bot(name, game, seed))


def run(study: Study, chunk: Chunk) -> pa.Table:
    """Play the games of a chunk. The result depends on the study and the numbers of the games alone."""
    cell = study.cells()[chunk.cell]
    game, key = cell.table, cell.key
    hand = Hand(game.fields(cell.seats, **cell.options))
    rows = Rows(game)
    for number in range(chunk.first, chunk.last):
        deal = number // study.replays
        state = game.dealer(cell.seats, dict(cell.options), Dice(seed_of(study.seed, key, "deal", deal)))
        sitting, first = cell.sitting(deal), state.mover()
        seed = seed_of(study.seed, key, "play", number)
        players = [player(name, game, seed + seat) for seat, name in enumerate(sitting)]
        held = [hand.look(game, state, seat) for seat in range(cell.seats)]
        log = np.frombuffer(memoryview(record.play(state, players, Dice(seed))), np.int64).reshape(-1, 2)
        rows.add(deal, number % study.replays, sitting, first, state.scores, held, log)
    return rows.table(chunk.cell, cell.seats, key_of(cell.options))


def key_of(options: Mapping[str, object]) -> str:
    """As a study writes them, to be pasted back.

    >>> key_of({"double_clic": True, "mouse": "wins"})
    'double_clic = true, mouse = "wins"'
    """
    return ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items())


class Hand:
    """Where an observation tells the cards in hand; nowhere in a game without a hand."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.names: tuple[str, ...] = ()
        self.first = 0
        place = 0
        for field in fields:
            if field.name == "hand":
                self.first, self.names = place, field.names
            place += field.size

    def look(self, game: Game, state: State, seat: int) -> list[str]:
        if not self.names:
            return []
        tape = Tape()
        game.observer.write(state, seat, tape)
        numbers = tape.numbers
        return [name for n, name in enumerate(self.names) for _ in range(numbers[self.first + n])]


class Rows:
    """The games so far, column by column."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.columns: dict[str, list[object]] = {name: [] for name in SCHEMA.names}
        self.notations: dict[int, str] = {}

    def add(
        self,
        deal: int,
        replay: int,
        sitting: list[str],
        first: int,
        scores: list[int],
        held: list[list[str]],
        log: np.ndarray,
    ) -> None:
        best = max(scores)
        share = 1 / scores.count(best)
        columns = self.columns
        for seat, name in enumerate(sitting):
            columns["deal"].append(deal)
            columns["replay"].append(replay)
            columns["seat"].append(seat)
            columns["turn"].append((seat - first) % len(sitting))
            columns["bot"].append(name)
            columns["score"].append(scores[seat])
            columns["share"].append(share if scores[seat] == best else 0.0)
            columns["length"].append(len(log))
            columns["held"].append(held[seat])
            columns["played"].append([self.notation(move) for move in log[log[:, 0] == seat, 1].tolist()])

    def notation(self, move: int) -> str:
        if move not in self.notations:
            self.notations[move] = self.game.move_families.notation(move)
        return self.notations[move]

    def table(self, cell: int, seats: int, options: str) -> pa.Table:
        rows = len(self.columns["seat"])
        same = {"cell": cell, "game": self.game.id, "seats": seats, "options": options}
        return pa.table({**self.columns, **{name: [value] * rows for name, value in same.items()}}, schema=SCHEMA)
