"""What a letter means: options, their marks and the gold are out of step."""

from __future__ import annotations

from functools import partial

from tests.lint.eighth.tasks_options import (
    DUIHUA,
    FAKAO,
    MEDICINE,
    MEDICINE_PPL,
    MONEY,
    OPOSICION,
)
from tests.lint.making import kind
from tests.lint.shape import changed

_letter = partial(kind, "letters")
_GOLD = "answer/letters answer/gold-differs answer/not-an-option answer/other-form answer/legend few-shot/wrong-answer"
_MED_LOOP = 'zip(LETTERS, data["choices"])'
_LAW_LINE = 'f"{key}．{data[key]}" for key in "ABCD"'
_NUMBERED = 'enumerate(data["opciones"], start=1)'
_CHAT_GOLD = '"ABC"[data["choice"].index(data["answer"])]'
_CHAT_LIST = 'zip("ABC", data["choice"])'

KINDS = (
    _letter(
        "The gold's letter is one place off.",
        f"{_GOLD} few-shot/not-a-choice answer/no-gold",
        changed(OPOSICION, ('str(data["correcta"])', 'str(data["correcta"] - 1)')),
        changed(MEDICINE, ('LETTERS[data["answer"]]', 'LETTERS[data["answer"] - 1]')),
        changed(MEDICINE_PPL, ("'ABCD'[data['answer']]", "'ABCD'[data['answer'] - 1]")),
        changed(DUIHUA, (_CHAT_GOLD, '"ABC"[data["choice"].index(data["answer"]) - 1]')),
    ),
    _letter(
        "Options are listed in another order than the one that the letter counts in.",
        f"{_GOLD} code/random",
        changed(MEDICINE, (_MED_LOOP, 'zip(LETTERS, sorted(data["choices"]))')),
        changed(DUIHUA, (_CHAT_LIST, 'zip("ABC", reversed(data["choice"]))')),
        changed(
            FAKAO,
            (_LAW_LINE, 'f"{key}．{data[of]}" for key, of in zip("ABCD", "DABC")'),
        ),
        changed(OPOSICION, (_NUMBERED, 'enumerate(r.sample(data["opciones"], 4), start=1)')),
    ),
    _letter(
        "Options bear numbers and the gold is a letter, or the other way round.",
        f"{_GOLD} answer/letter-asked",
        changed(MEDICINE, ("zip(LETTERS, ", 'zip("1234", ')),
        changed(DUIHUA, (_CHAT_LIST, 'zip("123", data["choice"])')),
        changed(MONEY, ("A) ", "1) "), ("B) ", "2) "), ("C) ", "3) ")),
        changed(OPOSICION, ("{numero}) ", "{'abcd'[numero - 1]}) ")),
    ),
    _letter(
        "Options bear small letters and the gold is a capital.",
        _GOLD,
        changed(MEDICINE, ("{letter}. ", "{letter.lower()}. ")),
        changed(MEDICINE_PPL, ('zip("ABCD"', 'zip("abcd"')),
        changed(FAKAO, ("{key}．", "{key.lower()}．")),
        changed(MONEY, ("A) {A}", "a) {A}"), ("B) {B}", "b) {B}"), ("C) {C}", "c) {C}")),
    ),
    _letter(
        "The last option is not listed.",
        f"{_GOLD} answer/other-count text/cut-item",
        changed(MEDICINE, (_MED_LOOP, 'zip(LETTERS, data["choices"][:3])')),
        changed(MEDICINE_PPL, ('zip("ABCD", data', 'zip("ABC", data')),
        changed(FAKAO, ('for key in "ABCD"', 'for key in "ABC"')),
        changed(OPOSICION, (_NUMBERED, 'enumerate(data["opciones"][:-1], start=1)')),
    ),
    _letter(
        "All options bear one and the same mark.",
        f"{_GOLD} answer/same-option",
        changed(MEDICINE, ("{letter}. ", "A. ")),
        changed(OPOSICION, ("{numero}) ", "1) ")),
        changed(FAKAO, ("{key}．", "A．")),
    ),
    _letter(
        "One option's text stands at another letter, too.",
        f"{_GOLD} answer/same-option text/cut-item text/first-item",
        changed(FAKAO, ("{data[key]}", "{data['A']}")),
        changed(MONEY, ("C) {C}", "C) {B}")),
        changed(MEDICINE_PPL, ("({mark}) {text}", "({mark}) {data['choices'][0]}")),
    ),
    _letter(
        "The prompt speaks of a letter more than it lists.",
        "answer/letters answer/other-count answer/other-names",
        changed(DUIHUA, ("（A、B或C）", "（A、B、C或D）")),
        changed(MONEY, ("Choose A, B or C.", "Choose A, B, C, D or E.")),
        changed(FAKAO, description="请从A、B、C、D、E中选出一项，直接写出字母。"),
        changed(MEDICINE, description="Answer each question with A, B, C, D or E."),
    ),
    _letter(
        "The text of an option is asked for, and letters or numbers are right.",
        "answer/letter-asked few-shot/other-form",
        changed(MEDICINE, description="Answer with the full text of the right option."),
        changed(FAKAO, description="请写出正确选项的完整内容，不要写字母。"),
        changed(OPOSICION, ("Respuesta (número):", "Respuesta (texto completo de la opción):")),
        changed(DUIHUA, ("正确的答案（A、B或C）：", "正确的答案并写出其内容，不要写字母：")),
    ),
    _letter(
        "A letter or number is asked for, and the options' texts are right.",
        "answer/letter-asked answer/letters few-shot/other-form answer/not-extracted",
        changed(
            MEDICINE,
            ('LETTERS[data["answer"]]', 'data["choices"][data["answer"]]'),
        ),
        changed(DUIHUA, (_CHAT_GOLD, 'data["answer"]'), postprocess="until_return_post"),
        changed(FAKAO, ('data["答案"]', 'data[data["答案"]]')),
        changed(
            OPOSICION,
            ('str(data["correcta"])', 'data["opciones"][data["correcta"] - 1]'),
        ),
    ),
    _letter(
        "The gold's letter is counted in a sorted list, and the prompt lists them unsorted.",
        _GOLD,
        changed(DUIHUA, ('data["choice"].index', 'sorted(data["choice"]).index')),
        changed(
            MEDICINE,
            (
                'LETTERS[data["answer"]]',
                'LETTERS[sorted(data["choices"]).index(data["choices"][data["answer"]])]',
            ),
        ),
        changed(
            OPOSICION,
            (
                'str(data["correcta"])',
                'str(sorted(data["opciones"]).index(data["opciones"][data["correcta"] - 1]) + 1)',
            ),
        ),
    ),
    _letter(
        "The options are shuffled by one draw and the gold by another.",
        f"{_GOLD} code/random",
        changed(
            MEDICINE,
            (_MED_LOOP, 'zip(LETTERS, [data["choices"][i] for i in r.sample(range(4), 4)])'),
            ('LETTERS[data["answer"]]', 'LETTERS[r.sample(range(4), 4).index(data["answer"])]'),
        ),
        changed(
            OPOSICION,
            (_NUMBERED, 'enumerate(r.sample(data["opciones"], 4), start=1)'),
            (
                'str(data["correcta"])',
                'str(r.sample(range(4), 4).index(data["correcta"] - 1) + 1)',
            ),
        ),
        changed(
            DUIHUA,
            (_CHAT_LIST, 'zip("ABC", r.sample(data["choice"], 3))'),
            (_CHAT_GOLD, '"ABC"[r.sample(data["choice"], 3).index(data["answer"])]'),
        ),
    ),
)
