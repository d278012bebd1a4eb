"""The grid on a page without Jupyter: what is chosen, what a cell says, what a click asks for."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.dom import Show, Widget, views
from tests.unit.widgets.sums import right
from workbench.models.fake import FakeModel


@cache
def filled() -> dict[str, Any]:
    """Return the views of a grid of two versions by 0, 1 and 200 shots, the last of which fail."""
    return views(
        {"type": "grid", "visible": True},
        {"type": "grid", "shots": "0, 1, 200", "seeds": "0, 1"},
        {"type": "grid", "fill": True},
        model=FakeModel(right),
    )


def page(show: Show, **changes: Any) -> Widget:
    shown = filled()
    widget = show({**shown, "grid": {**shown["grid"], **changes}})
    widget.page.get_by_role("tab", name="Results").click()
    widget.page.get_by_role("radio", name="Grid").click()
    return widget


def cell(widget: Widget, name: str) -> Locator:
    return widget.page.locator(".wb-grid-table").get_by_role("button", name=name)


def test_a_cell_says_its_score_its_interval_and_its_rows(show: Show) -> None:
    """In words for whoever sees no tone; one that failed says why, and is asked for again."""
    widget = page(show)
    assert {"type": "grid", "visible": True} in widget.sent("grid")
    one = cell(widget, "gen_v0, 1 shot, seed 1: 1.000 [0.510, 1.000], n = 4")
    expect(one).to_have_text("1.000")
    expect(cell(widget, "gen_v0, 200 shots, seed 0: not enough docs")).to_have_text("failed")
    problems = widget.page.locator(".wb-grid-problems p")
    expect(problems).to_contain_text("gen_v0, 200 shots, seed 0 and 3 more: not enough docs")
    widget.page.get_by_role("button", name="Fill the grid").click()
    assert widget.sent("grid")[-1] == {"type": "grid", "fill": True}


def test_what_is_chosen_is_asked_for(show: Show) -> None:
    """Chips are turned on and off, numbers typed, a model added by its name."""
    widget = page(show)
    widget.page.get_by_role("group", name="Versions of the grid").get_by_text("gen_v0").click()
    assert widget.sent("grid")[-1] == {"type": "grid", "versions": ["gen_v1"]}
    seeds = widget.page.get_by_label("seeds of the grid")
    seeds.fill("3, 4")
    seeds.press("Enter")
    assert widget.sent("grid")[-1] == {"type": "grid", "seeds": "3, 4"}
    another = widget.page.get_by_label("Another model for the grid")
    another.fill("org/model")
    another.press("Enter")
    assert widget.sent("grid")[-1] == {"type": "grid", "models": ["fake", "org/model"]}


def test_a_click_opens_a_run_and_two_choices_compare(show: Show) -> None:
    """A failed cell has nothing to open; while two are chosen, the second leads to Compare."""
    widget = page(show)
    cell(widget, "gen_v0, 200 shots, seed 0").click(force=True)
    assert widget.sent("cell") == []
    cell(widget, "gen_v0, 0 shots, seed 0").click()
    assert widget.sent("cell") == [{"type": "cell", "id": 0, "chosen": False}]
    expect(widget.page.get_by_role("radio", name="Run")).to_have_attribute("aria-checked", "true")
    widget.page.get_by_role("radio", name="Grid").click()
    cell(widget, "gen_v0, 0 shots, seed 0").click(modifiers=["Shift"])
    assert widget.sent("cell")[-1] == {"type": "cell", "id": 0, "chosen": True}
    expect(widget.page.get_by_role("radio", name="Grid")).to_have_attribute("aria-checked", "true")
    view = widget.page.evaluate("() => window.model.get('grid')")
    widget.publish(grid={**view, "has_first": True, "comparing": True})
    expect(widget.page.get_by_text("choose the second cell")).to_be_visible()
    cell(widget, "gen_v1, 0 shots, seed 0").click()
    compare = widget.page.get_by_role("radio", name="Compare")
    expect(compare).to_have_attribute("aria-checked", "true")


def test_two_are_chosen_before_the_kernel_has_answered(show: Show) -> None:
    """A click counts as what it was meant for, and a view that was on its way changes nothing."""
    widget = page(show)
    widget.page.get_by_role("button", name="Compare two").click()
    view = widget.page.evaluate("() => window.model.get('grid')")
    widget.publish(grid={**view, "comparing": False, "shots": "0, 1, 2"})
    pressed = widget.page.get_by_role("button", name="Compare two")
    expect(pressed).to_have_attribute("aria-pressed", "true")
    for version in ("gen_v0", "gen_v1"):
        expect(widget.page.get_by_role("radio", name="Grid")).to_be_checked()
        cell(widget, f"{version}, 0 shots, seed 0").click()
    assert [sent["chosen"] for sent in widget.sent("cell")] == [True, True]
    expect(widget.page.get_by_role("radio", name="Compare")).to_be_checked()


def test_a_name_from_a_task_is_a_text(show: Show) -> None:
    """Nothing that a model is called is read as HTML."""
    hostile = "<img src=x onerror='window.hit=1'>"
    rows = [{**row, "model": hostile} for row in filled()["grid"]["rows"]]
    widget = page(show, rows=rows, trouble=hostile, problems=[hostile])
    expect(widget.page.get_by_role("alert").get_by_text(hostile)).to_be_visible()
    assert widget.page.evaluate("() => window.hit") is None
