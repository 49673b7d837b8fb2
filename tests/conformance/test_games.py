"""Our own games through the suite that ships with the package."""

from __future__ import annotations

import pytest

from coincoin.kernel.game import Game
from coincoin.kernel.words import LANGUAGES
from coincoin.testing import conformance
from coincoin.testing.checks import languages_of
from coincoin.testing.sentences import check_same_keys

from .ours import OURS, folder, secrets_of


def suite(game: Game) -> type:
    secrets = secrets_of(game)
    found = conformance(
        game,
        str(folder(game) / "secrets.py"),
        seen=secrets.seen,
        values=secrets.values,
        unwritten=secrets.unwritten,
    )
    # tests/kernel/test_house.py does it for all at once
    found.test_plain_python_plays_the_same_as_compiled = None  # type: ignore[assignment,method-assign]
    return found


for game in OURS:
    globals()[f"Test{game.id.title().replace('-', '')}"] = suite(game)


@pytest.mark.parametrize("game", OURS, ids=str)
def test_our_games_speak_four_languages(game: Game) -> None:
    assert languages_of(game) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_games_say_is_said_in_every_language(language: str) -> None:
    check_same_keys("coincoin.kernel", language)
