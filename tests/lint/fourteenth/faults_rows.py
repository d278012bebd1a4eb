"""What the rows say."""

from __future__ import annotations

from functools import partial

from tests.lint.fourteenth.tasks_en import (
    BOOL,
    MAIL,
    NLI,
    RANKED,
    SCIENCE,
    SHOP,
    SPANS,
)
from tests.lint.fourteenth.tasks_zh import (
    CHENGYU,
    DILI,
    PINGJIA,
    SHIFEI,
    XINWEN,
    YUEDU,
)
from tests.lint.making import RowChange, kind
from tests.lint.shape import Row, changed

_rows = partial(kind, "rows and labels")
_FORM = (
    "answer/two-spellings answer/other-form answer/other-names few-shot/not-a-choice"
    " answer/not-an-option few-shot/other-labels text/mixed-widths"
)


def _turned(key: str) -> RowChange:
    """Return what gives each row a field of the next."""

    def put(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for row, value in zip(rows, values[1:] + values[:1], strict=True):
            row[key] = value

    return put


def _scores(change: dict[int, int], every: int) -> RowChange:
    """Return what sets all scores of each `every`-th row to what `change` says of them."""

    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row["target_scores"] = {
                name: change.get(score, score) for name, score in row["target_scores"].items()
            }

    return put


def _respelt(key: str, old: str, new: str) -> RowChange:
    """Return what writes a label in another way in one of its rows and the last."""

    def put(rows: list[Row]) -> None:
        with_it = [row for row in rows if row[key] == old]
        for row in (with_it[0], with_it[-1]):
            row[key] = new

    return put


def _blank(key: str) -> RowChange:
    """Return what empties a field of each third row."""

    def put(rows: list[Row]) -> None:
        for row in rows[::3]:
            row[key] = ""

    return put


def _other_keys(rows: list[Row]) -> None:
    for row in rows[::4]:
        row["target_scores"] = {
            name.capitalize(): score for name, score in row["target_scores"].items()
        }


def _twice(rows: list[Row]) -> None:
    for row in rows[::2]:
        if "options" in row:
            wrong = [place for place in range(4) if place != row["answer"]]
            row["options"][wrong[0]] = row["options"][wrong[2]]
        elif "候选" in row:
            wrong = [place for place in range(4) if place != row["正确"]]
            row["候选"][wrong[0]] = row["候选"][wrong[1]]
        else:
            wrong = [letter for letter in "ABCD" if letter != row["答案"]]
            row[wrong[1]] = row[wrong[2]]


KINDS = (
    _rows(
        "Two texts stand behind each other's cue.",
        "text/swapped-fields",
        changed(
            NLI,
            (
                'premise=data["premise"], hypothesis=data["hypothesis"]',
                'premise=data["hypothesis"], hypothesis=data["premise"]',
            ),
        ),
        changed(
            YUEDU, ('format(data["短文"], data["问题"])', 'format(data["问题"], data["短文"])')
        ),
        changed(
            SPANS,
            ("{data['context']}", "{data['Q']}"),
            ("{data['question']}", "{data['context']}"),
            ("{data['Q']}", "{data['question']}"),
        ),
    ),
    _rows(
        "A few rows spell their label in another way.",
        _FORM,
        changed(MAIL, rows=_respelt("team", "billing", "Billing")),
        changed(XINWEN, rows=_respelt("栏目", "体育", "体育类")),
        changed(BOOL, rows=_other_keys),
    ),
    _rows(
        "In some rows no option is right.",
        "answer/no-gold code/error",
        changed(BOOL, rows=_scores({1: 0}, 3)),
        changed(
            PINGJIA,
            ("if score == 1][0]", 'if score == 1] or ["负面"]'),
            (
                '"output": answer, "processed_output": answer',
                '"output": answer[0], "processed_output": answer[0]',
            ),
            rows=_scores({1: 0}, 4),
        ),
        changed(
            RANKED,
            ('data["target_scores"][option])', 'data["target_scores"][option] >= 0)'),
            rows=_scores({1: 0}, 2),
        ),
    ),
    _rows(
        "In some rows all options are right.",
        "answer/several-golds",
        changed(BOOL, rows=_scores({0: 1}, 3)),
        changed(PINGJIA, rows=_scores({0: 1}, 3)),
        changed(RANKED, rows=_scores({0: 1}, 4)),
    ),
    _rows(
        "A wrong option is there twice.",
        "answer/same-option",
        changed(SCIENCE, rows=_twice),
        changed(DILI, rows=_twice),
        changed(CHENGYU, rows=_twice),
    ),
    _rows(
        "The answers are those of the next row.",
        "answer/not-an-option answer/chain-differs answer/gold-differs few-shot/wrong-answer",
        changed(SPANS, rows=_turned("answer")),
        changed(YUEDU, rows=_turned("回答")),
        changed(SHOP, rows=_turned("answer")),
    ),
    _rows(
        "A text that is shown is empty in some rows.",
        "text/empty-slot answer/empty-option text/nothing text/no-question answer/not-an-option",
        changed(SPANS, rows=_blank("context")),
        changed(YUEDU, rows=_blank("短文")),
        changed(MAIL, rows=_blank("body")),
    ),
    _rows(
        "All rows have one label.",
        "answer/same-gold",
        changed(SHIFEI, rows=lambda rows: [row | {"正確": True} for row in rows if row["正確"]]),
        changed(
            MAIL,
            rows=lambda rows: (
                [row for row in rows if row["team"] == "billing"]
                + [
                    {
                        "subject": f"Invoice {n}",
                        "body": f"Invoice number {n} was paid, but you ask again.",
                        "team": "billing",
                    }
                    for n in range(811, 819)
                ]
            ),
        ),
        changed(PINGJIA, rows=lambda rows: [row for row in rows if row["target_scores"]["正面"]]),
    ),
    _rows(
        "One text is there twice, with two labels.",
        "text/ambiguous few-shot/question-shown few-shot/near-copy",
        changed(
            MAIL,
            rows=lambda rows: [
                *rows,
                rows[0] | {"team": "delivery"},
                rows[4] | {"team": "billing"},
            ],
        ),
        changed(
            XINWEN,
            rows=lambda rows: [*rows, rows[1] | {"栏目": "科技"}, rows[5] | {"栏目": "财经"}],
        ),
        changed(
            SHIFEI, rows=lambda rows: [*rows, rows[0] | {"正確": False}, rows[3] | {"正確": True}]
        ),
    ),
    _rows(
        "The gold is read from the wrong column.",
        "answer/leaked answer/not-an-option answer/other-names few-shot/other-labels answer/gold-differs few-shot/worked-form answer/in-id text/ambiguous",
        changed(SPANS, ('data["answer"]', 'data["title"]')),
        changed(YUEDU, ('data["回答"]', 'data["问题"]')),
        changed(MAIL, ("{data['team']}", "{data['subject']}"), ('data["team"]', 'data["subject"]')),
    ),
)
