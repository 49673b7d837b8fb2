"""What the commands show while they work, and where they may write what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def bar(name: str, total: int, done: int = 0, quiet: bool = False) -> Iterator[Callable[[int, int], None]]:
    """A progress bar for people; it is told how much is done, and of how much. Standard output is for results."""
    console = Console(stderr=True)
    columns = (TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal) as bars:
        task = bars.add_task(name, total=total, completed=done)
        yield lambda completed, total: bars.update(task, completed=completed, total=total)


def check_outputs(*files: str | None) -> None:
    """Raise now what writing to these files would raise after the work."""
    for path in map(Path, filter(None, files)):
        new = not path.exists()
        path.open("a").close()
        if new:
            path.unlink()
