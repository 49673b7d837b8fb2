"""`coincoin new`: what is written, and what is refused. That it plays, tests/web/test_tutorial.py shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from coincoin.cli import main


def test_every_file_has_the_name_and_none_the_placeholder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "grey_heron"]) == 0
    home = tmp_path / "grey_heron"
    files = [path for path in home.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    found = {str(path.relative_to(home)): path.read_text("utf-8") for path in files}
    assert {f"grey_heron/{name}" for name in ("rules.py", "RULES.md", "words/en.ftl", "art/sheet.svg")} <= {*found}
    assert {f"tests/{name}" for name in ("test_grey_heron.py", "perft.toml", "golden/2-seats.txt")} <= {*found}
    for name, text in found.items():
        for placeholder in ("newgame", "new-game", "NewGame", "New Game"):
            assert placeholder not in name + text
    assert 'id="grey-heron"' in found["grey_heron/__init__.py"]
    assert len(found["grey_heron/rules.py"].splitlines()) < 125, "a first game is one short file"


@pytest.mark.parametrize("name", ["Grey", "grey heron", "2geese", "grey-heron", "../geese", ""])
def test_a_name_that_no_package_can_have_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", name]) == 1
    assert "cannot be the name of a package" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_nothing_that_is_there_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "geese").mkdir()
    assert main(["new", "geese"]) == 1
    assert "there is a folder geese already" in capsys.readouterr().err
