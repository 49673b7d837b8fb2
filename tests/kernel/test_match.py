"""The log is the truth: saved, loaded, replayed; and every way a file can be wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import coincoin
from coincoin.kernel.match import Match

NAMES = ["Ada", "Bo", "Cleo", "Dov", "Edda", "Finn"]
GAMES = list(coincoin.all_games().values())


def finished(game: coincoin.Game, seed: int | None = 3, seats: int | None = None) -> Match:
    match = Match(game, NAMES[: seats or game.seats[0]], seed=seed)
    dice = coincoin.Dice(1)
    while not match.state.over:
        seat = match.state.waiting()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    finished(coincoin.game("pan")).save(path)
    return path


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("seed", [5, None], ids=["fast", "sealed"])
def test_a_saved_match_loads_to_the_same_end(game: coincoin.Game, seed: int | None, tmp_path: Path) -> None:
    match = finished(game, seed, game.seats[-1])
    match.save(tmp_path / "m.jsonl")
    again = coincoin.load(tmp_path / "m.jsonl")
    assert again.log == match.log
    assert game.to_json(again.state) == game.to_json(match.state)
    again.save(tmp_path / "n.jsonl")
    assert (tmp_path / "n.jsonl").read_bytes() == (tmp_path / "m.jsonl").read_bytes()


def test_a_match_still_going_on_can_be_saved_and_goes_on(tmp_path: Path) -> None:
    match = Match(coincoin.game("pan"), NAMES[:3])
    match.play(1, match.state.moves(1)[0])
    match.save(tmp_path / "m.jsonl")
    again = coincoin.load(tmp_path / "m.jsonl")
    assert again.state.waiting() == (0, 2)
    again.play(0, again.state.moves(0)[0])


def test_rewind_and_at_replay_the_log() -> None:
    match = finished(coincoin.game("pan"))
    game, end = match.game, match.game.to_json(match.state)
    half = game.to_json(match.at(6))
    later = match.log[6:]
    match.rewind(6)
    assert game.to_json(match.state) == half
    assert match.version == 6
    for seat, move in later:
        match.play(seat, move)
    assert game.to_json(match.state) == end


def test_an_illegal_move_leaves_the_match_alone() -> None:
    match = Match(coincoin.game("pan"), NAMES[:2], seed=1)
    with pytest.raises(coincoin.IllegalMove):
        match.play(0, 57)
    assert match.version == 0


def test_sealed_dice_hide_nothing_before_the_end_but_the_secret() -> None:
    head, *_, end = finished(coincoin.game("pan"), None).lines()
    assert "secret" not in head
    assert coincoin.commitment(bytes.fromhex(end["secret"])) == head["commitment"]


# ---- files that are wrong ----


def change(file: Path, line: int, **fields: object) -> None:
    lines = [json.loads(text) for text in file.read_text().splitlines()]
    lines[line] |= fields
    file.write_text("".join(json.dumps(each) + "\n" for each in lines))


def problem(file: Path) -> str:
    with pytest.raises(coincoin.BadLog) as caught:
        coincoin.load(file)
    return str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "cannot be read: No such file" in problem(tmp_path / "nothing.jsonl")


def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not text" in problem(path)
    path.write_text("")
    assert "no header" in problem(path)
    path.write_text("[1]\n")
    assert "line 1 is not a JSON object" in problem(path)


def test_a_truncated_file(file: Path) -> None:
    whole = file.read_text()
    file.write_text(whole[:-20])
    assert "corrupt or cut short" in problem(file)
    file.write_text("".join(whole.splitlines(keepends=True)[:-1]))
    assert "the last line is missing" in problem(file)


def test_another_version(file: Path) -> None:
    change(file, 0, rules=99)
    assert "version 99 of the rules of pan" in problem(file)
    change(file, 0, coincoin=9)
    assert "has format 9" in problem(file)


def test_an_unknown_game_or_wrong_options(file: Path) -> None:
    change(file, 0, game="poker")
    assert "no game 'poker'" in problem(file)
    change(file, 0, game="pan", options={"mouse": "sleeps"})
    assert "mouse is one of" in problem(file)
    change(file, 0, options={}, names=["alone"])
    assert "2 to 6 seats" in problem(file)


def test_an_illegal_move_in_the_log(file: Path) -> None:
    change(file, 1, move="turn")
    assert "line 2: 'turn' is illegal, pan-05: Every player chooses" in problem(file)
    change(file, 1, move="dance")
    assert "line 2: not a move: there is no move 'dance'" in problem(file)


def test_a_missing_move(file: Path) -> None:
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:3] + lines[4:]))
    assert "line 4: move 3 is missing" in problem(file)


def test_scores_that_are_not_those_of_the_moves(file: Path) -> None:
    change(file, -1, scores=[9, 9])
    assert "scores written down" in problem(file)


def test_a_rigged_secret(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    finished(coincoin.game("pan"), None).save(path)
    change(path, -1, secret="00" * 32)
    assert "does not fit the commitment" in problem(path)


def test_a_full_disk_leaves_the_old_file_whole(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_bytes()

    def full(*arguments: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        finished(coincoin.game("pan")).save(file)
    monkeypatch.undo()
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]
