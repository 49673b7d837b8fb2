from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One host for all tests that do not harm it."""
    with Server(tmp_path_factory.mktemp("host")) as running:
        yield running
