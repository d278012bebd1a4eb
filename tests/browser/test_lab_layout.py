"""The frame in a real JupyterLab: what is remembered, which language, which theme, whose keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.contrast import low_contrast
from tests.browser.lab import LabPage, LabServer
from tests.browser.project import TRANSFORM, question
from tests.browser.screen import Screen

OPEN = """\
import workbench
app = workbench.Workbench("transforms/sums", model="fake")
app"""

THEMES = ("JupyterLab Light", "JupyterLab Dark", "JupyterLab Dark High Contrast")


def open_workbench(page: LabPage, project: Path) -> Screen:
    screen = Screen(page)
    page.open_and_run(f"{project.name}/notebook.ipynb", [OPEN])
    expect(screen.prompt).to_contain_text(question(0))
    return screen


def test_the_layout_is_remembered(lab_page: LabPage, project: Path) -> None:
    """Split, height and pane are the same when the cell is run again, and on another page."""
    screen = open_workbench(lab_page, project)
    frame, page = screen.root.locator(".wb-frame"), lab_page.page
    splitter = screen.root.get_by_role("separator", name="Size of the editor")
    splitter.press("ArrowLeft")
    share = splitter.get_attribute("aria-valuenow")
    screen.root.get_by_role("separator", name="Height of the workbench").press("ArrowUp")
    height = frame.evaluate("(e) => e.clientHeight")
    screen.root.get_by_role("tab").last.click()
    for again in (lab_page.run_all, lambda: lab_page.open(project / "notebook.ipynb")):
        frame.evaluate("(e) => e.classList.add('old')")
        again()
        if page.locator(".wb-frame").count() == 0:
            lab_page.run_all()
        expect(page.locator(".wb-frame.old")).to_have_count(0)
        expect(splitter).to_have_attribute("aria-valuenow", str(share))
        expect(screen.root.get_by_role("tab").last).to_have_attribute("aria-selected", "true")
        assert frame.evaluate("(e) => e.clientHeight") == height


def test_a_cell_that_is_run_again_goes_on_where_it_was(lab_page: LabPage, project: Path) -> None:
    """The new widget has the row, the pinned row beside it, the shots and the draft of the old."""
    screen, page = open_workbench(lab_page, project), lab_page.page
    current = screen.prompt.locator("[data-kind='input']").last
    pinned = screen.root.get_by_role("region", name="Prompt of the pinned row")
    shots = screen.root.get_by_role("textbox", name="shots")
    shots.fill("1")
    shots.press("Enter")
    screen.editor.press("Alt+Shift+P")
    screen.editor.press("Alt+ArrowDown")
    expect(current).to_contain_text(question(1))
    expect(pinned).to_contain_text(question(0))
    screen.write(TRANSFORM.replace("Question:", "Task:"))
    expect(pinned).to_contain_text(f"Task: {question(0)}")
    lab_page.screenshot("pinned")
    page.locator(".wb-frame").evaluate("(e) => e.classList.add('old')")
    lab_page.run_all()
    expect(page.locator(".wb-frame.old")).to_have_count(0)
    expect(current).to_contain_text(f"Task: {question(1)}")
    expect(pinned).to_contain_text(f"Task: {question(0)}")
    expect(shots).to_have_value("1")
    screen.button("Unpin").click()
    expect(pinned).to_have_count(0)


def test_no_key_of_the_workbench_does_anything_to_the_notebook(
    lab_page: LabPage, project: Path
) -> None:
    """The workbench's keys, and those that JupyterLab has on its own cells, from every part."""
    screen = open_workbench(lab_page, project)
    notebook = project / "notebook.ipynb"
    before = (lab_page.cells(), lab_page.execution_counts(), notebook.read_bytes())
    parts = (
        screen.root.get_by_role("tab").first,
        screen.root.get_by_role("separator", name="Size of the editor"),
        screen.button("Settings"),
        screen.root.get_by_role("radio", name="GEN"),
    )
    press = lab_page.page.keyboard.press
    for part in parts:
        part.focus()
        for key in ("d", "d", "x", "b", "m", "0", "0", "Shift+Enter", "ControlOrMeta+b"):
            press(key)
    for key in ("ControlOrMeta+s", "F6", "Alt+PageDown", "Alt+ArrowDown", "F1"):
        press(key)
    expect(screen.root.get_by_role("dialog", name="Keys")).to_be_visible()
    press("d")
    press("Escape")
    screen.show("Prompt")  # Alt-PageDown has left it
    expect(screen.prompt).to_contain_text(question(1))
    assert (lab_page.cells(), lab_page.execution_counts(), notebook.read_bytes()) == before


def test_text_can_be_told_from_its_ground_in_every_theme(lab_page: LabPage, project: Path) -> None:
    """4.5 to 1 at least in JupyterLab's light, dark and high-contrast themes."""
    screen = open_workbench(lab_page, project)
    screen.write("def transform(data, num_sample, r, dataset_name):\n    return data['x']\n")
    expect(screen.diagnostics.first).to_contain_text("KeyError")
    problems = {}
    for theme in THEMES:
        lab_page.set_theme(theme)
        for tab in screen.root.get_by_role("tab").all():
            tab.click()
            problems[theme, tab.inner_text()] = low_contrast(screen.root)
        lab_page.screenshot(f"theme-{theme.split()[-1].lower()}")
    lab_page.set_theme(THEMES[0])
    assert {place: found for place, found in problems.items() if found} == {}


@pytest.fixture
def chinese(lab: LabServer) -> Iterator[None]:
    """JupyterLab's language set to Chinese, as its menu Settings, Language does."""
    folder = lab.home / "config/lab/user-settings/@jupyterlab/translation-extension"
    path = folder / "plugin.jupyterlab-settings"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"locale": "zh_CN"}), "utf-8")
    yield
    path.unlink()


@pytest.mark.usefixtures("chinese")
def test_the_workbench_follows_jupyterlab_s_language(lab_page: LabPage, project: Path) -> None:
    """What the browser half says and what the kernel says, whatever the browser's own language."""
    screen = Screen(lab_page)
    notebook = lab_page.server.write_notebook(f"{project.name}/notebook.ipynb", [OPEN])
    lab_page.open(notebook, anew=True)
    lab_page.run_all()
    expect(lab_page.page.locator("html")).to_have_attribute("lang", "zh-CN")
    expect(screen.root.get_by_role("tab", name="提示")).to_be_visible()
    expect(screen.draft_state).to_have_text("草稿已保留 ✓")
    expect(screen.root.get_by_role("separator", name="编辑器大小")).to_be_visible()
    lab_page.screenshot("chinese")
