"""Faults of rows: what spreadsheets, scans, merges and annotators do to them."""

from __future__ import annotations

from typing import Any

from tests.lint.fiftysecond.tasks_course import (
    HAUSA,
    NAIRA,
    PASSAGE,
    PASSIVE,
    PYQUIZ,
    SPAM,
    STARS,
)
from tests.lint.fiftysecond.tasks_more import ENEM, NOTA, TARIH, TRADUIRE, ULASAN
from tests.lint.fiftysecond.tasks_work import COLD, INVOICE, JOBS, OUTAGE, REFUND, STOCK, TICKETS
from tests.lint.fiftysecond.tasks_zh import DILI, TONGZHI, WAIMAI
from tests.lint.making import RowChange, at, each, kind, put
from tests.lint.shape import Kind, Row, changed

F = "rows"


def _head(**values: Any) -> RowChange:
    def change(rows: list[Row]) -> None:
        rows.insert(0, values)

    return change


def _slipped(key: str) -> RowChange:
    """Move a column down by one from the fourth row on, as a deleted cell does."""

    def change(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for number in range(3, len(rows)):
            rows[number][key] = values[number - 1]

    return change


def _again(number: int, **values: Any) -> RowChange:
    def change(rows: list[Row]) -> None:
        rows.append({**rows[number], **values})

    return change


def _turned(one: str, two: str, *numbers: int) -> RowChange:
    def change(rows: list[Row]) -> None:
        for number in numbers:
            row = rows[number]
            row[one], row[two] = row[two], row[one]

    return change


def _both(*changes: RowChange) -> RowChange:
    def change(rows: list[Row]) -> None:
        for each_change in changes:
            each_change(rows)

    return change


def _none_right(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 0)


def _all_right(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 1)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an empty cell became None",
        "text/nothing code/error text/unlike-others",
        changed(SPAM, rows=at(3, v2=None)),
        changed(PASSAGE, rows=at(5, question=None)),
        changed(STARS, rows=at(2, review=None)),
        changed(TONGZHI, rows=at(4, where=None)),
    ),
    kind(
        F,
        "an empty cell became nan",
        "text/nothing code/error text/unlike-others answer/unlike-others answer/other-names",
        changed(SPAM, rows=at(4, v2=float("nan"))),
        changed(TRADUIRE, rows=at(3, fr=float("nan"))),
        changed(OUTAGE, rows=at(6, claim="nan")),
    ),
    kind(
        F,
        "the table's header was read as its first row",
        "text/placeholder answer/unlike-others answer/other-names text/unlike-others "
        "few-shot/unlike-docs",
        changed(SPAM, rows=_head(v1="v1", v2="v2")),
        changed(WAIMAI, rows=_head(review="review", aspect="aspect")),
        changed(HAUSA, rows=_head(en="en", ha="ha")),
    ),
    kind(
        F,
        "a deleted cell moved the answers down by a row",
        "answer/unlike-others answer/not-an-option answer/gold-differs answer/other-rule",
        changed(PASSAGE, rows=_slipped("span")),
        changed(STOCK, rows=_slipped("answer")),
        changed(JOBS, rows=_slipped("years")),
        changed(INVOICE, rows=_slipped("item")),
    ),
    kind(
        F,
        "labels were typed by several people",
        "answer/two-spellings answer/other-names answer/unlike-others answer/other-form "
        "few-shot/trailing-space",
        changed(SPAM, rows=put("v1", lambda row: row["v1"].title(), 4)),
        changed(ULASAN, rows=put("label", lambda row: row["label"] + " ", 5)),
        changed(WAIMAI, rows=put("aspect", lambda row: row["aspect"] + "方面", 5)),
        changed(TICKETS, rows=put("queue", lambda row: row["queue"].rstrip("s"), 4)),
    ),
    kind(
        F,
        "a spreadsheet made another type of a few values",
        "answer/unlike-others answer/python-value answer/other-form answer/not-an-option "
        "text/unlike-others text/raw-value answer/chain-differs code/error",
        changed(INVOICE, rows=_both(at(2, price=6.0), at(5, qty=30.0))),
        changed(TONGZHI, rows=at(2, when="2024-10-08 00:00:00")),
        changed(NOTA, rows=_both(at(1, total=41.0), at(6, total=156.0))),
        changed(STOCK, rows=at(0, answer="4-Jan")),
    ),
    kind(
        F,
        "two annotators disagreed and both rows were kept",
        "text/ambiguous few-shot/question-shown few-shot/own-doc few-shot/near-copy",
        changed(SPAM, rows=_again(1, v1="ham")),
        changed(WAIMAI, rows=_again(3, aspect="口味")),
        changed(STARS, rows=_again(7, stars=3)),
    ),
    kind(
        F,
        "a wrong option was replaced by one that is there already",
        "answer/same-option answer/stands-out answer/letters",
        changed(PYQUIZ, rows=at(4, options={"A": "6", "B": "8", "C": "6", "D": "5"})),
        changed(DILI, rows=at(2, options=["洞庭湖", "鄱阳湖", "太湖", "太湖"])),
        changed(TARIH, rows=at(3, secenekler=["İzmir", "Bursa", "İzmir", "Ankara"])),
    ),
    kind(
        F,
        "rows of another language's split are among them",
        "text/unlike-others answer/unlike-others",
        changed(
            ULASAN,
            rows=_both(
                at(1, ulasan="Not as in the photo, I am disappointed."),
                at(6, ulasan="I bought here three times, always happy with it."),
            ),
        ),
        changed(WAIMAI, rows=at(4, review="The pork belly was tender and smelled great.")),
        changed(TRADUIRE, rows=at(5, fr="Wir essen heute Abend Fisch mit Reis.")),
    ),
    kind(
        F,
        "a scan took digits for letters",
        "text/scanned-digits text/unlike-others answer/not-an-option answer/unlike-others",
        changed(
            NAIRA,
            rows=at(
                4,
                problem="Rice is 8OO naira a cup. Ada buys 7 cups and pays with 6OOO. What is her change?",
            ),
        ),
        changed(JOBS, rows=at(4, advert="Head chef: 1O years in kitchens, team of 6.")),
        changed(NOTA, rows=at(6, linhas=["gasolina l50", "café 6"])),
    ),
    kind(
        F,
        "in a few rows the two columns are exchanged",
        "text/unlike-others answer/unlike-others text/swapped-fields",
        changed(TRADUIRE, rows=_turned("fr", "en", 2, 6)),
        changed(PASSIVE, rows=_turned("active", "passive", 3, 7)),
        changed(TONGZHI, rows=_turned("when", "where", 1, 5)),
    ),
    kind(
        F,
        "an option list where nothing or everything is right",
        "answer/no-gold answer/several-golds code/error",
        changed(ENEM, rows=each(_all_right, 4)),
        changed(OUTAGE, rows=each(_none_right, 4)),
        changed(REFUND, rows=each(_all_right, 5)),
    ),
    kind(
        F,
        "the answer of a row is none of its options",
        "answer/not-an-option code/error answer/letters answer/unlike-others",
        changed(PYQUIZ, rows=at(3, key="E")),
        changed(PASSAGE, rows=at(4, span="the river Benue in Kogi")),
        changed(STOCK, rows=at(3, answer="7")),
    ),
    kind(
        F,
        "a row has the texts of two rows glued together",
        "text/unlike-others text/said-again answer/unlike-others text/run-together",
        changed(HAUSA, rows=at(4, en="sunmoon", ha="ranawata")),
        changed(
            PYQUIZ, rows=at(5, options={"A": "12", "B": "012", "C": "02", "D": "01print('cat'[1])"})
        ),
        changed(
            STARS,
            rows=at(
                4,
                review="Full of ads and slow, I hardly use it.Full of ads and slow, I hardly use it.",
            ),
        ),
    ),
    kind(
        F,
        "synonyms of the gold are kept in the cell",
        "answer/other-form answer/unlike-others answer/two-spellings answer/not-an-option",
        changed(HAUSA, rows=_both(at(7, ha="itace / bishiya"), at(1, ha="gida; daki"))),
        changed(TRADUIRE, rows=at(7, en="My brother is a doctor. / My brother is a physician.")),
        changed(PASSAGE, rows=at(3, span="May|in May")),
    ),
    kind(
        F,
        "a reading is in the unit of another country's devices",
        "text/unlike-others answer/other-rule answer/unlike-others",
        changed(
            COLD, rows=_both(at(3, readings=[45, 43, 42, 41]), at(9, readings=[37, 39, 39, 45]))
        ),
        changed(COLD, rows=at(0, readings=["39 F", "41 F", "41 F", "43 F"])),
    ),
)
