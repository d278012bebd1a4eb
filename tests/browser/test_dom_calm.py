"""Drawings that come while somebody presses a button, or has the focus on what is drawn anew."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.dom import Show, Widget, plain_views
from tests.unit.widgets.values import gen_row
from workbench.runs.progress import Progress
from workbench.widgets.views.results import ResultsView, TableQuery, results_view


def results(count: int) -> ResultsView:
    """Return the Run pane after so many rows of a run that goes on."""
    rows = [gen_row(doc_id, response=f" {doc_id}", value=1.0) for doc_id in range(count)]
    return results_view(Progress("running", done=count, total=9), rows, TableQuery())


def press(widget: Widget, target: Locator) -> None:
    box = target.bounding_box()
    assert box is not None
    widget.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 4)
    widget.page.mouse.down()


def test_a_button_that_would_move_under_the_pointer_is_clicked(show: Show) -> None:
    """Leaving a field tells the kernel, whose answer is shorter by a line: the button stays where
    it was pressed until it is let go, and the answer is drawn then."""
    views = plain_views()
    widget = show({**views, "export": {**views["export"], "place": "a long path " * 30}})
    widget.open("Export")
    widget.page.get_by_label("Folder to write to").fill("out")
    press(widget, widget.page.get_by_role("button", name="See what would be written"))
    widget.wait_for("export")
    widget.publish(export={**views["export"], "place": "older"})
    widget.publish(export={**views["export"], "place": "short"})
    widget.page.mouse.up()
    assert widget.wait_for("export_plan") == {"type": "export_plan", "to": "out"}
    expect(widget.page.locator(".wb-export-folder code")).to_have_text("short")


def test_a_row_that_is_drawn_anew_while_it_is_pressed_opens(show: Show) -> None:
    """A run draws its table up to ten times a second, faster than a click is made."""
    widget = show({**plain_views(), "results": results(2)})
    widget.open("Results", "Run")
    row = widget.page.get_by_role("button", name="Show doc 1")
    press(widget, row)
    widget.publish(results=results(3))
    widget.page.mouse.up()
    assert widget.wait_for("table") == {"type": "table", "doc_id": 1}
    row.focus()
    widget.page.keyboard.down(" ")
    widget.publish(results=results(4))
    widget.page.keyboard.up(" ")
    widget.wait_for("table", 2)
    expect(widget.page.get_by_role("button", name="Show doc 3")).to_be_visible()


def test_a_shot_that_is_dragged_is_not_drawn_anew_until_it_is_dropped(show: Show) -> None:
    """What counts the labels answers at any time; the shot under the pointer stays the same."""
    views = plain_views()
    shot = {"doc_id": 7, "place": "1", "name": "row 7", "pinned": False, "note": ""}
    two = [{**shot, "input": "q", "answer": "a"}, {**shot, "doc_id": 3, "input": "", "answer": ""}]
    shots = {**views["shots"], "shots": two}
    widget = show({**views, "shots": shots})
    widget.open("Data", "Shots")
    items = widget.page.get_by_role("list", name="Shots").get_by_role("listitem")
    items.last.hover()
    widget.page.mouse.down()
    first = items.first.bounding_box()
    assert first is not None
    for step in (6, 3):
        widget.page.mouse.move(first["x"] + 40, first["y"] + step)
    widget.publish(shots={**shots, "kept": "drawn meanwhile"})
    expect(widget.page.get_by_text("drawn meanwhile")).to_be_hidden()
    widget.page.mouse.up()
    assert widget.wait_for("shots", 2) == {"type": "shots", "do": "move", "doc_id": 3, "to": 0}
    expect(widget.page.get_by_text("drawn meanwhile")).to_be_visible()


def test_what_is_drawn_anew_keeps_the_focus(show: Show) -> None:
    """The control of the same name has it; where that is gone, the focus stays in the workbench,
    so that the next key is not the notebook's."""
    widget = show({**plain_views(), "results": results(2)})
    widget.open("Results", "Run")
    row = widget.page.get_by_role("button", name="Show doc 1")
    row.focus()
    widget.publish(results=results(3))
    expect(row).to_be_focused()
    widget.publish(results=results(1))
    assert widget.page.evaluate("() => document.activeElement.closest('.wb') !== null")
    widget.page.keyboard.press("x")
    assert widget.page.evaluate("() => window.leaked") == []
