"""A real host, a real Chromium, and the page built from its sources."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from tools.chromium import FLAGS, chromium

from tests.host.server import Server

ROOT = Path(__file__).resolve().parent.parent.parent
expect.set_options(timeout=20_000)  # a machine with two cores and much to do


@pytest.fixture(scope="session")
def page_built() -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "node.py"], check=True)


@pytest.fixture(scope="session")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture
def desktop(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
    ) as context:
        yield context


@pytest.fixture
def lively(browser: Browser) -> Iterator[BrowserContext]:
    """Where things glide and breathe, as they do for most people; the others are quicker without."""
    with browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB") as context:
        yield context


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(
        viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True, locale="en-GB", reduced_motion="reduce"
    ) as context:
        yield context
