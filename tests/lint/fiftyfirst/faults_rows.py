"""Faults of rows and labels."""

from __future__ import annotations

import copy

from tests.lint.fiftyfirst.tasks_bench import GAP, MEDQ, RACE, SENSE, SNLI
from tests.lint.fiftyfirst.tasks_office import (
    ADVERT,
    CHAT,
    CLAUSE,
    DESK,
    INVOICE,
    LOGS,
    SENSOR,
    WARD,
)
from tests.lint.fiftyfirst.tasks_steps import (
    AMT,
    ARTICLE,
    FILMS,
    KANSOU,
    MINUTES,
    SHELL,
)
from tests.lint.fiftyfirst.tasks_zh import CHENGYU, KESHI, LISHI, TIAO, YINGYONG, YUEDU
from tests.lint.making import RowChange, at, each, kind, put
from tests.lint.shape import Kind, Row, changed

F = "rows and labels"


def _slipped(key: str) -> RowChange:
    def run(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for row, value in zip(rows, values[1:] + values[:1], strict=True):
            row[key] = value

    return run


def _again(number: int, **values: object) -> RowChange:
    def run(rows: list[Row]) -> None:
        rows.append({**copy.deepcopy(rows[number]), **values})

    return run


def _headed(**values: object) -> RowChange:
    return lambda rows: [dict(values), *rows]


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "one column was sorted in the sheet without the others",
        "answer/unlike-others answer/not-an-option answer/gold-differs answer/chain-differs answer/other-rule",
        changed(YUEDU, rows=_slipped("da")),
        changed(INVOICE, rows=_slipped("vendor")),
        changed(LOGS, rows=_slipped("service")),
        changed(TIAO, rows=_slipped("jine")),
    ),
    kind(
        F,
        "one label is written in two ways by two annotators",
        "answer/two-spellings answer/other-names answer/unlike-others answer/other-form few-shot/other-labels "
        "few-shot/unlike-docs",
        changed(WARD, rows=put("colour", lambda row: row["colour"].upper(), 4)),
        changed(AMT, rows=put("amt", lambda row: row["amt"].replace("amt", "-Amt"), 4)),
        changed(KESHI, rows=put("dept", lambda row: row["dept"] + "门诊", 4)),
        changed(SENSE, rows=put("verdict", lambda row: row["verdict"] + ".", 3)),
    ),
    kind(
        F,
        "a new label is in the rows and not in the prompt",
        "answer/other-names answer/legend answer/unlike-others answer/not-an-option answer/other-count "
        "few-shot/other-labels code/error",
        changed(
            DESK,
            rows=lambda rows: rows.extend(
                (
                    {"subject": "Lunch card", "body": "How do I top it up?", "queue": "canteen"},
                    {
                        "subject": "Menu",
                        "body": "Is there vegan food on Friday?",
                        "queue": "canteen",
                    },
                )
            ),
        ),
        changed(
            AMT,
            rows=lambda rows: rows.extend(
                (
                    {"anliegen": "Wann wird der Sperrmüll geholt?", "amt": "Umweltamt"},
                    {"anliegen": "Darf ich den alten Baum fällen?", "amt": "Umweltamt"},
                )
            ),
        ),
        changed(SNLI, ('0: "entailment"', '-1: "-", 0: "entailment"'), rows=at(4, label=-1)),
    ),
    kind(
        F,
        "the same text has two labels",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc answer/gold-differs "
        "answer/other-rule",
        changed(DESK, rows=_again(6, queue="access")),
        changed(KANSOU, rows=_again(5, label="良い")),
        changed(CHAT, rows=_again(3, solved=True)),
    ),
    kind(
        F,
        "the header came in as a row",
        "text/placeholder text/unlike-others answer/unlike-others answer/not-an-option answer/other-form "
        "answer/other-names answer/two-spellings text/said-again",
        changed(WARD, rows=_headed(note="note", age="age", colour="colour")),
        changed(SHELL, rows=_headed(wish="wish", cmd="cmd")),
        changed(KESHI, rows=_headed(zhusu="主诉", age="年龄", dept="科室")),
    ),
    kind(
        F,
        "an option is empty, missing or there twice",
        "answer/empty-option answer/same-option text/unlike-others answer/letters text/empty-slot code/error "
        "answer/unlike-others text/nothing",
        changed(MEDQ, rows=at(4, opc="")),
        changed(MEDQ, rows=at(6, opd="skin")),
        changed(CHENGYU, rows=at(5, words=["人声鼎沸", "鸦雀无声", "人声鼎沸", "七嘴八舌"])),
        changed(LISHI, rows=at(2, options=["A．宋朝", "B．明朝", "C．唐朝", "D．"])),
    ),
    kind(
        F,
        "the key names an option that is not there",
        "answer/letters answer/not-an-option answer/unlike-others code/error answer/gold-differs",
        changed(RACE, rows=at(2, key="D")),
        changed(LISHI, rows=at(4, key="E")),
        changed(MEDQ, rows=at(7, cop=5)),
    ),
    kind(
        F,
        "two rows fell into one when a newline in a cell was read as text",
        "text/unlike-others answer/unlike-others text/said-again text/lost-lines text/raw-value "
        "answer/not-an-option",
        changed(DESK, rows=at(3, body='I tried.",access\nRefund?,"I sent the chair back.')),
        changed(KESHI, rows=at(3, zhusu="腰部摔伤，不能弯腰,58,骨科\n左眼红肿")),
    ),
    kind(
        F,
        "several golds stand in one field with a bar or a slash",
        "answer/other-form answer/unlike-others answer/several-golds answer/not-an-option",
        changed(YUEDU, rows=at(3, da="兩天|2天")),
        changed(LISHI, rows=at(5, key="C/D")),
        changed(WARD, rows=at(10, colour="amber/red")),
        changed(LOGS, rows=at(2, service="mailer|smtp")),
    ),
    kind(
        F,
        "all options have a point, or none has",
        "answer/several-golds answer/no-gold code/error",
        changed(
            GAP,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 1)), 4
            ),
        ),
        changed(
            FILMS,
            rows=each(lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 0))),
        ),
    ),
    kind(
        F,
        "a field was renamed in the new release and .get hides it",
        "text/absent-field text/nothing text/empty-slot text/no-question text/same-prompt text/ambiguous "
        "answer/empty answer/same-gold answer/not-extracted",
        changed(
            WARD,
            ("sheet.format(**data)", 'sheet.format(note=data.get("triage_note"), age=data["age"])'),
        ),
        changed(ADVERT, ('advert["place"]', 'advert.get("location", "")')),
        changed(YUEDU, ("{data['wen']}", "{data.get('question', '')}")),
        changed(ARTICLE, ('data["phrase"], choix', 'data.get("sentence"), choix')),
    ),
    kind(
        F,
        "the rows of another language were mixed in",
        "text/unlike-others answer/unlike-others answer/other-form answer/other-names few-shot/other-form "
        "answer/not-an-option answer/two-spellings",
        changed(MINUTES, rows=at(3, summary="Ab Herbst fährt um neun ein Bus für die Eltern.")),
        changed(KANSOU, rows=at(2, label="good")),
        changed(
            SNLI,
            rows=at(5, premise="Die Straße ist leer.", hypothesis="Eine Menge füllt die Straße."),
        ),
    ),
    kind(
        F,
        "a typist left the answer out, or wrote a question mark for it",
        "answer/empty answer/empty-is-right answer/unlike-others answer/other-names answer/not-an-option "
        "answer/other-form answer/letters few-shot/other-labels answer/legend text/nothing code/error "
        "answer/not-in-output",
        changed(AMT, rows=at(4, amt="")),
        changed(KESHI, rows=at(5, dept="？")),
        changed(ADVERT, rows=at(2, level="n/a")),
        changed(SENSE, rows=at(6, verdict="??")),
    ),
    kind(
        F,
        "Excel took some cells for dates or powers of ten",
        "answer/unlike-others text/unlike-others answer/other-form answer/not-an-option answer/python-value",
        changed(LOGS, rows=at(3, code="2.00E+02")),
        changed(RACE, rows=each(lambda row: row["options"][2].update(text="03-May"), 9)),
        changed(YINGYONG, rows=at(6, answer="1.75E+02")),
        changed(INVOICE, rows=at(3, total="37. Apr")),
    ),
    kind(
        F,
        "what is computed for the gold and what the rows say part ways in a few rows",
        "answer/other-rule answer/gold-differs answer/unlike-others",
        changed(
            SENSOR,
            ('if max(data["readings"]) > data["limit"]', 'if data["readings"][-1] > data["limit"]'),
        ),
        changed(SENSOR, ('max(data["readings"])', 'min(data["readings"])')),
        changed(CLAUSE, ('KINDS.index(data["kind"]) + 1', 'min(KINDS.index(data["kind"]) + 1, 3)')),
    ),
)
