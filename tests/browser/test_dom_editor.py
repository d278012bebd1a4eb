"""The editor in a browser without Jupyter: completion, hover, folding, keys, snippets, news."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.dom import Show, Widget, edit, sums, views, views_of
from tests.browser.screen import linger
from tests.unit.widgets.sums import PARENT

ROW = {
    "question": "What is 1 + 1?",
    "answer": "2",
    "target_scores": {"two": 1, "three": 0},
    "it's": "<img src=x onerror='window.hit=1'>",
}
HEAD = "def transform(data, num_sample, r, dataset_name):\n"
TAB_GOES_OUT = "() => !document.activeElement.classList.contains('cm-content')"


def with_row(*messages: dict[str, Any]) -> dict[str, Any]:
    """Return the views of a task that has such rows, after some messages."""
    return views(*messages, rows=[{**ROW, "answer": f"{2 + i}"} for i in range(8)])


def with_source(source: str) -> dict[str, Any]:
    return with_row(edit(source))


def options_of(widget: Widget) -> Locator:
    return widget.page.locator(".cm-tooltip-autocomplete li")


def editor(widget: Widget) -> Locator:
    return widget.page.locator(".wb-code .cm-content")


def keep_typing(widget: Widget, *keys: str) -> None:
    for key in keys:
        widget.page.keyboard.press(key)


def ripen(widget: Widget) -> None:
    """Let the list of completions heed keys: one that has come up just now takes none, so that a
    key that was meant for the text does not choose."""
    expect(options_of(widget).first).to_have_attribute("aria-selected", "true")
    widget.stop_the_clock()
    widget.page.clock.fast_forward(1000)


def take(widget: Widget, key: str) -> None:
    ripen(widget)
    keep_typing(widget, key)
    expect(options_of(widget)).to_have_count(0)


OFFERS = {
    'x = data["': ["question", "answer", "target_scores", "it's"],
    "x = data['": ["question", "answer", "target_scores", "it's"],
    'x = data.get("': ["question", "answer", "target_scores", "it's"],
    'x = data["target_scores"]["': ["two", "three"],
    'x = data["target_scores"].get("': ["two", "three"],
    'x = data["target_scores"].': ["get", "items", "keys", "values"],
    "from UltraEval.tasks.postprocess import GSM8": ["GSM8KPost"],
    'x = {"postprocess": "gsm': ["gsm8k_post"],
}


def test_what_is_offered_where(show: Show) -> None:
    """Fields where the row is indexed, a dict's keys behind it, names where they are named."""
    widget = show(with_row())
    names = widget.page.locator(".cm-tooltip-autocomplete .cm-completionLabel")
    for typed, labels in OFFERS.items():
        widget.type(f"\n{typed}")
        expect(names).to_have_text(labels)
        keep_typing(widget, "Escape", "ControlOrMeta+a", "Delete")
        expect(names).to_have_count(0)


def test_a_field_is_offered_with_its_type_its_sample_and_its_value(show: Show) -> None:
    """The list has a line for each, the card the value of the row that is previewed."""
    widget = show(with_row())
    widget.type('\nx = data["')
    expect(options_of(widget).first).to_contain_text("question")
    expect(options_of(widget).first).to_contain_text("str  What is 1 + 1?")
    card = widget.page.locator(".cm-completionInfo .wb-card")
    expect(card).to_contain_text("What is 1 + 1?")
    take(widget, "Enter")
    assert widget.source().endswith('x = data["question"]')


def test_a_name_is_escaped_for_the_quotes_it_is_put_in(show: Show) -> None:
    """A field with an apostrophe stays one string."""
    widget = show(with_row())
    widget.type("\nx = data['it")
    expect(options_of(widget)).to_have_count(1)
    take(widget, "Tab")
    assert widget.source().endswith("x = data['it\\'s']")


def test_a_snippet_is_offered_where_it_fits(show: Show) -> None:
    """A whole transform at the margin, an expression further in, and none within a text."""
    widget = show(with_source(""))
    widget.type("letter")
    expect(options_of(widget)).to_contain_text(["letter"])
    expect(options_of(widget).first).to_contain_text("Options by letter")
    take(widget, "Enter")
    assert widget.source() == widget_source(widget, "shapes", "letter")
    widget = show(with_source(HEAD))
    widget.type("    best = gold")
    expect(options_of(widget).first).to_contain_text("Right option")


def widget_source(widget: Widget, group: str, id: str) -> str:
    snippets = widget.page.evaluate("(group) => window.model.get('snippets')[group]", group)
    return next(snippet["source"] for snippet in snippets if snippet["id"] == id)


def test_the_menu_replaces_the_draft_and_undo_brings_it_back(show: Show) -> None:
    """Chosen by the keyboard alone; the new text is sent as an edit."""
    widget = show(with_row())
    widget.page.get_by_role("button", name="Insert").press("Enter")
    expect(widget.page.get_by_role("menuitem").first).to_be_focused()
    keep_typing(widget, "ArrowDown", "ArrowDown", "Enter")
    cot = widget_source(widget, "shapes", "cot")
    assert widget.source() == cot
    expect(editor(widget)).to_be_focused()
    widget.page.wait_for_function("(text) => window.sent.at(-1).source === text", arg=cot)
    keep_typing(widget, "ControlOrMeta+z")
    assert widget.source() == PARENT


def test_a_shape_that_the_rows_cannot_fill_says_why(show: Show) -> None:
    """It is there, and does nothing."""
    bare = [{"question": f"1 + {i} = ?", "answer": f"{1 + i}"} for i in range(2)]
    widget = show(views(rows=bare))
    widget.page.get_by_role("button", name="Insert").click()
    item = widget.page.get_by_role("menuitem", name="Options by letter")
    expect(item).to_contain_text("the rows have no target_scores")
    item.dispatch_event("click")
    assert widget.source() == PARENT
    keep_typing(widget, "Escape")
    expect(widget.page.get_by_role("button", name="Insert")).to_be_focused()
    expect(item).to_be_hidden()


def test_hovering_a_field_shows_its_value_as_text(show: Show) -> None:
    """Of the row that is previewed; markup in it stays text."""
    widget = show(with_source('x = data["it\'s"]\ny = data["target_scores"]["two"]\n'))
    card = widget.page.locator(".cm-tooltip-hover .wb-card")
    linger(widget.page.locator(".cm-line").nth(0).get_by_text("it's"), card)
    expect(card).to_contain_text("<img src=x onerror")
    assert widget.page.locator(".wb-card img").count() == 0
    widget.page.mouse.move(0, 0)  # the card may lie over the line below
    expect(card).to_have_count(0)
    linger(widget.page.locator(".cm-line").nth(1).get_by_text("two"), card)
    expect(card).to_contain_text("two")
    expect(card).to_contain_text("int")


def test_a_key_shows_the_value_under_the_cursor_and_says_it(show: Show) -> None:
    """Whoever has no mouse, or does not see, gets it too; Escape puts it away."""
    widget = show(with_source('x = data["question"]'))
    widget.type("")
    keep_typing(widget, "ArrowLeft", "ArrowLeft", "ArrowLeft", "Control+Shift+Space")
    expect(widget.page.locator(".wb-card.cm-tooltip")).to_contain_text("What is 1 + 1?")
    expect(widget.page.get_by_role("status", name="Value of the field")).to_contain_text("1 + 1")
    keep_typing(widget, "Escape")
    expect(widget.page.locator(".wb-card.cm-tooltip")).to_have_count(0)


def test_a_squiggle_names_its_row_and_leads_there(show: Show) -> None:
    """The place says line and row; its button previews that row."""
    broken = edit("def transform(data, num_sample, r, dataset_name):\n    x = 1 / 0\n")
    widget = show(with_row({"type": "step", "by": 7}, broken))
    shown = widget.page.locator(".cm-tooltip-lint")
    linger(widget.page.locator(".wb-code .cm-lintRange-error"), shown)
    expect(shown).to_contain_text("ZeroDivisionError: division by zero")
    expect(shown).to_contain_text("line 2 · doc 7")
    shown.get_by_role("button", name="Show doc 7").dispatch_event("mousedown")
    assert widget.wait_for("configure")["changes"] == {"doc_id": 7}
    expect(widget.page.locator(".wb-code .cm-lint-marker-error")).to_have_count(1)


def test_a_function_folds_and_unfolds(show: Show) -> None:
    """By its mark and by its key; the text is all there."""
    widget = show(with_source(PARENT + "\n\nx = 1\n"))
    lines = widget.page.locator(".wb-code .cm-line")
    before = lines.count()
    widget.page.get_by_title("Fold the lines below").first.click()
    expect(widget.page.locator(".wb-code .cm-foldPlaceholder")).to_be_visible()
    assert lines.count() < before
    keep_typing(widget, "ControlOrMeta+Home", "Control+Shift+]")
    editor(widget).press("Control+Alt+]")
    expect(lines).to_have_count(before)


def test_the_editor_s_keys_are_jupyterlab_s(show: Show) -> None:
    """Comments, several cursors, a tab stop, the search panel; no key leaves the widget."""
    widget = show(with_source("a = 1\nb = 1\n"))
    editor(widget).click()
    keep_typing(widget, "ControlOrMeta+Home", "ControlOrMeta+/")
    assert widget.source() == "# a = 1\nb = 1\n"
    keep_typing(widget, "ControlOrMeta+/", "End", "Shift+ArrowLeft", "ControlOrMeta+Shift+D", "2")
    assert widget.source() == "a = 2\nb = 2\n"
    keep_typing(widget, "Escape", "ControlOrMeta+Home", "ArrowRight", "ArrowRight", "Tab")
    assert widget.source() == "a   = 2\nb = 2\n"
    keep_typing(widget, "Home", "Tab")
    assert widget.source() == "    a   = 2\nb = 2\n"
    keep_typing(widget, "ControlOrMeta+d")
    assert widget.source() == "b = 2\n"
    keep_typing(widget, "ControlOrMeta+f")
    expect(widget.page.locator(".cm-search input[name=search]")).to_be_focused()
    assert widget.page.evaluate("() => window.leaked") == []


def test_tab_can_be_escaped_and_that_is_said(show: Show) -> None:
    """Whoever has the keyboard alone gets out of the editor again."""
    widget = show()
    editor(widget).click()
    keep_typing(widget, "Tab")
    expect(editor(widget)).to_be_focused()
    keep_typing(widget, "Escape", "Tab")
    widget.page.wait_for_function(TAB_GOES_OUT)
    description = editor(widget).get_attribute("aria-description") or ""
    assert "Press Escape, then Tab" in description


def test_alternatives_that_are_refused_are_there_again(show: Show) -> None:
    """The kernel says where it cannot write them; they are those of the text that was selected."""
    widget = show(with_source("Question = 1\nAnswer = 2\n"))
    editor(widget).click()
    keep_typing(widget, "ControlOrMeta+Home", *["Shift+ArrowRight"] * 8, "Alt+Shift+m")
    panel = widget.page.get_by_role("group", name="Mark the selection with alternatives")
    others = panel.get_by_label("alternatives, with | between")
    others.fill("Sum | Task")
    panel.get_by_label("name").fill("opening")
    others.press("Enter")
    assert [each["others"] for each in widget.sent("mark")] == ["Sum | Task"]
    expect(panel).to_have_count(0)
    keep_typing(widget, "Alt+Shift+m")
    expect(others).to_have_value("Sum | Task")
    expect(panel.get_by_label("name")).to_have_value("opening")
    others.press("Escape")
    keep_typing(widget, "ControlOrMeta+End", "Shift+ArrowLeft", "Shift+ArrowLeft", "Alt+Shift+m")
    expect(others).to_have_value("")


def test_long_lines_wrap_unless_told_otherwise(show: Show) -> None:
    """Nothing is out of sight to the right; who wants one line a row says so, for later, too."""
    widget = show(with_source("x = " + "1 + " * 200 + "1\n"), stored=True)
    lines = widget.page.locator(".wb-code .cm-scroller")
    wide = "(box) => box.scrollWidth > box.clientWidth"
    assert not lines.evaluate(wide)
    wrap = widget.settings().get_by_label("wrap long lines")
    wrap.uncheck()
    assert lines.evaluate(wide)
    again = show(stored=True).settings().get_by_label("wrap long lines")
    expect(again).not_to_be_checked()


def test_vim_s_keys_are_used_when_chosen_and_remembered(show: Show) -> None:
    """`dd` deletes a line of the draft, `:w` saves the next version."""
    widget = show(views(edit("one\ntwo\n")))
    widget.settings().get_by_label("keys").select_option("vim")
    editor(widget).click()
    keep_typing(widget, "ControlOrMeta+Home", "d", "d")
    assert widget.source() == "two\n"
    keep_typing(widget, "i", "x", "Escape")
    assert widget.source() == "xtwo\n"
    keep_typing(widget, ":", "w", "Enter")
    assert widget.wait_for("save") == {"type": "save", "note": ""}
    assert widget.page.evaluate("() => window.leaked") == []


@pytest.mark.parametrize(
    ("sign", "vim"),
    [
        ("document.body.dataset.jpVimMode = 'true'", True),
        ("document.body.dataset.jpVimMode = 'false'", False),
        ("document.body.insertAdjacentElement('afterbegin', document.createElement('div'))"
         ".className = 'cm-vimMode'", True),
        ("null", False),
    ],
)  # fmt: skip
def test_the_page_s_own_vim_is_followed(show: Show, sign: str, vim: bool) -> None:
    """JupyterLab's Vim extension marks its panels, and other hosts' editors mark themselves."""
    widget = show(before=sign)
    expect(widget.page.locator(".wb-code .cm-vimMode")).to_have_count(int(vim))


def test_emacs_keys_are_there_too(show: Show) -> None:
    """C-a goes to the line's start instead of selecting everything."""
    widget = show(with_source("one two"))
    widget.settings().get_by_label("keys").select_option("emacs")
    editor(widget).click()
    keep_typing(widget, "End", "Control+a", "x")
    assert widget.source() == "xone two"
    keep_typing(widget, "Control+e", "Enter")
    widget.page.keyboard.type('x = data["')
    expect(options_of(widget)).to_have_count(4)
    ripen(widget)
    keep_typing(widget, "ArrowDown")
    expect(options_of(widget).nth(1)).to_have_attribute("aria-selected", "true")


def test_a_file_changed_outside_is_news_with_choices(show: Show) -> None:
    """Nothing happens to the text before one of them is taken."""
    with sums() as session:
        file = session.task.path / "transform_gen_v1.py"
        file.write_text(PARENT.replace("Question", "Theirs"), "utf-8")
        widget = show(views_of(session))
    bar = widget.page.get_by_role("status", name="Changed outside")
    expect(bar).to_contain_text("The file of gen_v1 was changed outside.")
    assert widget.source() == PARENT
    see = bar.get_by_role("button", name="See the difference")
    see.click()
    expect(bar.locator("[data-sign='+']")).to_contain_text("Theirs")
    expect(bar.locator("[data-sign='-']")).to_contain_text("Question")
    bar.get_by_role("button", name="Keep mine").click()
    bar.get_by_role("button", name="Take theirs").click()
    assert widget.sent("outside") == [
        {"type": "outside", "answer": "mine", "version": "gen_v1"},
        {"type": "outside", "answer": "theirs", "version": "gen_v1"},
    ]
    widget.publish(outside={"items": []})
    expect(bar).to_be_hidden()


def test_a_deleted_file_can_be_put_back(show: Show) -> None:
    """There is no difference to see, and two things to do."""
    with sums() as session:
        (session.task.path / "transform_gen_v1.py").unlink()
        widget = show(views_of(session))
    bar = widget.page.get_by_role("status", name="Changed outside")
    expect(bar.get_by_role("button")).to_have_text(["Put it back", "Go on without it"])
    bar.get_by_role("button", name="Put it back").click()
    assert widget.sent("outside")[-1]["answer"] == "back"


def test_undo_goes_back_through_versions_and_what_was_typed(show: Show) -> None:
    """Typed, opened, typed, opened: four undos, four redos, and each text on the way."""
    widget = show()
    texts = [PARENT]

    def typed(text: str) -> None:
        widget.type(text)
        wanted = texts[-1] + text
        widget.page.wait_for_function("(s) => window.sent.at(-1)?.source === s", arg=wanted)
        texts.append(wanted)

    def opened(source: str) -> None:
        widget.publish_text(source)
        texts.append(source)

    typed("#")
    opened("# other\n")
    typed("x")
    opened("# third\n")
    for wanted in reversed(texts[:-1]):
        keep_typing(widget, "ControlOrMeta+z")
        assert widget.source() == wanted
    for wanted in texts[1:]:
        keep_typing(widget, "ControlOrMeta+y")
        assert widget.source() == wanted


def test_undo_ends_where_the_text_was_loaded(show: Show) -> None:
    """Untouched, or once too often: the first text is no edit, nor is another task's first text."""
    widget = show()
    editor(widget).click()
    keep_typing(widget, "ControlOrMeta+z")
    assert widget.source() == PARENT
    widget.type("#")
    keep_typing(widget, *["ControlOrMeta+z"] * 3)
    assert widget.source() == PARENT
    keep_typing(widget, *["ControlOrMeta+y"] * 3)
    assert widget.source() == PARENT + "#"
    widget.page.wait_for_timeout(500)  # until the edit is sent, what is typed here wins
    widget.publish_text("# another task\n", path="/elsewhere")
    keep_typing(widget, *["ControlOrMeta+z"] * 3)
    assert widget.source() == "# another task\n"


def test_undo_and_redo_say_which_version_the_text_is_of(show: Show) -> None:
    """What was typed into gen_v1 before gen_v0 was opened is gen_v1's again; what is typed within a
    version says nothing of it, and that a text was saved is no step."""
    widget = show()

    def started() -> list[str | None]:
        return [each.get("start", {}).get("version") for each in widget.sent("edit")]

    widget.type("#")
    widget.wait_for("edit")
    widget.publish_text("# other\n", version="gen_v0")
    keep_typing(widget, "ControlOrMeta+z")
    assert widget.wait_for("edit", 2)["source"] == PARENT + "#"
    keep_typing(widget, "ControlOrMeta+y")
    assert widget.wait_for("edit", 3)["source"] == "# other\n"
    assert started() == [None, "gen_v1", "gen_v0"]
    sent = widget.sent("edit")[-1]
    widget.publish_text("# other\n", sent["view"], sent["seq"], version="gen_v2")  # it was saved
    widget.publish_text("# third\n", version="gen_v3")
    for count in (4, 5, 6):
        keep_typing(widget, "ControlOrMeta+z")
        widget.wait_for("edit", count)
    assert started()[3:] == ["gen_v2", "gen_v1", None]
    assert widget.source() == PARENT
