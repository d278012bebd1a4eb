"""Faults of golds and of the rows that they are read from."""

from __future__ import annotations

from functools import partial

from tests.lint.making import RowChange, kind
from tests.lint.shape import Row, changed, put_into
from tests.lint.sixth.tasks_free import (
    MARKET,
    MARKET_BY_HAND,
    SPANS,
)
from tests.lint.sixth.tasks_labels import (
    JOURNAL,
    NLI,
    PAWS,
    REVIEWS,
    SMS,
    SMS_NAMES,
    TICKETS,
)
from tests.lint.sixth.tasks_options import (
    ALLTAG,
    CAUSE,
    DYNASTY,
    MUSIC,
    SEA,
)

_answer = partial(kind, "answers")


def _set(field: str, value: object, every: int = 1) -> RowChange:
    """Return what sets a field of each `every`-th row."""

    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[field] = value

    return put


def _scores(value: int | None) -> RowChange:
    def score(rows: list[Row]) -> None:
        for row in rows[::2]:
            row["target_scores"] = dict.fromkeys(row["target_scores"], value)

    return score


def _unlike(rows: list[Row]) -> None:
    for row in rows[::2]:
        steps, number = row["answer"].split("#### ")
        row["answer"] = f"{steps}#### {int(number) + 10}"


KINDS = (
    _answer(
        "All options of some rows are marked as right.",
        "answer/several-golds",
        changed(MUSIC, rows=_scores(1)),
        changed(PAWS, rows=_scores(1)),
        changed(
            MUSIC,
            rows=lambda rows: [
                row | {"target_scores": {o: int(n < 2) for n, o in enumerate(row["target_scores"])}}
                for row in rows
            ],
        ),
    ),
    _answer(
        "No option of some rows is marked as right.",
        "answer/no-gold code/error answer/empty",
        changed(MUSIC, rows=_scores(0)),
        changed(PAWS, rows=_scores(0)),
        changed(PAWS, rows=_scores(None)),
    ),
    _answer(
        "The gold of some rows is none of their options, as typing differs from the list.",
        "answer/not-an-option answer/other-names answer/two-spellings code/error answer/other-form",
        changed(JOURNAL, rows=_set("rubrique", "loisirs", 5)),
        changed(TICKETS, rows=_set("team", "invoicing", 7)),
        changed(SEA, rows=_set("answer", "E", 5)),
        changed(ALLTAG, rows=put_into("antwort", "{}.", 4)),
    ),
    _answer(
        "The steps before the four hashes are taken for the answer, not the number behind them.",
        "answer/not-extracted answer/other-form answer/not-in-output answer/chain-differs",
        changed(MARKET, ('split("####")[1]', 'split("####")[0]')),
        changed(MARKET, ('data["answer"].split("####")[1].strip()', 'data["answer"]')),
        changed(MARKET, ('split("####")[1].strip()', 'split("####")[1].strip()[:1]')),
    ),
    _answer(
        "The gold has decimals, a unit or a sign of dollars that the post-processor takes off.",
        "answer/not-extracted",
        changed(MARKET, ("return {", 'number = f"{number} pieces"\n    return {')),
        changed(MARKET, ("return {", 'number = f"{number}.00"\n    return {')),
        changed(MARKET, ("return {", 'number = f"${number}"\n    return {')),
    ),
    _answer(
        "The number behind the hashes is not what the steps come to.",
        "answer/chain-differs few-shot/wrong-sum",
        changed(MARKET, rows=_unlike),
        changed(
            MARKET,
            ("return {", "number = str(int(number) + 1)\n    return {"),
            (
                "f\" {data['answer']}\"",
                "f\" {data['answer'].split('####')[0].strip()}\\n#### {number}\"",
            ),
        ),
        changed(MARKET_BY_HAND, ("19. The answer is 19.", "19. The answer is 21.")),
    ),
    _answer(
        "Rows are the same to the model and have different golds.",
        "text/ambiguous text/no-question text/same-prompt",
        changed(
            SPANS,
            (r"Question: {data['question']}\n", ""),
            rows=lambda rows: (
                rows
                + [
                    row
                    | {
                        "question": "What is it about?",
                        "answers": {"text": [row["context"].split()[1]], "answer_start": [4]},
                    }
                    for row in rows[:6]
                ]
            ),
        ),
        changed(
            REVIEWS,
            rows=lambda rows: (
                rows
                + [
                    row | {"label": {"positive": "negative", "negative": "positive"}[row["label"]]}
                    for row in rows[:6]
                ]
            ),
        ),
        changed(
            SMS,
            rows=lambda rows: (
                rows
                + [
                    row | {"label": 1 - row["label"], "id": f"x{n}"}
                    for n, row in enumerate(rows[:5])
                ]
            ),
        ),
    ),
    _answer(
        "Labels are numbers that the prompt never explains, so no reader could know which is which.",
        "answer/letters answer/legend answer/other-names few-shot/other-form answer/letter-asked",
        changed(SMS_NAMES, ('NAMES[data["label"]]', 'str(data["label"])')),
        changed(
            REVIEWS,
            ("f\" {data['label']}\"", "f\" {int(data['label'] == 'positive')}\""),
            (
                '"processed_output": data["label"]',
                '"processed_output": str(int(data["label"] == "positive"))',
            ),
        ),
        changed(
            NLI,
            ("f\" {data['label']}\"", "f\" {'nec'.index(data['label'][0])}\""),
            (
                '"processed_output": data["label"]',
                '"processed_output": str("nec".index(data["label"][0]))',
            ),
        ),
    ),
    _answer(
        "An option of some rows has no text.",
        "answer/empty-option text/empty-slot answer/letters",
        changed(
            SEA,
            rows=lambda rows: [
                row | {"options": [*row["options"][:3], ""]}
                if n % 4 == 0 and row["answer"] != "D"
                else row
                for n, row in enumerate(rows)
            ],
        ),
        changed(
            CAUSE,
            rows=lambda rows: [
                row | {"choice2": ""} if row["label"] == 0 and n % 2 == 0 else row
                for n, row in enumerate(rows)
            ],
        ),
        changed(
            DYNASTY,
            rows=lambda rows: [
                row | {"D": ""} if n % 3 == 0 and row["答案"] != "D" else row
                for n, row in enumerate(rows)
            ],
        ),
    ),
)
