"""The rows: their labels, columns and copies."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.seventh.tasks_choice import (
    CHENGYU,
    CHENGYU_TEXT,
    CIVICS,
    DATES,
    ENDINGS,
    KAOSHI,
    QUIZ_JA,
    SCIENCE,
)
from tests.lint.seventh.tasks_free import (
    CRUX,
    DRCD,
    MATH,
    SQUAD,
    TRIVIA,
)
from tests.lint.seventh.tasks_labels import BOOLQ, NEWS, NLI_ES, RTE, TREC, WAIMAI
from tests.lint.shape import Row, changed, put_into

_k = partial(kind, "rows")


def _at(key: str, values: dict[int, object]):
    def put(rows: list[Row]) -> None:
        for place, value in values.items():
            rows[place][key] = value

    return put


def _scores(scores):
    def put(rows: list[Row]) -> None:
        for row in rows[::4]:
            row["target_scores"] = scores(row["target_scores"])

    return put


def _double(key: str):
    def put(rows: list[Row]) -> None:
        for row in rows[::3]:
            gold = row["answer"]
            row[key][(gold + 1) % 4] = row[key][(gold + 2) % 4]

    return put


def _empty(key: str):
    def put(rows: list[Row]) -> None:
        for row in rows[::3]:
            row[key][(row["answer"] + 1) % 4] = ""

    return put


KINDS = (
    _k(
        "Premise and hypothesis, source and target, or passage and question have each other's cue.",
        "text/swapped-fields answer/leaked text/* few-shot/other-form",
        changed(
            NLI_ES,
            ("Premisa: {data['premisa']}", "Premisa: {data['hipotesis']}"),
            ("Hipótesis: {data['hipotesis']}", "Hipótesis: {data['premisa']}"),
        ),
        changed(
            RTE,
            (
                '= data["premise"].strip(), data["hypothesis"].strip()',
                '= data["hypothesis"].strip(), data["premise"].strip()',
            ),
        ),
        changed(
            DRCD,
            ("{data['context']}", "{data['q']}"),
            ("{data['question']}", "{data['context']}"),
            ("{data['q']}", "{data['question']}"),
        ),
        changed(
            BOOLQ, ('passage, question = data["passage"]', 'question, passage = data["passage"]')
        ),
    ),
    _k(
        "In some rows no option is right.",
        "answer/no-gold answer/not-an-option answer/gold-differs",
        changed(CIVICS, rows=_scores(lambda s: dict.fromkeys(s, 0))),
        changed(ENDINGS, rows=_scores(lambda s: dict.fromkeys(s, 0))),
        changed(RTE, rows=_scores(lambda s: dict.fromkeys(s, 0))),
    ),
    _k(
        "In some rows the scores say that another option is right than the answer does.",
        "answer/gold-differs answer/no-gold few-shot/not-a-choice",
        changed(
            CIVICS,
            rows=_scores(
                lambda s: dict(zip(s, [*list(s.values())[1:], next(iter(s.values()))], strict=True))
            ),
        ),
        changed(
            ENDINGS,
            rows=_scores(
                lambda s: dict(zip(s, [*list(s.values())[1:], next(iter(s.values()))], strict=True))
            ),
        ),
        changed(RTE, rows=_scores(lambda s: {k: 1 - v for k, v in s.items()})),
    ),
    _k(
        "All options of some rows are right.",
        "answer/several-golds",
        changed(CIVICS, rows=_scores(lambda s: dict.fromkeys(s, 1))),
        changed(ENDINGS, rows=_scores(lambda s: dict.fromkeys(s, 1))),
        changed(RTE, rows=_scores(lambda s: dict.fromkeys(s, 1))),
    ),
    _k(
        "The gold of some rows is none of the options.",
        "answer/letters answer/not-an-option answer/gold-differs answer/other-form",
        changed(KAOSHI, rows=_at("答案", {2: "E", 7: "E"})),
        changed(SCIENCE, rows=_at("answerKey", {1: "E", 5: "F"})),
        changed(QUIZ_JA, rows=_at("label", {3: 5, 8: 5})),
        changed(DATES, rows=_at("answer", {2: "D", 6: "D"})),
    ),
    _k(
        "A label is spelt in two ways.",
        "answer/two-spellings answer/other-form answer/other-names answer/not-extracted",
        changed(
            NLI_ES,
            postprocess="until_return_post",
            rows=_at("etiqueta", {0: "Verdadero", 3: "Falso", 6: "Verdadero"}),
        ),
        changed(TREC, rows=_at("label", {0: "num", 2: "Loc", 6: "num"})),
        changed(KAOSHI, rows=_at("答案", {1: "c", 4: "b"})),
        changed(TREC, rows=_at("label", {1: "HUM ", 4: "DESC "})),
    ),
    _k(
        "An option is there twice.",
        "answer/same-option",
        changed(CIVICS, rows=_double("choices")),
        changed(CHENGYU, rows=_double("candidates")),
        changed(CHENGYU_TEXT, rows=_double("candidates")),
    ),
    _k(
        "An option is empty.",
        "answer/empty-option text/empty-slot answer/letters",
        changed(CIVICS, rows=_empty("choices")),
        changed(CHENGYU, rows=_empty("candidates")),
        changed(CHENGYU_TEXT, rows=_empty("candidates")),
    ),
    _k(
        "Another column is read: a title for a text, a question for an answer.",
        "text/no-question text/same-prompt text/ambiguous answer/* text/*",
        changed(SQUAD, ("{data['context']}", "{data['title']}")),
        changed(TRIVIA, ('" %s" % data["answer"]', '" %s" % data["question"]')),
        changed(MATH, ('"processed_output": data["answer"]', '"processed_output": data["level"]')),
        changed(CRUX, ('"processed_output": data["output"]', '"processed_output": data["input"]')),
    ),
    _k(
        "A question is there twice, with two answers.",
        "text/ambiguous few-shot/question-shown few-shot/near-copy",
        changed(
            TRIVIA,
            rows=lambda rows: [*rows, rows[1] | {"answer": "Bergen"}, rows[5] | {"answer": "emu"}],
        ),
        changed(
            WAIMAI,
            rows=lambda rows: [*rows, *(row | {"label": 1 - row["label"]} for row in rows[:3])],
        ),
        changed(
            NEWS,
            rows=lambda rows: [
                *rows,
                *(row | {"label": (row["label"] + 1) % 4} for row in rows[2:5]),
            ],
        ),
    ),
    _k(
        "The row's cue is in the data and in the template.",
        "text/said-again",
        changed(TRIVIA, rows=put_into("question", "Q: {}")),
        changed(
            KAOSHI, rows=lambda rows: [row | {k: f"{k}. {row[k]}" for k in "ABCD"} for row in rows]
        ),
        changed(NEWS, rows=put_into("text", "Article: {}")),
        changed(DRCD, rows=put_into("question", "问题：{}")),
    ),
    _k(
        "Several golds stand in one text, with bars between.",
        "answer/other-form answer/not-extracted answer/leaked",
        changed(
            TRIVIA,
            rows=_at(
                "answer",
                {
                    5: "ostrich|common ostrich",
                    7: "yen|Japanese yen",
                    9: "Rembrandt|Rembrandt van Rijn",
                },
            ),
        ),
        changed(DRCD, rows=_at("answer", {1: "农历八月十八;八月十八", 8: "竹子;竹"})),
        changed(TREC, rows=_at("label", {4: "DESC/ENTY", 8: "HUM/ENTY"})),
    ),
    _k(
        "All rows have one label, since the file was sorted and cut.",
        "answer/same-gold few-shot/lopsided",
        changed(WAIMAI, rows=lambda rows: [row for row in rows if row["label"]]),
        changed(BOOLQ, rows=lambda rows: [row for row in rows if row["answer"]]),
        changed(RTE, rows=lambda rows: [row for row in rows if row["label"]]),
    ),
    _k(
        "What the question asks about is not in the prompt.",
        "text/no-question text/same-prompt text/ambiguous",
        changed(BOOLQ, (r"Passage: {passage}\n", "")),
        changed(DRCD, (r"\n短文：{data['context']}", "")),
        changed(RTE, (r"{premise}\n", "")),
        changed(SQUAD, ("Question: {data['question']}\\n", "")),
    ),
)
