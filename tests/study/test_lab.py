"""The lab: the same results however it is run, cut short or not; numbers with honest intervals."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import coincoin
from coincoin.study.lab import lab, trials
from coincoin.study.lab.findings import Cell, cells, jackknife, mean
from coincoin.study.lab.plan import BadStudy, Study, Tables, read
from coincoin.testing.tables import Table

from .tables import spread

STUDIES = sorted((Path(__file__).parents[2] / "studies").glob("*.toml"))
DOCS = Path(__file__).parents[2] / "docs" / "study.md"
TEXT = """
name = "a small one"
games = 60
chunk = 10
[[tables]]
game = "pan"
seats = [2, 4]
options = { double_clic = [false, true] }
bots = [["instinct", "random"]]
"""
RUN = """
import argparse, sys
from coincoin.study.lab import lab
if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    lab.add_arguments(parser)
    lab.run(parser.parse_args(sys.argv[1:]))
"""


@pytest.fixture
def study(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(TEXT, "utf-8")
    return path


def games_of(folder: lab.Folder) -> pa.Table:
    return pq.read_table(folder.games)


def test_one_row_for_each_seat_of_each_game(study: Path, tmp_path: Path) -> None:
    table = games_of(lab.carry_out(read(study), tmp_path / "out", 1, quiet=True))
    assert len(table) == 60 * 2 * (2 + 4)
    for _, cell in cells(table):
        shares = cell.share.reshape(-1, cell.seats)
        assert shares.sum(axis=1) == pytest.approx(1)
        assert set(cell.bots) == {"instinct", "random"}
        moves = sum(len(played) for played in cell.rows["played"].to_pylist())
        assert moves == cell.length.sum()
        assert all(len(hand) == 4 for hand in cell.rows["held"].to_pylist())
        seated = cell.bot.reshape(-1, cell.seats)
        assert (seated[0] == seated[1]).all(), "the replay of a deal has the same bots on the same seats"
        assert (seated[0] != seated[2]).any(), "bots move on with each deal"


def test_a_replay_has_the_same_deal_and_other_dice(study: Path) -> None:
    plan = read(study)
    rows = trials.run(plan, plan.chunks()[-1])
    held, lengths = rows["held"].to_pylist(), rows["length"].to_pylist()
    assert held[:4] == held[4:8]
    assert held[:4] != held[8:12]
    assert len(set(lengths)) > 1


def test_the_number_of_processes_changes_nothing(study: Path, tmp_path: Path) -> None:
    one = lab.carry_out(read(study), tmp_path / "one", 1, quiet=True)
    two = lab.carry_out(read(study), tmp_path / "two", 2, quiet=True)
    assert one.games.read_bytes() == two.games.read_bytes()
    assert one.report.read_bytes() == two.report.read_bytes()


@pytest.mark.slow
def test_killed_twice_and_resumed_it_ends_the_same(tmp_path: Path) -> None:
    path = tmp_path / "killed.toml"
    path.write_text(TEXT.replace("games = 60", "games = 400"), "utf-8")
    whole = lab.carry_out(read(path), tmp_path / "whole", 2, quiet=True)
    out = tmp_path / "cut"
    command = [sys.executable, "-c", RUN, str(path), "--out", str(out), "--cores", "2", "--quiet"]
    total = len(read(path).chunks())
    kills = 0
    for share in (0.2, 0.6):
        process = subprocess.Popen(command, start_new_session=True)
        while process.poll() is None and len(list(out.glob("chunks/*.parquet"))) < share * total:
            time.sleep(0.005)
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            kills += 1
        process.wait()
        assert not (out / "games.parquet").exists() or process.returncode == 0
    assert kills, "it was over before it could be killed"
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    assert (out / "games.parquet").read_bytes() == whole.games.read_bytes()
    assert (out / "report.html").read_bytes() == whole.report.read_bytes()


@pytest.mark.slow
def test_workers_leave_when_nobody_waits_for_them(tmp_path: Path) -> None:
    path = tmp_path / "orphans.toml"
    path.write_text(TEXT.replace("games = 60", "games = 200000"), "utf-8")
    out = tmp_path / "out"
    process = subprocess.Popen([sys.executable, "-c", RUN, str(path), "--out", str(out), "--cores", "2", "--quiet"])
    while len(list(out.glob("chunks/*.parquet"))) < 4:
        assert process.poll() is None
        time.sleep(0.01)
    process.kill()
    process.wait()
    time.sleep(2)
    done = len(list(out.glob("chunks/*.parquet")))
    time.sleep(2)
    assert len(list(out.glob("chunks/*.parquet"))) == done
    assert done < len(read(path).chunks())


def test_a_folder_belongs_to_one_study(study: Path, tmp_path: Path) -> None:
    plan = read(study)
    lab.Folder(tmp_path / "out", plan)
    plan.seed = 2
    with pytest.raises(BadStudy, match="another study"):
        lab.Folder(tmp_path / "out", plan)


CANARDAGE = """
name = "changed on the way"
games = 12
chunk = 4
[[tables]]
game = "canardage"
seats = 2
"""
DATA = {"games/canardage/data.toml": ("pan = 13", "pan = 3")}
CODE = {
    "__init__.py": ('__version__ = "', '__version__ = "9.'),
    "bots/levels.py": ('"""', '"""Other. '),
    "games/canardage/instinct.py": ('"""', '"""Other. '),
    "games/canardage/rules/shooting.py": ('"""', '"""Other. '),
}
TOLD = (
    "coincoin, coincoin.bots/levels.py, coincoin.games.canardage/instinct.py, "
    "coincoin.games.canardage/rules/shooting.py"
)


@pytest.mark.slow
def test_a_run_does_not_go_on_with_other_rules_or_data(tmp_path: Path) -> None:
    """Games of two sets of rules in one result would say nothing about either."""
    package, path, out = tmp_path / "coincoin", tmp_path / "some.toml", tmp_path / "out"
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "page")
    shutil.copytree(Path(coincoin.__file__).parent, package, ignore=ignored)
    path.write_text(CANARDAGE, "utf-8")

    def lab_run() -> subprocess.CompletedProcess[str]:
        words = ["-m", "coincoin.cli", "lab", str(path), "--out", str(out), "--cores", "1", "--quiet"]
        environment = os.environ | {"PYTHONPATH": str(tmp_path)}
        return subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)

    assert lab_run().returncode == 0
    whole = (out / "games.parquet").read_bytes()
    stopped = sorted(out.glob("chunks/*.parquet"))[-1]  # as if it had been stopped before this one
    stopped.unlink()
    for changes, told in ((DATA, "coincoin.games.canardage/data.toml"), (CODE, TOLD)):
        before = {package / name: (package / name).read_text("utf-8") for name in changes}
        for (file, text), (old, new) in zip(before.items(), changes.values(), strict=True):
            assert old in text
            file.write_text(text.replace(old, new, 1), "utf-8")
        done = lab_run()
        assert done.returncode == 1 and "Traceback" not in done.stderr
        assert f"Changed: {told}. Put that back to go on, choose another --out, or remove the folder" in done.stderr
        assert not stopped.exists()
        for file, text in before.items():
            file.write_text(text, "utf-8")
    assert lab_run().returncode == 0
    assert (out / "games.parquet").read_bytes() == whole


def test_results_say_what_they_were_made_with(study: Path, tmp_path: Path) -> None:
    folder = lab.carry_out(read(study), tmp_path / "out", 1, quiet=True)
    kept = json.loads((folder.path / "study.json").read_text("utf-8"))
    assert kept["made_with"]["coincoin"] == coincoin.__version__
    assert {"coincoin.games.pan/data.toml", "coincoin.games.pan/rules/turns.py"} <= kept["made_with"].keys()
    assert json.loads(pq.read_schema(folder.games).metadata[b"coincoin"]) == kept


def test_a_chunk_that_other_code_played_is_not_taken(study: Path, tmp_path: Path) -> None:
    plan = read(study)
    folder = lab.carry_out(plan, tmp_path / "out", 1, quiet=True)
    chunk = folder.file(plan.chunks()[3])
    pq.write_table(pq.read_table(chunk).replace_schema_metadata(None), chunk)
    with pytest.raises(lab.LabFailed, match=r"000003\.parquet was played by other code"):
        lab.carry_out(plan, tmp_path / "out", 1, quiet=True)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name = ", "Invalid value"),
        ("name = 'x'\ntables = []", "no table"),
        ("name = 'x'\ngames = 0\n[[tables]]\ngame = 'pan'", "at least 1"),
        ("name = 'x'\n[[tables]]\ngame = 'pan'\nseat = 3", "seat"),
        ("name = 'x'\n[[tables]]\ngame = 'pan'\nseats = 9", "2 to 6 seats"),
        ("name = 'x'\n[[tables]]\ngame = 'nap'", "no game 'nap'"),
        ("name = 'x'\n[[tables]]\ngame = 'pan'\nbots = [['nobody']]", "no bot 'nobody'"),
        ("name = 'x'\n[[tables]]\ngame = 'pan'\noptions = { mouse = 'dances' }", "mouse is one of"),
    ],
)
def test_a_wrong_study_is_refused_with_the_reason(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(coincoin.CoincoinError, match=message):
        read(path)


@pytest.mark.slow
@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_ready_made_studies_run(path: Path, tmp_path: Path) -> None:
    plan = read(path)
    plan.games, plan.chunk = 4, 4
    folder = lab.carry_out(plan, tmp_path / "out", 1, quiet=True)
    page = folder.report.read_text("utf-8")
    assert page.count("<h2>") == len(plan.cells())
    assert "nan" not in page.replace("finance", "")


@pytest.mark.parametrize("table", spread(), ids=str)
def test_options_in_a_report_can_be_pasted_back_into_a_study(table: Table, tmp_path: Path) -> None:
    options = table.game.check_options(table.seats, table.options)
    text = f'name = "again"\n[[tables]]\ngame = "{table.game.id}"\nseats = {table.seats}\n'
    path = tmp_path / "again.toml"
    path.write_text(f"{text}options = {{ {trials.key_of(options)} }}\n", "utf-8")
    assert [cell.options for cell in read(path).cells()] == [options]


def test_the_questions_in_the_docs_have_answers(study: Path, tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    folder = lab.carry_out(read(study), tmp_path / "out", 1, quiet=True)
    asked = re.findall(r'^duckdb -c "(.*)"$', DOCS.read_text("utf-8"), re.MULTILINE)
    assert len(asked) >= 4
    for question in asked:
        duckdb.sql(question.replace("studies/pan.lab/games.parquet", str(folder.games))).fetchall()


# ---- the numbers ----


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(1)
    inside = 0
    for _ in range(400):
        sums = np.stack([rng.binomial(50, 0.3, 40), np.full(40, 50)], axis=1).astype(float)
        low, high = jackknife(sums, mean)[1:]
        inside += low < 0.3 < high
    assert 0.92 < inside / 400 < 0.98


def table_of(
    won: np.ndarray, bots: list[str] | None = None, replays: int = 1, held: list[list[str]] | None = None
) -> Cell:
    """Games whose winners are given, two seats each."""
    rows = len(won) * 2
    share = np.stack([won == 0, won == 1], axis=1).ravel().astype(np.float32)
    columns = {
        "cell": np.zeros(rows, np.int32),
        "deal": np.repeat(np.arange(len(won)) // replays, 2),
        "replay": np.repeat(np.arange(len(won)) % replays, 2),
        "game": ["pan"] * rows,
        "seats": [2] * rows,
        "options": [""] * rows,
        "seat": np.tile([0, 1], len(won)),
        "turn": np.tile([0, 1], len(won)),
        "bot": bots or ["instinct"] * rows,
        "score": share.astype(np.int32),
        "share": share,
        "length": np.full(rows, 7),
        "held": held or [[]] * rows,
        "played": [[]] * rows,
    }
    return Cell(pa.table(columns, schema=trials.SCHEMA))


def test_a_favoured_turn_is_found() -> None:
    rng = np.random.default_rng(2)
    cell = table_of((rng.random(4000) > 0.6).astype(int))
    first = cell.by_turn()[0].estimate
    assert first.low > 0.5
    assert first.low < 0.6 < first.high
    assert cell.mean_length().value == 7


def test_a_strong_card_is_found() -> None:
    rng = np.random.default_rng(3)
    strong = rng.random(4000) < 0.5
    won = np.where(rng.random(4000) < np.where(strong, 0.7, 0.5), 0, 1)
    held = [hand for lucky in strong for hand in ([["duck"]] if lucky else [["pond"]]) + [["reed"]]]
    worth = {name: estimate for name, estimate, _ in table_of(won, held=held).worth("held")}
    assert worth["duck"].low > 0
    assert worth["pond"].high < worth["duck"].low


@pytest.mark.parametrize("replays", [2, 5])
@pytest.mark.parametrize(("decided", "share"), [(1.0, 1.0), (0.0, 0.0), (0.5, 0.25)])
def test_what_the_deal_decides_is_told_from_luck(decided: float, share: float, replays: int) -> None:
    """With a fair coin for each deal that holds for a game with this chance, replays agree that often."""
    rng = np.random.default_rng(4)
    games = 4000 * replays
    coin = np.repeat(rng.integers(0, 2, 4000), replays)
    won = np.where(rng.random(games) < decided, coin, rng.integers(0, 2, games))
    found = {name: estimate for name, estimate, _ in table_of(won, replays=replays).skill_and_luck()}
    assert found["the deal"].value == pytest.approx(share, abs=0.04)
    assert found["luck and choices after the deal"].value == pytest.approx(1 - share, abs=0.04)


def test_every_pair_of_replays_counts() -> None:
    """Of as many games, ten replays of a deal make nine times as many pairs as two: a third of the interval."""
    won = np.random.default_rng(7).integers(0, 2, 4000)
    widths = []
    for replays in (2, 10):
        found = {name: estimate for name, estimate, _ in table_of(won, replays=replays).skill_and_luck()}
        widths.append(found["the deal"].high - found["the deal"].low)
    assert widths[1] < widths[0] / 1.5


@pytest.mark.filterwarnings("error::RuntimeWarning")
@pytest.mark.parametrize("games", [1, 2, 3, 7, 12])
def test_few_games_say_little_and_divide_by_nothing(games: int) -> None:
    plan = Study("few", [Tables("pan", seats=3, bots=[["instinct", "random"]])], games=games)
    for _, cell in cells(trials.run(plan, plan.chunks()[0])):
        for finding in (*cell.by_turn(), *cell.by_bot(), *cell.worth("held"), *cell.skill_and_luck()):
            assert finding.estimate.low <= finding.estimate.value <= finding.estimate.high, finding
        assert cell.mean_length().value > 0


def test_skill_is_told_from_luck() -> None:
    rng = np.random.default_rng(5)
    good = rng.integers(0, 2, 6000)
    won = np.where(rng.random(6000) < 0.8, good, 1 - good)
    bots = [name for seat in good for name in (("good", "bad") if seat == 0 else ("bad", "good"))]
    found = {name: estimate for name, estimate, _ in table_of(won, bots).skill_and_luck()}
    assert found["skill: which bot plays"].value == pytest.approx(0.36, abs=0.03)
    assert "the deal" not in found, "without replays nothing can be said about the deal"


def test_a_study_by_hand() -> None:
    plan = Study("by hand", [Tables("pan", seats=3)], games=2)
    assert [cell.seats for cell in plan.cells()] == [3]
    assert trials.run(plan, plan.chunks()[0]).num_rows == 6


def test_a_row_tells_who_was_to_move_first() -> None:
    plan = Study("turns", [Tables("canaille", seats=3)], games=40)
    rows = trials.run(plan, plan.chunks()[0]).to_pydict()
    beginners = {rows["seat"][n] for n, turn in enumerate(rows["turn"]) if turn == 0}
    assert beginners == {0, 1, 2}
    for n in range(0, len(rows["turn"]), 3):
        first = rows["turn"].index(0, n)
        assert rows["turn"][n : n + 3] == [(seat - rows["seat"][first]) % 3 for seat in range(3)]
        assert rows["played"][first], "who begins has made a move"
