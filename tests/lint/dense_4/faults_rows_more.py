"""Faults of rows and labels in English: indices, joins and cells."""

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


def _options_slid(rows: list[Row]) -> None:
    scores = [row["target_scores"] for row in rows]
    for row, score in zip(rows, scores[-3:] + scores[:-3], strict=True):
        row["target_scores"] = score


def _merged(rows: list[Row]) -> list[Row]:
    merged = {**rows[3], "question": rows[3]["question"] + " " + rows[4]["question"]}
    other = {**rows[8], "question": rows[8]["question"] + " " + rows[9]["question"]}
    return [*rows[:3], merged, *rows[5:8], other, *rows[10:]]


def _filled_down(rows: list[Row]) -> None:
    for place in (2, 3, 7, 8):
        rows[place]["de"] = rows[place - 1]["de"]


def _speakers(row: Row) -> None:
    first, second = row["turns"]
    first["who"], second["who"] = second["who"], first["who"]


def _cut_table(row: Row) -> None:
    row["rows"] = [cells[:1] + cells[2:] for cells in row["rows"]]


KINDS = (
    kind(
        FAMILY,
        "the wrong option of some rows was lost, so that there is one option left to rank",
        f"{GOLD} code/*",
        bad(
            "cause-ppl",
            rows=at(
                "1 4 9",
                setting(
                    "target_scores",
                    lambda row: {k: v for k, v in row["target_scores"].items() if v},
                ),
            ),
        ),
    ),
    kind(
        FAMILY,
        "the file was sorted by label before its head was taken: all rows are positive",
        f"{GOLD} few-shot/lopsided",
        bad(
            "hotel-reviews",
            rows=lambda rows: (
                [row for row in rows if row["sentiment"] == "positive"]
                + [
                    {"review": text, "sentiment": "positive", "stars": 5}
                    for text in (
                        "A gem of a place with a roof terrace.",
                        "Best night's sleep we have had in years.",
                        "They remembered our names after an hour.",
                        "Immaculate bathroom and thick towels.",
                        "The concierge found us opera tickets at noon.",
                    )
                ]
            ),
        ),
    ),
    kind(
        FAMILY,
        "the labels of a hidden test set, all -1, are taken for yes",
        f"{GOLD} few-shot/lopsided code/*",
        bad("zoo-yesno", rows=lambda rows: [{**row, "label": -1} for row in rows]),
    ),
    kind(
        FAMILY,
        "rows without consensus have -1, which indexes the last label",
        f"{GOLD} code/*",
        bad("infer-three", rows=at("0 3 6 10", setting("label", lambda row: -1))),
    ),
    kind(
        FAMILY,
        "rows that annotators could not answer are left in with an empty answer",
        f"{GOLD} text/empty-slot few-shot/no-answer",
        bad("museum-spans", rows=at("2 5 8", setting("answer", lambda row: ""))),
    ),
    kind(
        FAMILY,
        "two lines of the file were merged: one row asks two questions and answers the first",
        f"{GOLD} text/* few-shot/*",
        bad("market-sums", rows=_merged),
    ),
    kind(
        FAMILY,
        "empty cells were filled from above, so that rows have the translation before them",
        f"{GOLD} text/* few-shot/*",
        bad("into-german", rows=_filled_down),
    ),
    kind(
        FAMILY,
        "name and city are exchanged in some rows",
        f"{GOLD} text/swapped-fields few-shot/*",
        bad("people-json", rows=at("0 4 6 9", _exchange("name", "city"))),
    ),
    kind(
        FAMILY,
        "a cell is missing in the tables of some rows, so that the others slid to the left",
        f"{GOLD} text/*",
        bad("ferry-table", rows=at("1 5 10", _cut_table)),
    ),
    kind(
        FAMILY,
        "letters are small in the rows of one annotator",
        f"{GOLD} text/mixed-widths",
        bad("ward-cot", rows=at("2 4 7", setting("key", lambda row: row["key"].lower()))),
    ),
    kind(
        FAMILY,
        "the options belong to another sentence, three rows above",
        f"{GOLD} text/* few-shot/*",
        bad("pronoun-ppl", rows=_options_slid),
    ),
    kind(
        FAMILY,
        "a label has a space behind it in some rows, and is not in the list of topics",
        f"code/error {GOLD}",
        bad("news-topics", rows=at("1 6", setting("topic", lambda row: row["topic"] + " "))),
    ),
    kind(
        FAMILY,
        "ungrammatical sentences have the linguist's asterisk, which tells the answer",
        f"{GOLD} text/stray-sign text/markup",
        bad(
            "acceptable",
            rows=lambda rows: [
                row if row["acceptable"] else {**row, "sentence": "*" + row["sentence"]}
                for row in rows
            ],
        ),
    ),
    kind(
        FAMILY,
        "the speakers of some calls are exchanged",
        f"{GOLD} text/* few-shot/*",
        bad("phone-intent", rows=at("1 4 8", _speakers)),
    ),
)
