"""Hints and the analysis of a match."""

from __future__ import annotations

import argparse
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import coincoin
from coincoin.bots.bot import bot
from coincoin.kernel.words import LANGUAGES
from coincoin.study.advice import analyse as analyse_command
from coincoin.study.advice import hint as hint_command
from coincoin.study.advice.analysis import Analysis, analyse, hint
from coincoin.study.advice.page import page
from coincoin.study.advice.picture import picture
from coincoin.study.advice.words import study_words

NAMES = ["Ada", "Bo & <i>co</i>", "Cy"]
PAN = coincoin.game("pan")

# Two seats left, one chamber left: to turn it is to die, to pass sends it to the other, who has no card.
LAST_CHAMBER = {
    "game": "pan",
    "rules": 1,
    "seats": 2,
    "phase": "barrel",
    "won": [[1, 2, 3], []],
    "order": [0, 1],
    "chambers": 1,
}


def played(game: coincoin.Game = PAN, seats: int = 3) -> coincoin.Match:
    match = coincoin.Match(game, NAMES[:seats], seed=2)
    players = [bot("duckling", game, seat) for seat in range(seats)]
    while not match.state.over:
        seat = match.state.mover()
        match.play(seat, players[seat].choose(match.state.seen_by(seat), match.state.moves(seat)))
    return match


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    return analyse(played(), iterations=60, cores=1)


def test_a_hint_names_the_winning_move() -> None:
    state = PAN.from_json(LAST_CHAMBER)
    found = hint(PAN, state.seen_by(0), iterations=300)
    assert found.best.notation == "pass"
    assert found.best.chances == [1.0, 0.0]
    turned = next(choice for choice in found.choices if choice.notation == "turn")
    assert turned.chances == [0.0, 1.0]
    assert turned.tries >= 30, "an option that looks bad is still compared"
    assert {choice.move for choice in found.choices} == set(state.moves(0))


def test_a_hint_uses_only_what_the_seat_knows() -> None:
    state = PAN.new(3, coincoin.Dice(4))
    world = state.seen_by(1).imagine(coincoin.Dice(5))
    assert PAN.to_json(world) != PAN.to_json(state)
    assert hint(PAN, state.seen_by(1), iterations=50) == hint(PAN, world.seen_by(1), iterations=50)


def test_every_decision_with_a_choice_is_there(analysis: Analysis) -> None:
    match = played()
    expected = []
    for version, (seat, move) in enumerate(match.log):
        if len(match.at(version).moves(seat)) > 1:
            expected.append((version + 1, seat, move))
    assert [(each.version, each.hint.seat, each.played) for each in analysis.decisions] == expected
    for each in analysis.decisions:
        sight = match.at(each.version - 1).seen_by(each.hint.seat)
        assert each.sight == PAN.sight_to_json(sight)
        best, mine = each.hint.best, each.choice
        assert each.cost == pytest.approx(max(0, best.chances[each.hint.seat] - mine.chances[each.hint.seat]))


def test_the_chances_end_where_the_match_did(analysis: Analysis) -> None:
    match = played()
    assert len(analysis.chances) == match.version + 1
    assert analysis.chances[-1] == [float(seat in match.state.winners) for seat in range(3)]
    assert all(0 <= chance <= 1 for chances in analysis.chances for chance in chances)


def test_what_a_seat_gave_away_is_a_mean_not_a_sum(analysis: Analysis) -> None:
    many = msgspec.structs.replace(analysis, decisions=analysis.decisions * 50)
    assert many.costs() == pytest.approx(analysis.costs())
    mine = [each.cost for each in analysis.decisions if each.hint.seat == 1]
    assert analysis.costs()[1] == pytest.approx(sum(mine) / len(mine))
    assert study_words("fr")("analysis-mean", cost="1,2 %") == "1,2 % perdus par décision"
    assert "perdus par décision" in page(msgspec.structs.replace(analysis, language="fr"))


def test_the_turning_points_are_the_largest_swings(analysis: Analysis) -> None:
    swings = sorted(
        max(abs(after - before) for before, after in zip(analysis.chances[v - 1], analysis.chances[v], strict=True))
        for v in range(1, len(analysis.chances))
    )
    told = sorted(abs(point.after - point.before) for point in analysis.points)
    assert told == pytest.approx(swings[-3:])
    for point in analysis.points:
        assert point.before + point.choice + point.luck == pytest.approx(point.after)
    assert all(point.told for point in analysis.points)


def test_cores_do_not_matter() -> None:
    match = played()
    one, two = (analyse(match, iterations=20, cores=cores) for cores in (1, 2))
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


class Reader(HTMLParser):
    """Whatever the page would fetch from elsewhere, and whether its tags close."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [
            str(value) for key, value in attrs if key in ("src", "href") and not str(value).startswith("#")
        ]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_from_elsewhere(analysis: Analysis, language: str) -> None:
    written = page(msgspec.structs.replace(analysis, language=language))
    reader = Reader()
    reader.feed(written)
    assert reader.fetched == []
    assert reader.open == []
    assert "url(" not in written
    assert "<i>co</i>" not in written, "a name must not become markup"
    assert study_words(language)("analysis-best") in written
    for decision in analysis.decisions:
        assert f'id="move-{decision.version}"' in written


def test_the_picture_draws_every_seat(analysis: Analysis) -> None:
    drawn = ElementTree.fromstring(picture(analysis))
    words = "".join(drawn.itertext())
    for name in NAMES:
        assert name in words


def test_all_languages_have_the_same_sentences() -> None:
    home = Path(study_words.__code__.co_filename).parent
    keys = [re.findall(r"^[a-z-]+", (home / f"{language}.ftl").read_text("utf-8"), re.M) for language in LANGUAGES]
    assert keys.count(keys[0]) == len(LANGUAGES)


def parsed(module: object, words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)  # type: ignore[attr-defined]  # of a command
    return parser.parse_args(words)


def test_the_analyse_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played()
    match.save(tmp_path / "m.jsonl")
    where = {ending: str(tmp_path / f"m.{ending}") for ending in ("json", "svg", "html")}
    words = [str(tmp_path / "m.jsonl"), "--iterations", "10", "--cores", "1"]
    analyse_command.run(
        parsed(analyse_command, [*words, "--json", where["json"], "--svg", where["svg"], "--html", where["html"]])
    )
    assert "away at a decision" in " ".join(capsys.readouterr().out.split())
    again = msgspec.json.decode(Path(where["json"]).read_bytes(), type=Analysis)
    assert page(again) == Path(where["html"]).read_text("utf-8")
    assert picture(again) == Path(where["svg"]).read_text("utf-8")


def test_a_match_that_is_not_over_is_refused(tmp_path: Path) -> None:
    match = coincoin.Match(PAN, NAMES, seed=1)
    match.play(0, match.state.moves(0)[0])
    match.save(tmp_path / "m.jsonl")
    with pytest.raises(coincoin.CoincoinError, match="not over after 1 moves"):
        analyse_command.run(parsed(analyse_command, [str(tmp_path / "m.jsonl")]))


def test_the_hint_command_reads_positions_sights_and_matches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = PAN.from_json(LAST_CHAMBER)
    match = coincoin.Match(PAN, NAMES, seed=1)
    match.save(tmp_path / "match")
    (tmp_path / "position").write_text(json.dumps(LAST_CHAMBER))
    (tmp_path / "sight").write_text(json.dumps(PAN.sight_to_json(state.seen_by(0))))
    for name in ("position", "sight"):
        hint_command.run(parsed(hint_command, [str(tmp_path / name), "--iterations", "100", "--json"]))
        assert json.loads(capsys.readouterr().out)["choices"][0]["notation"] == "pass"
    hint_command.run(parsed(hint_command, [str(tmp_path / "match"), "--iterations", "20", "--seat", "2"]))
    assert "Cy to move" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("position", "words", "says"),
    [
        (LAST_CHAMBER, ["--seat", "1"], "nothing to decide"),
        (LAST_CHAMBER, ["--seat", "7"], "no seat 7"),
        ({"game": "moose"}, [], "no game 'moose'"),
    ],
)
def test_a_hint_that_cannot_be_given(tmp_path: Path, position: object, words: list[str], says: str) -> None:
    (tmp_path / "p").write_text(json.dumps(position))
    with pytest.raises(coincoin.CoincoinError, match=says):
        hint_command.run(parsed(hint_command, [str(tmp_path / "p"), *words]))
