"""The log is the truth: a match is its header and an append-only list of moves.

State, replay, undo, reconnection and crash recovery are all replays of it. On disk it is JSON Lines:
a header, one line a move in readable notation, and a last line once the match is over.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from os import replace
from pathlib import Path
from typing import Any, NamedTuple

from coincoin.kernel.dice import Dice, SealedDice, commitment
from coincoin.kernel.errors import BadLog, BadMove, BadOption, CoincoinError, IllegalMove, UnknownGame
from coincoin.kernel.game import Game, OptionValue
from coincoin.kernel.registry import chosen
from coincoin.kernel.state import State, Story

# Of match files. In the first the key of the dice was the commitment where nobody had contributed; in the second it
# could be made from the hashes of the contributions, which are seals now.
FORM = 3


class Begun(NamedTuple):
    """A match that begins from a position: up to so many moves it is another one, which is over, by that one's dice."""

    moves: int
    secret: bytes
    contributions: tuple[bytes, ...]
    form: int = FORM


class Match:
    """A game being played, and the log of it.

    With a seed the dice are fast ones. Without, they are sealed: `commitment` is the promise made
    before the deal, and the secret is written with the last line.

    >>> from coincoin.kernel.registry import game
    >>> match = Match(game("pan"), ["Ada", "Bo", "Cy"], seed=1)
    >>> match.play(0, match.state.moves(0)[0])
    >>> match.version
    1
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        options: dict[str, OptionValue] | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        contributions: Sequence[bytes] = (),
        begun: Sequence[Begun] = (),
        form: int = FORM,
    ) -> None:
        self.game = game
        self.names = list(names)
        self.options = game.check_options(len(names), options or {})
        self.form = form
        self.seed = seed
        self.secret = secret or secrets.token_bytes(32)
        self.contributions = tuple(contributions)
        self.begun = tuple(begun)  # several where that match began from a position too
        self.log: list[tuple[int, int]] = []
        self.state, self.dice = self.start()

    def start(self) -> tuple[State, Dice]:
        """The state after the deal, and the dice for what follows."""
        dice = self.dice_of(0)
        state = self.game.new(len(self.names), dice, **self.options)
        state.telling = True
        state.story = Story()
        return state, dice

    def dice_of(self, part: int) -> Dice:
        """The dice of the matches this one begins from, in order; then its own."""
        if part < len(self.begun):
            begun = self.begun[part]
            return SealedDice(begun.secret, begun.contributions, begun.form)
        return SealedDice(self.secret, self.contributions, self.form) if self.seed is None else Dice(self.seed)

    @property
    def version(self) -> int:
        """How many moves were made."""
        return len(self.log)

    @property
    def commitment(self) -> str | None:
        """The hash of the secret, for sealed dice."""
        return commitment(self.secret) if self.seed is None else None

    def play(self, seat: int, move: int) -> None:
        """Make a move and write it to the log; an illegal one raises IllegalMove and changes nothing."""
        self.dice = self.dice_at(self.version, self.dice)
        self.state.play(seat, move, self.dice)
        self.log.append((seat, move))

    def dice_at(self, version: int, dice: Dice) -> Dice:
        """The dice of the move after so many: others from where a match left the one it begins from."""
        if not self.begun:
            return dice
        parts = [n for n, begun in enumerate(self.begun, 1) if version == begun.moves]
        return self.dice_of(parts[-1]) if parts else dice

    def states(self) -> Iterator[State]:
        """The state after the deal, after one move, and so on, by replay: one State that goes on."""
        state, dice = self.start()
        yield state
        for version, (seat, move) in enumerate(self.log):
            dice = self.dice_at(version, dice)
            state.play(seat, move, dice)
            yield state

    def at(self, version: int) -> State:
        """The state after so many moves, by replay."""
        for state in islice(self.states(), version + 1):
            pass
        return state

    def rewind(self, version: int) -> None:
        """Take back the moves after this version."""
        kept = self.log[:version]
        self.log.clear()
        self.state, self.dice = self.start()
        for seat, move in kept:
            self.play(seat, move)

    # ---- on disk ----

    def lines(self) -> list[dict[str, Any]]:
        """The match as JSON objects, one a line of its file."""
        head: dict[str, Any] = {
            "coincoin": self.form,
            "game": self.game.id,
            "rules": self.game.version,
            "names": self.names,
            "options": self.options,
        }
        if self.game.carried is not None:
            head["board"] = self.game.carried
        if self.seed is not None:
            head["seed"] = self.seed
        else:
            head["commitment"] = self.commitment
            head["contributions"] = [part.hex() for part in self.contributions]
        if self.begun:
            head["begun"] = [
                {
                    "moves": begun.moves,
                    "commitment": commitment(begun.secret),
                    "contributions": [part.hex() for part in begun.contributions],
                    "secret": begun.secret.hex(),
                    "coincoin": begun.form,
                }
                for begun in self.begun
            ]
        lines = [head]
        notation = self.game.move_families.notation
        lines += [{"n": n, "seat": seat, "move": notation(move)} for n, (seat, move) in enumerate(self.log, 1)]
        if self.state.over:
            end: dict[str, Any] = {"scores": self.state.scores, "winners": list(self.state.winners)}
            if self.seed is None:
                end["secret"] = self.secret.hex()
            lines.append(end)
        elif self.seed is None:
            # Without the secret a file of a match still going on could not be replayed.
            lines[0]["secret"] = self.secret.hex()
        return lines

    def save(self, path: Path | str) -> None:
        """Write the match file whole or not at all."""
        target = Path(path)
        partial = target.with_name(target.name + ".part")
        try:
            partial.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in self.lines()), "utf-8")
            replace(partial, target)
        except OSError as problem:
            raise OSError(problem.errno, problem.strerror, str(target)) from problem
        finally:
            with suppress(OSError):
                partial.unlink()


def load(path: Path | str) -> Match:
    """The match of a file, replayed move by move; BadLog names the line that is wrong."""
    try:
        text = Path(path).read_text("utf-8")
    except OSError as problem:
        raise BadLog(f"{path} cannot be read: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise BadLog(f"{path} is not a match file: it is not text") from problem
    return replay(text.splitlines(), str(path))


def replay(lines: Iterable[str], name: str) -> Match:
    """The match of these lines of JSON; `name` is what errors call them."""
    objects = [_object(line, f"{name}, line {n}") for n, line in enumerate(lines, 1)]
    if not objects or "coincoin" not in objects[0]:
        raise BadLog(f"{name} is not a match file: its first line is no header")
    head = objects[0]
    if head["coincoin"] not in range(1, FORM + 1):
        raise BadLog(f"{name} has format {head['coincoin']!r}; this program reads format {FORM} and older ones")
    ended = objects[-1] if "scores" in objects[-1] else None
    match = _opened(head, ended, name)
    for n, line in enumerate(objects[1 : -1 if ended else None], 1):
        where = f"{name}, line {n + 1}"
        if line.get("n") != n:
            raise BadLog(f"{where}: move {n} is missing, this is {line.get('n')!r}")
        try:
            match.play(line["seat"], match.game.move_families.parse(line["move"]))
        except IllegalMove as problem:
            text = match.game.rule(problem.rule)
            raise BadLog(f"{where}: {line['move']!r} is illegal, {problem.rule}: {text}") from problem
        except (BadMove, KeyError, TypeError, AttributeError, OverflowError) as problem:
            raise BadLog(f"{where}: not a move: {problem}") from problem
    if match.begun and match.version < match.begun[-1].moves:
        raise BadLog(f"{name} is cut short: it begins after {match.begun[-1].moves} moves and has {match.version}")
    if match.state.over and ended is None:
        raise BadLog(f"{name} is cut short: the game is over but the last line is missing")
    if ended is not None:
        _check_end(match, ended, name)
    return match


def _object(line: str, where: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except json.JSONDecodeError as problem:
        raise BadLog(f"{where} is not JSON: it is corrupt or cut short") from problem
    if not isinstance(found, dict):
        raise BadLog(f"{where} is not a JSON object")
    return found


def _opened(head: dict[str, Any], ended: dict[str, Any] | None, name: str) -> Match:
    try:
        game = chosen(str(head["game"]), head["options"])
        if "board" in head:
            game = _on_its_board(game, head, name)
        if head["rules"] != game.version:
            raise BadLog(
                f"{name} was played by version {head['rules']} of the rules of {game.id}; "
                f"this program has version {game.version}"
            )
        if "seed" in head:
            return Match(game, head["names"], head["options"], seed=head["seed"])
        secret = (ended or head).get("secret")
        if secret is None:
            raise BadLog(f"{name} is cut short: it has no secret to replay its sealed dice from")
        match = Match(
            game,
            head["names"],
            head["options"],
            secret=bytes.fromhex(secret),
            contributions=parts(head),
            begun=[_begun(obj, name) for obj in head.get("begun", ())],
            form=head["coincoin"],
        )
    except (KeyError, TypeError, ValueError, AttributeError, BadOption, UnknownGame) as problem:
        raise BadLog(f"{name}, line 1: {problem}") from problem
    if match.commitment != head.get("commitment"):
        raise BadLog(f"{name}: the secret does not fit the commitment made before the deal")
    return match


def parts(obj: dict[str, Any]) -> tuple[bytes, ...]:
    return tuple(bytes.fromhex(part) for part in obj["contributions"])


def _begun(obj: dict[str, Any], name: str) -> Begun:
    """The match that this one begins from is checked like any other: by its own promise."""
    begun = Begun(obj["moves"], bytes.fromhex(obj["secret"]), parts(obj), obj.get("coincoin", 1))
    if commitment(begun.secret) != obj["commitment"]:
        raise BadLog(f"{name}: the secret of the match it begins from does not fit the commitment of that match")
    return begun


def _on_its_board(game: Game, head: dict[str, Any], name: str) -> Game:
    """The game on the board that the file carries; its options name that board."""
    if game.board is None:
        raise BadLog(f"{name}, line 1: {game.id} has no board to replace")
    try:
        found = game.board.of_data(head["board"])
        found.check_options(len(head["names"]), head["options"])
    except BadOption as problem:
        raise BadLog(f"{name}, line 1: {problem}; was its board changed?") from problem
    except CoincoinError as problem:
        raise BadLog(f"{name}, line 1: {problem}") from problem
    return found


def _check_end(match: Match, ended: dict[str, Any], name: str) -> None:
    if not match.state.over:
        raise BadLog(f"{name} ends before the game does")
    if ended["scores"] != match.state.scores or ended.get("winners") != list(match.state.winners):
        raise BadLog(f"{name}: the scores written down are not those of the moves")
