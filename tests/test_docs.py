"""The documentation site: it builds without a warning, every link leads somewhere, nothing comes from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import pytest

import coincoin

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
FETCHED = {("script", "src"), ("img", "src"), ("iframe", "src"), ("link", "href"), ("source", "srcset")}


class Page(HTMLParser):
    """The anchors of a page, its links, and what a browser fetches for it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.anchors = {""}
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for key, value in attrs:
            if key in ("id", "name") and value:
                self.anchors.add(value)
            if (tag, key) == ("a", "href"):
                self.links.append(value or "")
            if (tag, key) in FETCHED:
                self.fetched.append(value or "")

    def target(self, link: str) -> tuple[Path, str]:
        """The file and the anchor a link of this page leads to."""
        address, anchor = urldefrag(link)
        path = (self.path.parent / unquote(address)).resolve() if address else self.path
        return path / "index.html" if path.is_dir() else path, unquote(anchor)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site").resolve()
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    """All but the page for lost links, which is for a server, and the reports of studies, which stand alone."""
    found = [path for path in site.rglob("*.html") if path.name != "404.html" and path.parent.name != "reports"]
    return {path: Page(path) for path in found}


def test_every_link_leads_to_a_file_and_an_anchor(pages: dict[Path, Page]) -> None:
    for page in pages.values():
        for link in page.links:
            if not urlsplit(link).scheme:
                path, anchor = page.target(link)
                assert path.exists(), f"{page.path.name}: {link}"
                assert path not in pages or anchor in pages[path].anchors, f"{page.path.name}: {link}"


def test_every_page_can_be_reached(site: Path, pages: dict[Path, Page]) -> None:
    waiting = [site / "index.html"]
    reached = set(waiting)
    while waiting:
        page = pages[waiting.pop()]
        new = {page.target(link)[0] for link in page.links} & pages.keys() - reached
        reached |= new
        waiting += new
    assert reached == pages.keys()


def test_nothing_is_fetched_from_elsewhere(site: Path, pages: dict[Path, Page]) -> None:
    for page in pages.values():
        for address in page.fetched:
            assert not urlsplit(address).netloc, f"{page.path.name}: {address}"
    for style in site.rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*[\"']?(https?:)?//", style.read_text("utf-8")), style.name


def test_the_reference_has_all_that_the_package_gives(pages: dict[Path, Page]) -> None:
    anchors = set().union(*(page.anchors for page in pages.values()))
    assert {f"coincoin.{name}" for name in coincoin.__all__} <= anchors
    assert {"coincoin.bots.bot.bot", "coincoin.study.envs.pettingzoo.env", "coincoin.study.lab.lab.Folder"} <= anchors


def test_an_example_in_a_docstring_is_shown_as_code(site: Path) -> None:
    assert re.search(r'<code>.*<span class="gp">&gt;&gt;&gt; </span>', (site / "api" / "index.html").read_text("utf-8"))


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_of_the_pages_at_the_door_lead_to_files(page: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)[^):]*\)", (ROOT / page).read_text("utf-8"))
    assert [link for link in links if not (ROOT / link).exists()] == []
