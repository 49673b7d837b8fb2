"""Undo inside one's own turn, and takebacks when all agree."""

from __future__ import annotations

import json

import pytest

import coincoin
from coincoin.host.table import entries as log
from coincoin.host.table.fold import Table
from coincoin.host.table.reading import fold
from coincoin.kernel.game import Game
from coincoin.kernel.state import Sight

from .player import Page, full_table
from .server import Server

MATCHES = 8
LONG = 150  # moves: then the next match


def name(move: int) -> str:
    return str(coincoin.game("pan").describe(move)["name"])


async def until_paying(pages: list[Page]) -> tuple[Page, Page] | None:
    """Play until somebody has passed and owes cards: the payer, and the other one."""
    while pages[0].table["status"] == "running":
        for page in pages:
            await page.until(lambda page=page: page.version == max(other.version for other in pages))
        choosing = [page for page in pages if page.choices]
        if not choosing:
            return None
        page = choosing[0]
        by_name = {name(move): move for move in page.choices}
        await page.play(by_name.get("pass", page.choices[-1]))
        if "pass" in by_name and any(name(move) == "pay" for move in page.choices):
            return page, next(other for other in pages if other is not page)
    return None


async def test_undo_goes_back_inside_the_turn_and_no_further(server: Server) -> None:
    found = None
    while found is None:
        found = await until_paying(await full_table(server.address, "pan", 2))
    payer, other = found
    before = payer.event["moves"]
    assert payer.event.get("undo")
    payable = payer.choices
    await payer.play(payable[0])
    assert (await other.do("undo"))["code"] == "no_undo"
    if not payer.event.get("undo"):  # that was the last card owed: the turn has passed
        assert (await payer.do("undo"))["code"] == "no_undo"
        return
    assert (await payer.do("undo"))["type"] == "done"
    assert payer.event["moves"] == before
    assert payer.event.get("back")
    assert payer.choices == payable
    assert (await payer.do("undo"))["type"] == "done"
    assert any(name(move) == "pass" for move in payer.choices)
    assert not payer.event.get("undo")
    assert (await payer.do("undo"))["code"] == "no_undo"
    await other.until(lambda: other.version == payer.version)
    assert other.event["moves"] == before - 1


async def test_a_card_once_laid_stays_laid(server: Server) -> None:
    ada, _ = await full_table(server.address, "pan", 2)
    await ada.play(ada.choices[0])
    assert not ada.event.get("undo")
    assert (await ada.do("undo"))["code"] == "no_undo"


async def test_a_takeback_needs_everyone(server: Server) -> None:
    ada, bo, cleo = await full_table(server.address, "pan", 3)
    assert (await ada.do("takeback"))["code"] == "no_takeback"
    hand = ada.choices
    await ada.play(hand[0])
    await bo.play(bo.choices[0])
    await ada.do("takeback")
    await bo.until(lambda: bo.table["proposal"])
    await bo.do("vote", yes=True)
    assert ada.event["moves"] == 2
    await cleo.until(lambda: (cleo.table["proposal"] or {}).get("agreed") == [0, 1])
    await cleo.do("vote", yes=True)
    await ada.until(lambda: ada.event["moves"] == 0)
    assert ada.choices == hand
    assert not ada.table["proposal"]


async def test_what_was_taken_back_is_told_no_more(server: Server) -> None:
    """Neither to who looks on, nor to who comes back after it."""
    pages = await full_table(server.address, "pan", 2)
    away = await Page(pages[1].who, pages[1].table_id).open()

    async def trick() -> None:
        for page in pages:
            await page.play(page.choices[0])
        for page in (*pages, away):
            await page.until(lambda page=page: page.event["moves"] == pages[1].event["moves"])

    await trick()
    kept = [line["version"] for line in away.lines]
    await trick()
    assert len(away.lines) > len(kept) > 0
    await away.close()
    await pages[0].do("takeback")
    await pages[1].until(lambda: pages[1].table["proposal"])
    await pages[1].do("vote", yes=True)
    for page in pages:
        await page.until(lambda page=page: page.event.get("back"))
        assert [line["version"] for line in page.lines if line["kind"]] == kept
    await away.open(version=away.version)
    assert [line["version"] for line in away.lines if line["kind"]] == kept
    assert away.lines[-1]["text"] == "All agree: the move of Ada is taken back."


@pytest.mark.parametrize("game", coincoin.all_games())
def test_what_may_be_undone_told_nobody_anything(game: str) -> None:
    """Over many matches: nobody knows a new card, nor can rule out a world they could have been in."""
    undoable = 0
    for seed in range(MATCHES):
        table = started(game, seed)
        dice = coincoin.Dice(seed)
        while table.match is not None and not table.match.state.over and table.match.version < LONG:
            before = table.match.state.clone()
            seat = table.waiting()[0]
            moves = before.moves(seat)
            move = moves[dice.below(len(moves))]
            table.apply(log.Moved(seat=seat, move=table.game.notation(before, move)))
            if table.may_undo(seat):
                undoable += 1
                for eye in (None, *range(int(before.seats))):
                    learns_nothing(table.game, before.seen_by(eye), table.match.state.seen_by(eye), seat, move, dice)
    assert undoable > 0 or game == "canardage"  # where no seat moves twice without something new to see


def learns_nothing(game: Game, known: Sight, now: Sight, seat: int, move: int, dice: coincoin.Dice) -> None:
    seen = game.position(now.state)
    hidden, before = (json.dumps(game.to_json(state)).count("null") for state in (now.state, known.state))
    assert hidden >= before
    for _ in range(4):
        world = known.imagine(dice)
        assert move in world.moves(seat)
        world.apply(seat, move, dice)
        assert game.position(world.seen_by(known.seat).state) == seen


def started(game: str, seed: int) -> Table:
    setup = log.Setup(game, ["random"] * 4)
    made = log.Made(setup=setup, secret=f"{seed:064x}", by="ada")
    return fold("t", [made, log.Started(rules=coincoin.game(game).version)])
