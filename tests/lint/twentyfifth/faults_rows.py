"""Rows and labels that are wrong, twisted or of another source."""

from __future__ import annotations

from functools import partial

from tests.lint.making import at, kind, put
from tests.lint.shape import Row, changed
from tests.lint.twentyfifth.tasks_free import MONEY, PARCELS, PHRASES, WELLS
from tests.lint.twentyfifth.tasks_options import CLAIMS, FERRY, GARDEN, MUSIC, NEWS, REVIEWS, SHIPS
from tests.lint.twentyfifth.tasks_zh import (
    CHANGSHI,
    DIMING,
    LVYOU,
    PINGJIA,
    YINGYONG,
    YISHU,
    YUEDU,
    YUNHAN,
)

rowed = partial(kind, "rows and labels")
UNLIKE = "text/unlike-others answer/unlike-others"


def doubled(choices: str, answer: str):
    """Return what writes the text of a wrong option over another wrong one in some rows."""

    def run(rows: list[Row]) -> None:
        for row in rows[::3]:
            wrong = [n for n in range(len(row[choices])) if n != row[answer]]
            row[choices][wrong[0]] = row[choices][wrong[1]]

    return run


def exchanged(first: str, second: str, *places: int):
    """Return what exchanges two fields of a few rows."""

    def run(rows: list[Row]) -> None:
        for place in places:
            row = rows[place]
            row[first], row[second] = row[second], row[first]

    return run


def again(field: str, **values):
    """Return what makes the last row the first one's text with another label."""

    def run(rows: list[Row]) -> None:
        rows[-1] = {**rows[0], **values}

    return run


def header(rows: list[Row]) -> list[Row]:
    """Return the rows with the header of their table before them."""
    return [{name: name for name in rows[0]}, *rows]


def slipped(field: str):
    """Return what moves a column down by one row."""

    def run(rows: list[Row]) -> None:
        values = [row[field] for row in rows]
        for row, value in zip(rows, [values[-1], *values], strict=False):
            row[field] = value

    return run


KINDS = (
    rowed(
        "an option is there twice",
        "answer/same-option",
        changed(GARDEN, rows=doubled("choices", "answer")),
        changed(MUSIC, rows=doubled("options", "right")),
        changed(LVYOU, rows=doubled("choices", "answer")),
    ),
    rowed(
        "a label is spelled in two ways",
        "answer/two-spellings answer/other-names answer/other-form answer/unlike-others",
        changed(REVIEWS, rows=put("label", lambda row: row["label"].title(), 4)),
        changed(NEWS, rows=put("topic", lambda row: row["topic"] + " ", 5)),
        changed(YUNHAN, rows=put("label", lambda row: row["label"] + "。", 4)),
    ),
    rowed(
        "the gold of some rows is not to be found in what is shown",
        "answer/not-an-option answer/unlike-others answer/other-names answer/other-rule",
        changed(PARCELS, rows=at(3, city="Zurich")),
        changed(NEWS, rows=at(4, topic="weather")),
        changed(DIMING, rows=at(6, place="苏州")),
    ),
    rowed(
        "several options are right",
        "answer/several-golds",
        changed(
            SHIPS, rows=put("target_scores", lambda r: dict.fromkeys(r["target_scores"], 1), 4)
        ),
        changed(CLAIMS, rows=put("target_scores", lambda r: {" true": 1, " false": 1}, 5)),
        changed(PINGJIA, rows=put("target_scores", lambda r: {"好评": 1, "差评": 1}, 5)),
    ),
    rowed(
        "no option is right",
        "answer/no-gold code/error",
        changed(
            SHIPS, rows=put("target_scores", lambda r: dict.fromkeys(r["target_scores"], 0), 4)
        ),
        changed(CLAIMS, rows=put("target_scores", lambda r: {" true": 0, " false": 0}, 5)),
        changed(PINGJIA, rows=put("target_scores", lambda r: {"好评": 0, "差评": 0}, 5)),
    ),
    rowed(
        "two columns of a few rows have changed places",
        "text/swapped-fields few-shot/other-form answer/not-an-option " + UNLIKE,
        changed(PHRASES, rows=exchanged("en", "fr", 2, 7)),
        changed(YISHU, rows=exchanged("en", "zh", 1, 5)),
        changed(DIMING, rows=exchanged("sentence", "place", 4, 8)),
    ),
    rowed(
        "one text has two labels",
        "text/ambiguous few-shot/question-shown few-shot/own-doc answer/gold-differs",
        changed(REVIEWS, rows=again("text", label="positive")),
        changed(FERRY, rows=again("passage", answer=False)),
        changed(YUNHAN, rows=again("premise", label="中立")),
    ),
    rowed(
        "a few answers have a unit, a stop or a note behind them",
        "answer/other-form answer/not-an-option answer/other-rule answer/unlike-others",
        changed(MONEY, rows=at(4, currency="krona (SEK)")),
        changed(YINGYONG, rows=put("answer", lambda row: row["answer"] + "个", 5)),
        changed(PARCELS, rows=put("city", lambda row: row["city"] + ".", 5)),
    ),
    rowed(
        "labels slipped by a row, or are all turned round",
        "answer/gold-differs answer/not-an-option answer/legend answer/chain-differs "
        "answer/other-rule answer/unlike-others",
        changed(PARCELS, rows=slipped("city")),
        changed(
            REVIEWS,
            rows=put("label", lambda r: "positive" if r["label"] == "negative" else "negative"),
        ),
        changed(YUEDU, rows=slipped("answer")),
    ),
    rowed(
        "an option or an answer has no text",
        "answer/empty-option answer/empty answer/empty-is-right text/empty-slot answer/unlike-others"
        " text/unlike-others",
        changed(CHANGSHI, rows=at(3, choices=["罗贯中", "", "吴承恩", "曹雪芹"])),
        changed(WELLS, rows=at(4, answers=[""])),
        changed(GARDEN, rows=at(6, choices=["birch", "larch", "", "holly"], answer=3)),
    ),
)
