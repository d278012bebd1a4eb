"""Take the pictures of the documentation anew: the workbench in JupyterLab, in each theme, English
and Chinese, wide and narrow.

    python -m tests.browser.screenshots docs/images
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.lab import FLAGS, SPLASH, LabPage, LabServer, find_browser
from tests.browser.screen import Screen

ROOT = Path(__file__).parents[2]


REVIEWS = [
    ("The noodles were cold, but the waiter was kind about it.", "negative"),
    ("Best dumplings in town, and nobody hurries you.", "positive"),
    ("We waited an hour for a table by the door.", "negative"),
    ("I would come back any day of the week.", "positive"),
]


@dataclass(frozen=True)
class Picture:
    """One picture: what it shows, and how wide the page is, in CSS pixels.

    `code` opens the widget; `tab` and `pane` are what is shown of it. `key` is pressed first, and
    what it starts is waited for. `whole` shows JupyterLab with its file browser, else the widget.
    """

    name: str
    code: str = 'workbench.Workbench("transforms/sums", num_fewshot=3)'
    theme: str = "JupyterLab Light"
    tab: str = "prompt"
    pane: str = ""
    key: str = ""
    width: int = 1280
    whole: bool = False


COMPARED = """\
app = workbench.Workbench("transforms/coin-flip", version="gen_v0", num_fewshot=4)
steps = app.session.source("gen_v1")
app.session.edit(steps.replace("Let's think step by step.", "Think it through."))
app.refresh()
app"""

CHINESE = 'workbench.Workbench("transforms/entailment", num_fewshot=3, language="zh")'

PICTURES = (
    Picture("workbench-light"),
    Picture("workbench-dark", theme="JupyterLab Dark"),
    Picture("workbench-contrast", theme="JupyterLab Dark High Contrast"),
    Picture("workbench-zh", CHINESE),
    Picture("workbench-700", width=868),
    Picture("workbench-830", width=998),
    Picture("workbench-1280", whole=True),
    Picture("workbench-1920", width=1920, whole=True),
    Picture("results-dark", COMPARED, "JupyterLab Dark", "scores", "results", "Alt+Enter"),
    Picture("compare-light", COMPARED, tab="scores", pane="compare", key="Alt+Enter"),
    Picture("grid-light", COMPARED, tab="scores", pane="grid", key="Alt+Enter"),
    Picture("data-light", tab="data", pane="rows"),
    Picture("history-light", COMPARED, tab="history", key="Alt+Enter"),
    Picture("new-light", 'workbench.Workbench("reviews.csv")', tab=""),
)


def take(browser: Browser, lab: LabServer, picture: Picture, folder: Path) -> Path:
    """Save one picture in `folder`, and return its path."""
    page = browser.new_page(viewport={"width": picture.width, "height": 900})
    screen = Screen(LabPage(page, lab))
    notebook = lab.write_notebook(f"{picture.name}.ipynb", [f"import workbench\n{picture.code}"])
    place = "lab/tree" if picture.whole else "doc/tree"
    page.goto(lab.url(f"{place}/{notebook.name}", "&reset"))
    screen.lab.wait_for_kernel()
    page.wait_for_selector(SPLASH, state="detached")
    screen.lab.set_theme(picture.theme)
    screen.lab.run_all()
    if picture.tab:
        expect(screen.root.locator(".wb-segment").first).to_be_visible()
        expect(screen.root.locator(".wb-status-lint")).to_be_visible()
        show(screen, picture)
    else:
        expect(screen.root.locator(".wb-new-first").first).to_be_visible()
    path = folder / f"{picture.name}.png"
    shown = page if picture.whole else screen.root
    shown.screenshot(path=path)
    page.close()
    lab.end_kernels()
    return path


def show(screen: Screen, picture: Picture) -> None:
    """Press the key, wait for what it starts, and bring the pane to the front."""
    if picture.key:
        screen.editor.press(picture.key)
        expect(screen.root.locator(".wb-verdict")).to_be_visible(timeout=120_000)
        expect(screen.jobs).to_have_count(0, timeout=120_000)
    screen.root.locator(f"[role=tab][data-id={picture.tab}]").click()
    if picture.pane:
        screen.root.locator(f".wb-switch [data-id={picture.pane}]:visible").click()
    if picture.pane == "grid":
        screen.button("Fill the grid").click()
        expect(screen.jobs).not_to_have_count(0)
        expect(screen.jobs).to_have_count(0, timeout=240_000)
    if picture.pane == "results":
        expect(screen.root.locator(".wb-dot").first).to_be_visible()


def main(arguments: Sequence[str]) -> int:
    """Take all pictures, or those named after the folder."""
    folder, *names = arguments
    browser_path = find_browser()
    if browser_path is None:
        print("No Chromium or Chrome was found; name one in $CHROMIUM.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        root, home = Path(name, "root"), Path(name, "home")
        shutil.copytree(ROOT / "transforms", root / "transforms")
        home.mkdir()
        rows = [f'{n},"{text}",{label}' for n, (text, label) in enumerate(REVIEWS * 15)]
        (root / "reviews.csv").write_text("\n".join(["id,review,label", *rows]), "utf-8")
        lab = LabServer(root, home)
        settings = home / "config/lab/user-settings/@jupyterlab/notebook-extension"
        settings.mkdir(parents=True)
        (settings / "tracker.jupyterlab-settings").write_text(json.dumps({"windowingMode": "none"}))
        lab.start()
        browser = playwright.chromium.launch(executable_path=browser_path, args=list(FLAGS))
        try:
            for picture in PICTURES:
                if not names or picture.name in names:
                    print(take(browser, lab, picture, Path(folder)), flush=True)
        finally:
            browser.close()
            lab.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
