"""Faults of rows and labels."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.twentysecond.making import at
from tests.lint.twentysecond.tasks_free import FRENCH, INVOICE, SPANS
from tests.lint.twentysecond.tasks_labels import FACTS, HOTEL, NLI, TICKETS
from tests.lint.twentysecond.tasks_options import REEF, STAIRS
from tests.lint.twentysecond.tasks_zh import CHENGYU, DIMING, POETRY, WAIMAI, XINWEN, YUNHAN, ZHEN

_kind = partial(kind, "rows and labels")


def _first(rows: list[Row]) -> None:
    for row in rows:
        right = row["choices"].pop(row["answer"])
        row.update(choices=[right, *row["choices"]], answer=0)


def _swapped(one: str, other: str, *numbers: int):
    def run(rows: list[Row]) -> None:
        for number in numbers:
            row = rows[number]
            row[one], row[other] = row[other], row[one]

    return run


def _again(number: int, **values):
    def run(rows: list[Row]) -> list[Row]:
        return [*rows, {**rows[number], **values}]

    return run


KINDS = (
    _kind(
        "A label of a row or two is spelt in another way",
        "answer/two-spellings answer/other-form answer/other-names answer/unlike-others",
        changed(HOTEL, rows=at(4, label="Negative")),
        changed(TICKETS, rows=at(7, team="shipping ")),
        changed(XINWEN, rows=at(6, topic="体育")),
    ),
    _kind(
        "A row has one option twice",
        "answer/same-option",
        changed(REEF, rows=at(5, choices=["puffer", "salmon", "salmon", "eel"])),
        changed(STAIRS, rows=at(2, choices=["wet it", "wet it", "switch off the mains"])),
        changed(POETRY, rows=at(5, choices=["诸葛亮", "周瑜", "关羽", "关羽"])),
    ),
    _kind(
        "A text that is asked about is empty in a few rows",
        "text/empty-slot text/no-question text/unlike-others text/ambiguous row/*",
        changed(HOTEL, rows=at(3, review="")),
        changed(NLI, rows=at(8, hypothesis="")),
        changed(DIMING, rows=at(6, text="")),
    ),
    _kind(
        "One text is there twice, with other labels",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc",
        changed(FACTS, rows=_again(4, correct=False)),
        changed(WAIMAI, rows=_again(1, label=1)),
        changed(YUNHAN, rows=_again(7, label="矛盾")),
    ),
    _kind(
        "The answer of a row is not in the text that it is to be copied from",
        "answer/not-an-option answer/unlike-others answer/other-form answer/leaked",
        changed(INVOICE, rows=at(2, number="LK-0922")),
        changed(SPANS, rows=at(4, span="Split")),
        changed(DIMING, rows=at(7, place="陕西")),
    ),
    _kind(
        "Two columns of a few rows are exchanged",
        "text/unlike-others answer/unlike-others text/swapped-fields text/no-question answer/*-option",
        changed(FRENCH, rows=_swapped("fr", "en", 2, 7)),
        changed(ZHEN, rows=_swapped("zh", "en", 5)),
        changed(SPANS, rows=_swapped("context", "ask", 1)),
    ),
    _kind(
        "The right option always stands first",
        "answer/one-place answer/same-gold few-shot/lopsided",
        changed(REEF, rows=_first),
        changed(STAIRS, rows=_first),
        changed(CHENGYU, rows=_first),
    ),
)
