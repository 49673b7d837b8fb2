"""Games of other packages, as they are installed: what is wrong with one is said, and harms no other."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import coincoin
from tests.host.server import Server

PEBBLES = Path(__file__).parents[1] / "web" / "elsewhere" / "pebbles"
OUT = "the game '{0}' of the package {0} is left out: "
WRONG = [
    OUT.format("torn") + "ModuleNotFoundError: No module named 'nowhere'",
    OUT.format("thief") + "its id 'pan' belongs to the game of coincoin.games.pan",
    OUT.format("number") + "number:GAME is no coincoin.Game but of type int",
    OUT.format("rude") + "SystemExit: 3",
    OUT.format("mute") + "it has no words in English, words/en.ftl",
    OUT.format("shy") + "KeyError: \"no sentence 'pitch' in en\"",
    OUT.format("second") + "its id 'stones' belongs to the game of stones",
    "the game 'stones' of the package stones has no words in de, nl: there it speaks English",
]


def install(site: Path, name: str, source: str) -> Path:
    """A package with a game, as pip leaves it."""
    package, about = site / name, site / f"{name}-1.0.dist-info"
    package.mkdir()
    about.mkdir()
    (package / "__init__.py").write_text(source, "utf-8")
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(f"[coincoin.games]\n{name} = {name}:GAME\n", "utf-8")
    return package


def install_game(site: Path, name: str, id: str) -> Path:
    """A whole game that differs from Pebbles in its id alone."""
    source = (PEBBLES / "__init__.py").read_text("utf-8").replace("from pebbles.", f"from {name}.")
    package = install(site, name, source.replace('id="pebbles"', f'id="{id}"'))
    shutil.copytree(PEBBLES, package, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__*"))
    return package


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("site")
    install(site, "torn", "import nowhere\n")
    install(site, "number", "GAME = 7\n")
    install(site, "rude", "raise SystemExit(3)\n")
    install_game(site, "thief", "pan")
    for name in ("stones", "second"):
        package = install_game(site, name, "stones")
        for language in ("de", "nl"):
            (package / "words" / f"{language}.ftl").unlink()
            (package / f"RULES.{language}.md").unlink()
    shutil.rmtree(install_game(site, "mute", "mute") / "words")
    english = install_game(site, "shy", "shy") / "words" / "en.ftl"
    english.write_text(english.read_text("utf-8").replace("pitch =", "pitched ="), "utf-8")
    # Packages come in the order in which their folders are listed: the second of an id must come second.
    shutil.move(site / "second", site / "later" / "second")
    shutil.move(site / "second-1.0.dist-info", site / "later" / "second-1.0.dist-info")
    return site


@pytest.fixture
def with_strangers(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [str(site), str(site / "later"), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "coincoin.cli", *words],
        input="q\n",
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"COLUMNS": "160"},
    )


@pytest.mark.usefixtures("with_strangers")
def test_the_list_of_games_says_what_is_wrong_with_each() -> None:
    done = command("games")
    assert sorted(done.stderr.splitlines()) == sorted(f"coincoin: {sentence}" for sentence in WRONG)
    assert all(id in done.stdout for id in [*coincoin.all_games(), "stones"])


@pytest.mark.usefixtures("with_strangers")
def test_other_games_and_those_without_a_language_are_played() -> None:
    assert "Stich 1 von 4" in command("play", "pan", "--seed", "1", "--language", "de").stdout
    told = command("play", "stones", "--seed", "1", "--language", "de").stdout
    assert "Take one to three pebbles" in told
    assert "Deine Wahl" in told, "what all games share is said in German all the same"


@pytest.mark.usefixtures("with_strangers")
def test_the_host_opens_shows_the_other_games_and_logs_what_is_wrong(tmp_path: Path) -> None:
    with Server(tmp_path) as server:

        def ask(path: str) -> list[dict[str, str]]:
            with urllib.request.urlopen(f"{server.address}{path}") as answer:
                found: list[dict[str, str]] = json.load(answer)
            return found

        for language in ("de", "fr"):
            games = {game["id"]: game for game in ask(f"/api/games?language={language}")}
            assert list(games) == [*coincoin.all_games(), "stones"]
            assert games["pan"]["name"] == coincoin.game("pan").name(language)
        assert ask("/api/games/stones/rules?language=de")
        lines = [json.loads(line) for line in server.errors.read_text("utf-8").splitlines() if line.startswith("{")]
    assert sorted(line["problem"] for line in lines if "problem" in line) == sorted(WRONG)
