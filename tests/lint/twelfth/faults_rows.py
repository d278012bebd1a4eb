"""The rows' own labels and fields."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.twelfth.tasks import (
    BOOL,
    CHANGSHI,
    DUICUO,
    NLI,
    PASSAGES,
    PINGLUN,
    REVIEWS,
    SCIENCE,
    TICKETS,
    XINWEN,
    XUANZE,
    YITU,
    YUEDU,
)

_rows = partial(kind, "rows")


def _each(every: int, key: str, text: str):
    """Return what writes `text`, with `{}` for what was there, into some rows."""

    def put(rows: list[Row]) -> list[Row]:
        return [
            row | {key: text.replace("{}", str(row[key]))} if i % every == 1 else row
            for i, row in enumerate(rows)
        ]

    return put


def _named(key: str, names: tuple[str, ...]):
    """Return what adds the class's own name to each row."""
    return lambda rows: [row | {"label_name": names[row[key]]} for row in rows]


def _same_option(rows: list[Row]) -> None:
    for row in rows[::3]:
        wrong = [i for i in range(4) if i != row["answer"]]
        row["choices"][wrong[0]] = row["choices"][wrong[1]]


def _same_option_zh(rows: list[Row]) -> None:
    for row in rows[::3]:
        first, second = [key for key in "ABCD" if key != row["答案"]][:2]
        row[first] = row[second]


def _same_option_list(rows: list[Row]) -> None:
    for row in rows[::3]:
        place = row["选项"].index(row["正确答案"])
        row["选项"][place - 1] = row["选项"][place - 2]


KINDS = (
    _rows(
        "The map from numbers to labels is turned round, and the row has its class by name.",
        "answer/gold-differs answer/legend",
        changed(
            NLI,
            (
                '["entailment", "neutral", "contradiction"]',
                '["contradiction", "neutral", "entailment"]',
            ),
            rows=_named("label", ("entailment", "neutral", "contradiction")),
        ),
        changed(
            PINGLUN,
            ('{0: "差评", 1: "好评"}', '{1: "差评", 0: "好评"}'),
            rows=_named("标签", ("差评", "好评")),
        ),
        changed(
            REVIEWS,
            ('("negative", "positive")', '("positive", "negative")'),
            rows=_named("label", ("negative", "positive")),
        ),
    ),
    _rows(
        "A legend gives the numbers another meaning than the row.",
        "answer/legend answer/gold-differs",
        changed(
            NLI,
            (
                "Relation ({', '.join(NAMES)}):",
                "Relation (0 = contradiction, 1 = neutral, 2 = entailment):",
            ),
            ('label = NAMES[data["label"]]', 'label = str(data["label"])'),
            rows=_named("label", ("entailment", "neutral", "contradiction")),
        ),
        changed(
            PINGLUN,
            ("这条评论是好评还是差评？", "0表示好评，1表示差评。"),
            ('LABELS[data["标签"]]', 'str(data["标签"])'),
            rows=_named("标签", ("差评", "好评")),
        ),
        changed(
            DUICUO,
            ("回答「對」或「錯」", "回答1或0（1＝錯，0＝對）"),
            ('"對" if data["正確"] else "錯"', '"1" if data["正確"] else "0"'),
        ),
    ),
    _rows(
        "Two fields stand behind each other's cue.",
        "text/swapped-fields",
        changed(
            NLI,
            ("Premise: {data['premise']}", "Premise: {data['hypothesis']}"),
            ("Hypothesis: {data['hypothesis']}", "Hypothesis: {data['premise']}"),
        ),
        changed(
            PASSAGES,
            (
                '"Passage: " + data["context"], "Question: " + data["question"]',
                '"Passage: " + data["question"], "Question: " + data["context"]',
            ),
        ),
        changed(
            YUEDU,
            (
                "短文：{data['段落']}\\n问题：{data['问题']}",
                "短文：{data['问题']}\\n问题：{data['段落']}",
            ),
        ),
    ),
    _rows(
        "One label is spelt in two ways in the rows.",
        "answer/two-spellings answer/other-form answer/other-names answer/not-an-option",
        changed(
            TICKETS,
            rows=lambda rows: [
                row | {"queue": row["queue"].title()} if i % 3 == 0 else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(
            XINWEN,
            ('"processed_output": data["类别"].strip()', '"processed_output": data["类别"]'),
            rows=_each(4, "类别", "{} "),
        ),
        changed(YITU, rows=_each(4, "意图", "{}类")),
    ),
    _rows(
        "An option is there twice.",
        "answer/same-option answer/letters",
        changed(SCIENCE, rows=_same_option),
        changed(CHANGSHI, rows=_same_option_zh),
        changed(XUANZE, rows=_same_option_list),
    ),
    _rows(
        "The same question stands there with two answers.",
        "text/ambiguous few-shot/question-shown few-shot/near-copy answer/*",
        changed(
            TICKETS,
            rows=lambda rows: [
                *rows,
                *(
                    row | {"queue": "technical" if row["queue"] == "billing" else "billing"}
                    for row in rows[:4]
                ),
            ],
        ),
        changed(
            PINGLUN,
            rows=lambda rows: [*rows, *(row | {"标签": 1 - row["标签"]} for row in rows[:4])],
        ),
        changed(
            BOOL,
            rows=lambda rows: [*rows, *(row | {"answer": not row["answer"]} for row in rows[:4])],
        ),
    ),
    _rows(
        "Some golds are none of the options, or stand in no passage.",
        "answer/not-an-option answer/letters answer/other-names answer/gold-differs",
        changed(CHANGSHI, rows=_each(6, "答案", "E")),
        changed(PASSAGES, rows=_each(6, "answer", "forty green bottles")),
        changed(YITU, rows=_each(6, "意图", "订外卖")),
    ),
    _rows(
        "Several golds stand in one text.",
        "answer/other-form answer/several-golds answer/not-extracted answer/not-an-option answer/letters",
        changed(PASSAGES, rows=_each(4, "answer", "{}|the {}")),
        changed(YUEDU, rows=_each(4, "答案", "{}；{}等")),
        changed(TICKETS, rows=_each(4, "queue", "{}|other")),
    ),
)
