"""The bundle in a browser without Jupyter.

The view models are the real ones, computed from a small session. What needs the kernel is
tested in JupyterLab; what the pane pairs compute is tested without a browser.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser.dom import Show, edit, plain_views, results, sums, views, views_of
from tests.unit.widgets.sums import PARENT, STEPS
from tests.unit.widgets.values import gen_row, ppl_row
from workbench.types import Draw, Extraction, Score

HOSTILE = "<img src=x onerror='window.hit=1'><script>window.hit=1</script>"


def test_the_widget_draws_itself_and_says_hello(show: Show) -> None:
    """Everything is on the page at once, and nothing is fetched for it."""
    widget = show()
    tabs = ["Prompt", "Data", "Results", "Tokens", "History", "Export"]
    expect(widget.page.get_by_role("tab")).to_have_text(tabs)
    expect(widget.page.locator(".wb-task")).to_have_text("sums")
    assert widget.source() == PARENT
    assert len(widget.sent("hello")) == 1
    assert widget.problems == []


def test_nothing_is_drawn_of_a_kernel_that_has_sent_nothing_yet(show: Show) -> None:
    """A kernel that is slow to start leaves no frame without its words on the page."""
    every = plain_views()
    plain = ("language", "only", "twin", "frozen")
    widget = show({name: view if name in plain else {} for name, view in every.items()})
    tabs, root = widget.page.locator("[role=tab]"), widget.page.locator(".wb")
    expect(root).to_have_attribute("data-starting", "Starting the workbench…")
    expect(tabs.first).to_be_hidden()
    widget.publish(**{name: view for name, view in every.items() if name not in plain})
    expect(tabs.first).to_be_visible()
    expect(root).not_to_have_attribute("data-starting", "Starting the workbench…")
    assert widget.problems == []


@pytest.mark.parametrize("invisibles", [False, True])
def test_the_prompt_on_the_page_is_the_prompt_to_the_character(
    show: Show, invisibles: bool
) -> None:
    """Labels and glyphs are drawn by CSS, so that selecting and copying give the text alone."""
    with sums() as session:
        made = session.preview().rendered
        widget = show(views_of(session, {"type": "invisibles", "shown": invisibles}))
    assert made is not None
    assert widget.page.locator(".wb-prompt-text").text_content() == made.prompt.text
    shown = widget.page.get_by_role("button", name="Draw spaces, tabs and newlines")
    expect(shown).to_have_attribute("aria-pressed", str(invisibles).lower())


@pytest.mark.parametrize("light", ["true", "false"])
def test_reasoning_and_answer_are_told_apart_by_their_line(show: Show, light: str) -> None:
    """Dotted against solid, in the prompt, the legend and the doc's own output: not by hue alone.

    The text is the prompt's to the character all the same.
    """
    with sums(versions=[STEPS]) as session:
        made = session.preview().rendered
        widget = show(views_of(session))
    assert made is not None
    widget.page.evaluate("(light) => (document.body.dataset.jpThemeLight = light)", light)
    assert widget.page.locator(".wb-prompt-text").text_content() == made.prompt.text
    answer = f"It is {made.shot_ids[0] + 1}"
    for part, line, text in (("reasoning", "dotted", " 1+2=3. "), ("answer", "solid", answer)):
        mark = f"[data-part={part}]"
        for place in (f".wb-segment{mark}", f".wb-key{mark} > span", f".wb-value > {mark}"):
            expect(widget.page.locator(place)).to_have_css("text-decoration-style", line)
        assert widget.page.locator(f".wb-segment{mark}").text_content() == text


def test_the_switch_between_direct_and_step_by_step_reports_a_gesture(show: Show) -> None:
    """It is there only where both styles are, and keeps the focus when it is drawn again."""
    expect(show().page.get_by_role("radiogroup", name="Reasoning")).to_be_hidden()
    found = views(versions=[PARENT, STEPS], version="gen_v0")
    widget = show(found)
    other = widget.page.get_by_role("radio", name="step by step")
    expect(widget.page.get_by_role("radio", name="direct")).to_be_checked()
    expect(other).not_to_be_checked()
    other.click()
    assert widget.sent("style") == [{"type": "style", "style": "steps"}]
    on = [{**side, "active": side["id"] == "steps"} for side in found["toolbar"]["styles"]]
    widget.publish(toolbar={**found["toolbar"], "styles": on})
    expect(other).to_be_checked()
    expect(other).to_be_focused()


def test_a_row_s_reasoning_and_answer_are_labelled(show: Show) -> None:
    """The row in full names both parts, and the extraction is marked in the answer."""
    row = gen_row(0, response="1+2=3. It is 3.\n\nQ", value=1.0)
    row = replace(row, extraction=Extraction("1+2=3. It is 3.", ("3",), 13, 14))
    widget = show({**plain_views(), "results": results([row], open_doc=0)})
    widget.open("Results", "Run")
    detail = widget.page.get_by_role("region", name="Row", exact=True)
    terms = detail.get_by_role("term").all_text_contents()
    assert terms[-2:] == ["reasoning", "answer"]
    parts = detail.locator(".wb-response")
    assert parts.all_text_contents() == ["1+2=3. ", "It is 3.\n\nQ"]
    expect(parts.nth(1).locator("[data-kind=extracted]")).to_have_text("3")


def test_hostile_text_is_drawn_as_text(show: Show) -> None:
    """Markup in a dataset, an answer, a note or an error makes no element and runs no script."""
    rows = [gen_row(0, response=HOSTILE, value=1.0)]
    found = views(edit(f"# {HOSTILE}\n{PARENT}"), description=HOSTILE)
    found |= {
        "toolbar": {**found["toolbar"], "task": HOSTILE},
        "results": results(rows, open_doc=0),
        "notice": {"level": "error", "text": HOSTILE},
    }
    widget = show(found)
    for tab in ("Data", "Results", "History", "Prompt"):
        widget.open(tab)
    expect(widget.page.locator(".wb-prompt-text")).to_contain_text(HOSTILE)
    assert widget.page.locator("#out :is(img, script)").count() == 0
    assert widget.page.evaluate("() => window.hit") is None


def test_typing_sends_the_whole_text_with_growing_numbers(show: Show) -> None:
    """The first key goes at once, the rest in a few messages, and the last has everything."""
    widget = show()
    widget.type("abcdefghij")
    widget.page.wait_for_function(
        "(text) => window.sent.at(-1)?.source === text", arg=PARENT + "abcdefghij"
    )
    edits = widget.sent("edit")
    assert edits[0]["source"] == PARENT + "a"
    assert [edit["seq"] for edit in edits] == list(range(1, len(edits) + 1))
    assert len({edit["view"] for edit in edits}) == 1


def test_no_key_reaches_the_notebook(show: Show) -> None:
    """`a` on a button would add a cell; the root asks JupyterLab for peace, and keeps keys in."""
    widget = show()
    widget.type("x")
    for name in ("Settings", "Copy the prompt", "Returned"):
        widget.page.get_by_role("button", name=name).focus()
        for key in ("a", "b", "Shift+Enter", "Control+b"):
            widget.page.keyboard.press(key)
    assert widget.page.evaluate("() => window.leaked") == []
    root = widget.page.locator(".wb")
    expect(root).to_have_attribute("data-lm-suppress-shortcuts", "true")


def test_squiggles_are_drawn_for_the_newest_edit_alone(show: Show) -> None:
    """A place in an older text would mark the wrong characters in this one."""
    widget = show()
    widget.type("x = 1 / 0")
    widget.wait_for("edit", 2)
    widget.page.wait_for_function("() => window.sent.at(-1).source.endsWith('1 / 0')")
    sent = widget.sent("edit")[-1]
    preview = views(sent)["preview"]
    widget.publish(preview={**preview, "seq": sent["seq"] - 1})
    assert widget.page.locator(".wb-editor .cm-lintRange-error").count() == 0
    widget.publish(preview=preview)
    expect(widget.page.locator(".wb-editor .cm-lintRange-error")).to_have_text("1 / 0")
    expect(widget.page.locator(".wb-editor .cm-lint-marker-error")).to_have_count(1)


def test_an_answer_older_than_the_one_drawn_is_dropped(show: Show) -> None:
    """Answers that overtake each other never bring an old prompt back."""
    widget = show()
    widget.type("#")
    preview = views(widget.wait_for("edit"))["preview"]
    widget.publish(preview={**preview, "seq": 1, "band": "newer"})
    widget.publish(preview={**preview, "seq": 0, "band": "older"})
    expect(widget.page.locator(".wb-band-title")).to_have_text("newer")


def test_a_diagnostic_in_the_list_leads_to_its_place(show: Show) -> None:
    """A click puts the cursor where the draft fails."""
    widget = show(views(edit("# 😀\nx = 1 / 0\n")))
    widget.page.get_by_role("button", name="ZeroDivisionError").click()
    widget.page.keyboard.type("!")
    assert widget.source() == "# 😀\nx = !1 / 0\n"


def test_a_version_that_is_opened_can_be_undone(show: Show) -> None:
    """The kernel's text is one change: undo brings back what was typed, cursor and all."""
    widget = show()
    widget.type("# mine")
    widget.page.wait_for_function("() => window.sent.at(-1)?.source?.endsWith('mine')")
    typed = widget.sent("edit")[-1]["source"]
    widget.publish_text("# other\n")
    assert widget.source() == "# other\n"
    widget.page.keyboard.press("Control+z")
    assert widget.source() == typed


def test_the_text_coming_back_does_not_undo_what_is_typed_since(show: Show) -> None:
    """Our own older edit, echoed, is not news."""
    widget = show()
    widget.type("ab")
    first = widget.wait_for("edit", 2)
    widget.publish_text(PARENT + "a", first["view"], 1)
    assert widget.source() == PARENT + "ab"


def test_the_keys_of_the_workbench_work_from_the_editor(show: Show) -> None:
    """Mod-Enter runs, Alt-Enter compares, Mod-S saves at once, Alt-Up and -Down change the doc."""
    widget = show(views(edit("# changed")))
    widget.page.locator(".wb-editor .cm-content").click()
    widget.page.keyboard.press("Alt+ArrowDown")
    widget.page.keyboard.press("Alt+ArrowUp")
    assert [message["by"] for message in widget.sent("step")] == [1, -1]
    widget.page.keyboard.press("Control+Enter")
    assert len(widget.sent("run")) == 1
    expect(widget.page.get_by_role("tabpanel", name="Results")).to_be_visible()
    expect(widget.page.get_by_role("radio", name="Run")).to_be_checked()
    widget.page.keyboard.press("Alt+Enter")
    assert widget.sent("compare")[-1]["b"] == "draft"
    expect(widget.page.get_by_role("radio", name="Compare")).to_be_checked()
    widget.page.keyboard.press("Control+s")
    assert widget.sent("save") == [{"type": "save", "note": ""}]
    assert widget.source() == "# changed"


def test_a_gesture_takes_the_unsent_text_with_it(show: Show) -> None:
    """Run scores the text as it is seen, though the last key waits for its turn."""
    widget = show()
    widget.type("abc")
    widget.page.keyboard.press("Control+Enter")
    sent = widget.page.evaluate("() => window.sent")
    last = max(place for place, message in enumerate(sent) if message["type"] == "edit")
    assert sent[last]["source"] == PARENT + "abc"
    assert {"type": "run"} in sent[last:]


def test_settings_are_reported_as_values(show: Show) -> None:
    """A number field reports a number, a choice its name, stop sequences their lines, and nothing
    where nothing is typed."""
    widget = show()
    shots = widget.page.get_by_role("textbox", name="shots")
    shots.fill("4")
    shots.press("Enter")
    shots.press("ArrowUp")
    widget.page.get_by_role("button", name="Fewer shots").click()
    widget.page.get_by_role("radio", name="PPL").click()
    drawer = widget.settings()
    drawer.get_by_label("sampler").select_option("per_doc")
    drawer.get_by_label("stop at").fill("\\n\nQ:")
    drawer.get_by_label("seed").fill("")
    widget.page.get_by_label("Next of these rows").click()
    assert [message["changes"] for message in widget.sent("configure")] == [
        {"num_fewshot": 4},
        {"num_fewshot": 5},
        {"num_fewshot": 3},
        {"method": "ppl"},
        {"sampler": "per_doc"},
        {"until": "\\n\nQ:"},
    ]
    assert widget.sent("jump") == [{"type": "jump", "by": 1}]


def test_a_field_is_not_overwritten_while_it_is_typed_in(show: Show) -> None:
    """A preview that arrives meanwhile leaves the digits alone."""
    widget = show()
    field = widget.settings().get_by_label("seed")
    field.fill("12")
    widget.publish(toolbar={**plain_views()["toolbar"], "seed": 5})
    expect(field).to_have_value("12")
    widget.page.keyboard.press("Enter")
    assert widget.sent("configure") == [{"type": "configure", "changes": {"seed": 12}}]


def test_a_refused_value_gives_way_to_the_one_in_force(show: Show) -> None:
    """A field never goes on showing a value that does not count."""
    widget = show()
    field = widget.page.get_by_role("textbox", name="shots")
    field.fill("-1")
    widget.page.keyboard.press("Enter")
    widget.publish(**views(widget.sent("configure")[-1]))
    expect(field).to_have_value("1")
    expect(widget.page.get_by_role("alert")).to_have_text(
        "num_fewshot; expected a whole number, 0 or more; saw -1"
    )
    field.fill("")
    widget.page.keyboard.press("Tab")
    expect(field).to_have_value("1")
    assert len(widget.sent("configure")) == 1


def test_a_tab_shows_one_pane_and_arrows_move_between_tabs(show: Show) -> None:
    """The tabs follow the ARIA pattern."""
    widget = show()
    widget.page.get_by_role("tab", name="Prompt").focus()
    widget.page.keyboard.press("ArrowRight")
    expect(widget.page.get_by_role("tab", name="Data")).to_be_focused()
    expect(widget.page.get_by_role("tabpanel")).to_have_count(1)
    expect(widget.page.get_by_role("tabpanel", name="Data")).to_be_visible()


def test_a_tab_with_several_panes_shows_the_one_that_it_showed_last(show: Show) -> None:
    """The switch stands at the head of each of them, and keeps the focus when it is used."""
    widget = show()
    widget.open("Results", "Compare")
    expect(widget.page.locator(".wb-compare")).to_be_visible()
    expect(widget.page.locator(".wb-results")).to_be_hidden()
    widget.page.keyboard.press("ArrowRight")
    expect(widget.page.get_by_role("radio", name="Grid")).to_be_focused()
    widget.open("Prompt")
    widget.open("Results")
    expect(widget.page.get_by_role("radio", name="Grid")).to_be_checked()


def test_rows_are_paged_and_opened_by_the_kernel(show: Show) -> None:
    """The page asks for another page, filter or row; it holds one page of rows only."""
    rows = [gen_row(i, response=" 1", value=float(i % 2)) for i in range(60)]
    widget = show({**plain_views(), "results": results(rows, open_doc=1)})
    widget.open("Results", "Run")
    expect(widget.page.locator(".wb-rows tbody tr")).to_have_count(25)
    expect(widget.page.locator(".wb-rows tr[aria-selected=true]")).to_have_count(1)
    expect(widget.page.locator(".wb-response [data-kind=extracted]")).to_have_text("1")
    widget.page.locator(".wb-results").get_by_label("Next page").click()
    widget.page.get_by_role("radio", name="wrong 30").click()
    widget.page.get_by_label("Show doc 3").click()
    assert widget.sent("table") == [
        {"type": "table", "page_by": 1},
        {"type": "table", "filter": "wrong"},
        {"type": "table", "doc_id": 3},
    ]


def test_a_ppl_row_shows_every_choice_in_full(show: Show) -> None:
    """Picked and gold are said in words, not by colour alone."""
    widget = show({**views(method="ppl"), "results": results([ppl_row(0, picked=2)], open_doc=0)})
    widget.open("Results", "Run")
    rows = widget.page.locator(".wb-detail tbody tr")
    expect(rows).to_contain_text(["−3.000", "✓ gold", "picked"])
    expect(rows.nth(2)).to_contain_text("−0.500")


def test_a_row_lists_its_draws(show: Show) -> None:
    """Each with its number, whether it is right in words too, and what was extracted; a row of a
    single answer has no such list."""
    row = gen_row(0, response=" 1", value=0.5)
    each = [
        Draw({"accuracy": Score(value)}, row.generation, row.extraction) for value in (1.0, 0.0)
    ]
    for draws, count in ((tuple(each), 2), ((), 0)):
        found = results([replace(row, draws=draws)], open_doc=0)
        widget = show({**plain_views(), "results": found})
        widget.open("Results", "Run")
        expect(widget.page.get_by_role("region", name="Row", exact=True)).to_be_visible()
        lines = widget.page.get_by_role("table", name="Draws").get_by_role("row")
        expect(lines).to_have_count(count)
        if count:
            expect(lines).to_have_text(["draw 1✓right1", "draw 2✗wrong1"])


def test_draws_are_set_where_answers_are_sampled(show: Show) -> None:
    """The field is there above temperature 0 alone, and reports a number."""
    greedy = plain_views()
    drawer = show(greedy).settings()
    expect(drawer.get_by_label("draws")).to_be_hidden()
    warm = {**greedy["toolbar"], "temperature": "0.7", "draws": 4}
    widget = show({**greedy, "toolbar": warm})
    field = widget.settings().get_by_label("draws")
    expect(field).to_have_value("4")
    field.fill("8")
    field.press("Enter")
    assert [m["changes"] for m in widget.sent("configure")] == [{"draws": 8}]


def test_run_and_cancel_follow_the_progress(show: Show) -> None:
    """While a run goes on it can be cancelled, whichever pane is shown, and not started again."""
    plain = plain_views()
    button = {"label": "Run", "title": "The draft is being scored", "enabled": False}
    control = {**plain["control"], "run": button, "cancel": 7}
    job = {"number": 7, "label": "Run of draft", "text": "2 / 4", "fraction": 0.5}
    items = [{**job, "can_cancel": True, "is_stopping": False}]
    widget = show({**plain, "jobs": {"items": items}, "control": control})
    expect(widget.page.get_by_role("button", name="Run", exact=True)).to_be_disabled()
    bar = widget.page.get_by_role("progressbar", name="Run of draft")
    expect(bar).to_have_attribute("aria-valuetext", "2 / 4")
    expect(bar).to_have_attribute("aria-valuenow", "0.5")
    widget.page.get_by_role("button", name="Cancel").click()
    assert widget.sent("stop") == [{"type": "stop", "job": 7}]
    widget.page.keyboard.press("Control+Shift+Enter")
    assert len(widget.sent("cancel")) == 1


def test_the_diff_is_shown_in_one_column_or_two(show: Show) -> None:
    """Both ways draw the parent's line and the draft's."""
    widget = show(views(edit(PARENT.replace("Question", "Q"))))
    widget.open("History")
    expect(widget.page.locator(".wb-merge .cm-deletedChunk")).to_contain_text("Question")
    widget.page.get_by_label("side by side").check()
    expect(widget.page.locator(".wb-merge .cm-editor")).to_have_count(2)
    expect(widget.page.locator(".wb-merge .cm-merge-a .cm-changedLine")).to_contain_text("Question")


def test_an_unchanged_draft_cannot_be_saved(show: Show) -> None:
    """There is nothing to compare and nothing to save."""
    widget = show()
    widget.open("History")
    saves = widget.page.get_by_role("button", name="Save", exact=True)
    expect(saves).to_have_count(2)
    for save in saves.all():
        expect(save).to_be_disabled()
    expect(widget.page.get_by_text("The draft is the same as gen_v1.")).to_be_visible()


def test_a_kernel_that_does_not_answer_is_noticed(show: Show) -> None:
    """After a restart the widget says what to do, and of each gesture that it was one to nobody;
    when answers come again it takes that back."""
    widget = show(clock=True)
    kernel = widget.page.locator(".wb-kernel")
    unheard = widget.page.get_by_role("alert").filter(has_text="run the cell again")
    widget.page.clock.run_for(10_000)
    expect(kernel).to_have_text("")
    widget.page.evaluate("() => (window.answers = false)")
    widget.page.clock.run_for(9_000)
    expect(kernel).to_have_text("kernel busy…")
    widget.page.clock.run_for(15_000)
    expect(kernel).to_contain_text("re-run the cell")
    expect(unheard).to_be_hidden()
    widget.page.get_by_role("button", name="Run", exact=True).click()
    expect(unheard).to_be_visible()
    widget.page.evaluate("() => (window.answers = true)")
    widget.page.clock.run_for(5_000)
    expect(kernel).to_have_text("")
    expect(unheard).to_be_hidden()


def test_a_text_that_is_not_said_to_be_kept_is_sent_again(show: Show) -> None:
    """Where the kernel answers, it was lost on the way, or what was said of it was."""
    widget = show(clock=True)
    widget.type("a")
    (first,) = widget.sent("edit")
    widget.page.clock.run_for(4_000)
    assert widget.sent("edit") == [first]
    widget.page.clock.run_for(8_000)
    last = widget.sent("edit")[-1]
    assert last == {**first, "seq": 2}
    widget.publish_text(last["source"], last["view"], last["seq"])
    expect(widget.page.locator(".wb-status-draft")).to_have_attribute("data-state", "kept")
    widget.page.clock.run_for(60_000)
    assert widget.sent("edit") == [first, last]


MANAGER = """
() => {
  window.modes = ["perCommTarget"];
  window.model.widget_manager = { kernel: {
    status: "idle",
    connectionStatus: "connected",
    get commsOverSubshells() { return window.modes.at(-1); },
    set commsOverSubshells(mode) { window.modes.push(mode); },
  } };
}
"""
"""JupyterLab's manager of widgets, as far as it tells how widgets speak with the kernel."""


@pytest.mark.parametrize(("answers", "wait"), [("{is_astray: true}", 3_000), ("false", 40_000)])
def test_a_line_that_leads_nowhere_is_made_anew(show: Show, answers: str, wait: int) -> None:
    """The kernel says so, or it has nothing to do and yet is silent: JupyterLab then forgets the
    shell of the kernel before, and asks for another; in one silence once."""
    widget = show(clock=True)
    widget.page.evaluate(MANAGER)
    widget.page.evaluate(f"() => (window.answers = {answers})")
    widget.page.clock.run_for(wait)
    expected = ["perCommTarget", "disabled", "perCommTarget"]
    assert widget.page.evaluate("() => window.modes") == expected


def test_a_closed_connection_is_noticed_at_once(show: Show) -> None:
    """JupyterLab throws where the kernel's connection is gone: that is an answer too."""
    widget = show()
    widget.page.evaluate("() => (window.model.send = () => { throw new Error('Cannot send') })")
    widget.type("x")
    expect(widget.page.locator(".wb-kernel")).to_contain_text("re-run the cell")
    assert widget.problems == []


def test_a_notice_is_shown_and_can_be_put_away(show: Show) -> None:
    """What the kernel refused is said at once."""
    widget = show()
    widget.publish(notice={"level": "error", "text": "no such version"})
    alert = widget.page.get_by_role("alert").filter(has_text="no such version")
    expect(alert).to_be_visible()
    alert.get_by_label("Close the message").click()
    expect(alert).to_be_hidden()


@pytest.mark.parametrize(("width", "stacked"), [(1200, False), (720, True)])
def test_a_narrow_output_stacks_editor_and_panes(show: Show, width: int, stacked: bool) -> None:
    """Nothing is cut off at 720 px: the panes go below the editor, and nothing scrolls sideways."""
    widget = show(width=width)
    editor = widget.page.locator(".wb-editor").bounding_box()
    side = widget.page.locator(".wb-side").bounding_box()
    assert editor is not None
    assert side is not None
    assert (side["y"] >= editor["y"] + editor["height"]) is stacked
    overflow = "(el) => el.scrollWidth - el.clientWidth"
    assert widget.page.locator(".wb-frame").evaluate(overflow) == 0
    assert widget.page.locator(".wb-header").evaluate(overflow) == 0


def test_the_splitter_moves_by_keyboard(show: Show) -> None:
    """Without a mouse the panes can be given more room."""
    widget = show()
    editor = widget.page.locator(".wb-editor")
    before = editor.bounding_box()
    splitter = widget.page.get_by_role("separator", name="Size of the editor")
    splitter.focus()
    for _ in range(5):
        widget.page.keyboard.press("ArrowLeft")
    expect(splitter).to_have_attribute("aria-valuenow", "36")
    after = editor.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] < before["width"]


def test_every_control_has_a_name(show: Show) -> None:
    """Whoever hears the page instead of seeing it knows what each control does."""
    widget = show({**plain_views(), "results": results([ppl_row(0, picked=0)], open_doc=0)})
    unnamed = []
    for tab in ("Prompt", "Data", "Results", "Tokens", "History", "Export"):
        widget.open(tab)
        if tab == "Export":
            widget.settings()
        client = widget.page.context.new_cdp_session(widget.page)
        for node in client.send("Accessibility.getFullAXTree")["nodes"]:
            role = node.get("role", {}).get("value")
            name = node.get("name", {}).get("value")
            if role in ("button", "textbox", "combobox", "spinbutton", "checkbox", "tab", "radio"):
                unnamed += [] if name else [node]
        client.detach()
    assert unnamed == []


def test_a_theme_change_is_followed_at_once(show: Show) -> None:
    """Colours are variables of the page: nothing is drawn again."""
    widget = show()
    frame = widget.page.locator(".wb-frame")
    for colour in ("rgb(17, 17, 17)", "rgb(250, 250, 250)"):
        widget.page.evaluate(
            "(c) => document.body.style.setProperty('--jp-layout-color1', c)", colour
        )
        expect(frame).to_have_css("background-color", colour)


def test_ending_the_view_leaves_nothing_behind(show: Show) -> None:
    """A cell that is run again does not leave listeners, timers or editors of the old view."""
    widget = show(clock=True)
    assert widget.page.evaluate("() => window.listening()") > 0
    widget.page.evaluate("() => window.end()")
    assert widget.page.evaluate("() => window.listening()") == 0
    assert widget.page.locator(".cm-editor").count() == 0
    widget.page.evaluate("() => (window.model.send = () => { throw new Error('still alive') })")
    widget.page.clock.run_for(60_000)
    assert widget.problems == []
