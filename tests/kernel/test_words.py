"""Names in sentences: French elides before a vowel, and every language says "you" to whom it speaks of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import coincoin
from coincoin.kernel.words import LANGUAGES, de

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "coincoin"


@pytest.mark.parametrize("name", ["Emma", "Alice", "Hugo", "Émile", "Œdipe", "Yves", "eider", "Ïda"])
def test_french_de_is_elided_before_a_vowel_and_a_mute_h(name: str) -> None:
    assert de(name) == f"d’{name}"


@pytest.mark.parametrize("name", ["Bo", "Yann", "Zoé", "7", "", "Çelik"])
def test_french_de_stays_before_anything_else(name: str) -> None:
    assert de(name) == f"de {name}"


@pytest.mark.parametrize(("name", "said"), [("Emma", "Phrase d’Emma"), ("Bo", "Phrase de Bo")])
def test_a_sentence_that_is_kept_elides_for_each_name(name: str, said: str) -> None:
    words = coincoin.game("canaille").words("fr", ["Ada", name])
    assert words("area-sentence", seat=name, you="no") == said


@pytest.mark.parametrize(("name", "said"), [("Emma", "prend le 5 bleu d’Emma"), ("Bo", "prend le 5 bleu de Bo")])
def test_news_elides_for_each_name(name: str, said: str) -> None:
    duck = coincoin.game("duck")
    took = duck.news_families.encode("took", seat=0, giver=1, value=5, colour="blue")
    assert duck.words("fr", ["Zoé", name, "Cleo"]).news(took) == f"Zoé {said}."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["You steal the 3 from Bo.", "Al steals the 3 from you.", "Al steals the 3 from Bo."]),
        ("fr", ["Vous volez le 3 à Bo.", "Al vous vole le 3.", "Al vole le 3 à Bo."]),
        ("de", ["Du stiehlst Bo die 3.", "Al stiehlt dir die 3.", "Al stiehlt Bo die 3."]),
        ("nl", ["Je steelt de 3 van Bo.", "Al steelt de 3 van jou.", "Al steelt de 3 van Bo."]),
    ],
)
def test_the_second_person_of_a_sentence_is_you_to_its_reader(language: str, told: list[str]) -> None:
    pan = coincoin.game("pan")
    stole = pan.news_families.encode("stole", seat=0, victim=1, card=3)
    assert [pan.words(language, ["Al", "Bo", "Cleo"], reader).news(stole) for reader in (0, 1, 2)] == told


def test_a_language_is_written_everywhere_or_nowhere() -> None:
    """Whoever adds one to `Language` is told here what else to write."""
    ours = [home for home in SOURCE.rglob("words") if "template" not in home.parts]  # a new game begins in English
    homes = [*ours, ROOT / "web" / "src" / "words"]
    for home in homes:
        spoken = {path.stem for path in home.iterdir() if path.suffix in (".ftl", ".json")}
        assert spoken == set(LANGUAGES), home.relative_to(ROOT)
    for rules in SOURCE.glob("games/*/RULES.md"):
        told = {path.name for path in rules.parent.glob("RULES.*.md")}
        assert told == {f"RULES.{language}.md" for language in LANGUAGES if language != "en"}, rules.parent.name
    page = (ROOT / "web" / "src" / "lib" / "words.svelte.ts").read_text("utf-8")
    assert re.findall(r"^  (\w\w): \{ name: ", page, re.M) == [*LANGUAGES]
