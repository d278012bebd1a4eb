"""From the command line to the workbench on the screen."""

from __future__ import annotations

import re
import shutil
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.conftest import close_pages
from tests.browser.lab import START_MS, LabPage, LabServer
from tests.browser.screen import Screen

ROOT = Path(__file__).parents[2]


class WayIn(LabServer):
    """The server that `workbench lab` starts, in its folder."""

    def _command(self) -> list[str]:
        own = [flag for flag in super()._command()[3:] if "root_dir" not in flag]
        return [sys.executable, "-m", "workbench", "lab", "--", *own]


@pytest.fixture(scope="module")
def way_in(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WayIn]:
    """A folder like a fresh clone, opened by the command."""
    clone, home = tmp_path_factory.mktemp("clone"), tmp_path_factory.mktemp("home")
    for name in ("transforms", "notebooks"):
        shutil.copytree(ROOT / name, clone / name)
    server = WayIn(clone, home)
    server.start()
    yield server
    server.stop()
    # What `workbench lab` started ends with it.
    with pytest.raises(OSError):
        urllib.request.urlopen(server.url("api/status"), timeout=5)


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """What the pages share, so that JupyterLab's scripts are read and compiled once."""
    context = browser.new_context(viewport={"width": 1400, "height": 1000})
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, way_in: WayIn) -> Iterator[Page]:
    """A page of its own; nothing is stored from the last one, and no kernel runs."""
    yield context.new_page()
    close_pages(context, way_in.origin)
    way_in.end_kernels()


def test_workbench_lab_opens_the_tour_and_its_workbench_renders(page: Page, way_in: WayIn) -> None:
    """The server's own address leads to the notebook, and its first cell to a prompt."""
    lab = LabPage(page, way_in)
    lab.page.goto(way_in.url(""))
    lab.wait_for_kernel()
    assert "notebooks/01_workbench.ipynb" in lab.page.url
    notebook = "window.jupyterapp.shell.currentWidget.content"
    first = f"{notebook}.widgets.findIndex((cell) => cell.model.type === 'code')"
    lab.page.evaluate(f"() => {{ {notebook}.activeCellIndex = {first} }}")
    lab.command("notebook:run-cell")
    screen = Screen(lab)
    expect(screen.prompt).to_contain_text("Question: ", timeout=START_MS)
    lab.screenshot("way-in")


MOST_ACTIONS = 6

IS_SELECTED = """\
(word) => document.activeElement.closest(".wb") && String(getSelection()).trim() === word
"""


@dataclass
class Newcomer:
    """Counts what a person does: each click, key or typed phrase is one action."""

    done: list[str] = field(default_factory=list)

    def does(self, what: str, action: Callable[[], object]) -> None:
        action()
        self.done.append(what)


def selected(page: Page, word: str) -> bool:
    """Say whether a word in the workbench is selected: somebody who sees that JupyterLab has taken
    the focus away selects it again, which is one action more."""
    with suppress(PlaywrightTimeoutError):
        page.wait_for_function(IS_SELECTED, arg=word, timeout=15_000)
        return True
    return False


def test_a_newcomer_changes_the_cue_and_saves_what_helped(page: Page, way_in: WayIn) -> None:
    """From the open widget to a changed cue, scored, compared and saved: at most six actions."""
    lab = LabPage(page, way_in)
    lab.page.goto(way_in.url(""))
    lab.wait_for_kernel()
    screen, newcomer = Screen(lab), Newcomer()
    press = lab.page.keyboard.press
    cell = lab.page.locator(".jp-CodeCell").first
    cell.locator(".cm-content").click()
    press("Shift+Enter")
    expect(screen.prompt).to_contain_text("Question: ")
    cue = screen.editor.get_by_text("Question", exact=False).first
    # JupyterLab goes on to the next cell, and takes the focus there in its own time.
    expect(cell).not_to_have_class(re.compile("jp-mod-active"))
    newcomer.does("select the cue", cue.dblclick)
    while not selected(lab.page, "Question") and len(newcomer.done) < MOST_ACTIONS:
        newcomer.does("select it again", cue.dblclick)
    newcomer.does("type another", lambda: lab.page.keyboard.type("Sum"))
    expect(screen.prompt).to_contain_text("Sum")
    newcomer.does("score both", lambda: press("Alt+Enter"))
    expect(screen.root.locator(".wb-verdict")).to_contain_text("better", timeout=180_000)
    flips = screen.root.get_by_role("region", name="Compared docs").locator("tbody tr")
    expect(flips.first).to_be_visible()
    newcomer.does("open a flipped row", flips.first.get_by_role("button").click)
    opened = screen.root.get_by_role("region", name="Doc in both runs")
    expect(opened.locator("ins").first).to_have_text("Sum")
    newcomer.does("save", lambda: press("ControlOrMeta+s"))
    expect(screen.root.locator(".wb-saved")).to_contain_text("Saved as gen_v")
    assert len(newcomer.done) <= MOST_ACTIONS, newcomer.done
    lab.screenshot("newcomer")
