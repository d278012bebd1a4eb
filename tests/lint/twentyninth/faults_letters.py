"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.twentyninth.tasks_choice import BODY, COOK, SIGNS, SPAM, TALK
from tests.lint.twentyninth.tasks_zh import ZQUIZ, ZSENT

F = "what a letter means"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer's place is counted from another number than the row counts from",
        "answer/gold-differs answer/letters answer/letter-asked answer/legend",
        changed(COOK, ('data["label"]]', 'data["label"] - 1]')),
        changed(ZQUIZ, ('data["answer"]]', 'data["answer"] - 1]')),
        changed(SIGNS, ('str(data["pick"])', 'str(data["pick"] - 1)')),
    ),
    kind(
        F,
        "the list stops before the last option",
        "answer/letters text/cut-item answer/not-an-option answer/other-count",
        changed(COOK, ('zip("ABCD"', 'zip("ABC"')),
        changed(ZQUIZ, ('zip("ABCD"', 'zip("ABC"')),
        changed(SIGNS, ("data['words'])", "data['words'][:3])")),
    ),
    kind(
        F,
        "the list begins with another letter or number than the answers do",
        "answer/gold-differs answer/letters answer/letter-asked",
        changed(COOK, ('zip("ABCD"', 'zip("BCDE"')),
        changed(BODY, ("chr(65 + place)", "chr(66 + place)")),
        changed(SIGNS, ("enumerate(words, 1)", "enumerate(words)")),
    ),
    kind(
        F,
        "the legend is turned round",
        "answer/legend answer/gold-differs answer/other-names",
        changed(SPAM, ("1 means spam, 0 means no spam", "0 means spam, 1 means no spam")),
        changed(
            TALK,
            ("Say solved or open.", "Say open if it is solved, and solved if it is not."),
        ),
        changed(ZSENT, ("这条评论的情感是正面还是负面？", "好评请答“负面”，差评请答“正面”。")),
    ),
    kind(
        F,
        "the options are listed in another order than the one that the answer counts by",
        "answer/gold-differs answer/letters",
        changed(COOK, ('data["options"]))', 'sorted(data["options"])))')),
        changed(ZQUIZ, ('data["options"]))', 'reversed(data["options"])))')),
        changed(SIGNS, ("numbered(data['words'])", "numbered(sorted(data['words']))")),
    ),
    kind(
        F,
        "the list has small letters, and the answers are capitals",
        "answer/letters answer/letter-asked answer/other-names",
        changed(COOK, ('zip("ABCD"', 'zip("abcd"')),
        changed(ZQUIZ, ('zip("ABCD"', 'zip("abcd"')),
        changed(BODY, ("chr(65 + place)", "chr(97 + place)")),
    ),
    kind(
        F,
        "a letter or a number is asked for, and the answers are the options' texts",
        "answer/letter-asked answer/letters few-shot/other-form",
        changed(COOK, ('"ABCD"[data["label"]]', 'data["options"][data["label"]]')),
        changed(ZQUIZ, ('"ABCD"[data["answer"]]', 'data["options"][data["answer"]]')),
        changed(SIGNS, ('str(data["pick"])', 'data["words"][data["pick"] - 1]')),
    ),
    kind(
        F,
        "two options have one letter",
        "answer/letters",
        changed(COOK, ('zip("ABCD"', 'zip("ABBD"')),
        changed(ZQUIZ, ('zip("ABCD"', 'zip("ABCC"')),
        changed(BODY, ("chr(65 + place)", "'AAC'[place]")),
    ),
    kind(
        F,
        "the prompt asks for a number where letters are listed, or the other way round",
        "answer/letter-asked answer/letters few-shot/other-form answer/other-names",
        changed(COOK, ("with the letter of", "with the number of")),
        changed(SIGNS, ("Reply with its number.", "Reply with its letter.")),
        changed(ZQUIZ, ("正确选项的字母", "正确选项的数字编号")),
    ),
    kind(
        F,
        "the instruction names more letters or fewer than are listed",
        "answer/letters answer/other-count answer/other-names answer/letter-asked",
        changed(COOK, ("Answer with the letter of the right option.", "Answer with A, B or C.")),
        changed(BODY, ('*lines, "Answer:"', '*lines, "Reply with A, B, C, D or E.", "Answer:"')),
        changed(ZQUIZ, ("正确选项的字母", "正确选项的字母（A、B、C、D、E）")),
    ),
)
