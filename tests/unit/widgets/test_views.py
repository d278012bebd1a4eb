"""View models: session values become display strings, places and runs."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.widgets.values import STATE, VERSIONS, gen_row, ppl_row, rendered
from workbench.answers.filters import read_filter
from workbench.answers.reasoning import ShotStyle
from workbench.errors import SettingError
from workbench.models.memory.free import InUse
from workbench.prompts.prompt import assemble
from workbench.runs.outcomes import outcome
from workbench.runs.progress import Progress
from workbench.session.preview import DraftPreview
from workbench.types import (
    Diagnostic,
    Example,
    Extraction,
    Metric,
    Prompt,
    RenderSettings,
    Score,
    Segment,
)
from workbench.widgets.views.detail import response_parts, response_runs
from workbench.widgets.views.diagnostics import diagnostics_view
from workbench.widgets.views.diff import DiffQuery, DiffTexts, changed_lines, diff_view
from workbench.widgets.views.display import (
    count,
    duration,
    interval,
    milliseconds,
    minus,
    number,
    one_line,
    printable,
    runs,
    utf16_offset,
)
from workbench.widgets.views.preview import preview_view, segments_view
from workbench.widgets.views.results import (
    TableQuery,
    metric_view,
    progress_view,
    results_view,
)
from workbench.widgets.views.status import status_view
from workbench.widgets.views.toolbar import parse_change, toolbar_view


def good(choices: tuple[str, ...] = ()) -> DraftPreview:
    return DraftPreview(1, rendered(STATE, choices), False, (), "", 1.25, 31)


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.7199, "0.720"), (-3.5, "−3.500"), (1234.56, "1235"), (math.nan, "–"), (-math.inf, "−∞")],
)
def test_numbers_have_three_decimals_a_real_minus_and_a_dash_for_nan(
    value: float, text: str
) -> None:
    """A score reads alike wherever it is shown."""
    assert number(value) == text


def test_an_unknown_interval_is_not_shown() -> None:
    """No interval is better than one of NaNs."""
    assert interval(math.nan, 1.0) == ""
    assert interval(0.25, 0.5) == "[0.250, 0.500]"


def test_counts_and_times_are_spelled_for_people() -> None:
    """One doc has no s, and a minute is not 60 seconds."""
    assert (count(1, "error"), count(0, "error"), count(1200, "doc")) == (
        "1 error",
        "0 errors",
        "1,200 docs",
    )
    assert [duration(s) for s in (0.84, 59.4, 59.6, 65, 7620)] == [
        "0.8 s",
        "59 s",
        "1 min 00 s",
        "1 min 05 s",
        "2 h 07 min",
    ]
    assert (milliseconds(1.25), milliseconds(1503.2)) == ("1.2 ms", "1,503 ms")


def test_one_line_draws_line_ends_and_says_that_it_cut() -> None:
    """A table cell never hides that there was more."""
    assert one_line("a\nb\tc", 10) == "a↵b→c"
    assert one_line("abcdef", 4) == "abc…"


def test_a_lone_surrogate_cannot_break_a_message() -> None:
    """Text from a dataset always encodes as UTF-8."""
    assert printable("a\ud800b") == "a?b"


@given(st.text(), st.booleans(), st.booleans())
def test_runs_join_to_the_text(text: str, invisibles: bool, mark_end: bool) -> None:
    """Drawing glyphs never changes what is selected, copied or read."""
    pieces = runs(text, invisibles=invisibles, mark_end=mark_end)
    assert "".join(piece for piece, _ in pieces) == printable(text)


def test_trailing_whitespace_is_marked_even_when_invisibles_are_off() -> None:
    """`Answer: ` and `Answer:` are different prompts, so they must look different."""
    assert runs("a b \n", mark_end=True) == [("a b", ""), (" ", "·"), ("\n", "↵")]


def test_characters_that_are_never_drawn_always_get_a_glyph() -> None:
    """A zero-width space or a direction mark in a prompt is seen."""
    assert runs("a\u200bb\u202e") == [
        ("a", ""),
        ("\u200b", "U+200B"),
        ("b", ""),
        ("\u202e", "U+202E"),
    ]


def test_places_count_utf16_units() -> None:
    """An emoji is one character for Python and two for the browser's editor."""
    convert = utf16_offset("é😀x")
    assert [convert(i) for i in range(4)] == [0, 1, 3, 4]


def test_a_diagnostic_is_placed_in_the_source_the_editor_has() -> None:
    """Line 2, columns 6 to 8 after an emoji on the line: 3 code points before are 4 units."""
    source = "a = 1\ns='😀' + zz\n"
    found = diagnostics_view((Diagnostic("error", "NameError", "zz", 2, 9, 2, 11),), source)
    start, end = found[0]["range"] or (0, 0)
    units = source.encode("utf-16-le")
    assert units[2 * start : 2 * end].decode("utf-16-le") == "zz"


def test_a_diagnostic_without_an_end_is_marked_to_the_end_of_its_line() -> None:
    """`'[' was never closed` has no end; the next line is not to blame."""
    source = "x = [1,\ny = 2\n"
    found = diagnostics_view((Diagnostic("error", "SyntaxError", "never closed", 1, 5),), source)
    assert found[0]["range"] == [4, 7]


def test_a_diagnostic_beyond_the_source_stays_inside_it() -> None:
    """A place that an edit has overtaken does not crash the editor."""
    found = diagnostics_view((Diagnostic("error", "E", "m", 99, 50, 99, 60),), "ab")
    assert found[0]["range"] == [2, 2]
    assert diagnostics_view((Diagnostic("error", "E", "m"),), "ab")[0]["range"] is None


def test_errors_are_listed_before_warnings() -> None:
    """What stops the draft comes first, however far down it is."""
    items = (Diagnostic("warning", "W", "w", 1), Diagnostic("error", "E", "e", 9, doc_id=3))
    listed = diagnostics_view(items, "x\n" * 10)
    assert [item["severity"] for item in listed] == ["error", "warning"]
    assert listed[0]["place"] == "line 9 · doc 3"


def test_the_segments_of_a_preview_join_to_the_prompt() -> None:
    """The preview shows the text that is scored, and its hash."""
    preview = good()
    assert preview.rendered is not None
    view = preview_view(preview, STATE)
    text = "".join(run[0] for segment in view["segments"] for run in segment["runs"])
    assert text == preview.rendered.prompt.text
    assert view["sha256"] == preview.rendered.prompt.sha256
    assert {"text": "31 tokens", "title": "as the model counts"} in view["meta"]


def test_a_segment_is_labelled_in_the_margin_beside_its_first_character() -> None:
    """A label at the left never stands beside a line that began as something else."""
    prompt = Prompt(
        (
            Segment("shot_input", "Q\nA:", 7),
            Segment("shot_output", " 1", 7),
            Segment("separator", "\n\n"),
            Segment("input", "Q", 0),
        )
    )
    drawn = [(s["label"], s["margin"]) for s in segments_view(prompt)]
    assert drawn == [
        ("shot · doc 7", "left"),
        ("output", "right"),
        ("", "right"),
        ("input · doc 0", "left"),
    ]


STEPS = Example("Q\nA:", (" 1+2=3. It is 3.",), "3")
LINES = Example("Q\nA:", (" 1+2\n= 3 pens\n#### 3",), "3")


def test_an_output_that_shows_steps_is_drawn_in_two_parts() -> None:
    """They join to the output; the answer has a label where that lies beside nothing else."""
    prompt = assemble(STEPS, 0, [(1, STEPS), (2, LINES)], RenderSettings())
    drawn = [
        (s["part"], s["label"], s["margin"], "".join(run[0] for run in s["runs"]))
        for s in segments_view(prompt)
        if s["kind"] == "shot_output"
    ]
    assert drawn == [
        ("reasoning", "reasoning", "right", " 1+2=3. "),
        ("answer", "", "right", "It is 3."),
        ("reasoning", "reasoning", "right", " 1+2\n= 3 pens\n"),
        ("answer", "answer", "left", "#### 3"),
    ]


def test_the_legend_names_the_parts_only_where_there_are_any() -> None:
    """Direct shots have one entry, shots with steps two, and a mixture all three."""

    def labels(*shots: Example) -> list[str]:
        made = rendered(STATE)
        prompt = assemble(STEPS, 0, list(enumerate(shots, 1)), RenderSettings())
        view = preview_view(replace(good(), rendered=replace(made, prompt=prompt)), STATE)
        return [item["label"] for item in view["legend"]]

    direct = Example("Q", (" 3",), "3")
    assert labels(direct) == ["shot input", "shot output", "separator", "input"]
    assert labels(STEPS) == ["shot input", "reasoning", "answer", "separator", "input"]
    assert labels(direct, LINES)[1:4] == ["shot output", "reasoning", "answer"]


def test_the_doc_s_own_output_is_shown_in_its_parts() -> None:
    """So one sees what a shot made of this doc would be split into; each output by itself."""
    both = replace(STEPS, outputs=(*STEPS.outputs, " 3"))
    view = preview_view(replace(good(), rendered=replace(rendered(STATE), example=both)), STATE)
    output = next(field for field in view["triple"] if field["name"] == "output")
    assert output["values"] == [
        [{"part": "reasoning", "text": " 1+2=3. "}, {"part": "answer", "text": "It is 3."}],
        [{"part": "", "text": " 3"}],
    ]


def test_the_switch_is_there_only_where_there_are_versions_of_both_styles() -> None:
    """Each side opens the newest version of its style; the draft's own style is on."""
    styles: dict[str, ShotStyle] = {"gen_v0": "direct", "gen_v1": "steps", "gen_v2": "steps"}
    switch = toolbar_view(STATE, styles, "direct")["styles"]
    assert [(side["label"], side["active"]) for side in switch] == [
        ("direct", True),
        ("step by step", False),
    ]
    assert [side["title"].rpartition(" ")[2] for side in switch] == ["gen_v0", "gen_v2"]
    assert toolbar_view(STATE, {"gen_v1": "steps"}, "steps")["styles"] == []
    assert toolbar_view(STATE)["styles"] == []


def test_ppl_lists_the_choices_with_the_gold_one_marked() -> None:
    """Gold is the choice that the transform gave as an output."""
    view = preview_view(good((" 0", " 1", " 2")), replace(STATE, method="ppl"))
    assert [choice["gold"] for choice in view["choices"]] == [False, True, False]
    assert preview_view(good((" 0", " 1")), STATE)["choices"] == []


def test_a_broken_draft_says_whose_prompt_is_shown() -> None:
    """A stale prompt is never shown as the draft's own."""
    error = (Diagnostic("error", "E", "m", 1),)
    stale = preview_view(replace(good(), stale=True, diagnostics=error), STATE)
    assert stale["stale"] is True
    assert "last working prompt" in stale["band"]
    nothing = preview_view(DraftPreview(1, None, False, error, "", 1.0), STATE)
    assert "no prompt" in nothing["band"]
    assert nothing["segments"] == []
    assert nothing["sha256"] == ""


def test_the_toolbar_names_parent_and_draft_and_lists_versions_newest_first() -> None:
    """A version that was not edited is called by its name, an edited one a draft of it."""
    view = toolbar_view(replace(STATE, dirty=True))
    assert view["editing"] == "draft of gen_v1"
    assert toolbar_view(replace(STATE, dirty=False))["editing"] == "gen_v1"
    assert [version["id"] for version in view["versions"]] == ["gen_v1", "gen_v0"]
    assert view["until"] == r"\n\n"
    assert toolbar_view(replace(STATE, version=""))["editing"] == "draft"


def test_what_the_toolbar_shows_reads_back_as_the_same_setting() -> None:
    """Leaving a field without changing it changes nothing."""
    view = toolbar_view(replace(STATE, settings=replace(STATE.settings, shot_ids=(3, 7))))
    assert parse_change("until", view["until"]) == STATE.decoding.until
    assert parse_change("shot_ids", view["shot_ids"]) == (3, 7)
    assert parse_change("seed", view["seed"]) == 0


@pytest.mark.parametrize("until", [("\n\n",), ("\\n",), ("\\", "\t\r"), ("a\\\nb", "Q:"), ()])
def test_stop_sequences_read_back_from_their_lines(until: tuple[str, ...]) -> None:
    """One a line, line breaks and backslashes as Python writes them."""
    shown = toolbar_view(replace(STATE, decoding=replace(STATE.decoding, until=until)))["until"]
    assert len(shown.split("\n")) == max(1, len(until))
    assert parse_change("until", shown) == until


@pytest.mark.parametrize(("text", "value"), [("0.7", 0.7), (" 0,7 ", 0.7), ("1", 1.0)])
def test_a_temperature_is_read_as_people_write_it(text: str, value: float) -> None:
    """With a comma, too; what is no number is refused with what was typed."""
    assert parse_change("temperature", text) == value
    with pytest.raises(SettingError, match="saw 'hot'"):
        parse_change("temperature", "hot")


def test_filters_read_back_from_their_lines() -> None:
    """A pattern stands behind its filter's name, other options as JSON."""
    steps = (
        {"function": "regex", "regex_pattern": r"#### (\-?[0-9]+)"},
        {"function": "take_first"},
        {"function": "take_first_k", "k": 3},
        {"function": "map", "mapping_dict": {"A": "yes"}},
    )
    shown = toolbar_view(replace(STATE, filters=steps))["filters"]
    assert shown.split("\n")[:2] == [r"regex #### (\-?[0-9]+)", "take_first"]
    assert tuple(map(read_filter, parse_change("filters", shown))) == steps


def test_shot_ids_that_are_no_numbers_are_refused() -> None:
    """`3, x` is not silently read as doc 3."""
    with pytest.raises(SettingError, match="shot ids"):
        parse_change("shot_ids", "3, x")


def test_a_verdict_comes_from_the_first_metric() -> None:
    """NaN is neither right nor wrong."""
    values = (1.0, 0.0, 0.5, math.nan)
    rows = [gen_row(0, response="x", value=value) for value in values]
    assert [outcome(row) for row in rows] == ["right", "wrong", "partly", "failed"]
    error = Diagnostic("error", "KeyError", "'answer'")
    assert outcome(replace(rows[0], error=error)) == "failed"


def test_rows_come_in_pages_of_twenty_five() -> None:
    """60 rows are three pages, and a page past the end is the last one."""
    rows = [gen_row(i, response="1", value=float(i % 2)) for i in range(60)]
    view = results_view(None, rows, TableQuery(page=9))
    assert [row["doc_id"] for row in view["rows"]] == list(range(50, 60))
    assert (view["page"], view["pager"]) == (2, "51–60 of 60")
    assert (view["has_previous"], view["has_next"]) == (True, False)


def test_a_filter_keeps_its_rows_and_counts_all_of_them() -> None:
    """The numbers on the filters are of the whole run, whichever is chosen."""
    rows = [gen_row(i, response="1", value=float(i > 0)) for i in range(3)]
    view = results_view(None, rows, TableQuery(filter="wrong"))
    assert [row["doc_id"] for row in view["rows"]] == [0]
    assert [f["label"] for f in view["filters"]] == ["all 3", "wrong 1", "right 2"]


def test_a_ppl_row_shows_the_picked_choice_and_its_detail_every_choice() -> None:
    """Sums and counts are shown beside their ratio: −1 nat over 2 tokens is −0.5 per token."""
    view = results_view(None, [ppl_row(0, picked=0)], TableQuery(open_doc=0))
    assert view["columns"] == ["doc", "input", "gold", "answer", "acc"]
    assert view["rows"][0]["cells"] == ["0", "p", "B", " A", "0.000"]
    assert view["detail"] is not None
    first, second, _ = view["detail"]["choices"]
    assert (first["picked"], first["gold"]) == (True, False)
    assert (first["sum"], first["tokens"], first["per_token"]) == ("−1.000", "2", "−0.500")
    assert (second["picked"], second["gold"], second["greedy"]) == (False, True, "")


def test_a_response_is_cut_into_before_extracted_after() -> None:
    """The pieces join to the whole response, and the extracted piece is the extraction."""
    row = gen_row(4, response="is 5 ok\n\nQuestion: 6", value=1.0)
    assert row.extraction is not None
    row = replace(row, extraction=replace(row.extraction, extracted=("5",), start=3, end=4))
    pieces = response_runs(row)
    assert [(p["kind"], p["text"]) for p in pieces] == [
        ("text", "is "),
        ("extracted", "5"),
        ("text", " ok"),
        ("after", "\n\nQuestion: 6"),
    ]


def test_a_response_with_steps_is_shown_as_reasoning_and_answer() -> None:
    """The clause with the extraction begins the answer; the parts join to the response."""
    text = "2+3=5. It is 5.\n\nQuestion: 6"
    row = gen_row(4, response=text, value=1.0)
    row = replace(row, extraction=Extraction("2+3=5. It is 5.", ("5",), 13, 14))
    reasoning, answer = response_parts(row)
    assert (reasoning["name"], reasoning["label"]) == ("reasoning", "reasoning")
    assert reasoning["pieces"] == [{"kind": "text", "text": "2+3=5. "}]
    assert answer["name"] == "answer"
    assert [(p["kind"], p["text"]) for p in answer["pieces"]] == [
        ("text", "It is "),
        ("extracted", "5"),
        ("text", "."),
        ("after", "\n\nQuestion: 6"),
    ]


def test_an_extraction_without_a_place_is_looked_for() -> None:
    """1,234 gives 1234, which stands nowhere; its last mention begins the answer."""
    row = gen_row(4, response="In all 12. So 1,234.", value=1.0)
    row = replace(row, extraction=Extraction("In all 12. So 1,234.", ("1234",)))
    texts = [part["pieces"][0]["text"] for part in response_parts(row)]
    assert texts == ["In all 12. ", "So 1,234."]


def test_a_direct_response_is_one_part() -> None:
    """Where nothing is reasoned there is no label that says so; no response, no part."""
    row = gen_row(4, response=" 5\n\nQuestion: 6", value=1.0)
    assert [part["name"] for part in response_parts(row)] == ["response"]
    assert response_parts(replace(row, generation=None)) == []


def test_a_response_without_an_extraction_is_shown_whole() -> None:
    """Nothing is marked where nothing was found."""
    row = gen_row(4, response="none", value=0.0)
    assert row.extraction is not None
    unplaced = replace(row, extraction=replace(row.extraction, start=None, end=None))
    assert response_runs(unplaced) == [{"kind": "text", "text": "none"}]
    assert response_runs(replace(row, extraction=None)) == [{"kind": "text", "text": "none"}]


def test_progress_says_how_far_how_fast_and_how_long() -> None:
    """A running job shows what is left; a finished one what it took."""
    running = Progress("running", 20, 50, 5, 15, 4.0, 5.0, 6.0)
    view = progress_view(running)
    assert (view["text"], view["fraction"], view["running"]) == ("20 / 50", 0.4, True)
    assert view["facts"] == ["5.0 docs/s", "6.0 s left", "15 computed, 5 cached"]
    done = progress_view(replace(running, status="done", done=50, eta=None))
    assert done["facts"][0] == "4.0 s"
    assert done["running"] is False
    assert progress_view(Progress("loading"))["fraction"] is None


def test_an_interval_is_drawn_only_on_the_scale_from_0_to_1() -> None:
    """A perplexity has no place on that scale, and an interval past its end stops there."""
    inside = metric_view("acc", Metric(0.9, 0.1, (0.7, 1.1), 10))
    assert inside["bar"] == {"low": 0.7, "high": 1.0, "value": 0.9}
    assert metric_view("ppl", Metric(12.0, 1.0, (10.0, 14.0), 10))["bar"] is None


def test_header_lines_are_not_changed_lines() -> None:
    """`+++` and `---` count only inside a hunk, where they are code."""
    assert changed_lines("--- a\n+++ b\n@@ -1,2 +1,2 @@\n-x\n---y\n+z\n c\n") == (1, 2)
    assert changed_lines("") == (0, 0)


def test_the_diff_pane_says_when_there_is_nothing_to_save() -> None:
    """Save is offered for a draft that differs, and afterwards the path is shown."""
    same = diff_view(STATE, DiffQuery(), DiffTexts(STATE.source, STATE.source))
    assert (same["changed"], same["message"]) == (False, "The draft is the same as gen_v1.")
    edited = replace(STATE, source="x", dirty=True)
    texts = DiffTexts("old\n", "new\n")
    view = diff_view(edited, DiffQuery(), texts, VERSIONS[1])
    assert (view["parent"], view["added"], view["removed"]) == ("gen_v1", "+1", "−1")
    assert (view["dirty"], view["is_draft"]) == (True, True)
    assert view["saved"] and view["saved"]["path"] == "transforms/sums/transform_gen_v1.py"


def test_the_status_line_counts_problems_and_names_the_model() -> None:
    """Errors decide the level; the device is shown once it is known."""
    items = (Diagnostic("error", "E", "m"), Diagnostic("warning", "W", "m"))
    view = status_view(replace(STATE, device="cpu"), replace(good(), diagnostics=items))
    assert (view["level"], view["problems"]) == ("error", "✕ 1 error  ▲ 1 warning")
    assert (view["model"], view["worker"]) == ("teaching · cpu", "1.2 ms · guard only")
    assert status_view(STATE, good())["problems"] == "no problems"
    assert status_view(STATE, good())["model"] == "teaching"


def test_the_status_line_shows_memory_once_it_is_known() -> None:
    """Nothing stands where nothing is known; bytes are said in GB of 10⁹."""
    view = status_view(STATE, good())
    assert view["memory"] == ""
    known = status_view(STATE, good(), memory=InUse(2_340_000_000, 8 * 10**9))
    assert known["memory"] == "2.3 of 8 GB"


@pytest.mark.slow
def test_a_reason_for_no_score_reaches_the_row() -> None:
    """That a doc could not be scored is said, not shown as 0."""
    row = replace(gen_row(1, response="x", value=0.0), scores={"em": Score(math.nan, "no match")})
    view = results_view(None, [row], TableQuery())
    assert view["rows"][0]["reason"] == "no match"
    assert view["rows"][0]["cells"][4] == "–"


def test_an_interval_in_a_sentence_has_the_minus_sign_of_the_numbers_beside_it() -> None:
    """In both languages; a hyphen in a text or a name stays."""
    said = "“-1 to x” undecided (-53.1 to -5.0 points); try -3"
    assert minus(said) == "“-1 to x” undecided (−53.1 to −5.0 points); try -3"
    assert minus("未定（-53.1 到 -5.0 个百分点）") == "未定（−53.1 到 −5.0 个百分点）"
