"""Faults of rows and labels: types, exports, merges and joins."""

from __future__ import annotations

from tests.lint.dense_8.making import all_of, also, at, listed, put
from tests.lint.shape import Row

kind = listed("rows and labels")


def shifted(rows: list[Row]) -> None:
    """Give each row of the second half the answer of the one before."""
    answers = [row["answer"] for row in rows]
    for number in range(5, len(rows)):
        rows[number]["answer"] = answers[number - 1]


def exchanged(rows: list[Row]) -> None:
    """Exchange the two languages in some rows."""
    for row in (rows[2], rows[6]):
        row["en"], row["fr"] = row["fr"], row["en"]


def untold(rows: list[Row]) -> None:
    """Take the scores out of two rows."""
    for row in (rows[3], rows[8]):
        row["target_scores"] = dict.fromkeys(row["target_scores"], 0)


def fanned(rows: list[Row]) -> list[Row]:
    """Return each row as often as a join with two keys makes it."""
    return [dict(row) for row in rows for _ in range(2)]


def twice_right(rows: list[Row]) -> None:
    """Mark a second option as right in two rows."""
    for row in (rows[1], rows[7]):
        first = next(option for option, score in row["target_scores"].items() if not score)
        row["target_scores"][first] = 1


def flipped(rows: list[Row]) -> None:
    """Turn the labels of the second half round."""
    for row in rows[6:]:
        row["spam"] = 1 - row["spam"]


KINDS = (
    kind(
        "the places of the answers count from one in the file and the code adds one",
        "answer/letters answer/not-an-option answer/letter-asked answer/gold-differs",
        "gap-number",
        rows=put("right", lambda value: value + 1),
    ),
    also(
        kind(
            "truth values came out of a CSV as texts, and any text is true",
            "answer/same-gold answer/gold-differs */unlike-others",
            "pantry",
            rows=put("answer", lambda value: "true" if value else "false"),
        ),
        "panduan",
        rows=at(0, 3, 6, label="False"),
    ),
    kind(
        "the table's header, in its own language, is the first row",
        "text/placeholder */unlike-others answer/not-an-option",
        "chouqu",
        rows=lambda rows: [{"news": "新闻正文", "ask": "问题", "span": "答案片段"}, *rows],
    ),
    kind(
        "two rows repeat earlier reviews with the other label",
        "text/ambiguous few-shot/question-shown answer/gold-differs few-shot/near-copy",
        "dianping",
        rows=lambda rows: [*rows, {**rows[1], "label": 1}, {**rows[6], "label": 0}],
    ),
    kind(
        "a label has a capital in the rows of one annotator",
        "answer/two-spellings answer/unlike-others answer/other-names answer/other-form",
        "tickets",
        rows=at(4, 8, queue="Billing"),
    ),
    kind(
        "one label is in simplified characters in some rows of a task in traditional ones",
        "answer/two-spellings answer/unlike-others answer/other-names answer/not-an-option",
        "xinwen",
        rows=at(3, 10, 類="财经"),
    ),
    kind(
        "from the middle on each row has the answer of the one above it",
        "answer/not-an-option */unlike-others answer/gold-differs",
        "parks",
        rows=shifted,
    ),
    kind(
        "source and translation are exchanged in two rows",
        "*/unlike-others text/swapped-fields",
        "en-fr",
        rows=exchanged,
    ),
    kind(
        "rows of a data set of sums are among those about names",
        "*/unlike-others answer/not-an-option",
        "who-did-it",
        rows=lambda rows: [
            *rows[:9],
            {"text": "12 x 7 = ?", "question": "Compute.", "name": "84"},
            {"text": "90 - 33 = ?", "question": "Compute.", "name": "57"},
            *rows[9:],
        ],
    ),
    kind(
        "the download broke off: the last row ends in the middle and has no answer",
        "answer/empty text/empty-slot text/nothing */unlike-others answer/chain-differs",
        "workshop",
        rows=at(11, question="Paul earns 13 an hour fo", steps="", answer=""),
    ),
    kind(
        "a column of the data base holds forty characters, and passages are cut there",
        "text/cut-item text/no-question */unlike-others",
        "rules-bool",
        rows=put("passage", lambda value: value[:40]),
    ),
    kind(
        "the file was sorted by label and only its head was kept",
        "answer/same-gold",
        "reviews",
        rows=lambda rows: [row for row in rows if row["label"] == 1],
    ),
    kind(
        "two rows have no right option, since a join lost their scores",
        "answer/no-gold answer/gold-differs */unlike-others",
        "rivers",
        rows=untold,
    ),
    kind(
        "a pair of one and the same sentence is labelled as different",
        "answer/gold-differs answer/other-rule answer/legend */unlike-others answer/same-option",
        "same-meaning",
        rows=lambda rows: [
            *rows,
            {"pair": ["The clock stopped at noon.", "The clock stopped at noon."], "label": 0},
            {"pair": ["We sold the old piano.", "We sold the old piano."], "label": 0},
        ],
    ),
    kind(
        "day and month are exchanged in the golds of some rows",
        "answer/other-rule */unlike-others answer/other-form",
        "event-dates",
        rows=all_of(at(0, date="1932-04-05"), at(4, date="2003-09-07"), at(7, date="2011-02-06")),
    ),
    kind(
        "counts became floats, since one row of the frame had none",
        "answer/python-value */unlike-others answer/other-form",
        "market-sums",
        rows=put("result", float),
    ),
    kind(
        "NA for North America was read as not a number",
        "text/nothing */unlike-others text/raw-value",
        "capitals-fmt",
        rows=at(4, continent=float("nan")),
    ),
    kind(
        "a spreadsheet took the leading nought from the answers, and the tables have it",
        "answer/not-an-option answer/other-form */unlike-others answer/other-rule",
        "times",
        rows=put("cell", lambda value: value.lstrip("0")),
    ),
    kind(
        "in some rows the list of options is still the JSON text that it was stored as",
        "text/raw-value */unlike-others answer/letters text/cut-item answer/not-an-option",
        "museum-quiz",
        rows=put("options", lambda value: str(value).replace("'", '"'), every=4, start=1),
    ),
    kind(
        "an option stands there twice where the distractors were generated",
        "answer/same-option",
        "changshi",
        rows=all_of(
            at(1, choices=["黄河", "黄河", "长江", "黑龙江"]),
            at(7, choices=["李白", "杜甫", "杜甫", "孟浩然"]),
        ),
    ),
    kind(
        "a merge of two label files left two right options in some rows",
        "answer/several-golds",
        "shengxiao",
        rows=twice_right,
    ),
    kind(
        "rows without a majority have the label -1, which a tuple takes for its last",
        "*/unlike-others answer/no-gold answer/gold-differs",
        "nli",
        rows=at(1, 5, label=-1),
    ),
    kind(
        "the answer is still the dict of SQuAD, texts and places",
        "answer/python-value text/raw-value */unlike-others answer/not-an-option",
        "short-spans",
        rows=put("span", lambda value: {"text": [value], "answer_start": [0]}),
    ),
    kind(
        "a passage stands in the first of its rows alone, the cells below were merged with it",
        "text/empty-slot text/no-question answer/not-an-option */unlike-others",
        "yuedu",
        rows=put("短文", lambda value: "", every=3, start=1),
    ),
    kind(
        "some reviews were deleted by their authors before the crawl",
        "*/unlike-others text/ambiguous text/nothing text/note-left text/empty-slot"
        " few-shot/question-shown",
        "review-tone",
        rows=at(3, 6, 8, review="[deleted]"),
    ),
    kind(
        "the check whether annotators read is a row of its own",
        "*/unlike-others answer/leaked text/note-left",
        "chat-mood",
        rows=at(4, turns=["This is an attention check.", "Please select 'angry' here."]),
    ),
    kind(
        "two passages are what a server says to a crawler",
        "answer/not-an-option */unlike-others text/markup",
        "zh-yuedu",
        rows=at(2, 6, passage="403 Forbidden 您的访问被拒绝，请开启 JavaScript 后重试。"),
    ),
    kind(
        "some rows have the option's text where the others have its letter",
        "answer/not-an-option answer/other-form */unlike-others answer/letters answer/letter-asked",
        "chem-mcq",
        rows=all_of(at(5, answer="Carbon"), at(9, answer="Activation energy")),
    ),
)
