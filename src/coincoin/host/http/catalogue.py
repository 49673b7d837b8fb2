"""The games a host offers, in words: what a page needs to open a table or to show the rules."""

from __future__ import annotations

from functools import cache

import msgspec

from coincoin.bots.bot import bot, bots
from coincoin.host.socket.sender import Refusal
from coincoin.kernel.about import About
from coincoin.kernel.game import Game, OptionValue
from coincoin.kernel.registry import all_games
from coincoin.kernel.words import LANGUAGES


class ValueInfo(msgspec.Struct):
    value: OptionValue
    label: str


class OptionInfo(msgspec.Struct):
    name: str
    label: str
    about: str
    values: list[ValueInfo]  # the first is the default


class GameInfo(msgspec.Struct):
    id: str
    name: str
    pitch: str
    minutes: str
    seats: list[int]
    rules: int  # their version
    options: list[OptionInfo]


class RuleInfo(msgspec.Struct):
    number: str
    heading: str
    text: str


@cache
def games(language: str) -> list[GameInfo]:
    return [game_info(game, language) for game in all_games().values()]


def game_info(game: Game, language: str) -> GameInfo:
    words = game.words(language, [])
    options = []
    for option in game.options.values():
        values = [ValueInfo(value, words(option.value_key(value))) for value in option.values]
        options.append(OptionInfo(option.name, words(option.key), words(f"{option.key}-about"), values))
    return GameInfo(game.id, words("name"), words("pitch"), words("minutes"), list(game.seats), game.version, options)


@cache
def bots_for(game: Game) -> tuple[str, ...]:
    """The bots that may sit at a table of this game: some lack a setting or a file."""
    return tuple(name for name in bots() if can_play(name, game))


def can_play(name: str, game: Game) -> bool:
    try:
        bot(name, game)
    except Exception:  # a stranger's bot: see bots/bot.py
        return False
    return True


def bots_for_all() -> list[str]:
    return [name for name in bots() if all(name in bots_for(game) for game in all_games().values())]


def check_bot(game: Game, name: str) -> None:
    """Refusal unless this bot may sit."""
    if name not in bots_for(game):
        raise Refusal("bot", f"there is no bot {name!r} for this game; there are {', '.join(bots_for(game))}")


def learn() -> None:
    """Read all words, and see which bots there are."""
    bots_for_all()
    for language in LANGUAGES:
        games(language)


@cache
def faces(game: Game, language: str) -> list[About]:
    return game.all_about(language)


def rules(game: Game, language: str) -> list[RuleInfo]:
    return [RuleInfo(*rule) for rule in game.rules(language)]
