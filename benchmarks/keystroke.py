"""Time from a keystroke to its preview: JupyterLab, its kernel, the worker, a headless browser.

What is timed, inside the page: from the `keydown` event to the first frame drawn after the prompt
shows the character. It holds the browser's debounce, two trips between browser and kernel, and
running the transform. Each key changes the prompt of the doc and of every shot. What is *not*
covered: a remote server, a display, a person's own transform.

    python -m benchmarks.keystroke --shots 0 8 --keys 100
    python -m benchmarks.keystroke --live off on --shots 3 --every 450

With `--live` it types in a PPL transform on the 200 rows of `sums-mcq`, the teaching model loaded
and the live score off or on. That begins after a pause of 300 ms, so keys that are slower find it
at work, and faster ones never do.
"""

from __future__ import annotations

import argparse
import random
import shutil
import statistics
import string
import sys
import tempfile
from collections.abc import Sequence
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.lab import FLAGS, LabPage, LabServer, find_browser
from tests.browser.project import MARKED, write_task
from tests.browser.screen import Screen
from workbench.tasks.versions import save_version

NUM_DOCS = 1_000

MCQ = Path(__file__).parents[1] / "transforms" / "sums-mcq"

MARKED_MCQ = '''\
def transform(data, num_sample, r, dataset_name):
    right = [option for option, score in data["target_scores"].items() if score == 1][0]
    return {"input": MARK + data["question"] + "\\n", "output": right, "processed_output": right}


MARK = "typed:"'''

WARM = """\
from workbench.models.load import shared_model
shared_model("teaching")
workbench.Workbench("transforms/sums-mcq", method="ppl", num_fewshot=SHOTS, sample_size=200)"""

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
    browser: Browser, lab: LabServer, *, shots: int, keys: int, milliseconds: float, live: str
) -> list[float]:
    """Type `keys` letters, one every `milliseconds`; return how long each took to be previewed.

    The first five are left out: they warm the browser's and the kernel's code.
    """
    name = f"shots-{shots}{live}"
    folder = lab.root / name
    if live:
        task = Path(shutil.copytree(MCQ, folder / "transforms" / MCQ.name))
        save_version(task, MARKED_MCQ, "ppl", parent="ppl_v1")
        opening = WARM.replace("SHOTS", str(shots))
    else:
        write_task(folder, transform=MARKED, num_docs=NUM_DOCS)
        opening = f'workbench.Workbench("transforms/sums", model="fake", num_fewshot={shots})'
    page = LabPage(browser.new_page(viewport={"width": 1400, "height": 1000}), lab)
    cell = f"import workbench\n{opening}"
    page.open_and_run(f"{name}/keystroke.ipynb", [cell])
    screen = Screen(page)
    expect(screen.prompt).to_contain_text("typed:")
    if live == "on":
        screen.button("Live score").click()
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


def row(shots: int, live: str, latencies: Sequence[float]) -> str:
    """Return a line of the table."""
    p95 = statistics.quantiles(latencies, n=20, method="inclusive")[-1]
    times = (statistics.median(latencies), p95, max(latencies))
    cells = [f"{shots}", live or "–", f"{len(latencies)}", *(f"{t:.0f}" for t in times)]
    return f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark and print a table, in milliseconds."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--shots", type=int, nargs="+", default=[0, 8])
    parser.add_argument("--keys", type=int, default=100)
    parser.add_argument("--every", type=float, default=200.0, help="milliseconds between keys")
    parser.add_argument("--live", nargs="+", choices=("off", "on"), default=[""])
    options = parser.parse_args(arguments)
    path = find_browser()
    if path is None:
        print("No Chromium or Chrome was found; name one in $CHROMIUM.", file=sys.stderr)
        return 2
    docs = "200 docs, teaching model" if options.live != [""] else f"{NUM_DOCS:,} docs"
    print(f"A key every {options.every:.0f} ms, {docs}; milliseconds from key to preview")
    print("| shots | live score | keys | median ms | p95 ms | max ms |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root, home = Path(folder, "root"), Path(folder, "home")
        root.mkdir()
        lab = LabServer(root, home)
        lab.start()
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            for shots, live in product(options.shots, options.live):
                latencies = measure(
                    browser,
                    lab,
                    shots=shots,
                    keys=options.keys,
                    milliseconds=options.every,
                    live=live,
                )
                print(row(shots, live, latencies), flush=True)
        finally:
            browser.close()
            lab.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
