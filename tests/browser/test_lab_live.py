"""The live score in JupyterLab, as a person sees it while typing."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.lab import LabPage
from tests.browser.project import NUM_DOCS
from tests.browser.test_lab_compare import EDITED, open_workbench

NOTE = """
() => {
  window.noted = [];
  const note = () => window.noted.push(document.querySelector(".wb-live").textContent);
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(note).observe(document.querySelector(".wb"), all);
}
"""
"""Keeps all that the live score has said: some of it is soon gone."""


def test_a_number_comes_with_the_pause_and_goes_with_the_next_key(
    lab_page: LabPage, project: Path
) -> None:
    """Switch it on, type: 8 of 24 better and 4 worse, +16.7 points. Type again: it goes, and comes
    back. Nobody pressed run."""
    screen = open_workbench(lab_page, project, delay=0.005)
    screen.button("Live score").click()
    live = screen.root.locator(".wb-live")
    expect(live).to_have_text("no parent to compare with")
    screen.write(EDITED)
    expect(live).to_contain_text(f"{NUM_DOCS} rows")
    expect(live.locator(".wb-live-value")).to_have_text("+16.7")
    expect(live).to_have_attribute("data-change", "")
    screen.page.evaluate(NOTE)
    screen.page.keyboard.type("#")
    screen.page.wait_for_function("() => window.noted.includes('…')")
    expect(live.locator(".wb-live-value")).to_have_text("+16.7")
    title = re.compile("A is gen_v0, B the draft.*after 2 tries", re.DOTALL)
    expect(live).to_have_attribute("title", title)
    expect(screen.jobs).to_have_count(0)
    assert screen.lab.execute("print(len(app.session.runs()))") == "0"
    screen.lab.screenshot("live")
