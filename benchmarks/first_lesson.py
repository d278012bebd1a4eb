"""Time from `workbench lab` to chain of thought compared with direct answers, in a browser.

What a newcomer does in the tour is done at once, one step after the other: open it, run the first
cell, score the version with steps, switch to direct answers and score those, then run the cells
that draw both by the number of terms. Each step ends when its result is on the screen. What is
*not* covered: installing, reading, moving the mouse, a display.

    python -m benchmarks.first_lesson
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.lab import FLAGS, LabPage, find_browser
from tests.browser.screen import Screen
from tests.browser.test_way_in import ROOT, WayIn

LIMIT_SECONDS = 60.0
WAIT_MS = 120_000.0
NOTEBOOK = "window.jupyterapp.shell.currentWidget.content"
CODE_CELLS = f"""
() => {NOTEBOOK}.widgets.map((cell, i) => [i, cell.model])
  .filter(([, model]) => model.type === "code")
  .map(([i, model]) => [i, model.sharedModel.getSource()])
"""


def run_cell(lab: LabPage, index: int) -> None:
    """Run one cell, and wait for it to end."""
    lab.page.evaluate(f"(index) => {{ {NOTEBOOK}.activeCellIndex = index }}", index)
    lab.command("notebook:run-cell")
    lab.wait_for_kernel()


def score(screen: Screen) -> str:
    """Press Run, wait for the end, and return what the first metric says."""
    screen.button("Run").click()
    screen.wait_for_run("done")
    return " ".join(screen.metrics.first.inner_text().split())


def first_lesson(browser: Browser, server: WayIn) -> Iterator[str]:
    """Take the steps, yielding what each ended with."""
    server.start()
    yield "the server answers"
    lab = LabPage(browser.new_page(viewport={"width": 1400, "height": 1000}), server)
    lab.page.set_default_timeout(WAIT_MS)
    expect.set_options(timeout=WAIT_MS)
    lab.page.goto(server.url(""))
    lab.wait_for_kernel()
    yield "the tour is open"
    cells: list[tuple[int, str]] = lab.page.evaluate(CODE_CELLS)
    run_cell(lab, cells[0][0])
    screen = Screen(lab)
    expect(screen.prompt).to_contain_text("Question: ")
    yield "the workbench shows a prompt"
    screen.show("Run")
    yield f"scored with steps: {score(screen)}"
    screen.root.get_by_role("radio", name="direct").click()
    expect(screen.progress).not_to_have_attribute("data-status", "running")
    yield f"scored direct: {score(screen)}"
    drawn = next(i for i, (_, source) in enumerate(cells) if "plt.show()" in source)
    for index, _ in cells[1 : drawn + 1]:
        run_cell(lab, index)
    expect(lab.page.locator(".jp-OutputArea img").last).to_be_visible()
    yield "the comparison is drawn"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark, print the seconds of each step, and return 1 above a minute."""
    argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0]).parse_args(arguments)
    path = find_browser()
    if path is None:
        print("No Chromium or Chrome was found; name one in $CHROMIUM.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        clone, home = Path(folder, "clone"), Path(folder, "home")
        home.mkdir()
        for name in ("transforms", "notebooks"):
            shutil.copytree(ROOT / name, clone / name)
        server = WayIn(clone, home)
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        started = before = time.monotonic()
        try:
            for step in first_lesson(browser, server):
                now = time.monotonic()
                print(f"{now - before:6.1f} s  {step}", flush=True)
                before = now
        finally:
            browser.close()
            server.stop()
    total = before - started
    print(f"{total:6.1f} s  in all, of {LIMIT_SECONDS:.0f}")
    return int(total > LIMIT_SECONDS)


if __name__ == "__main__":
    sys.exit(main())
