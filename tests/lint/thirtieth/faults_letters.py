"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtieth.tasks_choice import CAUSE, CLAIMS, EMO, GEO, SPAM, TALK, TONE
from tests.lint.thirtieth.tasks_zh import TNEWS, TQUIZ, ZQUIZ, ZSHOP

F = "what a letter means"
LETTERS = "answer/letters answer/letter-asked"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "options are listed by marks of another kind than the answers name",
        f"{LETTERS} answer/other-names answer/not-an-option",
        changed(GEO, ('zip("ABCD"', 'zip("1234"')),
        changed(ZQUIZ, ('zip("ABCD"', 'zip("①②③④"')),
        changed(TQUIZ, ("zip(MARKS", 'zip("ABCD"')),
    ),
    kind(
        F,
        "options are listed by small letters, and the answers are capitals",
        f"{LETTERS} answer/other-names answer/other-form",
        changed(GEO, ('zip("ABCD"', 'zip("abcd"')),
        changed(TALK, ('zip("ABC"', 'zip("abc"')),
        changed(ZQUIZ, ('zip("ABCD"', 'zip("abcd"')),
    ),
    kind(
        F,
        "the place of the right option is read one too low or too high",
        f"{LETTERS} answer/gold-differs answer/legend",
        changed(GEO, ("data['answer']", "data['answer'] - 1")),
        changed(TALK, ('LETTERS[data["answer"]]', 'LETTERS[(data["answer"] + 1) % 3]')),
        changed(TQUIZ, ('MARKS[data["answer"]]', 'MARKS[data["answer"] - 1]')),
    ),
    kind(
        F,
        "a legend says the reverse of what the labels mean",
        "answer/legend answer/gold-differs",
        changed(SPAM, ("0 = wanted, 1 = spam", "0 = spam, 1 = wanted")),
        changed(
            TONE,
            ("polite or rude.", "polite (it insults the team) or rude (it is friendly)."),
        ),
        changed(ZSHOP, ("差评？", "差评？（好评：顾客不满意；差评：顾客满意）")),
    ),
    kind(
        F,
        "a label that is right for many rows is not offered",
        "answer/legend answer/other-names answer/not-an-option answer/other-count",
        changed(EMO, ("sadness, joy, anger or fear?", "sadness, joy or anger?")),
        changed(CLAIMS, ("supported, refuted or unknown?", "supported or refuted?")),
        changed(TNEWS, ("體育、財經、科技、娛樂。", "體育、財經、科技。")),
    ),
    kind(
        F,
        "the options are put into another order, and the answer's place is the old one",
        f"{LETTERS} answer/gold-differs answer/legend",
        changed(GEO, ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))')),
        changed(ZQUIZ, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][::-1])')),
        changed(TALK, ('zip("ABC", data["choices"])', 'zip("ABC", reversed(data["choices"]))')),
    ),
    kind(
        F,
        "the last option is not listed, since there are too few marks",
        f"{LETTERS} text/cut-item answer/not-an-option",
        changed(GEO, ('zip("ABCD"', 'zip("ABC"')),
        changed(TALK, ('zip("ABC"', 'zip("AB"')),
        changed(TQUIZ, ("zip(MARKS", "zip(MARKS[:3]")),
    ),
    kind(
        F,
        "two options bear the same mark",
        f"{LETTERS} text/said-again answer/same-option",
        changed(CAUSE, ("\\n2. {", "\\n1. {")),
        changed(GEO, ('zip("ABCD"', 'zip("ABBD"')),
        changed(ZQUIZ, ('zip("ABCD"', 'zip("ABCC"')),
    ),
    kind(
        F,
        "the prompt speaks of letters that are not listed",
        f"{LETTERS} answer/other-count answer/legend answer/other-names",
        changed(TALK, ("with A, B or C.", "with A, B, C, D or E.")),
        changed(ZQUIZ, ("只写字母", "从A、B、C、D、E、F中写一个字母")),
        changed(GEO, ("\\nAnswer:", "\\nChoose one of (A), (B), (C), (D) or (E).\\nAnswer:")),
    ),
    kind(
        F,
        "the text of an option is asked for, and letters are right",
        f"{LETTERS} few-shot/other-form answer/other-names",
        changed(
            TALK, ("Reply with A, B or C.", "Reply with the text of the option, not its letter.")
        ),
        changed(ZQUIZ, ("只写字母。", "写出选项的文字，不要写字母。")),
        changed(GEO, ("\\nAnswer:", "\\nWrite the name itself, not its letter.\\nAnswer:")),
    ),
    kind(
        F,
        "the list that gives names to the numbers is in another order than the data's",
        "answer/gold-differs answer/legend",
        changed(
            EMO, ('["sadness", "joy", "anger", "fear"]', '["anger", "fear", "joy", "sadness"]')
        ),
        changed(SPAM, ('str(data["spam"])', 'str(1 - data["spam"])')),
        changed(TNEWS, ('["體育", "財經", "科技", "娛樂"]', '["財經", "體育", "娛樂", "科技"]')),
    ),
)
