"""Letters, options and golds out of step."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twelfth.tasks import (
    CHANGSHI,
    QUIZ,
    SCIENCE,
    XUANZE,
)

_letter = partial(kind, "letters")
_GOLD = "answer/gold-differs answer/letters answer/legend answer/not-an-option answer/not-in-output"


KINDS = (
    _letter(
        "The gold letter is one too far along.",
        _GOLD,
        changed(SCIENCE, ('LETTERS[data["answer"]]', 'LETTERS[(data["answer"] + 1) % 4]')),
        changed(
            CHANGSHI,
            (
                "    return",
                '    data = dict(data, 答案="BCDA"["ABCD".index(data["答案"])])\n    return',
            ),
        ),
        changed(
            XUANZE,
            (
                'gold = str(data["选项"].index(data["正确答案"]) + 1)',
                'gold = str((data["选项"].index(data["正确答案"]) + 1) % 4 + 1)',
            ),
        ),
    ),
    _letter(
        "The options are shuffled for the list, and the gold stays that of the old order.",
        f"{_GOLD} code/random",
        changed(
            SCIENCE, ('zip(LETTERS, data["choices"])', 'zip(LETTERS, r.sample(data["choices"], 4))')
        ),
        changed(
            QUIZ,
            (
                'options = data["options"]',
                'options = dict(zip("ABCD", r.sample(list(data["options"].values()), 4)))',
            ),
        ),
        changed(
            XUANZE,
            ("lines = [", 'options = data["选项"][:]\n    r.shuffle(options)\n    lines = ['),
            ('enumerate(data["选项"]', "enumerate(options"),
        ),
    ),
    _letter(
        "The list of options is sorted, and the gold is not looked up again.",
        _GOLD,
        changed(
            SCIENCE, ('zip(LETTERS, data["choices"])', 'zip(LETTERS, sorted(data["choices"]))')
        ),
        changed(XUANZE, ('enumerate(data["选项"]', 'enumerate(sorted(data["选项"])')),
        changed(
            CHANGSHI,
            (
                'f"{key}．{data[key]}" for key in "ABCD")',
                'f"{key}．{text}" for key, text in zip("ABCD", sorted(data[k] for k in "ABCD")))',
            ),
        ),
    ),
    _letter(
        "The last option is not listed.",
        "answer/letters text/cut-item answer/not-an-option answer/other-count",
        changed(SCIENCE, ('data["choices"])', 'data["choices"][:3])')),
        changed(CHANGSHI, ('for key in "ABCD"', 'for key in "ABC"')),
        changed(
            XUANZE, ('enumerate(data["选项"], start=1)', 'enumerate(data["选项"][:-1], start=1)')
        ),
    ),
    _letter(
        "The list has small letters or numbers, and the gold is a capital letter.",
        "answer/letters answer/letter-asked answer/gold-differs few-shot/other-labels",
        changed(SCIENCE, ("{letter}. {choice}", "{letter.lower()}. {choice}")),
        changed(
            CHANGSHI,
            (
                'f"{key}．{data[key]}" for key in "ABCD"',
                'f"{i}．{data[key]}" for i, key in enumerate("ABCD", 1)',
            ),
        ),
        changed(QUIZ, ("({mark}) {text}", "({mark.lower()}) {text}")),
    ),
    _letter(
        "Every option has the same letter or number.",
        "answer/letters text/said-again answer/same-option",
        changed(SCIENCE, ("{letter}. {choice}", "{LETTERS[0]}. {choice}")),
        changed(QUIZ, ("({mark}) {text}", "(A) {text}")),
        changed(XUANZE, ("{number}）{option}", "1）{option}")),
    ),
    _letter(
        "Every letter is followed by the text of the same option.",
        "answer/same-option answer/letters text/cut-item text/first-item text/said-again",
        changed(SCIENCE, ("{letter}. {choice}", "{letter}. {data['choices'][0]}")),
        changed(CHANGSHI, ("{key}．{data[key]}", "{key}．{data['A']}")),
        changed(XUANZE, ("{number}）{option}", "{number}）{data['选项'][0]}")),
    ),
    _letter(
        "The numbers shown count from 0, and the gold from 1 (or the letters from B).",
        _GOLD,
        changed(XUANZE, ("start=1", "start=0")),
        changed(SCIENCE, ("zip(LETTERS,", 'zip("BCDE",')),
        changed(
            CHANGSHI,
            (
                'f"{key}．{data[key]}" for key in "ABCD"',
                'f"{mark}．{data[key]}" for mark, key in zip("BCDA", "ABCD")',
            ),
        ),
    ),
    _letter(
        "The gold is the option's text where a letter or number is asked for.",
        "answer/letter-asked answer/letters few-shot/not-a-choice few-shot/other-form answer/not-an-option",
        changed(
            SCIENCE, ('gold = LETTERS[data["answer"]]', 'gold = data["choices"][data["answer"]]')
        ),
        changed(
            XUANZE,
            ('gold = str(data["选项"].index(data["正确答案"]) + 1)', 'gold = data["正确答案"]'),
        ),
        changed(QUIZ, ('key = data["key"]', 'key = data["options"][data["key"]]')),
    ),
    _letter(
        "The instruction names other letters or numbers than are listed.",
        "answer/letters answer/letter-asked answer/other-count answer/other-names",
        changed(SCIENCE, ("the letter of the right choice", "one of A, B, C, D, E or F")),
        changed(CHANGSHI, ("{options}\\n正确", "{options}\\n请从A、B、C、D、E中选一个。\\n正确")),
        changed(XUANZE, ("请写出正确选项的序号。", "请写出正确选项的字母（A、B、C或D）。")),
    ),
    _letter(
        "All options stand on the lines without their letters.",
        "answer/letters answer/letter-asked",
        changed(SCIENCE, ("{letter}. {choice}", "{choice}")),
        changed(CHANGSHI, ("{key}．{data[key]}", "{data[key]}")),
        changed(QUIZ, ("({mark}) {text}", "- {text}")),
    ),
)
