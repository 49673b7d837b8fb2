"""A Game: what a package under `games/` declares, and what everything else asks of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from coincoin.kernel.about import About, Fact, about, area_name
from coincoin.kernel.derived import Derived
from coincoin.kernel.dice import Dice
from coincoin.kernel.errors import BadMove, BadOption, BadPosition
from coincoin.kernel.instinct import Instinct
from coincoin.kernel.moves import Families
from coincoin.kernel.observation import Field
from coincoin.kernel.reason import Reason
from coincoin.kernel.rulebook import Rule, rules_of
from coincoin.kernel.scene import Part, Scene
from coincoin.kernel.state import NO_MOMENT, SPECTATOR, Sight, State
from coincoin.kernel.strangers import check_classes
from coincoin.kernel.tape import Observer, SightObserver
from coincoin.kernel.words import Words

Json = dict[str, Any]
OptionValue = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """A choice made before the deal. The first value is the default."""

    name: str
    values: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    @property
    def key(self) -> str:
        """Of the sentence that names it; `about` follows, or the value."""
        return f"option-{self.name.replace('_', '-')}"

    def value_key(self, value: OptionValue) -> str:
        return f"{self.key}-{str(value).lower().replace('_', '-')}"


class Board(NamedTuple):
    """The board a game is played on, where it can be another: a match and a table's log carry its data."""

    option: str  # whose value names the board
    name: str  # as people call it
    data: Json | None  # nothing for the board that comes with the game
    of_file: Callable[[str], Game]  # the same game on the board of a file
    of_data: Callable[[Json], Game]  # the same game on a board that was carried
    older: Callable[[], tuple[Game, ...]] = tuple  # and on those that came with it before: logs only name them


class Game:
    """One of the games: how to deal it, what its moves are, how it is written down and drawn.

    From `state`, the class of its States, follow `deal`, the position, the observation and the scene, as far as the
    game does not give its own.

    >>> import coincoin
    >>> pan = coincoin.game("pan")
    >>> state = pan.new(4, coincoin.Dice(1))
    >>> state.waiting()
    (0, 1, 2, 3)
    """

    def __init__(
        self,
        package: str,
        *,
        id: str,
        version: int,
        seats: Sequence[int],
        moves: Families,
        news: Families,
        state: type[State] | None = None,
        deal: Callable[[int, dict[str, OptionValue], Dice], State] | None = None,
        position: type[msgspec.Struct] | None = None,
        write: Callable[[Any], msgspec.Struct] | None = None,
        read: Callable[[Any, int, dict[str, OptionValue]], State] | None = None,
        common: Callable[[Sight, Words], Any] | None = None,
        scene: Callable[[Sight, Words, Any], Scene] | None = None,
        fields: Callable[[int, dict[str, OptionValue]], Sequence[Field]] | None = None,
        observe: Observer | Callable[[Sight], list[int]] | None = None,
        options: Sequence[Option] = (),
        instinct: Instinct | None = None,
        refuses: Callable[[int, dict[str, OptionValue]], str] | None = None,
        board: Board | None = None,
        faces: Mapping[str, Fact] | None = None,
        score: Callable[[Sight, Sequence[int], Words], list[list[Part]]] | None = None,
        picks: Callable[[Sight, int], tuple[str, ...]] | None = None,
        nearer: Callable[[Sight, str, Words], Reason | None] | None = None,
    ) -> None:
        self.package = package
        self.id = id
        self.version = version
        self.seats = tuple(seats)
        self.move_families = moves
        self.news_families = news
        self.board = board
        self.faces = faces or {}  # what can be seen, and how it is said: see kernel/about.py
        self._picks = picks
        self._nearer = nearer
        self.options = {option.name: option for option in options}
        self.instinct = instinct or Instinct()
        self._score = score or whole_score
        self._refuses = refuses  # why options do not go together: the key of a sentence, a text, or nothing
        check_classes(package)
        derived = Derived(state, id, self.seats[0])  # what the game does not say itself
        self._derived = derived
        self.dealer = deal or derived.deal
        self._position = position
        self._write = write or derived.write
        self._read = read or derived.read
        self._common = common or derived.common
        self._scene = scene or derived.scene
        self._fields = fields or derived.fields
        seen = observe or derived.observe
        self.observer: Observer = seen if isinstance(seen, Observer) else SightObserver(seen, self._fields)

    def __repr__(self) -> str:
        return f"coincoin.game({self.id!r})"

    @property
    def carried(self) -> Json | None:
        """What a match carries of its board; nothing if it came with the game."""
        return self.board.data if self.board else None

    # ---- setting up ----

    def new(self, seats: int, dice: Dice, **options: OptionValue) -> State:
        """Deal a new game. A wrong number of seats or an unknown option raises BadOption."""
        chosen = self.check_options(seats, options)
        return self.dealer(seats, chosen, dice)

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """The options with defaults filled in; BadOption says what is wrong and what is possible."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadOption(
                f"{self.id} is for {least} to {most} seats, not {seats}",
                "not-for-so-many",
                game=self.words("en", [])("name"),
                least=least,
                most=most,
                count=seats,
            )
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.id} has no option {name!r}; its options: {known}")
            values = self.options[name].values
            if not any(value == each and type(value) is type(each) for each in values):
                raise BadOption(f"{name} is one of {', '.join(map(str, values))}, not {value!r}")
        chosen = {name: options.get(name, option.default) for name, option in self.options.items()}
        if self._refuses and (why := self._refuses(seats, chosen)):
            words = self.words("en", [])
            if not words.has(why):
                raise BadOption(f"{self.id}: {why}")
            arguments = {name: int(value) if isinstance(value, bool) else value for name, value in chosen.items()}
            raise BadOption(f"{self.id}: {words(why, seats=seats, **arguments)}", why, seats=seats, **arguments)
        return chosen

    # ---- moves ----

    def describe(self, move: int) -> dict[str, int | str]:
        """A move as JSON: {"name": "pick", "card": 3}."""
        return self.move_families.describe(move)

    def encode(self, description: dict[str, int | str] | str, **arguments: int | str) -> int:
        """The inverse of `describe`: encode({"name": "pick", "card": 3}) or encode("pick", card=3)."""
        if isinstance(description, dict):
            arguments = dict(description)
            description = str(arguments.pop("name", ""))
        return self.move_families.encode(description, **arguments)

    def notation(self, state: State, move: int) -> str:
        """A move as a short text that `parse` reads back."""
        return self.move_families.notation(move)

    def parse(self, state: State, text: str) -> int:
        """The move of a notation."""
        return self.move_families.parse(text)

    # ---- positions ----

    def to_json(self, state: State) -> Json:
        """A position as readable JSON, like a FEN. Unknown cards are null."""
        head: Json = {"game": self.id, "rules": self.version, "seats": int(state.seats)}
        if state.moment != NO_MOMENT:
            head["moment"] = self.news_families.notation(state.moment)
        if state.options:
            head["options"] = dict(state.options)
        position: Json = msgspec.to_builtins(self.position(state))
        return head | position

    def position(self, state: State) -> msgspec.Struct:
        """The same, but for its head, as the game's own Struct: quicker where two are only compared."""
        return self._write(state)

    def from_json(self, obj: Json) -> State:
        """The State of a position, checked: BadPosition says what is wrong and where."""
        if where := _first_null(obj, "$"):
            raise BadPosition(f"{where} is null: only a sight may have unknown cards")
        return self._from_json(obj)

    def sight_to_json(self, sight: Sight) -> Json:
        """What a seat knows, as JSON: the position with null for each unknown card."""
        return {"seat": sight.seat} | self.to_json(sight.state)

    def sight_from_json(self, obj: Json) -> Sight:
        """The inverse of `sight_to_json`."""
        rest = dict(obj)
        seat = rest.pop("seat", None)
        state = self._from_json(rest)
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < state.seats):
            raise BadPosition(f"$.seat is {seat!r}: there is no such seat")
        return Sight(SPECTATOR if seat is None else seat, state)

    def _from_json(self, obj: Json) -> State:
        if not isinstance(obj, dict):
            raise BadPosition("a position is a JSON object")
        rest = dict(obj)
        if rest.pop("game", None) != self.id:
            raise BadPosition(f"$.game is {obj.get('game')!r}, not {self.id!r}")
        if rest.pop("rules", None) != self.version:
            raise BadPosition(
                f"$.rules is {obj.get('rules')!r}; this is version {self.version} of the rules of {self.id}"
            )
        seats, options, moment = rest.pop("seats", None), rest.pop("options", {}), rest.pop("moment", "")
        if not isinstance(seats, int) or not isinstance(options, dict):
            raise BadPosition("a position needs a number of seats and, if any, an object of options")
        try:
            chosen = self.check_options(seats, options)
            position = msgspec.convert(rest, self._position or self._derived.position(chosen))
        except (BadOption, msgspec.ValidationError) as problem:
            raise BadPosition(str(problem)) from problem
        state = self._read(position, seats, chosen)
        if moment:
            state.moment = self._moment(moment)
        return state

    def _moment(self, notation: object) -> int:
        try:
            return self.news_families.parse(str(notation))
        except BadMove as problem:
            raise BadPosition(f"$.moment: {problem}") from problem

    # ---- what people see, all of it made from a Sight ----

    def words(self, language: str, names: Sequence[str], reader: int | None = None) -> Words:
        """The sentences of this game in a language, for one reader."""
        return Words(self.package, language, names, reader, self.move_families, self.news_families)

    def introduction(self) -> list[str]:
        """The keys of all that a list of games says about this one."""
        keys = ["name", "pitch", "minutes"]
        for option in self.options.values():
            keys += [option.key, f"{option.key}-about", *map(option.value_key, option.values)]
        return keys

    def name(self, language: str) -> str:
        """The game's name; it is the same in most languages."""
        return self.words(language, [])("name")

    def rules(self, language: str = "en") -> tuple[Rule, ...]:
        """The numbered rules."""
        return rules_of(self.package, language)

    def rule(self, number: str, language: str = "en") -> str:
        """The text of one rule."""
        return next(rule.text for rule in self.rules(language) if rule.number == number)

    def about(self, face: str, language: str = "en", area: str = "") -> About | None:
        """What a face is and does, where it lies in this area; an area itself without a face. None where a game has
        no word on it: then its label has to do.

        >>> import coincoin
        >>> coincoin.game("canardage").about("ga-peace").text
        'All targets go.'
        """
        for place in (f"{area_name(area)}/{face}", face):
            if place in self.faces:
                return about(place, self.faces[place], self.words(language, []))
        return None

    def all_about(self, language: str = "en") -> list[About]:
        """All that it has to say of its faces and areas."""
        words = self.words(language, [])
        return [about(place, fact, words) for place, fact in self.faces.items()]

    def scene(self, sight: Sight, language: str, names: Sequence[str]) -> Scene:
        """The table as this seat sees it."""
        return self.draw(sight, self.words(language, names, sight.seat))

    def draw(self, sight: Sight, words: Words, common: Any = None) -> Scene:
        """The same in these words; `common` is given where several look at the same moment."""
        scene = self._scene(sight, words, self.common(sight.state.seen_by(None), words) if common is None else common)
        return scene if sight.state.moment == NO_MOMENT else self._in_a_moment(scene, sight.state.moment, words)

    def _in_a_moment(self, scene: Scene, moment: int, words: Words) -> Scene:
        """What happened stands in the place of what is asked; why is said by the game."""
        rules = scene.rules or self.news_families.family(moment).rules
        return replace(scene, title=words.news(moment), rules=rules, choices=[])

    def common(self, spectator: Sight, words: Words) -> Any:
        """What all see alike, drawn once: from a spectator's Sight, so that it can show nobody's secrets."""
        return self._common(spectator, words)

    def score(self, sight: Sight, news: Sequence[int], words: Words) -> list[list[Part]]:
        """What each seat's score is made of; `news` is all that everybody was told since the deal."""
        return self._score(sight, news, words)

    def picks(self, sight: Sight, move: int) -> tuple[str, ...]:
        """The pieces that would spell a move of the seat that looks, legal or not; none for a button."""
        return self._picks(sight, move) if self._picks else ()

    def nearer(self, sight: Sight, piece: str, words: Words) -> Reason | None:
        """What the game has to say on why this very piece cannot be pressed now: see kernel/why.py."""
        return self._nearer(sight, piece, words) if self._nearer else None

    def sentence(self, move: int, language: str, names: Sequence[str], reader: int | None = None) -> str:
        """A move as a sentence."""
        return self.words(language, names, reader).move(move)

    def log(self, sight: Sight, language: str, names: Sequence[str]) -> list[str]:
        """What the last move made happen, in sentences, as far as this seat was told."""
        words = self.words(language, names, sight.seat)
        return [words.news(code) for code in sight.news()]

    def fields(self, seats: int, **options: OptionValue) -> Sequence[Field]:
        """What each number of an observation means."""
        return self._fields(seats, self.check_options(seats, options))

    def observe(self, sight: Sight) -> list[int]:
        """What a seat knows as numbers, laid out as `fields` says."""
        return self.observer.observe(sight)


def whole_score(sight: Sight, news: Sequence[int], words: Words) -> list[list[Part]]:
    """Of a game that has no word on its parts."""
    return [[Part(points)] for points in sight.state.scores]


def _first_null(obj: object, path: str) -> str:
    if obj is None:
        return path
    parts: list[tuple[object, str]] = []
    if isinstance(obj, dict):
        parts = [(value, f"{path}.{key}") for key, value in obj.items()]
    elif isinstance(obj, list):
        parts = [(value, f"{path}[{place}]") for place, value in enumerate(obj)]
    return next((found for value, where in parts if (found := _first_null(value, where))), "")
