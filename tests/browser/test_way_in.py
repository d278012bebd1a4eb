"""From the command line to the workbench on the screen."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.lab import KERNEL_IS_READY, LabPage, LabServer
from tests.browser.screen import Screen

ROOT = Path(__file__).parents[2]


class WayIn(LabServer):
    """The server that `workbench lab` starts, in its folder."""

    def _command(self) -> list[str]:
        own = [flag for flag in super()._command()[3:] if "root_dir" not in flag]
        return [sys.executable, "-m", "workbench", "lab", "--", *own]


@pytest.fixture
def way_in(tmp_path: Path) -> Iterator[WayIn]:
    """A folder like a fresh clone, opened by the command."""
    clone, home = tmp_path / "clone", tmp_path / "home"
    for name in ("transforms", "notebooks"):
        shutil.copytree(ROOT / name, clone / name)
    server = WayIn(clone, home)
    home.mkdir()
    server.start()
    yield server
    server.stop()


def test_workbench_lab_opens_the_tour_and_its_workbench_renders(
    browser: Browser, way_in: WayIn
) -> None:
    """The server's own address leads to the notebook, and its first cell to a prompt."""
    context = browser.new_context(viewport={"width": 1400, "height": 1000})
    lab = LabPage(context.new_page(), way_in)
    lab.page.goto(way_in.url(""))
    lab.page.wait_for_function(KERNEL_IS_READY)
    assert "notebooks/01_workbench.ipynb" in lab.page.url
    notebook = "window.jupyterapp.shell.currentWidget.content"
    first = f"{notebook}.widgets.findIndex((cell) => cell.model.type === 'code')"
    lab.page.evaluate(f"() => {{ {notebook}.activeCellIndex = {first} }}")
    lab.command("notebook:run-cell")
    screen = Screen(lab)
    expect(screen.prompt).to_contain_text("Question: ")
    lab.screenshot("way-in")
    context.close()
