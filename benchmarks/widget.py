"""What the workbench costs to open and to keep open: time, memory, and bytes to the browser.

Opening is timed from a task's folder to its first preview, in this process, after `import`; first
paint inside the page, from running the cell to the first frame with a prompt in it, imports of the
package included. Memory is the process's own, after as many edits as a day's work has. The
largest message is that of any pane, for tasks of growing size. Not covered: a remote server, a
model, a display.

    python -m benchmarks.widget
    python -m benchmarks.widget --no-browser
"""

from __future__ import annotations

import argparse
import gc
import gzip
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.browser.lab import FLAGS, LabPage, LabServer, find_browser
from tests.browser.project import TRANSFORM, write_task
from workbench.models.memory.free import memory_in_use
from workbench.session.session import Session
from workbench.widgets.app import Workbench

STATIC = Path(__file__).parents[1] / "workbench" / "widgets" / "static"
ROWS = (100, 1_000, 100_000)
LONG_ROW = 5_000_000

PAINTED = """
() => new Promise((resolve) => {
  const begun = performance.now();
  const seen = () => document.querySelector(".wb [aria-label=Prompt]")?.textContent;
  const watch = new MutationObserver(() => {
    if (!seen()) return;
    watch.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - begun));
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  window.jupyterapp.commands.execute("notebook:run-all-cells");
})
"""


def opening(task: Path, repeats: int) -> list[float]:
    """Return seconds from the folder to the first preview."""
    seconds = []
    for _ in range(repeats):
        gc.collect()
        begun = time.perf_counter()
        session = Session(task, model="fake")
        session.preview()
        seconds.append(time.perf_counter() - begun)
        session.close()
    return seconds


@contextmanager
def widget_on(task: Path, shots: int = 8) -> Iterator[Workbench]:
    """Yield a drawn workbench that no page listens to."""
    widget = Workbench(task, model="fake", num_fewshot=shots)
    try:
        yield widget
    finally:
        widget.close()


def largest_message(widget: Workbench) -> tuple[str, int]:
    """Return the pane with the largest view model, and its size in bytes."""
    views = {name: getattr(widget, name) for name in widget._views()}
    sizes = {n: len(json.dumps(v, ensure_ascii=False).encode()) for n, v in views.items()}
    return max(sizes.items(), key=lambda item: item[1])


def memory_after(task: Path, edits: int) -> tuple[float, float]:
    """Return MB in use before and after so many edits, each previewed."""
    with widget_on(task) as widget:
        used = []
        for number in range(edits + 50):
            if number in (50, edits + 49):  # the first edits fill caches that stay
                gc.collect()
                found = memory_in_use("cpu")
                used.append(found.used / 1e6 if found else float("nan"))
            source = TRANSFORM.replace("Question", f"Question {number}")
            widget._handle_custom_msg(
                {"type": "edit", "view": "v", "seq": number, "source": source}, []
            )
            widget.host.main.drain()
        return used[0], used[1]


def first_paint(root: Path, repeats: int) -> list[float]:
    """Return seconds from running the cell to the first prompt, each in a fresh kernel."""
    from playwright.sync_api import sync_playwright

    path = find_browser()
    if path is None:
        return []
    write_task(root, num_docs=1_000)
    (root / "home").mkdir()
    lab = LabServer(root, root / "home")
    lab.start()
    seconds = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            cell = 'import workbench\nworkbench.Workbench("transforms/sums", model="fake")'
            notebook = lab.write_notebook("paint.ipynb", [cell])
            for _ in range(repeats):
                page = LabPage(browser.new_page(), lab)
                page.open(notebook)
                seconds.append(page.page.evaluate(PAINTED) / 1000)
                page.page.close()
                lab.end_kernels()
        finally:
            browser.close()
            lab.stop()
    return seconds


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark and print what it found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--edits", type=int, default=1_000)
    parser.add_argument("--no-browser", action="store_true")
    options = parser.parse_args(arguments)
    for name in ("workbench.js", "workbench.css"):
        raw = (STATIC / name).read_bytes()
        print(f"{name}: {len(raw) / 1000:.0f} kB, {len(gzip.compress(raw)) / 1000:.0f} kB gzipped")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for rows in ROWS:
            task = write_task(folder / str(rows), num_docs=rows)
            seconds = opening(task, options.repeats)
            with widget_on(task) as widget:
                pane, size = largest_message(widget)
            print(
                f"{rows:,} rows: opened in {statistics.median(seconds):.2f} s "
                f"(at most {max(seconds):.2f}); largest message {size / 1000:.1f} kB ({pane})"
            )
        task = write_task(folder / "long", num_docs=20)
        row = {"question": "文" * LONG_ROW, "answer": "1"}
        (task / "data" / "sums.jsonl").write_text(
            f"{json.dumps(row, ensure_ascii=False)}\n" * 2, "utf-8"
        )
        with widget_on(task, shots=1) as widget:
            pane, size = largest_message(widget)
        print(f"rows of {LONG_ROW:,} characters: largest message {size / 1000:.0f} kB ({pane})")
        before, after = memory_after(folder / "1000" / "transforms" / "sums", options.edits)
        print(f"{options.edits:,} edits: {before:.0f} MB before, {after:.0f} MB after")
        if not options.no_browser:
            paint = first_paint(folder / "paint", options.repeats)
            shown = ", ".join(f"{s:.2f}" for s in paint) or "no browser"
            print(f"first paint after the cell runs: {shown} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
