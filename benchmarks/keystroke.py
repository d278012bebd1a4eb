"""Time from a keystroke to its preview: JupyterLab, its kernel, the worker, a headless browser.

What is timed, inside the page: from the `keydown` event to the first frame drawn after the prompt
shows the character. It holds the browser's debounce, two trips between browser and kernel, and
running the transform. Each key changes the prompt of the doc and of every shot. What is *not*
covered: a remote server, a display, a person's own transform.

    python -m benchmarks.keystroke --shots 0 8 --keys 100
"""

from __future__ import annotations

import argparse
import random
import statistics
import string
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.lab import FLAGS, LabPage, LabServer, find_browser
from tests.browser.project import MARKED, write_task
from tests.browser.screen import Screen

NUM_DOCS = 1_000

WATCH = """
(start) => {
  const prompt = document.querySelector(".wb [aria-label=Prompt]");
  const waiting = [];
  window.latencies = [];
  let typed = start;
  addEventListener("keydown", (event) => {
    if (event.key.length !== 1) return;
    typed += event.key;
    waiting.push({ text: typed, at: performance.now() });
  }, true);
  new MutationObserver(() => {
    while (waiting.length && prompt.textContent.includes(waiting[0].text)) {
      const { at } = waiting.shift();
      requestAnimationFrame(() => window.latencies.push(performance.now() - at));
    }
  }).observe(prompt, { childList: true, subtree: true, characterData: true });
}
"""


def measure(
    browser: Browser, lab: LabServer, *, shots: int, keys: int, milliseconds: float
) -> list[float]:
    """Type `keys` letters, one every `milliseconds`; return how long each took to be previewed.

    The first five are left out: they warm the browser's and the kernel's code.
    """
    folder = lab.root / f"shots-{shots}"
    write_task(folder, transform=MARKED, num_docs=NUM_DOCS)
    page = LabPage(browser.new_page(viewport={"width": 1400, "height": 1000}), lab)
    cell = (
        "import workbench\n"
        f'workbench.Workbench("transforms/sums", model="fake", num_fewshot={shots})'
    )
    page.open_and_run(f"shots-{shots}/keystroke.ipynb", [cell])
    screen = Screen(page)
    expect(screen.prompt).to_contain_text("typed:")
    page.page.evaluate(WATCH, "typed:")
    screen.editor.click()
    page.page.keyboard.press("ControlOrMeta+End")
    page.page.keyboard.press("ArrowLeft")
    letters = random.Random(0).choices(string.ascii_lowercase, k=keys + 5)
    for letter in letters:
        page.page.keyboard.press(letter)
        page.page.wait_for_timeout(milliseconds)
    page.page.wait_for_function("count => window.latencies.length === count", arg=len(letters))
    latencies = page.page.evaluate("() => window.latencies")
    page.page.close()
    lab.end_kernels()
    return latencies[5:]


def row(shots: int, latencies: Sequence[float]) -> str:
    """Return a line of the table."""
    p95 = statistics.quantiles(latencies, n=20, method="inclusive")[-1]
    times = (statistics.median(latencies), p95, max(latencies))
    return " | ".join(
        ["", f"{shots}", f"{len(latencies)}", *(f"{t:.0f}" for t in times), ""]
    ).strip()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark and print a table, in milliseconds."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--shots", type=int, nargs="+", default=[0, 8])
    parser.add_argument("--keys", type=int, default=100)
    parser.add_argument("--every", type=float, default=200.0, help="milliseconds between keys")
    options = parser.parse_args(arguments)
    path = find_browser()
    if path is None:
        print("No Chromium or Chrome was found; name one in $CHROMIUM.", file=sys.stderr)
        return 2
    print(
        f"A key every {options.every:.0f} ms, {NUM_DOCS:,} docs; milliseconds from key to preview"
    )
    print("| shots | keys | median ms | p95 ms | max ms |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root, home = Path(folder, "root"), Path(folder, "home")
        root.mkdir()
        lab = LabServer(root, home)
        lab.start()
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            for shots in options.shots:
                latencies = measure(
                    browser, lab, shots=shots, keys=options.keys, milliseconds=options.every
                )
                print(row(shots, latencies), flush=True)
        finally:
            browser.close()
            lab.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
