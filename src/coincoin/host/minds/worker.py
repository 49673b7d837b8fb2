"""A bot worker: reads questions, one JSON line each, and answers with a move, or what each is worth, or why not.

Started by `workers`. It is told what a seat knows and nothing else.
"""

from __future__ import annotations

import os
import sys

import msgspec

from coincoin.bots.bot import bot
from coincoin.kernel.game import Json
from coincoin.kernel.registry import all_games, game
from coincoin.study.advice.weigh import Weighed, weigh


class Question(msgspec.Struct):
    game: str
    bot: str
    seed: int
    sight: dict[str, object]
    board: Json | None = None  # where it is not the one that comes with the game
    weigh: float = 0.0  # milliseconds in which to say what each move is worth; else the bot chooses one


def answer(question: Question) -> int | Weighed:
    played = game(question.game, question.board)
    sight = played.sight_from_json(question.sight)
    if question.weigh:
        return weigh(played, sight, milliseconds=question.weigh, seed=question.seed)
    return int(bot(question.bot, played, question.seed).choose(sight, sight.moves()))


def answered(line: bytes) -> str:
    try:
        return msgspec.json.encode(answer(msgspec.json.decode(line, type=Question))).decode()
    except Exception as problem:  # the next question may be for a better bot
        return " ".join(repr(problem).split())


def main() -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)  # people's moves come first
    all_games()
    for line in sys.stdin.buffer:
        sys.stdout.write(f"{answered(line)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
