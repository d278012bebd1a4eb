"""Snippets: each runs as it stands, through the runner that previews use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from workbench.answers.reasoning import shot_style
from workbench.prompts.fields import Field, describe_fields
from workbench.prompts.transform import Call, Source, TransformRunner
from workbench.tasks.snippets import Snippet, fragments, shapes
from workbench.types import Doc, Example

ROW = {
    "question": "Which is a fruit?",
    "answer": "pear",
    "target_scores": {"stone": 0, "pear": 1, "cloud": 0},
    "rationale": "Stones and clouds are none.",
}


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    runner = TransformRunner()
    yield runner
    runner.close()


def fields(row: dict[str, Any]) -> tuple[Field, ...]:
    doc = Doc(0, row)
    return describe_fields([doc], doc)


def made(runner: TransformRunner, source: str, row: dict[str, Any]) -> Example:
    (result,) = runner.run(Source(source), [Call(Doc(0, row), "key")]).results
    assert isinstance(result, Example), result
    return result


def shape(id: str, row: dict[str, Any]) -> Snippet:
    return next(snippet for snippet in shapes(fields(row)) if snippet.id == id)


@pytest.mark.parametrize(
    ("id", "input", "output", "processed"),
    [
        ("gen", "Question: Which is a fruit?\nAnswer:", " pear", "pear"),
        ("ppl", "Question: Which is a fruit?\nAnswer:\n", "pear", "pear"),
        (
            "cot",
            "Question: Which is a fruit?\nAnswer: Let's think step by step.",
            " Stones and clouds are none. The answer is pear.",
            "pear",
        ),
        (
            "letter",
            "Question: Which is a fruit?\nA. stone\nB. pear\nC. cloud\nAnswer:",
            " B",
            "B",
        ),
        (
            "text",
            "Question: Which is a fruit?\nOptions:\n- stone\n- pear\n- cloud\nAnswer:",
            " pear",
            "pear",
        ),
    ],
)
def test_each_shape_renders_a_row(
    runner: TransformRunner, id: str, input: str, output: str, processed: str
) -> None:
    """What is inserted runs at once and says what its name promises."""
    snippet = shape(id, ROW)
    assert snippet.missing == ""
    example = made(runner, snippet.source, ROW)
    assert (example.input, example.output, example.processed_output) == (input, output, processed)
    assert shot_style(example) == ("steps" if id == "cot" else "direct")


def test_a_shape_uses_the_names_that_the_rows_have(runner: TransformRunner) -> None:
    """Rows of another dataset keep a question under `problem` and an answer under `label`."""
    row = {"problem": "2 + 2", "label": 4, "solution": "Two and two."}
    assert made(runner, shape("cot", row).source, row).output == " Two and two. The answer is 4."
    assert made(runner, shape("gen", row).source, row).output == " 4"


def test_a_name_that_needs_quoting_is_quoted(runner: TransformRunner) -> None:
    """Whatever a dataset calls its fields, the text that is inserted is Python."""
    row = {'the "question"\\': "Which?", "answer": "x", "target_scores": {"x": 1, "y": 0}}
    assert made(runner, shape("letter", row).source, row).input.startswith("Question: Which?\nA.")
    assert made(runner, shape("cot", row).source, row).output == " The answer is x."


def test_a_shape_says_which_field_the_rows_lack() -> None:
    """It is offered all the same, with the reason why it would fail here."""
    row = {"question": "1 + 1", "answer": "2", "target_scores": {}}
    missing = {snippet.id: snippet.missing for snippet in shapes(fields(row))}
    assert missing == {
        "gen": "",
        "cot": "",
        "ppl": "target_scores",
        "letter": "target_scores",
        "text": "target_scores",
    }
    assert {snippet.missing for snippet in fragments(fields(row))} == {"target_scores"}


@pytest.mark.parametrize(
    ("id", "value"),
    [
        ("gold", "pear"),
        ("gold_letter", "B"),
        ("options", "['stone', 'pear', 'cloud']"),
        ("lettered", "A. stone\nB. pear\nC. cloud"),
        ("listed", "- stone\n- pear\n- cloud"),
    ],
)
def test_each_fragment_is_an_expression_of_the_row(
    runner: TransformRunner, id: str, value: str
) -> None:
    """It stands wherever a value may stand in a transform."""
    (snippet,) = (found for found in fragments(fields(ROW)) if found.id == id)
    assert made(runner, _holding(snippet.source), ROW).input == value


def test_shuffled_options_are_the_options_in_another_order(runner: TransformRunner) -> None:
    """The order is drawn from the transform's own stream, so it is the same each time."""
    (snippet,) = (found for found in fragments(fields(ROW)) if found.id == "shuffled")
    source = _holding(f"' '.join(sorted({snippet.source}))")
    assert made(runner, source, ROW).input == "cloud pear stone"
    drawn = [made(runner, _holding(snippet.source), ROW).input for _ in range(2)]
    assert drawn[0] == drawn[1]


def _holding(expression: str) -> str:
    return (
        "def transform(data, num_sample, r, dataset_name):\n"
        f"    value = {expression}\n"
        '    return {"input": str(value), "output": "x", "processed_output": "x"}\n'
    )
