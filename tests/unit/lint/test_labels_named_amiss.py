"""Labels that a prompt forbids, lists twice, explains with nothing or asks for by a not, and golds
that are other names for them; beside prompts that look so and are right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.test_labels_amiss import over
from workbench.types import RenderSettings

NAMES = "answer/other-names"
LEGEND = "answer/legend"
TWICE = "answer/same-option"
EMPTY = "text/empty-slot"
FORM = "few-shot/other-form"
RULE = "answer/other-rule"

BINS = ["paper", "glass", "metal"] * 4
ASKED = "Which bin is it: paper, glass or metal? {}\n@\nBin:"
HAN = ["退货", "物流", "发票"] * 4
ASKED_HAN = "从退货、物流、发票中选一类。{}\n@\n意图："


@pytest.mark.parametrize(
    ("text", "answers", "is_told"),
    [
        (ASKED.format("Never answer metal."), BINS, True),
        (ASKED.format("Do not use glass."), BINS, True),
        (ASKED.format("The glass bin was abolished."), BINS, True),
        (ASKED.format('The label "metal" is no longer in use.'), BINS, True),
        (ASKED_HAN.format("“发票”类已停用，请不要使用。"), HAN, True),
        (ASKED_HAN.format("请不要选择物流。"), HAN, True),
        (ASKED.format("Never answer metal if it is painted."), BINS, False),
        (ASKED.format("Do not use glass for mirrors."), BINS, False),
        (ASKED.format("Never answer plastic."), BINS, False),
        (ASKED.format("In this house glass is forbidden in the yard."), BINS, False),
        (ASKED.format("The old bin was abolished."), BINS, False),
        (ASKED_HAN.format("如果没有包裹，请不要选择物流。"), HAN, False),
    ],
)
def test_a_label_is_banned(text: str, answers: Sequence[str], is_told: bool) -> None:
    """A label of several docs that is never to be given is told; a condition is no ban."""
    told = [each for each in found(over(text, answers), NAMES) if "forbids" in each.message]
    assert bool(told) is is_told


JA = ["操作", "注意", "仕様"] * 4


@pytest.mark.parametrize(
    ("text", "answers", "is_told"),
    [
        ("この文は「操作」「注意」「注意」「仕様」のどれですか。\n@\n分類：", JA, True),
        ("この文は「操作」「注意」「仕様」のどれですか。\n@\n分類：", JA, False),
        ("この文は「操作」「注意」「注意」のどれですか。\n@\n分類：", JA, False),
        ("Sort it (paper, glass, metal, glass).\n@\nBin:", BINS, True),
        ("Sort it (paper, glass, metal).\n@\nBin:", BINS, False),
        ("Is it paper, glass or metal? Say paper, glass, metal, glass only if you must.\n@\nBin:",
         BINS, False),
    ],
)  # fmt: skip
def test_a_list_has_a_label_twice(text: str, answers: Sequence[str], is_told: bool) -> None:
    """It is told of a list of all labels, and of no other text that has one again."""
    assert bool(found(over(text, answers), TWICE)) is is_told


LINES = "Which bin?\npaper: what is printed\n{}\nmetal: tins and lids\n{}\n@\nBin:"


@pytest.mark.parametrize(
    ("glass", "more", "is_told"),
    [
        ("glass: jars of any colour", "steel: tins and lids\n", True),
        ("glass: jars of any colour", "steel: wires and nails\n", False),
        ("glass: jars of any colour", "", False),
    ],
)
def test_a_name_besides_has_the_meaning_of_a_label(glass: str, more: str, is_told: bool) -> None:
    """No model can tell the two apart."""
    told = found(over(LINES.format(glass, more), BINS), LEGEND)
    assert any("says the same" in each.message for each in told) is is_told


@pytest.mark.parametrize(
    ("text", "answers", "is_told"),
    [
        (LINES.format("glass:", ""), BINS, True),
        (LINES.format("glass: jars", ""), BINS, False),
        ("Translate by the list.\nsun = sol\nsea =\nsky = caelum\n\n@\nLatin:", BINS, True),
        ("Translate by the list.\nsun = sol\nsea = mare\nsky =\n\n@\nLatin:", BINS, False),
        ("Rules:\nBins are:\npaper: what is printed\nglass: jars\n\n@\nBin:", BINS, False),
        ("Fill in the form.\nName: Bea\nRemark:\nTown: Bonn\n\n@\nBin:", BINS, False),
    ],
)
def test_a_line_of_a_legend_says_nothing(text: str, answers: Sequence[str], is_told: bool) -> None:
    """It is told of the line between others of its kind, and of no heading or form."""
    told = found(over(text, answers), EMPTY)
    assert any("says nothing" in each.message for each in told) is is_told


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ("Which bin does it not go into?\npaper: sheets\nglass: jars\nmetal: tins\n@\nBin:", True),
        ("What is it not made of?\npaper: sheets\nglass: jars\nmetal: tins\n@\nOf:", True),
        ("In welche Tonne gehört es nicht?\npaper: a\nglass: b\nmetal: c\n@\nTonne:", True),
        ("它不属于哪一类？\npaper：甲\nglass：乙\nmetal：丙\n@\n类别：", True),
        ("Which bin does it go into?\npaper: sheets\nglass: jars\nmetal: tins\n@\nBin:", False),
        ("What is the reason that it did not burn?\npaper: a\nglass: b\nmetal: c\n@\n:", False),
        ("Which bin does what is not clean go into?\npaper: a\nglass: b\nmetal: c\n@\n:", False),
        ("What is the reason he did not come?\npaper: a\nglass: b\nmetal: c\n@\nIt:", False),
    ],
)
def test_what_something_is_not(text: str, is_told: bool) -> None:
    """Of three labels several are right, where the question is for one that is not."""
    told = found(over(text, BINS), FORM)
    assert any("what it is not" in each.message for each in told) is is_told


def test_an_exam_that_asks_for_what_is_not_true() -> None:
    """Where rows bring what the letters stand for, one of them may be false."""
    rows = [{"a": f"{i} is odd", "b": f"{i} is even", "c": f"{i} is small", "key": "ABC"[i % 3]}
            for i in range(12)]  # fmt: skip
    listed = "'\\nA. ' + data['a'] + '\\nB. ' + data['b'] + '\\nC. ' + data['c']"
    text = f"'Which statement is not true?' + {listed} + '\\nAnswer:'"
    source = returns(text, "' ' + data['key']", "data['key']")
    told = found(Case(source, rows, settings=RenderSettings(num_fewshot=2)), FORM)
    assert not any("what it is not" in each.message for each in told)


def test_the_label_that_a_row_does_not_name() -> None:
    """A row that names the other labels leaves one that is asked for."""
    text = "Which bin is not there?\npaper: sheets\nglass: jars\nmetal: tins\n@\nBin:"
    others = {"paper": "glass, metal", "glass": "metal, paper", "metal": "paper, glass"}
    rows = [{"told": f"{i}: {others[gold]}", "answer": gold} for i, gold in enumerate(BINS)]
    source = returns(f"{text!r}.replace('@', data['told'])")
    told = found(Case(source, rows, settings=RenderSettings(num_fewshot=2)), FORM)
    assert not any("what it is not" in each.message for each in told)


ALL = "Answer: low, mid or high. {}"
RISKS = ["low", "mid", "high"] * 4


@pytest.mark.parametrize(
    ("words", "is_told"),
    [
        ("Answer with lowmid or high.", True),
        ("Answer with lwo, mid or high.", True),
        ("Answer with lowness, middle or high.", True),
        ("Answer: niedrig, mittel, hoch.", True),
        ("Answer with low, mid or high.", False),
        ("Answer with low, mid or high, and nothing else.", False),
        ("Answer with one word, low if it is dry.", False),
    ],
)
def test_a_list_for_answers_has_others(words: str, is_told: bool) -> None:
    """A list of as many words as labels, of which some are none, is told, whatever the prompt says
    of labels besides."""
    text = f"A low risk is below 3, a mid one below 6, a high one above.\n{words}\n\n@\nRisk:"
    told = found(over(text, RISKS), NAMES)
    assert any("not the answer" in each.message for each in told) is is_told


SHARES = ("0-20%", "20-60%", "60-99%")


def _of_scores(answer: str, text: str = "@\nAnswer ({}):") -> Case:
    rows = [
        {"told": f"Client {i} has a debt.",
         "target_scores": {label: int(label == SHARES[i % 3]) for label in SHARES}}
        for i in range(12)
    ]  # fmt: skip
    listed = text.format(", ".join(SHARES))
    before = f"    right = max(data['target_scores'], key=data['target_scores'].get)\n{answer}"
    source = returns(f"{listed!r}.replace('@', data['told'])", "' ' + right", "right",
                     before=before)  # fmt: skip
    return Case(source, rows, settings=RenderSettings(num_fewshot=2))


OTHERS: Mapping[str, str] = {"0-20%": "tiny", "20-60%": "middling", "60-99%": "huge"}


@pytest.mark.parametrize(
    ("answer", "text", "is_told"),
    [
        ("", "@\nAnswer ({}):", False),
        ("    right = right.replace('-', ' to ')\n", "@\nAnswer ({}):", True),
        ("    right = 'group ' + right\n", "@\nAnswer ({}):", True),
        (f"    right = {OTHERS}[right]\n", "@\nAnswer ({}):", True),
        (f"    right = {OTHERS}[right]\n", "tiny, middling, huge are {}.\n@\nAnswer:", False),
        (f"    right = {OTHERS}[right]\n", "@\nHow large?", False),
    ],
)
def test_a_gold_is_none_of_the_listed_scores(answer: str, text: str, is_told: bool) -> None:
    """It is told where the list of `target_scores` has another name for the gold."""
    told = found(_of_scores(answer, text), NAMES)
    assert any("is what counts" in each.message for each in told) is is_told


def test_golds_are_called_otherwise_than_a_listed_field() -> None:
    """Codes are listed, and what counts is a colour; or the colours are listed as well."""
    fields = [{"code": code} for code in "PGM" * 4]
    text = "Which bin?\n- P: paper\n- G: jars\n- M: tins\n@\nBin:"
    colours = "{'P': 'blue', 'G': 'green', 'M': 'grey'}[data['code']]"
    told = found(over(text, BINS, fields, answer=colours), NAMES)
    assert any("is what counts" in each.message for each in told)
    also = text.replace("paper", "paper, blue").replace("jars", "jars, green")
    told = found(over(also, BINS, fields, answer=colours), NAMES)
    assert not any("is what counts" in each.message for each in told)


def test_yes_or_no_where_a_question_has_one_of_two_labels() -> None:
    """`Allowed? Answer yes or no.` names neither answer by the word of its question."""
    text = "@\nAllowed? Answer with yes or no:"
    assert found(over(text, ["allowed", "banned"] * 6), NAMES)
    assert not found(over(text, ["yes", "no"] * 6), NAMES)


def _branch(line: str, rows: Sequence[Mapping[str, Any]]) -> Case:
    before = f"    answer = data['level']\n{line}"
    text = "\"Level of \" + data['told'] + ' (age ' + str(data['age']) + \"):\""
    source = returns(text, "' ' + gold", "gold", before=f"{before}    gold = answer\n")
    return Case(source, rows, settings=RenderSettings(num_fewshot=2))


AGED = [
    {"told": f"caller {i}", "age": 20 + 3 * i, "level": ("late", "soon", "now")[i % 3]}
    for i in range(15)
]


@pytest.mark.parametrize(
    ("line", "is_told"),
    [
        ("    if data['age'] > 50:\n        answer = 'now'\n", True),
        ("    if data['age'] > 50:\n        answer = 'never'\n", False),
        ("    if data['age'] > 500:\n        answer = 'now'\n", False),
        ("    if data['level'] == 'soon':\n        answer = 'now'\n", False),
        ("", False),
    ],
)
def test_a_branch_overrides_the_label_of_the_row(line: str, is_told: bool) -> None:
    """It is told where the branch is on another field, and gives a label that rows have."""
    told = found(_branch(line, AGED), RULE)
    assert any("a branch on" in each.message for each in told) is is_told
