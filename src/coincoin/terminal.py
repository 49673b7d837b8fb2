"""Play in the terminal: the table drawn as text, the legal moves numbered and explained."""

from __future__ import annotations

import argparse
import getpass
import locale
import os
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

import coincoin
from coincoin.bots.bot import Bot, bot
from coincoin.kernel.game import Game, OptionValue
from coincoin.kernel.match import Match
from coincoin.kernel.registry import game_on
from coincoin.kernel.state import NO_MOMENT, Sight
from coincoin.kernel.words import LANGUAGES, Words
from coincoin.scene.text import render, told

DUCKS = ("Sarcelle", "Souchet", "Tadorne", "Eider", "Pilet", "Colvert")


class Stopped(Exception):
    """The player has had enough."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game's id, as listed by `coincoin games`")
    parser.add_argument("--seats", type=int, help="how many play, you included (default: the most usual number)")
    parser.add_argument("--name", help="yours at the table (default: that of your login)")
    parser.add_argument("--bot", default="instinct", help="who you play against (default: instinct)")
    parser.add_argument("--language", choices=LANGUAGES, default=language_here(), help="of the words")
    parser.add_argument("--seed", type=int, help="play a repeatable deal instead of sealed dice")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    parser.add_argument("--galaxy", metavar="FILE", help="for duck-dealer: play on the board of this file")
    parser.add_argument("--save", metavar="FILE", help="write the match there, after every move")
    parser.add_argument("--force", action="store_true", help="write over the file of --save")


def run(arguments: argparse.Namespace) -> None:
    game = game_on(arguments.game, arguments.galaxy)
    options = parse_options(game, arguments.set)
    seats = arguments.seats or game.seats[min(2, len(game.seats) - 1)]
    game.check_options(seats, options)
    names = at_the_table(arguments.name, seats)
    bots: dict[int, Bot] = {seat: bot(arguments.bot, game, seat + (arguments.seed or 0)) for seat in range(1, seats)}
    match = Match(game, names, options, seed=arguments.seed)
    keep = keeper(match, arguments.save, arguments.force)
    console = Console(highlight=False, markup=False)
    words = game.words(arguments.language, names)
    try:
        sit_down(match, bots, arguments.language, console, keep)
    except (Stopped, KeyboardInterrupt):
        console.print(words("terminal-stopped"))
    if arguments.save:
        console.print(words("terminal-saved", file=arguments.save), soft_wrap=True)


def at_the_table(name: str | None, seats: int) -> list[str]:
    """The person, then as many ducks as there are seats left.

    >>> at_the_table(" Ada\\n Eider ", 3), at_the_table("Eider", 5)
    (['Ada Eider', 'Sarcelle', 'Souchet'], ['Eider', 'Sarcelle', 'Souchet', 'Tadorne', 'Pilet'])
    """
    own = shown(name or "") or shown(login()) or DUCKS[-1]
    return [own, *(duck for duck in DUCKS if duck != own)][:seats]


def shown(name: str) -> str:
    """A name as one line of letters that can be read."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())


def login() -> str:
    """The name of who is logged in; not every machine knows it."""
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):
        return ""


def keeper(match: Match, file: str | None, force: bool) -> Callable[[], None]:
    """What writes the match to its file. It does so at once: a place that will not do is better known before."""
    if not file:
        return lambda: None
    if Path(file).exists() and not force:
        raise coincoin.BadOption(f"{file} exists already: name another file, or write over it with --force")
    match.save(file)
    return lambda: match.save(file)


def sit_down(match: Match, bots: dict[int, Bot], language: str, console: Console, keep: Callable[[], None]) -> None:
    """Play the match to its end with a person at seat 0; every move is kept before it is told."""
    names = match.names
    words = match.game.words(language, names, 0)
    while not match.state.over:
        waiting = match.state.waiting()
        if 0 in waiting:
            draw(match, match.state.seen_by(0), language, console)
            ask(match, words, language, console)
        else:
            seat = waiting[0]
            match.play(seat, bots[seat].choose(match.state.seen_by(seat), match.state.moves(seat)))
        keep()
        tell(match, language, console)
    draw(match, match.state.seen_by(0), language, console)
    console.print(Text(won(match.state.winners, words), "bold green"))
    scores = (f"{name} {score}" for name, score in zip(names, match.state.scores, strict=True))
    console.print(words("terminal-scores", scores=", ".join(scores)))


def won(winners: tuple[int, ...], words: Words) -> str:
    """Who has won, said to the person at seat 0."""
    others = words.listed([seat for seat in winners if seat])
    return words("terminal-won", names=others, count=len(winners), you="yes" if 0 in winners else "no")


def tell(match: Match, language: str, console: Console) -> None:
    """What the last move showed and told the person; the table is drawn again for great moments alone."""
    game = match.game
    for sight in match.state.sights(0):
        moment = sight.state.moment
        if moment != NO_MOMENT and game.news_families.family(moment).pace == "great":
            draw(match, sight, language, console)
        for sentence in told(game, sight, language, match.names):
            console.print(Text("  " + sentence, "cyan"))


def draw(match: Match, sight: Sight, language: str, console: Console) -> None:
    scene = match.game.scene(sight, language, match.names)
    console.print()
    console.print(Text(match.game.name(language), "bold yellow"))
    console.print(Text(render(scene, match.names, min(console.width, 100), language)))


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
