"""Labels that a prompt names in another case, in Chinese lists, or in another number than there
are, and answers that are constants of Python's; beside prompts that look so and are right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import HEAD, Case, found, loud, returns
from workbench.types import RenderSettings

NAMES = "answer/other-names"
VALUE = "answer/python-value"
HOLD = ["holds", "fails", "fails", "holds"] * 3
SPOKEN = ["YES", "NO", "NO"] * 4
PLACES = ["鄉村", "城市", "海邊"] * 4
FIELDS = ["农业", "工业", "农业", "商业"] * 3
TRUTHS = ["True", "False", "False"] * 4


def over(text: str, answers: Sequence[str]) -> Case:
    """Return a case of a whole prompt, with `@` for the question."""
    rows = [
        {"question": f"Guest number {i} told the miller about it.", "answer": answer}
        for i, answer in enumerate(answers)
    ]
    asked = f"'{text}'.replace('@', data['question'])"
    return Case(returns(asked), rows, settings=RenderSettings(num_fewshot=2))


FOUND = (
    ("capitals", "Reply with HOLDS or FAILS.\\n@\\nReply:", HOLD),
    ("in brackets", "@\\nIt (HOLDS/FAILS):", HOLD),
    ("small letters", "@\\nyes or no? Reply:", SPOKEN),
    ("a list behind a head", "@\\n可選類別：山區、平原、河口\\n類別：", PLACES),
    ("to choose from", "@\\n请从林业、渔业、矿业中选择一个类别。\\n类别：", FIELDS),
    ("one is not named", "@\\n回答「农业」或「工业」。\\n类别：",
     ["农业", "工业"] * 5 + ["商业"] * 2),
)  # fmt: skip
RIGHT = (
    ("as they are", "Reply with holds or fails.\\n@\\nReply:", HOLD),
    ("a capital at first", "Holds or Fails?\\n@\\nReply:", HOLD),
    ("of case", "Reply with HOLDS or FAILS, in lower case.\\n@\\nReply:", HOLD),
    ("both ways", "Say whether it HOLDS or FAILS: holds or fails.\\n@\\nReply:", HOLD),
    ("a list with them", "@\\n可選類別：鄉村、城市、海邊\\n類別：", PLACES),
    ("another list", "@\\n文中提到山區、平原、河口。\\n它在鄉村、城市還是海邊？", PLACES),
    ("all are named", "@\\n回答「农业」「工业」或「商业」。\\n类别：", FIELDS),
)  # fmt: skip


@pytest.mark.parametrize(("text", "answers"), [row[1:] for row in FOUND])
def test_other_labels_are_told(text: str, answers: Sequence[str]) -> None:
    """The prompt names what no answer, or not each answer, is."""
    assert loud(over(text, answers), NAMES)


@pytest.mark.parametrize(("text", "answers"), [row[1:] for row in RIGHT])
def test_labels_as_they_are_written_are_right(text: str, answers: Sequence[str]) -> None:
    """In whatever list."""
    assert loud(over(text, answers), NAMES) == []


def test_a_metric_that_looks_at_no_case_takes_capitals() -> None:
    """Then either is right."""
    case = over("Reply with HOLDS or FAILS.\\n@\\nReply:", HOLD)

    class Folded(Case):
        def grade(self, data: Mapping[str, Any], gold: Any, response: str) -> Any:
            return Case.grade(self, data, gold, response.lower())

    folded = Folded(case.source, case.rows, settings=case.settings)
    assert loud(case, NAMES)
    assert loud(folded, NAMES) == []


def test_a_count_of_labels_is_told() -> None:
    """`one of the two labels` of three, and not of as many as there are."""
    text = "@\\nChoose one of the {} classes: north, south or east.\\nClass:"
    winds = ["north", "south", "east"] * 4
    assert found(over(text.format("two"), winds), "answer/other-count")
    assert not found(over(text.format("three"), winds), "answer/other-count")
    assert not found(over(text.format("many"), winds), "answer/other-count")


def test_letters_of_another_case_go_as_far_as_the_list() -> None:
    """`(a) to (e)` of A to C, and not `(a) to (c)`."""
    text = "@\\n(A) a fox\\n(B) an owl\\n(C) a hare\\nChoose from {}.\\nAnswer:"
    letters = ["A", "B", "C"] * 4
    assert found(over(text.format("(a) to (e)"), letters), "answer/letters")
    assert not found(over(text.format("(a) to (c)"), letters), "answer/letters")
    assert not found(over(text.format("rows a to e"), letters), "answer/letters")


def test_a_constant_of_python_is_told() -> None:
    """Where the prompt names other labels, or a value is missing."""
    assert found(over("判断说法，回答「是」或「否」。\\n@\\n回答：", TRUTHS), VALUE)
    assert found(over("Reply with yes or no.\\n@\\nReply:", TRUTHS), VALUE)
    rows = [
        {"question": f"Where was guest {i}?", "place": f"mill {i}" if i % 5 else None}
        for i in range(12)
    ]
    gold = "str(data['place'])"
    assert found(Case(returns(output=f"' ' + {gold}", processed=gold), rows), VALUE)


def test_a_constant_that_is_asked_for_is_right() -> None:
    """Or one of a program, or a word of the row's."""
    some = ["None" if i % 5 == 0 else f"mill {i}" for i in range(12)]
    assert not found(over("True or False?\\n@\\nReply:", TRUTHS), VALUE)
    assert not found(over("这个程序输出什么？\\n@\\n输出：", TRUTHS), VALUE)
    assert not found(over("Name it, or say None.\\n@\\nReply:", some), VALUE)


SHOPS = [
    {"goods": [["tea", str(i + 30)], ["salt", str(i + 50)]], "answer": str(i + 50),
     "question": f"How much is the salt in shop {i}?"}
    for i in range(12)
]  # fmt: skip


@pytest.mark.parametrize("line", ["{a},{b}", "{a}\\t{b}", "* {a}: {b}", "{a} | {b}"])
def test_a_table_of_any_kind_is_shown(line: str) -> None:
    """Its cells are in the prompt, whatever stands between."""
    source = (
        f"{HEAD}    body = '\\n'.join(f'{line}' for a, b in data['goods'])\n"
        "    text = f\"Read the table. Be short.\\n{body}\\nQuestion: {data['question']}\\nA:\"\n"
        "    gold = data['answer']\n"
        '    return {"input": text, "output": " " + gold, "processed_output": gold}\n'
    )
    assert not loud(Case(source, SHOPS), "text/no-question")
    bare = source.replace("{body}", "")
    assert loud(Case(bare, SHOPS), "text/no-question")
