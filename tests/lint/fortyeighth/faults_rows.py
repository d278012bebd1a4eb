"""Faults of rows, and of labels in them."""

from __future__ import annotations

from typing import Any

from tests.lint.fortyeighth.tasks_free import CHAIN, DATES, INVOICE, RANK, READING, SENSOR
from tests.lint.fortyeighth.tasks_labels import (
    ASTRO,
    BAKERY,
    BIGBENCH,
    CHAT,
    LEGAL,
    MEDIC,
    MUSEUM,
    SNLI,
)
from tests.lint.fortyeighth.tasks_world import (
    CHENGYU,
    GAOKAO,
    KEFU,
    KEIGO,
    SEGUROS,
    TIENGVIET,
    TRADUCTION,
    VERKEHR,
    XINXI,
    YIXUE,
    YUEDU,
)
from tests.lint.making import RowChange, at, each, kind, put
from tests.lint.shape import Kind, Row, changed

F = "rows and labels"


def _again(number: int, **values: Any) -> RowChange:
    def change(rows: list[Row]) -> None:
        rows.append({**rows[number], **values})

    return change


def _slipped(key: str) -> RowChange:
    def change(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for row, value in zip(rows, [*values[1:], values[0]], strict=True):
            row[key] = value

    return change


def _scores(value: int) -> RowChange:
    def change(row: Row) -> None:
        row["target_scores"] = dict.fromkeys(row["target_scores"], value)

    return each(change, 3)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "some rows spell a label in another way",
        "answer/two-spellings answer/other-names answer/unlike-others answer/other-form "
        "few-shot/other-labels answer/not-an-option answer/legend",
        changed(MUSEUM, rows=put("department", lambda row: row["department"].capitalize(), 4)),
        changed(SEGUROS, rows=at(4, ramo="automóvil")),
        changed(YIXUE, rows=at(4, label="正确")),
        changed(BAKERY, rows=at(6, topic="prices")),
    ),
    kind(
        F,
        "labels have a blank at an end in a few rows of the sheet",
        "answer/two-spellings few-shot/trailing-space answer/other-form answer/unlike-others "
        "answer/not-extracted text/two-spaces text/double-space answer/other-names",
        changed(MUSEUM, rows=put("department", lambda row: row["department"] + " ", 3)),
        changed(SEGUROS, rows=put("ramo", lambda row: row["ramo"] + " ", 3, 1)),
        changed(DATES, rows=put("iso", lambda row: " " + row["iso"], 3)),
    ),
    kind(
        F,
        "an answer is a letter that no option has, from an exam with more of them",
        "answer/letters answer/not-an-option answer/letter-asked code/error answer/unlike-others",
        changed(GAOKAO, rows=at(4, 答案="E")),
        changed(TIENGVIET, rows=at(2, dap_an="D")),
        changed(ASTRO, rows=at(3, key=5)),
    ),
    kind(
        F,
        "an option stands in its list twice",
        "answer/same-option answer/letters answer/stands-out",
        changed(YUEDU, rows=at(1, options=["教室", "院子", "教室"])),
        changed(TIENGVIET, rows=at(3, tu=["nóng", "lạnh", "lạnh"])),
        changed(CHAT, rows=at(0, replies=["At eight.", "At eight."])),
    ),
    kind(
        F,
        "a text is empty in some rows",
        "text/empty-slot text/unlike-others text/no-question answer/not-an-option "
        "few-shot/unlike-docs answer/leaked",
        changed(MEDIC, rows=put("note", lambda row: "", 4)),
        changed(YUEDU, rows=put("passage", lambda row: "", 4, 1)),
        changed(TRADUCTION, rows=at(3, fr="")),
    ),
    kind(
        F,
        "the two annotators of one text do not agree",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc "
        "answer/gold-differs",
        changed(SEGUROS, rows=_again(3, ramo="hogar")),
        changed(KEFU, rows=_again(4, type=2)),
        changed(KEIGO, rows=_again(0, ta="普通体")),
    ),
    kind(
        F,
        "the header of the sheet was read as a row",
        "text/placeholder text/unlike-others answer/unlike-others answer/not-an-option "
        "answer/other-form answer/other-names answer/two-spellings text/said-again answer/legend",
        changed(MUSEUM, rows=lambda rows: [{"entry": "entry", "department": "department"}, *rows]),
        changed(DATES, rows=lambda rows: [{"said": "said", "iso": "iso"}, *rows]),
        changed(XINXI, rows=lambda rows: [{key: key for key in rows[0]}, *rows]),
    ),
    kind(
        F,
        "a few numbers have a unit or a mark that the others lack",
        "answer/other-form answer/unlike-others answer/two-spellings few-shot/other-form "
        "answer/not-extracted answer/not-an-option answer/chain-differs",
        changed(CHAIN, rows=put("result", lambda row: row["result"] + " in all", 4)),
        changed(SENSOR, rows=at(4, a="31 °C")),
        changed(XINXI, rows=at(3, 月薪="6.5千")),
        changed(VERKEHR, rows=put("kat", lambda row: f"{row['kat']}.", 4)),
    ),
    kind(
        F,
        "the answers slipped by a row when the sheet was sorted",
        "answer/not-an-option answer/gold-differs answer/other-rule answer/unlike-others "
        "answer/chain-differs text/swapped-fields",
        changed(READING, rows=_slipped("span")),
        changed(XINXI, rows=_slipped("城市")),
        changed(CHAIN, rows=_slipped("result")),
        changed(INVOICE, rows=_slipped("supplier")),
    ),
    kind(
        F,
        "one span is not in its text, since the text was edited later",
        "answer/not-an-option answer/unlike-others answer/gold-differs answer/other-form",
        changed(READING, rows=at(3, article="A seal was rescued from the lock by three divers.")),
        changed(SENSOR, rows=at(2, readings=[["05:15", "11", "90"], ["18:15", "22", "66"]])),
        changed(XINXI, rows=at(4, 城市="宁波")),
    ),
    kind(
        F,
        "a chain closes on another number than its gold, or calculates wrongly",
        "answer/chain-differs few-shot/wrong-sum few-shot/wrong-answer answer/gold-differs",
        changed(CHAIN, rows=at(3, result="87")),
        changed(CHAIN, rows=at(5, reasoning="It loses 6 * 7 = 44. 90 - 44 = 48.")),
        changed(CHAIN, rows=at(7, result="60")),
    ),
    kind(
        F,
        "no option is right in some rows, or all are",
        "answer/several-golds answer/no-gold code/error answer/not-an-option",
        changed(SNLI, rows=_scores(1)),
        changed(CHENGYU, rows=_scores(1)),
        changed(SNLI, rows=_scores(0)),
    ),
    kind(
        F,
        "a filter left the rows of one label",
        "answer/same-gold few-shot/own-doc few-shot/repeated answer/one-place few-shot/lopsided",
        changed(MEDIC, rows=lambda rows: [row for row in rows if row["holds"]]),
        changed(KEIGO, rows=lambda rows: [row for row in rows if row["ta"] == "敬語"]),
        changed(LEGAL, rows=lambda rows: [row for row in rows if row["type"] == "payment"]),
    ),
    kind(
        F,
        "the file was concatenated with itself",
        "few-shot/own-doc few-shot/question-shown few-shot/near-copy few-shot/repeated "
        "text/ambiguous few-shot/fewer few-shot/same-docs",
        changed(
            BIGBENCH, rows=lambda rows: [*rows, *({**row, "id": row["id"] + 100} for row in rows)]
        ),
        changed(VERKEHR, rows=lambda rows: [*rows, *({**row, "nr": 2} for row in rows)]),
    ),
    kind(
        F,
        "a few answers follow another rule than the rest",
        "answer/other-rule answer/unlike-others answer/other-form answer/gold-differs "
        "answer/not-an-option",
        changed(RANK, rows=at(3, ranked=["village", "town", "city", "hamlet"])),
        changed(DATES, rows=at(5, iso="28-02-2019")),
        changed(DATES, rows=at(2, iso="1 January 2012")),
    ),
    kind(
        F,
        "a field of another type came with the new version",
        "code/error text/raw-value text/unlike-others answer/unlike-others answer/python-value",
        changed(CHAT, rows=put("best", lambda row: str(row["best"]), 4)),
        changed(XINXI, rows=put("城市", lambda row: [row["城市"]], 4)),
        changed(READING, rows=put("question", lambda row: {"text": row["question"]}, 4)),
    ),
    kind(
        F,
        "a few rows are in another language than the rest",
        "answer/unlike-others text/unlike-others answer/other-form few-shot/other-form "
        "answer/other-names answer/not-an-option answer/two-spellings",
        changed(TRADUCTION, rows=at(2, ru="I am reading a book.")),
        changed(SEGUROS, rows=at(7, ramo="health")),
        changed(KEIGO, rows=at(4, ta="polite")),
        changed(LEGAL, rows=at(6, type="Zahlung")),
    ),
)
