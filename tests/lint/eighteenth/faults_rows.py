"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_en import CAUSE, HOTELS, INFER, SCIENCE, ZOO
from tests.lint.eighteenth.tasks_free import LOOKUP, SHOP, SPANS, UNITS, WARD
from tests.lint.eighteenth.tasks_labels import INTENT, PRONOUN
from tests.lint.eighteenth.tasks_tw import CHANGSHI, TOUSU, YUNHAN
from tests.lint.eighteenth.tasks_zh import CHENGYU, SHIFEI, WAIMAI, YINGYONG, YUEDU
from tests.lint.making import each, kind, put
from tests.lint.shape import changed

FAMILY = "rows and labels"


def _all(value):
    """Return what gives all of a row's options one score."""
    return lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], value))


def _first(row):
    """Put the right one of a row's scored options first."""
    scores = row["target_scores"]
    row["target_scores"] = dict(sorted(scores.items(), key=lambda item: -item[1]))


def _to_front(row):
    """Put the right one of a row's choices first."""
    row["choices"].insert(0, row["choices"].pop(row["label"]))
    row["label"] = 0


def _again(key, value):
    """Return what appends three rows again, with another label."""
    return lambda rows: [*rows, *({**row, key: value(row[key])} for row in rows[1:8:3])]


KINDS = (
    kind(
        FAMILY,
        "more than one option of a row is right",
        "answer/several-golds",
        changed(CAUSE, rows=each(_all(1), 4)),
        changed(CHANGSHI, rows=each(_all(1), 5, 1)),
        changed(YUNHAN, rows=each(lambda row: row["target_scores"].update(中立=1), 3)),
    ),
    kind(
        FAMILY,
        "one label is spelled in two ways",
        "answer/two-spellings answer/other-form answer/other-names answer/not-an-option",
        changed(HOTELS, rows=put("sentiment", lambda row: row["sentiment"].title(), 3)),
        changed(INTENT, rows=put("intent", lambda row: row["intent"] + " ", 5)),
        changed(TOUSU, rows=put("dept", lambda row: row["dept"] + "署", 4, 1)),
    ),
    kind(
        FAMILY,
        "an option is there twice, or has no text",
        "answer/same-option answer/empty-option text/empty-slot",
        changed(
            SCIENCE,
            rows=each(
                lambda row: row["choices"].__setitem__(
                    row["label"] - 1, row["choices"][row["label"] - 2]
                ),
                3,
            ),
        ),
        changed(
            CHENGYU,
            rows=each(lambda row: row["options"].__setitem__("CAB".index(row["key"]), ""), 4),
        ),
        changed(
            WARD,
            rows=each(
                lambda row: row["options"].__setitem__(
                    "CAB".index(row["key"]), row["options"]["ABC".index(row["key"])]
                ),
                4,
            ),
        ),
    ),
    kind(
        FAMILY,
        "the same text has two labels",
        "text/ambiguous few-shot/question-shown few-shot/own-doc few-shot/near-copy",
        changed(WAIMAI, rows=_again("label", lambda old: 1 - old)),
        changed(
            HOTELS,
            rows=_again("sentiment", lambda old: "mixed" if old == "negative" else "negative"),
        ),
        changed(UNITS, rows=_again("result", lambda old: old + "0")),
    ),
    kind(
        FAMILY,
        "an answer that is to be taken from the text is not in it",
        "answer/not-an-option answer/other-form",
        changed(
            SPANS,
            rows=lambda rows: [
                {
                    **row,
                    "answer": {
                        "the guild of dyers": "the dyers' guild",
                        "the cellar": "in a basement",
                    }.get(row["answer"], row["answer"]),
                }
                for row in rows
            ],
        ),
        changed(
            YUEDU,
            rows=lambda rows: [
                {
                    **row,
                    "answer": {"族长的侄子": "族长的外甥", "台风": "地震"}.get(
                        row["answer"], row["answer"]
                    ),
                }
                for row in rows
            ],
        ),
        changed(
            LOOKUP,
            rows=lambda rows: [
                {
                    **row,
                    "answer": {"27": "28", "Genoa": "Kiel", "G3": "C3"}.get(
                        row["answer"], row["answer"]
                    ),
                }
                for row in rows
            ],
        ),
    ),
    kind(
        FAMILY,
        "all rows that are left have one gold",
        "answer/same-gold few-shot/lopsided",
        changed(ZOO, rows=lambda rows: [row for row in rows if row["label"]]),
        changed(WAIMAI, rows=lambda rows: [row for row in rows if row["label"]]),
        changed(SHIFEI, rows=lambda rows: [row for row in rows if not row["ok"]]),
    ),
    kind(
        FAMILY,
        "the steps of a row come to another number than its gold",
        "answer/chain-differs few-shot/wrong-sum few-shot/wrong-answer",
        changed(SHOP, rows=put("answer", lambda row: str(int(row["answer"]) + 10), 3)),
        changed(WARD, rows=put("key", lambda row: "BCA"["ABC".index(row["key"])], 3)),
        changed(YINGYONG, rows=put("answer", lambda row: row["answer"] - 1, 4, 2)),
    ),
    kind(
        FAMILY,
        "the right option has one place in all rows",
        "answer/one-place answer/same-gold",
        changed(CHANGSHI, rows=each(_first)),
        changed(SCIENCE, rows=each(_to_front)),
        changed(
            PRONOUN,
            (
                '"\\n" + question + "\\n"',
                '"\\n" + question + " " + " or ".join(data["target_scores"]) + "?\\n"',
            ),
            rows=each(_first),
        ),
    ),
    kind(
        FAMILY,
        "two fields of the row stand behind each other's cue",
        "text/swapped-fields text/no-question",
        changed(
            INFER,
            ("data['premise']", "data['x']"),
            ("data['hypothesis']", "data['premise']"),
            ("data['x']", "data['hypothesis']"),
        ),
        changed(SPANS, ("def prompt(context, question)", "def prompt(question, context)")),
        changed(
            SHIFEI,
            ('data["rule"]', 'data["x"]'),
            ('data["case"]', 'data["rule"]'),
            ('data["x"]', 'data["case"]'),
        ),
    ),
)
