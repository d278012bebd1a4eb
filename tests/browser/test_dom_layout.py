"""The frame around the panes: its edges, tabs, keys, colours and words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.contrast import low_contrast
from tests.browser.dom import Show, Widget, edit, plain_views, results, views
from tests.unit.widgets.values import gen_row


def full() -> dict[str, Any]:
    """Return the views of a session with a run that goes on, an open row, a problem, a message."""
    rows = [gen_row(0, response=" 1\n\nQ", value=1.0), gen_row(1, response=" 7", value=0.0)]
    found = views({"type": "step", "by": 1}, edit("# changed\nx = 1 / 0"))
    notice = {"level": "error", "text": "no such version"}
    waits = {"fraction": None, "text": "", "can_cancel": False, "is_stopping": False}
    runs = {"fraction": 0.25, "text": "1 / 4 · 2 s", "can_cancel": True, "is_stopping": False}
    jobs = [{"number": 1, "label": "run of draft", **runs}, {"number": 2, "label": "load", **waits}]
    shown = {"results": results(rows, open_doc=1), "notice": notice, "jobs": {"items": jobs}}
    return {**found, **shown}


def tabs(widget: Widget) -> Locator:
    return widget.page.get_by_role("tab")


def height(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["height"]


def test_the_tab_that_is_chosen_is_in_sight_however_narrow_the_bar(show: Show) -> None:
    """Where there is no room for all tabs, the one that has the focus comes into sight."""
    widget = show(width=300)
    widget.page.locator(".wb-side").evaluate("(side) => (side.style.width = '150px')")
    tabs(widget).first.focus()
    widget.page.keyboard.press("End")
    expect(tabs(widget).last).to_be_focused()
    expect(tabs(widget).last).to_be_in_viewport(ratio=0.99)
    widget.page.keyboard.press("Home")
    expect(tabs(widget).first).to_be_in_viewport(ratio=0.99)


def test_stacked_panes_are_resized_by_keyboard(show: Show) -> None:
    """In a narrow output the splitter lies between editor and panes, and moves up and down."""
    widget = show(width=700)
    editor = widget.page.locator(".wb-editor")
    splitter = widget.page.get_by_role("separator", name="Size of the editor")
    expect(splitter).to_have_attribute("aria-orientation", "horizontal")
    before = height(editor)
    usual = int(splitter.get_attribute("aria-valuenow") or 0)
    splitter.focus()
    widget.page.keyboard.press("ArrowDown")
    widget.page.keyboard.press("ArrowDown")
    expect(splitter).to_have_attribute("aria-valuenow", str(usual + 4))
    assert height(editor) > before
    widget.page.keyboard.press("Home")
    expect(splitter).to_have_attribute("aria-valuenow", str(usual))
    assert height(editor) == before


def test_the_splitter_follows_the_pointer(show: Show) -> None:
    """Dragged to a quarter of the width, it leaves the editor a quarter."""
    widget = show(width=1200)
    splitter = widget.page.get_by_role("separator", name="Size of the editor")
    main = widget.page.locator(".wb-main").bounding_box()
    box = splitter.bounding_box()
    assert box is not None
    assert main is not None
    mouse = widget.page.mouse
    mouse.move(box["x"] + 3, box["y"] + 40)
    mouse.down()
    mouse.move(main["x"] + main["width"] / 4, box["y"] + 90)
    mouse.up()
    expect(splitter).to_have_attribute("aria-valuenow", "25")
    mouse.move(main["x"] + main["width"] / 2, box["y"] + 90)
    expect(splitter).to_have_attribute("aria-valuenow", "25")


def test_the_lower_edge_makes_the_workbench_taller(show: Show) -> None:
    """By keyboard, too, and Home gives the usual height back."""
    widget = show()
    frame = widget.page.locator(".wb-frame")
    edge = widget.page.get_by_role("separator", name="Height of the workbench")
    before = height(frame)
    edge.focus()
    widget.page.keyboard.press("ArrowDown")
    assert height(frame) > before
    widget.page.keyboard.press("Home")
    assert height(frame) == before


def test_the_keys_are_listed_and_the_focus_comes_back(show: Show) -> None:
    """F1 in the middle of typing shows the list, Escape puts it away, and one types on."""
    widget = show()
    widget.type("#?")
    keys = widget.page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_hidden()
    widget.page.keyboard.press("F1")
    expect(keys).to_be_visible()
    expect(keys.get_by_role("row", name="Ctrl Enter")).to_contain_text("Score the draft")
    expect(keys.get_by_role("row", name="Esc Tab")).to_contain_text("Leave the editor")
    widget.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    widget.page.keyboard.type("!")
    assert widget.source().endswith("#?!")
    tabs(widget).first.focus()
    widget.page.keyboard.press("?")
    expect(keys).to_be_visible()
    widget.page.get_by_role("button", name="Close the list").click()
    expect(keys).to_be_hidden()
    expect(tabs(widget).first).to_be_focused()


def test_every_part_and_pane_is_reached_by_keyboard(show: Show) -> None:
    """F6 goes round the editor, the panes and the header; Alt-PageDown to the next pane."""
    widget = show()
    press = widget.page.keyboard.press
    editor = widget.page.locator(".wb-editor .cm-content")
    editor.click()
    press("Alt+PageDown")
    expect(tabs(widget).nth(1)).to_have_attribute("aria-selected", "true")
    expect(editor).to_be_focused()
    press("F6")
    expect(tabs(widget).nth(1)).to_be_focused()
    press("F6")
    expect(widget.page.get_by_role("combobox", name="model")).to_be_focused()
    press("F6")
    expect(editor).to_be_focused()
    press("Shift+F6")
    expect(widget.page.get_by_role("combobox", name="model")).to_be_focused()
    press("Alt+PageUp")
    expect(tabs(widget).first).to_have_attribute("aria-selected", "true")
    widget.page.get_by_role("button", name="Returned").focus()
    press("Alt+PageUp")
    expect(tabs(widget).last).to_be_focused()
    press("Control+Shift+Enter")
    assert len(widget.sent("cancel")) == 1
    press("Alt+Shift+PageDown")
    press("Alt+Shift+Home")
    assert widget.sent("jump") == [{"type": "jump", "by": 1}]
    assert len(widget.sent("pinned")) == 1
    assert widget.page.evaluate("() => window.leaked") == []


def test_escape_and_tab_leave_the_editor(show: Show) -> None:
    """Tab indents; whoever cannot use a pointer gets out all the same."""
    widget = show()
    widget.page.locator(".wb-editor .cm-content").click()
    widget.page.keyboard.press("Control+Home")
    widget.page.keyboard.press("Tab")
    assert widget.source().startswith("    def")
    widget.page.keyboard.press("Escape")
    widget.page.keyboard.press("Tab")
    expect(widget.page.get_by_role("separator", name="Size of the editor")).to_be_focused()


def test_arrows_choose_among_radio_buttons(show: Show) -> None:
    """One of them is in the tab order, as in any group of radio buttons."""
    widget = show()
    widget.page.get_by_role("radio", name="GEN").focus()
    widget.page.keyboard.press("ArrowRight")
    expect(widget.page.get_by_role("radio", name="PPL")).to_be_focused()
    assert widget.sent("configure")[-1]["changes"] == {"method": "ppl"}
    expect(widget.page.get_by_role("radio", name="PPL")).to_have_attribute("tabindex", "-1")


def test_whoever_listens_finds_their_way(show: Show) -> None:
    """Landmarks, groups, tabs and edges are there by role and name, in the order of the screen."""
    widget = show()
    expect(widget.page.locator("#out")).to_match_aria_snapshot("""
        - region "Prompt workbench":
          - group "Task, model and actions":
            - combobox "Open a version"
            - combobox "model"
            - group "shots":
              - textbox "shots": "1"
            - button "Run"
            - button "Compare"
            - button "Save" [disabled]
            - button "Settings"
            - button "Keys (F1)"
          - region "Editor":
            - radiogroup "Method":
              - radio "GEN" [checked]
              - radio "PPL"
            - textbox "Transform source, Python"
          - separator "Size of the editor"
          - region "Panes":
            - tablist "Panes":
              - tab "Prompt" [selected]
            - tabpanel "Prompt":
              - group "Doc"
          - group "State"
          - separator "Height of the workbench"
        """)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_told_from_its_ground(show: Show, scheme: Any) -> None:
    """4.5 to 1 at least, for every segment, status and verdict, where no theme gives colours."""
    widget = show(full())
    widget.page.emulate_media(color_scheme=scheme)
    root = widget.page.locator(".wb")
    problems = {}
    for tab in tabs(widget).all():
        tab.click()
        problems[tab.inner_text()] = low_contrast(root)
    widget.page.keyboard.press("F1")
    problems["keys"] = low_contrast(root)
    assert {name: found for name, found in problems.items() if found} == {}


def test_a_state_is_never_told_by_colour_alone(show: Show) -> None:
    """Where the system's colours replace all others, what is chosen and where kinds differ still
    shows."""
    widget = show(full())
    widget.page.emulate_media(forced_colors="active")
    line = "(e) => getComputedStyle(e).borderBottomColor"
    assert tabs(widget).first.evaluate(line) != tabs(widget).nth(1).evaluate(line)
    weight = "(e) => getComputedStyle(e).fontWeight"
    chosen, other = (widget.page.get_by_role("radio", name=name) for name in ("GEN", "PPL"))
    assert chosen.evaluate(weight) > other.evaluate(weight)
    expect(widget.page.locator(".wb-status-problems")).to_have_text("✕ 1 error")
    labels = widget.page.locator(".wb-segment[data-label]").evaluate_all(
        "all => all.map(e => [e.dataset.kind, getComputedStyle(e, '::before').content])"
    )
    named = {kind: label.strip('"') for kind, label in labels}
    assert named["shot_output"] == "output"
    assert named["input"] == "input · doc 1"


def test_nothing_moves_for_those_who_ask_for_it(show: Show) -> None:
    """With reduced motion there is no transition and no animation, pseudo-elements included."""
    moving = """root => [...root.querySelectorAll("*")].flatMap(e => ["", "::before", "::after"]
      .map(place => getComputedStyle(e, place || null))
      .filter(s => s.animationName !== "none"
        || (s.transitionProperty !== "none" && !/^(0s(, )?)+$/.test(s.transitionDuration)))
      .map(() => e.className))"""
    widget = show(full())
    root = widget.page.locator(".wb-frame")
    assert root.evaluate(moving) != []
    widget.page.emulate_media(reduced_motion="reduce")
    assert root.evaluate(moving) == []


def test_the_interface_speaks_the_language_it_is_asked_to(show: Show) -> None:
    """Labels, titles and the list of keys; a name such as GEN stays what it is."""
    widget = show({**plain_views(), "language": "zh"})
    expect(tabs(widget).first).to_have_text("提示")
    expect(widget.page.get_by_role("textbox", name="示例")).to_have_value("1")
    expect(widget.page.get_by_role("radio", name="GEN")).to_be_checked()
    widget.page.get_by_role("button", name="快捷键（F1）").click()
    expect(widget.page.get_by_role("dialog", name="快捷键")).to_contain_text("给草稿打分")
