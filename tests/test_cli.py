"""The command line, run as people run it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import coincoin

GAMES = list(coincoin.all_games().values())


def command(*words: str, answers: str = "", code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "coincoin.cli", *words], input=answers, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def test_games_lists_them() -> None:
    told = command("games")
    assert all(game.id in told for game in GAMES)


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("language", ["fr", "en", "de", "nl"])
def test_play_a_whole_game_in_the_terminal(game: coincoin.Game, language: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    seats = str(game.seats[0])
    arguments = ("play", game.id, "--seats", seats, "--seed", "3", "--language", language, "--save", str(file))
    told = command(*arguments, answers="1\n" * 20_000)
    assert "all legal" in command("verify", str(file))
    match = coincoin.load(file)
    assert match.state.over
    words = game.words(language, match.names, 0)
    winners = [match.names[seat] for seat in match.state.winners]
    assert words("terminal-won", names=", ".join(winners), count=len(winners)) in told


def test_play_explains_and_forgives(tmp_path: Path) -> None:
    told = command("play", "pan", "--seed", "1", "--language", "en", answers="99\nhelp\nr\nq\n")
    assert told.count("Please type a number from 1 to") == 2
    assert "pan-09  The 1 beats the 6." in told
    assert "Stopped" in told


def test_play_survives_the_end_of_input() -> None:
    assert "Stopped" in command("play", "pan", "--seed", "1", "--language", "en")


def test_sim_uses_all_cores_and_is_repeatable(tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    for file in files:
        command("sim", "pan", "--games", "200", "--seats", "4", "--bots", "instinct,random", "--json", str(file))
    one, two = (json.loads(file.read_text()) for file in files)
    assert one["by_seat"] == two["by_seat"]
    assert one["lengths"] == two["lengths"]
    assert one["games"] == 200
    assert sum(seat["wins"] for seat in one["by_seat"]) == pytest.approx(200)


def test_replay_tells_the_match_through_a_seats_eyes(tmp_path: Path) -> None:
    file = str(tmp_path / "m.jsonl")
    command("play", "pan", "--seed", "3", "--save", file, answers="1\n" * 200)
    told = command("replay", file, "--seat", "0", "--language", "fr")
    assert "Vous montrez" in told
    assert "retourne une carte\u00a0: Clic" in told


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("play", "poker"), "there is no game 'poker'; there are"),
        (("play", "pan", "--seats", "9"), "pan is for 2 to 6 seats, not 9"),
        (("play", "pan", "--set", "mouse=sleeps"), "mouse is one of wins, scares, not 'sleeps'"),
        (("play", "pan", "--set", "cat=1"), "the options of pan: double_clic, mouse"),
        (("play", "pan", "--bot", "hal"), "there is no bot 'hal'; there are"),
        (("sim", "pan", "--bots", "hal"), "there is no bot 'hal'"),
        (("replay", "missing.jsonl"), "missing.jsonl cannot be read"),
        (("verify", "missing.jsonl"), "missing.jsonl cannot be read"),
        (("play", "pan", "--seed", "1", "--save", "no/such/folder/m.jsonl"), "No such file or directory"),
    ],
)
def test_errors_are_one_clear_sentence(words: tuple[str, ...], problem: str) -> None:
    told = command(*words, code=1, answers="q\n")
    assert problem in told
    assert told.count("coincoin: ") == 1


def test_a_galaxy_of_ones_own(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    text = (Path(coincoin.__file__).parent / "games" / "duck_dealer" / "data.toml").read_text("utf-8")
    own.write_text(text.replace("Cayuga", "Home"), "utf-8")
    picture = tmp_path / "map.svg"
    assert "can be played" in command("galaxy", str(own), "--draw", str(picture))
    assert "Home" in picture.read_text("utf-8")
    told = command("play", "duck-dealer", "--seed", "1", "--galaxy", str(own), "--language", "en", answers="q\n")
    assert "Home" in told
    own.write_text(text.replace("Cayuga", "", 1), "utf-8")
    assert "not a galaxy that can be played" in command("galaxy", str(own), code=1)
    assert "pan has no board" in command("play", "pan", "--galaxy", str(own), code=1)


def test_a_wrong_number_of_games_is_refused() -> None:
    assert "a number of at least 1" in command("sim", "pan", "--games", "0", code=2)
