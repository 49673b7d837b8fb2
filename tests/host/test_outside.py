"""Addresses that people give: whoever answers there, or does not, keeps a thread of the host for some seconds."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from coincoin.host.notices import outside

from .test_trouble import opened

ANSWERS = {b"HTTP/1.1 204 No Content\r\n\r\n": 204, b"HTTP/1.0 410\r\n": 410}


@pytest.fixture
def drops(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A place that answers with one letter after the other, for ever."""
    monkeypatch.setattr(outside, "SECONDS", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            with suppress(OSError):
                line, _ = listening.accept()
                with line:
                    while True:
                        line.send(b"x")
                        sleep(0.05)

        threading.Thread(target=answer, daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"


@pytest.mark.parametrize("answer", ANSWERS)
def test_the_first_bytes_of_an_answer_are_enough(answer: bytes) -> None:
    here, there = socket.socketpair()
    with here, there:
        there.send(answer)
        assert outside.status(here, monotonic() + 5) == ANSWERS[answer]


@pytest.mark.parametrize("answer", [b"", b"quack\r\n" * 1000])
def test_what_is_no_answer_is_not_waited_for(answer: bytes) -> None:
    here, there = socket.socketpair()
    with here:
        with there:
            there.sendall(answer)
        with pytest.raises(OSError, match="no answer"):
            outside.status(here, monotonic() + 5)


async def test_who_answers_drop_by_drop_keeps_nobody_waiting(drops: str, tmp_path: Path) -> None:
    async with opened(str(tmp_path / "host.db")) as hall:
        began = monotonic()
        slow = [asyncio.create_task(hall.postman.outside(sleep, 1)) for _ in range(20)]
        await asyncio.sleep(0.1)
        await asyncio.to_thread(lambda: None)
        assert monotonic() - began < 0.8, "replays and tries wait for the postman"
        for each in slow:
            each.cancel()
    with pytest.raises(outside.Unreachable, match=r"takes its time|timed out"):
        outside.post(drops, b"", {}, inside=True)
    assert monotonic() - began < 8
