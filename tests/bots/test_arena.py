"""The arena: balanced tables, honest intervals, the same games for the same seed."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import coincoin
from coincoin.study.arena import command as arena_command
from coincoin.study.arena.arena import Played, Result, Setting, arena, certain, cycle, deal, judge, lineup
from coincoin.study.arena.picture import picture
from coincoin.study.interval import wilson

NAMES = ("a", "b", "c", "d")


@pytest.mark.parametrize("bots", [2, 3, 4])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_has_every_seat_and_every_rival_equally_often(bots: int, seats: int) -> None:
    setting = Setting("pan", NAMES[:bots], seats)
    lineups = [lineup(setting, number) for number in range(2 * cycle(setting))]
    seated = Counter((seat, name) for names in lineups for seat, name in enumerate(names))
    assert len(seated) == seats * bots
    assert len(set(seated.values())) == 1, "a bot sits somewhere more often than another"
    met = Counter(frozenset(names) for names in lineups)
    assert len(set(met.values())) == 1, "a party meets more often than another"


def test_a_block_has_one_deal_for_all_its_games() -> None:
    pan, setting = coincoin.game("pan"), Setting("pan", ("random", "duck"), 2)
    deals = [pan.to_json(deal(setting, number)[0]) for number in range(4)]
    assert deals[0] == deals[1] != deals[2] == deals[3]
    assert lineup(setting, 0) == lineup(setting, 1)[::-1]


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    one, two = (
        arena("pan", ["goose:iterations=5+milliseconds=0", "random"], games=12, seats=3, seed=4, cores=cores)
        for cores in (1, 2)
    )
    assert [(each.bot, each.wins, each.rating) for each in one.standings] == [
        (each.bot, each.wins, each.rating) for each in two.standings
    ]
    assert one.duels == two.duels


def table(games: int, wins_of_a: int) -> Result:
    setting = Setting("pan", ("a", "b"), 2)
    played = []
    for n in range(games):
        winner = 0 if n * 37 % games < wins_of_a else 1
        played.append(Played(n, ("a", "b"), (1 - winner, winner), (winner,), (0.5, 1), (5, 10)))
    return judge(setting, played, 1.0)


def test_shares_intervals_times_and_order() -> None:
    result = table(100, 70)
    first = result.standings[0]
    assert (first.bot, first.share, first.interval) == ("a", 0.7, wilson(70, 100))
    assert first.milliseconds == pytest.approx(100)
    assert result.better("a", "b")
    assert not result.better("b", "a")
    assert result.duel("b", "a").share == pytest.approx(0.3)
    assert not table(100, 55).better("a", "b")


def test_a_shared_win_is_shared() -> None:
    result = judge(Setting("pan", ("a", "b"), 2), [Played(0, ("a", "b"), (3, 3), (0, 1), (0, 0), (1, 1))], 1.0)
    assert [each.wins for each in result.standings] == [0.5, 0.5]


def test_ratings_follow_the_wins() -> None:
    ratings = {each.bot: each.rating for each in table(60, 45).standings}
    assert ratings["a"] > ratings["b"] + 1


def test_wilson_covers_the_truth_about_as_often_as_it_says() -> None:
    dice = coincoin.Dice(3)
    covered = 0
    for _ in range(1000):
        wins = sum(dice.below(10) < 3 for _ in range(200))
        low, high = wilson(wins, 200)
        covered += low <= 0.3 <= high
    assert 930 <= covered <= 970


def test_it_stops_early_only_when_sure() -> None:
    setting = Setting("pan", ("a", "b"), 2)
    games = [Played(n, ("a", "b"), (1, 0), (0,), (0, 0), (1, 1)) for n in range(40)]
    assert certain(setting, games)
    even = [Played(n, ("a", "b"), (n % 2, 1 - n % 2), (1 - n % 2,), (0, 0), (1, 1)) for n in range(40)]
    assert not certain(setting, even)


@pytest.mark.parametrize(
    ("bots", "says"),
    [("duck", "at least two different bots"), ("duck,duck", "two different"), ("duck,moose", "no bot 'moose'")],
)
def test_a_wrong_party_is_refused(bots: str, says: str) -> None:
    with pytest.raises(coincoin.CoincoinError, match=says):
        arena("pan", bots.split(","))


def test_the_command_writes_a_table_json_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    arena_command.add_arguments(parser)
    data, drawing = tmp_path / "a.json", tmp_path / "a.svg"
    words = f"pan --bots duck,random --games 4 --seats 4 --cores 1 --early --json {data} --svg {drawing}"
    arena_command.run(parser.parse_args(words.split()))
    assert "an even share is 25.0%" in capsys.readouterr().out
    result = msgspec.json.decode(data.read_bytes(), type=Result)
    assert result.games == json.loads(data.read_text())["games"] == 4
    assert ElementTree.fromstring(drawing.read_text()).tag.endswith("svg")
    assert "duck" in picture(result)
