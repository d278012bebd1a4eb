"""How soon a job shows itself, and how soon it is gone when it is cancelled: in JupyterLab, inside
the page, from the click to the frame in which the strip of progress has it, or has it no more.

The model answers in half a second, so a cancel has at most one answer to wait for. Not covered: a
remote server, a model of real size.

    python -m benchmarks.jobs
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.lab import FLAGS, LabPage, LabServer, find_browser
from tests.browser.project import write_task
from tests.browser.test_lab_compare import open_workbench
from tests.browser.test_lab_jobs import SLOW

UNTIL = """
([selector, wanted]) => new Promise((resolve) => {
  const there = () => Boolean(document.querySelector(".wb-job"));
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    if (there() !== wanted) return;
    watch.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - begun));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  document.querySelector(selector).click();
})
"""

CANCEL = ".wb-job .wb-cancel"

JOBS = {
    "run": ("", ".wb-action[data-name=run]"),
    "grid": ("Grid", ".wb-grid .wb-head .wb-primary"),
    "tokens: load a model": ("Tokens", ".wb-token-pane .wb-primary"),
}
"""For each job, where it is begun and by what."""


def measure(page: LabPage, folder: Path, name: str) -> tuple[float, float]:
    """Return milliseconds from the gesture to the strip, and from the cancel to its end."""
    place, button = JOBS[name]
    screen = open_workbench(page, folder, delay=SLOW)
    if place == "Grid":
        screen.show("Results", "Grid")
    elif place == "Tokens":
        screen.root.get_by_label("model", exact=True).fill("teaching")
        screen.root.get_by_label("model", exact=True).press("Enter")
        screen.show("Tokens")
    page.page.wait_for_selector(f"{button}:not(:disabled)")
    shown = page.page.evaluate(UNTIL, [button, True])
    page.page.wait_for_selector(CANCEL)
    gone = page.page.evaluate(UNTIL, [CANCEL, False])
    return shown, gone


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=3)
    repeats = parser.parse_args(arguments).repeats
    browser_path = find_browser()
    if browser_path is None:
        print("No Chromium or Chrome was found; name one in $CHROMIUM.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        lab = LabServer(Path(name, "root"), Path(name, "home"))
        lab.root.mkdir()
        lab.home.mkdir()
        lab.start()
        browser = playwright.chromium.launch(executable_path=browser_path, args=list(FLAGS))
        print(f"{'job':24}{'until it shows, ms':>22}{'until it is gone, ms':>24}")
        for job in JOBS:
            found = []
            for number in range(repeats):
                folder = lab.root / f"{job.split(':')[0]}-{number}"
                write_task(folder)
                page = browser.new_page(viewport={"width": 1280, "height": 900})
                found.append(measure(LabPage(page, lab), folder, job))
                page.close()
                lab.end_kernels()
            shown, gone = (statistics.median(each) for each in zip(*found, strict=True))
            print(f"{job:24}{shown:>22,.0f}{gone:>24,.0f}", flush=True)
        browser.close()
        lab.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
