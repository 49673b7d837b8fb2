"""The conformance suite, for our games and for yours: see docs/adding-a-game.md."""

import sys

if "pytest" in sys.modules:  # then a failed assertion shows both sides
    parts = ("checks", "codes", "contents", "golden", "sentences", "suite", "worlds")
    sys.modules["pytest"].register_assert_rewrite(*(f"{__name__}.{part}" for part in parts))

from coincoin.testing.suite import Conformance, conformance
from coincoin.testing.tables import Table

__all__ = ["Conformance", "Table", "conformance"]
