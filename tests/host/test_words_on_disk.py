"""Moves are words on disk: games may grow under running matches, and databases with numbers are carried over."""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from itertools import takewhile
from pathlib import Path

import pytest

import coincoin
from coincoin.host.store.archive import export, restore
from coincoin.host.store.jobs import append, put_table
from coincoin.host.store.migrate import write_in_words
from coincoin.host.store.numbers import SIZES, as_it_was, spelled
from coincoin.host.store.opening import open_store
from coincoin.host.store.store import Store
from coincoin.host.table.entries import AnyEntry, Made, Moved, Setup, Started
from coincoin.host.table.fold import Table
from coincoin.host.table.reading import fold
from coincoin.kernel.game import Game

from .player import Page, person, play_to_end
from .server import Server
from .test_archive import coincoin_says, fresh

SOURCE = Path(coincoin.__file__).parent
GAMES = list(coincoin.all_games().values())
MATCHES = 56

# What the words of a move mean, for each version of the rules: of each family a digest of all its moves in words.
# A family may be added. One that changes or goes needs a new version of the rules, and a line of its own here.
WORDS = {
    "canaille v1": """
        lay e8fa781f finish 42af43e3 name e852b75e throw 56d2519b let_go 3a400a30 enough 6f6465f9 give 7b6797d7
        put_back b86b1836 take b0282745 draw 50f7becd swap 9054b393
    """,
    "canardage v1": """
        en_joue 5cdc32c4 deux_pour_un b494404e deux_pour_un_seul 2a074d18 pan af459b6d ducky_luke 15909776 oups
        62bc6ef1 canards_enchaines f31c0f76 mexicoin ab3a9f76 canard_simplet b4af41e7 president 01f7d18e
        commissaire_magret 2a4a153b rectifier_gauche e73c28b2 rectifier_droite 4abdc7c9 en_avant_marche 6c6262f7
        canard_blase f648dd7e canard_presse c97f51fc fulguro_coin 56a9669c canarchie 72e9fd64 danse_des_canards
        ffca8a21 planque f0913004 a_couvert 60c8b400 peace_and_love ddb91fe1 walking_duck b6faf79f moby_duck
        3ab114e5 throw_away 2b9a6b5e revenge 996bcca8 spare cf2d9706
    """,
    "duck v1": """
        lay 3dc0011a set d92bfcea run 2f8bc1b0 duck 2d2370db draw 9bb9b594
    """,
    "duck-dealer v1": """
        bid 5fe9e6ea place 91f71c52 equip d13f17d5 collect b7358ea4 act f83f07be end 361e48d0 return 4cc69109
        explore 9d272084 mine 3fd30542 make d05aa2a1 deliver fa2dcc23 build 44575cf5 yard 097c94a7 factory
        dc18d4ae claim 204584dd buy e8197b20 swap 80b95c5f discard 9535494c offer 74c3569c give 08d85bff ask
        f65cc1ea propose 12df7f0e withdraw c26f22db accept c125d039 refuse 5fde095c jump 6bdaf554 start c266b18c
        entrance 53f4a280 exit 79535078 fly 13675f9c road 8f27ef99 lift c9e2d5d7 unclaim b0979538
    """,
    "duck-dealer v2": """
        bid 9be32348 place 91f71c52 equip d13f17d5 collect b7358ea4 act f83f07be end 361e48d0 return
        4cc69109 explore 9d272084 mine 3fd30542 make d05aa2a1 deliver fa2dcc23 build 44575cf5 yard 097c94a7
        consumer e8c46077 factory dc18d4ae claim 204584dd buy e8197b20 swap 80b95c5f discard 9535494c offer
        74c3569c give 08d85bff ask f65cc1ea propose 12df7f0e withdraw c26f22db accept c125d039 refuse
        5fde095c jump 6bdaf554 start c266b18c entrance 53f4a280 exit 79535078 fly e1c66960 road c88147f5
        lift 9a86bdae unclaim b0979538
    """,
    "duck-dealer v2, older": "fly 13675f9c road 8f27ef99 lift c9e2d5d7",
    "pan v1": """
        pick 0da29655 turn 9b473845 reshuffle df456020 pass d74ff0ee pay 92f49136 again b4c9e140 stop 6c45cb72
        steal 6502893f
    """,
}
# What the numbers of the first databases mean never changes.
NUMBERS = {
    "canaille": "195d32eb",
    "canardage": "893887a1",
    "duck": "925905b4",
    "duck-dealer": "bbd40352",
    "pan": "8fcf36bb",
}


def digest(words: Iterator[str]) -> str:
    return sha256("\n".join(words).encode()).hexdigest()[:8]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_words_keep_their_meaning_as_long_as_the_rules_have_the_same_version(game: Game) -> None:
    boards = [("", game), *((", older", each) for each in (game.board.older() if game.board else ()))]
    for which, board in boards:
        families, pinned = board.move_families, WORDS[f"{game.id} v{game.version}{which}"].split()
        for name, known in zip(pinned[::2], pinned[1::2], strict=True):
            family = families.by_name[name]
            now = digest(families.notation(family.first + n) for n in range(family.size))
            assert now == known, f"{name} means something else: running matches need a new version of the rules"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_numbers_of_old_databases_keep_their_meaning(game: Game) -> None:
    assert digest(spelled(game.id, n) for n in range(sum(SIZES[game.id].values()))) == NUMBERS[game.id]
    for wrong in (-1, sum(SIZES[game.id].values())):
        with pytest.raises(coincoin.BadLog, match=f"no move {wrong} in"):
            spelled(game.id, wrong)


# ---- matches ----


def begun(game: Game, seed: int, moves: int) -> tuple[Table, list[AnyEntry]]:
    """A match at random, so many moves old."""
    dice = coincoin.Dice(seed)
    made = Made(setup=Setup(game.id, ["random"] * 3), secret=f"{seed:064x}", by="ada")
    entries: list[AnyEntry] = [made, Started(rules=game.version)]
    table = fold(f"{game.id}-{seed:03}", entries)
    while table.match is not None and table.status == "running" and table.moves < moves:
        seat = table.waiting()[0]
        choice = table.match.state.moves(seat)
        move = choice[dice.below(len(choice))]
        entries.append(Moved(seat=seat, move=game.notation(table.match.state, move)))
        table.apply(entries[-1])
    return table, entries


def running(game: Game, count: int) -> list[tuple[Table, list[AnyEntry]]]:
    found = (begun(game, seed, 5 + seed % 40) for seed in range(10 * count))
    return [pair for pair in found if pair[0].status == "running"][:count]


def keep(store: Store, table: Table, entries: list[AnyEntry]) -> None:
    store.commit([[*(append(table.id, n, entry) for n, entry in enumerate(entries, 1)), put_table(table)]])


def position(table: Table) -> object:
    assert table.match is not None
    return table.game.to_json(table.match.state)


def number_of(game: Game, words: str) -> int:
    """The number that a move had in the first databases."""
    families, name = game.move_families, words.split()[0]
    first = sum(size for _, size in takewhile(lambda each: each[0] != name, SIZES[game.id].items()))
    return first + families.parse(words) - families.first(name)


def as_numbers(path: Path) -> None:
    """Make it a database as the first hosts wrote them."""
    with closing(sqlite3.connect(path)) as old, old:
        for id, n, text in old.execute("SELECT table_id, sequence, entry FROM log").fetchall():
            entry = json.loads(text)
            if entry["type"] == "moved":
                entry["move"] = number_of(as_it_was(id[:-4]), entry["move"])
                old.execute("UPDATE log SET entry = ? WHERE table_id = ? AND sequence = ?", (json.dumps(entry), id, n))
        old.execute("DROP TABLE form")


async def test_moves_of_people_and_of_bots_are_words_on_disk(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        who = await person(server.address, "Ada")
        ada = await Page(who, (await who.open("pan", ["", "duck"]))["id"]).open()
        await ada.sit(0)
        await ada.do("start")
        await play_to_end(ada, random.Random(1))
        assert server.stop() == 0
    with closing(sqlite3.connect(tmp_path / "host.db")) as database:
        entries = [json.loads(text) for (text,) in database.execute("SELECT entry FROM log")]
    moved = [entry for entry in entries if entry["type"] == "moved"]
    assert {entry["seat"] for entry in moved} == {0, 1}
    assert {entry["move"].split()[0] for entry in moved} <= set(coincoin.game("pan").move_families.by_name)


def test_a_database_with_numbers_is_named_and_carried_over(tmp_path: Path) -> None:
    """With a running match of each game, and one that nobody can read."""
    path = tmp_path / "host.db"
    store = fresh(path)
    matches = [each for game in GAMES for each in running(game, 2)]
    for table, entries in matches:
        keep(store, table, entries)
    store.close()
    as_numbers(path)
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("""INSERT INTO log VALUES ('gone-001', 1, '{"type":"made","setup":{"game":"gone"}}')""")
        old.execute("""INSERT INTO log VALUES ('gone-001', 2, '{"type":"moved","seat":0,"move":1}')""")
        old.execute("INSERT INTO tables SELECT 'gone-001', status, public, driven, changed, info FROM tables LIMIT 1")

    for words in (("serve", "--port=0"), ("archive", "export")):
        code, told = coincoin_says(tmp_path, *words, database=str(path))
        assert (code, told.count("\n")) == (1, 1) and "run coincoin migrate" in told
    code, told = coincoin_says(tmp_path, "migrate", database=str(path))
    assert code == 0
    assert "gone-001: there is no game" in told

    carried = open_store(str(path))
    for table, entries in matches:
        assert carried.log(table.id) == entries
        assert position(fold(table.id, carried.log(table.id))) == position(table)
    assert write_in_words(carried) != [], "it is tried again each time"
    carried.close()


def test_an_export_with_numbers_is_read_in(tmp_path: Path) -> None:
    store, again = fresh(tmp_path / "one.db"), fresh(tmp_path / "two.db")
    table, entries = begun(coincoin.game("duck"), 1, 30)
    keep(store, table, entries)
    (kept,) = map(json.loads, export(store))
    assert kept["coincoin"] == 2
    for entry in kept["log"]:
        if entry["type"] == "moved":
            entry["move"] = table.game.move_families.parse(entry["move"])
    assert restore(again, [json.dumps(kept | {"coincoin": 1})], "here") == (1, 0)
    assert again.log(table.id) == entries
    with pytest.raises(coincoin.BadLog, match="here, line 1 has format 3"):
        restore(again, [json.dumps(kept | {"coincoin": 3})], "here")
    kept["log"][2]["move"] = 99999
    with pytest.raises(coincoin.BadLog, match="no move 99999 in duck"):
        restore(again, [json.dumps(kept)], "here")
    store.close()
    again.close()


# ---- a game that grows ----

GO_ON = """
import json, sys
from coincoin.host.store.migrate import write_in_words
from coincoin.host.store.opening import open_store
from coincoin.host.table.reading import fold
found = {}
for path in sys.argv[1:]:
    store = open_store(path, old=True)
    assert write_in_words(store) == []
    for id in store.ids():
        table = fold(id, store.log(id))
        found[f"{path} {id}"] = table.halted
        if table.match:
            state, words = table.match.state, table.game.move_families.notation
            choice = [[words(move) for move in state.moves(seat)] for seat in range(3)]
            found[f"{path} {id}"] = [table.game.to_json(state), choice]
print(json.dumps(found))
"""


def test_a_game_that_grows_leaves_running_matches_as_they_are(tmp_path: Path) -> None:
    """Pan with one more family, before all others, that no rule uses: every code is another, every word the same."""
    paths = [tmp_path / "words.db", tmp_path / "numbers.db"]
    matches = running(coincoin.game("pan"), MATCHES)
    for path in paths:
        store = fresh(path)
        for table, entries in matches:
            keep(store, table, entries)
        store.close()
    as_numbers(paths[1])
    grown = tmp_path / "grown"
    shutil.copytree(SOURCE, grown / "coincoin", ignore=shutil.ignore_patterns("*.so", "__pycache__", "site", "art"))
    pan = grown / "coincoin" / "games" / "pan"
    first = "MOVES = Families("
    declared = (pan / "moves.py").read_text("utf-8").replace(first, f'{first}Family("nod", card=CARD),')
    (pan / "moves.py").write_text(declared, "utf-8")
    assert "codes.py is written anew" in run(grown, "-m", "coincoin.kernel.codes", str(pan))
    assert "PICK: Final = 6" in (pan / "rules" / "codes.py").read_text()

    found = json.loads(run(grown, "-c", GO_ON, *map(str, paths)))

    for path in paths:
        for table, _ in matches:
            assert found.pop(f"{path} {table.id}") == [position(table), choice(table)]
    assert not found


def choice(table: Table) -> list[list[str]]:
    assert table.match is not None
    state = table.match.state
    return [[table.game.notation(state, move) for move in state.moves(seat)] for seat in range(3)]


def run(source: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], env=os.environ | {"PYTHONPATH": str(source)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
