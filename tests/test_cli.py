"""The command line, run as people run it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import coincoin
from coincoin.kernel.words import LANGUAGES
from coincoin.terminal import won

PROGRAM = [sys.executable, "-m", "coincoin.cli"]
GAMES = list(coincoin.all_games().values())


def command(*words: str, answers: str = "", code: int = 0) -> str:
    done = subprocess.run([*PROGRAM, *words], input=answers, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def test_games_tells_how_much_has_a_sentence() -> None:
    told = command("games", "--about")
    assert told.count("nothing") == len(GAMES)


def test_games_tells_what_lessons_teach() -> None:
    told = command("games", "--lessons")
    assert "highest" in told and "pan-05" in told


def test_games_tells_what_is_said_when_something_cannot_be_pressed() -> None:
    told = command("games", "--reasons")
    assert told.count("nothing") == len(GAMES)


def test_games_lists_them() -> None:
    told = command("games")
    assert all(game.id in told for game in GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_play_a_whole_game_in_the_terminal(game: coincoin.Game, language: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    seats = str(game.seats[0])
    arguments = ("play", game.id, "--seats", seats, "--seed", "3", "--language", language, "--save", str(file))
    told = command(*arguments, answers="1\n" * 20_000)
    assert "all legal" in command("verify", str(file))
    match = coincoin.load(file)
    assert match.state.over
    words = game.words(language, match.names, 0)
    assert won(match.state.winners, words) in told


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
    assert "→ Il y avait 1 chance sur 6 que ce soit Pan. (pan-23)" in told, "a moment says why"


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
        (("play", "pan", "--seed", "1", "--save", "no/such/m.jsonl"), "coincoin: no/such/m.jsonl: No such file"),
        (("sim", "pan", "--games", "9999999", "--json", "no/such/s.json"), "coincoin: no/such/s.json: No such file"),
        (("arena", "pan", "--games", "9999999", "--svg", "no/such/a.svg"), "coincoin: no/such/a.svg: No such file"),
        (("serve", "--port", "99999"), "port 99999 on 127.0.0.1 cannot be used (ports go from 0 to 65535)"),
    ],
)
def test_errors_are_one_clear_sentence(words: tuple[str, ...], problem: str) -> None:
    """And come before the work, not after it."""
    told = command(*words, code=1, answers="q\n")
    assert problem in told
    assert told.startswith("coincoin: ")
    assert told.count("\n") == 1


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


def test_a_match_in_a_galaxy_of_ones_own_is_read_by_every_command(tmp_path: Path) -> None:
    own, file = tmp_path / "mine.toml", tmp_path / "match.jsonl"
    text = (Path(coincoin.__file__).parent / "games" / "duck_dealer" / "data.toml").read_text("utf-8")
    own.write_text(text.replace("Cayuga", "Home").replace("turns = 24", "turns = 1"), "utf-8")
    play = ("play", "duck-dealer", "--seats", "2", "--seed", "1", "--language", "en", "--galaxy", str(own), "--save")
    command(*play, str(file), answers="1\n" * 4 + "q\n")
    assert "not over yet" in command("verify", str(file))
    assert "Home" in command("replay", str(file), "--tables")
    assert "%" in command("hint", str(file), "--iterations", "4")
    file.unlink()
    command(*play, str(file), answers="1\n" * 20)
    assert "all legal" in command("verify", str(file))
    assert "given away" in command("analyse", str(file), "--iterations", "1", "--cores", "1")


def test_a_wrong_number_of_games_is_refused() -> None:
    assert "a number of at least 1" in command("sim", "pan", "--games", "0", code=2)


# ---- nothing is lost ----


@pytest.mark.slow
@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGHUP, signal.SIGKILL])
def test_a_match_stopped_while_a_bot_thinks_is_in_its_file(by: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    words = ("play", "pan", "--seed", "1", "--language", "en", "--save", str(file))
    slow = ("--bot", "swan:iterations=0+milliseconds=3000")
    with subprocess.Popen(
        [*PROGRAM, *words, *slow], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as playing:
        assert playing.stdin
        playing.stdin.write("1\n")
        playing.stdin.flush()
        wait_for(lambda: file.exists() and coincoin.load(file).version == 1)
        playing.send_signal(by)
        told, problem = playing.communicate(timeout=60)
    assert coincoin.load(file).version == 1
    if by == signal.SIGINT:
        assert f"Stopped. Goodbye!\nThe match is in {file}.\n" in told
        assert (problem, playing.returncode) == ("", 0)


def wait_for(there: Callable[[], bool]) -> None:
    for _ in range(600):
        if there():
            return
        time.sleep(0.1)
    raise AssertionError("it never came")


def test_a_file_is_not_written_over_without_a_word(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("precious")
    words = ("play", "pan", "--seed", "1", "--save", str(file))
    assert f"{file} exists already: name another file, or write over it with --force" in command(*words, code=1)
    assert file.read_text() == "precious"
    command(*words, "--force")
    assert coincoin.load(file).version == 0


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="it looks at the processes there")
@pytest.mark.parametrize("words", [("sim", "canardage"), ("arena", "canardage", "--bots", "swan,goose")], ids=str)
def test_work_that_is_stopped_says_so_in_a_word(words: tuple[str, ...]) -> None:
    """All processes get Ctrl-C at once, as from a terminal, even one that has just begun."""
    with subprocess.Popen(
        [*PROGRAM, *words, "--games", "500000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as working:
        children = Path(f"/proc/{working.pid}/task/{working.pid}/children")
        wait_for(lambda: len(children.read_text().split()) > 1)
        os.killpg(working.pid, signal.SIGINT)
        assert working.communicate(timeout=30) == ("", "coincoin: stopped\n")
        assert working.returncode == 130


# ---- who reads it, and where ----


def test_a_player_has_a_name_and_is_called_you_only_to_the_face(tmp_path: Path) -> None:
    file = str(tmp_path / "m.jsonl")
    told = command(
        "play", "pan", "--seed", "3", "--language", "fr", "--name", "Léa", "--save", file, answers="1\n" * 200
    )
    assert "Vous montrez" in told
    assert coincoin.load(file).names[0] == "Léa"
    told = command("replay", file, "--language", "fr")
    assert "Léa montre" in told
    assert "Vous" not in told


def test_a_player_without_a_name_has_that_of_the_login(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "emma")
    command("play", "pan", "--seed", "1", "--save", str(tmp_path / "m.jsonl"))
    assert coincoin.load(tmp_path / "m.jsonl").names == ["emma", "Sarcelle", "Souchet", "Tadorne"]


@pytest.mark.parametrize(
    ("language", "alone", "shared"),
    [
        ("fr", "Vous avez gagné\u202f!", "Vous partagez la victoire avec Eider."),
        ("en", "You win!", "You share the win with Eider."),
        ("de", "Du hast gewonnen!", "Du teilst dir den Sieg mit Eider."),
        ("nl", "Je hebt gewonnen!", "Je deelt de overwinning met Eider."),
    ],
)
def test_who_wins_is_told_so(language: str, alone: str, shared: str) -> None:
    words = coincoin.game("pan").words(language, ["Léa", "Eider"], 0)
    assert won((0,), words) == alone
    assert won((0, 1), words) == shared
    assert "Eider" in won((1,), words)


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "ascii"])
def test_any_encoding_will_do(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    for words in (("games",), ("play", "pan", "--seed", "1", "--language", "fr")):
        done = subprocess.run([*PROGRAM, *words], stdin=subprocess.DEVNULL, capture_output=True, check=False)
        assert (done.stderr, done.returncode) == (b"", 0)
        told = done.stdout.decode(encoding)
        assert "Pan, t'es mort !" in told.replace("’", "'")
        assert "?" not in told or words[0] == "play"


def test_standard_output_is_for_results() -> None:
    done = subprocess.run([*PROGRAM, "sim", "pan", "--games", "10"], capture_output=True, text=True, check=False)
    assert done.stdout.strip().startswith("10 games")
    assert done.stderr == ""
