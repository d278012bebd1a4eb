"""Take the pictures of the documentation anew: the workbench in JupyterLab, light and dark, English
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

from tests.browser.lab import FLAGS, LabPage, LabServer, find_browser
from tests.browser.screen import Screen

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Picture:
    """One picture: what it shows of which task, and how wide the output is, in CSS pixels.

    `tab` is a tab's identifier in the widget; `scored` runs the draft on a few docs before.
    """

    name: str
    task: str = "sums"
    theme: str = "JupyterLab Light"
    language: str = "auto"
    tab: str = "preview"
    scored: bool = False
    width: int = 1360


PICTURES = (
    Picture("workbench-light"),
    Picture("workbench-dark", theme="JupyterLab Dark"),
    Picture("workbench-zh", task="entailment", language="zh"),
    Picture("workbench-narrow", width=760),
    Picture("results-dark", theme="JupyterLab Dark", tab="results", scored=True),
)

CELL = """\
import workbench
app = workbench.Workbench("transforms/{task}", num_fewshot=3, language="{language}")
app"""


def take(browser: Browser, lab: LabServer, picture: Picture, folder: Path) -> Path:
    """Save one picture in `folder`, and return its path."""
    page = browser.new_page(viewport={"width": picture.width, "height": 920}, device_scale_factor=2)
    screen = Screen(LabPage(page, lab))
    cell = CELL.format(task=picture.task, language=picture.language)
    screen.lab.open_and_run(f"{picture.name}.ipynb", [cell])
    screen.lab.set_theme(picture.theme)
    expect(screen.root.locator(".wb-segment").first).to_be_visible()
    expect(screen.root.locator(".wb-status-lint")).to_be_visible()
    if picture.scored:
        screen.editor.press("ControlOrMeta+Enter")
        screen.wait_for_run("done")
    screen.root.locator(f"[role=tab][data-id={picture.tab}]").click()
    path = folder / f"{picture.name}.png"
    screen.root.locator(".wb-frame").screenshot(path=path)
    page.close()
    lab.end_kernels()
    return path


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
