"""The command line: `coincoin`. Every error is one clear sentence and a non-zero exit code."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from rich.console import Console
from rich.table import Table
from rich.text import Text

import coincoin
from coincoin.kernel.about import shown
from coincoin.kernel.registry import problems
from coincoin.kernel.words import LANGUAGES, bundle
from coincoin.plain import speak_plainly
from coincoin.scene.text import render

Run = Callable[[argparse.Namespace], None]

# Commands that live in a module of their own, which has add_arguments(parser) and run(arguments).
MODULES = {
    "serve": ("coincoin.host.serve", "start the server: tables in the browser for you and your friends"),
    "archive": ("coincoin.host.store.archive", "write all matches of a server as JSON Lines, or read them in"),
    "migrate": (
        "coincoin.host.store.migrate",
        "carry an older database, and matches of older rules, over",
    ),
    "play": ("coincoin.terminal", "play a game in the terminal against bots"),
    "sim": ("coincoin.study.sim", "play many games between bots on all cores"),
    "arena": ("coincoin.study.arena.command", "let bots play each other and rate them"),
    "hint": ("coincoin.study.advice.hint", "what a bot would play in a position"),
    "analyse": ("coincoin.study.advice.analyse", "what each decision of a finished match was worth"),
    "galaxy": ("coincoin.games.duck_dealer.galaxy.command", "check a galaxy file for Duck Dealer and draw it"),
    "new": ("coincoin.new", "write a package with a game of your own, to begin with"),
    "golden": ("coincoin.testing.golden", "write a game's playthroughs and perft counts anew, for its tests"),
    "lab": ("coincoin.study.lab.lab", "run an experiment: many games, results as Parquet, a report"),
}


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    parser = argparse.ArgumentParser(prog="coincoin", description="Five tabletop games on one engine.")
    parser.add_argument("--version", action="version", version=f"coincoin {coincoin.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add_games(commands.add_parser("games", help="list the games"))
    add_replay(commands.add_parser("replay", help="tell a match from its file, move by move"))
    add_verify(commands.add_parser("verify", help="check that a match was played by the rules and not rigged"))
    words = sys.argv[1:] if words is None else words
    speak_plainly()
    try:
        for name, (module, about) in MODULES.items():
            command = commands.add_parser(name, help=about, description=about)
            if name in words[:1]:
                load_command(command, module)
        arguments = parser.parse_args(words)
        arguments.run(arguments)
    except coincoin.CoincoinError as problem:
        print(f"coincoin: {problem}", file=sys.stderr)
        return 1
    except OSError as problem:
        where = f"{problem.filename}: " if problem.filename else ""
        print(f"coincoin: {where}{problem.strerror or problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("coincoin: stopped", file=sys.stderr)
        return 130
    return 0


def load_command(parser: argparse.ArgumentParser, module: str) -> None:
    """Import a command's module only when it is called: some need an optional extra."""
    try:
        found = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name and missing.name.startswith("coincoin"):
            raise
        raise coincoin.CoincoinError(
            f"this command needs {missing.name}: install it with pip install 'coincoin[study]'"
        ) from missing
    found.add_arguments(parser)
    parser.set_defaults(run=found.run)


# ---- coincoin games ----


def add_games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--about", action="store_true", help="how much of what tables show has a sentence")
    parser.set_defaults(run=games)


def games(arguments: argparse.Namespace) -> None:
    if arguments.about:
        return print_about()
    table = Table("id", "name", "seats", "minutes", "options")
    for game in coincoin.all_games().values():
        words = game.words("en", [])
        options = "\n".join(
            f"{option.name}={'|'.join(str(value).lower() for value in option.values)}"
            for option in game.options.values()
        )
        table.add_row(game.id, words("name"), f"{game.seats[0]}-{game.seats[-1]}", words("minutes"), options)
    Console().print(table)
    for problem in problems():
        print(f"coincoin: {problem}", file=sys.stderr)


def print_about() -> None:
    """The sentences in each language, and what random games show without one."""
    table = Table("id", *LANGUAGES, "shown", "without a sentence")
    for game in coincoin.all_games().values():
        seen = {each for seats in game.seats for each in seen_in(game, seats)}
        missing = sorted(f"{area}/{face}" for area, face in seen if game.about(face, "en", area) is None)
        said = [str(count_about(game, language)) for language in LANGUAGES]
        table.add_row(game.id, *said, str(len(seen)), ", ".join(missing) or "nothing")
    Console().print(table)


def count_about(game: coincoin.Game, language: str) -> int:
    """How many it has in that language itself."""
    words = bundle(game.package, language)
    return sum(words.has_message(f"{fact.key}-about") for fact in game.faces.values())


def seen_in(game: coincoin.Game, seats: int) -> set[tuple[str, str]]:
    """What a random game shows to those who watch and to one who plays."""
    dice, names = coincoin.Dice(seats), [str(seat) for seat in range(seats)]
    state = game.new(seats, dice)
    found: set[tuple[str, str]] = set()
    while True:
        for eye in (None, 0):
            found.update(shown(game.scene(state.seen_by(eye), "en", names)))
        if state.over:
            return found
        seat = state.waiting()[0]
        state.play(seat, game.instinct.choose(state, seat, state.legal(seat), dice), dice)


# ---- coincoin replay ----


def add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a match file")
    parser.add_argument("--seat", type=int, help="through the eyes of this seat (default: a spectator's)")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the words")
    parser.add_argument("--tables", action="store_true", help="draw the table after every move")
    parser.set_defaults(run=replay)


def replay(arguments: argparse.Namespace) -> None:
    match = coincoin.load(arguments.file)
    game, names, language = match.game, match.names, arguments.language
    if arguments.seat is not None and not 0 <= arguments.seat < len(names):
        raise coincoin.BadOption(f"there is no seat {arguments.seat}: seats go from 0 to {len(names) - 1}")
    console = Console(highlight=False)
    state, dice = match.start()
    for version, (seat, move) in enumerate(match.log, 1):
        state.play(seat, move, dice)
        sight = state.seen_by(arguments.seat)
        console.print(Text(f"{version:4}. {names[seat]}", "bold"))
        for sentence in game.log(sight, language, names):
            console.print(Text(f"      {sentence}"))
        if arguments.tables or version == match.version:
            console.print(Text(render(game.scene(sight, language, names), names, language=language)))


# ---- coincoin verify ----


def add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a match file")
    parser.set_defaults(run=verify)


def verify(arguments: argparse.Namespace) -> None:
    match = coincoin.load(arguments.file)
    how = "open dice from a seed" if match.seed is not None else "sealed dice that fit the commitment"
    end = f"over, won by {', '.join(match.names[seat] for seat in match.state.winners)}"
    print(
        f"{arguments.file}: {match.game.id}, {len(match.names)} seats, {match.version} moves, all legal; "
        f"{how}; {end if match.state.over else 'not over yet'}"
    )


if __name__ == "__main__":
    sys.exit(main())
