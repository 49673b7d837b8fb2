"""`make audit`: is something known to be wrong with what we depend on? It asks services on the network.

Every package is named with its version and hashes in requirements/*.txt and web/package-lock.json; these are looked up,
by pip-audit (which is installed for the moment, into a folder of its own) and by npm.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from venv import create

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        create(folder, with_pip=True)
        python = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", "pip-audit"], check=True)
        locks = [f"--requirement={lock}" for lock in sorted((ROOT / "requirements").glob("*.txt"))]
        found = subprocess.run([python, "-m", "pip_audit", "--require-hashes", "--disable-pip", *locks]).returncode
    return found or subprocess.run([sys.executable, ROOT / "tools" / "node.py", "audit"]).returncode


if __name__ == "__main__":
    sys.exit(main())
