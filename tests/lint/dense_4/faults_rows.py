"""Faults of rows and labels in English: what exports, joins, merges and annotators leave behind."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.dense_4.making import at, bad, setting
from tests.lint.making import kind
from tests.lint.shape import Row

FAMILY = "rows and labels"
GOLD = "answer/* text/ambiguous few-shot/other-labels few-shot/not-a-choice few-shot/wrong*"


def _exchange(first: str, second: str) -> Callable[[Row], None]:
    def put(row: Row) -> None:
        row[first], row[second] = row[second], row[first]

    return put


def _labels_slid(rows: list[Row]) -> None:
    labels = [row["label"] for row in rows]
    for row, label in zip(rows, labels[-1:] + labels[:-1], strict=True):
        row["label"] = label


KINDS = (
    kind(
        FAMILY,
        "the header line of the CSV is the first row",
        f"{GOLD} few-shot/* text/snake-name text/said-again text/unknown-name",
        bad(
            "planets",
            rows=lambda rows: [
                {"question": "question", "options": ["options"] * 4, "answer": "answer"},
                *rows,
            ],
        ),
    ),
    kind(
        FAMILY,
        "a column of labels slid down by a row, so that they belong to the review above",
        GOLD,
        bad("films", rows=_labels_slid),
    ),
    kind(
        FAMILY,
        "two annotators wrote a label in the plural and in the singular",
        GOLD,
        bad("tickets", rows=at("3 6", setting("team", lambda row: "account"))),
    ),
    kind(
        FAMILY,
        "the indices of an appended file count from one, those of the first from nought",
        f"{GOLD} code/error",
        bad("gap-words", rows=at("8 9 10 11", setting("gold", lambda row: row["gold"] + 1))),
    ),
    kind(
        FAMILY,
        "scores were exported as texts, so that '0' is true and the first option always wins",
        f"{GOLD} code/*",
        bad(
            "word-pairs",
            rows=lambda rows: [
                {**row, "target_scores": {k: str(v) for k, v in row["target_scores"].items()}}
                for row in rows
            ],
        ),
    ),
    kind(
        FAMILY,
        "a column of labels became floats, since the frame had a hole: 1.0 where 1 is asked",
        f"{GOLD} text/raw-value few-shot/other-form",
        bad(
            "sms",
            rows=lambda rows: [{**row, "label": float(row["label"])} for row in rows],
        ),
    ),
    kind(
        FAMILY,
        "truths were exported as the texts 'True' and 'False', which are both true",
        f"{GOLD} few-shot/lopsided code/*",
        bad("handbook", rows=lambda rows: [{**row, "holds": str(row["holds"])} for row in rows]),
    ),
    kind(
        FAMILY,
        "passage and question are exchanged in a few rows",
        f"{GOLD} text/*",
        bad("reading", rows=at("1 4 7 10", _exchange("text", "question"))),
    ),
    kind(
        FAMILY,
        "digits of the answer are transposed in a few rows, the steps say otherwise",
        f"{GOLD} few-shot/*",
        bad(
            "market",
            rows=at("1 5 7 9", setting("answer", lambda row: row["answer"][::-1])),
        ),
    ),
    kind(
        FAMILY,
        "solutions were cut at a length, so that some lack their final line with the answer",
        f"{GOLD} few-shot/* text/cut-item code/*",
        bad(
            "garden-sums",
            rows=at("1 4 8", setting("answer", lambda row: row["answer"].split("\n####")[0])),
        ),
    ),
    kind(
        FAMILY,
        "some rows of a translation go the other way, from the reversed pair of the corpus",
        f"{GOLD} text/* few-shot/*",
        bad("en-de", rows=at("2 5 8", _exchange("en", "de"))),
    ),
    kind(
        FAMILY,
        "numbers among texts: json read some of the outputs as whole numbers",
        f"code/error {GOLD}",
        bad(
            "prints",
            rows=at("0 1 3 5", setting("printed", lambda row: int(row["printed"]))),
        ),
    ),
    kind(
        FAMILY,
        "day and month were exchanged by the parser where the day is twelve or less",
        f"{GOLD} few-shot/*",
        bad(
            "dates",
            rows=at(
                "0 1 7",
                setting(
                    "date",
                    lambda row: "-".join((row["date"][:4], row["date"][8:], row["date"][5:7])),
                ),
            ),
        ),
    ),
    kind(
        FAMILY,
        "a list of options was joined to a single text in some rows of the second source",
        f"{GOLD} text/* code/error few-shot/*",
        bad(
            "science-steps",
            rows=at("2 5 9", setting("options", lambda row: ["; ".join(row["options"])])),
        ),
    ),
    kind(
        FAMILY,
        "rows of another data set, reviews with their tone, are at the end of the file",
        GOLD,
        bad(
            "headlines",
            rows=lambda rows: [
                *rows,
                {"headline": "The room was clean and the staff were kind", "topic": "positive"},
                {"headline": "Cold soup and a rude waiter", "topic": "negative"},
            ],
        ),
    ),
    kind(
        FAMILY,
        "some labels are texts, '1', where the others are numbers that index a list",
        f"code/error {GOLD}",
        bad("science-mcq", rows=at("3 7", setting("label", lambda row: str(row["label"])))),
    ),
)
