"""What a letter means: list, letter and gold are out of step."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.seventh.tasks_choice import (
    CHENGYU,
    CHENGYU_TEXT,
    CIVICS,
    DATES,
    KAOSHI,
    QUIZ_JA,
    SCIENCE,
)
from tests.lint.shape import Row, changed

_k = partial(kind, "letters")
_MEANS = "answer/letters answer/gold-differs answer/no-gold answer/not-an-option few-shot/not-a-choice few-shot/wrong-answer answer/not-in-output"


def _labels(labels: str):
    def change(rows: list[Row]) -> None:
        for row in rows:
            row["choices"]["label"] = list(labels)

    return change


KINDS = (
    _k(
        "An index that counts from 0 is read as one from 1, or the other way about.",
        _MEANS,
        changed(CIVICS, ('LETTERS[data["answer"]]', 'LETTERS[data["answer"] - 1]')),
        changed(CHENGYU, ('str(data["answer"] + 1)', 'str(data["answer"])')),
        changed(QUIZ_JA, ("enumerate(choices)", "enumerate(choices, 1)")),
        changed(CHENGYU_TEXT, ('[data["answer"]]', '[data["answer"] - 1]')),
    ),
    _k(
        "The options are shuffled, and the gold stays the letter of the old order.",
        _MEANS,
        changed(
            SCIENCE,
            (
                'options = zip(data["choices"]["label"], data["choices"]["text"])',
                'texts = r.sample(data["choices"]["text"], 4)\n    options = zip(data["choices"]["label"], texts)',
            ),
        ),
        changed(
            CIVICS, ('zip(LETTERS, data["choices"])', 'zip(LETTERS, r.sample(data["choices"], 4))')
        ),
        changed(
            QUIZ_JA,
            ("for i in range(5)]\n", "for i in range(5)]\n    r.shuffle(choices)\n"),
        ),
        changed(
            CHENGYU,
            (
                'for number, idiom in enumerate(data["candidates"]',
                'idioms = data["candidates"][:]\n    r.shuffle(idioms)\n    for number, idiom in enumerate(idioms',
            ),
        ),
    ),
    _k(
        "The options are sorted for a tidy list, and the gold stays.",
        _MEANS,
        changed(SCIENCE, ('data["choices"]["text"])', 'sorted(data["choices"]["text"]))')),
        changed(CIVICS, ('data["choices"])', 'sorted(data["choices"], key=len))')),
        changed(CHENGYU, ('enumerate(data["candidates"]', 'enumerate(sorted(data["candidates"])')),
        changed(QUIZ_JA, ("enumerate(choices)", "enumerate(sorted(choices))")),
    ),
    _k(
        "The last option is not listed, though it may be right.",
        "answer/letters answer/not-an-option text/cut-item answer/other-count few-shot/wrong-answer",
        changed(CIVICS, ("zip(LETTERS,", 'zip("ABC",')),
        changed(KAOSHI, ("\nD. {D}", "")),
        changed(QUIZ_JA, ("for i in range(5)]", "for i in range(4)]")),
        changed(
            SCIENCE,
            (
                'f"{label}. {text}" for label, text in options',
                'f"{label}. {text}" for label, text in list(options)[:-1]',
            ),
        ),
    ),
    _k(
        "Small letters are listed, and the gold is a capital.",
        f"{_MEANS} text/changed",
        changed(SCIENCE, ('f"{label}. {text}"', 'f"{label.lower()}. {text}"')),
        changed(CIVICS, ("format(letter, choice)", "format(letter.lower(), choice)")),
        changed(KAOSHI, ("A. {A}\nB. {B}\nC. {C}\nD. {D}", "a. {A}\nb. {B}\nc. {C}\nd. {D}")),
    ),
    _k(
        "Letters are listed, and the gold is a number.",
        f"{_MEANS} answer/letter-asked",
        changed(QUIZ_JA, ('f"{i}: {choice}"', "f\"{'ABCDE'[i]}: {choice}\"")),
        changed(CHENGYU, ('f"（{number}）{idiom}"', "f\"（{' ABCD'[number]}）{idiom}\"")),
        changed(
            SCIENCE, ('key = data["answerKey"]', 'key = str("ABCD".index(data["answerKey"]) + 1)')
        ),
    ),
    _k(
        "Two options have one letter, by copy and paste.",
        "answer/letters answer/same-option few-shot/wrong-answer",
        changed(KAOSHI, ("D. {D}", "C. {D}")),
        changed(SCIENCE, rows=_labels("ABCC")),
        changed(DATES, ("{'ABC'[i]}", "{'ABB'[i]}")),
        changed(
            CIVICS,
            ('LETTERS = "ABCD"', 'LETTERS = "ABCD"\nMARKS = "ABBD"'),
            ("zip(LETTERS,", "zip(MARKS,"),
        ),
    ),
    _k(
        "Options are listed in another order than the row has them, so letters mean others.",
        _MEANS,
        changed(KAOSHI, ("A. {A}\nB. {B}", "A. {B}\nB. {A}")),
        changed(CIVICS, ('data["choices"])', 'reversed(data["choices"]))')),
        changed(SCIENCE, ('data["choices"]["text"])', 'data["choices"]["text"][::-1])')),
        changed(QUIZ_JA, ("for i in range(5)]", "for i in (0, 2, 1, 4, 3)]")),
    ),
    _k(
        "The instruction names a letter or number more than there are.",
        "answer/letters answer/other-count answer/other-names answer/letter-asked",
        changed(SCIENCE, description="Answer each question about science with A, B, C, D or E."),
        changed(
            KAOSHI, description="以下是单项选择题，请从A、B、C、D、E五个选项中选出正确的一项。"
        ),
        changed(QUIZ_JA, description="質問に対する正解の番号を0から5の中から選んでください。"),
        changed(
            DATES,
            (
                "Infer the date from context.",
                "Infer the date from context. Choose (A), (B), (C) or (D).",
            ),
        ),
    ),
    _k(
        "The instruction asks for a number where letters are listed, or for a letter at numbers.",
        "answer/letter-asked answer/letters few-shot/other-form answer/other-names",
        changed(
            SCIENCE, description="Answer each question with the number (1-4) of the right option."
        ),
        changed(KAOSHI, description="以下是单项选择题，请用数字1到4回答。"),
        changed(QUIZ_JA, description="正しい選択肢の記号（A〜E）を答えてください。"),
        changed(
            CHENGYU,
            (
                "请选出最适合填入横线处的成语。",
                "请选出最适合填入横线处的成语，用字母A、B、C、D作答。",
            ),
        ),
    ),
    _k(
        "The list starts at another letter or number than the gold counts from.",
        _MEANS,
        changed(CHENGYU, ("start=1", "start=0")),
        changed(DATES, ("{'ABC'[i]}", "{'BCD'[i]}")),
        changed(CIVICS, ("zip(LETTERS,", 'zip("BCDE",')),
    ),
    _k(
        "The first option goes missing, since a slice begins at 1.",
        "answer/letters text/cut-item answer/gold-differs answer/not-an-option few-shot/wrong-answer",
        changed(CIVICS, ('data["choices"])', 'data["choices"][1:])')),
        changed(QUIZ_JA, ("for i in range(5)]", "for i in range(1, 5)]")),
        changed(CHENGYU, ('enumerate(data["candidates"]', 'enumerate(data["candidates"][1:]')),
    ),
)
