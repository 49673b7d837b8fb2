"""What is written and no longer true is shown as a short difference that a person can read."""

from __future__ import annotations

from pathlib import Path

import pytest

import coincoin
from coincoin.testing.golden import check_same, golden_files, perft_entries, perft_text, played_again, write

PAN = coincoin.game("pan")


def test_a_changed_move_is_shown_with_its_number(tmp_path: Path) -> None:
    write(PAN, tmp_path)
    path = golden_files(tmp_path)[0]
    now = played_again(PAN, path)
    check_same(path, now)
    lines = now.splitlines()
    there = next(n for n, line in enumerate(lines) if line.startswith("5. "))
    lines[there + 1] = "     A donkey brays."
    path.write_text("\n".join([*lines, ""]), "utf-8")
    with pytest.raises(AssertionError) as failed:
        check_same(path, now)
    said = str(failed.value).splitlines()
    assert said[0].startswith("move 5 of 2-seats.txt is not as written")
    assert "-     A donkey brays." in said
    assert len(said) < 30
    assert max(map(len, said)) <= 200


def test_a_game_that_differs_all_over_is_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "2-seats.txt"
    path.write_text("\n".join(f"{n}. Ada: pass" for n in range(1, 999)), "utf-8")
    with pytest.raises(AssertionError) as failed:
        check_same(path, "\n".join(f"{n}. Bo: pass" for n in range(1, 999)))
    assert str(failed.value).startswith("move 1 of")
    assert str(failed.value).endswith("\n...")
    assert len(str(failed.value)) < 2000


def test_a_changed_count_is_shown_at_its_table(tmp_path: Path) -> None:
    write(PAN, tmp_path)
    path = tmp_path / "perft.toml"
    before = path.read_text("utf-8")
    path.write_text(before.replace("counts = [", "counts = [9", 1), "utf-8")
    with pytest.raises(AssertionError, match=r"line 6 of perft.toml is not as written") as failed:
        check_same(path, perft_text(PAN, perft_entries(tmp_path)))
    assert "-counts = [9" in str(failed.value)
