"""What UltraEval's own transforms do on purpose, beside the fault that it looks like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import ROWS, Case, returns
from workbench.lint.check import check
from workbench.lint.subject import Graded
from workbench.types import RenderSettings

ASKED = "f\"Question: {data['question']}\\n请%s中选择。\\nAnswer:\""
LETTERED = (
    "f\"Question: {data['question']}\\n(A) {list(data['target_scores'])[0]}\\n"
    "(B) {list(data['target_scores'])[1]}\\nAnswer:\""
)
FORMS = "Answer with a number like 0.1, with True, or with %s (A), (B), (C), (D)."
ASKED_OF = "f\"%s。\\n{data['question']}\\nA. 3\\nB. 5\\nC. 6\\n答案：\""
TURNED = "f\"题目：{data['question']}\\n答案：\""
TOLD = "请作答。\n%s：【答案】 AB\n%s：\n【解析】 ……\n【答案】 ……"
BEGUN = "f\"Start your answer with 'The answer is'.\\nQuestion: {data['question']}\\nAnswer:\""
NAMED = "f\"{data['passage']}\\n{data['question']}\\nAnswer:\""
NAMED_SELF = "f\"{data['question']}\\nDan, Cleo or Ben?\\nAnswer:\""
UNGRADED = {"grade": None}
SMALL = "'ab'[list(data['target_scores'].values()).index(1)]"


def rows(**changes: Any) -> tuple[Mapping[str, Any], ...]:
    """Return the rows with fields that functions of the row's number give."""
    return tuple({**row, **{n: v(i) for n, v in changes.items()}} for i, row in enumerate(ROWS))


def folding(data: Mapping[str, Any], gold: str | tuple[str, ...], response: str) -> Graded:
    """Judge a response in small letters, as `in_match` does."""
    taken = response.strip().lower()
    return Graded((taken,), taken in ((gold,) if isinstance(gold, str) else gold))


def behind_is(data: Mapping[str, Any], gold: str | tuple[str, ...], response: str) -> Graded:
    """Judge what stands behind `answer is`, as `exact_match_post` reads it."""
    taken = response.rpartition("answer is")[2].strip()
    return Graded((taken,), taken in ((gold,) if isinstance(gold, str) else gold))


def people(i: int) -> dict[str, int]:
    """Return four people, one of whom the passage of `said_of` does not name."""
    return {name: int(i % 4 == n) for n, name in enumerate(("Ada", "Ben", "Cleo", "Dan"))}


def said_of(i: int) -> str:
    """Return a passage that names three of the four in a row."""
    return f"In round {i} Ben, Cleo or Dan may have said that it was none of the three."


def parts(i: int) -> str:
    """Return a passage with three questions, each with a list of its own."""
    asked = "\n".join(
        f"({n + 1}) Part {n}?\nA. {n}{i}\nB. {n}1\nC. {n}2\nD. {n}3" for n in range(3)
    )
    return f"Read text {i} and answer.\n{asked}"


def twice_listed(i: int) -> str:
    """Return a question with the options of `varied` in it, twice."""
    first, second = varied(i)
    return f"Which is it?\n- {first}\n- {second}\nA. {first}\nB. {second}"


def brackets(i: int) -> str:
    """Return a question of which brackets alone tell it from others."""
    return "Close what is open: " + " ".join("[(<{"[i // 4**n % 4] for n in range(3))


def varied(i: int, right: str = "the seventh lamp") -> dict[str, int]:
    """Return a row's own choices, the right one first."""
    return {f"{right} {i}": 1, f"another thing {i}": 0}


def explained(i: int, of: str) -> str:
    """Return a passage that speaks of one choice of `varied`, or of none."""
    return f"It is well known in every town of the land that {of.format(i=i)} stood there first."


def noted(i: int) -> str:
    """Return a note on the answer: none, what tells one choice of `varied`, or where it is from."""
    told = explained(i, "the seventh lamp {i}")
    return ("", told, "Taken from the third volume of the old book of lamps, page four.")[i % 3]


STEPS = "Let's think step by step."
BOXES = "Ann has two boxes with four balls in each.\nHow many balls are there?"
INNER = "one and not two and not six is"
TENS = ("ten", "two")
QUOTED = "".join(f'Q: Two and {n}?\\nA: "{n + 2}"\\n\\n' for n in (2, 6))
COUNTED = "(1) A box has four balls.\n(2) Two boxes have eight."


def worked(answer: str, asked: str = BOXES, begun: str = STEPS, **changes: Any) -> Case:
    """Return a case whose rows bring two worked examples along."""
    two = (asked, "Who has the blue lamp in the tale?")
    told = "\n\n".join(f"Q: {one}\nA: {begun}\n{answer}" for one in two)
    text = f"data['told'] + f\"\\n\\nQ: {{data['question']}}\\nA: {STEPS}\""
    return Case(returns(text), rows(told=lambda i: told, **changes))


def closing(marks: str) -> str:
    """Return a question about brackets, in the words that all have."""
    return f"Write what closes these brackets in the right order: {marks}"


LOUD: Mapping[str, tuple[str, Case, Case]] = {
    "quotes in a Chinese sentence": (
        "text/typeset-code",
        Case(returns(ASKED % "从“A”,“B”")),
        Case(returns("f\"{data['question']}\\nprint(“a”,“b”)\\nAnswer:\"")),
    ),
    "brackets tell questions apart": (
        "few-shot/near-copy",
        Case(rows=rows(question=brackets), settings=RenderSettings(num_fewshot=2)),
        Case(
            rows=rows(question=lambda i: brackets(i // 2) + "." * (i % 2)),
            settings=RenderSettings(num_fewshot=4),
        ),
    ),
    "each doc has choices of its own": (
        "text/ambiguous",
        Case(rows=rows(question=lambda i: f"Why {i // 2}?"), method="ppl"),
        Case(
            rows=rows(
                question=lambda i: f"Why {i // 2}?",
                target_scores=lambda i: {"yes": i % 2, "no": 1 - i % 2},
            ),
            method="ppl",
        ),
    ),
    "a response that is run": (
        "answer/empty",
        Case(returns(processed="''"), facts={"metrics": ("function_execution",)}),
        Case(returns(processed="''"), facts={"metrics": ("exact_match",)}),
    ),
    "all responses are run": (
        "answer/same-gold",
        Case(returns(processed="'x'"), facts={"metrics": ("function_execution",)}),
        Case(returns(processed="'x'"), facts={"metrics": ("exact_match",)}),
    ),
    "letters that the metric folds": (
        "answer/letters",
        Case(returns(LETTERED, SMALL, SMALL), facts={"grade": folding}),
        Case(returns(LETTERED, SMALL, SMALL)),
    ),
    "an explanation that tells": (
        "text/no-question",
        Case(
            rows=rows(
                target_scores=varied,
                passage=lambda i: explained(i, "the seventh lamp {i}"),
            )
        ),
        Case(
            rows=rows(
                target_scores=varied,
                passage=lambda i: explained(i, "a lamp"),
            )
        ),
    ),
    "notes that not every row has": (
        "text/no-question",
        Case(rows=rows(target_scores=varied, passage=noted)),
        Case(rows=rows(target_scores=varied, passage=lambda i: noted(3 * (i // 3) + 2))),
    ),
    "steps of a worked answer are numbered": (
        "answer/letters",
        worked(COUNTED),
        Case(returns("f\"{data['question']}\\n(1) one\\n(2) two\\nA:\"", "'7'", "'7'")),
    ),
    "steps that worked answers begin with": (
        "few-shot/steps-only-here",
        worked("First we count what is in each of the boxes. " * 20),
        worked("First we count what is in each of the boxes. " * 20, begun="Eight."),
    ),
    "steps are written and a word is read": (
        "few-shot/worked-form",
        worked("The tale says so twice. The answer is 8."),
        Case(returns("'" + QUOTED + "' + f\"Q: {data['question']}\\nA:\"")),
    ),
    "worked examples on other brackets": (
        "few-shot/near-copy",
        worked("We go back.", closing("( [ {"), question=lambda i: closing("[(<{"[i % 4] + " < (")),
        worked(
            "We go back.", closing("( [ {"), question=lambda i: closing("([ {" if i % 2 else "<")
        ),
    ),
    "an expression inside another": (
        "few-shot/near-copy",
        worked("We go on.", INNER, question=lambda i: f"not ( {TENS[i % 2]} ) and ( not six ) is"),
        worked("We go on.", INNER, question=lambda i: f"not {TENS[i % 2]} and not six is"),
    ),
    "golds that are brackets": (
        "answer/two-spellings",
        Case(returns(processed="data['label']"), rows(label=lambda i: ("}", "} ]", ") )")[i % 3])),
        Case(returns(processed="data['label']"), rows(label=lambda i: ("yes", "Yes", "no")[i % 3])),
    ),
    "a row that begins with the cue": (
        "text/empty-slot",
        Case(
            returns("f\"Question:\\n{data['question']}\\nAnswer:\""),
            rows(question=lambda i: f"Question: Which card is {i}?"),
        ),
        Case(
            returns("f\"Question:\\n{data['question']}\\nHint: look\\nAnswer:\""),
            rows(question=lambda i: f"Which card is {i}?" * (i > 2)),
        ),
    ),
    "letters that show what an option is": (
        "answer/letters",
        Case(returns(LETTERED), settings=RenderSettings(description=FORMS % "an option like")),
        Case(returns(LETTERED), settings=RenderSettings(description=FORMS % "one of")),
    ),
    "an end of the answer": (
        "text/placeholder",
        Case(settings=RenderSettings(description="请把答案写在【答案】和<eoa>之间。")),
        Case(settings=RenderSettings(description="以下是关于<subject>的题目。")),
    ),
    "options that are to be chosen": (
        "answer/other-count",
        Case(returns(ASKED_OF % "写出符合题意的一个选项")),
        Case(returns(ASKED_OF % "下面有两个选项")),
    ),
    "a format that is told": (
        "few-shot/other-cues",
        Case(returns(TURNED), settings=RenderSettings(description=TOLD % ("例如", "格式如下"))),
        Case(returns(TURNED), settings=RenderSettings(description=TOLD % ("问", "答"))),
    ),
    "a sentence that is read": (
        "few-shot/other-form",
        Case(returns(BEGUN), facts={"grade": behind_is}),
        Case(returns(BEGUN)),
    ),
    "people that a row speaks of": (
        "answer/letters",
        Case(returns(NAMED), rows(passage=said_of, target_scores=people), "ppl"),
        Case(returns(NAMED_SELF), rows(passage=said_of, target_scores=people), "ppl"),
    ),
    "a list of all right letters": (
        "answer/letters",
        Case(
            returns("data['question'] + '\\nA:'", "''.join(data['answer'])", "data['answer']"),
            rows(
                question=parts, answer=lambda i: list("ABCD"[i % 2 : i % 2 + 3]), score=lambda i: 3
            ),
        ),
        Case(
            returns("data['question'] + '\\nA:'"), rows(question=twice_listed, target_scores=varied)
        ),
    ),
    "articles that a gold is read without": (
        "answer/not-in-output",
        Case(returns(output="'the top of a hill'", processed="'top of hill'"), facts=UNGRADED),
        Case(returns(output="'the top of a hill'", processed="'foot of hill'"), facts=UNGRADED),
    ),
    "an order that nobody is shown": (
        "answer/one-place",
        Case(rows=rows(target_scores=varied), method="ppl"),
        Case(rows=rows(target_scores=lambda i: {"yes": 1, "no": 0}), method="ppl"),
    ),
}


def loud(case: Case) -> set[str]:
    """Return the rules that find more than a hint."""
    return {found.rule for found in check(case.subject()) if found.severity != "hint"}


@pytest.mark.slow
@pytest.mark.parametrize("name", LOUD)
def test_a_loud_rule_tells_purpose_from_fault(name: str) -> None:
    """What is meant so is no loud finding; its fault beside is one."""
    rule, meant, fault = LOUD[name]
    assert rule not in loud(meant)
    assert rule in loud(fault)
