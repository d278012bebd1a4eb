"""The run, versions and compare panes on a page without Jupyter."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from playwright.sync_api import expect

from tests.browser.dom import Show, edit, plain_views, views
from tests.unit.widgets.sums import PARENT
from tests.unit.widgets.test_compare import compared
from tests.unit.widgets.values import ppl_row
from workbench.analysis.charts import format_chart
from workbench.analysis.formats import ComparedFormats, KeptBand, Versus
from workbench.widgets.views.charts import chart_view
from workbench.widgets.views.compare import DocPair, comparison_view, flips_view
from workbench.widgets.views.flip import flip_view
from workbench.widgets.views.results import TableQuery

HOSTILE = "<img src=x onerror='window.hit=1'>"


def compare_view(**changes: Any) -> dict[str, Any]:
    """Return the views with a comparison of 60 docs, 3 better and 2 worse."""
    found, pairs = compared(3, 2, 55)
    shown = {
        "comparison": comparison_view(found),
        "flips": flips_view(found, pairs, TableQuery(filter="flips")),
        "labels": ["gen_v1", "draft of gen_v1"],
    }
    plain = plain_views()
    return {**plain, "compare": {**plain["compare"], **shown, **changes}}


def test_both_bands_stand_behind_their_scores(show: Show) -> None:
    """And the sentence says in how many formats the new version is better."""
    old = KeptBand("gen_v0", (0.7, 0.75, 0.8, 0.85, 0.9), (0.6, 0.8), (0.85, 0.95), 100, 12)
    new = KeptBand("gen_v1", (0.8, 0.85, 0.9, 0.95, 0.98), (0.7, 0.9), (0.95, 1.0), 100, 12)
    better = Versus("gen_v0", "", 0.97, (0.88, 1.0))
    found = replace(compared(3, 2, 55)[0], formats=ComparedFormats(old, new, better))
    chart = chart_view(format_chart(found))
    widget = show(compare_view(comparison=comparison_view(found), formats=chart))
    widget.open("Results", "Compare")
    said = "better than gen_v0 in 97 % of formats (88 to 100)"
    expect(widget.page.locator(".wb-verdict")).to_contain_text(said)
    expect(widget.page.locator(".wb-compare .wb-band-behind")).to_have_count(2)
    expect(widget.page.get_by_text("bars: nine in ten of 100 formats")).to_be_visible()


def test_a_comparison_is_said_in_a_sentence_and_its_flips_are_listed(show: Show) -> None:
    """Better and worse have a sign each, not a colour alone; filters, pages and rows are asked
    for."""
    widget = show(compare_view())
    widget.open("Results", "Compare")
    assert widget.sent("compare") == [{"type": "compare", "visible": True}]
    expect(widget.page.locator(".wb-verdict")).to_contain_text("3 better, 2 worse of 60")
    rows = widget.page.locator(".wb-flips tbody tr")
    expect(rows.locator(".wb-mark")).to_contain_text(["▼", "▼", "▲", "▲", "▲"])
    widget.page.get_by_role("radio", name="better 3").click()
    widget.page.get_by_label("Show doc 4").click()
    assert widget.sent("flips")[:2] == [
        {"type": "flips", "filter": "better"},
        {"type": "flips", "doc_id": 4},
    ]
    view = widget.page.evaluate("() => window.model.get('compare')")
    widget.publish(compare={**view, "live": False})
    expect(widget.page.get_by_label("Show doc 4")).to_be_focused()
    widget.page.get_by_role("checkbox", name="live").check()
    assert widget.sent("compare")[-1] == {"type": "compare", "live": True}
    widget.open("Results", "Run")
    assert widget.sent("compare")[-1] == {"type": "compare", "visible": False}


def test_a_refusal_names_the_setting_and_offers_to_let_it_vary(show: Show) -> None:
    """What already varies goes on to."""
    view = {"refusal": "the same num_fewshot", "may_vary": ["num_fewshot"], "vary": ["seed"]}
    widget = show(compare_view(**view, comparison=None, flips=None))
    widget.open("Results", "Compare")
    expect(widget.page.get_by_role("alert").filter(has_text="num_fewshot").first).to_be_visible()
    widget.page.get_by_role("button", name="Let num_fewshot vary").click()
    assert widget.sent("compare")[-1] == {"type": "compare", "vary": ["seed", "num_fewshot"]}


def test_a_flip_shows_both_prompts_answers_and_choices_as_text(show: Show) -> None:
    """Markup in a prompt is drawn, not run; both picks are said in words."""
    old = replace(ppl_row(0, picked=2), prompt=f"Question: {HOSTILE} x")
    new = replace(ppl_row(0, picked=1), prompt=f"Task: {HOSTILE} x")
    detail = flip_view(DocPair(0, "better", old, new), ("gen_v1", HOSTILE))
    widget = show(compare_view(detail=detail))
    widget.open("Results", "Compare")
    words = widget.page.get_by_role("region", name="Both prompts, by words")
    expect(words.locator("del")).to_have_text("Question")
    expect(words.locator("ins")).to_have_text("Task")
    expect(words).to_contain_text(HOSTILE)
    picks = widget.page.locator(".wb-choice-pairs tbody tr")
    expect(picks).to_contain_text(["0.000", "● picked", "−4.000"])
    assert widget.page.locator("#out :is(img, script)").count() == 0


def test_mod_s_saves_at_once_and_then_leads_to_the_note(show: Show) -> None:
    """Nothing is asked before; the note is there for whoever wants it."""
    widget = show(views(edit("# changed"), {"type": "save"}))
    saved = widget.page.locator(".wb-saved")
    expect(saved).to_contain_text("Saved as gen_v2")
    widget.page.locator(".wb-editor .cm-content").click()
    widget.page.keyboard.press("Control+s")
    assert widget.sent("save") == []
    widget.page.get_by_label("Close the message").first.click()
    expect(saved).to_be_hidden()
    widget.page.locator(".wb-editor .cm-content").click()
    widget.page.keyboard.press("Control+s")
    assert widget.sent("save") == [{"type": "save", "note": ""}]


def test_mod_s_saves_what_was_typed_while_the_last_save_is_still_said(show: Show) -> None:
    """The kernel may not have answered the newest letter yet."""
    widget = show(views(edit("# changed"), {"type": "save"}))
    expect(widget.page.locator(".wb-saved")).to_contain_text("Saved as gen_v2")
    widget.type("; fix")
    widget.page.keyboard.press("Control+s")
    assert widget.sent("save") == [{"type": "save", "note": ""}]
    assert widget.sent("edit")[-1]["source"] == "# changed; fix"
    expect(widget.page.locator(".wb-editor .cm-content")).to_be_focused()


def test_a_message_that_goes_away_gives_the_focus_back(show: Show) -> None:
    """To where it was before: by itself, as when the draft changes, or closed by its button."""
    saved = views(edit("# changed"), {"type": "save"})
    closed = {**saved["diff"], "saved": None}
    widget = show(saved)
    editor = widget.page.locator(".wb-editor .cm-content")
    note = widget.page.get_by_label("Note for the saved version")
    editor.click()
    widget.page.keyboard.press("Control+s")
    expect(note).to_be_focused()
    widget.publish(diff=closed)
    expect(note).to_be_hidden()
    expect(editor).to_be_focused()
    widget.publish(diff=saved["diff"])
    note.click()
    widget.page.get_by_label("Close the message").first.click()
    expect(note).to_be_hidden()
    expect(editor).to_be_focused()


def test_what_was_saved_is_said_on_one_line(show: Show) -> None:
    """However long the path, what puts the line away stands at its end."""
    saved_views = views(edit("# changed"), {"type": "save"})
    saved = {**saved_views["diff"]["saved"], "path": "/srv/projects" + "/deeper" * 20}
    widget = show({**saved_views, "diff": {**saved_views["diff"], "saved": saved}}, width=832)
    line = widget.page.locator(".wb-saved")
    expect(line).to_be_visible()
    boxes = [box for part in line.locator("> *").all() if (box := part.bounding_box())]
    seen = [box for box in boxes if box["height"] > 1]
    assert max(box["y"] for box in seen) < min(box["y"] + box["height"] for box in seen)
    frame = widget.page.locator(".wb-frame").bounding_box()
    assert frame is not None
    assert all(box["x"] + box["width"] <= frame["x"] + frame["width"] for box in seen)


def test_a_note_stays_until_it_is_written(show: Show) -> None:
    """Saving may fail, and so may writing a note: what was typed is there to be tried again."""
    widget = show(views(edit("# changed")))
    widget.open("History")
    note = widget.page.get_by_label("Note for the next version")
    note.fill("shorter cue")
    note.press("Enter")
    assert widget.sent("save") == [{"type": "save", "note": "shorter cue"}]
    widget.publish(notice={"text": "the disk is full", "level": "error"})
    expect(note).to_have_value("shorter cue")
    after = views(edit("# changed"), {"type": "save"})
    widget.publish(diff=after["diff"])
    expect(note).to_have_value("")
    own = widget.page.get_by_label("Note for the saved version")
    own.fill("and no name")
    own.press("Enter")
    version = after["diff"]["saved"]["version"]
    assert widget.sent("note") == [{"type": "note", "version": version, "note": "and no name"}]
    expect(own).to_have_value("and no name")
    expect(own).to_be_visible()
    saved = {**after["diff"]["saved"], "note": "and no name"}
    widget.publish(diff={**after["diff"], "saved": saved})
    expect(own).to_be_hidden()
    assert widget.problems == []


def test_a_version_is_opened_restored_or_looked_at(show: Show) -> None:
    """Each gesture names the version; a look shows its difference to its parent."""
    widget = show(views(edit(PARENT + "#")))
    widget.open("History")
    rows = widget.page.locator(".wb-timeline tbody tr")
    expect(rows).to_contain_text(["draft", "gen_v1", "gen_v0"])
    widget.page.get_by_label("Show what gen_v1 changed").click()
    assert widget.sent("diff") == [{"type": "diff", "old": "gen_v0", "new": "gen_v1"}]
    rows.nth(2).get_by_role("button", name="Restore").click()
    rows.nth(2).get_by_role("button", name="Open").click()
    assert widget.sent("restore") == [{"type": "restore", "version": "gen_v0"}]
    assert widget.sent("open") == [{"type": "open", "version": "gen_v0"}]


def test_what_waits_is_listed_and_can_be_taken_out(show: Show) -> None:
    """A run that waits has a name and a way out."""
    plain = plain_views()
    queue = [{"number": 5, "label": "draft of gen_v1", "model": "teaching"}]
    widget = show({**plain, "control": {**plain["control"], "queue": queue}})
    widget.open("Results", "Run")
    widget.page.get_by_role("button", name="Take draft of gen_v1 out of the queue").click()
    assert widget.sent("cancel") == [{"type": "cancel", "job": 5}]
