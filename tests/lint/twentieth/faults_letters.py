"""Faults in what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentieth.tasks_free import BOOL
from tests.lint.twentieth.tasks_options import DESK, GAP, MUSEUM, SCIENCE, SPAM
from tests.lint.twentieth.tasks_tw import PLACES, TRUTH
from tests.lint.twentieth.tasks_zh import IDIOM, ORDERS

FAMILY = "what a letter means"
MEANS = "answer/gold-differs answer/letters answer/legend answer/not-an-option answer/other-rule"
ASKED = "answer/letter* answer/other-names answer/legend few-shot/other-form"

KINDS = (
    kind(
        FAMILY,
        "the options are listed in another order than the one that the key was made for",
        f"{MEANS} answer/chain-differs",
        changed(MUSEUM, ('zip("ABCD", data["options"])', 'zip("ABCD", sorted(data["options"]))')),
        changed(IDIOM, ('enumerate(data["选项"])', 'enumerate(reversed(data["选项"]))')),
        changed(
            SCIENCE, ('zip("ABC", data["options"])', 'zip("ABC", sorted(data["options"], key=len))')
        ),
    ),
    kind(
        FAMILY,
        "the gold's letter or number is one off, since one side counts from another start",
        f"{MEANS} answer/letter-asked",
        changed(GAP, ('data["right"] + 1', 'data["right"]')),
        changed(IDIOM, ("gold = chr(65", "gold = chr(66")),
        changed(ORDERS, ('类别.index(data["类别"]) + 1', '类别.index(data["类别"])')),
    ),
    kind(
        FAMILY,
        "the legend gives the labels each other's meaning",
        f"{MEANS} answer/other-names",
        changed(SPAM, ("1 if it is spam, 0 if it is not", "0 if it is spam, 1 if it is not")),
        changed(
            DESK,
            (
                '"; ".join(f"{letter} = {name}" for letter, name in DESKS.items())',
                '"A = Business; B = Sports; C = World; D = Technology"',
            ),
        ),
        changed(TRUTH, ("回答「對」或「錯」。", "敘述有誤就回答「對」，無誤就回答「錯」。")),
    ),
    kind(
        FAMILY,
        "the code turns the labels round on the way from the row to the gold",
        f"{MEANS} answer/other-names few-shot/wrong-answer",
        changed(BOOL, ('"yes" if data["answer"] else "no"', '"no" if data["answer"] else "yes"')),
        changed(TRUTH, ('"對" if data["正確"] else "錯"', '"對" if not data["正確"] else "錯"')),
        changed(SPAM, ('str(data["spam"])', 'str(1 - data["spam"])')),
    ),
    kind(
        FAMILY,
        "the prompt asks for marks of a kind that its list does not have",
        ASKED,
        changed(PLACES, ("請回答甲、乙、丙或丁", "請回答 A、B、C 或 D")),
        changed(IDIOM, ("只回答字母", "只回答序号（1 到 4）")),
        changed(GAP, ("Reply with its number", "Reply with its letter")),
    ),
    kind(
        FAMILY,
        "the marks of the list are out of order, or one stands there twice",
        MEANS,
        changed(MUSEUM, ('zip("ABCD"', 'zip("ABBD"')),
        changed(PLACES, ("甲乙丙丁", "甲丙乙丁")),
        changed(SCIENCE, ('zip("ABC"', 'zip("ACB"')),
    ),
    kind(
        FAMILY,
        "an option is never listed, since the letters or the slice end too early",
        f"{MEANS} text/cut-item answer/other-names",
        changed(MUSEUM, ('"ABCD"', '"ABC"')),
        changed(PLACES, ('"甲乙丙丁"', '"甲乙丙"')),
        changed(
            DESK,
            ("name in DESKS.items())", "name in sorted(DESKS.items())[:3])"),
        ),
    ),
    kind(
        FAMILY,
        "the text of the option is asked for, and its letter or number is the gold",
        ASKED,
        changed(
            MUSEUM,
            ('"Answer:"', '"Write out the right option in full, not its letter.\\nAnswer:"'),
        ),
        changed(GAP, ("Reply with its number", "Reply with the word itself")),
        changed(IDIOM, ("只回答字母", "请直接写出成语，不要写字母")),
    ),
)
