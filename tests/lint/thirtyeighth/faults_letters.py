"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyeighth.tasks_en import MAIL, QUIZ, SHOP, TICKET
from tests.lint.thirtyeighth.tasks_more import GAME, SPORT
from tests.lint.thirtyeighth.tasks_zh import TNEWS, ZINT, ZQUIZ

F = "what a letter means"
NUMBERED = (
    'zip("ABCD", data["choices"])',
    'enumerate(data["choices"], 1)',
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the explanations of two labels are exchanged",
        "answer/legend answer/gold-differs",
        changed(
            TICKET,
            (
                "- billing: payments, invoices and charges",
                "- billing: parcels on their way, late or lost",
            ),
            (
                "- delivery: parcels on their way, late or lost",
                "- delivery: payments, invoices and charges",
            ),
        ),
        changed(
            MAIL,
            ("1 = it can wait", "1 = it has to be done today"),
            ("3 = it has to be done today", "3 = it can wait"),
        ),
        changed(
            ZINT,
            ("退款：要求退回货款", "退款：要求开具或修改发票"),
            ("发票：要求开具或修改发票", "发票：要求退回货款"),
        ),
    ),
    kind(
        F,
        "the options are numbered, and the answers are letters",
        "answer/letters answer/letter-asked few-shot/other-form answer/other-names answer/legend",
        changed(QUIZ, NUMBERED),
        changed(ZQUIZ, NUMBERED),
    ),
    kind(
        F,
        "the last option is cut off by a list of three letters",
        "answer/letters answer/other-count text/cut-item answer/letter-asked",
        changed(QUIZ, ('zip("ABCD"', 'zip("ABC"')),
        changed(ZQUIZ, ('zip("ABCD"', 'zip("ABC"')),
    ),
    kind(
        F,
        "the index is counted from one, and the rows count from nought",
        "answer/gold-differs answer/letters answer/legend answer/other-names",
        changed(QUIZ, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(ZQUIZ, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(MAIL, ('str(data["level"])', 'str(data["level"] - 1)')),
    ),
    kind(
        F,
        "the truth of the row is turned round",
        "answer/gold-differs answer/legend answer/not-extracted few-shot/wrong-answer",
        changed(SPORT, ('"yes" if data["label"] else "no"', '"no" if data["label"] else "yes"')),
        changed(SHOP, (".items() if score)", ".items() if not score)")),
        changed(TNEWS, (".items() if score)", ".items() if not score)")),
    ),
    kind(
        F,
        "a label that is an answer is missing in the list of labels",
        "answer/legend answer/other-names answer/letters answer/other-count",
        changed(TICKET, (r'"- technical: the site or the app does not work\n"', '""')),
        changed(ZINT, (r'"质量：商品损坏或有缺陷\n"', '""')),
        changed(MAIL, (", 3 = it has to be done today", "")),
    ),
    kind(
        F,
        "the instruction speaks of fewer options than are listed",
        "answer/letters answer/letter-asked answer/other-count answer/other-names"
        " few-shot/other-form",
        changed(QUIZ, ("(A, B, C or D)", "(A, B or C)")),
        changed(ZQUIZ, ("只写字母", "只写字母A、B或C")),
        changed(GAME, ("Possible answers:", "Two possible answers:")),
    ),
)
