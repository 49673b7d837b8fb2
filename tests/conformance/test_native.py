"""Each language as its natives write it: signs, plurals, elision, and one word for one thing."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import FunctionReference, Identifier, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import coincoin
from coincoin.kernel.words import LANGUAGES

SOURCE = Path(coincoin.__file__).parent
PAGE = SOURCE.parents[1] / "web" / "src" / "words"


def files(language: str, place: str = "*") -> list[Path]:
    """The words and rules of a language: of one game, of the page, or of all."""
    rules = "RULES.md" if language == "en" else f"RULES.{language}.md"
    found = [*SOURCE.glob(f"games/{place}/words/{language}.ftl"), *SOURCE.glob(f"games/{place}/{rules}")]
    found += SOURCE.glob(f"games/{place}/*/words/{language}.ftl")  # of lessons and how-to pages
    if place == "*":
        found += [SOURCE / part / "words" / f"{language}.ftl" for part in ("kernel", "host", "study/advice")]
    if place in ("*", "page"):
        found.append(PAGE / f"{language}.json")
    return sorted(found)


def lines(path: Path) -> Iterator[tuple[str, str]]:
    """Every line people may read, with where it stands."""
    if path.suffix == ".json":
        for key, text in json.loads(path.read_text("utf-8")).items():
            yield f"{path.name} {key}", text
    else:
        for number, text in enumerate(path.read_text("utf-8").splitlines(), 1):
            yield f"{path.relative_to(SOURCE)}:{number}", re.sub(r"^[\w-]+ = ", "", text)  # without its key


def found_in(language: str, pattern: str, place: str = "*") -> list[str]:
    return [
        f"{where}: …{text[max(0, match.start() - 25) : match.end() + 10]}…"
        for path in files(language, place)
        for where, text in lines(path)
        for match in re.finditer(pattern, text)
    ]


# ---- signs ----


def test_no_french_line_can_begin_with_a_sign() -> None:
    """A narrow space that does not break before ; ! ? and a wide one before : and inside « », or « ? »."""
    assert not found_in("fr", "(?<!\u202f)(?<!«\u00a0)[;!?]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»")


def test_the_rules_keep_these_spaces() -> None:
    assert "Pan, t’es mort\u202f! élimine" in coincoin.game("pan").rule("pan-24", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_curly(language: str) -> None:
    own = {"en": "„‚«", "fr": "“„‘", "de": "”«", "nl": "“„«"}[language]  # of the others
    assert not found_in(language, f"\\w'|'\\w|[{own}]")


def test_a_sentence_behind_a_german_colon_begins_with_a_capital() -> None:
    assert not found_in("de", r"\*Auslegung:\* [a-zäöü]")


# ---- names and numbers ----


def test_french_leaves_no_word_before_a_name_that_would_elide() -> None:
    names = "seats?|names?|victim|giver|other|partner|player|planet|entrance|exit|near|far"
    assert not found_in("fr", rf"\b([Dd]e|[Ll][ea]|[Qq]ue|[Nn]e|[Ss]e) \{{ \$({names}) \}}")


class Shown(Visitor):
    """Which selections have a form [one] that does not show its number."""

    def __init__(self) -> None:
        self.missing: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        self.generic_visit(node)
        for variant in node.variants:
            if isinstance(variant.key, Identifier) and variant.key.name == "one":
                assert isinstance(node.selector, VariableReference | FunctionReference)
                name = node.selector.id.name
                inside = References()
                inside.visit(variant.value)
                if name not in inside.names:
                    self.missing.append(name)


class References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_shows_its_number(language: str) -> None:
    """French says [one] for 0, and all do for -1: "one card" is the form [1]."""
    for path in SOURCE.glob(f"games/*/words/{language}.ftl"):
        shown = Shown()
        shown.visit(FluentParser().parse(path.read_text("utf-8")))
        assert not shown.missing, path


SAID = {
    ("duck", "points", "points", -1): ("−1 point", "−1 point", "−1 Punkt", "−1 punt"),
    ("duck-dealer", "points", "count", -1): ("−1 point", "−1 point", "−1 Punkt", "−1 punt"),
    ("pan", "holds", "count", 0): ("aucune carte", "0 cards", "0 Karten", "0 kaarten"),
    ("pan", "odds", "chambers", 1): ("Pan à coup sûr", "Pan for certain", "ganz sicher Pan", "zeker Pan"),
    ("canaille", "pile", "count", 0): (
        "la pioche des cartes action est vide",
        "the pile of action cards is empty",
        "der Stapel der Aktionskarten ist leer",
        "de stapel actiekaarten is leeg",
    ),
    ("canaille", "next-odds", "count", 14): (
        "1 chance sur 14 que la prochaine carte soit Canaille",
        "a 1 in 14 chance that the next card is Canaille",
        "in 1 von 14 Fällen ist die nächste Karte Canaille",
        "kans van 1 op 14 dat de volgende kaart Canaille is",
    ),
    ("canardage", "cards", "count", 0): ("aucune carte", "0 cards", "0 Karten", "0 kaarten"),
    ("canardage", "chip-ducks", "count", 0): ("plus de canard", "no duck left", "keine Ente mehr", "geen eend meer"),
}


@pytest.mark.parametrize(("game", "key", "name", "number"), SAID)
def test_none_one_and_less_than_none(game: str, key: str, name: str, number: int) -> None:
    said = [coincoin.game(game).words(language, [])(key, **{name: number}) for language in LANGUAGES]
    assert tuple(said) == SAID[game, key, name, number]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Prochaine carte de la pile\u00a0: 1 chance sur 5 que ce soit un de vos canards."),
        ("en", "Next from the pile: the chance that it is one of yours is 1 in 5."),
        ("de", "Als Nächstes vom Stapel: in 1 von 5 Fällen eine deiner Enten."),
        ("nl", "Volgende van de stapel: kans van 1 op 5 op een eend van jou."),
    ],
)
def test_odds_are_one_in_five(language: str, said: str) -> None:
    assert coincoin.game("canardage").words(language, [])("reason-next", mine=1, unknown=5) == said


# ---- cards ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_canardage_name_the_cards_as_the_table_does(language: str) -> None:
    """At the head of its paragraph a card has its name, then in brackets the one printed on it."""
    game = coincoin.game("canardage")
    family = next(family for family in game.news_families.families if family.name == "drew")
    own, printed = game.words(language, []), game.words("fr", [])
    text = "\n".join(rule.text for rule in game.rules(language))
    for card in family.arguments["card"].names:  # type: ignore[attr-defined]
        name, french = own(key := f"card-{card.replace('_', '-')}"), printed(key)
        brackets = "" if name == french else rf" \({re.escape(french)}\)"
        assert re.search(rf"^(\W\s?)?{re.escape(name)}(\s?\W)?{brackets}\s?:", text, re.MULTILINE), name
        if name != french:
            assert text.count(french) == 1, f"{french} is {name} here"


# ---- one word for one thing ----

TERMS = tomllib.loads((Path(__file__).parent / "terms.toml").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("place", "term"),
    [(place, term) for place in TERMS for term in TERMS[place]],
    ids=lambda each: each if isinstance(each, str) else each["thing"],
)
def test_one_thing_has_one_name(language: str, place: str, term: dict[str, Any]) -> None:
    wanted = term.get(language)
    if wanted is None:
        return
    word = wanted if isinstance(wanted, str) else wanted["is"]
    assert found_in(language, word, place), f"nothing is called {word!r}: the list of terms is out of date"
    for other in wanted.get("never", []) if isinstance(wanted, dict) else []:
        assert not found_in(language, other, place), f"{term['thing']} is {word!r}"
