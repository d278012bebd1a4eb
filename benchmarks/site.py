"""How large the static page is, and how long it takes: a first preview, a first score, lessons.

    python -m benchmarks.site [--runs N]

Each run is a new browser profile, so everything is fetched and compiled anew, from a server on this
machine that does not compress. Times are medians of the runs, in seconds.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.lab import FLAGS, find_browser
from tests.browser.static_page import load_builder, served

WAIT = 300_000


def measure(browser: Browser, address: str) -> dict[str, float]:
    """Return the seconds of each thing that somebody waits for, in a profile of its own."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en")
    page = context.new_page()
    page.set_default_timeout(WAIT)
    found: dict[str, float] = {}

    def timed(name: str, act: Callable[[], object], wait: Callable[[], object]) -> None:
        begun = time.perf_counter()
        act()
        wait()
        found[name] = time.perf_counter() - begun

    rows = page.locator("#table tbody tr")
    timed("first preview", lambda: page.goto(address), page.locator("#prompt .seg").first.wait_for)
    page.locator("#state", has_text="The model is loaded").wait_for()
    timed("first score: PPL, 50 rows, 3 shots", page.locator("#score").click, rows.first.wait_for)
    timed("a letter typed, its prompt", lambda: _type(page), lambda: _shown(page))
    page.locator("#version").select_option("gen_v1")
    page.locator("#prompt", has_text="step by step").wait_for()
    timed(
        "score: GEN with steps, 50 rows",
        page.locator("#score").click,
        page.get_by_role("checkbox").nth(1).wait_for,
    )
    tabs = page.locator("nav a")
    full = page.locator("#value", has_text="40 / 40")
    tabs.nth(1).click()
    page.locator("#guess").fill("80")
    reveal = page.locator("#reveal")
    timed("lesson 02: a guess revealed, 40 rows at 8 shots", reveal.click, full.wait_for)
    cut = page.locator(".cut").first
    timed("lesson 03: a chain and all its cuts", tabs.nth(2).click, cut.wait_for)
    gone = page.locator(".step.gone").first
    timed("lesson 03: a cut at a click", cut.click, gone.wait_for)
    context.close()
    return found


def _type(page: Page) -> None:
    code = page.locator("#source")
    code.fill(code.input_value().replace("Question", "Problem"))


def _shown(page: Page) -> None:
    page.locator("#prompt", has_text="Problem").wait_for()


def main() -> None:
    """Build the page, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "site"
        builder = load_builder()
        builder.fetch()
        builder.build(out)
        files = sorted(
            (file for file in out.rglob("*") if file.is_file()), key=lambda f: -f.stat().st_size
        )
        for file in files[:6]:
            print(f"{file.stat().st_size / 1e6:8.2f} MB  {file.relative_to(out)}")
        print(
            f"{sum(file.stat().st_size for file in files) / 1e6:8.2f} MB  all {len(files)} files\n"
        )
        with served(out) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
            runs = [measure(browser, address) for _ in range(options.runs)]
            browser.close()
    for name in runs[0]:
        values = [run[name] for run in runs]
        print(
            f"{statistics.median(values):8.2f} s  {name}  ({min(values):.2f} to {max(values):.2f})"
        )


if __name__ == "__main__":
    main()
