"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.fortyseventh.tasks_choice import (
    ADVERTS,
    CALLS,
    CHEM,
    LIBRARY,
    MEDNLI,
    ROBOT,
)
from tests.lint.fortyseventh.tasks_free import PLACES
from tests.lint.fortyseventh.tasks_world import ECOLE, HABER, HOTEL, NOTARY
from tests.lint.fortyseventh.tasks_zh import ANYOU, CMM, DRIVE, GONGDAN
from tests.lint.making import RowChange, at, each, kind
from tests.lint.shape import Kind, Row, changed

F = "what a letter means"
LABELS = (
    "answer/legend answer/other-names answer/letters answer/letter-asked few-shot/other-labels "
    "few-shot/other-form answer/other-form answer/not-an-option answer/unlike-others "
    "answer/gold-differs answer/two-spellings answer/other-count"
)
LETTERS = "answer/letters answer/letter-asked answer/other-names answer/gold-differs answer/legend"


def _first(options: str, place: str) -> RowChange:
    def move(row: Row) -> None:
        row[options].insert(0, row[options].pop(row[place]))
        row[place] = 0

    return each(move)


def _option(row: Row, options: str, wrong: int, text: str) -> None:
    row[options][wrong] = text


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the list was numbered anew for the web page, and the key still has the letters",
        LETTERS,
        changed(CHEM, ("{key}) {opts[key]}", "{ord(key) - 96}) {opts[key]}")),
        changed(CMM, ('zip("ABCD", data', 'zip("①②③④", data')),
        changed(PLACES, ("[{MARKS[i]}]", "[{i + 1}]")),
    ),
    kind(
        F,
        "the list begins at one, and the answer counts from nought",
        "answer/letters answer/gold-differs answer/legend answer/letter-asked answer/other-names "
        "answer/not-an-option",
        changed(ROBOT, ('data["correct"] + 1', 'data["correct"]')),
        changed(NOTARY, ('str(data["nr"])', 'str(data["nr"] - 1)')),
        changed(ANYOU, ('ANYOU.index(data["cause"]) + 1', 'ANYOU.index(data["cause"])')),
    ),
    kind(
        F,
        "two lines of the legend were exchanged while it was tidied",
        "answer/legend answer/gold-differs answer/other-rule",
        changed(
            CALLS,
            ("billing, charges and refunds", "@"),
            ("technical trouble with line or router", "billing, charges and refunds"),
            ("@", "technical trouble with line or router"),
        ),
        changed(
            GONGDAN,
            ("P0：系统全部不可用", "P0：咨询或建议"),
            ("P2：咨询或建议", "P2：系统全部不可用"),
        ),
        changed(
            NOTARY, ('1: "testament", 2: "pełnomocnictwo"', '1: "pełnomocnictwo", 2: "testament"')
        ),
        changed(
            LIBRARY,
            ("strings - violin, viola, cello, double bass", "strings - horn, trumpet, tuba"),
            ("brass - horn, trumpet, trombone, tuba", "brass - violin, viola, cello, double bass"),
        ),
    ),
    kind(
        F,
        "the options are shown in alphabetical order, and the key is of the row's order",
        "answer/gold-differs answer/letters answer/legend",
        changed(ROBOT, ('enumerate(data["answers"]', 'enumerate(sorted(data["answers"])')),
        changed(CMM, ('zip("ABCD", data["options"])', 'zip("ABCD", sorted(data["options"]))')),
        changed(
            CHEM,
            (
                "for key in sorted(opts))",
                "for key in sorted(opts))\n"
                '    listed = "\\n".join(\n'
                '        f"  {k}) {v}" for k, v in zip("abcd", sorted(opts.values()))\n'
                "    )",
            ),
        ),
    ),
    kind(
        F,
        "a label that rows have was cut out of the legend to make it shorter",
        LABELS,
        changed(LIBRARY, ("\npercussion - whatever is struck or shaken", "")),
        changed(CALLS, ('    "MOV": "moving the line to a new address",\n', "")),
        changed(HOTEL, ("「好評」「苦情」「要望」", "「好評」「苦情」")),
        changed(ADVERTS, ("junior | senior | lead", "junior | senior")),
    ),
    kind(
        F,
        "the prompt's labels were translated, the rows' were not",
        LABELS,
        changed(HOTEL, ("「好評」「苦情」「要望」", "「praise」「complaint」「request」")),
        changed(ECOLE, ("vrai ou faux", "oui ou non")),
        changed(DRIVE, ("（对/错）", "（True/False）")),
        changed(MEDNLI, ("Reply yes, no or unclear.", "Reply ja, nein or unklar.")),
    ),
    kind(
        F,
        "letters in capitals are listed and asked for, small ones are right",
        LETTERS + " answer/two-spellings few-shot/other-form",
        changed(
            CHEM,
            ("Choose a, b, c or d.", "Choose A, B, C or D."),
            ("{key}) {opts", "{key.upper()}) {opts"),
        ),
        changed(CMM, ('gold = "ABCD"', 'gold = "abcd"')),
        changed(PLACES, ("MARKS[i] for i in data", "MARKS[i].lower() for i in data")),
    ),
    kind(
        F,
        "later rows have a class that was added after the prompt was written",
        LABELS,
        changed(
            LIBRARY,
            rows=lambda rows: [*rows, {"part": "Celesta", "family": "keyboard"}],
        ),
        changed(
            CALLS,
            rows=lambda rows: [*rows, {"utterance": "Can I use data in Spain?", "queue": "ROA"}],
        ),
        changed(
            HOTEL,
            rows=lambda rows: [*rows, {"voice": "駐車場は何台分ありますか。", "kind": "質問"}],
        ),
    ),
    kind(
        F,
        "the wording of the option is asked for, and its mark is compared",
        LETTERS + " few-shot/other-form",
        changed(ROBOT, ("Your pick (1-4):", "Write out the wording of the right option:")),
        changed(CMM, ("请直接给出正确选项的字母", "请写出正确选项的内容，不要写字母")),
        changed(CHEM, ("Choose a, b, c or d.", "Reply with the full text of the right option.")),
    ),
    kind(
        F,
        "an export puts the right option first",
        "answer/one-place answer/same-gold",
        changed(ROBOT, rows=_first("answers", "correct")),
        changed(CMM, rows=_first("options", "label")),
    ),
    kind(
        F,
        "off by one: the last option is not listed",
        LETTERS + " text/cut-item answer/other-count answer/not-an-option",
        changed(ROBOT, ('enumerate(data["answers"],', 'enumerate(data["answers"][:-1],')),
        changed(CMM, ('zip("ABCD", data["options"])', 'zip("ABC", data["options"])')),
        changed(CHEM, ("for key in sorted(opts)", "for key in sorted(opts)[: len(opts) - 1]")),
    ),
    kind(
        F,
        "a mark is there twice by a slip of the hand",
        LETTERS + " answer/same-option",
        changed(CMM, ('zip("ABCD", data', 'zip("ABBD", data')),
        changed(GONGDAN, ("P1：部分功能出错", "P2：部分功能出错")),
        changed(NOTARY, ('"%d. %s" % (nr, nazwa)', '"%d. %s" % (min(nr, 3), nazwa)')),
    ),
    kind(
        F,
        "an option is empty in some rows",
        "answer/empty-option text/empty-slot text/unlike-others answer/letters",
        changed(CMM, rows=each(lambda row: _option(row, "options", row["label"] - 1, ""), 4)),
        changed(ROBOT, rows=each(lambda row: _option(row, "answers", row["correct"] - 1, ""), 5)),
        changed(CHEM, rows=each(lambda row: row["options"].update({row["key"]: ""}), 6)),
    ),
    kind(
        F,
        "a wrong option is the right one's twin after the names were normalised",
        "answer/same-option answer/several-golds",
        changed(
            CMM,
            rows=each(
                lambda row: _option(row, "options", row["label"] - 1, row["options"][row["label"]]),
                5,
            ),
        ),
        changed(
            ROBOT,
            rows=at(3, answers=["parameter", "topic", "launch file", "topic"]),
        ),
    ),
    kind(
        F,
        "the range of marks in the cue or the instruction is another task's",
        LETTERS + " answer/other-count",
        changed(ROBOT, ("(1-4)", "(A-D)")),
        changed(CHEM, ("Choose a, b, c or d.", "Choose a, b, c, d, e or f.")),
        changed(GONGDAN, ("请给工单定级。", "请给工单定级，共四级。")),
        changed(PLACES, ("the earliest first.", "the earliest first (use the letters A to E).")),
    ),
    kind(
        F,
        "a colleague's legend has digits, the rows have words",
        LABELS,
        changed(
            LIBRARY,
            (
                "We file the parts of each work by family.",
                "1 strings, 2 woodwind, "
                "3 brass, 4 percussion. Answer with the number of the family.",
            ),
        ),
        changed(
            HOTEL,
            ("「好評」「苦情」「要望」のいずれかに分類", "1=好評、2=苦情、3=要望の番号で分類"),
        ),
        changed(
            ADVERTS,
            ("Labels: junior | senior | lead", "Answer 0 for junior, 1 for senior, 2 for lead."),
        ),
    ),
    kind(
        F,
        "the name of a label in the prompt has another spelling than the rows'",
        LABELS,
        changed(LIBRARY, ("\nwoodwind -", "\nwood-winds -")),
        changed(HOTEL, ("「苦情」", "「クレーム」")),
        changed(ADVERTS, ("junior | senior | lead", "junior | senior | leader")),
    ),
    kind(
        F,
        "one row that was entered by hand has another class's label",
        "answer/gold-differs answer/other-rule answer/unlike-others answer/legend",
        changed(
            NOTARY,
            rows=at(8, nr=2),
        ),
        changed(
            CALLS,
            rows=at(2, queue="BIL"),
        ),
        changed(
            HABER,
            rows=at(1, target_scores={" spor": 1, " ekonomi": 0, " sağlık": 0, " kültür": 0}),
        ),
    ),
)
