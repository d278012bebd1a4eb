"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentyfourth.tasks_options import CALLS, DESK, GARDEN, HYPO, MUSEUM
from tests.lint.twentyfourth.tasks_zh import HERBS, IDIOM, SHOP, TRAMS

FAMILY = "what a letter means"
GOLD = (
    "answer/gold-differs answer/letter* answer/legend few-shot/wrong-answer few-shot/not-a-choice"
)

KINDS = (
    kind(
        FAMILY,
        "the gold's letter is one off, as a count from one or from nought",
        f"{GOLD} answer/other-rule",
        changed(GARDEN, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(IDIOM, ('"ABCD"[data["answer"]]', '"ABCD"[(data["answer"] + 1) % 4]')),
        changed(HERBS, ("data['answer'] + 1", "data['answer']")),
    ),
    kind(
        FAMILY,
        "a legend has two of its labels exchanged",
        f"{GOLD} answer/other-rule",
        changed(DESK, ("1 = sport, 2 = politics", "1 = politics, 2 = sport")),
        changed(
            CALLS,
            ("Answer {legend}", "Answer C for booking, B for cancelling, Q for a question"),
        ),
        changed(
            TRAMS,
            ("請回答「可以」或「不可以」。", "能做的回答「不可以」，不能做的回答「可以」。"),
        ),
    ),
    kind(
        FAMILY,
        "the code turns two labels round that the rows have right",
        f"{GOLD} answer/other-rule",
        changed(MUSEUM, ('"yes" if data["label"] else "no"', '"no" if data["label"] else "yes"')),
        changed(TRAMS, ('{1: "可以", 0: "不可以"}', '{0: "可以", 1: "不可以"}')),
        changed(SHOP, ('"好评" if data["stars"] > 3', '"好评" if data["stars"] < 3')),
    ),
    kind(
        FAMILY,
        "the options are listed in another order than the one the gold counts in",
        f"{GOLD} answer/other-rule",
        changed(GARDEN, ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))')),
        changed(IDIOM, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][::-1])')),
        changed(
            HERBS,
            (
                'enumerate(data["choices"], 1)',
                'enumerate(data["choices"][1:] + data["choices"][:1], 1)',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the options' marks are of another kind than the answers",
        f"{GOLD} answer/other-names few-shot/other-labels",
        changed(GARDEN, ('zip("ABCD"', 'zip("1234"')),
        changed(IDIOM, ('zip("ABCD"', 'zip("甲乙丙丁"')),
        changed(HERBS, ("f\"({data['answer'] + 1})\"", '"(" + "ABC"[data["answer"]] + ")"')),
    ),
    kind(
        FAMILY,
        "the last option is not listed, and sometimes it is right",
        f"{GOLD} text/cut-item answer/not-an-option answer/other-count",
        changed(GARDEN, ('zip("ABCD", data', 'zip("ABC", data')),
        changed(IDIOM, ('zip("ABCD", data', 'zip("ABC", data')),
        changed(HERBS, ('enumerate(data["choices"], 1)', 'enumerate(data["choices"][:2], 1)')),
    ),
    kind(
        FAMILY,
        "a label that is the gold of some docs is missing where the labels are named",
        f"{GOLD} answer/other-names answer/other-count few-shot/other-form",
        changed(DESK, (", 3 = weather", "")),
        changed(CALLS, ("Answer {legend}", "Answer B for booking or C for cancelling")),
        changed(HYPO, ("is the claim true, false or unknown?", "is the claim true or false?")),
    ),
)
