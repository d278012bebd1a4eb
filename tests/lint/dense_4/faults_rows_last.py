"""More faults of rows and labels, in English and in Chinese."""

from __future__ import annotations

from tests.lint.dense_4.making import at, bad, setting
from tests.lint.making import kind

FAMILY = "rows and labels"
GOLD = "answer/* text/ambiguous few-shot/other-labels few-shot/not-a-choice few-shot/wrong*"


KINDS = (
    kind(
        FAMILY,
        "options of the second source bring their own letters",
        f"text/said-again {GOLD} text/*",
        bad(
            "chem-mcq",
            rows=at(
                "1 4 8 10",
                setting(
                    "options",
                    lambda row: [f"{k}. {o}" for k, o in zip("ABCD", row["options"], strict=True)],
                ),
            ),
        ),
    ),
    kind(
        FAMILY,
        "a left join kept passages that have no question",
        f"text/* {GOLD}",
        bad("rules-bool", rows=at("2 6", setting("question", lambda row: ""))),
    ),
    kind(
        FAMILY,
        "a preview column was exported: texts end with three dots after some thirty signs",
        f"text/* {GOLD}",
        bad(
            "queue-tickets", rows=lambda rows: [{**r, "text": r["text"][:27] + "..."} for r in rows]
        ),
    ),
    kind(
        FAMILY,
        "a bad join gave some rows their own premise as the hypothesis",
        f"text/said-again text/* {GOLD}",
        bad("nli-daily", rows=at("1 3 7", setting("hypothesis", lambda row: row["premise"]))),
    ),
    kind(
        FAMILY,
        "the pronoun of some rows is not in their sentence",
        f"text/* {GOLD} few-shot/other-form",
        bad("who-is-it", rows=at("2 3 6", setting("pronoun", lambda row: "them"))),
    ),
    kind(
        FAMILY,
        "a list was flattened to a text, through which the loop goes letter by letter",
        f"text/* {GOLD} few-shot/*",
        bad(
            "first-of-four",
            rows=lambda rows: [{**r, "events": "; ".join(r["events"])} for r in rows],
        ),
    ),
    kind(
        FAMILY,
        "a pair is an object with two names, whose names are unpacked instead of its values",
        f"text/* {GOLD} few-shot/*",
        bad(
            "same-meaning",
            rows=lambda rows: [
                {**row, "pair": {"sentence1": row["pair"][0], "sentence2": row["pair"][1]}}
                for row in rows
            ],
        ),
    ),
    kind(
        FAMILY,
        "NA for North America was read as a missing value",
        f"text/nothing text/* {GOLD}",
        bad(
            "capitals-fmt",
            rows=at("4", setting("continent", lambda row: None)),
        ),
    ),
    kind(
        FAMILY,
        "a label is misspelt in two rows",
        GOLD,
        bad("film-notes", rows=at("2 6", setting("tone", lambda row: "postive"))),
    ),
    kind(
        FAMILY,
        "a trailing comma of the source left an empty item in some lists",
        f"text/* {GOLD}",
        bad("word-ends", rows=at("0 3 7", setting("words", lambda row: [*row["words"], ""]))),
    ),
    kind(
        FAMILY,
        "quantities are texts in some rows, so that their JSON has quotes around the number",
        f"{GOLD} few-shot/other-form text/*",
        bad("order-json", rows=at("1 4 8", setting("quantity", lambda row: str(row["quantity"])))),
    ),
    kind(
        FAMILY,
        "dates were written as milliseconds since 1970 by to_json in some rows",
        f"{GOLD} few-shot/other-form",
        bad(
            "event-dates",
            rows=lambda rows: [
                {**row, "date": {1: "1614556800000", 4: "1057708800000"}.get(n, row["date"])}
                for n, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        FAMILY,
        "translations that were still to be made have a translator's stopgap",
        f"text/note-left text/placeholder text/* {GOLD} few-shot/other-form",
        bad("en-fr", rows=at("3 7", setting("fr", lambda row: "[à traduire]"))),
    ),
    kind(
        FAMILY,
        "cells of a table are the formulas of the spreadsheet",
        f"text/* {GOLD}",
        bad(
            "small-tables",
            rows=at(
                "0 3 7",
                setting("rows", lambda row: [cell.split(",")[0] + ",=B2" for cell in row["rows"]]),
            ),
        ),
    ),
)
