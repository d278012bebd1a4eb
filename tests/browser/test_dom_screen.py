"""The screen as a whole: what is in sight at every width, and what it keeps of a task."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.dom import Show, Widget, plain_views
from tests.browser.panes import each_pane, everything

WIDTHS = (700, 830, 1280, 1920)
HEIGHT = 700

BARS = ".wb-header, .wb-tabs, .wb-editor-bar, .wb-job, .wb-head, .wb-facts, .wb-status"

LAWS = """
(root, bars) => {
  const found = [];
  const said = (e) => (e.textContent ?? "").trim().slice(0, 40);
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join(".")} “${said(e)}”`;
  const isSeen = (e) =>
    e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 1;
  const style = (e) => getComputedStyle(e);
  const titled = (e) => e.closest("[title]:not([title=''])") !== null;
  const isCut = (e) => style(e).textOverflow === "ellipsis" && titled(e);
  const isWide = (e) => e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1;
  const isTall = (e) => e.scrollHeight > e.clientHeight + 1;
  const scrolling = ["auto", "scroll"];
  const scrolls = {
    X: (e) => scrolling.includes(style(e).overflowX) && isWide(e),
    Y: (e) => scrolling.includes(style(e).overflowY) && isTall(e),
  };
  const seen = [...root.querySelectorAll("*")].filter(isSeen);

  for (const bar of [...root.querySelectorAll(bars)].filter(isSeen)) {
    for (const part of [bar, ...bar.querySelectorAll("*")].filter(isSeen)) {
      if (isWide(part) && !isCut(part)) found.push(`wider than its box: ${name(part)}`);
    }
    const parts = [...bar.children].map((e) => e.getBoundingClientRect());
    const boxes = parts.filter(({ height }) => height > 1);
    const top = Math.max(...boxes.map((box) => box.top));
    const bottom = Math.min(...boxes.map((box) => box.bottom));
    if (boxes.length && top >= bottom) found.push(`in two lines: ${name(bar)}`);
  }

  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !isSeen(parent)) continue;
    // What is for the ear is not seen; a list and the editor have their own ways with long text.
    if (parent.closest(".wb-hidden, select, .cm-editor")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let around = parent; around !== root.parentElement; around = around.parentElement) {
      const { overflowX } = style(around);
      if (isCut(around) || scrolling.includes(overflowX)) break;
      const edge = around.getBoundingClientRect();
      const isOver = box.right > edge.right + 1 || box.left < edge.left - 1;
      if (overflowX !== "visible" && isOver) {
        found.push(`cut off: ${name(parent)} by ${name(around)}`);
        break;
      }
    }
  }

  for (const axis of ["X", "Y"]) {
    const boxes = seen.filter(scrolls[axis]);
    for (const inner of boxes) {
      const outer = boxes.find((e) => e !== inner && e.contains(inner));
      if (outer) found.push(`scrolls in what scrolls: ${name(inner)} in ${name(outer)}`);
    }
  }
  const strip = root.querySelector(".wb-tabs").getBoundingClientRect();
  const tabs = [...root.querySelectorAll("[role=tab]")].filter(isSeen);
  if (tabs.length !== 6) found.push(`${tabs.length} tabs in sight`);
  for (const tab of tabs) {
    const { left, right } = tab.getBoundingClientRect();
    if (left < strip.left || right > strip.right + 1) found.push(`out of sight: ${name(tab)}`);
  }
  return [...new Set(found)];
}
"""


def drawn(show: Show, views: dict[str, Any], width: int) -> Widget:
    """Return the widget, so wide and 700 px tall."""
    widget = show(views, width=width)
    widget.page.set_viewport_size({"width": width + 40, "height": 900})
    frame = widget.page.locator(".wb-frame")
    frame.evaluate("(frame, height) => (frame.style.height = `${height}px`)", HEIGHT)
    return widget


def with_score(language: str) -> dict[str, Any]:
    """Return the views of a scored draft, with a job that goes on and its score in the header."""
    views = everything(language)
    runs = {"fraction": 0.25, "text": "1 / 4 · 2 s", "can_cancel": True, "is_stopping": False}
    assert views["versions"]["headline"], "the draft was scored"
    return {**views, "jobs": {"items": [{"number": 1, "label": "run of the draft", **runs}]}}


def box(target: Locator) -> FloatRect:
    found = target.bounding_box()
    assert found is not None, f"{target} is not visible"
    return found


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_cut_off_wrapped_or_scrolled_twice(
    show: Show, width: int, language: str
) -> None:
    """Bars are one line each and no wider than their box, text is whole or cut with an ellipsis
    and a title, nothing scrolls in what scrolls the same way, and all tabs are in sight."""
    widget = drawn(show, with_score(language), width)
    problems: dict[str, list[str]] = {}
    for pane in each_pane(widget):
        problems[pane] = widget.page.locator(".wb-frame").evaluate(LAWS, BARS)
    assert {pane: found for pane, found in problems.items() if found} == {}


@pytest.mark.parametrize("width", WIDTHS)
def test_most_of_the_screen_is_the_editor_and_the_prompt(show: Show, width: int) -> None:
    """Together 65 % of the widget; the prompt is 55 % of its height, below the editor, too."""
    widget = drawn(show, plain_views(), width)
    frame = box(widget.page.locator(".wb-frame"))
    prompt = box(widget.page.get_by_role("region", name="Prompt", exact=True))
    code = box(widget.page.locator(".wb-code"))
    assert prompt["height"] >= 0.55 * frame["height"]
    area = sum(part["width"] * part["height"] for part in (prompt, code))
    assert area >= 0.65 * frame["width"] * frame["height"]


ROOM = """
(field) => {
  const style = getComputedStyle(field);
  const brush = document.createElement("canvas").getContext("2d");
  brush.font = style.font;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return room - brush.measureText(field.value).width;
}
"""


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("number", [160, 12345])
def test_a_number_is_seen_to_its_last_digit(show: Show, number: int, width: int) -> None:
    """In the header, in the row of rows and in the drawer."""
    views = plain_views()
    names = ("num_fewshot", "seed", "sample_size", "max_new_tokens")
    toolbar = {**views["toolbar"], **dict.fromkeys(names, number)}
    rows = {**views["rows"], "doc_id": number}
    widget = drawn(show, {**views, "toolbar": toolbar, "rows": rows}, width)
    widget.settings()
    for name in (*names, "doc_id"):
        field = widget.page.locator(f"input[name={name}]")
        expect(field).to_have_value(str(number))
        assert field.evaluate(ROOM) >= 0, name


def of_kernel(name: str, source: str | None = None) -> dict[str, Any]:
    """Return the views of the task as a kernel of that name has it."""
    views = plain_views()
    document = {**views["document"], "kernel": name}
    return {**views, "document": document | ({"source": source} if source is not None else {})}


def silent(show: Show, kernel: str) -> Widget:
    """Type, and set shots and sample, on the page of a kernel that answers nothing."""
    widget = show(of_kernel(kernel), stored=True)
    widget.type("# typed")
    widget.wait_for("edit")
    shots = widget.page.get_by_role("textbox", name="shots")
    shots.fill("4")
    shots.press("Enter")
    sample = widget.settings().locator("[name=sample_size]")
    sample.fill("12345")
    sample.press("Enter")
    widget.wait_for("configure", 2)
    return widget


OTHER = "# another page's draft\n"


def test_what_was_typed_to_no_kernel_goes_on_where_the_next_has_the_draft_as_it_was(
    show: Show,
) -> None:
    """The text is the draft at once, as one edit that undo takes back, and is kept until it is
    answered; the settings are offered, in words."""
    before = silent(show, "first").source()
    widget = show(of_kernel("second"), stored=True)
    said = widget.page.locator(".wb-kept")
    expect(said).to_contain_text("What was typed while no kernel answered is the draft again")
    expect(said).to_contain_text("shots 4, sample 12345")
    expect(said).not_to_contain_text("text that it never got")
    assert widget.source() == before
    assert widget.wait_for("edit")["source"] == before
    said.get_by_role("button", name="Leave it").click()
    expect(said).to_be_hidden()
    third = show(of_kernel("third"), stored=True)
    assert third.source() == before
    expect(third.page.locator(".wb-kept")).to_contain_text("is the draft again")
    third.page.get_by_role("button", name="Close the message").click()
    expect(third.page.locator(".wb-kept")).to_be_hidden()
    third.page.locator(".wb-editor .cm-content").focus()
    third.page.keyboard.press("ControlOrMeta+z")
    assert third.source() == of_kernel("third")["document"]["source"]


def test_what_was_said_of_the_text_goes_with_the_next_edit_or_gesture(show: Show) -> None:
    """It is the draft of then; what is offered beside it stays until it is answered."""
    silent(show, "first")
    said = "is the draft again"
    widget = show(of_kernel("second"), stored=True)
    expect(widget.page.locator(".wb-kept")).to_contain_text(said)
    widget.type("#")
    expect(widget.page.locator(".wb-kept")).not_to_contain_text(said)
    widget.page.get_by_role("button", name="Leave it").click()
    third = show(of_kernel("third"), stored=True)
    expect(third.page.locator(".wb-kept")).to_contain_text(said)
    third.page.get_by_role("button", name="Run").first.click()
    expect(third.page.locator(".wb-kept")).to_be_hidden()


def test_what_a_kernel_never_answered_is_offered_by_one_with_another_draft(show: Show) -> None:
    """Text, shots and sample, in words; taken, the text is one edit that undo takes back, and
    nothing is offered again."""
    before = silent(show, "first").source()
    widget = show(of_kernel("second", OTHER), stored=True)
    offer = widget.page.locator(".wb-kept")
    expect(offer).to_contain_text("text that it never got")
    expect(offer).to_contain_text("shots 4")
    expect(offer).to_contain_text("sample 12345")
    plain = widget.source()
    offer.get_by_role("button", name="Take it").click()
    expect(offer).to_be_hidden()
    assert widget.source() == before
    assert widget.wait_for("edit")["source"] == before
    changes = {"num_fewshot": 4, "sample_size": 12345}
    assert widget.sent("configure") == [{"type": "configure", "changes": changes}]
    widget.page.locator(".wb-editor .cm-content").focus()
    widget.page.keyboard.press("ControlOrMeta+z")
    assert widget.source() == plain
    again = show(of_kernel("second", OTHER), stored=True)
    expect(again.page.locator(".wb-kept")).to_be_hidden()


def test_what_is_typed_to_no_kernel_while_an_older_text_is_offered_is_kept(show: Show) -> None:
    """The newest text is what the next kernel goes on with."""
    silent(show, "first")
    widget = show(of_kernel("second", OTHER), stored=True)
    expect(widget.page.locator(".wb-kept")).to_contain_text("text that it never got")
    widget.type("# typed on")
    third = show(of_kernel("third", OTHER), stored=True)
    assert third.source() == OTHER + "# typed on"


def test_where_no_kernel_answers_the_status_says_who_keeps_what_is_typed(show: Show) -> None:
    """The browser does, where it has a storage."""
    for stored, said in ((True, "kept in this browser"), (False, "kept nowhere: copy the text")):
        widget = show(of_kernel("first"), stored=stored)
        widget.page.evaluate("() => { window.model.send = () => { throw new Error('closed') } }")
        widget.type("# typed")
        expect(widget.page.locator(".wb-kernel")).to_contain_text("no answer from the kernel")
        expect(widget.page.locator(".wb-status-draft")).to_contain_text(said)


def test_what_is_left_is_offered_no_more(show: Show) -> None:
    """The offer is put away for good, and the focus stays in the workbench."""
    silent(show, "first")
    widget = show(of_kernel("second", OTHER), stored=True)
    plain = widget.source()
    widget.page.get_by_role("button", name="Leave it").click()
    expect(widget.page.locator(".wb-kept")).to_be_hidden()
    assert widget.source() == plain
    widget.page.keyboard.press("x")
    assert widget.page.evaluate("() => window.leaked") == []
    third = show(of_kernel("third", OTHER), stored=True)
    expect(third.page.locator(".wb-kept")).to_be_hidden()


def test_the_same_kernel_offers_nothing(show: Show) -> None:
    """It has what it was told: another page of it, or the cell run again, is no news."""
    silent(show, "first")
    widget = show(of_kernel("first"), stored=True)
    expect(widget.page.locator(".wb-kept")).to_be_hidden()


def test_a_text_that_was_answered_is_not_offered(show: Show) -> None:
    """The kernel keeps it as the draft."""
    widget = show(of_kernel("first"), stored=True)
    widget.type("# typed")
    widget.page.wait_for_function("() => window.sent.at(-1)?.source?.endsWith('typed')")
    sent = widget.sent("edit")[-1]
    preview = {**plain_views()["preview"], "view": sent["view"], "seq": sent["seq"]}
    widget.publish(preview=preview)
    expect(widget.page.locator(".wb-status-draft")).to_have_attribute("data-state", "kept")
    other = show(of_kernel("second"), stored=True)
    expect(other.page.locator(".wb-kept")).to_be_hidden()


def test_a_text_that_is_kept_without_a_preview_is_said_to_be_kept(show: Show) -> None:
    """As where the task cannot be read: the kernel has the text all the same."""
    widget = show(of_kernel("first"), stored=True)
    widget.type("# typed")
    widget.page.wait_for_function("() => window.sent.at(-1)?.source?.endsWith('typed')")
    state = widget.page.locator(".wb-status-draft")
    expect(state).to_have_attribute("data-state", "unsent")
    sent = widget.sent("edit")[-1]
    document = {**of_kernel("first", sent["source"])["document"], "view": sent["view"]}
    widget.publish(document={**document, "seq": sent["seq"], "is_kept": False})
    expect(state).to_have_attribute("data-state", "unsent")
    widget.publish(document={**document, "seq": sent["seq"]})
    expect(state).to_have_attribute("data-state", "kept")
    other = show(of_kernel("second"), stored=True)
    expect(other.page.locator(".wb-kept")).to_be_hidden()


def test_another_task_opens_at_its_own_pane(show: Show) -> None:
    """The pane that was open comes back with its task, and with no other."""
    views = plain_views()
    other = {**views, "toolbar": {**views["toolbar"], "path": "transforms/other"}}
    show(views, stored=True).open("Data", "Shots")
    widget = show(other, stored=True)
    prompt = widget.page.get_by_role("tab", name="Prompt")
    expect(prompt).to_have_attribute("aria-selected", "true")
    widget.open("History")
    again = show(views, stored=True)
    expect(again.page.get_by_role("radio", name="Shots")).to_be_checked()
    assert again.page.get_by_role("tabpanel", name="Data").is_visible()


def test_every_job_shows_how_far_it_is_and_what_stops_it(show: Show) -> None:
    """Label, bar, text and a cancel each; one that is stopping can't be stopped twice, and what
    nobody can stop has no button."""
    job = {"text": "1 / 4", "fraction": 0.25, "can_cancel": True, "is_stopping": False}
    named = ("run", "compare", "grid", "load", "pictures")
    items = [{**job, "number": number, "label": name} for number, name in enumerate(named, 1)]
    items[3] |= {"can_cancel": False, "fraction": None}
    widget = show({**plain_views(), "jobs": {"items": items}})
    jobs = widget.page.locator(".wb-job")
    expect(jobs).to_have_count(5)
    for place, item in enumerate(items):
        shown = jobs.nth(place)
        expect(shown).to_contain_text(str(item["label"]))
        expect(shown).to_contain_text("1 / 4")
        bar = shown.get_by_role("progressbar", name=str(item["label"]))
        expect(bar).to_have_attribute("aria-valuetext", "1 / 4")
        cancel = shown.get_by_role("button", name="Cancel")
        if item["can_cancel"]:
            cancel.click()
        else:
            expect(cancel).to_be_hidden()
    assert [message["job"] for message in widget.sent("stop")] == [1, 2, 3, 5]
    widget.publish(jobs={"items": [{**items[0], "is_stopping": True}]})
    expect(jobs).to_have_count(1)
    expect(jobs.get_by_role("button", name="Cancel")).to_be_disabled()


def test_a_job_that_ends_leaves_the_focus_in_the_workbench(show: Show) -> None:
    """Whoever was about to cancel it does not type into the notebook."""
    job = {"number": 1, "label": "run", "text": "1 / 4", "fraction": 0.25}
    going = {"items": [{**job, "can_cancel": True, "is_stopping": False}]}
    widget = show({**plain_views(), "jobs": going})
    widget.page.get_by_role("button", name="Cancel").focus()
    widget.publish(jobs={"items": []})
    widget.page.keyboard.press("b")
    assert widget.page.evaluate("() => window.leaked") == []


def test_what_was_unfolded_stays_so(show: Show) -> None:
    """What the transform returned is folded away until it is asked for, here and on other pages;
    where the browser keeps nothing it can be unfolded all the same."""
    for stored in (True, False):
        widget = show(stored=stored)
        returned = widget.page.get_by_role("group", name="What the transform returned")
        expect(returned).to_be_hidden()
        widget.unfold()
        expect(returned.get_by_role("term")).to_have_text(["input", "output", "processed_output"])
    again = show(stored=True)
    expect(again.page.locator(".wb-triple").first).to_be_visible()
    again.unfold()
    expect(show(stored=True).page.locator(".wb-triple").first).to_be_hidden()


def test_the_version_that_is_edited_stands_first_and_another_is_opened(show: Show) -> None:
    """The list of versions says what the text is; to choose what it is already does nothing."""
    widget = show(everything())
    versions = widget.page.get_by_role("combobox", name="Open a version")
    expect(versions.locator("option:checked")).to_have_text("draft of gen_v1")
    assert versions.locator("option").all_text_contents()[1:] == ["gen_v1  say Answer", "gen_v0"]
    versions.select_option("gen_v0")
    versions.select_option("")
    assert widget.sent("open") == [{"type": "open", "version": "gen_v0"}]


def test_the_last_score_leads_to_its_rows(show: Show) -> None:
    """Value, interval and difference to the parent, in the header of every pane."""
    views = everything()
    widget = show(views)
    headline = views["versions"]["headline"]
    score = widget.page.get_by_title(headline["title"])
    for part in ("value", "interval", "delta"):
        expect(score).to_contain_text(headline[part])
    score.click()
    expect(widget.page.get_by_role("radio", name="Run")).to_be_checked()
    expect(widget.page.locator(".wb-results")).to_be_visible()


@pytest.mark.parametrize("width", [*WIDTHS, 577, 832, 910, 970, 1130, 1230, 1410])
def test_a_score_leaves_the_names_of_task_and_draft_their_room(show: Show, width: int) -> None:
    """Nothing in the header lies over anything else or out of the frame, the names of task and
    draft are whole, and the header is as tall as without a score: nothing below it moves."""
    views = with_score("en")
    views["toolbar"] = {**views["toolbar"], "task": "ups-and-downs", "editing": "draft of gen_v12"}
    widget = drawn(show, views, width)
    header = widget.page.locator(".wb-header")
    parts = header.locator(
        ".wb-task, .wb-version, .wb-model-box, .wb-count-box, .wb-last, .wb-action, .wb-tools > *"
    )
    places = [box(part) for part in parts.all() if part.is_visible()]
    assert len(places) >= 9
    frame = box(widget.page.locator(".wb-frame"))
    for one in places:
        assert one["x"] + one["width"] <= frame["x"] + frame["width"]
    for left, right in pairwise(places):
        assert left["x"] + left["width"] <= right["x"] + 1 or left["y"] < right["y"]
    task = header.locator(".wb-task")
    assert task.evaluate(
        "(e) => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight + 1"
    )
    assert box(header.locator(".wb-version"))["width"] > 100
    tall = box(header)["height"]
    widget.publish(versions={**views["versions"], "headline": None})
    expect(header.locator(".wb-last")).to_be_hidden()
    assert box(header)["height"] == tall


OVER = """
(frame) => {
  const edge = frame.querySelector(".wb-status").getBoundingClientRect().top + 1;
  const found = [];
  for (const part of frame.querySelectorAll(".wb-side *")) {
    if (!part.checkVisibility() || part.closest(".wb-hidden")) continue;
    let { top, bottom } = part.getBoundingClientRect();
    for (let around = part.parentElement; around !== frame; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const box = around.getBoundingClientRect();
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    if (top < bottom && bottom > edge) found.push(part.className);
  }
  return found;
}
"""


@pytest.mark.parametrize("size", [(832, 560), (577, 760), (1240, 420)])
def test_nothing_is_drawn_over_the_status_line(show: Show, size: tuple[int, int]) -> None:
    """In whatever pane, and of little height: what has no room is reached by scrolling."""
    widget = drawn(show, with_score("en"), size[0])
    frame = widget.page.locator(".wb-frame")
    frame.evaluate("(frame, height) => (frame.style.height = `${height}px`)", size[1])
    over = {pane: found for pane in each_pane(widget) if (found := frame.evaluate(OVER))}
    assert over == {}
    widget.open("Results", "Compare")
    last = widget.page.locator(".wb-compare .wb-rows")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_button_s_title_says_its_key_once(show: Show, language: str) -> None:
    """What the button does, and behind it in brackets the key as this computer calls it."""
    widget = show(everything(language))
    actions = widget.page.locator(".wb-header .wb-action").all()
    titles = [action.get_attribute("title") or "" for action in actions]
    assert len(titles) == 3
    for title in titles:
        assert (title.count("("), title.count("（")) == (1, 0)
        assert "Mod" not in title and title.endswith(")")


MARGIN = """
(segment) => {
  const style = getComputedStyle(segment, "::before");
  const brush = document.createElement("canvas").getContext("2d");
  brush.font = `${style.fontSize} ${style.fontFamily}`;
  return parseFloat(style.width) - brush.measureText(segment.dataset.label).width;
}
"""


@pytest.mark.parametrize("label", ["input · doc 12345", "示例 · 第 1319 行"])
def test_the_margin_names_docs_of_many_digits(show: Show, label: str) -> None:
    """A name that is cut would be another doc's."""
    views = plain_views()
    first, *others = views["preview"]["segments"]
    segments = [{**first, "label": label, "margin": "left"}, *others]
    widget = show({**views, "preview": {**views["preview"], "segments": segments}}, width=832)
    named = widget.page.locator(f".wb-segment[data-label='{label}']")
    assert named.evaluate(MARGIN) >= 0


def test_variants_of_a_race_are_named_in_full(show: Show) -> None:
    """They differ at the ends of their names, which a narrow column would cut."""
    widget = show(everything(), width=832)
    widget.open("Results", "Neighbours")
    names = widget.page.locator(".wb-lane-row > th").all()
    assert len(names) > 3
    assert all(name.evaluate("(e) => e.scrollWidth <= e.clientWidth") for name in names)


def test_the_drawer_gives_the_focus_back(show: Show) -> None:
    """Escape in it, or its cross, leaves the focus on the button that opens it: from nowhere the
    next key would be the notebook's."""
    widget = show()
    button = widget.page.get_by_role("button", name="Settings", exact=True)
    drawer = widget.settings()
    expect(drawer.get_by_label("sampler")).to_be_focused()
    widget.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(button).to_be_focused()
    widget.page.keyboard.press("Alt+Shift+O")
    expect(drawer).to_be_visible()
    drawer.get_by_role("button", name="Close the settings").click()
    expect(button).to_be_focused()
    assert widget.page.evaluate("() => window.leaked") == []
