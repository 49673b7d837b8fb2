"""The games a host offers, in words: what a page needs to open a table or to show the rules."""

from __future__ import annotations

from functools import cache

import msgspec

from coincoin.host.table.bots import bots_for as bots_for
from coincoin.host.table.bots import bots_for_all as bots_for_all
from coincoin.kernel import howto as kernel_howto
from coincoin.kernel.about import About
from coincoin.kernel.game import Game, OptionValue
from coincoin.kernel.howto import HowTo
from coincoin.kernel.registry import all_games, boards
from coincoin.kernel.words import LANGUAGES
from coincoin.study.puzzles.puzzle import puzzles


class ValueInfo(msgspec.Struct):
    """What an option can be."""

    value: OptionValue
    label: str


class OptionInfo(msgspec.Struct):
    """An option of a game."""

    name: str
    label: str
    about: str
    values: list[ValueInfo]  # the first is the default


class GameInfo(msgspec.Struct):
    """A game, in words."""

    id: str
    name: str
    pitch: str
    minutes: str
    seats: list[int]  # for how many it is
    rules: int  # their version
    options: list[OptionInfo]
    puzzles: int  # how many it has


class RuleInfo(msgspec.Struct):
    """A rule."""

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
        for other in boards(game.id)[1:]:
            if other.board and other.board.option == option.name:
                values.append(ValueInfo(other.options[option.name].default, other.board.name))
        options.append(OptionInfo(option.name, words(option.key), words(f"{option.key}-about"), values))
    return GameInfo(
        game.id,
        words("name"),
        words("pitch"),
        words("minutes"),
        list(game.seats),
        game.version,
        options,
        len(puzzles(game)),
    )


def learn() -> None:
    """Read all words, and see which bots there are."""
    bots_for_all()
    for language in LANGUAGES:
        games(language)


@cache
def faces(game: Game, language: str) -> list[About]:
    return game.all_about(language)


@cache
def howto(game: Game, language: str) -> HowTo | None:
    return kernel_howto.howto(game, language)


def rules(game: Game, language: str) -> list[RuleInfo]:
    return [RuleInfo(*rule) for rule in game.rules(language)]
