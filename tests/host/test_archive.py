"""Matches last: files that verify, exports that come back, rules that change, hosts that restart."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from time import time

import httpx
import pytest

import coincoin
from coincoin import cli
from coincoin.host.store.archive import export, restore
from coincoin.host.store.jobs import append, put_table
from coincoin.host.store.migrate import migrate
from coincoin.host.store.sqlite import SqliteStore
from coincoin.host.store.store import Store
from coincoin.host.table.entries import Made, Moved, Setup, Started
from coincoin.host.table.reading import fold

from .player import Page, Person, full_table, play_to_end
from .server import Server


async def finished(address: str) -> list[Page]:
    pages = await full_table(address, "pan", 2)
    await asyncio.gather(*(play_to_end(page, random.Random(n)) for n, page in enumerate(pages)))
    return pages


def fresh(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    store.prepare()
    return store


async def test_the_match_file_verifies_and_holds_what_each_person_sent(server: Server, tmp_path: Path) -> None:
    ada, _ = await finished(server.address)
    async with httpx.AsyncClient(base_url=server.address) as http:
        answer = await http.get(f"/api/tables/{ada.table_id}/match")
    assert answer.status_code == 200
    file = tmp_path / "match.jsonl"
    file.write_text(answer.text)
    match = coincoin.load(file)
    assert match.commitment == ada.table["commitment"]
    assert [part.hex() for part in match.contributions] == ada.table["contributions"]
    assert len(match.contributions) == 2
    assert match.secret.hex() == ada.table["secret"]
    verify = [sys.executable, "-m", "coincoin.cli", "verify", str(file)]
    assert subprocess.run(verify, capture_output=True).returncode == 0
    head = json.loads(file.read_text().splitlines()[0])
    mine = ["--commitment", ada.table["commitment"], "--contribution", head["contributions"][0]]
    assert cli.main([*verify[3:], *mine]) == 0
    for wrong in (["--commitment", "0" * 64], ["--contribution", "0" * 64]):
        assert cli.main([*verify[3:], *mine, *wrong]) == 1


async def test_a_running_match_gives_no_file_and_no_other_s_eyes(server: Server) -> None:
    ada, bo = await full_table(server.address, "pan", 2)
    async with httpx.AsyncClient(base_url=server.address, headers=ada.who.headers) as http:
        path = f"/api/tables/{ada.table_id}"
        assert (await http.get(f"{path}/match")).status_code == 403
        assert (await http.get(f"{path}/replay?eye=1")).status_code == 403
        assert (await http.get(f"{path}/replay?eye=0&open=true")).status_code == 403
        assert (await http.get(f"{path}/replay?eye=0")).json()["steps"][0]["n"] == 0
        assert ada.table["secret"] == ""
        info = (await http.get(path)).text
        assert (await http.get(f"{path}/replay")).status_code == 200
    assert '"secret":""' in info
    assert bo.choices


async def test_a_finished_match_is_replayed_through_any_eyes(server: Server) -> None:
    ada, bo = await finished(server.address)
    moves = ada.event["moves"]
    async with httpx.AsyncClient(base_url=server.address) as http:
        path = f"/api/tables/{ada.table_id}/replay"
        whole = (await http.get(path, params={"eye": 1, "count": 50, "language": "de"})).json()
        opened = (await http.get(path, params={"eye": 1, "count": 50, "open": True})).json()
        part = (await http.get(path, params={"eye": 1, "start": 3, "count": 2, "language": "de"})).json()
        assert (await http.get(path, params={"eye": 7})).status_code == 400
    assert whole["total"] == moves
    assert [step["n"] for step in whole["steps"]] == list(range(min(50, moves + 1)))
    assert part["steps"] == whole["steps"][3:5]
    assert all(step["sentence"] for step in opened["steps"][1:])
    unknown = [step for step in whole["steps"] if step["seat"] == 0]
    assert unknown
    assert not any(step["sentence"] for step in unknown)
    assert bo.table["status"] == "finished"


async def test_tables_outlive_the_host(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada, bo = await full_table(server.address, "pan", 2)
        await ada.play(ada.choices[0])
        version, scene = ada.version, ada.event["scene"]
        assert server.stop() == 0
        server.start()
        await ada.open(version=version)
        assert ada.version == version
        assert ada.event["scene"] == scene
        mine = await ada.who.ask("GET", "/api/me/tables")
        assert [table["id"] for table in mine] == [ada.table_id]
        await bo.open()
        assert (await bo.play(bo.choices[0]))["type"] == "done"


async def test_clocks_stand_still_while_no_host_runs(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        clock = {"kind": "bank", "seconds": 60, "increment": 0, "at_zero": "loses"}
        ada, bo = await full_table(server.address, "pan", 2, clock=clock)
        await ada.play(ada.choices[0])
        left = ada.event["clocks"]["left"]
        server.kill()
        await asyncio.sleep(4)
        server.start()
        await bo.open()
        assert bo.event["clocks"]["left"][0] == left[0]
        assert 0 <= left[1] - bo.event["clocks"]["left"][1] < 3500


async def test_an_export_read_in_again_is_the_same(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        await finished(server.address)
        running = await full_table(server.address, "pan", 3)
        await running[0].play(running[0].choices[0])
        assert server.stop() == 0
    old, new = fresh(tmp_path / "host.db"), fresh(tmp_path / "new.db")
    lines = list(export(old))
    assert restore(new, lines, "here") == (2, 0)
    assert restore(new, lines, "here") == (0, 2)
    assert list(export(new)) == lines
    with pytest.raises(coincoin.BadLog, match="here, line 1 is not a table of an export"):
        restore(new, ["{}"], "here")
    old.close()
    new.close()
    with Server(tmp_path, str(tmp_path / "new.db")) as server:
        guest = await Page(Person(server.address, "?"), running[0].table_id).open()
        assert guest.event["moves"] == 1


def begun(store: Store, id: str, rules: int, moves: int | None) -> None:
    """A match written by a host with other rules, up to so many moves or to its end."""
    pan = coincoin.game("pan")
    made = Made(setup=Setup("pan", ["random", "random"]), secret="07" * 32, by="ada", at=time())
    table = fold(id, [made, Started(rules=pan.version)])
    entries: list[Made | Started | Moved] = [made, Started(rules=rules)]
    while table.status == "running" and table.moves != moves:
        assert table.match is not None
        seat = table.waiting()[0]
        move = pan.notation(table.match.state, table.match.state.moves(seat)[0])
        entries.append(Moved(seat=seat, move=move, at=time()))
        table.apply(entries[-1])
    store.commit([[*(append(id, n, entry) for n, entry in enumerate(entries, 1)), put_table(table)]])


def test_migrate_carries_over_what_replays_and_touches_nothing_else(tmp_path: Path) -> None:
    store = fresh(tmp_path / "host.db")
    version = coincoin.game("pan").version
    begun(store, "same-rules", version, 3)
    begun(store, "old-rules1", version + 1, 3)
    begun(store, "old-rules2", version + 1, 2)
    impossible = Moved(seat=0, move="stop")
    store.commit([[append("old-rules2", 5, impossible)]])
    before = {id: store.log(id) for id in store.ids()}
    assert fold("old-rules1", before["old-rules1"]).status == "halted"

    found = {each.table: each for each in migrate(store)}

    assert set(found) == {"old-rules1", "old-rules2"}
    assert not found["old-rules1"].problem
    assert "move 3 of the log is not possible" in found["old-rules2"].problem
    assert store.log("same-rules") == before["same-rules"]
    assert store.log("old-rules2") == before["old-rules2"]
    assert store.log("old-rules1")[:-1] == before["old-rules1"]
    table = fold("old-rules1", store.log("old-rules1"))
    assert (table.status, table.moves) == ("running", 3)
    assert migrate(store) == [found["old-rules2"]]
    store.close()


def test_a_match_that_was_over_by_older_rules_is_still_there(tmp_path: Path) -> None:
    store = fresh(tmp_path / "host.db")
    begun(store, "over", coincoin.game("pan").version + 1, None)
    table = fold("over", store.log("over"))
    assert table.status == "finished"
    assert table.match is not None and table.match.state.over
    assert migrate(store) == []
    store.close()


def coincoin_says(folder: Path, *words: str, database: str = "") -> tuple[int, str]:
    """The exit code and all that was said, with the database named by the environment."""
    environment = os.environ | ({"COINCOIN_DATABASE": database} if database else {})
    command = [sys.executable, "-m", "coincoin.cli", *words]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_the_environment_names_the_database_for_every_command(tmp_path: Path) -> None:
    store = fresh(tmp_path / "evening.db")
    begun(store, "old-rules1", coincoin.game("pan").version + 1, 3)
    store.close()
    code, told = coincoin_says(tmp_path, "archive", "export", database="evening.db")
    assert code == 0 and '"id":"old-rules1"' in told
    code, told = coincoin_says(tmp_path, "migrate", database="evening.db")
    assert code == 0 and "1 matches carried over" in told
    assert not (tmp_path / "coincoin.db").exists()


@pytest.mark.parametrize("words", [("archive", "export", "-"), ("archive", "export", "all.jsonl"), ("migrate",)])
def test_a_database_that_is_not_there_is_an_error_and_none_is_made(tmp_path: Path, words: tuple[str, ...]) -> None:
    for database in ("nope.db", "no/folder/nope.db", ""):
        code, told = coincoin_says(tmp_path, *words, *([f"--database={database}"] if database else []))
        assert code == 1 and f"{database or 'coincoin.db'} holds no tables of a coincoin host" in told
        assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_new_database_is_said_and_no_folder_is_made_for_it(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    read_in = "archive", "import", "empty.jsonl"
    assert "the database new.db is new" in coincoin_says(tmp_path, *read_in, "--database=new.db")[1]
    assert "is new" not in coincoin_says(tmp_path, *read_in, "--database=new.db")[1]
    for words in (read_in, ("serve", "--port=0")):
        code, told = coincoin_says(tmp_path, *words, "--database=no/folder/x.db")
        assert code == 1 and "no/folder/x.db cannot be opened: No such file or directory" in told
    assert not (tmp_path / "no").exists()
    with Server(tmp_path) as server:
        assert f"the database {tmp_path / 'host.db'} is new" in server.errors.read_text()


def test_two_hosts_do_not_share_one_file(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "host.db")
    with Server(tmp_path) as server:
        for name in ("host.db", "link.db"):
            second = subprocess.run(
                [*server.command[:4], f"--database={tmp_path / name}", "--port=0"], capture_output=True, text=True
            )
            assert second.returncode == 1
            assert "another coincoin host uses" in second.stderr
            assert "Traceback" not in second.stderr


def test_a_database_is_its_owner_s_alone(tmp_path: Path) -> None:
    (tmp_path / "host.db").touch(0o644)
    store = fresh(tmp_path / "host.db")
    store.run("DELETE FROM people")
    modes = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.iterdir()}
    store.close()
    assert set(modes) >= {"host.db", "host.db-wal"}
    assert set(modes.values()) == {"0o600"}


def test_sqlite_keeps_a_second_host_out_where_there_is_no_fcntl(tmp_path: Path) -> None:
    """As on Windows."""
    code = """
import sys
from time import time
sys.modules["fcntl"] = None
import coincoin.host.serve
from coincoin.host.store.opening import open_store
from coincoin.host.store.store import StoreProblem
store = open_store("host.db", new=True)
try:
    open_store("host.db")
except StoreProblem as problem:
    print(problem)
store.close()
open_store("host.db").close()
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert done.stderr == "coincoin: the database host.db is new\n"
    assert done.stdout.startswith("another coincoin host uses host.db")


def test_a_port_in_use_is_said_in_one_sentence(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        second = subprocess.run(
            [*server.command[:4], f"--database={tmp_path / 'other.db'}", f"--port={server.port}"],
            capture_output=True,
            text=True,
        )
    assert second.returncode == 1
    assert "choose another with --port" in second.stderr
    assert second.stderr.count("\n") == 1


async def test_old_tables_go_by_policy(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        kept = await full_table(server.address, "pan", 2)
        gone = await finished(server.address)
        await gone[0].who.open("pan", ["", ""])
        assert server.stop() == 0
    with Server(tmp_path, keep_days=1e-7, lobby_hours=1e-7) as server:
        for _ in range(100):
            left = []
            for page in (kept[0], gone[0]):
                page.who.address = server.address
                left += [table["id"] for table in await page.who.ask("GET", "/api/me/tables")]
            if left == [kept[0].table_id]:
                return
            await asyncio.sleep(0.1)
    raise AssertionError(f"still there: {left}")
