"""What a game says: every language says the same things, and each move, piece of news and option is said."""

from __future__ import annotations

from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from coincoin.kernel.game import Game
from coincoin.testing.tables import NAMES


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


def check_same_keys(package: str, language: str) -> None:
    differ = messages(package, "en").keys() ^ messages(package, language).keys()
    assert not differ, f"{package}: en and {language} do not both say {', '.join(sorted(differ))}"


def check_all_said(game: Game) -> None:
    wanted = game.introduction()
    wanted += [f"move-{family.name}" for family in game.move_families.families]
    wanted += [f"news-{family.name}" for family in game.news_families.families]
    missing = {key.replace("_", "-") for key in wanted} - messages(game.package, "en").keys()
    assert not missing, f"words/en.ftl has no {', '.join(sorted(missing))}"


def check_can_be_said(game: Game, language: str) -> None:
    """The first and the last move and piece of news of each family."""
    words = game.words(language, NAMES, 0)
    for family in game.move_families.families:
        for code in {family.first, family.first + family.size - 1}:
            assert words.move(code)
    for family in game.news_families.families:
        for code in {family.first, family.first + family.size - 1}:
            assert words.news(code)


def check_same_rules(game: Game, language: str) -> None:
    numbers = [rule.number for rule in game.rules("en")]
    assert numbers, "RULES.md has no numbered rule: a paragraph that begins with **name-01**"
    assert numbers == sorted(set(numbers)), f"the rules are not in the order of their numbers: {numbers}"
    rules = game.rules(language)
    assert [rule.number for rule in rules] == numbers, f"the rules in {language} have other numbers"
    empty = [rule.number for rule in rules if not (rule.text and rule.heading)]
    assert not empty, f"rules without a text, or before the first heading: {empty}"
