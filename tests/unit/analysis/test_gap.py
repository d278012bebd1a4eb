"""The gap explainer: which rows are of one doc, and where their ways first part."""

from __future__ import annotations

import io
import json
import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from workbench.analysis.align import ForeignRow, align
from workbench.analysis.gap import Gap, explain_gap, gap_record, gap_table
from workbench.analysis.report import Report, make_report
from workbench.analysis.stages import STAGES, first_difference
from workbench.analysis.tables import rich_tables
from workbench.types import (
    Diagnostic,
    Doc,
    Extraction,
    Generation,
    Loglikelihood,
    Prompt,
    Row,
    Run,
    Score,
    Segment,
)


def sha(text: str) -> str:
    return Prompt((Segment("input", text),)).sha256


def gen_row(doc_id: int, prompt: str = "", response: str = "7.\n\nQ") -> Row:
    text = prompt or f"Q: {doc_id} + 1?\nA:"
    cut = response.split("\n\n")[0]
    return Row(
        doc_id=doc_id,
        prompt=text,
        prompt_sha256=sha(text),
        processed_output="7",
        scores={"accuracy": Score(1.0)},
        generation=Generation(response, (), (), "stop"),
        extraction=Extraction(cut, (cut.rstrip("."),)),
    )


def gen_foreign(doc_id: int | None, **changed: Any) -> ForeignRow:
    """Return what a system that did as we did would have written of `gen_row(doc_id)`."""
    same = ForeignRow(
        doc_id=doc_id,
        prompt=f"Q: {doc_id} + 1?\nA:",
        until=("\n\n",),
        response="7.",
        extracted=("7",),
        target="7",
        scores={"accuracy": 1.0},
    )
    return replace(same, **changed)


def part(*logprobs: float) -> Loglikelihood:
    return Loglikelihood(logprobs, tuple(range(len(logprobs))), is_greedy=False)


PPL_ROW = Row(
    doc_id=0,
    prompt="Q?\nAnswer:",
    prompt_sha256=sha("Q?\nAnswer:"),
    processed_output="Rome",
    scores={"acc": Score(1.0)},
    choices=("Rome", "Bonn"),
    gold=(0,),
    loglikelihoods=(part(-1.0, -2.0, -0.5), part(-1.5, -4.0)),
    predicted=0,
)
PPL_FOREIGN = ForeignRow(
    doc_id=0,
    prompt="Q?\nAnswer:",
    choices=(" Rome", " Bonn"),
    loglikelihoods=(-3.5, -5.5),
    predicted=0,
    target="0",
    scores={"acc": 1.0},
)


def report(*rows: Row, **settings: Any) -> Report:
    method = "ppl" if rows and rows[0].choices else "gen"
    run = Run(
        run_id="r1",
        task="t",
        version="v",
        source="",
        source_sha256="",
        model="fake",
        fingerprint="f",
        method=method,
        settings={"decoding": {"until": ["\n\n"]}, "target_delimiter": " ", **settings},
        started=0.0,
    )
    return make_report(run, rows)


def gap(ours: Row, theirs: ForeignRow, **settings: Any) -> Gap:
    return explain_gap(report(ours, **settings), [theirs], system="other")


# ---- GEN -----------------------------------------------------------------------------------------


def test_equal_ways_have_no_gap() -> None:
    """All that the file keeps is the same: no stage, counted as same."""
    found = gap(gen_row(3), gen_foreign(3))
    assert (found.rows[0].stage, dict(found.counts)) == (None, {"same": 1})


@pytest.mark.parametrize(
    ("stage", "changed"),
    [
        ("prompt", {"prompt": "Q: 3 + 1?\nA: "}),
        ("prompt", {"prompt": None, "prompt_sha256": sha("other")}),
        ("stop", {"until": ("\n\n", "Q:")}),
        ("response", {"response": "8.\n\nmore"}),
        ("extraction", {"extracted": ("7.",)}),
        ("gold", {"target": "8"}),
        ("metric", {"scores": {"accuracy": 0.0}}),
        ("metric", {"scores": {"exact_match": 0.0}}),
        ("metric", {"scores": {"accuracy,strict": 0.0, "f1,strict": 0.0}}),
    ],
)
def test_one_difference_is_named_at_its_stage(stage: str, changed: Mapping[str, Any]) -> None:
    """Only that stage is named, as the first and the only one."""
    (row,) = gap(gen_row(3), gen_foreign(3, **changed)).rows
    assert [found.stage for found in row.differences] == [stage]


def test_the_first_stage_counts_and_the_later_are_kept() -> None:
    """Another prompt, another response, another answer: the prompt is why."""
    theirs = gen_foreign(
        3, prompt="Q: 3+1?", response="4", extracted=("4",), scores={"accuracy": 0.0}
    )
    found = gap(gen_row(3), theirs)
    assert found.rows[0].stage == "prompt"
    stages = [one.stage for one in found.rows[0].differences]
    assert stages == ["prompt", "response", "extraction", "metric"]
    assert dict(found.counts) == {"prompt": 1, "same": 0}


def test_what_the_file_does_not_keep_is_passed_over() -> None:
    """A row of nothing but an id differs in nothing known."""
    assert gap(gen_row(3), ForeignRow(doc_id=3)).rows[0].stage is None


def test_a_response_is_compared_as_far_as_their_stop_lets_it_come() -> None:
    """They keep what followed the stop sequence, or cut it away: the same response."""
    for response in ("7.", "7.\n\nQ: more", "7.\n\n"):
        assert gap(gen_row(3), gen_foreign(3, response=response)).rows[0].stage is None


def test_white_space_alone_is_said() -> None:
    """A response that was stripped differs, and how little is in the message."""
    ours = gen_row(3, response=" 7.")
    (row,) = gap(ours, gen_foreign(3, response="7.", extracted=(" 7",))).rows
    assert row.stage == "response"
    assert row.differences[0].message == "differs from byte 0 on, in white space alone"


def test_a_prompt_that_we_could_not_make_is_the_gap() -> None:
    """Its error is the message; nothing else is compared."""
    broken = Row(3, "", "", "", {}, error=Diagnostic("error", "KeyError", "'question'"))
    (row,) = gap(broken, gen_foreign(3)).rows
    assert [found.message for found in row.differences] == ["ours could not be made: 'question'"]


def test_several_golds_are_one_target() -> None:
    """A list of golds is written as a JSON list, or one of them is."""
    ours = replace(gen_row(3), processed_output=("7", "seven"))
    for target in ("7", "seven", '["7", "seven"]'):
        assert gap(ours, gen_foreign(3, target=target)).rows[0].stage is None
    assert gap(ours, gen_foreign(3, target="eight")).rows[0].stage == "gold"


# ---- PPL -----------------------------------------------------------------------------------------


def test_the_right_choice_has_many_names() -> None:
    """Its index, its letter, its text, with the delimiter or without."""
    for target in ("0", "A", "Rome", " Rome"):
        assert gap(PPL_ROW, replace(PPL_FOREIGN, target=target)).rows[0].stage is None
    assert gap(PPL_ROW, replace(PPL_FOREIGN, target="B")).rows[0].stage == "gold"


def test_the_border_may_be_elsewhere() -> None:
    """A space, or a letter that all choices begin with, is the prompt's there: the same texts."""
    theirs = replace(PPL_FOREIGN, prompt="Q?\nAnswer: ", choices=("Rome", "Bonn"))
    assert gap(PPL_ROW, theirs).rows[0].stage is None
    ours = replace(PPL_ROW, choices=("Rome", "Riga"))
    theirs = replace(PPL_FOREIGN, prompt="Q?\nAnswer: R", choices=("ome", "iga"))
    assert gap(ours, theirs).rows[0].stage is None
    theirs = replace(theirs, choices=("ome", "oma"))
    assert gap(ours, theirs).rows[0].stage == "choices"


def test_a_space_that_nobody_has_is_a_difference() -> None:
    """Their prompt and choice without our delimiter between them are other texts; without a
    prompt in the file, bare choices are ours."""
    bare = replace(PPL_FOREIGN, choices=("Rome", "Bonn"))
    (row,) = gap(PPL_ROW, bare).rows
    assert row.stage == "choices"
    assert row.differences[0].message == "the scored choices differ in the white space around them"
    assert gap(PPL_ROW, replace(bare, prompt=None)).rows[0].stage is None


def test_another_prompt_is_found_behind_the_choices_too() -> None:
    """The prompts differ from byte 2 on, and the choices are compared all the same."""
    (row,) = gap(PPL_ROW, replace(PPL_FOREIGN, prompt="Q? Answer:")).rows
    assert [(found.stage, found.offset) for found in row.differences] == [("prompt", 2)]
    theirs = replace(PPL_FOREIGN, prompt="Q? Answer:", choices=(" Rom", " Bonn"))
    (row,) = gap(PPL_ROW, theirs).rows
    assert [found.stage for found in row.differences[:2]] == ["prompt", "choices"]


def test_sums_that_the_file_lacks_are_passed_over() -> None:
    """NaN stands where a system wrote down too little to tell a sum."""
    theirs = replace(PPL_FOREIGN, loglikelihoods=(math.nan, math.nan))
    assert gap(PPL_ROW, theirs).rows[0].stage is None


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        (("Bonn", "Rome"), "the scored choices differ in their order"),
        (("  Rome", "  Bonn"), "the scored choices differ in the white space around them"),
        ((" Rome", " Bonn", " Oslo"), "the scored choices differ"),
    ],
)
def test_other_choices_are_named(choices: tuple[str, ...], message: str) -> None:
    """Then their log-likelihoods are of other texts, and are not compared."""
    (row,) = gap(PPL_ROW, replace(PPL_FOREIGN, choices=choices, loglikelihoods=(-1, -2))).rows
    assert (row.stage, row.differences[0].message) == ("choices", message)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ((3.5, 5.5), "theirs are ours with the other sign"),
        ((-2.5, -4.0), "theirs count only the last 1 to 2 of our scored tokens"),
        ((-3.5 / 3, -5.5 / 2), "theirs are means, over our scored tokens"),
        ((3.5 / 4, 5.5 / 3), "theirs are means, over our scored tokens and one more"),
        (
            (-13.5, -15.5),
            "each of theirs is 10.0000 nats below ours, as if they count the prompt too",
        ),
    ],
)
def test_sums_of_other_tokens_are_recognised(values: tuple[float, ...], message: str) -> None:
    """Each way to count or divide leaves its mark on all choices; ours are -1-2-0.5, -1.5-4."""
    (row,) = gap(PPL_ROW, replace(PPL_FOREIGN, loglikelihoods=values)).rows
    assert (row.stage, row.differences[0].message) == ("tokens", message)


def test_other_log_likelihoods_are_another_model() -> None:
    """No way to count explains them; and below the tolerance they are the same."""
    (row,) = gap(PPL_ROW, replace(PPL_FOREIGN, loglikelihoods=(-3.6, -5.3))).rows
    assert row.stage == "loglikelihoods"
    assert "up to 0.2 nats" in row.differences[0].message
    near = replace(PPL_FOREIGN, loglikelihoods=(-3.5009, -5.4991))
    assert gap(PPL_ROW, near).rows[0].stage is None


def test_another_pick_of_the_same_sums_is_another_rule() -> None:
    """The sums agree, the pick does not: that stage, and then the metric."""
    theirs = replace(PPL_FOREIGN, predicted=1, scores={"acc": 0.0})
    (row,) = gap(PPL_ROW, theirs).rows
    assert [found.stage for found in row.differences] == ["pick", "metric"]
    assert (row.differences[0].ours, row.differences[0].theirs) == ("'Rome'", "'Bonn'")


def test_nan_is_nan() -> None:
    """A doc that neither could score is no gap; one that we could not, says why."""
    unscored = replace(PPL_ROW, scores={"acc": Score(math.nan, "no choice is right")})
    nan = replace(PPL_FOREIGN, scores={"acc": math.nan})
    assert gap(unscored, nan).rows[0].stage is None
    (row,) = gap(unscored, PPL_FOREIGN).rows
    assert (row.stage, row.differences[0].ours) == ("metric", "nan (no choice is right)")


# ---- the first difference of two texts -----------------------------------------------------------


@pytest.mark.slow
@given(st.text(), st.text())
def test_the_offset_is_the_first_differing_byte(ours: str, theirs: str) -> None:
    """Up to it the UTF-8 bytes are equal; there they are not, or one text has ended."""
    if ours == theirs:
        return
    a, b = (text.encode("utf-8", "surrogatepass") for text in (ours, theirs))
    found = first_difference("prompt", ours, theirs)
    assert found.offset is not None
    assert a[: found.offset] == b[: found.offset]
    assert a[found.offset : found.offset + 1] != b[found.offset : found.offset + 1]


def test_snippets_are_around_the_difference() -> None:
    """é and è share their first byte: byte 101 differs, the characters at 100 are shown."""
    found = first_difference("prompt", "x" * 100 + "é" + "y" * 50, "x" * 100 + "è\n")
    assert found.offset == 101
    assert found.ours == "…'" + "x" * 30 + "é" + "y" * 29 + "'…"
    assert found.theirs == "…'" + "x" * 30 + "è\\n'"
    assert first_difference("prompt", "ab", "abc").message == "ours ends at byte 2"


# ---- alignment -----------------------------------------------------------------------------------

DOCS = [Doc(i, {"q": f"{i} + 1", "n": i}) for i in range(4)]


def test_rows_pair_by_id_in_any_order() -> None:
    """The file's order does not matter, and rows on one side are told."""
    ours = report(*(gen_row(i) for i in (0, 1, 2)))
    found = explain_gap(ours, [gen_foreign(2), gen_foreign(7), gen_foreign(1)])
    assert [(row.doc_id, row.theirs, row.by) for row in found.rows] == [
        (1, 2, "doc_id"),
        (2, 0, "doc_id"),
    ]
    assert (found.only_ours, found.only_theirs) == ((0,), (1,))


def test_content_outweighs_an_id_that_contradicts_it() -> None:
    """A file that counts from 0 within another part of the data is paired by its rows' content."""
    theirs = [
        ForeignRow(doc_id=place, data={"n": doc.id, "q": doc.data["q"]})
        for place, doc in enumerate(DOCS[2:])
    ]
    rows = [gen_row(i) for i in range(4)]
    assert [(p.ours, p.theirs, p.by) for p in align(rows, theirs, DOCS)] == [
        (2, 0, "data"),
        (3, 1, "data"),
    ]
    without = [(p.ours, p.theirs, p.by) for p in align(rows, theirs)]
    assert without == [(0, 0, "doc_id"), (1, 1, "doc_id")]


def test_prompts_pair_what_has_neither_id_nor_content() -> None:
    """The hash is enough, in upper case too; copies pair in order; the rest stays alone."""
    rows = [gen_row(0, "same"), gen_row(1, "same"), gen_row(2, "other")]
    theirs = [
        ForeignRow(None, prompt_sha256=sha("other").upper()),
        ForeignRow(None, prompt="same"),
        ForeignRow(None, prompt="same"),
        ForeignRow(None, prompt="elsewhere"),
        ForeignRow(None),
    ]
    got = [(p.ours, p.theirs, p.by) for p in align(rows, theirs)]
    assert got == [(0, 1, "prompt"), (1, 2, "prompt"), (2, 0, "prompt")]


def test_equal_ids_and_prompts_pair_before_equal_prompts() -> None:
    """Two docs of one prompt, in the other order there: the ids keep them apart."""
    rows = [gen_row(0, "same"), gen_row(1, "same")]
    theirs = [ForeignRow(i, prompt="same", data={"uuid": str(i)}) for i in (1, 0)]
    docs = [Doc(0, {"q": 0}), Doc(1, {"q": 1})]
    assert [(p.ours, p.theirs, p.by) for p in align(rows, theirs, docs)] == [
        (0, 1, "doc_id"),
        (1, 0, "doc_id"),
    ]


def test_an_id_is_better_than_nothing() -> None:
    """Columns that were added or renamed make no content equal: then the ids pair after all."""
    theirs = [ForeignRow(doc_id=doc.id, data={**doc.data, "extra": 1}) for doc in DOCS]
    pairs = align([gen_row(i) for i in range(4)], theirs, DOCS)
    assert [(p.ours, p.theirs, p.by) for p in pairs] == [(i, i, "doc_id") for i in range(4)]


@given(st.lists(st.integers(0, 5), max_size=8), st.lists(st.integers(0, 5), max_size=8))
def test_no_row_pairs_twice(ours: list[int], theirs: list[int]) -> None:
    """Whatever the ids are, pairs are one to one and of equal ids, as many as there can be."""
    rows = [gen_row(i) for i in ours]
    pairs = align(rows, [ForeignRow(doc_id=i) for i in theirs])
    assert len({p.ours for p in pairs}) == len({p.theirs for p in pairs}) == len(pairs)
    assert all(ours[p.ours] == theirs[p.theirs] for p in pairs)
    assert len(pairs) == sum(min(ours.count(i), theirs.count(i)) for i in set(ours))


# ---- what is shown -------------------------------------------------------------------------------


def two() -> Gap:
    ours = report(gen_row(0), gen_row(1), gen_row(2))
    theirs = [gen_foreign(0), gen_foreign(1, response="[b]<b>"), gen_foreign(9)]
    return explain_gap(ours, theirs, system="lm-eval")


def test_the_record_is_json_with_counts_per_stage() -> None:
    """Counts are in the order of the stages, `same` last; rows have their first stage."""
    record = json.loads(json.dumps(gap_record(two()), allow_nan=False))
    assert record["stages"] == {"response": 1, "same": 1}
    assert [row["stage"] for row in record["rows"]] == [None, "response"]
    assert (record["only_ours"], record["only_theirs"], record["n"]) == ([2], [2], 2)
    (found,) = record["rows"][1]["differences"]
    assert (found["ours"], found["theirs"], found["offset"]) == ("'7.'", "'[b]<b>'", 0)


def test_counts_follow_the_order_of_the_stages() -> None:
    """Not that of the docs: a prompt's difference comes before a metric's."""
    ours = report(gen_row(0), gen_row(1))
    theirs = [gen_foreign(0, scores={"accuracy": 0.0}), gen_foreign(1, prompt="x")]
    stages = list(explain_gap(ours, theirs).counts)
    assert stages == ["prompt", "metric", "same"]
    assert [*filter(lambda name: name in stages, STAGES)] == stages[:-1]


def test_what_is_shown_to_people_is_text() -> None:
    """The summary and the differing rows, in the terminal and as HTML, without markup."""
    out = Console(file=io.StringIO(), width=200)
    out.print(rich_tables(gap_table(two())))
    text = out.file.getvalue()  # type: ignore[attr-defined]
    assert "1 of 2 docs the same, 1 response, 1 only in our run, 1 only in theirs" in text
    assert "[b]<b>" in text
    page = two()._repr_html_()
    assert "[b]&lt;b&gt;" in page
    assert "<b>" not in page
