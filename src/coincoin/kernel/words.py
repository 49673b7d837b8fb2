"""Words: every sentence people read, in Fluent files, one a language.

Keys: `move-<family>`, `news-<family>`, and whatever a game's `looks/` asks for. A seat appears in a
sentence as `$<argument>`, the name of who sits there; `$you` is "yes" when the first seat of the
sentence is the reader's own, and `<argument>` when another one is. French writes `DE($<argument>)`
for "de" before a name, and `QUOTE($move)` puts a text in quotation marks. What a game does not say
in a language it says in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, final, get_args

from fluent.runtime import FluentBundle, FluentResource

from coincoin.kernel.moves import Families, Family, Seats
from coincoin.kernel.state import CHAPTERS

Language = Literal["fr", "en", "de", "nl"]
LANGUAGES: tuple[str, ...] = get_args(Language)
# Signs for names in sentences that are kept: names are many, sentences few.
SOMEBODY = "\ue000"
OTHERS = "\ue001\ue002\ue003\ue004\ue005\ue006"
OF = "\ue007"  # "de" or "d’", as the name behind it will want
VOWEL = re.compile("[aàâäáåæeéèêëhiîïíoôöóøœuùûüú]|y[^aeiou]", re.IGNORECASE)
MINUS = re.compile(r"(?<![\w-])-(?=\d)")
MOST_KEPT = 20_000  # sentences of a game in a language


def de(name: str) -> str:
    """French "de" before a name; before the sign for one it waits for the name.

    >>> de("Bo"), de("Emma")
    ('de Bo', 'd’Emma')
    """
    if name == SOMEBODY or (name and name in OTHERS):
        return OF + name
    return f"d’{name}" if VOWEL.match(name) else f"de {name}"


# Marks for what is said, and for what is said within that.
MARKS = {
    "fr": ("«\u00a0", "\u00a0»", "“", "”"),
    "en": ("“", "”", "‘", "’"),
    "de": ("„", "“", "‚", "‘"),
    "nl": ("‘", "’", "“", "”"),
}


def quoted(language: str, text: str) -> str:
    """A text in quotation marks; those in it give way.

    >>> quoted("en", "“Bang!” at place 3"), quoted("de", "„Peng!“ auf Platz 3"), quoted("nl", "zo’n eend")
    ('“‘Bang!’ at place 3”', '„‚Peng!‘ auf Platz 3“', '‘zo’n eend’')
    """
    begin, end, inner_begin, inner_end = MARKS.get(language, MARKS["en"])
    inside = re.sub(f"{begin}(.*?){end}", f"{inner_begin}\\1{inner_end}", text)
    return f"{begin}{inside}{end}"


def named(text: str, sign: str, name: str) -> str:
    """A text with this name for its sign."""
    if OF in text:
        text = text.replace(OF + sign, de(name))
    return text.replace(sign, name)


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The sentences of a package and, behind them, those every game shares."""
    functions = {"DE": de, "QUOTE": lambda text: quoted(language, text)}
    made = FluentBundle([language], functions=functions, use_isolating=False)  # type: ignore[arg-type]  # text will do
    for source in ("coincoin.kernel", package):
        if speaks(source, language):
            text = _file(source, language).read_text("utf-8")
            made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def speaks(package: str, language: str) -> bool:
    """Does this package have words in this language?"""
    return _file(package, language).is_file()


def _file(package: str, language: str) -> Traversable:
    return files(package) / "words" / f"{language}.ftl"


def formatted(package: str, language: str, key: str, arguments: dict[str, int | str]) -> str:
    """A sentence that is not kept: it may say what strangers wrote."""
    sentences = bundle(package, language)
    if not sentences.has_message(key):
        if language != "en":
            return formatted(package, "en", key, arguments)
        raise KeyError(f"no sentence {key!r} in {language}")
    pattern = sentences.get_message(key).value
    if pattern is None:
        raise KeyError(f"the sentence {key!r} is empty in {language}")
    text, errors = sentences.format_pattern(pattern, arguments)
    if errors:
        raise KeyError(f"the sentence {key!r} in {language}: {errors[0]}")
    return MINUS.sub("−", str(text))


class Tongue:
    """The words of one game in one language: the same at every table.

    A table says the same few sentences again and again, and making one takes long: so they are kept.
    """

    def __init__(self, package: str, language: str) -> None:
        self.package = package
        self.language = language
        self._said: dict[object, str] = {}  # by key and arguments

    def __call__(self, key: str, **arguments: int | str) -> str:
        """The sentence of this key.

        >>> tongue("coincoin.games.pan", "en")("title-wait", seat="Bo")
        'Waiting for Bo'
        """
        return self.say(key, arguments)

    def say(self, key: str, arguments: dict[str, int | str]) -> str:
        seat = arguments.get("seat")
        if seat is not None:
            arguments["seat"] = SOMEBODY
        asked: object = key
        if len(arguments) > 1:
            asked = key, tuple(arguments.items())
        elif arguments:
            asked = key, *arguments.values()
        text = self._said.get(asked)
        if text is None:
            text = formatted(self.package, self.language, key, arguments)
            if len(self._said) == MOST_KEPT:
                self._said.clear()
            self._said[asked] = text
        return text if seat is None else named(text, SOMEBODY, str(seat))


@cache
def tongue(package: str, language: str) -> Tongue:
    """The only one of its kind, so that drawings can be remembered by it."""
    return Tongue(package, language)


class Words:
    """The words of one game in one language, for one reader at one table."""

    def __init__(
        self, package: str, language: str, names: Sequence[str], reader: int | None, moves: Families, news: Families
    ) -> None:
        self.tongue = tongue(package, language)
        self.names = tuple(names)
        self.reader = reader
        self.moves = moves
        self.all_news = news
        self._same_for_all = same_for_all(self.tongue, moves)
        self._chapters: dict[int, str] = {}  # as far as they were said, of others and of the reader

    def __call__(self, key: str, **arguments: int | str) -> str:
        """The sentence of this key.

        >>> import coincoin
        >>> coincoin.game("pan").words("en", ["Ada", "Bo"])("title-wait", seat="Bo")
        'Waiting for Bo'
        """
        return self.tongue.say(key, arguments)

    def has(self, key: str) -> bool:
        """Is there a sentence of this key, in this language or in English?"""
        home, language = self.tongue.package, self.tongue.language
        return bundle(home, language).has_message(key) or bundle(home, "en").has_message(key)

    def seat(self, seat: int) -> str:
        """The name of who sits there."""
        return self.names[seat]

    def listed(self, seats: Iterable[int]) -> str:
        """The names of who sits there, the last one after an "and".

        >>> import coincoin
        >>> words = coincoin.game("pan").words("fr", ["Ada", "Bo", "Cy"])
        >>> words.listed([0, 1, 2]), words.listed([1])
        ('Ada, Bo et Cy', 'Bo')
        """
        names = [self.names[seat] for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return formatted(
            self.tongue.package, self.tongue.language, "and-last", {"first": ", ".join(names[:-1]), "last": names[-1]}
        )

    def you(self, seat: int) -> str:
        """What `$you` is in a sentence about who sits there."""
        return "yes" if seat == self.reader else "no"

    def chapter(self, chapter: int, reader: int | None) -> str:
        """What a reader calls a trick, a round or a turn."""
        key = 2 * chapter + (1 if chapter == reader else 0)
        text = self._chapters.get(key)
        if text is None:
            if chapter >= CHAPTERS:
                text = self("chapter", number=chapter - CHAPTERS)
            else:
                text = self("chapter-turn", you="yes" if chapter == reader else "no", seat=self.names[chapter])
            self._chapters[key] = text
        return text

    def move(self, code: int) -> str:
        """A move as a sentence."""
        text = self._same_for_all.get(code)
        if text is None:
            found = sentence(self.tongue, "move", self.moves, code)
            text = found.said(self.names, self.reader)
            if not found.seats:
                self._same_for_all[code] = text
        return text

    def news(self, code: int) -> str:
        """A piece of news as a sentence."""
        return sentence(self.tongue, "news", self.all_news, code).said(self.names, self.reader)


@lru_cache(maxsize=256)
def same_for_all(tongue: Tongue, moves: Families) -> dict[int, str]:
    """The moves that name nobody, as far as they were said: tables ask for them all the time."""
    return {}


@final
class Sentence:
    """What a move or a piece of news says in one language: the same at every table but for the names."""

    def __init__(self, family: Family, seats: list[int], text: str, own: list[str]) -> None:
        self.family = family
        self.seats = seats  # it speaks of, in this order
        self.text = text  # with a sign for each name
        self.own = own  # the same to each of them

    def said(self, names: tuple[str, ...], reader: int | None) -> str:
        """To this reader, at the table of these names."""
        if not self.seats:
            return self.text
        text = self.own[self.seats.index(reader)] if reader in self.seats else self.text
        for place, seat in enumerate(self.seats):
            text = named(text, OTHERS[place], names[seat])
        return text


@lru_cache(maxsize=50_000)
def sentence(tongue: Tongue, kind: str, families: Families, code: int) -> Sentence:
    """The sentence of a move or a piece of news."""
    family = families.family(code)
    arguments = dict(zip(family.arguments, families.arguments(code), strict=True))
    for key, spelled in family.spelled.items():
        arguments.update(spelled.spelled(arguments[key]))
    keys = [key for key, domain in family.arguments.items() if isinstance(domain, Seats)]
    seats = [int(arguments[key]) for key in keys]
    arguments.update(zip(keys, OTHERS, strict=False))
    name = f"{kind}-{family.name.replace('_', '-')}"
    text = tongue(name, you="no", **arguments)
    own = [tongue(name, you=key if place else "yes", **arguments) for place, key in enumerate(keys)]
    return Sentence(family, seats, text, own)
