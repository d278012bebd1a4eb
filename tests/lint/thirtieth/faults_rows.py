"""Faults of rows and of their labels."""

from __future__ import annotations

from tests.lint.making import RowChange, at, each, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtieth.tasks_choice import CLAIMS, GEO, PARA, SPAM, TALK, TONE, WORDS
from tests.lint.thirtieth.tasks_free import FRENCH, OPPOSITES, SPAN, SUMS, TABLES
from tests.lint.thirtieth.tasks_zh import TNEWS, TNLI, ZIDIOM, ZMATH, ZQUIZ, ZREAD, ZSHOP

F = "rows and labels"


def slipped(key: str) -> RowChange:
    """Return what gives each row the field of the row before it."""

    def run(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for row, value in zip(rows, values[-1:] + values[:-1], strict=True):
            row[key] = value

    return run


def swapped(one: str, other: str) -> RowChange:
    """Return what exchanges two fields in every fourth row."""
    return each(lambda row: row.update({one: row[other], other: row[one]}), 4, 1)


def scores(value: int) -> RowChange:
    """Return what gives all options of every fourth row one score."""
    return put("target_scores", lambda row: dict.fromkeys(row["target_scores"], value), 4, 1)


def wrong(row: Row) -> int:
    """Return the place of a wrong choice, the last where it can be."""
    last = len(row["choices"]) - 1
    return last - 1 if row["answer"] == last else last


def again(row: Row) -> None:
    """Put another wrong choice, or the right one, in a wrong one's place."""
    row["choices"][wrong(row)] = row["choices"][0 if wrong(row) else 1]


def empty(row: Row) -> None:
    """Take the text of a wrong choice away."""
    row["choices"][wrong(row)] = ""


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a label is spelled in another way in some rows",
        "answer/two-spellings answer/other-names answer/unlike-others "
        "answer/other-form text/unlike-others few-shot/*",
        changed(TONE, rows=put("tone", lambda row: row["tone"].title(), 4, 1)),
        changed(
            TNLI, rows=put("label", lambda row: row["label"].replace("無法判斷", "无法判断"), 6, 2)
        ),
        changed(
            PARA,
            rows=put(
                "target_scores",
                lambda row: {key.title(): score for key, score in row["target_scores"].items()},
                4,
            ),
        ),
    ),
    kind(
        F,
        "some labels have a space behind them",
        "answer/two-spellings few-shot/trailing-space answer/other-form",
        changed(TONE, rows=put("tone", lambda row: row["tone"] + " ", 3)),
        changed(TNLI, rows=put("label", lambda row: row["label"] + " ", 3, 1)),
        changed(OPPOSITES, rows=put("opposite", lambda row: row["opposite"] + " ", 3)),
    ),
    kind(
        F,
        "some rows have no right option",
        "answer/no-gold code/error answer/gold-differs",
        changed(WORDS, rows=scores(0)),
        changed(ZSHOP, rows=scores(0)),
        changed(CLAIMS, rows=scores(0)),
    ),
    kind(
        F,
        "some rows have several right options",
        "answer/several-golds",
        changed(WORDS, rows=scores(1)),
        changed(ZIDIOM, rows=scores(1)),
        changed(CLAIMS, rows=scores(1)),
    ),
    kind(
        F,
        "an option is there twice",
        "answer/same-option",
        changed(GEO, rows=each(again, 3)),
        changed(TALK, rows=each(again, 3)),
        changed(ZQUIZ, rows=each(again, 3)),
    ),
    kind(
        F,
        "the column of answers slipped by a row",
        "answer/not-an-option answer/unlike-others answer/gold-differs text/unlike-others",
        changed(SPAN, rows=slipped("answer")),
        changed(ZREAD, rows=slipped("huida")),
        changed(TABLES, rows=slipped("answer")),
    ),
    kind(
        F,
        "some rows have no question",
        "text/empty-slot text/no-question text/nothing text/unlike-others",
        changed(GEO, rows=put("question", lambda row: "", 4, 1)),
        changed(SPAN, rows=put("question", lambda row: "", 4, 1)),
        changed(TNEWS, rows=put("title", lambda row: "", 4, 1)),
    ),
    kind(
        F,
        "all rows have one label",
        "answer/same-gold answer/gold-differs answer/legend few-shot/lopsided",
        changed(SPAM, rows=put("spam", lambda row: 1)),
        changed(TONE, rows=put("tone", lambda row: "polite"), shots=()),
        changed(TNLI, rows=put("label", lambda row: "成立")),
    ),
    kind(
        F,
        "the header of the table is a row",
        "text/placeholder text/unlike-others answer/unlike-others text/unknown-name "
        "text/snake-name answer/not-an-option answer/leaked",
        changed(FRENCH, rows=lambda rows: [{"en": "en", "fr": "fr"}, *rows]),
        changed(OPPOSITES, rows=lambda rows: [{"word": "word", "opposite": "opposite"}, *rows]),
        changed(ZREAD, rows=lambda rows: [{key: key for key in rows[0]}, *rows]),
    ),
    kind(
        F,
        "the text is cut at a fixed number of characters",
        "text/cut-item text/no-question",
        changed(SPAN, ("{data['passage']}", "{data['passage'][:40]}")),
        changed(SUMS, ("{data['problem']}", "{data['problem'][:45]}")),
        changed(ZMATH, ("{data['wenti']}", "{data['wenti'][:15]}")),
    ),
    kind(
        F,
        "one text is there twice, with two labels",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc",
        changed(TONE, rows=lambda rows: [*rows, {**rows[0], "tone": "rude"}]),
        changed(SPAM, rows=lambda rows: [*rows, {**rows[1], "spam": 1}]),
        changed(TNLI, rows=lambda rows: [*rows, {**rows[0], "label": "不成立"}]),
    ),
    kind(
        F,
        "an option has no text",
        "answer/empty-option text/empty-slot",
        changed(GEO, rows=each(empty, 4)),
        changed(TALK, rows=each(empty, 4)),
        changed(ZQUIZ, rows=each(empty, 4)),
    ),
    kind(
        F,
        "two fields are exchanged in some rows",
        "text/unlike-others answer/unlike-others text/swapped-fields "
        "answer/not-an-option text/no-question few-shot/other-form",
        changed(FRENCH, rows=swapped("en", "fr")),
        changed(SPAN, rows=swapped("passage", "question")),
        changed(ZREAD, rows=swapped("duanwen", "huida")),
    ),
    kind(
        F,
        "a row has an answer of another type or language than the others",
        "answer/unlike-others answer/other-form answer/not-an-option "
        "text/unlike-others answer/other-names",
        changed(FRENCH, rows=at(3, fr="我姐姐住在里昂。")),
        changed(TABLES, rows=at(1, answer="柔道")),
        changed(OPPOSITES, rows=at(4, opposite="丢失")),
    ),
)
