"""The ladder: every level meets the one below, an interrupted ladder goes on, and the page says what was played."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import coincoin
from coincoin.bots.levels import LEVELS
from coincoin.study.ladder import habits, ladder
from coincoin.study.ladder.page import page
from coincoin.study.ladder.record import CEILING, GUEST, STEP, Pair, Record, load, load_habits, save, short


def test_each_level_meets_the_one_below_at_two_tables_of_every_game() -> None:
    steps = [pair for pair in ladder.plan() if pair.kind == STEP]
    met = {(pair.game, pair.seats, short(pair.upper), short(pair.lower)) for pair in steps}
    for game in coincoin.all_games().values():
        for seats in (game.seats[0], game.seats[len(game.seats) // 2]):
            for place in range(3):
                assert (game.id, seats, LEVELS[place + 1], LEVELS[place]) in met
    assert all("milliseconds=0" in pair.upper for pair in steps if short(pair.upper) in ladder.SEARCHERS)


def test_an_interrupted_ladder_plays_the_same_games_as_one_in_a_go(tmp_path: Path) -> None:
    pair = Pair("pan", 3, "goose:iterations=5+milliseconds=0", "duck", 24, 24)
    whole = Record(pair, 3)
    for _ in ladder.climb(whole, cores=1):
        pass
    for _ in range(4):
        record = load(tmp_path, pair, 3)
        for _ in ladder.climb(record, cores=1):
            save(tmp_path, record)
            break
    again = load(tmp_path, pair, 3)
    assert again.games == whole.games == 24
    assert (again.wins, again.losses, again.decisions) == (whole.wins, whole.losses, whole.decisions)
    assert again.wins + again.losses == pytest.approx(24)


def test_what_was_played_with_other_settings_is_played_anew(tmp_path: Path) -> None:
    save(tmp_path, Record(Pair("pan", 2, "goose:iterations=5", "duck", 2, 2), 1, games=2, wins=2))
    assert load(tmp_path, Pair("pan", 2, "goose:iterations=5", "duck", 8, 9), 1).games == 2
    assert load(tmp_path, Pair("pan", 2, "goose:iterations=6", "duck", 2, 2), 1).games == 0


def test_a_pair_goes_on_with_its_own_seed(tmp_path: Path) -> None:
    pair = Pair("pan", 2, "goose:iterations=5", "duck", 4, 4)
    save(tmp_path, Record(pair, 1, games=2, wins=2))
    assert (load(tmp_path, pair, 2).games, load(tmp_path, pair, 2).seed) == (2, 1)


@pytest.mark.parametrize(
    ("wins", "losses", "finished", "better"),
    [(90, 10, True, True), (60, 40, False, True), (52, 48, False, False), (10, 90, True, False)],
)
def test_a_pair_ends_early_only_when_sure(wins: int, losses: int, finished: bool, better: bool) -> None:
    pair = Pair("pan", 2, "a", "b", 100, 1000)
    record = Record(pair, 0, wins + losses, wins, losses)
    assert (record.finished, record.better) == (finished, better)
    assert Record(msgspec.structs.replace(pair, few=101), 0, 100, 90, 10).finished is False
    assert Record(msgspec.structs.replace(pair, many=100), 0, 100, 50, 50).finished is True


def test_the_page_tells_what_is_undecided() -> None:
    records = [
        Record(Pair("pan", 2, "duck", "duckling", 500, 900), 0, 1000, 700, 300, (1.0, 0.0), (10, 20)),
        Record(Pair("pan", 4, "goose:milliseconds=0", "duck", 50, 100), 0, 100, 52, 48, (1.0, 1.0), (10, 10)),
        Record(Pair("pan", 2, "swan:milliseconds=0", "goose:milliseconds=0", 500, 900), 0, 100, 90, 10),
        Record(Pair("duck", 3, "swan:milliseconds=0", "goose:milliseconds=0", 500, 900), 0),
        Record(Pair("pan", 2, "solver", "duck", 1, 1, CEILING), 0, 100, 58, 42),
    ]
    text = page(records, 500, 60)
    assert "| duck | duckling | 1,000 | 70.0% | 67.1% to 72.8% | better | 100.0 ms / < 0.1 ms |" in text
    assert f"| goose, {coincoin.game('pan').instinct.pace()} iterations | duck |" in text
    assert "In 1 of 4 pairs" in text
    assert "Undecided: goose against duck in Pan, t’es mort ! with 4 seats." in text
    assert "Unfinished: swan against goose in Pan, t’es mort ! with 2 seats; swan against goose in DUCK" in text
    assert "| solver | duck | 100 | 58.0% |" in text
    assert "OpenSpiel" not in text


def test_one_command_plays_and_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "untimed", lambda level, game: level + ":iterations=3" * (level in ladder.SEARCHERS))
    ladder.main(["--only", "canaille", "--games", "1", "--cores", "1", "--docs", str(tmp_path)])
    assert "| Canaille | 3 | swan, 3 iterations | goose, 3 iterations |" in (tmp_path / "ladder.md").read_text()
    drawing = (tmp_path / "ladder" / "ladder.svg").read_text()
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
    assert "swan v goose, 3 seats" in drawing


def test_habits_stand_on_the_page_and_stay_there(tmp_path: Path) -> None:
    for seats in ("3", "2"):
        habits.main(["--levels", "duck", "--games", "1", "--seats", seats, "--docs", str(tmp_path)])
    ladder.main(["--only", "duck-dealer", "--games", "1", "--level", "duck", "--cores", "1", "--docs", str(tmp_path)])
    text = (tmp_path / "ladder.md").read_text()
    assert "| level | seats | games | winner | points | deliver 3 |" in text
    assert text.index("| duck | 2 | 1 |") < text.index("| duck | 3 | 1 |")
    assert {each.seats for each in load_habits(tmp_path / "ladder")} == {2, 3}


def test_the_guest_from_openspiel_plays_through_the_adapter() -> None:
    pytest.importorskip("open_spiel")
    pair = Pair("pan", 2, "duck", "openspiel:milliseconds=1", 2, 2, GUEST)
    record = Record(pair, 0)
    for _ in ladder.climb(record):
        pass
    assert record.games == 2
    assert record.milliseconds[1] >= 1


def test_who_knows_the_odds_of_the_barrel_beats_the_instinct() -> None:
    record = Record(Pair("pan", 2, "solver", "duckling", 800, 800, CEILING), 0)
    for _ in ladder.climb(record):
        pass
    assert record.better
