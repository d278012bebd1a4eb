"""The linter in JupyterLab, while a person types."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.lab import LabPage
from tests.browser.project import NUM_DOCS, TRANSFORM
from tests.browser.screen import linger
from tests.browser.test_lab import open_workbench


def test_a_space_typed_at_the_cue_s_end_is_marked_until_it_is_gone(
    lab_page: LabPage, project: Path
) -> None:
    """The line, the count, the rows: all of them name it, and none once it is taken away."""
    screen = open_workbench(lab_page, project)
    count = screen.root.locator(".wb-status-lint")
    expect(count).to_have_text("lint ✓")
    screen.write(TRANSFORM.replace("Answer:", "Answer: "))
    mark = screen.editor.locator(".wb-lint-mark")
    expect(mark.first).to_contain_text("Answer: ")
    expect(count).to_contain_text("error")
    tooltip = lab_page.page.locator(".cm-tooltip-lint")
    linger(mark.first, tooltip)
    expect(tooltip).to_contain_text("text/trailing-space")
    count.click()
    found = screen.root.get_by_role("region", name="What the linter found")
    expect(found.locator("li").first).to_contain_text("text/trailing-space")
    lab_page.screenshot("lint")
    found.get_by_role("button", name="Show the rows").click()
    table = screen.root.get_by_role("region", name="Rows of the task")
    expect(table.locator("tbody tr").first.locator(".wb-mark")).to_contain_text("trailing-space")
    kinds = screen.root.locator(".wb-task-rows").get_by_label("Which rows")
    expect(kinds.locator("option:checked")).to_have_text(f"linted {NUM_DOCS}")
    screen.write(TRANSFORM)
    expect(count).to_have_text("lint ✓")
    expect(mark).to_have_count(0)
    expect(table.locator("tbody tr")).to_have_count(0)
