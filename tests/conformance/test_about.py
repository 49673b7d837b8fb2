"""One sentence for everything one can see: each face that a table shows has a name, a sentence and a rule."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import coincoin
from coincoin.games.duck_dealer import with_galaxy
from coincoin.games.duck_dealer.galaxy.files import HOME
from coincoin.kernel.about import About, shown
from coincoin.kernel.game import Game
from coincoin.kernel.words import LANGUAGES
from coincoin.testing.contents import states
from coincoin.testing.tables import Table

from .ours import tables

GAMES = list(coincoin.all_games().values())
SHARED = Path(__file__).parents[2] / "web" / "src" / "art" / "page.svg"


def unsaid(table: Table, seed: int) -> set[tuple[str, str]]:
    """What a random game shows to anybody and nobody has a sentence for."""
    game, missing = table.game, set()
    for n, state in enumerate(states(table, seed)):
        eye = (None, *range(table.seats))[n % (table.seats + 1)]
        scene = game.scene(state.seen_by(eye), "en", table.names)
        missing |= {(area, face) for area, face in shown(scene) if game.about(face, "en", area) is None}
    return missing


@pytest.mark.parametrize("table", tables(), ids=str)
def test_whatever_a_random_game_shows_has_a_sentence(table: Table) -> None:
    assert not unsaid(table, seed=1)


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_can_be_said_and_rests_on_a_rule(game: Game, language: str) -> None:
    rules = {rule.number for rule in game.rules()}
    for told in game.all_about(language):
        where = f"{told.area}/{told.face} in {language}: {told}"
        assert told.rule in rules, where
        assert told.name and told.name[0] == told.name[0].upper(), where
        assert re.fullmatch(r"[^a-z{].*[.!]", told.text) and "  " not in told.text, where
        assert len(told.text) <= 210, f"a short sentence, or two: {where}"


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_face_that_has_a_sentence_is_drawn(game: Game) -> None:
    """So that a name written wrong is found where no random game comes by. Places and colours are drawn by the page."""
    drawn = re.findall(r'<symbol id="([^"]+)"', (files(game.package) / "art" / "sheet.svg").read_text("utf-8"))
    drawn += re.findall(r'<symbol id="([^"]+)"', SHARED.read_text("utf-8"))
    faces = {told.face for told in game.all_about()} - {"", "place", "seat", "empty", "note"}
    coloured = re.compile(r"-(yellow|blue|red|green|violet|grey)$")
    assert not {coloured.sub("", face) for face in faces - {*drawn}} - {*drawn}


def about(game: str, face: str, language: str = "en", area: str = "") -> About:
    found = coincoin.game(game).about(face, language, area)
    assert found
    return found


def test_a_face_may_mean_something_else_in_an_area() -> None:
    assert about("duck-dealer", "en-move").name == "Red disc: flying"
    assert about("duck-dealer", "en-move", area="gear-3").name == "Navigator"
    assert about("duck-dealer", "", area="cargo-0").name == "Cargo"
    assert about("canardage", "ga-moby", area="hand").rule == "canardage-67"
    assert about("canardage", "ga-moby", area="flock-1").rule == "canardage-68"


def test_a_good_tells_its_recipe_its_worth_and_what_it_is_for() -> None:
    assert about("duck-dealer", "g-satellite").text == (
        "Made in a factory from phone booth + solar panel. A delivery pays 3 points. Goes into: modern art."
    )
    assert about("duck-dealer", "open-religion", "de").text == (
        "Bring Religion und eine gelbe Scheibe, um ihn zu bauen: 50 Punkte. Danach kauft er."
    )
    assert "(avec l’option, pilules + peinture bleue)" in about("duck-dealer", "g-medicine", "fr").text


def test_figures_come_from_the_galaxy(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    text = HOME.read_text("utf-8").replace('name = "anseriformes"', 'name = "other"')
    old, new = '{ points = 3, from = ["phone", "solar"] }', '{ points = 4, from = ["phone", "beads"] }'
    other.write_text(text.replace(old, new), "utf-8")
    told = with_galaxy(other).about("g-satellite")
    assert told and told.text.startswith("Made in a factory from phone booth + beads. A delivery pays 4 points.")


def test_a_game_without_such_sentences_has_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    game = coincoin.game("pan")
    monkeypatch.setattr(game, "faces", {})
    assert game.about("pan-1", "fr") is None
    assert game.all_about("fr") == []
