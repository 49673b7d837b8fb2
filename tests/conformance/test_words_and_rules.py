"""Four languages say the same things, and every rule has a test."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.words import LANGUAGES

from .cited import cited

GAMES = list(coincoin.all_games().values())


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Every key of a language's file with the variables its sentence uses."""
    text = (files(package) / "words" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{package}, {language}: cannot be read: {entry.content!r}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{package}, {language}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names - {"you"}
    return found


@pytest.mark.parametrize("package", ["coincoin.kernel", *(game.package for game in GAMES)])
def test_every_language_has_every_sentence(package: str) -> None:
    english = messages(package, "en")
    for language in LANGUAGES:
        other = messages(package, language)
        assert other.keys() == english.keys(), f"{language}: {other.keys() ^ english.keys()}"


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_move_news_and_option_has_a_sentence(game: Game) -> None:
    wanted = ["name", "pitch", "minutes"]
    wanted += [f"move-{family.name}" for family in game.move_families.families]
    wanted += [f"news-{family.name}" for family in game.news_families.families]
    for option in game.options.values():
        wanted += [f"option-{option.name}", f"option-{option.name}-about"]
        wanted += [f"option-{option.name}-{value}".lower() for value in option.values]
    keys = messages(game.package, "en").keys()
    missing = {key.replace("_", "-") for key in wanted} - keys
    assert not missing


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_family_can_be_said(game: Game, language: str) -> None:
    words = game.words(language, ["Ada", "Bo", "Cleo", "Dov", "Edda", "Finn"], 0)
    for family in game.move_families.families:
        for code in {family.first, family.first + family.size - 1}:
            assert words.move(code)
    for family in game.news_families.families:
        for code in {family.first, family.first + family.size - 1}:
            assert words.news(code)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_language_has_the_same_rules(game: Game) -> None:
    numbers = [rule.number for rule in game.rules("en")]
    assert numbers == sorted(set(numbers)) and numbers
    for language in LANGUAGES:
        rules = game.rules(language)
        assert [rule.number for rule in rules] == numbers, language
        assert all(rule.text and rule.heading for rule in rules)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_rule_has_a_test(game: Game) -> None:
    tests = cited()
    assert not [rule.number for rule in game.rules() if not tests.get(rule.number)]


def test_tests_cite_only_rules_that_exist() -> None:
    known = {rule.number for game in GAMES for rule in game.rules()}
    assert not set(cited()) - known
