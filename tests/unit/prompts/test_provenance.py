"""Where text comes from: worked by hand on transforms that copy, change and look up values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from workbench.prompts.provenance import MOST_FIELDS, Origin, origins, probes
from workbench.types import Diagnostic, Doc, Example

Make = Callable[[Any], str]


def trace(make: Make, data: dict[str, Any], other: dict[str, Any] | None = None) -> list[Origin]:
    """Return the origins in the input that `make` gives, probing as the workbench does."""

    def run(doc: Doc) -> Example | Diagnostic:
        try:
            return Example(make(doc.data), ("",), "")
        except Exception as error:
            return Diagnostic("error", type(error).__name__, str(error))

    doc = Doc(0, data)
    example = run(doc)
    assert isinstance(example, Example)
    found: list[Origin] = []
    for probe in probes(doc, None if other is None else Doc(1, other)):
        found += origins(example, probe, [run(changed) for changed in probe.docs()])
    return found


def told(make: Make, data: dict[str, Any], other: dict[str, Any] | None = None) -> list[tuple]:
    text = make(data)
    return [(o.field, o.how, text[o.start : o.end]) for o in trace(make, data, other)]


def test_a_value_is_found_at_each_place_where_it_is_put() -> None:
    """Also where the same characters stand in the template: "a" is in "Q and a" four times."""
    make: Make = lambda d: f"Q and a: {d['q']} ({d['q']})"  # noqa: E731
    found = trace(make, {"q": "a"})
    assert [(o.start, o.end, o.how, o.ambiguous) for o in found] == [
        (9, 10, "copied", False),
        (12, 13, "copied", False),
    ]


def test_text_that_code_makes_of_a_field_is_the_fields() -> None:
    """Upper case, stripped or cut: the characters are placed, and said to be made."""
    assert told(lambda d: f"<{d['q'].strip().upper()}>", {"q": " abc\n"}) == [("q", "made", "ABC")]


def test_items_and_keys_have_names_of_their_own() -> None:
    """A choice is a key of target_scores; an option is an item of a list."""
    data = {"options": ["x", "y"], "target_scores": {"x": 1, "z": 0}}
    make: Make = lambda d: ",".join(d["options"]) + "|" + ",".join(d["target_scores"])  # noqa: E731
    assert told(make, data) == [
        ("options[0]", "copied", "x"),
        ("options[1]", "copied", "y"),
        ("target_scores.keys()[0]", "copied", "x"),
        ("target_scores.keys()[1]", "copied", "z"),
    ]


def test_a_number_is_traced_as_a_number() -> None:
    """It is replaced by another number, so that code which computes with it still runs."""
    assert told(lambda d: f"n={d['n'] + 0};12", {"n": 12}) == [("n", "copied", "12")]


def test_a_value_that_is_looked_up_is_only_said_to_matter() -> None:
    """Code that takes no mark is tried with another row's value; what changes depends on it."""
    make: Make = lambda d: "Say " + {"A": "first", "B": "last"}[d["answer"]] + "."  # noqa: E731
    assert told(make, {"answer": "A"}, {"answer": "B"}) == [("answer", "depends", "fir")]


def test_a_value_that_cannot_be_changed_is_searched_for_as_a_word() -> None:
    """The finding says that it is no proof, and that there are two places."""
    make: Make = lambda d: {"A": "A or B: A, Apple"}[d["answer"]]  # noqa: E731
    found = trace(make, {"answer": "A"})
    assert [(o.start, o.end, o.how, o.ambiguous) for o in found] == [
        (0, 1, "found", True),
        (8, 9, "found", True),
    ]


def test_a_field_that_changes_nothing_has_no_place() -> None:
    """Its text may stand there all the same: the template wrote it."""
    assert told(lambda d: "the answer", {"q": "answer"}, {"q": "other"}) == []


def test_answers_that_tell_nothing_leave_the_search() -> None:
    """A transform that draws at random is not asked; equal text is all there is to say."""
    (probe,) = probes(Doc(0, {"q": "two"}))
    found = origins(Example("one two", ("",), ""), probe, [None])
    assert [(o.how, o.start, o.end) for o in found] == [("found", 4, 7)]


@pytest.mark.parametrize("count", [3, MOST_FIELDS + 5])
def test_the_number_of_tries_is_bounded(count: int) -> None:
    """A row of a thousand fields costs no more than one of a few dozen."""
    assert len(probes(Doc(0, {f"f{i}": "x" for i in range(count)}))) == min(count, MOST_FIELDS)
