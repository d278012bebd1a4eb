"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.making import at, each, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.twentyseventh.tasks_choice import BOOL, GAP, NLI, SCI, SENT, TOX
from tests.lint.twentyseventh.tasks_free import CELLS, MAIL, SPAN, TRANS
from tests.lint.twentyseventh.tasks_zh import TMC, TSPAN, TYES, ZEN, ZMC, ZSENT

F = "rows and labels"


def _scores(right: int):
    def change(row: Row) -> None:
        row["target_scores"] = dict.fromkeys(row["target_scores"], right)

    return change


def _swap(one: str, other: str):
    def change(row: Row) -> None:
        row[one], row[other] = row[other], row[one]

    return change


def _again(number: int, **values: object):
    def change(rows: list[Row]) -> list[Row]:
        return [*rows, {**rows[number], **values}]

    return change


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an option is there twice",
        "answer/same-option",
        changed(SCI, rows=at(2, choices=["diamond", "quartz", "quartz", "feldspar"])),
        changed(ZMC, rows=at(0, choices=["黄河", "长江", "淮河", "淮河"])),
        changed(TMC, rows=at(4, options={"甲": "鳳梨", "乙": "芒果", "丙": "鳳梨"})),
    ),
    kind(
        F,
        "the same question has two answers",
        "text/ambiguous few-shot/question-shown few-shot/own-doc answer/leaked",
        changed(BOOL, rows=_again(0, label=True)),
        changed(TOX, rows=_again(5, verdict="allowed")),
        changed(ZSENT, rows=_again(2, target_scores={"好评": 1, "差评": 0})),
    ),
    kind(
        F,
        "no option of some rows is right, or all are",
        "answer/no-gold answer/several-golds",
        changed(SENT, rows=each(_scores(1), every=5)),
        changed(ZSENT, rows=each(_scores(1), every=4, start=1)),
        changed(GAP, rows=at(3, target_scores={"ice": 1, "sand": 1, "butter": 0})),
    ),
    kind(
        F,
        "all rows have one label",
        "answer/same-gold",
        changed(BOOL, rows=lambda rows: [row for row in rows if row["label"]]),
        changed(
            TYES, ('{1: "是", 0: "否"}[data["label"]]', '"是" if data["label"] in (0, 1) else "否"')
        ),
        changed(SENT, rows=lambda rows: [row for row in rows if row["target_scores"][" negative"]]),
    ),
    kind(
        F,
        "a text of the row is cut",
        "text/no-question text/cut-item",
        changed(BOOL, ("{data['passage']}", "{data['passage'][:30]}")),
        changed(SPAN, ("{data[key]}", "{data[key][:25]}")),
        changed(NLI, ('premise=data["premise"]', 'premise=data["premise"].split(" ", 3)[-1]')),
    ),
    kind(
        F,
        "the columns of a row or two have slipped",
        "answer/unlike-others text/unlike-others text/swapped-fields answer/not-an-option answer/other-form",
        changed(TRANS, rows=each(_swap("de", "en"), every=6)),
        changed(CELLS, rows=each(_swap("ask", "cell"), every=6, start=1)),
        changed(NLI, rows=each(_swap("hypothesis", "label"), every=9)),
    ),
    kind(
        F,
        "the gold is not in the text that it is to be taken from",
        "answer/not-an-option answer/other-form answer/unlike-others",
        changed(TSPAN, rows=at(1, span="花蓮近海")),
        changed(CELLS, rows=at(5, cell="Hagen")),
        changed(
            MAIL, ("Extract", "Using words of the mail only, extract"), rows=at(4, city="Busan")
        ),
    ),
    kind(
        F,
        "the header of the table is a row",
        "text/placeholder text/unlike-others answer/unlike-others answer/leaked",
        changed(TRANS, rows=lambda rows: [{"de": "de", "en": "en"}, *rows]),
        changed(ZEN, rows=lambda rows: [{"zh": "zh", "en": "en"}, *rows]),
        changed(NLI, rows=lambda rows: [{key: key for key in rows[0]}, *rows]),
    ),
    kind(
        F,
        "some rows have an empty text",
        "text/empty-slot text/no-question text/unlike-others text/ambiguous text/nothing",
        changed(BOOL, rows=put("passage", lambda row: "", every=4)),
        changed(SPAN, rows=put("context", lambda row: " ", every=5)),
        changed(TSPAN, rows=put("ask", lambda row: "", every=4)),
    ),
    kind(
        F,
        "two fields stand behind each other's cue",
        "text/swapped-fields text/no-question answer/leaked",
        changed(
            NLI,
            (
                'premise=data["premise"], hypothesis=data["hypothesis"]',
                'premise=data["hypothesis"], hypothesis=data["premise"]',
            ),
        ),
        changed(
            SPAN,
            (
                '("Text", "context"), ("Question", "question")',
                '("Text", "question"), ("Question", "context")',
            ),
        ),
        changed(
            TSPAN, ("{data['news']}\\n問題：{data['ask']}", "{data['ask']}\\n問題：{data['news']}")
        ),
    ),
)
