"""How to play: each game's page is whole in every language, and its pictures are positions of the game."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.howto import HowTo, howto
from coincoin.kernel.words import LANGUAGES
from coincoin.testing.sentences import check_same_keys

SHARED = Path(__file__).parents[2] / "web" / "src" / "art" / "page.svg"
GAMES = list(coincoin.all_games().values())


def page_of(game: Game, language: str = "en") -> HowTo:
    found = howto(game, language)
    assert found, f"{game.id} has no howto/"
    return found


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_is_told_on_one_page(game: Game, language: str) -> None:
    check_same_keys(f"{game.package}.howto", language)
    page = page_of(game, language)
    assert len(page.turn) == 4 and len(page.mistakes) == 3 and len(page.score) >= 3 and len(page.cards) >= 6
    for step in page.turn:
        assert step.scene.areas and all(area.pieces for area in step.scene.areas), step.text
        assert re.match(r"(?s).*\*\*.+\*\*", step.text), f"says in bold what it is: {step.text}"
    said = [page.aim, page.more, page.end, *(each.text for each in page.turn)]
    said += [text for each in page.mistakes for text in (each.text, each.cure)]
    assert all(text[-1] in ".!?" and "  " not in text for text in said)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_it_points_at_rules_and_drawings_that_exist(game: Game) -> None:
    page = page_of(game)
    rules = {rule.number for rule in game.rules()}
    for pair in (page.turn_rules, page.cards_rules, page.end_rules, page.score_rules):
        assert set(pair) <= rules
    sheet = (files(game.package) / "art" / "sheet.svg").read_text("utf-8")
    faces = {*page.end_faces, *(term.face for term in page.score), *(card.face for card in page.cards)}
    faces |= {face for mistake in page.mistakes for face in mistake.faces}
    drawn = set(re.findall(r'symbol id="([^"]+)"', sheet + SHARED.read_text("utf-8")))
    assert {face.rpartition("/")[2] for face in faces} <= drawn


def test_a_game_without_one_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = coincoin.game("pan")
    monkeypatch.setattr(game, "package", "coincoin.kernel")
    assert howto(game, "en") is None
