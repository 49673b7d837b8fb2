"""Puzzles: every one that ships is legal, has one answer by its numbers, and is told in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import coincoin
from coincoin.cli import main
from coincoin.games.duck_dealer import with_galaxy
from coincoin.games.duck_dealer.galaxy.files import HOME
from coincoin.kernel.game import Game
from coincoin.kernel.words import LANGUAGES, quoted
from coincoin.study.advice.weigh import Weighed, Worth, equals, reasons, worths
from coincoin.study.puzzles.find import AGAIN, CLEAR, checked, find
from coincoin.study.puzzles.puzzle import puzzles, told, weighed

GAMES = [game for game in coincoin.all_games().values() if puzzles(game)]
ENOUGH = 40


def test_every_game_has_puzzles() -> None:
    assert {game.id for game in GAMES} >= {"pan", "duck", "canaille", "canardage", "duck-dealer"}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_game_has_puzzles_of_several_kinds(game: Game) -> None:
    every = puzzles(game)
    assert len(every) >= ENOUGH
    assert len({each.level for each in every}) > 1
    assert len({each.solution.split()[0] for each in every}) > 1
    assert len({str(each.sight) for each in every}) == len(every)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_has_one_answer_by_its_numbers(game: Game) -> None:
    for puzzle in puzzles(game):
        sight = game.sight_from_json(puzzle.sight)
        found = weighed(game, sight, puzzle).worths
        assert sorted(each.move for each in found) == sight.moves()
        assert len(equals(found)) == 1 and found[0].chance > max(each.chance for each in found[1:]) + CLEAR - 0.002
        assert puzzle.checked >= AGAIN * puzzle.iterations, f"not looked at again: {puzzle.sight}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_says_why_in_every_language(game: Game, language: str) -> None:
    every = puzzles(game)
    for n in range(len(every)):
        info = told(game, n, language)
        assert info and info.scene.seat is not None
        assert {choice.move for choice in info.scene.choices} == {worth.move for worth in info.worths}
        best, following = (worth.sentence for worth in info.worths[:2])
        assert quoted(language, best) in info.why[0] and quoted(language, following) in info.why[1]
        assert not info.worths[1].equal
    assert told(game, len(every), language) == told(game, 0, language), "after the last comes the first again"


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_quick_look_agrees(game: Game) -> None:
    """At the clearest one of each game; `make puzzles` looks at all of them, ten times as deep."""
    puzzle = min(puzzles(game), key=lambda each: (each.settles, len(each.values)))
    sight = game.sight_from_json(puzzle.sight)
    found = worths(game, sight, iterations=max(60, puzzle.settles), seed=3)
    assert game.notation(sight.state, found[0].move) == puzzle.solution


def test_a_false_answer_falls() -> None:
    game = coincoin.game("pan")
    puzzle = replace(min(puzzles(game), key=lambda each: (each.settles, len(each.values))), iterations=60)
    assert (found := checked("pan", puzzle)) and found.solution == puzzle.solution and found.checked == 600
    assert checked("pan", replace(puzzle, values=puzzle.values[::-1])) is None
    assert checked("pan", replace(puzzle, sight=puzzle.sight | {"rules": 0})) is None


def blundered(seed: int) -> coincoin.Match:
    """A match in which every third move is any move."""
    game, dice = coincoin.game("pan"), coincoin.Dice(seed)
    match = coincoin.Match(game, ["Ada", "Bo"], seed=seed)
    while not match.state.over:
        seat = match.state.waiting()[0]
        legal = match.state.legal(seat)
        any_move = dice.below(3) == 0
        match.play(
            seat, legal[dice.below(len(legal))] if any_move else game.instinct.choose(match.state, seat, legal, dice)
        )
    return match


def test_they_are_found_in_self_play_and_in_matches_of_ones_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = find("pan", 24, 400)
    assert [each.solution for each in found] == ["pass", "pass"] and all(each.checked == 0 for each in found)
    assert find("pan", 24, 400, frozenset({"pass"})) == [], "of these there are enough"
    file, out = tmp_path / "match.jsonl", tmp_path / "puzzles.json"
    blundered(10).save(file)
    search = ["puzzles", "pan", "--from", str(file), "--out", str(out), "--iterations=400", "--count=1", "--seed=10"]
    assert main(search) == 0
    assert "1 puzzles" in capsys.readouterr().out and out.exists()
    assert main(["puzzles", "duck", "--from", str(file), "--out", str(out)]) == 1
    assert "is a match of pan, not of duck" in capsys.readouterr().err


def test_a_board_of_ones_own_has_no_puzzles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They name the galaxy they are played in, and do not carry it."""
    galaxy, file = tmp_path / "mine.toml", tmp_path / "match.jsonl"
    galaxy.write_text(HOME.read_text("utf-8").replace('name = "anseriformes"', 'name = "mine"'), "utf-8")
    coincoin.Match(with_galaxy(galaxy), ["Ada", "Bo"], seed=1).save(file)
    assert main(["puzzles", "duck-dealer", "--from", str(file), "--out", str(tmp_path / "puzzles.json")]) == 1
    assert "is played on a board of its own" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_told_apart_is_called_equal(language: str) -> None:
    """A thousand iterations gave six best moves over fifteen seeds: then nobody says that one of them is best."""
    game = coincoin.game("duck")
    sight = game.new(4, coincoin.Dice(1)).seen_by(1)
    moves = sight.moves()
    alike = [Worth(move, 0.3, 0.2, 0.4) for move in moves]
    names = ["Ada", "Bo", "Cy", "Di"]
    said = reasons(game, sight, Weighed(alike, None), language, names)
    equal = {"en": "are equal", "fr": "se valent", "de": "gleich gut", "nl": "even goed"}[language]
    assert equal in said[0] and str(len(moves)) in said[0]
    alone = [Worth(moves[0], 0.6, 0.5, 0.7), *(Worth(move, 0.3, 0.2, 0.4) for move in moves[1:])]
    assert not any(equal in each for each in reasons(game, sight, Weighed(alone, None), language, names))
