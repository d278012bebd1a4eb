"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.making import at, kind, put
from tests.lint.shape import changed
from tests.lint.twentythird.tasks_free import FERRIES, FRENCH, INFERENCE, PRINTS, SPAM
from tests.lint.twentythird.tasks_more import CLAIMS
from tests.lint.twentythird.tasks_options import NATURE, ODDONES, REVIEWS
from tests.lint.twentythird.tasks_zh import DIDIAN, FANYI, GUANXI, PINGJIA, SHICI, YUEDU

FAMILY = "rows and labels"
UNLIKE = "text/unlike-others answer/unlike-others answer/not-an-option answer/other-form"


def _turned(key):
    """Return what moves a field's values on by one row."""

    def run(rows):
        values = [row[key] for row in rows]
        for row, value in zip(rows, values[1:] + values[:1], strict=True):
            row[key] = value

    return run


def _exchange(first, second, *numbers):
    def run(rows):
        for number in numbers:
            row = rows[number]
            row[first], row[second] = row[second], row[first]

    return run


KINDS = (
    kind(
        FAMILY,
        "two rows have one text and different labels",
        "text/ambiguous few-shot/question-shown few-shot/own-doc answer/gold-differs",
        changed(INFERENCE, rows=lambda rows: [*rows, {**rows[0], "label": "neutral"}]),
        changed(
            PINGJIA, rows=lambda rows: [*rows, {**rows[3], "label": 1}, {**rows[4], "label": 0}]
        ),
        changed(CLAIMS, rows=lambda rows: [{**rows[5], "holds": True}, *rows]),
    ),
    kind(
        FAMILY,
        "the header of the table is a row",
        UNLIKE + " text/placeholder text/snake-name answer/other-names",
        changed(FRENCH, rows=lambda rows: [{"en": "en", "fr": "fr"}, *rows]),
        changed(SPAM, rows=lambda rows: [{"message": "message", "kind": "kind"}, *rows]),
        changed(GUANXI, rows=lambda rows: [{key: key for key in rows[0]}, *rows]),
    ),
    kind(
        FAMILY,
        "two columns are exchanged in some rows",
        UNLIKE + " text/swapped-fields few-shot/other-form",
        changed(FRENCH, rows=_exchange("en", "fr", 2, 7)),
        changed(DIDIAN, rows=_exchange("news", "place", 1, 4)),
        changed(FANYI, rows=_exchange("zh", "en", 0, 5)),
    ),
    kind(
        FAMILY,
        "a wrong option says the same as the right one",
        "answer/same-option answer/several-golds",
        changed(
            NATURE,
            rows=put(
                "choices",
                lambda r: [
                    r["choices"][r["answer"]] if n == (r["answer"] + 1) % 4 else text
                    for n, text in enumerate(r["choices"])
                ],
                every=3,
            ),
        ),
        changed(ODDONES, rows=at(4, words=["chair", "salmon", "trout", "chair"])),
        changed(SHICI, rows=at(2, choices=["苏轼", "辛弃疾", "柳永", "苏轼"])),
    ),
    kind(
        FAMILY,
        "the text is cut before what the question asks for",
        "text/cut-item text/no-question answer/not-an-option",
        changed(FERRIES, ('data["passage"])', 'data["passage"][:24])')),
        changed(YUEDU, ('data["context"],', 'data["context"][:9],')),
        changed(DIDIAN, ('news=data["news"]', 'news=data["news"][-6:]')),
    ),
    kind(
        FAMILY,
        "the answers are shifted by one row against the questions",
        UNLIKE + " answer/gold-differs few-shot/wrong-answer answer/other-rule",
        changed(FERRIES, rows=_turned("answers")),
        changed(DIDIAN, rows=_turned("place")),
        changed(YUEDU, rows=_turned("answer")),
        changed(PRINTS, rows=_turned("stdout")),
    ),
    kind(
        FAMILY,
        "a few rows have a label that is none",
        UNLIKE + " answer/other-names answer/legend answer/two-spellings answer/no-gold",
        changed(INFERENCE, rows=put("label", lambda r: "-", every=6, start=2)),
        changed(SPAM, rows=at(6, kind="unsure")),
        changed(
            REVIEWS,
            ("gold = next(", "gold = (None, *"),
            (
                'name for name in names if data["target_scores"][name] == 1)',
                '(n for n in names if data["target_scores"][n] == 1))[-1] or "unknown"',
            ),
            rows=at(5, target_scores={"positive": 0, "negative": 0}),
        ),
    ),
)
