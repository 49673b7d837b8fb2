"""Play in the terminal: the table drawn as text, the legal moves numbered and explained."""

from __future__ import annotations

import argparse
import locale
import os

from rich.console import Console
from rich.text import Text

import coincoin
from coincoin.bots.bot import Bot, bot
from coincoin.kernel.game import Game, OptionValue
from coincoin.kernel.match import Match
from coincoin.kernel.words import LANGUAGES, Words
from coincoin.scene.text import render

DUCKS = ("Sarcelle", "Souchet", "Tadorne", "Eider", "Pilet")


class Stopped(Exception):
    """The player has had enough."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game's id, as listed by `coincoin games`")
    parser.add_argument("--seats", type=int, help="how many play, you included (default: the most usual number)")
    parser.add_argument("--bot", default="instinct", help="who you play against (default: instinct)")
    parser.add_argument("--language", choices=LANGUAGES, default=language_here(), help="fr, en, de or nl")
    parser.add_argument("--seed", type=int, help="play a repeatable deal instead of sealed dice")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    parser.add_argument("--galaxy", metavar="FILE", help="for duck-dealer: play on the board of this file")
    parser.add_argument("--save", metavar="FILE", help="write the match there")


def run(arguments: argparse.Namespace) -> None:
    game = game_of(arguments)
    options = parse_options(game, arguments.set)
    seats = arguments.seats or game.seats[min(2, len(game.seats) - 1)]
    game.check_options(seats, options)
    names = [game.words(arguments.language, [])("you"), *DUCKS[: seats - 1]]
    bots: dict[int, Bot] = {seat: bot(arguments.bot, game, seat + (arguments.seed or 0)) for seat in range(1, seats)}
    match = Match(game, names, options, seed=arguments.seed)
    console = Console(highlight=False)
    try:
        sit_down(match, bots, arguments.language, console)
    except Stopped:
        console.print(game.words(arguments.language, names)("terminal-stopped"))
    if arguments.save:
        match.save(arguments.save)
        console.print(game.words(arguments.language, names)("terminal-saved", file=arguments.save))


def sit_down(match: Match, bots: dict[int, Bot], language: str, console: Console) -> None:
    """Play the match to its end with a person at seat 0."""
    game, names = match.game, match.names
    words = game.words(language, names, 0)
    while not match.state.over:
        waiting = match.state.waiting()
        if 0 in waiting:
            draw(match, language, console)
            ask(match, words, language, console)
        else:
            seat = waiting[0]
            match.play(seat, bots[seat].choose(match.state.seen_by(seat), match.state.moves(seat)))
        for sentence in game.log(match.state.seen_by(0), language, names):
            console.print(Text("  " + sentence, "cyan"))
    draw(match, language, console)
    winners = [names[seat] for seat in match.state.winners]
    console.print(Text(words("terminal-won", names=", ".join(winners), count=len(winners)), "bold green"))
    scores = (f"{name} {score}" for name, score in zip(names, match.state.scores, strict=True))
    console.print(words("terminal-scores", scores=", ".join(scores)))


def draw(match: Match, language: str, console: Console) -> None:
    scene = match.game.scene(match.state.seen_by(0), language, match.names)
    console.print()
    console.print(Text(match.game.name(language), "bold yellow"))
    console.print(Text(render(scene, match.names, min(console.width, 100))))


def ask(match: Match, words: Words, language: str, console: Console) -> None:
    """Let the person choose, until the choice is one of those listed."""
    moves = match.state.moves(0)
    if len(moves) <= 60:
        for number, move in enumerate(moves, 1):
            console.print(Text(f"{number:4}. {words.move(move)}", "bold" if len(moves) < 10 else ""))
    else:
        columns = [f"{number:4}. {words.move(move)}" for number, move in enumerate(moves, 1)]
        console.print(Text("\n".join(columns)))
    while True:
        try:
            answer = console.input(Text(words("terminal-ask", count=len(moves)) + " ", "bold")).strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise Stopped from None
        if answer == "q":
            raise Stopped
        if answer == "r":
            for rule in match.game.rules(language):
                console.print(Text(f"{rule.number}  {rule.text}"))
        elif answer.isdigit() and 1 <= int(answer) <= len(moves):
            match.play(0, moves[int(answer) - 1])
            return
        else:
            console.print(Text(words("terminal-not-a-choice", count=len(moves)), "red"))


def language_here() -> str:
    """The language of this terminal if we speak it, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


def game_of(arguments: argparse.Namespace) -> Game:
    """The game of a command line, on a board of the user's own where one is named."""
    game = coincoin.game(arguments.game)
    if not arguments.galaxy:
        return game
    if game.on_board is None:
        raise coincoin.BadOption(f"{game.id} has no board to replace: --galaxy is for duck-dealer")
    return game.on_board(arguments.galaxy)


def parse_options(game: Game, settings: list[str]) -> dict[str, OptionValue]:
    """Options written as OPTION=VALUE.

    >>> parse_options(coincoin.game("pan"), ["double_clic=true"])
    {'double_clic': True}
    """
    options: dict[str, OptionValue] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals or name not in game.options:
            known = ", ".join(game.options) or "none"
            raise coincoin.BadOption(f"write --set OPTION=VALUE; the options of {game.id}: {known}")
        values = game.options[name].values
        chosen = next((value for value in values if str(value).lower() == text.lower()), None)
        if chosen is None:
            raise coincoin.BadOption(f"{name} is one of {', '.join(map(str, values))}, not {text!r}")
        options[name] = chosen
    return options
