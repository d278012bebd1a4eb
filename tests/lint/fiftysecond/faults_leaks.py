"""Leaks."""

from __future__ import annotations

from tests.lint.fiftysecond.tasks_course import (
    NAIRA,
    SIZES,
    SPAM,
    STARS,
)
from tests.lint.fiftysecond.tasks_more import NOTA, TARIH, ULASAN
from tests.lint.fiftysecond.tasks_work import CLAUSE, REFUND, TICKETS, WARD
from tests.lint.fiftysecond.tasks_zh import (
    CHENGYU,
    DILI,
    TONGZHI,
    YINGYONG,
)
from tests.lint.making import RowChange, kind, put
from tests.lint.shape import Kind, Row, changed

F = "leaks"


def _numbered(name: str, key: str) -> RowChange:
    def change(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row[name] = f"{row[key]}_{number:04}"

    return change


def _ticked(rows: list[Row]) -> None:
    for row in rows:
        place = row["label"]
        row["options"][place] += "（√）"


def _dotted(rows: list[Row]) -> None:
    for row in rows:
        row["secenekler"][row["dogru"]] += "."


def _spoken(rows: list[Row]) -> None:
    for row in rows:
        back = row["target_scores"][" Yes"]
        note = "Tagged: refund Yes" if back else "Tagged: refund No"
        row["chat"].append({"who": "System", "says": note})


def _first_right(rows: list[Row]) -> None:
    for row in rows:
        row["secenekler"].insert(0, row["secenekler"].pop(row["dogru"]))
        row["dogru"] = 0


def _first_label(rows: list[Row]) -> None:
    for row in rows:
        row["options"].insert(0, row["options"].pop(row["label"]))
        row["label"] = 0


def _filled(row: Row) -> str:
    return row["sentence"].replace("____", max(row["target_scores"], key=row["target_scores"].get))


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the file's number of a row begins with its label",
        "answer/in-id answer/leaked",
        changed(
            TICKETS,
            ('"Message: " + data', '"Ref: " + data["ref"], "Message: " + data'),
            rows=_numbered("ref", "queue"),
        ),
        changed(
            SPAM,
            ("SMS: {data['v2']}", "[{data['file']}] SMS: {data['v2']}"),
            rows=_numbered("file", "v1"),
        ),
        changed(
            ULASAN,
            ('"Ulasan: " + data', '"ID: " + data["id"] + "\\nUlasan: " + data'),
            rows=_numbered("id", "label"),
        ),
    ),
    kind(
        F,
        "the row's own solution is shown as a hint",
        "answer/reasoning-in-input answer/leaked",
        changed(
            NAIRA,
            ("{data['problem']}\\n", "{data['problem']}\\nHint: {' '.join(data['steps'])}\\n"),
        ),
        changed(
            YINGYONG, ('data["ti"] + "\\n', 'data["ti"] + "\\n提示：" + data["guocheng"] + "\\n')
        ),
    ),
    kind(
        F,
        "the list that is shown is the one that is to be found",
        "answer/leaked answer/one-place answer/other-rule",
        changed(SIZES, ('enumerate(data["things"], 1)', 'enumerate(data["sorted"], 1)')),
        changed(NOTA, rows=put("linhas", lambda row: [*row["linhas"], f"total {row['total']}"])),
        changed(
            TONGZHI,
            rows=put(
                "notice",
                lambda row: f"{row['notice']}（时间：{row['when']}；地点：{row['where']}）",
            ),
        ),
    ),
    kind(
        F,
        "the right option bears a sign in the rows",
        "answer/stands-out answer/marked answer/leaked",
        changed(DILI, rows=_ticked),
        changed(TARIH, rows=_dotted),
        changed(CLAUSE, ('{name}" for', "{name.upper() if name == data['kind'] else name}\" for")),
    ),
    kind(
        F,
        "the right option is listed first, as the source has it",
        "answer/one-place answer/same-gold",
        changed(TARIH, rows=_first_right),
        changed(DILI, rows=_first_label),
    ),
    kind(
        F,
        "annotators' marks or users' scores are still in the text",
        "answer/leaked answer/in-id answer/marked text/unlike-others text/markup",
        changed(STARS, rows=put("review", lambda row: f"{row['review']} ({row['stars']}/5)")),
        changed(WARD, rows=put("note", lambda row: f"{row['note']} [L{row['level']}]")),
        changed(REFUND, rows=_spoken),
    ),
    kind(
        F,
        "the gap was filled in before the rows were saved",
        "answer/leaked text/cut-item text/no-question text/unlike-others",
        changed(CHENGYU, rows=put("sentence", _filled)),
        changed(CHENGYU, rows=put("sentence", _filled, 2)),
    ),
)
