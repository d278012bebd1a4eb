"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyseventh.tasks_labels import CLAIM, FIN, LAW, MED
from tests.lint.thirtyseventh.tasks_zh import TYES, ZMC, ZTONE

F = "what a letter means"


def _turned(row):
    good, bad = row["target_scores"].values()
    row["target_scores"] = dict(zip(row["target_scores"], (bad, good), strict=True))


def _all_turned(rows):
    for row in rows:
        _turned(row)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the legend or the code gives two labels each other's meaning",
        "answer/legend answer/gold-differs",
        changed(MED, ('"cardiology", "dermatology"', '"dermatology", "cardiology"')),
        changed(TYES, ('"是" if data["correct"] else "否"', '"否" if data["correct"] else "是"')),
        changed(
            CLAIM,
            (
                "leaves the claim supported, refuted or unclear.",
                "leaves the claim supported, refuted or unclear"
                " (supported = it contradicts the claim, refuted = it confirms the claim).",
            ),
        ),
    ),
    kind(
        F,
        "the scores of the two labels were exchanged by a script in all rows",
        "answer/gold-differs answer/legend",
        changed(FIN, rows=_all_turned),
        changed(ZTONE, rows=_all_turned),
    ),
    kind(
        F,
        "the place of the right option is counted from one, the rows count from nought",
        "answer/gold-differs answer/letters answer/legend answer/not-an-option code/error",
        changed(LAW, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(ZMC, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(MED, ("enumerate(DEPARTMENTS, 1)", "enumerate(DEPARTMENTS)")),
    ),
    kind(
        F,
        "the options were given other marks, and the answer kept the old ones",
        "answer/letters answer/letter-asked",
        changed(LAW, ('zip("ABCD", choices)', 'zip("1234", choices)')),
        changed(LAW, ('zip("ABCD", choices)', 'zip("abcd", choices)')),
        changed(ZMC, ('zip("ABCD", data', 'zip("甲乙丙丁", data')),
    ),
    kind(
        F,
        "the options are sorted or turned round for the list, and the letter is the old order's",
        "answer/gold-differs answer/letters answer/legend",
        changed(LAW, ('zip("ABCD", choices)', 'zip("ABCD", sorted(choices))')),
        changed(ZMC, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][::-1])')),
    ),
    kind(
        F,
        "the string of letters is one short, so the last option is not listed",
        "answer/letters text/cut-item answer/gold-differs",
        changed(LAW, ('zip("ABCD", choices)', 'zip("ABC", choices)')),
        changed(ZMC, ('zip("ABCD", data', 'zip("ABC", data')),
    ),
)
