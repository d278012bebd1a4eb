"""What the linter found, on a page without Jupyter: the count, the list, the editor's marks."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.dom import Show, Widget, plain_views
from tests.browser.screen import linger
from tests.unit.widgets.sums import PARENT
from workbench.lint.finding import Finding, LintReport
from workbench.widgets.views.lint import lint_view

HOSTILE = "<img src=x onerror='window.hit=1'>"
FOUND = (
    Finding("text/trailing-space", "error", f"a  space {HOSTILE}", "Take it away.", 3, (4, 5), 2),
    Finding("code/random", "hint", "draws", "Seed it.", 4),
)


def lint(*findings: Finding, view: str = "", seq: int = 0) -> dict[str, Any]:
    shown = lint_view(LintReport("sums", "draft", findings, 200), PARENT)
    return {**shown, "view": view, "seq": seq}


def page(show: Show, *, width: int = 1200) -> Widget:
    return show({**plain_views(), "lint": lint(*FOUND)}, width=width)


def test_the_count_opens_the_list_and_the_list_leads_to_lines_and_rows(show: Show) -> None:
    """By pointer and by keyboard, with the focus back where it was; texts stay texts, to
    the space."""
    widget = page(show)
    count = widget.page.locator(".wb-status-lint")
    expect(count).to_have_text("lint: ✕ 1 error  ◦ 1 hint")
    found = widget.page.get_by_role("region", name="What the linter found")
    expect(found).to_be_hidden()
    count.click()
    expect(found.locator("li")).to_have_count(2)
    expect(found.locator("li").first).to_contain_text("text/trailing-space")
    assert "a  space <img" in found.locator("li").first.inner_text()
    why = found.get_by_text("Vocabularies hold a word together")
    expect(why).to_be_hidden()
    found.get_by_role("button", name="text/trailing-space").click()
    expect(why).to_be_visible()
    widget.publish(lint=lint(*FOUND))
    expect(why).to_be_visible()
    found.get_by_role("button", name="text/trailing-space").press("Enter")
    expect(why).to_be_hidden()
    found.get_by_role("button", name="line 3").click()
    expect(widget.page.locator(".wb-editor .cm-content")).to_be_focused()
    expect(widget.page.locator(".cm-activeLine")).to_contain_text('"input"')
    found.get_by_role("button", name="2 rows").click()
    assert widget.sent("configure") == [{"type": "configure", "changes": {"doc_id": 4}}]
    found.get_by_role("button", name="Show the rows").click()
    assert {"type": "rows", "kind": "linted"} in widget.sent("rows")
    expect(widget.page.get_by_role("tabpanel", name="Data")).to_be_visible()
    expect(widget.page.get_by_role("radio", name="Rows")).to_be_checked()
    found.get_by_role("button", name="2 rows").press("Escape")
    expect(found).to_be_hidden()
    expect(count).to_be_focused()
    count.press("Alt+Shift+L")
    expect(found.locator("li").first.get_by_role("button").first).to_be_focused()
    assert widget.page.evaluate("() => window.hit") is None


def test_the_linter_s_marks_stand_beside_the_preview_s(show: Show) -> None:
    """Neither takes the other's away; what is typed moves both; a hover says rule and fix."""
    widget = page(show)
    marks = widget.page.locator(".cm-content .wb-lint-mark")
    expect(marks).to_have_count(2)
    expect(widget.page.locator(".cm-gutter-lint .cm-lint-marker")).to_have_count(2)
    view = widget.page.evaluate("() => window.model.get('preview')")
    error = {"severity": "error", "place": "line 1", "text": "E", "range": [0, 3], "doc_id": None}
    widget.publish(preview={**view, "diagnostics": [error]})
    expect(widget.page.locator(".cm-lintRange-error:not(.wb-lint-mark)")).to_have_text("def")
    expect(marks).to_have_count(2)
    text = marks.first.text_content()
    widget.page.locator(".wb-editor .cm-content").click()
    widget.page.keyboard.press("Control+Home")
    widget.page.keyboard.type("# one more line\n")
    expect(marks.first).to_have_text(str(text))
    tooltip = widget.page.locator(".cm-tooltip-lint")
    linger(marks.first, tooltip)
    for said in ("✕ error", "text/trailing-space", "Take it away.", HOSTILE):
        expect(tooltip).to_contain_text(said)
    widget.publish(lint=lint())
    expect(widget.page.locator(".wb-status-lint")).to_have_text("lint ✓")


def test_a_tooltip_stays_while_what_it_is_of_stays(show: Show) -> None:
    """The same findings come again, as after every rest of the typing: nobody stops reading."""
    widget = page(show)
    marks = widget.page.locator(".cm-content .wb-lint-mark")
    tooltip = widget.page.locator(".cm-tooltip-lint")
    linger(marks.first, tooltip)
    expect(tooltip).to_be_visible()
    tooltip.evaluate("(one) => (one.dataset.read = 'yes')")
    preview = widget.page.evaluate("() => window.model.get('preview')")
    widget.publish(lint={**lint(*FOUND), "seq": 1}, preview={**preview, "stale": False})
    expect(tooltip).to_have_attribute("data-read", "yes")
    widget.publish(lint=lint())
    expect(marks).to_have_count(0)
    expect(tooltip).to_have_count(0)


def test_findings_of_an_older_text_are_not_marked(show: Show) -> None:
    """Their places are another text's: the list says them, the editor waits for the newer."""
    widget = show()
    widget.page.locator(".wb-editor .cm-content").click()
    widget.page.keyboard.insert_text("# typed\n")
    edit = widget.wait_for("edit")
    widget.publish(lint=lint(*FOUND, view=edit["view"], seq=0))
    marks = widget.page.locator(".cm-content .wb-lint-mark")
    expect(widget.page.locator(".wb-status-lint")).to_contain_text("1 error")
    expect(marks).to_have_count(0)
    view = widget.page.evaluate("() => window.model.get('preview')")
    widget.publish(preview={**view, "view": edit["view"], "seq": edit["seq"]})
    widget.publish(lint=lint(*FOUND, view=edit["view"], seq=edit["seq"]))
    expect(marks).to_have_count(2)
