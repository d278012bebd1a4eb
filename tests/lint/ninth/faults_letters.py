"""What a letter means: letters, options and golds that are out of step."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.ninth.tasks_choice import (
    CHANGSHI,
    COPA,
    KENTEI,
    MED,
    QUIZ,
    SHUFFLED,
    VIET,
)
from tests.lint.shape import changed

_letters = partial(kind, "what a letter means")
_LIST = "answer/letters answer/not-an-option text/cut-item few-shot/wrong-answer"

KINDS = (
    _letters(
        "The letters run out before the options do, so the last one is never listed.",
        f"{_LIST} text/no-question",
        changed(MED, ("(D) {d}\n", "")),
        changed(CHANGSHI, ('for letter in "ABCD"', 'for letter in "ABC"')),
        changed(KENTEI, ('enumerate(data["選択肢"],', 'enumerate(data["選択肢"][:3],')),
    ),
    _letters(
        "The gold is one place off, as indices from 0 and from 1 are mixed.",
        "answer/letters answer/gold-differs answer/not-an-option few-shot/wrong-answer",
        changed(MED, ('ord("A") + data["cop"]', 'ord("A") + data["cop"] + 1')),
        changed(KENTEI, ('str(data["正解"] + 1)', 'str(data["正解"])')),
        changed(COPA, ('options[data["label"]]', 'options[data["label"] - 1]')),
    ),
    _letters(
        "The options are put in another order, and the gold is that of the old one.",
        "answer/gold-differs answer/letters few-shot/wrong-answer",
        changed(
            SHUFFLED, ('options.index(data["answer"])', 'data["options"].index(data["answer"])')
        ),
        changed(KENTEI, ('enumerate(data["選択肢"],', 'enumerate(sorted(data["選択肢"]),')),
        changed(
            QUIZ, ('data["opzioni"].items()', 'zip("abc", reversed(data["opzioni"].values()))')
        ),
    ),
    _letters(
        "The list has small letters, the answers have capitals (or the other way round).",
        "answer/letters few-shot/other-form answer/other-names",
        changed(VIET, ("{letter}. {option}", "{letter.lower()}. {option}")),
        changed(MED, ("(A) {a}\n(B) {b}\n(C) {c}\n(D) {d}", "(a) {a}\n(b) {b}\n(c) {c}\n(d) {d}")),
        changed(QUIZ, ("{key}) {value}", "{key.upper()}) {value}")),
    ),
    _letters(
        "The list is numbered, and the answers are letters.",
        "answer/letters answer/letter-asked",
        changed(VIET, ('zip("ABCD"', 'zip("1234"')),
        changed(
            CHANGSHI,
            (
                'for letter in "ABCD":\n        text += f"{letter}、',
                'for i, letter in enumerate("ABCD", 1):\n        text += f"{i}、',
            ),
        ),
        changed(MED, ("(A) {a}\n(B) {b}\n(C) {c}\n(D) {d}", "(1) {a}\n(2) {b}\n(3) {c}\n(4) {d}")),
    ),
    _letters(
        "The options stand there without any letters, and a letter is the answer.",
        "answer/letters answer/letter-asked few-shot/no-options",
        changed(CHANGSHI, ("{letter}、{data[letter]}", "{data[letter]}")),
        changed(QUIZ, ("{key}) {value}", "{value}")),
        changed(KENTEI, ("{i}. {c}", "・{c}")),
    ),
    _letters(
        "A letter or number is asked for, and the text of the option is the answer.",
        "answer/letter-asked answer/letters few-shot/other-form",
        changed(KENTEI, ('str(data["正解"] + 1)', 'data["選択肢"][data["正解"]]')),
        changed(
            QUIZ,
            ("return", 'answer = data["opzioni"][data["risposta"]]\n    return'),
            ("{data['risposta']}", "{answer}"),
            ('data["risposta"]}', "answer}"),
        ),
        changed(
            MED,
            ('chr(ord("A") + data["cop"])', 'data["op" + "abcd"[data["cop"]]]'),
            ('f" ({letter})"', 'f" {letter}"'),
            postprocess="until_return_post",
        ),
    ),
    _letters(
        "The instruction names more letters or numbers than are listed.",
        "answer/letters answer/other-count answer/other-names",
        changed(MED, ("Choose one letter.", "Choose one letter (A, B, C, D or E).")),
        changed(KENTEI, ("正しいものの番号を", "正しいものの番号を1から5の中から選んで")),
        changed(QUIZ, description="Rispondi alle domande con la lettera giusta (a, b, c, d o e)."),
    ),
    _letters(
        "One letter stands before two options.",
        "answer/letters answer/gold-differs",
        changed(VIET, ('zip("ABCD"', 'zip("ABBD"')),
        changed(SHUFFLED, ("zip(MARKS, options)", 'zip("甲乙丙丙", options)')),
        changed(KENTEI, ('f"{i}. {c}" for', 'f"{min(i, 3)}. {c}" for')),
    ),
    _letters(
        "One option was copied for another: the fourth place shows the third's text.",
        "answer/letters answer/same-option text/cut-item text/no-question answer/not-an-option",
        changed(MED, ('d=data["opd"]', 'd=data["opc"]')),
        changed(
            VIET,
            (
                'zip("ABCD", data["lựa_chọn"])',
                'zip("ABCD", data["lựa_chọn"][:3] + data["lựa_chọn"][2:3])',
            ),
        ),
        changed(CHANGSHI, ("{data[letter]}", "{data[letter if letter != 'D' else 'C']}")),
    ),
    _letters(
        "The gold is a letter of another alphabet than the list's.",
        "answer/letters answer/letter-asked answer/other-names",
        changed(SHUFFLED, ("gold = MARKS[", 'gold = "ABCD"[')),
        changed(KENTEI, ('str(data["正解"] + 1)', '"ABCD"[data["正解"]]')),
        changed(VIET, ('gold = data["đáp_án"]', 'gold = str("ABCD".index(data["đáp_án"]))')),
    ),
)
