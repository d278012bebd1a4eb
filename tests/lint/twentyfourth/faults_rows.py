"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.making import RowChange, at, each, kind, put, sub
from tests.lint.shape import changed
from tests.lint.twentyfourth.tasks_free import DATES, GERMAN, LETTERS, SHIPS, SNIPPETS, STALL
from tests.lint.twentyfourth.tasks_options import DESK, FILMS, GARDEN, KITCHEN, MUSEUM, WARDS
from tests.lint.twentyfourth.tasks_zh import FARM, IDIOM, MENU, PAIRS, READER, SHOP, STREETS

FAMILY = "rows and labels"


def again(key: str, value: object, row: int = 2) -> RowChange:
    """Return what adds a row once more with another label."""
    return lambda rows: [*rows, {**rows[row], key: value}]


def swap(one: str, other: str, *numbers: int) -> RowChange:
    """Return what exchanges two fields of some rows."""

    def run(rows: list[dict]) -> None:
        for number in numbers:
            row = rows[number]
            row[one], row[other] = row[other], row[one]

    return run


def scores(value: int, every: int, start: int) -> RowChange:
    """Return what gives all options of some rows one score."""
    return put(
        "target_scores", lambda row: dict.fromkeys(row["target_scores"], value), every, start
    )


def respell(old: str, new: str, every: int) -> RowChange:
    """Return what spells a key of the scores in another way."""

    def change(row: dict) -> None:
        row["target_scores"] = {
            key.replace(old, new): score for key, score in row["target_scores"].items()
        }

    return each(change, every, 1)


KINDS = (
    kind(
        FAMILY,
        "a row is there twice with two labels",
        "text/ambiguous few-shot/question-shown few-shot/near-copy answer/gold-differs",
        changed(MUSEUM, rows=again("label", True)),
        changed(DESK, rows=again("desk", 1)),
        changed(SHOP, rows=again("stars", 5)),
    ),
    kind(
        FAMILY,
        "an answer does not stand in the text that it is to be copied from",
        "answer/not-an-option answer/unlike-others",
        changed(SHIPS, rows=at(3, ship="Endeavour")),
        changed(READER, rows=at(6, answer="手电筒")),
        changed(STREETS, rows=at(8, city="桃園市")),
    ),
    kind(
        FAMILY,
        "an option is listed twice in a row",
        "answer/same-option answer/letters text/said-again",
        changed(GARDEN, rows=each(lambda row: row["choices"].__setitem__(3, row["choices"][2]), 5)),
        changed(
            IDIOM, rows=each(lambda row: row["choices"].__setitem__(0, row["choices"][1]), 4, 3)
        ),
        changed(
            KITCHEN, rows=each(lambda row: row["options"].__setitem__(2, row["options"][0]), 6)
        ),
    ),
    kind(
        FAMILY,
        "a label is spelled in two ways",
        "answer/two-spellings answer/other-form answer/other-names answer/unlike-others",
        changed(WARDS, rows=sub("priority", "urgent", "Urgent", 3)),
        changed(FILMS, rows=respell(" positive", " Positive", 4)),
        changed(PAIRS, rows=respell("不同", "不同 ", 3)),
    ),
    kind(
        FAMILY,
        "some answers have a unit, a mark or a note",
        "answer/other-form answer/unlike-others answer/not-extracted",
        changed(SNIPPETS, rows=put("prints", lambda row: row["prints"] + ".", 5, 2)),
        changed(STALL, rows=put("total", lambda row: row["total"] + " coins", 6)),
        changed(FARM, rows=put("answer", lambda row: row["answer"] + "只", 5)),
    ),
    kind(
        FAMILY,
        "more than one option is right",
        "answer/several-golds",
        changed(FILMS, rows=scores(1, 4, 1)),
        changed(KITCHEN, rows=scores(1, 5, 2)),
        changed(PAIRS, rows=scores(1, 3, 0)),
    ),
    kind(
        FAMILY,
        "a text of a row is empty or says that there is none",
        "text/empty-slot text/nothing text/unlike-others text/no-question answer/not-an-option",
        changed(LETTERS, rows=at(4, letter="")),
        changed(READER, rows=at(2, diary="nan")),
        changed(MUSEUM, rows=at(7, passage="null")),
    ),
    kind(
        FAMILY,
        "two columns are exchanged in a few rows",
        "text/unlike-others answer/unlike-others text/swapped-fields answer/not-an-option answer/other-form",
        changed(GERMAN, rows=swap("de", "en", 3, 8)),
        changed(MENU, rows=swap("zh", "en", 5)),
        changed(DATES, rows=swap("written", "iso", 1, 9)),
    ),
)
