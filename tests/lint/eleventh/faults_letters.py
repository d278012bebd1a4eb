"""What a letter means: letters, options and gold out of step."""

from __future__ import annotations

from functools import partial

from tests.lint.eleventh.tasks_en import KITCHEN, SCIENCE, TOPICS
from tests.lint.eleventh.tasks_zh import CEVAL, CHANGSHI, CHENGYU, GONGMIN
from tests.lint.making import kind
from tests.lint.shape import changed

_letters = partial(kind, "letters")
_STEP = "answer/gold-differs answer/letters"

# fmt: off
KINDS = (
    _letters(
        "The gold's index is taken as counted from one, or from nought, and it is the other way.",
        f"{_STEP} answer/not-an-option answer/letter-asked",
        changed(CHANGSHI, ('str(data["正确"] + 1)', 'str(data["正确"])')),
        changed(KITCHEN, ('MARKS[data["cop"]]', 'MARKS[data["cop"] - 1]')),
        changed(GONGMIN, ('text += "正確答案："', 'gold = "甲乙丙丁"["甲乙丙丁".index(data["答案"]) - 1]\n    text += "正確答案："'), ("{data['答案']}", "{gold}")),
    ),
    _letters(
        "The options are sorted or shuffled for the list, and the gold's letter stays.",
        _STEP,
        changed(KITCHEN, ("zip(MARKS, options)", "zip(MARKS, r.sample(options, 4))")),
        changed(CHANGSHI, ('enumerate(data["选项"]', 'enumerate(sorted(data["选项"], key=len)')),
        changed(GONGMIN, ('data["選項"].items()', 'zip("甲乙丙丁", sorted(data["選項"].values()))')),
    ),
    _letters(
        "Three letters for four options, so the last one drops out of the list.",
        "answer/letters answer/not-an-option text/cut-item answer/other-count answer/gold-differs",
        changed(SCIENCE, ('zip("ABCD"', 'zip("ABC"')),
        changed(GONGMIN, ('data["選項"].items()', 'list(data["選項"].items())[:3]')),
        changed(CHANGSHI, ('data["选项"], start', 'data["选项"][:-1], start')),
    ),
    _letters(
        "The list has letters of one case or kind, and the gold is one of another.",
        f"{_STEP} answer/letter-asked answer/other-names",
        changed(SCIENCE, ('zip("ABCD"', 'zip("abcd"')),
        changed(KITCHEN, ('"output": f" {gold}", "processed_output": gold', '"output": f" {gold.upper()}", "processed_output": gold.upper()')),
        changed(CEVAL, ('f"{key}. {data[key]}', "f\"{dict(zip('ABCD', '甲乙丙丁'))[key]}. {data[key]}")),
    ),
    _letters(
        "One option stands in the list twice, and another one is left out.",
        f"{_STEP} answer/same-option answer/not-an-option text/cut-item text/said-again",
        changed(KITCHEN, ('data["opb"], data["opc"]', 'data["opb"], data["opb"]')),
        changed(CEVAL, ('("A", "B", "C", "D")', '("A", "B", "B", "D")')),
        changed(SCIENCE, ('data["options"])', '(data["options"][:3] + data["options"][:1]))')),
    ),
    _letters(
        "Two options bear the same letter.",
        _STEP,
        changed(KITCHEN, ('MARKS = "abcd"', 'MARKS = "abbd"'), ("gold = MARKS", 'gold = "abcd"')),
        changed(SCIENCE, ('zip("ABCD"', 'zip("ABCC"')),
        changed(CHANGSHI, ("（{number}）", "（{min(number, 3)}）")),
    ),
    _letters(
        "The instruction names letters or numbers that the list does not have.",
        "answer/letters answer/other-count answer/letter-asked answer/other-names few-shot/other-form",
        changed(SCIENCE, ('"Answer:"', '"Answer with A, B, C, D or E.\\nAnswer:"')),
        changed(CEVAL, description="以下是单项选择题，请从A、B、C、D、E中选出正确答案。"),
        changed(GONGMIN, description="以下是選擇題，請回答（1）、（2）、（3）或（4）。"),
    ),
    _letters(
        "A letter is the answer, and the options are not shown.",
        "answer/letters answer/letter-asked text/cut-item few-shot/no-options text/no-question answer/not-an-option",
        changed(SCIENCE, (r'text += f"{letter}. {option}\n"', "pass")),
        changed(CEVAL, (r'text += f"{key}. {data[key]}\n"', "continue")),
        changed(KITCHEN, ('[data["stem"]] + [f"({mark}) {text}" for mark, text in zip(MARKS, options)]', '[data["stem"]]')),
    ),
    _letters(
        "A letter or number is asked for, and the gold is the option's text.",
        "answer/letter-asked few-shot/other-form answer/letters answer/other-names",
        changed(KITCHEN, ('gold = MARKS[data["cop"]]', 'gold = options[data["cop"]]')),
        changed(CHANGSHI, ('gold = str(data["正确"] + 1)', 'gold = data["选项"][data["正确"]]')),
        changed(
            CEVAL,
            ('"output": data["answer"], "processed_output": data["answer"]', '"output": data[data["answer"]], "processed_output": data[data["answer"]]'),
            description="以下是关于常识的单项选择题，请只回答选项的字母。",
            max_tokens=16,
        ),
    ),
    _letters(
        "A letter is asked for, and what is listed has none.",
        "answer/letter-asked answer/letters few-shot/other-form answer/other-names",
        changed(TOPICS, ('"Choose one topic: "', '"Choose one topic by its letter: "')),
        changed(CHENGYU, ("填入横线处。", "填入横线处，只回答选项字母。")),
        changed(KITCHEN, ('f"({mark}) {text}"', 'f"- {text}"')),
    ),
)
