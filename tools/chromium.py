"""Find Chromium for the browser tests, or install Debian's package of it when root.

`python tools/chromium.py` prints its path.
"""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
# Root has no sandbox here; the others keep it from looking up hosts it does not need.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def chromium() -> str:
    if found := find():
        return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True, stdout=subprocess.DEVNULL)
        if found := find():
            return found
    raise SystemExit("no Chromium found; install the package 'chromium' (apt-get install chromium) and try again")


if __name__ == "__main__":
    print(chromium())
