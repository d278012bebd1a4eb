"""Slips of several classes that are seen in few tasks only."""

from __future__ import annotations

from tests.lint.eighth.making import each
from tests.lint.eighth.tasks_free import LEDGERS, PROGRAMS, SQUAD, YUEDU
from tests.lint.eighth.tasks_labels import (
    BANKING,
    FINSENT,
    HEARSAY,
    PUBMED,
    QINGXU,
    TUILI,
)
from tests.lint.eighth.tasks_options import DUIHUA, HOUSE, MEDICINE, MEDICINE_PPL, MONEY, WISSEN
from tests.lint.making import kind
from tests.lint.shape import Row, changed

_GOLD = "answer/gold-differs answer/letters answer/not-an-option answer/other-names few-shot/not-a-choice"


def _comment(row: Row) -> None:
    row["code"] += f"\n# {row['output']}"


def _swap(key: str, every: int):
    def put(rows: list[Row]) -> None:
        for one, other in zip(rows[::every], rows[1::every], strict=False):
            one[key], other[key] = other[key], one[key]

    return put


def _other_label(key: str, names: list):
    """Return what adds copies of some rows with another label."""

    def put(rows: list[Row]) -> list[Row]:
        copies = rows[1::3]
        return rows + [
            row | {key: names[(names.index(row[key]) + 1) % len(names)]} for row in copies
        ]

    return put


def _uneven(row: Row) -> None:
    made = {}
    for place, (name, value) in enumerate(row["target_scores"].items()):
        made[name.strip() if place % 2 else f" {name.strip()}"] = value
    row["target_scores"] = made


KINDS = (
    kind(
        "leaks",
        "The output of a program stands behind it as a comment.",
        "answer/leaked answer/marked",
        changed(PROGRAMS, rows=each(_comment)),
        changed(PROGRAMS, ('data["code"] +', 'data["code"] + "  # prints " + data["output"] +')),
        changed(
            PROGRAMS,
            ('data["code"] +', 'data["code"] + f"\\n>>> {data[\'output\']}" +'),
        ),
    ),
    kind(
        "code",
        "strip() of letters, meant for a mark, takes letters of the options along.",
        "text/cut-item text/changed text/no-question answer/stands-out answer/not-an-option answer/letters",
        changed(MEDICINE, ("{letter}. {choice}", "{letter}. {choice.lstrip('ABCD. ')}")),
        changed(MEDICINE_PPL, ("({mark}) {text}", "({mark}) {text.strip('ABCDabcd()')}")),
        changed(
            MONEY,
            ('**data["options"]', '**{k: v.strip("ABC. ") for k, v in data["options"].items()}'),
        ),
    ),
    kind(
        "rows",
        "Some rows have the answer of another row, which their own text does not have.",
        "few-shot/wrong-answer answer/not-an-option answer/gold-differs answer/other-form answer/not-in-output",
        changed(SQUAD, rows=_swap("answers", 3)),
        changed(YUEDU, rows=_swap("答案", 3)),
        changed(LEDGERS, rows=_swap("answer", 3)),
    ),
    kind(
        "letters",
        "`or` takes a label of 0 for one that is missing.",
        _GOLD,
        changed(MEDICINE, ('LETTERS[data["answer"]]', 'LETTERS[data["answer"] or 1]')),
        changed(MEDICINE_PPL, ("'ABCD'[data['answer']]", "'ABCD'[data['answer'] or -1]")),
        changed(
            DUIHUA,
            ('data["choice"].index(data["answer"])', 'data["choice"].index(data["answer"]) or 2'),
        ),
    ),
    kind(
        "computed",
        "Braces are doubled in a text that nothing formats.",
        "text/placeholder text/unknown-name text/stray-sign few-shot/other-form",
        changed(
            FINSENT,
            description="Classify the news. The label is one of {{negative}}, {{neutral}}, {{positive}}.",
        ),
        changed(BANKING, ("lost card, fees, login.", "{{lost card}}, {{fees}}, {{login}}.")),
        changed(QINGXU, ("高兴、生气还是难过", "{{高兴}}、{{生气}}还是{{难过}}")),
    ),
    kind(
        "shots",
        "The cue before the answer stands there twice.",
        "text/said-again answer/cue-again text/repeated-instruction text/empty-slot",
        changed(FINSENT, ("\\nSentiment:", "\\nSentiment:\\nSentiment:")),
        changed(YUEDU, ("\\n答案：", "\\n答案：答案：")),
        changed(MEDICINE, ('text += "Answer:"', 'text += "Answer: Answer:"')),
        changed(HEARSAY, ("\\nA:", "\\nA: A:")),
    ),
    kind(
        "rows",
        "Some rows are there again with another label.",
        "text/ambiguous few-shot/wrong-answer few-shot/question-shown few-shot/own-doc few-shot/near-copy",
        changed(FINSENT, rows=_other_label("label", [0, 1, 2])),
        changed(TUILI, rows=_other_label("label", ["蕴含", "矛盾", "中立"])),
        changed(HEARSAY, rows=_other_label("answer", ["Yes", "No"])),
        changed(PUBMED, rows=_other_label("final_decision", ["yes", "no", "maybe"])),
    ),
    kind(
        "answers",
        "Some options that are ranked begin with a space, and others do not.",
        "text/missing-space text/double-space answer/two-spellings answer/other-form few-shot/not-a-choice answer/no-gold answer/gold-differs answer/not-an-option",
        changed(WISSEN, rows=each(_uneven)),
        changed(MEDICINE_PPL, rows=each(_uneven)),
        changed(HOUSE, rows=each(_uneven)),
    ),
)
