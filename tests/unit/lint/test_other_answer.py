"""Inputs that hang on their rows' answers, and answers that follow from their texts: each fault
beside a right prompt that looks like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.unit.lint.cases import Case, example_of, found, loud, returns
from workbench.lint.again import Again, Otherwise, with_other_answers
from workbench.lint.computed import learned, value_by
from workbench.lint.rules.leaking.otherwise import by_other_answer
from workbench.types import Doc, Example

WOODS = ("oak", "pine", "beech", "larch")
HOUSES = ("barn", "mill", "forge", "chapel", "kiln", "dairy", "stable", "loft")


def rows(row: Callable[[int], Mapping[str, Any]], count: int = 12) -> tuple[Mapping[str, Any], ...]:
    """Return as many rows."""
    return tuple(row(number) for number in range(count))


def answered_otherwise(case: Case) -> Case:
    """Return a case that knows what becomes of its docs where their rows have another answer."""
    docs = [Doc(i, row) for i, row in enumerate(case.rows)]
    otherwise: list[Otherwise] = []
    for other, name in with_other_answers(docs, docs, case.source):
        own = docs[other.id]
        before, after = (example_of(case.source, each, case.settings) for each in (own, other))
        if isinstance(before, Example) and isinstance(after, Example):
            otherwise.append(Otherwise(own.id, name, own.data[name], before, after))
    return replace(case, facts={"again": Again(otherwise=tuple(otherwise))})


def framed(i: int) -> dict[str, Any]:
    """Return a building and its wood."""
    house = HOUSES[i % 8]
    return {"note": f"Frame {i} holds the roof of the {house}.", "wood": WOODS[i % 4]}


def numbered(i: int) -> dict[str, Any]:
    """Return a building, and the number of its wood."""
    return {"note": f"Frame {i} holds the roof of the {HOUSES[i % 8]}.", "label": i % 3}


def chosen(i: int) -> dict[str, Any]:
    """Return a question with a right answer and two wrong ones."""
    return {"asked": f"Which tree stands by house {i}?", "right": f"tree {i}",
            "wrong": [f"bush {i}", f"hedge {i}"]}  # fmt: skip


WOOD = {"output": "' ' + data['wood']", "processed": "data['wood']"}
OF_LIST = {"before": "    W = ['oak', 'pine', 'larch']\n", "output": "' ' + W[data['label']]",
           "processed": "W[data['label']]"}  # fmt: skip
RIGHT = {"output": "' ' + data['right']", "processed": "data['right']"}

TELLING: dict[str, tuple[str, Callable[[int], Mapping[str, Any]], Mapping[str, str]]] = {
    "an article": (
        "f\"{data['note']}\\nIt is of {'an' if data['label'] == 0 else 'a'}\"",
        numbered, OF_LIST),
    "a line that one class has": (
        "data['note'] + ('\\nSee the annex.' if data['label'] == 1 else '') + '\\nWood:'",
        numbered, OF_LIST),
    "a box that is ticked": (
        "data['note'] + ''.join(f\"\\n[{'x' if w == data['wood'] else ' '}] {w}\" "
        "for w in ('oak', 'pine', 'beech', 'larch')) + '\\nWood:'", framed, WOOD),
    "its letters turned round": ("data['note'] + '\\nSeal: ' + data['wood'][::-1] + '\\nWood:'",
                                 framed, WOOD),
}  # fmt: skip


@pytest.mark.parametrize("name", TELLING)
def test_an_input_that_hangs_on_the_answer_tells_it(name: str) -> None:
    text, row, how = TELLING[name]
    case = answered_otherwise(Case(returns(text, **how), rows(row)))
    assert loud(case, "answer/leaked")


HINTS = {
    "how long it is": "data['note'] + f\"\\nWood ({len(data['wood'])} letters):\"",
    "a gap of its width": "data['note'] + '\\nIt is of ' + '_' * len(data['wood']) + '\\nWood:'",
    "how it begins, and it is said": (
        "data['note'] + f\"\\nHint: it begins with {data['wood'][0]}.\\nWood:\""),
}  # fmt: skip


@pytest.mark.parametrize("name", HINTS)
def test_what_may_be_meant_is_a_hint(name: str) -> None:
    case = answered_otherwise(Case(returns(HINTS[name], **WOOD), rows(framed)))
    assert {hit.severity for hit in by_other_answer(case.subject())} == {"hint"}


SILENT: dict[str, tuple[str, Callable[[int], Mapping[str, Any]], Mapping[str, str]]] = {
    "nothing of it": ("data['note'] + '\\nWood:'", framed, WOOD),
    "all labels in one order": ("data['note'] + '\\n(oak, pine, beech, larch)\\nWood:'",
                                framed, WOOD),
    "options of right and wrong ones, in an order of their own": (
        "data['asked'] + ''.join(f'\\n{x}. {o}' for x, o in "
        "zip('ABC', sorted([data['right'], *data['wrong']]))) + '\\nAnswer:'", chosen, RIGHT),
    "a gap in its place": (
        "data['note'].replace(data['house'], '____') + '\\nWord:'",
        lambda i: {"note": f"Frame {i} holds the roof of the {HOUSES[i % 8]}.",
                   "house": HOUSES[i % 8]},
        {"output": "' ' + data['house']", "processed": "data['house']"}),
}  # fmt: skip


@pytest.mark.parametrize("name", SILENT)
def test_a_right_input_stays_what_it_is(name: str) -> None:
    text, row, how = SILENT[name]
    assert not found(answered_otherwise(Case(returns(text, **how), rows(row))), "answer/leaked")


def listed(i: int, *, answer: Callable[[list[str]], str]) -> dict[str, Any]:
    """Return three words, and what is asked of them."""
    words = [HOUSES[i % 8], WOODS[i % 4], f"{HOUSES[(i + 3) % 8]}s"]
    return {"words": ", ".join(words), "answer": answer(words)}


def ends(words: list[str]) -> str:
    """Return their last letters."""
    return "".join(word[-1] for word in words)


def test_a_worked_example_that_breaks_the_rule_of_all_rows_is_told() -> None:
    text = "f\"Words: lime, ash, elm\\nEnds: {}\\n\\nWords: {{data['words']}}\\nEnds:\""
    made = rows(lambda i: listed(i, answer=ends))
    for ends_of_lime, is_wrong in (("ehm", False), ("ehl", True)):
        case = Case(returns(text.format(ends_of_lime).replace("{{", "{").replace("}}", "}")), made)
        assert bool(found(case, "few-shot/wrong-answer")) is is_wrong


def test_a_row_that_breaks_the_rule_of_all_others_is_told() -> None:
    made = [dict(row) for row in rows(lambda i: listed(i, answer=ends))]
    case = Case(returns("f\"Words: {data['words']}\\nEnds:\""), tuple(made))
    assert not found(case, "answer/other-rule")
    made[7]["answer"] = "zzz"
    told = found(replace(case, rows=tuple(made)), "answer/other-rule")
    assert [finding.doc_ids for finding in told] == [(7,)]


def test_a_prompt_that_asks_for_the_opposite_is_told() -> None:
    made = rows(lambda i: {"note": f"{i + 3}, {2 * i + 11}, {40 - i}", "answer": str(40 - i)
                           if 40 - i > 2 * i + 11 else str(2 * i + 11)})  # fmt: skip
    text = "f\"Name the {word} number.\\nNumbers: {{data['note']}}\\nNumber:\""
    for word, is_wrong in (("largest", False), ("smallest", True)):
        source = text.replace("{word}", word).replace("{{", "{").replace("}}", "}")
        assert bool(found(Case(returns(source), made), "answer/other-rule")) is is_wrong


def test_an_input_that_the_same_row_changes_tells_no_answer() -> None:
    text, row, output = TELLING["an article"]
    case = answered_otherwise(Case(returns(text, **output), rows(row)))
    assert list(by_other_answer(case.subject()))
    doc = case.subject().rendered[0]
    drawn = {doc.doc.id: replace(doc.example, input=f"Draft 7. {doc.example.input}")}
    again = replace(case.facts["again"], made=drawn)
    assert not list(by_other_answer(replace(case, facts={"again": again}).subject()))


def test_answers_that_follow_from_nothing_have_no_rule() -> None:
    assert learned([(f"Frame {i} of the {HOUSES[i % 8]}", WOODS[i % 4]) for i in range(12)]) is None


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("sum", "3 apples and 4 pears", "7"),
        ("largest", "12, -30, 7", "12"),
        ("last letters", "lamp, tree", "pe"),
        ("turned round", "loft", "tfol"),
        ("vowels", "a quiet mill", "5"),
        ("capitals", "mill", "MILL"),
        ("mean", "1, 2", "1.5"),
    ],
)
def test_what_a_text_comes_to(name: str, text: str, value: str) -> None:
    assert value_by(name, text) == value


SPELLED = {
    "a text of the row, with commas": ("', '.join(data['note'])", True),
    "a text of the row, with `or`": ("' or '.join(data['note'])", True),
    "labels of the source": ("'/'.join('oakpinebeech')", True),
    "its words": ("', '.join(data['note'].split())", False),
    "letters of options": ("', '.join('ABCDE') + data['note']", False),
    "a word that is spelled out": ("'-'.join('beech') + data['note']", False),
}


@pytest.mark.parametrize("name", SPELLED)
def test_a_text_is_joined_where_a_list_was_meant(name: str) -> None:
    text, is_wrong = SPELLED[name]
    before = "    W = ['oak', 'pine', 'beech']\n"
    case = Case(returns(f"{text} + '\\nWood:'", before=before, **WOOD), rows(framed))
    assert bool(found(case, "text/raw-value")) is is_wrong
