"""axe-core on the page as it stands, on a desk and on a phone."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
SIZES = ((390, 664), (1280, 800))


def serious(page: Page, within: str = "html") -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    page.wait_for_selector(within)
    found = page.evaluate("within => axe.run(within, {resultTypes: ['violations']})", within)
    return [
        f"{problem['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for problem in found["violations"]
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"][:3]
    ]


class Inspector:
    """Looks at a table whenever the prompt asks for something that it has not asked for before."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: set[str] = set()

    def look(self) -> None:
        prompt = self.page.locator(".prompt h2").inner_text()
        asked = re.sub(r"“.*”|\d+", "", prompt)
        if asked in self.asked:
            return
        self.asked.add(asked)
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            assert serious(self.page, "#mat") == [], f"{prompt}, {width} x {height}"
