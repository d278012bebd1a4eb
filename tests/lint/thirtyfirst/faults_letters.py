"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfirst.tasks_choice import CLAUSE, DESK, FACT, MED, MOOD, ODD, PARA
from tests.lint.thirtyfirst.tasks_zh import TEXAM, TNEWS, ZGEO, ZSENT

F = "what a letter means"
LISTED = 'f"{mark}) {data[mark]}"'
PLACE = "'ABCD'.index(mark)"
TPLACE = "'甲乙丙丁'.index(mark)"
GOLD = '"ABCD"[data["answer"]]'

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the options have other marks than those that the answers name",
        "answer/letters answer/letter-asked answer/leaked answer/other-names",
        changed(MED, ("{mark}) ", "{mark.lower()}) ")),
        changed(ZGEO, ('zip("ABCD"', 'zip("1234"')),
        changed(TEXAM, ("（{mark}）", "（{'ABCD'[" + TPLACE + "]}）")),
    ),
    kind(
        F,
        "numbers from nought and numbers from one are mixed up",
        "answer/gold-differs answer/legend answer/letters answer/other-names",
        changed(ODD, ('data["words"].index(data["odd"]) + 1', 'data["words"].index(data["odd"])')),
        changed(ZGEO, (GOLD, '"ABCD"[data["answer"] - 1]')),
        changed(DESK, ('str(data["team"])', 'str(data["team"] - 1)')),
    ),
    kind(
        F,
        "the options are listed in another order than the letters were given for",
        "answer/gold-differs answer/letters answer/legend",
        changed(MED, (LISTED, "f\"{mark}) {data['DCBA'[" + PLACE + ']]}"')),
        changed(ZGEO, ('data["choices"])]', 'sorted(data["choices"]))]')),
        changed(TEXAM, ("{data[mark]}", "{data['丁丙乙甲'[" + TPLACE + "]]}")),
    ),
    kind(
        F,
        "a legend says the reverse of what the labels mean",
        "answer/legend answer/gold-differs",
        changed(PARA, ("Reply yes or no.", "Reply no if they do and yes if they do not.")),
        changed(ZSENT, ("还是负面？", "还是负面？（正面：顾客不满意；负面：顾客满意）")),
        changed(
            FACT,
            (
                "Is the claim supported, refuted or unknown?",
                "supported = the evidence contradicts the claim, refuted = the evidence proves "
                "it, unknown = neither",
            ),
        ),
    ),
    kind(
        F,
        "a label that is right for a quarter of the rows is not offered",
        "answer/legend answer/other-names answer/not-an-option answer/other-count few-shot/*",
        changed(CLAUSE, ("liability, payment, termination", "liability, termination")),
        changed(TNEWS, ("'、'.join(TOPICS)", "'、'.join(TOPICS[:3])")),
        changed(MOOD, ("anger, fear, joy or sadness", "anger, fear or joy")),
    ),
    kind(
        F,
        "the last option is not listed",
        "answer/letters answer/leaked answer/other-count text/cut-item",
        changed(MED, ('for mark in "ABCD"]', 'for mark in "ABC"]')),
        changed(ZGEO, ('zip("ABCD"', 'zip("ABC"')),
        changed(TEXAM, ('for mark in "甲乙丙丁"]', 'for mark in "甲乙丙"]')),
    ),
    kind(
        F,
        "the prompt speaks of a letter or number more than it lists",
        "answer/letters answer/other-count answer/letter-asked answer/other-names",
        changed(MED, ('"\\nAnswer:"', '"\\nAnswer with A, B, C, D or E.\\nAnswer:"')),
        changed(ZGEO, ("\\n答案：", "\\n请从A、B、C、D、E中选择。\\n答案：")),
        changed(ODD, ("Give its number.", "Give its number (1, 2, 3, 4 or 5).")),
    ),
    kind(
        F,
        "two numbers of the label list are exchanged",
        "answer/legend answer/gold-differs answer/other-names",
        changed(
            FACT, ('["supported", "refuted", "unknown"]', '["refuted", "supported", "unknown"]')
        ),
        changed(TNEWS, ('"財經", "科技"', '"科技", "財經"')),
        changed(DESK, ('1: "billing", 2: "delivery"', '1: "delivery", 2: "billing"')),
    ),
    kind(
        F,
        "two options bear the same letter",
        "answer/letters answer/same-option text/said-again",
        changed(MED, (LISTED, "f\"{'ABBD'[" + PLACE + ']}) {data[mark]}"')),
        changed(ZGEO, ('zip("ABCD"', 'zip("ABCC"')),
        changed(TEXAM, ("（{mark}）", "（{'甲乙乙丁'[" + TPLACE + "]}）")),
    ),
    kind(
        F,
        "the text of an option is asked for, and letters or numbers are right",
        "answer/letter-asked answer/other-names few-shot/other-form",
        changed(MED, ('"\\nAnswer:"', '"\\nWrite out the text of the right option.\\nAnswer:"')),
        changed(ZGEO, ("\\n答案：", "\\n请写出正确选项的内容，不要写字母。\\n答案：")),
        changed(
            ODD,
            ("Give its number.", "Write the word itself, not its number."),
            ("\\nNumber:", "\\nAnswer:"),
        ),
    ),
)
