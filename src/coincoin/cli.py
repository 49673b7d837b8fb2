"""The command line: `coincoin`. Every error is one clear sentence and a non-zero exit code."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module

from rich.console import Console
from rich.table import Table
from rich.text import Text

import coincoin
from coincoin.kernel.about import shown
from coincoin.kernel.dice import seal
from coincoin.kernel.lessons import course_of
from coincoin.kernel.registry import problems
from coincoin.kernel.why import reason
from coincoin.kernel.words import LANGUAGES, bundle
from coincoin.plain import speak_plainly
from coincoin.scene.text import render, told

Run = Callable[[argparse.Namespace], None]
LOOK_AGAIN = 40  # one in so many decisions of a game is asked what cannot be pressed
MOST_PRESSED = 6  # pieces of an area

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
    "puzzles": ("coincoin.study.puzzles.command", "find decisions with one clear answer, or check those there are"),
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
    parser.add_argument("--lessons", action="store_true", help="what the lessons of each game teach")
    parser.add_argument("--reasons", action="store_true", help="what is said when something cannot be pressed")
    parser.set_defaults(run=games)


def games(arguments: argparse.Namespace) -> None:
    if arguments.about:
        return print_about()
    if arguments.lessons:
        return print_lessons()
    if arguments.reasons:
        return print_reasons()
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


def print_lessons() -> None:
    """Each lesson with the rules it teaches, and how many of its game's sentences each language has."""
    table = Table("id", "lesson", "steps", "rules", "sentences")
    for game in coincoin.all_games().values():
        course = course_of(game.package)
        if not course.lessons:
            table.add_row(game.id, "none", "", "", "")
            continue
        wanted, home = course.sentences(game), f"{game.package}.lessons"
        counts = [(language, sum(map(bundle(home, language).has_message, wanted))) for language in LANGUAGES]
        said = ", ".join(f"{language} {count}/{len(wanted)}" for language, count in counts)
        for n, lesson in enumerate(course.lessons):
            first = (game.id, said) if n == 0 else ("", "")
            table.add_row(first[0], lesson.id, str(len(lesson.steps)), ", ".join(lesson.rules), first[1])
    Console().print(table)


def print_reasons() -> None:
    """The rules that forbid something in some games, and how many of them each language puts in a sentence of its own.

    The others are told by the sentence of the piece, or by the text of the rule.
    """
    table = Table("id", "rules that forbid", *LANGUAGES, "told by piece or rule", "without a word")
    for game in coincoin.all_games().values():
        rules = sorted({rule for seats in (game.seats[0], game.seats[-1]) for rule in forbidding(game, seats)})
        own = [{rule for rule in rules if bundle(game.package, each).has_message(f"why-{rule}")} for each in LANGUAGES]
        plain = [rule for rule in rules if not all(rule in said for said in own)]
        silent = [rule for rule in plain if not all(game.rule(rule, language) for language in LANGUAGES)]
        counts = [f"{len(said)}/{len(rules)}" for said in own]
        table.add_row(game.id, str(len(rules)), *counts, ", ".join(plain) or "none", ", ".join(silent) or "nothing")
    Console().print(table)


def forbidding(game: coincoin.Game, seats: int) -> Iterator[str]:
    """The rule of each piece that cannot be pressed, at some moments of a game, for whoever has to move."""
    dice, names = coincoin.Dice(seats), [str(seat) for seat in range(seats)]
    state = game.new(seats, dice)
    while not state.over:
        seat = state.waiting()[0]
        sight, words = state.seen_by(seat), game.words("en", names, seat)
        if dice.below(LOOK_AGAIN) == 0:
            for area in game.draw(sight, words).areas:
                for piece in area.pieces[:MOST_PRESSED]:
                    if (found := reason(game, sight, piece.id, words)) and found.rule:
                        yield found.rule
        state.play(seat, game.instinct.choose(state, seat, state.legal(seat), dice), dice)


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
    parser.add_argument("--tables", action="store_true", help="draw the table at every moment and after every move")
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
        console.print(Text(f"{version:4}. {names[seat]}", "bold"))
        sights = state.sights(arguments.seat)
        for sight in sights:
            for sentence in told(game, sight, language, names):
                console.print(Text(f"      {sentence}"))
            if arguments.tables or (version == match.version and sight is sights[-1]):
                console.print(Text(render(game.scene(sight, language, names), names, language=language)))


# ---- coincoin verify ----


def add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a match file")
    parser.add_argument("--commitment", help="that was shown before the first card: the file must be of that match")
    parser.add_argument(
        "--contribution", action="append", default=[], help="that was sent to the host: it must be mixed in; repeatable"
    )
    parser.add_argument(
        "--seal", action="append", default=[], help="of everybody, in the order of the seats: those before the start"
    )
    parser.set_defaults(run=verify)


def verify(arguments: argparse.Namespace) -> None:
    match = coincoin.load(arguments.file)
    promised, sent = arguments.commitment, arguments.contribution
    if promised and match.commitment != promised.lower():
        raise coincoin.BadLog(f"{arguments.file} is of another match: its commitment is {match.commitment or 'none'}")
    for each in sent:
        if match.seed is not None or each.lower() not in [part.hex() for part in match.contributions]:
            raise coincoin.BadLog(f"{arguments.file}: {each} is not among what was mixed into the dice")
    seals = [each.lower() for each in arguments.seal]
    if seals and seals != [seal(part.hex()) for part in match.contributions]:
        raise coincoin.BadLog(f"{arguments.file}: what was mixed into the dice is not what was sealed")
    how = "open dice from a seed" if match.seed is not None else "sealed dice that fit the commitment"
    if promised or sent or seals:
        how += f", the commitment, contributions and seals given ({bool(promised) + len(sent) + len(seals)}) among them"
    if match.begun:
        how += f", begun after {match.begun[-1].moves} moves of another match by that match's own sealed dice"
    end = f"over, won by {', '.join(match.names[seat] for seat in match.state.winners)}"
    print(
        f"{arguments.file}: {match.game.id}, {len(match.names)} seats, {match.version} moves, all legal; "
        f"{how}; {end if match.state.over else 'not over yet'}"
    )


if __name__ == "__main__":
    sys.exit(main())
