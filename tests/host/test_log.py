"""The log: what belongs together, which rule a line rests on, and what people do besides moving."""

from __future__ import annotations

import random

import pytest

import coincoin
from coincoin.host.room import telling
from coincoin.host.table import decide
from coincoin.host.table import entries as log
from coincoin.host.table.fold import Table
from coincoin.host.table.reading import fold
from coincoin.host.table.refusal import Refusal
from coincoin.host.table.told import Deed
from coincoin.host.wire import LogLine
from coincoin.kernel.words import LANGUAGES

from .player import Page, full_table
from .server import Server

GAMES = coincoin.all_games()
NAMES = ["Zazie", "Yolande", "Xavier", "Wanda"]
DEEDS = [
    *("asked-takeback", "asked-stop", "agreed", "refused", "undid", "took-back", "stopped"),
    *("resigned", "left", "away", "returned", "time-lost", "time-bot", "time-move"),
]


def played(game: str, moves: int = 200) -> Table:
    """A table of four people, some way into a match."""
    made = log.Made(setup=log.Setup(game, [""] * 4), secret="7" * 64, by="p0")
    sat = [log.Sat(by=f"p{n}", seat=n, name=name, contribution="00" * 16) for n, name in enumerate(NAMES)]
    table = fold("t", [made, *sat, log.Started(rules=GAMES[game].version)])
    dice = random.Random(3)
    while table.match and table.status == "running" and table.moves < moves:
        seat = table.waiting()[0]
        move = table.game.notation(table.match.state, dice.choice(table.match.state.moves(seat)))
        table.apply(log.Moved(seat=seat, move=move))
    return table


def lines(table: Table, seat: int | None, language: str = "en") -> list[LogLine]:
    words = table.words(seat, language)
    told = [line for told in table.told for line in telling.lines(telling.heard(told, words), words)]
    return telling.merged(told, table.deeds, words)


@pytest.mark.parametrize("game", GAMES)
def test_every_line_has_its_chapter_and_its_rules(game: str) -> None:
    table = played(game)
    rules = {rule.number for rule in table.game.rules("en")}
    for language in LANGUAGES:
        found = lines(table, 0, language)
        assert 1 < len({line.chapter for line in found}) < len(found), "several lines make a chapter"
        assert all(line.rules and set(line.rules) <= rules for line in found)


def test_what_was_worth_a_moment_says_so() -> None:
    kinds = {line.kind for line in lines(played("pan", 16), 0) if line.pace}
    assert "took_trick" in kinds and "laid" not in kinds


@pytest.mark.parametrize("game", GAMES)
def test_nobody_reads_their_own_name(game: str) -> None:
    table = played(game)
    for language in LANGUAGES:
        for seat, name in enumerate(NAMES):
            mine = [line.text for line in lines(table, seat, language) if name in line.text + str(line.chapter)]
            assert not mine, f"{name} is “you”: {mine[0]}"


def test_what_is_done_besides_moves_can_be_said_to_all() -> None:
    table = played("pan", 1)
    for language in LANGUAGES:
        for deed in DEEDS:
            seat = None if deed == "stopped" else 2
            table.deeds = [Deed(9, deed, seat)]
            theirs, mine = lines(table, 0, language)[-1], lines(table, 2, language)[-1]
            assert theirs.seat == seat and not theirs.kind
            assert seat is None or ("Xavier" in theirs.text and "Xavier" not in mine.text)


async def test_people_come_and_go_in_the_log_of_every_page(server: Server) -> None:
    ada, bo, cleo = await full_table(server.address, "pan", 3)
    watching = await Page(cleo.who, cleo.table_id, "de").open()
    await ada.do("stop")
    await bo.until(lambda: bo.table["proposal"])
    await bo.do("vote", yes=False)
    await bo.do("leave")
    await bo.do("say", text="I am back")
    await bo.do("resign")
    await ada.until(lambda: ada.table["seats"][1]["resigned"])
    assert [(line["text"], line["seat"]) for line in ada.lines if not line["kind"]] == [
        ("You propose to stop without a result.", 0),
        ("Bo refuses. The match goes on.", 1),
        ("Bo leaves: a bot takes over.", 1),
        ("Bo is back.", 1),
        ("Bo resigns. A bot plays on.", 1),
    ]
    await watching.until(lambda: watching.table["seats"][1]["resigned"])
    deeds = [line for line in watching.lines if not line["kind"]]
    assert deeds[1]["text"] == "Bo lehnt ab. Es geht weiter."
    await watching.open()
    assert [line for line in watching.lines if not line["kind"]] == deeds, "who comes later reads the same"


def test_what_a_bot_thought_of_for_somebody_who_is_back_does_not_count() -> None:
    table = played("pan", 0)
    seat = table.waiting()[0]
    table.apply(log.StoodIn(by=f"p{seat}", seats=[seat], bot="duck"))
    since, move = table.since[seat], table.choice[seat][0]
    assert isinstance(decide.bot_moved(table, seat, move, since), log.Moved)
    table.apply(log.Returned(by=f"p{seat}"))
    with pytest.raises(Refusal):
        decide.bot_moved(table, seat, move, since)


async def test_undoing_is_told_to_all_and_takes_its_lines_away(server: Server) -> None:
    ada, bo = await full_table(server.address, "duck-dealer", 2)
    while True:
        page = next(page for page in (ada, bo) if page.choices)
        await page.play(page.choices[0])
        for each in (ada, bo):
            await each.until(lambda each=each: each.version == max(ada.version, bo.version))
        if page.event.get("undo"):
            break
    other = bo if page is ada else ada
    taken = other.lines[-1]
    await page.do("undo")
    await other.until(lambda: other.event.get("back"))
    assert taken not in other.lines
    assert other.lines[-1]["text"] == f"{page.who.name} takes a move back."
    assert page.lines[-1]["text"] == "You take your move back."
