"""Faults of what a letter or a number means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.twentyeighth.tasks_choice import GEO, GRAM, NURSE, PARA, TRIAGE
from tests.lint.twentyeighth.tasks_zh import TCALL, ZMCQ, ZNEWS

F = "what a letter means"
ANY = "answer/legend answer/gold-differs answer/letters answer/letter-asked answer/other-names "

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the legend of the prompt has its labels turned round",
        ANY,
        changed(
            TRIAGE,
            (
                'legend = "\\n".join(f"{letter} = {name}" for letter, name in KINDS.items())',
                'legend = "A = question\\nB = feature\\nC = bug"',
            ),
        ),
        changed(ZNEWS, ("enumerate(NAMES)", 'enumerate(["财经", "体育", "科技", "娱乐"])')),
        changed(
            PARA,
            (
                "Answer yes or no.",
                "Answer yes if they differ in meaning, no if they mean the same.",
            ),
        ),
    ),
    kind(
        F,
        "the gold is counted from one where the rows count from nought",
        ANY + "code/error answer/not-an-option answer/other-rule answer/not-extracted",
        changed(GEO, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(NURSE, ('data["key"] + 1', 'data["key"]')),
        changed(ZMCQ, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
    ),
    kind(
        F,
        "the prompt lists capitals and the gold is a small letter",
        ANY + "answer/two-spellings few-shot/other-form",
        changed(GEO, ('gold = "ABCD"', 'gold = "abcd"')),
        changed(ZMCQ, ('gold = "ABCD"', 'gold = "abcd"')),
        changed(TRIAGE, ('LETTERS[data["kind"]]', 'LETTERS[data["kind"]].lower()')),
    ),
    kind(
        F,
        "the last option is not listed, since zip has one letter less",
        ANY + "text/cut-item answer/not-an-option",
        changed(GEO, ('zip("ABCD"', 'zip("ABC"')),
        changed(ZMCQ, ('zip("ABCD"', 'zip("ABC"')),
        changed(NURSE, ('enumerate(data["options"], 1)', 'enumerate(data["options"][:3], 1)')),
    ),
    kind(
        F,
        "the cue asks for a number where letters are listed, or the other way round",
        ANY + "few-shot/other-form text/cue-forms",
        changed(
            GEO, ("\\nCorrect answer:", "\\nReply with the number of the answer (1-4).\\nNumber:")
        ),
        changed(
            ZMCQ, ("请选出正确选项的字母。\\n答案", "请写出正确选项的数字编号（1到4）。\\n编号")
        ),
        changed(
            NURSE,
            (
                "Reply with the number of the right option.\\nNumber",
                "Reply with the letter of the right option (A, B, C or D).\\nLetter",
            ),
        ),
    ),
    kind(
        F,
        "the options are sorted for the list, and the gold is the place in the row",
        ANY + "answer/not-an-option answer/other-rule text/changed",
        changed(GEO, ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))')),
        changed(NURSE, ('enumerate(data["options"], 1)', 'enumerate(sorted(data["options"]), 1)')),
        changed(ZMCQ, ('zip("ABCD", data["options"])', 'zip("ABCD", data["options"][::-1])')),
    ),
    kind(
        F,
        "the legend lacks one of the labels that are right",
        ANY + "text/cut-item answer/not-an-option",
        changed(ZNEWS, ("enumerate(NAMES)", "enumerate(NAMES[:3])")),
        changed(TRIAGE, ("in KINDS.items())", 'in KINDS.items() if name != "question")')),
        changed(TCALL, ('"、".join(INTENTS)', '"、".join(INTENTS[:2])')),
    ),
    kind(
        F,
        "the prompt speaks of five letters where four options are listed",
        ANY + "answer/other-count",
        changed(GEO, ('"Question: "', '"Choose from A, B, C, D or E.\\nQuestion: "')),
        changed(ZMCQ, ("请选出正确选项的字母。", "请从A、B、C、D、E中选出正确选项的字母。")),
        changed(NURSE, ("Reply with the number", "Reply with the number (1 to 5)")),
    ),
    kind(
        F,
        "two options bear the same letter",
        ANY + "text/said-again answer/same-option",
        changed(GEO, ('zip("ABCD"', 'zip("ABCC"')),
        changed(ZMCQ, ('zip("ABCD"', 'zip("AABD"')),
        changed(
            NURSE,
            ('enumerate(data["options"], 1)', 'zip((1, 2, 2, 4), data["options"])'),
        ),
    ),
    kind(
        F,
        "a letter is asked for, and the answers are the options' texts",
        ANY + "answer/not-extracted few-shot/other-form",
        changed(
            GEO,
            ("\\nCorrect answer:", "\\nAnswer with A, B, C or D.\\nCorrect answer:"),
            ('"ABCD"[data["answer"]]', 'data["choices"][data["answer"]]'),
        ),
        changed(ZMCQ, ('"ABCD"[data["answer"]]', 'data["options"][data["answer"]]')),
        changed(TRIAGE, ('LETTERS[data["kind"]]', 'data["kind"]')),
    ),
    kind(
        F,
        "a class of the rows is mapped to the wrong label",
        ANY + "answer/other-rule answer/same-gold",
        changed(PARA, ('"yes" if data["label"] else "no"', '"no" if data["label"] else "yes"')),
        changed(GRAM, ('data["label"] == 1', 'data["label"] == 0')),
        changed(
            TRIAGE,
            (
                'LETTERS[data["kind"]]',
                '{"bug": "B", "feature": "A", "question": "C"}[data["kind"]]',
            ),
        ),
    ),
)
