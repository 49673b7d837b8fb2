"""`make bench`: our kernel and games beside their peers, in one process and one run, medians of interleaved runs.

Hearts and the UCT yardstick are compiled together with a copy of the package under build/bench.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "bench"
YARDSTICKS = ("hearts", "uct")


def prepare() -> None:
    """A copy of the package with the yardsticks beside it, compiled in one group; built anew when sources change."""
    sources = [*ROOT.glob("src/**/*.py"), *(ROOT / "benchmarks" / f"{name}.py" for name in YARDSTICKS)]
    stamp = BUILD / "built"
    if stamp.exists() and stamp.stat().st_mtime > max(path.stat().st_mtime for path in sources):
        return
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(ROOT / "src", BUILD / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, BUILD)
    for name in YARDSTICKS:
        shutil.copy(ROOT / "benchmarks" / f"{name}.py", BUILD / "src")
    also = " ".join(f"src/{name}.py" for name in YARDSTICKS)
    print("compiling the yardsticks with the package, about two minutes ...", flush=True)
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--target",
        str(BUILD / "site"),
        str(BUILD),
    ]
    subprocess.run(install, env=os.environ | {"COINCOIN_ALSO": also}, check=True)
    stamp.touch()


def main() -> None:
    prepare()
    # -P: import the compiled yardsticks, not the sources beside measure.py.
    measure = [sys.executable, "-P", str(ROOT / "benchmarks" / "measure.py"), *sys.argv[1:]]
    sys.exit(subprocess.run(measure, env=os.environ | {"PYTHONPATH": str(BUILD / "site")}, check=False).returncode)


if __name__ == "__main__":
    main()
