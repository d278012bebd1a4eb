"""Why rows have no score is told in few lines, each of which is true."""

from __future__ import annotations

import math

from workbench.analysis.losses import Losses
from workbench.types import Diagnostic, Row, Score


def told(*reasons: str, line: int | None = None) -> tuple[str, ...]:
    """Return what is told of docs, from 0, of which each has a reason; with a line, why it has no
    prompt."""
    losses = Losses()
    for doc_id, reason in enumerate(reasons):
        error = Diagnostic("error", "Contract", reason, line) if line else None
        scores = {} if error else {"accuracy": Score(math.nan, reason)}
        losses.add(Row(doc_id, "", "", "", scores, error=error))
    return losses.told()


def test_reasons_that_differ_in_numbers_alone_are_one() -> None:
    """With the least and the greatest of them; a number that all share stays one."""
    reasons = [f"too long; expected at most 128 tokens; saw {n}" for n in (500, 129, 1650)]
    (line,) = told(*reasons)
    assert line == (
        "3 without a score: too long; expected at most 128 tokens; saw 129 to 1650 (docs 0, 1, 2)"
    )


def test_what_is_quoted_is_no_measured_number() -> None:
    """A choice of '14 to 84' is nowhere."""
    (line,) = told(*(f"{choice!r} is not among the {n} likeliest" for choice, n in
                     (("14", 5), ("84", 4), ("14", 5))))  # fmt: skip
    assert line == (
        "3 without a score: '14' or another is not among the 4 to 5 likeliest (docs 0, 1, 2)"
    )
    assert len(told("'3 of 4 cats' is none", "'5 of 6 cats' is none")) == 1
    assert len(told("no field 'a'", "no field 'b'")) == 2
    (line,) = told("it can't hold 3, so don't", "it can't hold 5, so don't")
    assert "hold 3 to 5," in line


def test_what_fails_is_named_by_its_line_and_first_docs() -> None:
    (line,) = told(*["output is int 43"] * 5, line=7)
    assert line == "5 without a prompt: Contract: output is int 43 (line 7, docs 0, 1, 2, …)"
    (line,) = told("division by zero", line=2)
    assert line == "1 without a prompt: Contract: division by zero (line 2, doc 0)"


def test_of_many_kinds_the_rest_is_counted() -> None:
    *_, last = told("a", "a", *"bcde")
    assert last == "2 more have no score, with other messages"
    assert len(told(*(chr(0x4E00 + n) for n in range(300)))) == 4


def test_names_with_digits_are_no_numbers() -> None:
    assert len(told("gpt2 fails", "gpt3 fails", "v1.5x", "v1.6x")) == 4
