"""Faults of the rows and their labels."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.lint.making import RowChange, each, kind, put, sub
from tests.lint.nineteenth.tasks_en import BOOL, CHEM, CLOZE, NLI, RANK, TICKETS
from tests.lint.nineteenth.tasks_free import DATES, FRENCH, SPAN, SUMS, TABLE
from tests.lint.nineteenth.tasks_own import EMAIL, FILMS
from tests.lint.nineteenth.tasks_tw import CHENGYU, SHIFEI
from tests.lint.nineteenth.tasks_zh import CHANGSHI, YUEDU, YUNHAN
from tests.lint.shape import Row, changed

_kind = partial(kind, "rows and labels")


def _again(change: Callable[[Row], None], count: int = 2) -> RowChange:
    """Return what adds the first rows once more, with what `change` makes of them."""

    def put_rows(rows: list[Row]) -> None:
        for row in [dict(row) for row in rows[:count]]:
            change(row)
            rows.append(row)

    return put_rows


def _double(row: Row) -> None:
    place = "ABCD".index(row["answer"])
    row["options"][place - 1] = row["options"][place]


def _two_right(row: Row) -> None:
    for name in list(row["target_scores"])[:2]:
        row["target_scores"][name] = 1


def _header(*names: str) -> RowChange:
    """Return what puts the header of the file in front as if it was a row."""

    def put_row(rows: list[Row]) -> None:
        rows.insert(0, dict(zip(rows[0], names, strict=True)))

    return put_row


_PRAISE = (
    "I hummed the songs all week.",
    "Every scene is a small painting.",
    "My children begged to see it twice.",
    "Brave, funny and beautifully cut.",
)
_BILLS = (
    "My invoice has the wrong name on it.",
    "You took the fee on the first, not on the fifth.",
    "May I pay by card instead of transfer?",
    "The tax on order 77 is too high.",
    "I paid last week and got a reminder today.",
)


def _only(text: str, label: str, name: str, more: tuple[str, ...]) -> RowChange:
    """Return what keeps the rows of one label, with more texts of it."""

    def keep(rows: list[Row]) -> list[Row]:
        own = [row for row in rows if row[label] == name]
        return own + [{text: each_text, label: name} for each_text in more]

    return keep


KINDS = (
    _kind(
        "One label is written in two ways",
        "answer/two-spellings answer/other-names answer/other-form answer/not-an-option few-shot/other-form few-shot/trailing-space",
        changed(TICKETS, rows=put("queue", lambda row: row["queue"].title(), 4)),
        changed(FILMS, rows=put("tone", lambda row: row["tone"] + " ", 3)),
        changed(DATES, rows=put("date", lambda row: row["date"].replace("-", "."), 4)),
    ),
    _kind(
        "A row is there again with another answer",
        "text/ambiguous few-shot/question-shown few-shot/own-doc few-shot/near-copy answer/not-an-option answer/gold-differs",
        changed(TICKETS, rows=_again(lambda row: row.update(queue="refund"))),
        changed(BOOL, rows=_again(lambda row: row.update(label=not row["label"]), 1)),
        changed(
            NLI,
            rows=_again(
                lambda row: row.update(
                    target_scores={"entailment": 0, "neutral": 1, "contradiction": 0}
                ),
                1,
            ),
        ),
    ),
    _kind(
        "An option is in its list twice",
        "answer/same-option answer/several-golds answer/gold-differs",
        changed(CHEM, rows=each(_double, 3)),
        changed(RANK, rows=each(lambda row: row["events"].__setitem__(0, row["events"][2]), 5)),
        changed(
            CHENGYU, rows=each(lambda row: row["choices"].__setitem__(-1, row["choices"][-2]), 4)
        ),
    ),
    _kind(
        "Two labels are right at once where one is ranked",
        "answer/several-golds",
        changed(NLI, rows=each(_two_right, 3)),
        changed(CLOZE, rows=each(_two_right, 4)),
        changed(YUNHAN, rows=each(_two_right, 5)),
    ),
    _kind(
        "All rows have one label, since the file was sorted and its head taken",
        "answer/same-gold answer/one-place few-shot/lopsided",
        changed(FILMS, rows=_only("review", "tone", "positive", _PRAISE)),
        changed(SHIFEI, rows=lambda rows: [row for row in rows if row["answer"]], fewshot=2),
        changed(TICKETS, rows=_only("text", "queue", "billing", _BILLS)),
    ),
    _kind(
        "A few answers have a unit, a note or an alternative behind them",
        "answer/other-form few-shot/other-form answer/not-an-option answer/chain-differs answer/not-extracted answer/two-spellings",
        changed(SUMS, rows=put("answer", lambda row: row["answer"] + " dollars", 4)),
        changed(TABLE, rows=put("answer", lambda row: row["answer"] + " (see table)", 5)),
        changed(FRENCH, rows=sub("fr", ".", ". | C'est cela.", 4)),
    ),
    _kind(
        "The span does not stand in its passage",
        "answer/not-an-option answer/other-form",
        changed(SPAN, rows=put("span", lambda row: "the old customs house", 4)),
        changed(YUEDU, rows=put("answer", lambda row: "县文化馆", 4)),
        changed(EMAIL, rows=put("item", lambda row: "paper cups", 4)),
    ),
    _kind(
        "The file's header was read as a row",
        "answer/other-names answer/other-form answer/not-an-option answer/letters answer/leaked text/said-again text/placeholder text/ambiguous text/swapped-fields code/error text/snake-name",
        changed(TICKETS, rows=_header("text", "queue")),
        changed(FILMS, rows=_header("review", "tone")),
        changed(CHANGSHI, rows=_header("question", "A", "B", "C", "D", "answer")),
    ),
    _kind(
        "A text that the question hangs on is empty in some rows",
        "text/empty-slot text/no-question text/nothing answer/not-an-option text/same-prompt text/ambiguous",
        changed(SPAN, rows=put("context", lambda row: "", 4)),
        changed(NLI, rows=put("hypothesis", lambda row: "", 3)),
        changed(SHIFEI, rows=put("passage", lambda row: "", 5)),
    ),
)
