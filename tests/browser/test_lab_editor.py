"""The editor in JupyterLab: completion from the kernel's rows, and files that others change."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.lab import LabPage
from tests.browser.project import TRANSFORM, question
from tests.browser.screen import Screen, linger

OPEN = 'import workbench\napp = workbench.Workbench("transforms/sums", model="fake")\napp'


@pytest.fixture
def screen(lab_page: LabPage, project: Path) -> Screen:
    """The workbench on the task `sums`."""
    screen = Screen(lab_page)
    lab_page.open_and_run(f"{project.name}/notebook.ipynb", [OPEN])
    expect(screen.prompt).to_contain_text(question(0))
    return screen


def test_a_field_is_completed_and_explained_with_the_row_s_value(screen: Screen) -> None:
    """The popup is whole, over the notebook's output, though the draft is half written; stepping
    to another row shows that row's value; comments and Shift-Enter stay in the editor."""
    page = screen.lab.page
    counts = screen.lab.execution_counts()
    screen.write(TRANSFORM + '\nx = data["')
    offered = page.locator(".cm-tooltip-autocomplete li")
    expect(offered).to_have_count(4)
    expect(offered.nth(1)).to_contain_text(f"str  {question(0)}")
    box = page.locator(".cm-tooltip-autocomplete").bounding_box()
    last = offered.last.bounding_box()
    assert box is not None
    assert last is not None
    assert last["y"] + last["height"] <= box["y"] + box["height"] + 1
    page.keyboard.type("que")
    expect(offered).to_have_count(1)
    expect(offered.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Tab")
    expect(screen.editor).to_contain_text('x = data["question"')
    page.keyboard.press("End")
    page.keyboard.type("]")
    expect(screen.editor).to_contain_text('x = data["question"]')
    page.keyboard.press("ControlOrMeta+/")
    expect(screen.editor).to_contain_text('# x = data["question"]')
    page.keyboard.press("Shift+Enter")
    screen.wait_until_kept()
    screen.button("Next of these rows (Alt-Shift-PageDown)").click()
    expect(screen.prompt).to_contain_text(question(1))
    comment = screen.editor.get_by_text('# x = data["question"]')
    line = comment.bounding_box()
    assert line is not None
    letter = line["width"] / len('# x = data["question"]')
    comment.hover(position={"x": 16 * letter, "y": line["height"] / 2})  # on the field's name
    expect(page.locator(".cm-tooltip-hover .wb-card")).to_contain_text(question(1))
    assert screen.lab.execution_counts() == counts


def test_a_snippet_from_the_menu_is_previewed_and_undone(screen: Screen) -> None:
    """What is inserted runs at once on the task's rows; the failing row of a broken draft is
    named where the squiggle is."""
    screen.button("Insert").click()
    screen.root.get_by_role("menuitem", name="Chain of thought").click()
    expect(screen.prompt).to_contain_text("Let's think step by step.")
    expect(screen.prompt).to_contain_text(question(0))
    screen.editor.press("ControlOrMeta+z")
    expect(screen.prompt).not_to_contain_text("step by step")
    assert screen.text_when(TRANSFORM) == TRANSFORM
    screen.write(TRANSFORM.replace("data['question']", "data['qestion']"))
    expect(screen.squiggles.first).to_be_visible()
    tooltip = screen.lab.page.locator(".cm-tooltip-lint")
    linger(screen.squiggles.first, tooltip)
    expect(tooltip).to_contain_text("line 3 · doc 0")


def test_a_file_changed_outside_is_noticed_and_never_taken_silently(
    screen: Screen, project: Path
) -> None:
    """Nobody touches the widget: the file changes, and it says so; then each side is taken, and
    a version that appears is opened."""
    task = project / "transforms" / "sums"
    mine, theirs = TRANSFORM.replace("Question:", "Mine:"), TRANSFORM.replace("Question:", "Git:")
    screen.write(mine)
    expect(screen.prompt).to_contain_text("Mine:")
    screen.wait_until_kept()
    (task / "transform_gen_v0.py").write_text(theirs, "utf-8")
    news = screen.root.get_by_role("status", name="Changed outside")
    expect(news).to_contain_text("The file of gen_v0 was changed outside.")
    assert screen.text_when(mine) == mine
    news.get_by_role("button", name="See the difference").click()
    expect(news.locator("[data-sign='+']")).to_contain_text("Git:")
    screen.lab.screenshot("changed-outside")
    news.get_by_role("button", name="Keep mine").click()
    expect(news).to_be_hidden()
    assert screen.text_when(mine) == mine
    (task / "transform_gen_v0.py").write_text(theirs.replace("Git:", "Git again:"), "utf-8")
    news.get_by_role("button", name="Take theirs").click()
    expect(screen.prompt).to_contain_text("Git again:")
    screen.editor.press("ControlOrMeta+z")
    expect(screen.prompt).to_contain_text("Mine:")
    (task / "transform_gen_v1.py").write_text(TRANSFORM.replace("Question:", "New:"), "utf-8")
    news.get_by_role("button", name="Open gen_v1").click()
    expect(screen.prompt).to_contain_text("New:")
    expect(news).to_be_hidden()


def test_vim_keys_follow_jupyterlab(lab_page: LabPage, project: Path) -> None:
    """Where JupyterLab's Vim extension has marked the notebook, the editor has Vim's keys, and
    none of them reaches the notebook."""
    lab_page.open(lab_page.server.write_notebook(f"{project.name}/notebook.ipynb", [OPEN]))
    lab_page.page.evaluate(
        "() => (window.jupyterapp.shell.currentWidget.node.dataset.jpVimMode = 'true')"
    )
    lab_page.run_all()
    screen = Screen(lab_page)
    expect(screen.prompt).to_contain_text(question(0))
    cells = lab_page.cells()
    screen.editor.click()
    for key in ("g", "g", "d", "d", "Escape", "Escape", "d", "d"):
        lab_page.page.keyboard.press(key)
    screen.wait_until_kept()
    assert screen.text_when(TRANSFORM.split("\n", 2)[2]) == TRANSFORM.split("\n", 2)[2]
    assert lab_page.cells() == cells
