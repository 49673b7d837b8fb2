"""Galaxy files: checked with the line of each problem, drawn, and played."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import coincoin
from coincoin.games.duck_dealer import with_galaxy
from coincoin.games.duck_dealer.galaxy.data import Galaxy
from coincoin.games.duck_dealer.galaxy.files import BEFORE, HOME, BadGalaxy, before, check, draw, home, load
from coincoin.host.table import entries as log
from coincoin.host.table.fold import Table
from coincoin.kernel.registry import chosen
from coincoin.kernel.scene import Piece, Scene
from coincoin.kernel.state import State
from coincoin.testing.codes import check_codes

from .positions import SCOUT, fields


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    """The galaxy before this one with some text replaced."""
    text = BEFORE.read_text("utf-8")
    for old, new in changes:
        assert text.count(old) >= 1, f"{old!r} is not in anatidae.toml"
        text = text.replace(old, new, 1)
    path = folder / "my.toml"
    path.write_text(text, "utf-8")
    return path


def line(text: str) -> int:
    lines = BEFORE.read_text("utf-8").splitlines()
    return next(number for number, found in enumerate(lines, 1) if found.startswith(text))


def test_the_galaxy_of_the_game_has_no_problem() -> None:
    assert check(HOME) == []
    assert load(HOME) == home()


PROBLEMS = {
    "a planet out of reach": (
        [(f"Cygnus-{name}", f"Anser-{name}") for name in ("Netta", "Mergus", "Branta")]
        + [("Cygnus-Aix       = 4\n", ""), ("Cygnus-Anas      = 4\n", "")],
        "no way leads from the other planets to Cygnus",
    ),
    "four start planets": ([("y = 18.3, slots = 2", "y = 18.3, slots = 3")],
                           "there are 4 start planets (slots = 2); there must be five"),
    "too few consumers": ([("radio     = { number = 1, build", "radio     = { number = 0, build")],
                          "there are 11 consumer tiles; 11 three-slot planets need 12"),
    "a good without factory": ([("radio     = { number = 2, points = 5 }", "radio     = { number = 0, points = 5 }")],
                               "radio cannot be made: there is no factory for it"),
    "a good made from itself": ([('from = ["phone", "duck"]', 'from = ["radio", "duck"]')],
                                "radio, religion, politics: cannot be made from what mines yield"),
    "an unknown input": ([('from = ["phone", "duck"]', 'from = ["fish", "duck"]')],
                         "radio is made from fish, which is no good"),
    "an unknown planet": ([("Cygnus-Aix       = 4", "Cygnus-Aixx      = 4")],
                          "Aixx is no planet; is it Aix?"),
    "a misspelt planet": ([("Cygnus   = {", "Signus   = {")], "Cygnus is no planet; is it Signus?"),
    "a route to itself": ([("Cygnus-Aix       = 4", "Cygnus-Cygnus    = 4")],
                          "route 'Cygnus-Cygnus' must name two different planets, as in Aix-Anas"),
    "two routes between two planets": ([("Cygnus-Aix       = 4", "Cygnus-Aix       = 4\nAix-Cygnus = 3")],
                                       "Aix-Cygnus joins planets that are joined already: give it a bend, to be seen"),
    "a route without points": ([("Cygnus-Aix       = 4", "Cygnus-Aix       = 0")],
                               "route 'Cygnus-Aix' has 0 points; it needs 1 to 20"),
    "mines missing": ([("other = { duck = 3", "other = { duck = 1")], "mines.other has 9 mines for 11 planets"),
    "no mine of a good": ([("start = { duck = 1, beads = 1, solar = 1", "start = { duck = 2, solar = 1"),
                           ("other = { duck = 3, beads = 2", "other = { duck = 5")], "no mine yields beads"),
    "yards missing": ([("hold      = { number = 2", "hold      = { number = 1")],
                      "there are 4 shipyards for five start planets"),
    "an unknown good": ([("pills     = { points = 3", "pastry    = { points = 3")],
                        "pastry is unknown; [goods] lists satellite, accel"),
    "a name of two words": ([('name = "anatidae"', 'name = "my galaxy"')], "use one word of small letters and digits"),
    "too few cubes": ([("cubes = 40", "cubes = 20")], "cubes must be at least 26"),
    "a text for a number": ([("turns = 24", 'turns = "many"')], "box.turns: Expected `int`, got `str`"),
    "an unknown entry": ([("keep = 4", "keep = 4\nkept = 4")], "unknown field `kept`"),
    "a price of five goods": ([('price = ["paint", "solar"]', 'price = ["paint", "solar", "duck", "duck", "duck"]')],
                              "the price at the trader yard takes 5 goods; 1 to 4 are possible"),
    "a price of an unknown good": ([('price = ["paint", "solar"]', 'price = ["pain", "solar"]')],
                                   "the price at the trader yard takes pain, which is no good; is it paint?"),
    "any good twice": ([('build = ["paint", "any"]', 'build = ["any", "any"]')],
                       'building the trader yard: "any" can stand only once'),
    "any good as a price": ([('price = ["paint", "solar"]', 'price = ["paint", "any"]')],
                            'the price at the trader yard: "any" can stand not here'),
    "an unknown section": ([("[mines]", "[moons]\nfull = 1\n[mines]")], "[moons] is unknown; there are name, box"),
    "a recipe of three": ([('from = ["phone", "duck"]', 'from = ["phone", "duck", "duck"]')],
                          "goods.radio.from: Expected `array` of length 2, got 3"),
    "no TOML": ([("keep = 4", "keep = = 4")], "it is not TOML: Invalid value (at line"),
}  # fmt: skip


@pytest.mark.parametrize("name", PROBLEMS)
def test_a_problem_is_told_with_its_line(name: str, tmp_path: Path) -> None:
    changes, problem = PROBLEMS[name]
    path = changed(tmp_path, *changes)
    problems = check(path)
    assert len(problems) == 1 and problem in problems[0], "one mistake, one message"
    assert re.search(r"line \d+", problems[0])
    with pytest.raises(BadGalaxy, match="is not a galaxy that can be played"):
        load(path)


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        ("Cygnus-Aix       = 4", "Cygnus-Aix       = 0", "Cygnus-Aix"),
        ("turns = 24", 'turns = "many"', "turns"),
        ("hold      = { number = 2", "hold      = { number = 1", "[yards]"),
        ('name = "anatidae"', 'name = "my galaxy"', "name"),
        ("Cygnus   = {", "Signus   = {", "Cygnus-Aix"),
        ('price = ["paint", "solar"]', "price = []", "trader"),
        ('from = ["phone", "duck"]', 'from = ["phone"]', "radio"),
    ],
)
def test_the_line_is_the_right_one(old: str, new: str, at: str, tmp_path: Path) -> None:
    assert check(changed(tmp_path, (old, new)))[0].startswith(f"line {line(at)}: ")


def test_missing_sections_and_wrong_entries_are_told_all_at_once(tmp_path: Path) -> None:
    path = changed(tmp_path, ("turns = 24", "turns = 0.5"), ("Cygnus-Aix       = 4", 'Cygnus-Aix       = "far"'))
    text = path.read_text("utf-8")
    path.write_text(text[: text.index("# Consumer tiles")], "utf-8")
    assert check(path) == [
        "line 1: [consumers] is missing",
        "line 1: [yards] is missing",
        f"line {line('turns')}: box.turns: Expected `int`, got `float`",
        f"line {line('Cygnus-Aix ')}: routes.Cygnus-Aix: Expected `int | object`, got `str`",
    ]


def test_tables_of_their_own_have_their_lines_too(tmp_path: Path) -> None:
    path = changed(tmp_path, ("Cygnus   = { x = 50.0, y = 45.0, slots = 3 }\n", ""))
    text = path.read_text("utf-8") + "\n[planets.Cygnus]\nx = 50.0\ny = 45.0\nslots = 9\n"
    path.write_text(text, "utf-8")
    at = text.splitlines().index("[planets.Cygnus]") + 1
    assert check(path) == [f"line {at}: Cygnus has 9 slots; a planet has 2 or 3"]


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    assert check(tmp_path / "none.toml") == ["it cannot be read: No such file or directory"]
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    assert check(tmp_path / "picture.toml") == ["it is not text in UTF-8"]


def test_the_picture_shows_every_planet_and_every_point() -> None:
    svg = ElementTree.fromstring(draw(home()))
    space = "{http://www.w3.org/2000/svg}"
    assert len(svg.findall(f"{space}circle")) == 16 + 185
    assert len(svg.findall(f"{space}polyline")) == 20
    assert {str(text.text).removesuffix(" *") for text in svg.findall(f"{space}text")} == set(home().planets)


def small(tmp_path: Path) -> Path:
    """A galaxy with another map: Cygnus is now called Smew and has a long way to Aix."""
    path = changed(tmp_path, ('name = "anatidae"', 'name = "small"'), ("Cygnus-Aix       = 4", "Smew-Aix = 9"))
    path.write_text(path.read_text("utf-8").replace("Cygnus", "Smew"), "utf-8")
    return path


@pytest.mark.rule("dealer-74")
@pytest.mark.parametrize("seats", [2, 5])
def test_another_galaxy_can_be_played(seats: int, tmp_path: Path) -> None:
    game = with_galaxy(small(tmp_path))
    dice = coincoin.Dice(1)
    state = game.new(seats, dice)
    names = ["Ada", "Bo", "Cleo", "Dov", "Edda"][:seats]
    assert game.parse(state, "fly Smew-Aix-9") in range(game.move_families.size)
    steps = 0
    while not state.over:
        if steps % 40 == 0:
            assert game.to_json(game.from_json(game.to_json(state))) == game.to_json(state)
            scene = game.scene(state.seen_by(state.mover()), "en", names)
            assert [choice.move for choice in scene.choices] == state.moves(state.mover())
            assert len(game.observe(state.seen_by(0))) == sum(field.size for field in game.fields(seats))
        moves = state.moves(state.mover())
        state.play(state.mover(), moves[dice.below(len(moves))], dice)
        steps += 1
    assert len(game.to_json(state)["track"]) == 24


@pytest.mark.rule("dealer-74")
def test_the_codes_of_another_galaxy_are_those_of_its_families(tmp_path: Path) -> None:
    check_codes(with_galaxy(small(tmp_path)))


def test_positions_and_matches_name_their_galaxy(tmp_path: Path) -> None:
    theirs, ours = with_galaxy(small(tmp_path)), coincoin.game("duck-dealer")
    state = theirs.new(2, coincoin.Dice(1))
    tag = theirs.to_json(state)["options"]["galaxy"]
    assert (
        tag.startswith("small-") and ours.to_json(ours.new(2, coincoin.Dice(1)))["options"]["galaxy"] == "anseriformes"
    )
    with pytest.raises(coincoin.BadPosition, match=f"galaxy is one of anseriformes, not '{tag}'"):
        ours.from_json(theirs.to_json(state))
    with pytest.raises(coincoin.BadPosition, match=f"galaxy is one of {tag}, not 'anseriformes'"):
        theirs.from_json({"game": "duck-dealer", "rules": 2} | fields(options={"galaxy": "anseriformes"}))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match in a galaxy of one's own, whose file is gone afterwards."""
    board = small(tmp_path)
    match = coincoin.Match(with_galaxy(board), ["Ada", "Bo"], seed=1)
    for _ in range(30):
        seat = match.state.mover()
        match.play(seat, match.state.moves(seat)[-1])
    match.save(tmp_path / "match.jsonl")
    board.unlink()
    return tmp_path / "match.jsonl"


@pytest.mark.rule("dealer-74")
def test_a_match_file_carries_its_galaxy(saved: Path) -> None:
    match = coincoin.load(saved)
    assert match.version == 30
    assert match.game.encode("fly", place="Smew-Aix-9")
    again = saved.with_name("again.jsonl")
    match.save(again)
    assert again.read_bytes() == saved.read_bytes()
    plain = coincoin.Match(with_galaxy(HOME), ["Ada", "Bo"], seed=1)
    assert "board" not in plain.lines()[0], "the galaxy that comes with the game is known everywhere"


def test_what_was_begun_in_the_galaxy_before_goes_on_there(tmp_path: Path) -> None:
    """Files and tables of that time only name it."""
    before = chosen("duck-dealer", {"galaxy": "anatidae"})
    assert before.board and before.board.name == "anatidae" and before.encode("fly", place="Aix-Anas-5")
    match = coincoin.Match(before, ["Ada", "Bo"], seed=1)
    for _ in range(30):
        seat = int(match.state.mover())
        match.play(seat, match.state.moves(seat)[-1])
    head, *rest = match.lines()
    assert head["options"]["galaxy"] == "anatidae"
    del head["board"]
    path = tmp_path / "old.jsonl"
    path.write_text("".join(json.dumps(each) + "\n" for each in (head, *rest)), "utf-8")
    again = coincoin.load(path)
    assert again.version == 30 and again.game.carried == before.carried
    made = log.Made(setup=log.Setup("duck-dealer", ["", "instinct"], head["options"]), secret="00" * 32, by="ada")
    assert Table("old", made).game.carried == before.carried


def spoil(saved: Path, change: Callable[[dict[str, Any]], object]) -> str:
    """What is said about a match file whose first line was changed."""
    first, *rest = saved.read_text("utf-8").splitlines(keepends=True)
    head = json.loads(first)
    change(head)
    saved.write_text("".join([json.dumps(head) + "\n", *rest]), "utf-8")
    with pytest.raises(coincoin.BadLog) as caught:
        coincoin.load(saved)
    return str(caught.value).replace(str(saved), "match.jsonl")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda head: head.pop("board"), "line 1: galaxy is one of anseriformes, not 'small-"),
        (lambda head: head["board"]["routes"].update({"Smew-Aix": 3}), "; was its board changed?"),
        (lambda head: head["board"]["routes"].update({"Smew-Aix": 0}), "its galaxy cannot be played:\nroute"),
        (
            lambda head: head["board"]["box"].pop("turns"),
            "its galaxy cannot be played:\nbox: Object missing required field",
        ),
        (lambda head: head.update(board=None), "its galaxy cannot be played:\na galaxy is an object"),
        (lambda head: head.update(board="anseriformes"), "its galaxy cannot be played:\na galaxy is an object"),
        (lambda head: head.update(game="pan"), "line 1: pan has no board to replace"),
        (lambda head: head.update(options=[]), "line 1: "),
    ],
)
def test_a_galaxy_that_was_tampered_with_is_refused(
    saved: Path, change: Callable[[dict[str, Any]], object], problem: str
) -> None:
    told = spoil(saved, change)
    assert told.startswith("match.jsonl, line 1: ")
    assert problem in told


@pytest.mark.rule("dealer-74")
def test_a_second_route_between_two_planets_is_another_way(tmp_path: Path) -> None:
    path = changed(tmp_path, ("Anser-Aix        = 3", "Anser-Aix = { points = 9, bend = 9 }\nAix-Anser = 1"))
    game = with_galaxy(path)
    state = playing(game, "Anser", {"energy": {"red": 1}})
    play(state, 0, "fly Aix-Anser-1", game)
    assert game.to_json(state)["surplus"] == 7
    play(state, 0, "fly Anser-Aix-9", game)
    assert game.to_json(state)["surplus"] == 5, "over Aix, which was seen before"


@pytest.mark.rule("dealer-49", "dealer-74")
def test_a_consumer_may_ask_for_any_other_good(tmp_path: Path) -> None:
    path = changed(tmp_path, ('build = ["radio"], points = 5', 'build = ["radio", "duck", "any"], points = 7'))
    game = with_galaxy(path)
    goods = {"radio": 2, "duck": 1, "art": 1, "paint": 1}
    state = playing(game, "Aix", {"energy": {"yellow": 1}, "goods": goods}, site="radio")
    listed = [game.notation(state, move) for move in state.moves(0)]
    assert [move for move in listed if move.startswith(("consumer", "build", "yard"))] == [
        "consumer paint",
        "consumer art",
    ], "neither what is printed for building nor what the consumer wants"
    assert state.why_not(0, game.parse(state, "build")) == state.why_not(0, game.parse(state, "consumer duck"))
    assert state.why_not(0, game.parse(state, "build")) == "dealer-49"
    scene = game.scene(state.seen_by(0), "en", ["Ada", "Bo"])
    assert any("for radio + rubber duck + any other good: +7" in piece.label for piece in dock_of(scene))
    play(state, 0, "consumer art", game)
    assert state.scores[0] == 7 and game.to_json(state)["ships"][0]["goods"] == {"radio": 1, "paint": 1}
    assert game.log(state.seen_by(None), "en", ["Ada", "Bo"])[0] == "Ada builds the consumer of radios."


@pytest.mark.rule("dealer-50", "dealer-74")
def test_a_shipyard_may_do_without_any_other_good(tmp_path: Path) -> None:
    path = changed(tmp_path, ('build = ["phone", "any"]', 'build = ["phone", "phone", "duck"]'))
    game = with_galaxy(path)
    state = playing(game, "Anser", {"energy": {"yellow": 1}, "goods": {"phone": 1, "duck": 1}})
    assert state.why_not(0, game.parse(state, "build")) == "dealer-50", "two phone booths"
    state = playing(game, "Anser", {"energy": {"yellow": 1}, "goods": {"phone": 2, "duck": 1}})
    scene = game.scene(state.seen_by(0), "en", ["Ada", "Bo"])
    assert "Build the shipyard (1 yellow)" in [choice.sentence for choice in scene.choices]
    assert any("for 2 × phone booth + rubber duck: +3" in piece.label for piece in dock_of(scene))
    play(state, 0, "build", game)
    assert state.scores[0] == 3 and "goods" not in game.to_json(state)["ships"][0]


@pytest.mark.rule("dealer-51", "dealer-57", "dealer-74")
def test_prices_of_one_to_four_goods(tmp_path: Path) -> None:
    four = 'price = ["beads", "beads", "duck", "paint"]'
    path = changed(
        tmp_path,
        ("satellite = { number = 2, points = 5 }", 'satellite = { number = 2, points = 5, build = ["duck"] }'),
        ('price = ["phone", "paint"]', four),
    )
    game = with_galaxy(path)
    state = playing(game, "Aix", {"energy": {"yellow": 1}, "goods": {"duck": 1}}, site="radio")
    play(state, 0, "factory satellite", game)
    assert game.to_json(state)["planets"]["Aix"]["factory"] == "satellite"
    ship = {"energy": {"blue": 1}, "gear": {"hold": 3}, "goods": {"beads": 2, "duck": 1, "paint": 2}}
    state = playing(game, "Anser", ship, built=True)
    play(state, 0, "buy", game)
    assert game.to_json(state)["ships"][0]["goods"] == {"paint": 1}
    ship["goods"] = {"beads": 1, "duck": 1, "paint": 2}
    state = playing(game, "Anser", ship, built=True)
    assert state.why_not(0, game.parse(state, "buy")) == "dealer-57"


def playing(game: coincoin.Game, planet: str, ship: dict[str, Any], **tile: Any) -> State:
    """Seat 0 acts on this planet; Aix is known."""
    planets = {"Aix": {"site": "radio"}} | {planet: {"site": "radio"} | tile if planet == "Aix" else tile}
    found = fields(planets=planets, ships={0: {"at": planet, "gear": dict(SCOUT)} | ship})
    found["options"] = {"galaxy": game.options["galaxy"].default}
    return game.from_json({"game": game.id, "rules": game.version} | found)


def play(state: State, seat: int, text: str, game: coincoin.Game) -> None:
    state.telling = True
    state.play(seat, game.parse(state, text), coincoin.Dice(1))


def dock_of(scene: Scene) -> list[Piece]:
    return next(area.pieces for area in scene.areas if area.id == "dock")


def test_the_same_galaxy_under_another_path_is_the_same_galaxy(tmp_path: Path) -> None:
    game = with_galaxy(changed(tmp_path))
    assert game.to_json(game.new(2, coincoin.Dice(1)))["options"]["galaxy"] == "anatidae"


@pytest.mark.parametrize("galaxy", [home(), before()], ids=lambda galaxy: galaxy.name)
def test_nothing_lies_beyond_the_map(galaxy: Galaxy) -> None:
    assert all(1 <= x <= 99 and 1 <= y <= 99 for x, y in galaxy.spots())
