"""The preview's closer look, the rows and the shots on a page without Jupyter."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import expect

from tests.browser.dom import Show, Widget, edit, plain_views, sums, views, views_of
from tests.unit.widgets.sums import PARENT
from workbench.models.fake import FakeModel

HOSTILE = "<img src=x onerror='window.hit=1'>"


def with_origins(views: dict[str, Any]) -> dict[str, Any]:
    """Add what the kernel would say of where the last segment's text comes from."""
    pieces: list[Any] = [[] for _ in views["preview"]["segments"]]
    pieces[-1] = [[10, 19, [0], "question: its own text"], [20, 26, [1], "cue: made"]]
    fields = [
        {"name": "question", "unsure": False, "title": "its own text"},
        {"name": HOSTILE, "unsure": True, "title": "made"},
    ]
    found = {"sha256": views["preview"]["sha256"], "fields": fields, "segments": pieces, "note": ""}
    return {**views, "origins": found}


def test_marked_text_is_the_prompt_to_the_character(show: Show) -> None:
    """Marks of origin cut the text up; they neither lose nor add any of it, glyphs or not."""
    with sums() as session:
        made = session.preview().rendered
        drawn = [
            views_of(session, {"type": "invisibles", "shown": shown}) for shown in (False, True)
        ]
    assert made is not None
    for found in drawn:
        widget = show(with_origins(found))
        text = widget.page.locator(".wb-prompt-text")
        assert text.text_content() == made.prompt.text
        marks = widget.page.locator(".wb-origin").all_text_contents()
        assert marks == ["1 + 0 = ?", "Answer"]


def test_origins_of_another_prompt_are_not_drawn(show: Show) -> None:
    """While the text is ahead of what is known of it, nothing is marked."""
    found = with_origins(plain_views())
    widget = show(found)
    expect(widget.page.locator(".wb-origin")).to_have_count(2)
    widget.publish(preview={**found["preview"], "sha256": "another"})
    expect(widget.page.locator(".wb-origin")).to_have_count(0)
    widget.publish(origins={**found["origins"], "sha256": "another"})
    expect(widget.page.locator(".wb-origin")).to_have_count(2)


def test_a_field_can_be_kept_lit(show: Show) -> None:
    """A click on its name keeps it; it stays after the pointer has left."""
    widget = show(with_origins(plain_views()))
    widget.unfold()
    chip = widget.page.get_by_role("button", name="question")
    chip.click()
    widget.page.mouse.move(2, 2)
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(widget.page.locator(".wb-origin[data-lit]")).to_have_text("1 + 0 = ?")
    chip.click()
    widget.page.get_by_role("button", name="Copy the prompt").focus()
    widget.page.mouse.move(2, 2)
    expect(widget.page.locator(".wb-origin[data-lit]")).to_have_count(0)
    assert widget.page.evaluate("() => window.hit") is None


class Short(FakeModel):
    """A model with a window of 100 tokens, which are characters."""

    @property
    def window(self) -> int:
        return 100


def test_the_window_says_in_words_when_it_is_full(show: Show) -> None:
    """Colour is not the only sign; the answer's room counts."""
    for tokens, level, words in ((31, "ok", ""), (78, "near", "nearly fills"), (90, "over", "cut")):
        source = PARENT.replace("f\"Question: {data['question']}\\nAnswer:\"", f'"x" * {tokens}')
        widget = show(views(edit(source), model=Short(), num_fewshot=0, description=""))
        bar = widget.page.locator(".wb-window-line")
        expect(bar).to_have_attribute("data-level", level)
        expect(bar).to_contain_text(f"{tokens} tokens + 16 for the answer of 100")
        if words:
            expect(bar.locator(".wb-window-warning")).to_contain_text(words)
        widget.page.close()


def test_the_place_of_the_answer_is_marked_but_not_part_of_the_text(show: Show) -> None:
    """GEN says that the answer starts there, PPL that each choice is put there."""
    widget = show()
    expect(widget.page.locator(".wb-boundary")).to_contain_text("the answer starts here")
    other = show(views(method="ppl"))
    expect(other.page.locator(".wb-boundary")).to_contain_text("each choice is put here")


def row(doc_id: int, **more: Any) -> dict[str, Any]:
    plain = {"verdict": "wrong", "mark": "✗▼", "status": "wrong · became worse", "failed": False}
    flags = {"current": doc_id == 1, "is_shot": doc_id == 2, "usable": True}
    return {"doc_id": doc_id, "cells": [HOSTILE, "b", "c"], **plain, **flags, **more}


def table(show: Show) -> Widget:
    plain = plain_views()
    rows = {**plain["rows"], "rows": [row(0), row(1), row(2)], "pager": "1–3 of 3"}
    widget = show({**plain, "rows": rows})
    widget.open("Data", "Rows")
    return widget


def test_the_table_is_worked_by_keyboard(show: Show) -> None:
    """Arrows go, Enter opens, s makes a shot, p pins; the outcome is in words for a reader."""
    widget = table(show)
    assert widget.sent("rows") == [{"type": "rows", "visible": True}]
    lines = widget.page.locator(".wb-task-rows tbody tr")
    expect(lines.nth(0).locator(".wb-mark")).to_contain_text("became worse")
    expect(lines.nth(1)).to_have_attribute("aria-current", "true")
    lines.nth(0).focus()
    for key in ("ArrowDown", "Enter", "s", "p"):
        widget.page.keyboard.press(key)
    assert widget.sent("configure") == [{"type": "configure", "changes": {"doc_id": 1}}]
    assert widget.sent("shots") == [{"type": "shots", "do": "add", "doc_id": 1}]
    assert widget.sent("pin") == [{"type": "pin", "doc_id": 1}]
    expect(widget.page.get_by_role("button", name="a shot: row 2")).to_be_disabled()
    assert widget.page.evaluate("() => window.leaked") == []
    assert widget.page.locator("#out img").count() == 0


def test_a_drawing_of_the_table_keeps_the_focus(show: Show) -> None:
    """Whoever steps down the rows is not thrown out of them by an answer."""
    widget = table(show)
    widget.page.locator("tr[data-doc='2']").focus()
    view = widget.page.evaluate("() => window.model.get('rows')")
    widget.publish(rows={**view, "rows": [row(1), row(2)]})
    expect(widget.page.locator("tr[data-doc='2']")).to_be_focused()


def with_pinned(views: dict[str, Any]) -> dict[str, Any]:
    """Show the current row's prompt as the pinned row's, too, and make it longer than its box."""
    long = [{**views["preview"]["segments"][-1], "runs": [["a line\n" * 80, ""]]}]
    preview = {**views["preview"], "segments": views["preview"]["segments"] + long}
    beside = {**views["beside"], "doc_id": 7, "boundary": "here", "segments": long}
    return {**views, "preview": preview, "beside": beside}


def test_the_pinned_row_stands_beside_the_current_one_or_below_it(show: Show) -> None:
    """Side by side where there is room for two, one below the other where there is not; they
    scroll together, and both are let go of and gone to by keyboard."""
    for width, side_by_side in ((1600, True), (700, True), (1000, False)):
        widget = show(with_pinned(plain_views()), width=width)
        widget.page.set_viewport_size({"width": width + 20, "height": 900})
        current = widget.page.get_by_role("region", name="Prompt", exact=True)
        pinned = widget.page.get_by_role("region", name="Prompt of the pinned row")
        expect(pinned).to_contain_text("a line")
        one, other = current.bounding_box(), pinned.bounding_box()
        assert one is not None
        assert other is not None
        assert (one["x"] + one["width"] <= other["x"]) == side_by_side
        assert (one["y"] + one["height"] <= other["y"]) != side_by_side
        assert min(one["height"], other["height"]) > 60
        current.focus()
        current.evaluate("(box) => (box.scrollTop = 200)")
        widget.page.wait_for_function(
            "() => document.querySelectorAll('.wb-prompt')[1].scrollTop === 200"
        )
        widget.page.keyboard.press("Alt+Shift+P")
        widget.page.get_by_role("button", name="Unpin", exact=True).click()
        assert widget.sent("pin") == [{"type": "pin"}, {"type": "pin", "doc_id": None}]
        widget.publish(beside=plain_views()["beside"])
        expect(pinned).to_have_count(0)
        widget.page.close()


def test_choices_say_how_many_tokens_they_have(show: Show) -> None:
    """Once they are counted, and only for the prompt that they were counted of."""
    found = views(method="ppl")
    choice = {"label": "choice 0", "gold": True, "runs": [[" 1", ""]]}
    preview = {**found["preview"], "choices": [choice]}
    origins = {**found["origins"], "sha256": preview["sha256"], "choices": ["2 tokens"]}
    widget = show({**found, "preview": preview, "origins": origins})
    tokens = widget.page.locator(".wb-choice-tokens")
    expect(tokens).to_have_text("2 tokens")
    widget.publish(preview={**preview, "sha256": "another"})
    expect(tokens).to_have_count(0)


def test_a_search_waits_for_the_end_of_the_word(show: Show) -> None:
    """One message for what was typed in one go, and the field is not overwritten meanwhile."""
    widget = show(clock=True)
    widget.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    field = widget.page.locator(".wb-row-search")
    field.press_sequentially("abc")
    assert widget.sent("rows") == []
    widget.page.clock.run_for(1_000)
    assert widget.sent("rows") == [{"type": "rows", "text": "abc"}]
    view = widget.page.evaluate("() => window.model.get('rows')")
    widget.publish(rows={**view, "text": "a"})
    expect(field).to_have_value("abc")


def test_shots_keep_the_focus_when_they_are_moved(show: Show) -> None:
    """The same button of the same shot, so that it can be pressed again."""
    plain = plain_views()
    shot = {"doc_id": 7, "place": "1", "name": "row 7", "pinned": False, "note": ""}
    two = [{**shot, "input": "q", "answer": "a"}, {**shot, "doc_id": 3, "input": "", "answer": ""}]
    widget = show({**plain, "shots": {**plain["shots"], "shots": two}})
    widget.open("Data", "Shots")
    down = widget.page.locator("li[data-doc='7'] [data-name='down']")
    down.focus()
    down.press("Enter")
    assert widget.sent("shots")[-1] == {"type": "shots", "do": "move", "doc_id": 7, "to": 1}
    widget.publish(shots={**plain["shots"], "shots": two[::-1]})
    expect(down).to_be_focused()
    expect(widget.page.locator(".wb-shot").last).to_have_attribute("data-doc", "7")
