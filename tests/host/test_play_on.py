"""A match that begins from a position: the position is that of another match, the rest is new and can be checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import coincoin
from coincoin import cli
from coincoin.host.table import decide
from coincoin.host.table import entries as log
from coincoin.host.table.checks import last_move
from coincoin.host.table.fold import Table
from coincoin.host.table.reading import fold
from coincoin.host.table.refusal import Refusal

SEATS = 3


def started(made: log.Made) -> Table:
    begun: list[log.AnyEntry] = [made, log.Started(rules=coincoin.game(made.setup.game).version)]
    return fold("t", [log.decode_entry(log.encode_entry(entry)) for entry in begun])


def play(table: Table, moves: int = 100_000, seed: int = 1) -> Table:
    dice = coincoin.Dice(seed)
    while table.match is not None and table.waiting() and moves > 0:
        seat, state = table.waiting()[0], table.match.state
        options = state.moves(seat)
        table.apply(log.Moved(seat=seat, move=table.game.notation(state, options[dice.below(len(options))])))
        moves -= 1
    return table


def finished(game: str = "pan") -> Table:
    return play(started(log.Made(setup=log.Setup(game, ["random"] * SEATS), secret=f"{7:064x}", by="ada")))


def on(table: Table, moves: int) -> Table:
    return started(decide.made_from(table, moves, 1, "ada", "Ada"))


@pytest.mark.parametrize("game", coincoin.all_games())
def test_it_begins_where_the_other_match_was(game: str) -> None:
    """Hidden cards and all, in the place of one seat among bots."""
    source = finished(game)
    assert source.match
    table = on(source, 9)
    assert table.match
    assert table.game.to_json(table.match.state) == table.game.to_json(source.match.at(9))
    assert [seat.kind for seat in table.seats] == ["bot", "person", "bot"]
    assert table.info().begins is not None
    assert table.info().begins.moves == 9  # type: ignore[union-attr]
    assert table.info().commitment != source.info().commitment
    assert not any(table.may_undo(seat) for seat in range(SEATS))


def test_the_dice_from_there_on_are_new() -> None:
    """The same moves again come to another end, for some of many tables."""
    source = finished()
    assert source.match
    ends = set()
    for _ in range(8):
        table = on(source, 12)
        ends.add(json.dumps([seat for seat, _ in play(table, seed=3).match.log]))  # type: ignore[union-attr]
    assert len(ends) > 1


def test_its_file_can_be_verified_and_says_how_it_began(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    once = next(table for table in (play(on(finished(), 10), seed=2) for _ in range(99)) if table.moves > 15)
    twice = play(on(once, 14), seed=3)  # its dice are new each time, and may end it soon
    for n, table in enumerate((once, twice, play(on(twice, 6)))):
        assert table.match
        file = tmp_path / f"{n}.jsonl"
        table.match.save(file)
        assert cli.main(["verify", str(file)]) == 0
        assert "of another match by that match's own sealed dice" in capsys.readouterr().out
        assert coincoin.load(file).state.scores == table.match.state.scores
    lines = file.read_text("utf-8").splitlines()
    head = json.loads(lines[0])
    head["begun"][0]["secret"] = "00" * 32
    file.write_text("\n".join([json.dumps(head), *lines[1:]]), "utf-8")
    with pytest.raises(coincoin.CoincoinError, match="does not fit the commitment of that match"):
        coincoin.load(file)


def test_nothing_is_taken_back_from_before_it_began() -> None:
    table = on(finished(), 10)
    with pytest.raises(Refusal, match="have not moved yet"):
        last_move(table, 1)


def test_only_from_a_decision_of_a_match_that_is_over() -> None:
    running = play(started(log.Made(setup=log.Setup("pan", ["random"] * SEATS), secret=f"{7:064x}", by="ada")), 5)
    with pytest.raises(Refusal, match="still being played"):
        decide.made_from(running, 2, 1, "ada", "Ada")
    source = finished()
    with pytest.raises(Refusal, match="nothing to decide"):
        decide.made_from(source, source.moves, 1, "ada", "Ada")
