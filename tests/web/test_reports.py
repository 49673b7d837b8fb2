"""The lab's reports as a browser shows them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from playwright.sync_api import BrowserContext

from coincoin.study.lab.charts import columns, intervals
from coincoin.study.lab.findings import Estimate, Finding
from coincoin.study.lab.lab import carry_out
from coincoin.study.lab.plan import Study, Tables
from coincoin.study.lab.report import STYLE

REPORTS = sorted((Path(__file__).parents[2] / "docs" / "reports").glob("*.html"))
CUT = """() => [...document.querySelectorAll('svg text')].filter(text => {
  const box = text.getBoundingClientRect(), sheet = text.ownerSVGElement.getBoundingClientRect()
  return box.left < sheet.left || box.right > sheet.right || box.top < sheet.top || box.bottom > sheet.bottom
}).map(text => text.textContent)"""


def test_no_label_is_cut(desktop: BrowserContext, tmp_path: Path) -> None:
    study = Study("Pan", [Tables("pan", seats=3, bots=[["instinct", "random"]])], games=60)
    page = desktop.new_page()
    page.goto(carry_out(study, tmp_path / "out", 1, quiet=True).report.as_uri())
    assert "luck and choices after the deal" in page.locator("svg text").all_text_contents()
    assert page.evaluate(CUT) == []
    for published in REPORTS:
        page.goto(published.as_uri())
        assert page.evaluate(CUT) == [], published.name
    long = Finding("MMMMM wonderfully long names of cards that nobody has drawn yet", Estimate(0.5, 0.4, 0.6), 9)
    page.set_content(f"<style>{STYLE}</style>{intervals('wide', [long], 0)}{columns('far', np.array([-99999, 99999]))}")
    assert page.evaluate(CUT) == []
