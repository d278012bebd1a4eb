"""Faults of answers: what is compared is not what a right model would say."""

from __future__ import annotations

from functools import partial

from tests.lint.making import RowChange, kind
from tests.lint.shape import Row, changed, put_into
from tests.lint.sixth.tasks_free import (
    ALGEBRA,
    KOYOMI,
    MARKET,
    MARKET_BY_HAND,
    PREFEITURA,
    SATZ,
    TRIVIA,
)
from tests.lint.sixth.tasks_labels import (
    CAFES,
    JOURNAL,
    NLI,
    PARKS,
    PINGLUN,
    REVIEWS,
    SMS_NAMES,
    TICKETS,
)
from tests.lint.sixth.tasks_options import (
    CAUSE,
    DYNASTY,
    KITCHEN,
    LAW,
    PRONOUN,
    SEA,
    SEA_PLAIN,
)

_answer = partial(kind, "answers")


def _set(field: str, value: object, every: int = 1) -> RowChange:
    """Return what sets a field of each `every`-th row."""

    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[field] = value

    return put


def _spelled(field: str, how: str) -> RowChange:
    """Return what writes every third label in another way."""

    def spell(rows: list[Row]) -> None:
        for row in rows[::3]:
            row[field] = getattr(row[field], how)()

    return spell


def _doubled(field: str) -> RowChange:
    """Return what makes a wrong option of every third row the right one's twin."""

    def double(rows: list[Row]) -> None:
        for row in rows[::3]:
            options = row[field]
            gold = row.get("gold", "ABCD".find(str(row.get("answer", ""))))
            options[(gold + 1) % len(options)] = options[gold]

    return double


def _full_width(rows: list[Row]) -> None:
    for row in rows[::3]:
        row["answer"] = row["answer"].translate({ord("A") + n: 0xFF21 + n for n in range(4)})


KINDS = (
    _answer(
        "The gold that is compared is not in the output that the shots show.",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/letter-asked answer/letters",
        changed(
            SEA,
            (
                '"processed_output": data["answer"]',
                '"processed_output": data["options"]["ABCD".index(data["answer"])]',
            ),
        ),
        changed(PARKS, ('"processed_output": answer', '"processed_output": str(data["answer"])')),
        changed(
            SMS_NAMES, ('"processed_output": answer', '"processed_output": str(data["label"])')
        ),
        changed(MARKET, ('"processed_output": number', '"processed_output": "$" + number')),
    ),
    _answer(
        "The gold is empty.",
        "answer/empty",
        changed(PREFEITURA, ('"processed_output": data["resposta"]', '"processed_output": ""')),
        changed(NLI, rows=_set("label", "", 3)),
        changed(SEA, rows=_set("answer", "", 4), fewshot=0),
        changed(
            SATZ, ('"processed_output": data["de"]', '"processed_output": data.get("answer", "")')
        ),
    ),
    _answer(
        "The gold is one constant, left from the first try.",
        "answer/same-gold answer/not-in-output answer/gold-differs",
        changed(
            SEA,
            ("f\" {data['answer']}\"", '" A"'),
            ('"processed_output": data["answer"]', '"processed_output": "A"'),
        ),
        changed(
            REVIEWS,
            ("f\" {data['label']}\"", '" positive"'),
            ('"processed_output": data["label"]', '"processed_output": "positive"'),
        ),
        changed(CAUSE, ('"AB"[data["label"]]', '"AB"[0]')),
    ),
    _answer(
        "The rows are a hub's test split, whose labels are hidden: -1 in all, read as the last name.",
        "answer/same-gold answer/gold-differs",
        changed(SMS_NAMES, rows=_set("label", -1)),
        changed(CAUSE, rows=_set("label", -1)),
        changed(LAW, ('chr(65 + data["gold"])', '"ABCDE"[data["gold"]]'), rows=_set("gold", -1)),
    ),
    _answer(
        "The post-processor does not find the answer in the form that the shots teach.",
        "answer/not-extracted answer/not-in-output",
        changed(KITCHEN, postprocess="until_return_post"),
        changed(MARKET, postprocess="until_return_post"),
        changed(MARKET_BY_HAND, postprocess="until_return_post"),
        changed(ALGEBRA, postprocess="until_return_post"),
        changed(PRONOUN, postprocess="agieval_single_answer_post"),
        changed(CAFES, postprocess="agieval_single_answer_post"),
    ),
    _answer(
        "One label is spelled with a capital in some rows, and a right answer counts as wrong there.",
        "answer/two-spellings answer/other-names",
        changed(REVIEWS, rows=_spelled("label", "capitalize")),
        changed(NLI, rows=_spelled("label", "upper")),
        changed(TICKETS, rows=_spelled("team", "title")),
        changed(JOURNAL, rows=_spelled("rubrique", "capitalize")),
    ),
    _answer(
        "Labels of some rows have a space or a newline behind them.",
        "answer/two-spellings few-shot/trailing-space answer/stopped-early answer/other-form few-shot/separator",
        changed(REVIEWS, rows=put_into("label", "{} ", 3)),
        changed(PINGLUN, rows=put_into("标签", "{}\n", 3)),
        changed(TICKETS, rows=put_into("team", "{} ", 2)),
        changed(NLI, rows=put_into("label", "{}\t", 3)),
    ),
    _answer(
        "Several right answers are joined into one text, which no model says.",
        "answer/other-form answer/python-value answer/not-extracted answer/several-golds",
        changed(
            TRIVIA,
            ('first = data["aliases"][0]', 'first = "|".join(data["aliases"])'),
            ('"processed_output": data["aliases"]', '"processed_output": first'),
        ),
        changed(
            TRIVIA,
            ('first = data["aliases"][0]', 'first = " / ".join(data["aliases"])'),
            ('"processed_output": data["aliases"]', '"processed_output": first'),
        ),
        changed(
            PREFEITURA,
            rows=lambda rows: [
                row | {"resposta": f"{row['resposta']}|{row['resposta'].title()}"} if n % 2 else row
                for n, row in enumerate(rows)
            ],
        ),
    ),
    _answer(
        "Some answers have a unit or a full stop that the others lack.",
        "answer/other-form answer/two-spellings",
        changed(
            CAFES,
            (
                'str(data["stars"])',
                'str(data["stars"]) + (" stars" if len(data["review"]) % 3 == 0 else "")',
            ),
        ),
        changed(REVIEWS, rows=put_into("label", "{}.", 3)),
        changed(
            PARKS,
            (
                '"yes" if data["answer"] else "no"',
                '("yes" if data["answer"] else "no") + ("." if len(data["passage"]) % 3 == 0 else "")',
            ),
        ),
        changed(KOYOMI, rows=put_into("答え", "{}。", 3)),
    ),
    _answer(
        "Some letters of the gold are full-width, and match none that is typed.",
        "answer/mixed-widths answer/letters text/look-alike answer/not-an-option",
        changed(SEA, rows=_full_width),
        changed(
            DYNASTY,
            rows=lambda rows: [
                row | {"答案": chr(ord(row["答案"]) + 0xFEE0)} if n % 3 == 0 else row
                for n, row in enumerate(rows)
            ],
        ),
        changed(
            CAFES,
            (
                'str(data["stars"])',
                'str(data["stars"]) if len(data["review"]) % 3 else chr(0xFF10 + data["stars"])',
            ),
        ),
    ),
    _answer(
        "Two options of a row have one text, so one of them is right and counts as wrong.",
        "answer/same-option answer/several-golds",
        changed(SEA, rows=_doubled("options")),
        changed(SEA_PLAIN, rows=_doubled("options")),
        changed(LAW, rows=_doubled("choices")),
    ),
)
