"""What changed between two prompts, cut into hunks: the bytes at both ends, what is one hunk."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.prompts.prompt import assemble
from workbench.prompts.slots import OWN_DELIMITER, slots_of
from workbench.prompts.transform import TransformRunner
from workbench.runs.edits.causes import EditedRow, placed_edits, trace_causes
from workbench.runs.edits.hunks import Hunk, HunkedRow, find_hunks
from workbench.runs.edits.sources import source_changes, with_changes
from workbench.runs.edits.study import Study, make_study, plan_sides
from workbench.runs.edits.values import KnownValues
from workbench.runs.options import Options, change_options
from workbench.tasks.task import Task
from workbench.types import (
    Diagnostic,
    Doc,
    Example,
    Rendered,
    RenderFailure,
    RenderSettings,
)

pytestmark = pytest.mark.slow

SUMS = Path(__file__).parents[3] / "transforms" / "sums"
MCQ = SUMS.parent / "sums-mcq"
ENTAILMENT = SUMS.parent / "entailment"

HEAD = "def transform(data, num_sample, r, dataset_name):\n"
TAIL = '    return {"input": text, "output": out, "processed_output": data["answer"]}\n'


def source(*lines: str) -> str:
    """Return a transform of lines that make `text` and `out`."""
    return HEAD + "".join(f"    {line}\n" for line in lines) + TAIL


def study_of(task: Path, old: str, new: str, **settings: object) -> Study:
    """Return the study of two sources over some rows of a shipped task."""
    options = change_options(Options(sample_size=12), **{"num_fewshot": 2, **settings})
    sides = plan_sides(Task.open(task), options, (old, new), method="gen")
    runner = TransformRunner()
    try:
        return make_study(*sides, runner)
    finally:
        runner.close()


def texts_of(study: Study) -> list[str]:
    """Return what each hunk does, in the order of the prompt."""
    return [hunk.text for hunk in study.hunks]


def require_ends(rows: Sequence[HunkedRow], hunks: Sequence[Hunk]) -> None:
    """With no hunk a row is the old one and with all the new one, made from its segments."""
    for row in rows:
        for chosen, whole in (((), row.old), (range(len(hunks)), row.new)):
            made = row.between(chosen)
            assert made.prompt.text == whole.prompt.text
            assert made.target_delimiter == whole.target_delimiter
            assert made.example.processed_output == whole.example.processed_output


# -- any templates ------------------------------------------------------------------------------

PIECES = (
    *("Q: ", "Question: ", "\n", "\n\n", "A:", "Answer:", "{a}", "{b}", " ", "(", ")", ".", "A. "),
    *("Be careful.\n", "word", "{a}{b}", "Sum\n{b}\n"),
)
VALUES = st.sampled_from(["", "x", "word", "12+3=", "Q: ", "two words", "a\nline", "Answer:"])
TEMPLATES = st.lists(st.sampled_from(PIECES), max_size=6)
SETTINGS = st.builds(
    RenderSettings,
    num_fewshot=st.just(2),
    description=st.sampled_from(["", "Add.", "Add the numbers."]),
    separator=st.sampled_from(["\n\n", "\n", ""]),
    target_delimiter=st.sampled_from(["", " "]),
)


def rendered(text: str, doc: Doc, shots: Sequence[Doc], settings: RenderSettings) -> Rendered:
    """Return the prompt that a template's source makes: a literal a line, input, then output."""

    def example(data: Doc) -> Example:
        given, _, output = "".join(map(ast.literal_eval, text.splitlines())).partition("A:")
        made = [part.format(**data.data) for part in (given, output)]
        return Example(made[0], (made[1],), made[1].strip())

    pairs = [(shot.id, example(shot)) for shot in shots]
    prompt = assemble(example(doc), doc.id, pairs, settings)
    ids = tuple(shot.id for shot in shots)
    return Rendered(doc, example(doc), prompt, (), (), ids, settings.target_delimiter)


@given(TEMPLATES, TEMPLATES, SETTINGS, SETTINGS, st.lists(st.tuples(VALUES, VALUES), min_size=3))
def test_no_hunk_is_the_old_prompt_and_all_hunks_the_new_one(
    old: list[str],
    new: list[str],
    was: RenderSettings,
    now: RenderSettings,
    values: list[tuple[str, str]],
) -> None:
    """Byte for byte and in every row, whatever two templates, settings and values there are; and
    what lies between is made of whole segments, each hunk's part in one step or none."""
    docs = [Doc(i, {"a": a, "b": b}) for i, (a, b) in enumerate(values)]
    before, after = ("".join(f"{piece!r}\n" for piece in pieces) for pieces in (old, new))
    pairs = [(doc, [d for d in docs if d is not doc][:2]) for doc in docs]
    known = KnownValues(docs, docs)

    def render(text: str) -> list[Rendered | RenderFailure]:
        try:
            return [rendered(text, doc, shots, was) for doc, shots in pairs]
        except (ValueError, SyntaxError):
            broken = Diagnostic("error", "SyntaxError", "")
            return [RenderFailure(doc, broken) for doc in docs]

    ends = [
        (rendered(before, doc, shots, was), rendered(after, doc, shots, now))
        for doc, shots in pairs
    ]
    rows = [EditedRow(a, b, tuple(placed_edits(a, b, known))) for a, b in ends]
    changes, traced = trace_causes(rows, before, after, render, known)
    hunks, found = find_hunks(traced, changes)
    require_ends(found, hunks)
    for row in found:
        for hunk in set(row.hunks):
            one = row.between([hunk])
            segments = [
                s.segment.text for place, s in slots_of(one).items() if place != OWN_DELIMITER
            ]
            assert "".join(segments) == one.prompt.text


@given(st.lists(st.sampled_from("abcdef")), st.lists(st.sampled_from("abcxyz")))
def test_all_changes_of_a_source_make_the_new_one(old: list[str], new: list[str]) -> None:
    """None of them leaves it as it was."""
    before, after = ("".join(f"{line} = 1\n" for line in lines) for lines in (old, new))
    changes = source_changes(before, after)
    assert with_changes(before, after, changes) == after
    assert with_changes(before, after, ()) == before


# -- what is one hunk ---------------------------------------------------------------------------

PLAIN = (
    "text = f\"Question: {data['question']}\\nAnswer:\"",
    "out = f\" {data['answer']}\"",
)


def test_two_changes_on_one_line_are_two_hunks() -> None:
    """An opening and a cue of one line of the source; the same in two shots and the input is one,
    and it says its lines."""
    new = (
        "text = f\"Problem: {data['question']}\\nAnswer: Let's think step by step.\"",
        PLAIN[1],
    )
    study = study_of(SUMS, source(*PLAIN), source(*new))
    assert texts_of(study) == ["'Question' → 'Problem'", '+ " Let\'s think step by step."']
    assert [hunk.name for hunk in study.hunks] == ["opening", "cue"]
    assert [(hunk.old_lines, hunk.new_lines) for hunk in study.hunks] == [((2,), (2,))] * 2
    row = study.rows[0]
    only_cue = row.between([1]).prompt.text
    assert only_cue.count("Let's think") == 3
    assert only_cue.count("Question") == 3
    require_ends(study.rows, study.hunks)


def test_lines_put_in_side_by_side_are_hunks_of_their_own() -> None:
    """Nothing that stays lies between them, but each alone makes its part."""
    middle = ["text = f\"Sum: {data['question']}\\n\"", 'text += "Answer:"', PLAIN[1]]
    added = ['text += "Be careful.\\n"', 'text += "Be quick.\\n"']
    new = [middle[0], *added, *middle[1:]]
    study = study_of(SUMS, source(*middle), source(*new))
    assert texts_of(study) == ["+ 'Be careful.\\n'", "+ 'Be quick.\\n'"]
    assert [hunk.new_lines for hunk in study.hunks] == [(3,), (4,)]


def test_the_marker_of_options_is_one_hunk() -> None:
    """`A.` that becomes `(A)`, whatever the letter and however many options there are."""
    loop = "for i, option in enumerate(data['target_scores']): text += "
    lines = [
        "text = f\"{data['question']}\\n\"",
        loop + 'f"{chr(65 + i)}. {option}\\n"',
        'text += "Answer:"; out = " A"',
    ]
    new = [lines[0], loop + 'f"({chr(65 + i)}) {option}\\n"', lines[2]]
    study = study_of(MCQ, source(*lines), source(*new))
    assert texts_of(study) == ["'A.' → '(A)'"]
    assert study.hunks[0].name == "marker of options"
    assert study.hunks[0].old_lines == (3,)


def test_markers_that_lose_their_letters_are_one_hunk() -> None:
    """A, B and C that become a dash; the line before them is another hunk."""
    loop = "for i, option in enumerate(data['target_scores']): text += "
    end = 'text += "Answer:"; out = " A"'
    lines = ["text = data['question'] + '\\n'", loop + 'f"{chr(65 + i)}. {option}\\n"', end]
    new = ["text = data['question'] + '\\nOptions:\\n'", loop + 'f"- {option}\\n"', end]
    study = study_of(MCQ, source(*lines), source(*new))
    assert texts_of(study) == ["+ 'Options:\\n'", "'A. … B. … C.' → '- … - … -'"]


def test_an_instruction_and_the_label_below_it_are_two_hunks() -> None:
    """One line of the source puts both before the question."""
    old = ["text = data['question']", PLAIN[1]]
    new = ["text = f\"You add numbers.\\n\\nQ: {data['question']}\\nA:\"", PLAIN[1]]
    study = study_of(SUMS, source(*old), source(*new))
    assert texts_of(study) == ["+ 'You add numbers.\\n\\n'", "+ 'Q: '", "+ '\\nA:'"]


def test_a_line_that_some_rows_have_is_a_hunk_of_its_own() -> None:
    """Beside one that every row has, with a number that differs from row to row."""
    old = ["text = f\"{data['question']}\\n\"", 'text += "Answer:"', PLAIN[1]]
    added = [
        "if data['terms'] > 3: text += 'This is long.\\n'",
        "text += f\"There are {data['terms']} numbers.\\n\"",
    ]
    study = study_of(SUMS, source(*old), source(old[0], *added, *old[1:]), num_fewshot=0)
    lines = {hunk.new_lines: hunk.rows for hunk in study.hunks}
    assert lines[(4,)] == 12
    assert 0 < lines[(3,)] < 12
    require_ends(study.rows, study.hunks)


def test_a_value_that_moves_is_one_hunk_and_said_so() -> None:
    """Made apart, the row's question would be there twice, or not at all."""
    old = ["text = f\"{data['question']}\\nWhat is the sum, in digits?\\n\"", PLAIN[1]]
    new = ["text = f\"What is the sum, in digits?\\n{data['question']}\\n\"", PLAIN[1]]
    study = study_of(SUMS, source(*old), source(*new))
    assert len(study.hunks) == 1
    assert "moves" in study.hunks[0].notes[0]


def test_options_in_another_order_are_one_hunk() -> None:
    """What moves takes the letters with it that it moves past."""
    lines = [
        "options = list(data['target_scores'])",
        "text = data['question'] + '\\n'",
        "for i, option in enumerate(options): text += f'{chr(65 + i)}. {option}\\n'",
        "text += 'Answer:'; out = ' A'",
    ]
    study = study_of(MCQ, source(*lines), source(f"{lines[0]}[::-1]", *lines[1:]))
    assert len(study.hunks) == 1
    assert study.hunks[0].old_lines == (2,)
    require_ends(study.rows, study.hunks)


def test_a_computed_text_is_one_hunk_in_every_row() -> None:
    """Its words differ from row to row; the line that writes them does not."""
    old = ["text = data['question'].replace('+', ' and ') + '\\nAnswer:'", PLAIN[1]]
    new = ["text = data['question'] + '\\nAnswer:'", PLAIN[1]]
    study = study_of(SUMS, source(*old), source(*new))
    assert len(study.hunks) == 1
    assert study.hunks[0].rows == 12
    assert study.hunks[0].new == "{question}"


def test_an_unchanged_line_that_only_moved_in_the_source_is_no_hunk() -> None:
    """What makes the same prompts leaves nothing to attribute."""
    old = source("x = 1", *PLAIN)
    study = study_of(SUMS, old, source(*PLAIN, "x = 1"))
    assert study.hunks == ()
    assert study.corners == (frozenset(),)


def test_what_counts_as_right_is_a_hunk() -> None:
    """It changes no prompt, and is made or not made as the others are."""
    new = source(*PLAIN).replace('data["answer"]}', 'data["answer"] + "."}')
    study = study_of(SUMS, source(*PLAIN), new)
    assert [hunk.name for hunk in study.hunks] == ["what counts as right"]
    require_ends(study.rows, study.hunks)


def test_the_shipped_versions_of_entailment_come_apart() -> None:
    """The question that moved up, the two labels and the requirement, each with its lines."""
    options = Options(sample_size=8, num_fewshot=0)
    runner = TransformRunner()
    sides = plan_sides(Task.open(ENTAILMENT), options, ("ppl_v0", "ppl_v1"))
    study = make_study(*sides, runner)
    runner.close()
    assert [hunk.new_lines for hunk in study.hunks] == [(6,), (7,), (7,), (8,)]
    assert study.hunks[1].text == "+ 'First sentence: '"
    require_ends(study.rows, study.hunks)
