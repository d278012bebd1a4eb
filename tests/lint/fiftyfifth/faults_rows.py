"""Faults of rows: what slipped, is there twice, is empty, or comes from elsewhere."""

from __future__ import annotations

from tests.lint.fiftyfifth.edits import add
from tests.lint.fiftyfifth.tasks_desk import (
    CARD,
    COMMIT,
    DNA,
    FRAC,
    LAB,
    LEASE,
    ORDERS,
    PAIRS,
    PRINTS,
    RARE,
)
from tests.lint.fiftyfifth.tasks_exam import CLAIM, DATES, FARM, PHYS, SCENE, SPAN, STRAY
from tests.lint.fiftyfifth.tasks_world import CALLS, DEEN, ERROR, NOTICIA, REVIEW, VOPROS
from tests.lint.making import RowChange, at, kind, put, sub
from tests.lint.shape import Kind, Row, changed

F = "rows"
UNLIKE = "text/unlike-others answer/unlike-others answer/other-form"


def slipped(key: str, by: int = 1) -> RowChange:
    """Return what gives each row's value to one that stands some rows away."""

    def run(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for place, row in enumerate(rows):
            row[key] = values[(place + by) % len(values)]

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the column of answers slipped by a row",
        "answer/unlike-others answer/not-an-option answer/other-rule answer/gold-differs "
        "answer/chain-differs text/unlike-others",
        changed(LEASE, rows=slipped("end")),
        changed(ERROR, rows=slipped("code", 2)),
        changed(DNA, rows=slipped("complement")),
        changed(FRAC, rows=slipped("lowest")),
    ),
    kind(
        F,
        "a question is there twice, with two answers",
        "text/ambiguous few-shot/question-shown few-shot/own-doc few-shot/near-copy",
        changed(
            COMMIT, rows=add({"subject": "Support login by passkey", "type": "fix"}), fewshot=6
        ),
        changed(REVIEW, rows=add({"text": "用了三天就坏了，太让人失望。", "label": 0}), fewshot=6),
        changed(
            PAIRS,
            rows=add(
                {"pair": ["Why is the sky red at dusk?", "Why is the sea blue?"], "same": "yes"}
            ),
        ),
        changed(
            DEEN,
            rows=add(
                {"de": "Es regnet seit drei Tagen.", "en": "It's been raining for three days."}
            ),
        ),
    ),
    kind(
        F,
        "the text of a few rows is empty",
        "text/empty-slot text/unlike-others text/no-question text/trailing-space text/nothing",
        changed(CARD, rows=at(5, chat="")),
        changed(DEEN, rows=at(4, de="")),
        changed(SPAN, rows=at(2, passage="")),
        changed(NOTICIA, rows=at(7, titular=" ")),
    ),
    kind(
        F,
        "the answer has white space at an end",
        "answer/two-spellings few-shot/trailing-space few-shot/separator text/double-space "
        "answer/not-extracted",
        changed(LEASE, rows=put("end", lambda row: row["end"] + " ", every=3)),
        changed(DEEN, rows=put("en", lambda row: row["en"] + "\n", every=2)),
        changed(DNA, rows=put("complement", lambda row: " " + row["complement"], every=4)),
    ),
    kind(
        F,
        "a few answers are in another form: decimals, words, another order",
        UNLIKE + " answer/other-rule answer/not-an-option answer/python-value",
        changed(FRAC, rows=at(0, lowest="0.75")),
        changed(LEASE, rows=at(3, end="2023-09-30")),
        changed(PRINTS, rows=at(1, printed="four")),
        changed(DEEN, rows=at(6, en='"The children are playing in the garden."')),
    ),
    kind(
        F,
        "one answer in the table was computed wrongly",
        "answer/other-rule answer/gold-differs answer/legend answer/unlike-others "
        "answer/chain-differs few-shot/wrong-sum few-shot/wrong-answer",
        changed(DNA, rows=at(2, complement="AATCGTGG")),
        changed(LAB, rows=at(7, flag="normal")),
        changed(RARE, rows=at(0, rarity="common")),
        changed(
            FARM,
            rows=put("answer", lambda row: row["answer"].replace("90 - 20 = 70", "90 - 20 = 60")),
        ),
    ),
    kind(
        F,
        "an option is there twice",
        "answer/same-option answer/letters text/said-again",
        changed(PHYS, rows=at(0, choices=["volt", "ohm", "volt", "watt"])),
        changed(DATES, rows=at(1, events=["Magna Carta", "Magna Carta", "first telephone call"])),
    ),
    kind(
        F,
        "the answer does not stand in its passage, whose words are asked for",
        "answer/not-an-option answer/unlike-others answer/other-form",
        changed(LEASE, rows=at(5, end="6 April 2020")),
        changed(ERROR, rows=at(4, code="H-778")),
        changed(SPAN, rows=at(4, answers=["Upsala"])),
    ),
    kind(
        F,
        "letters stand in numbers, as a scan has them",
        "text/scanned-digits text/unlike-others answer/not-an-option answer/unlike-others",
        changed(LAB, rows=at(4, value="2l2")),
        changed(LEASE, rows=sub("clause", "2020", "2O2O", every=2)),
        changed(FARM, rows=sub("question", "5 baskets", "S baskets")),
    ),
    kind(
        F,
        "several answers stand in the gold of a few rows",
        UNLIKE + " answer/other-names answer/not-an-option answer/several-golds",
        changed(LAB, rows=at(2, flag="normal/high")),
        changed(
            DEEN,
            rows=at(9, en="I drink my coffee without sugar. / I take my coffee without sugar."),
        ),
        changed(COMMIT, rows=at(9, type="fix, feat")),
        changed(CALLS, rows=at(5, mood="محايد أو راضٍ")),
    ),
    kind(
        F,
        "all rows that were kept have one label",
        "answer/same-gold few-shot/lopsided answer/one-place",
        changed(
            LAB,
            rows=lambda rows: (
                [row for row in rows if row["flag"] == "high"]
                + [
                    {
                        "test": name,
                        "value": value,
                        "unit": "U/L",
                        "range": ["10", "40"],
                        "flag": "high",
                        "ward": "clinic",
                    }
                    for name, value in (
                        ("ALT", "88"),
                        ("AST", "71"),
                        ("GGT", "140"),
                        ("Lipase", "95"),
                        ("Amylase", "203"),
                    )
                ]
            ),
        ),
        changed(REVIEW, rows=put("label", lambda row: 1)),
        changed(PAIRS, rows=put("same", lambda row: "no")),
    ),
    kind(
        F,
        "options already have their letters, and the template writes them",
        "text/said-again answer/letters text/cut-item",
        changed(
            PHYS,
            rows=put(
                "choices",
                lambda row: [f"{m}. {c}" for m, c in zip("ABCD", row["choices"], strict=True)],
            ),
        ),
        changed(
            DATES,
            rows=put(
                "events",
                lambda row: [f"{m}) {c}" for m, c in zip("ABC", row["events"], strict=True)],
            ),
        ),
    ),
    kind(
        F,
        "the text has the answer's cue at its end, or the question's at its beginning",
        "text/said-again few-shot/no-answer text/cue-forms answer/cue-again text/double-space",
        changed(CLAIM, rows=put("question", lambda row: row["question"] + "?\nAnswer:")),
        changed(DEEN, rows=put("de", lambda row: "German: " + row["de"])),
        changed(FARM, rows=put("question", lambda row: "Question: " + row["question"])),
        changed(RARE, rows=put("name", lambda row: "Item: " + row["name"])),
    ),
    kind(
        F,
        "marks of a wiki or of an exam are left in the texts",
        "text/markup text/unlike-others",
        changed(SPAN, rows=put("passage", lambda row: row["passage"] + "[edit]")),
        changed(
            CLAIM, rows=put("passage", lambda row: row["passage"].rstrip(".") + "<ref name=a1>.")
        ),
        changed(PHYS, rows=put("question", lambda row: row["question"] + " (2 points)")),
        changed(
            FARM,
            rows=put(
                "answer",
                lambda row: (
                    row["answer"]
                    .replace("14 + 9 = 23", "14 + 9 = <<14+9=23>>23")
                    .replace("5 * 18 = 90", "5 * 18 = <<5*18=90>>90")
                ),
            ),
        ),
    ),
    kind(
        F,
        "a few rows have full-width digits or letters",
        "text/mixed-widths text/look-alike " + UNLIKE,
        changed(ERROR, rows=sub("code", "E-", "Ｅ－", every=2)),
        changed(
            PRINTS,
            rows=put(
                "printed",
                lambda row: row["printed"].translate({48 + n: 0xFF10 + n for n in range(10)}),
                every=3,
            ),
        ),
        changed(
            FRAC,
            rows=put(
                "lowest",
                lambda row: row["lowest"].translate({48 + n: 0xFF10 + n for n in range(10)}),
                every=4,
            ),
        ),
    ),
    kind(
        F,
        "a cell of two rows was joined",
        UNLIKE + " text/said-again text/separator-inside",
        changed(
            DEEN, rows=at(1, de="Meine Schwester wohnt in einem kleinen Dorf.\nGerman: Es regnet.")
        ),
        changed(
            CARD,
            rows=put(
                "chat",
                lambda row: row["chat"] + "\n\n" + "Message: What does a loan cost?",
                every=6,
            ),
        ),
        changed(
            COMMIT,
            rows=at(
                2,
                subject="Explain the new flags in the README|docs\nCache compiled templates "
                "between requests",
            ),
        ),
    ),
    kind(
        F,
        "a table's missing value stands there as nan or None",
        "text/nothing text/unlike-others answer/unlike-others answer/other-names",
        changed(LAB, rows=at(6, value="nan")),
        changed(DEEN, rows=at(3, en="None")),
        changed(CARD, rows=at(8, chat="NaN")),
        changed(COMMIT, rows=at(1, type="nan")),
    ),
    kind(
        F,
        "the right option is always the longest",
        "answer/length-tells answer/stands-out",
        changed(
            PHYS,
            rows=put(
                "choices",
                lambda row: [
                    each + ", as is known from many measurements"
                    if place == row["answer"]
                    else each
                    for place, each in enumerate(row["choices"])
                ],
            ),
        ),
        changed(
            SCENE,
            rows=put(
                "target_scores",
                lambda row: {
                    key.rstrip(".") + ", slowly and with the greatest of care, until it is done."
                    if score
                    else key: score
                    for key, score in row["target_scores"].items()
                },
            ),
        ),
        changed(
            STRAY,
            rows=put(
                "target_scores",
                lambda row: {
                    key + " (one of another kind)" if score else key: score
                    for key, score in row["target_scores"].items()
                },
            ),
        ),
    ),
    kind(
        F,
        "the unit or the currency stands in some answers only",
        UNLIKE,
        changed(FARM, rows=put("answer", lambda row: row["answer"] + " dollars", every=4)),
        changed(PRINTS, rows=put("printed", lambda row: row["printed"] + " (int)", every=4)),
        changed(LEASE, rows=put("end", lambda row: "on " + row["end"], every=4)),
    ),
    kind(
        F,
        "a number in the table became a text or another type in a few rows",
        "code/error answer/unlike-others text/unlike-others answer/python-value text/raw-value "
        "answer/gold-differs",
        changed(CARD, rows=at(3, topic="3")),
        changed(ORDERS, rows=put("count", lambda row: float(row["count"]), every=2)),
        changed(RARE, rows=put("worth", lambda row: float(row["worth"]), every=3)),
        changed(REVIEW, rows=at(2, label="0")),
    ),
    kind(
        F,
        "the list of a row lost its other items",
        UNLIKE + " answer/letters answer/stands-out text/empty-slot text/cut-item "
        "tokens/* answer/empty-option",
        changed(VOPROS, rows=at(0, target_scores={" льдом": 1})),
        changed(PHYS, rows=at(3, choices=["red cells"])),
        changed(PAIRS, rows=at(5, pair=["Why is the sky red at dusk?", ""])),
    ),
)
