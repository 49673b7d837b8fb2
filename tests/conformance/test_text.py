"""The table as text, as the terminal shows it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coincoin.kernel.game import Game
from coincoin.kernel.scene import Area, Piece, Plate, Scene
from coincoin.kernel.words import LANGUAGES
from coincoin.scene.text import render
from coincoin.testing.tables import Table

from .ours import OURS, watched_tables

ROOT = Path(__file__).parents[2]
LOOK = 5  # moves between two looks at the table
LONGEST = 250  # moves of a game that are looked at


def drawings(game: Game) -> re.Pattern[str]:
    """Names of drawings that are no words of any language."""
    art = ROOT / "src" / Path(*game.package.split(".")) / "art"
    sheets = [*art.glob("*.svg"), ROOT / "web" / "src" / "art" / "page.svg"]
    names = {name for sheet in sheets for name in re.findall(r'\bid="([^"]+-[^"]+)"', sheet.read_text("utf-8"))}
    assert "i-eye" in names
    return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, sorted(names)))})(?![\w-])")


def all_texts(table: Table, language: str) -> list[str]:
    """All that every seat and a spectator reads in a game played by chance."""
    game, names = table.game, table.names
    state, dice = table.new(7)
    texts = []
    for n in range(LONGEST):
        if state.over:
            break
        waiting = state.waiting()
        seat = waiting[dice.below(len(waiting))]
        moves = state.moves(seat)
        if n % LOOK == 0:
            for eye in (None, *range(table.seats)):
                texts.append(render(game.scene(state.seen_by(eye), language, names), names, language=language))
            texts += [game.sentence(move, language, names) for move in moves]
        state.play(seat, moves[dice.below(len(moves))], dice)
        texts += game.log(state.seen_by(seat), language, names)
    return [*texts, render(game.scene(state.seen_by(0), language, names), names, language=language)]


@pytest.mark.parametrize("game", OURS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_drawing_is_named_in_the_text(game: Game, language: str) -> None:
    named = drawings(game)
    # Each language walks other tables, so that all are walked.
    tables = [table for table in watched_tables() if table.game is game]
    for table in tables[LANGUAGES.index(language) :: len(LANGUAGES)]:
        for text in all_texts(table, language):
            assert not (found := named.search(text)), f"{table}: {found and found[0]} in\n{text}"


def test_what_is_drawn_on_a_card_is_said_in_words() -> None:
    """DUCK's eye and belts, Canaille's full stops."""
    told = {
        id: "\n".join(all_texts(next(table for table in watched_tables() if table.game.id == id), "en"))
        for id in ("duck", "canaille")
    }
    assert re.search(r"\[(yellow|blue|red) \d, known to all\]", told["duck"])
    assert re.search(r"\[beach towel, \d cards under it; belts: [+-]\d", told["duck"])
    assert "[Full stop, with a full stop]" in told["canaille"]


@pytest.mark.parametrize(
    ("language", "under"),
    [("fr", "2 dessous"), ("en", "2 under it"), ("de", "2 darunter"), ("nl", "2 eronder")],
)
def test_times_is_said_of_equal_pieces_alone(language: str, under: str) -> None:
    top = Piece("discards", "dc-drop-8", "blue 8", text="b8", count=3)
    back = Piece("pile", "dc-back", "3 cards", text="?", count=3)
    goods = Piece("cargo", "g-duck", "3 ducks", text="duck", count=3)
    areas = [Area("a", "stack", "A", pieces=[top]), Area("b", "stack", "B", pieces=[back])]
    shown = render(Scene("x", None, "", areas=[*areas, Area("c", "row", "C", pieces=[goods])]), [], language=language)
    assert f"A: [b8, {under}]" in shown
    assert "B: [? ×3]" in shown
    assert "C: [duck ×3]" in shown


def test_what_to_press_on_the_page_is_no_title_in_the_text() -> None:
    """Duck Dealer's tools: how many cubes are left is said, and they are not so many roads."""
    road = Piece("tool-road", "cube", "Lay a road", text="Lay a road, 31 cubes left", seat=0, count=31)
    tools = Area("tools", "panel", "First press one of these", 0, [road])
    scene = Scene("x", 0, "", plates=[Plate(0)], areas=[tools])
    shown = render(scene, ["Ada"])
    assert "[Lay a road, 31 cubes left]" in shown
    assert "press" not in shown
