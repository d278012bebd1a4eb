"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed, put_into
from tests.lint.sixteenth.making import each
from tests.lint.sixteenth.tasks_en import (
    CAPITALS,
    FILMS,
    GOALS,
    KITCHEN,
    PREMISES,
    PRONOUNS,
    SCIENCE,
    TICKETS,
)
from tests.lint.sixteenth.tasks_free import (
    DIARIES,
    FRENCH,
    MARKET,
    MOODS,
    SNIPPETS,
)
from tests.lint.sixteenth.tasks_zh import (
    CHANGSHI,
    PANDUAN,
    PINGLUN,
    TUILI,
    XINWEN,
    YUEDU,
)

ROWS = "rows and labels"


def _again(key, value):
    """Return what adds the first row once more, with another answer."""
    return lambda rows: [*rows, rows[0] | {key: value}]


KINDS = (
    kind(
        ROWS,
        "one label is spelt in two ways",
        "answer/two-spellings answer/other-form answer/other-names answer/not-an-option",
        changed(KITCHEN, rows=each(lambda row: row.update(answer=row["answer"].title()), 3)),
        changed(TICKETS, rows=each(lambda row: row.update(topic=row["topic"] + " "), 4)),
        changed(PINGLUN, rows=each(lambda row: row.update(label=row["label"] + "。"), 5)),
        changed(MOODS, rows=each(lambda row: row.update(mood=row["mood"].upper()), 5, 2)),
    ),
    kind(
        ROWS,
        "a row is there again with another answer",
        "text/ambiguous few-shot/question-shown few-shot/own-doc",
        changed(KITCHEN, rows=_again("answer", "no")),
        changed(XINWEN, rows=_again("class", "娛樂")),
        changed(PANDUAN, rows=_again("true", "0")),
        changed(DIARIES, rows=_again("answer", "a brewer named Caspar Holt")),
    ),
    kind(
        ROWS,
        "all rows have one label",
        "answer/same-gold answer/one-place few-shot/lopsided",
        changed(FILMS, rows=lambda rows: [row for row in rows if row["label"] == 0]),
        changed(PREMISES, rows=lambda rows: [row for row in rows if row["label"] == "e"]),
        changed(PANDUAN, rows=lambda rows: [row for row in rows if row["true"] == "1"]),
        changed(XINWEN, rows=each(lambda row: row.update({"class": "財經"}))),
    ),
    kind(
        ROWS,
        "an option is there twice",
        "answer/same-option",
        changed(
            CAPITALS,
            rows=each(
                lambda row: row["choices"].__setitem__(
                    row["gold"] - 1, row["choices"][row["gold"]]
                ),
                3,
            ),
        ),
        changed(
            SCIENCE,
            rows=each(
                lambda row: row["options"].__setitem__(
                    2 - 2 * (row["key"] == "C"), row["options"][1]
                ),
                4,
                1,
            ),
        ),
        changed(
            CHANGSHI,
            rows=each(
                lambda row: row["options"].__setitem__(
                    (row["right"] + 2) % 4, row["options"][(row["right"] + 1) % 4]
                ),
                5,
            ),
        ),
    ),
    kind(
        ROWS,
        "several choices of a ranking are right, or none",
        "answer/several-golds answer/no-gold code/error",
        changed(
            GOALS,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 1)), 3
            ),
        ),
        changed(
            PRONOUNS,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 1)), 5, 2
            ),
        ),
        changed(
            TUILI,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 0)), 4
            ),
        ),
    ),
    kind(
        ROWS,
        "the answer is not in the text that it is to be copied from",
        "answer/not-an-option text/cut-item answer/gold-differs few-shot/wrong-answer answer/other-form answer/two-spellings",
        changed(DIARIES, rows=each(lambda row: row.update(answer="the harbour master"), 5)),
        changed(
            YUEDU,
            rows=each(
                lambda row: row.update(
                    answer=row["answer"].translate(
                        str.maketrans("臺颱書週廖計韓設", "台台书周寥计韩设")
                    )
                )
            ),
        ),
        changed(MARKET, rows=each(lambda row: row.update(answer="17"), 6, 2)),
    ),
    kind(
        ROWS,
        "a rare label is none of those that the prompt names",
        "answer/other-names answer/not-an-option answer/other-form answer/two-spellings",
        changed(TICKETS, rows=each(lambda row: row.update(topic="other"), 6, 4)),
        changed(XINWEN, rows=each(lambda row: row.update({"class": "生活"}), 6)),
        changed(MOODS, rows=each(lambda row: row.update(mood="tired"), 5, 1)),
        changed(PINGLUN, rows=each(lambda row: row.update(label="中性"), 6, 3)),
    ),
    kind(
        ROWS,
        "several wordings of the answer, or more than the answer, stand in one field",
        "answer/other-form answer/not-an-option answer/not-extracted text/stray-sign answer/two-spellings",
        changed(FRENCH, rows=put_into("fr", "{} | {}", 4)),
        changed(YUEDU, rows=put_into("answer", "{}（或類似說法）", 4)),
        changed(SNIPPETS, rows=put_into("printed", "{} (an int)", 5)),
        changed(DIARIES, rows=put_into("answer", "{};in {}", 4)),
    ),
)
