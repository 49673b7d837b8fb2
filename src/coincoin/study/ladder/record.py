"""What is known of the ladder: who met whom, how often, and how it went."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from coincoin.study.arena.arena import SURE, Played, at, won
from coincoin.study.interval import Z95, wilson

STEP = "step"  # a level and the level below
CEILING = "ceiling"  # what could be gained by thinking, at most
GUEST = "guest"  # a bot from elsewhere
SPARRER = "sparrer"  # a planner that shares nothing with the levels

HABITS = "duck-dealer-habits.json"


class Pair(msgspec.Struct, frozen=True):
    """Two bots that meet at a table, and how many games that takes."""

    game: str
    seats: int
    upper: str
    lower: str
    few: int
    many: int
    kind: str = STEP


class Record(msgspec.Struct):
    """How the games of a pair went so far."""

    pair: Pair
    seed: int
    games: int = 0
    wins: float = 0.0
    losses: float = 0.0
    seconds: tuple[float, float] = (0.0, 0.0)  # of the upper and the lower
    decisions: tuple[int, int] = (0, 0)

    @property
    def share(self) -> float:
        """Of the wins, the part of the upper: both take as many seats, so an even one is a half."""
        return self.wins / (self.wins + self.losses)

    def interval(self, z: float = Z95) -> tuple[float, float]:
        return wilson(self.wins, self.wins + self.losses, z)

    @property
    def milliseconds(self) -> list[float]:
        return [1000 * spent / max(1, made) for spent, made in zip(self.seconds, self.decisions, strict=True)]

    @property
    def better(self) -> bool:
        return self.interval()[0] > 0.5

    @property
    def finished(self) -> bool:
        """All games are played, or enough of them to be sure: they are looked at again and again."""
        low, high = self.interval(SURE)
        return self.games >= self.pair.many or (self.games >= self.pair.few and not low <= 0.5 <= high)

    def add(self, games: Sequence[Played]) -> None:
        for game in games:
            self.games += 1
            self.wins += won(game, self.pair.upper)
            self.losses += won(game, self.pair.lower)
            upper, lower = at(game, self.pair.upper), at(game, self.pair.lower)
            self.seconds = (
                self.seconds[0] + sum(game.seconds[seat] for seat in upper),
                self.seconds[1] + sum(game.seconds[seat] for seat in lower),
            )
            self.decisions = (
                self.decisions[0] + sum(game.decisions[seat] for seat in upper),
                self.decisions[1] + sum(game.decisions[seat] for seat in lower),
            )


class Habit(msgspec.Struct, frozen=True):
    """How a level plays a game among its like: all but the points of the winner are for each seat and game."""

    level: str
    seats: int
    games: int
    seed: int
    winner: float
    points: float
    done: dict[str, float]  # how often, by what


def load(folder: Path, pair: Pair, seed: int) -> Record:
    """What is kept of this pair, with its own seed, or an empty record: the bots may have other settings now."""
    path = folder / file_of(pair)
    if path.exists():
        record = msgspec.json.decode(path.read_bytes(), type=Record)
        if (record.pair.upper, record.pair.lower) == (pair.upper, pair.lower):
            record.pair = pair
            return record
    return Record(pair, seed)


def save(folder: Path, record: Record) -> None:
    """Keep a record; an interruption leaves the one before."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / file_of(record.pair)
    beside = path.with_suffix(".new")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
    beside.replace(path)


def load_habits(folder: Path) -> list[Habit]:
    path = folder / HABITS
    return msgspec.json.decode(path.read_bytes(), type=list[Habit]) if path.exists() else []


def save_habits(folder: Path, habits: Sequence[Habit]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / HABITS).write_bytes(msgspec.json.format(msgspec.json.encode(habits), indent=1) + b"\n")


def file_of(pair: Pair) -> str:
    return f"{pair.game}-{pair.seats}-{short(pair.upper)}-{short(pair.lower)}.json"


def short(name: str) -> str:
    """A bot's name without its settings."""
    return name.partition(":")[0]
