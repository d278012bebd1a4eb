"""A large run in the widget: JupyterLab shows it from the first row to the last, and what that
takes: rows a second, the kernel's memory, and how soon the screen answers meanwhile.

The rows, shots and model are those of `benchmarks.size`. Every half minute a line: rows done, the
rate since the line before, the kernel's resident memory, and the time until another tab of the
results shows (a click, and two frames).

    python -m benchmarks.size_widget --rows 100000
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Locator, sync_playwright

from benchmarks.size import make_task
from tests.browser.lab import FLAGS, LabPage, LabServer, find_browser
from tests.browser.screen import Screen

OPEN = """
import os
import workbench
settings = {"num_fewshot": 3, "sample_size": ROWS}
app = workbench.Workbench(
    workbench.Session("transforms/sums", method="gen", model="fake", **settings)
)
app
"""

BESIDE = """
async (root) => {
  const tabs = [...root.querySelectorAll("[role=tab]")];
  const behind = (tab) => tab.getAttribute("aria-selected") !== "true" && tab.offsetParent;
  const other = tabs.find(behind);
  const begun = performance.now();
  other.click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return performance.now() - begun;
}
"""


def resident_of(pid: int) -> float:
    """Return the memory of another process in MB (10⁶ bytes)."""
    return int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1]) * 4096 / 1e6


def rows_done(jobs: Locator) -> int:
    """Return how many rows the strip of progress says are done; 0 where it says nothing yet."""
    found = re.search(r"([\d,.\u202f ]+) (?:of|/)", jobs.inner_text())
    return int(re.sub(r"\D", "", found[1])) if found else 0


def watch(page: LabPage, screen: Screen, pid: int, every: float) -> None:
    """Print a line as long as the run goes on."""
    print("| rows | rows a second | kernel, MB | another tab, ms |\n|---|---|---|---|")
    before, last = 0, time.monotonic()
    while screen.jobs.count() and screen.jobs.first.is_visible():
        page.page.wait_for_timeout(1000 * every)
        if not screen.jobs.count():
            break
        done, now = rows_done(screen.jobs.first), time.monotonic()
        beside = screen.root.evaluate(BESIDE)
        rate = (done - before) / (now - last)
        print(f"| {done:,} | {rate:,.0f} | {resident_of(pid):.0f} | {beside:.0f} |", flush=True)
        before, last = done, now


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--every", type=float, default=30.0, help="seconds between two lines")
    given = parser.parse_args(arguments)
    browser_path = find_browser()
    if browser_path is None:
        print("No Chromium or Chrome was found; name one in $CHROMIUM.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        lab = LabServer(Path(name, "root"), Path(name, "home"))
        lab.root.mkdir()
        lab.home.mkdir()
        make_task(lab.root, given.rows)
        lab.start()
        browser = playwright.chromium.launch(executable_path=browser_path, args=list(FLAGS))
        page = LabPage(browser.new_page(viewport={"width": 1280, "height": 900}), lab)
        screen = Screen(page)
        page.open_and_run("notebook.ipynb", [OPEN.replace("ROWS", str(given.rows))])
        pid = int(page.execute("print(os.getpid())").split()[-1])
        screen.root.locator(".wb-action[data-name=run]:not([disabled])").click()
        begun = time.monotonic()
        screen.jobs.first.wait_for()
        watch(page, screen, pid, given.every)
        screen.wait_for_run("done")
        print(f"\n{given.rows:,} rows in {time.monotonic() - begun:.0f} s, the metrics shown")
        browser.close()
        lab.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
