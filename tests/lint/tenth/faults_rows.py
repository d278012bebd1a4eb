"""The rows' own labels and fields."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.tenth import tasks_free as free
from tests.lint.tenth import tasks_labels as lab
from tests.lint.tenth import tasks_options as opt

_rows = partial(kind, "rows")


def _respelt(key: str, other: dict[str, str], every: int = 3):
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = other.get(row[key], row[key])

    return put


def _only(key: str, value: object):
    return lambda rows: [row for row in rows if row[key] == value]


def _rescored(change, every: int = 1):
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row["target_scores"] = change(row["target_scores"])

    return put


def _asked_again(question: str, answer: str, others: tuple):
    def put(rows: list[Row]) -> list[Row]:
        for place, other in zip((1, 4), others, strict=True):
            rows[place] = {**rows[place - 1], answer: other}
        return rows

    return put


KINDS = (
    _rows(
        "Two texts stand behind each other's cue.",
        "text/swapped-fields text/no-question",
        changed(
            lab.NLI_ZH,
            (
                "前提：{data['前提']}\\n假设：{data['假设']}",
                "前提：{data['假设']}\\n假设：{data['前提']}",
            ),
        ),
        changed(
            lab.CONTRACT,
            ("{data['clause']}", "{data['?']}"),
            ("{data['question']}", "{data['clause']}"),
            ("{data['?']}", "{data['question']}"),
        ),
        changed(
            lab.SUCHE,
            ("{data['anfrage']}", "{data['?']}"),
            ("{data['titel']}", "{data['anfrage']}"),
            ("{data['?']}", "{data['titel']}"),
        ),
    ),
    _rows(
        "The direction of a pair is turned round: the target is asked from, the source is the answer.",
        "text/swapped-fields few-shot/other-form few-shot/other-labels answer/gold-differs text/cue-forms answer/stopped-early tokens/answer-too-long answer/not-extracted",
        changed(
            free.TRADUCE,
            ('Spanish: " + data["es"]', 'Spanish: " + data["?"]'),
            ('data["en"]', 'data["es"]'),
            ('data["?"]', 'data["en"]'),
        ),
        changed(
            free.RESUME,
            ("{data['article']}", "{data['?']}"),
            ("data['titre']", "data['article']"),
            ('data["titre"]', 'data["article"]'),
            ("{data['?']}", "{data['titre']}"),
        ),
        changed(
            free.PYFUNC,
            ('data["code"] +', 'data["output"] +'),
            ("{data['output']}", "{data['code']}"),
            ('": data["output"]', '": data["code"]'),
        ),
    ),
    _rows(
        "A label is spelt otherwise in some rows.",
        "answer/two-spellings answer/other-names answer/other-form answer/not-extracted few-shot/other-labels",
        changed(lab.REVIEW, rows=_respelt("verdict", {"bug": "Bug", "fine": "Fine"})),
        changed(
            lab.HINDI, rows=_respelt("bhav", {"सकारात्मक": "सकारात्मक ", "नकारात्मक": "नकारात्मक "})
        ),
        changed(
            lab.NLI_ZH, rows=_respelt("标签", {"蕴含": "蕴涵", "矛盾": "矛盾。", "中立": "中性"}, 2)
        ),
    ),
    _rows(
        "Yes and no, or the classes, are turned round.",
        "answer/gold-differs answer/legend few-shot/not-a-choice answer/not-an-option answer/not-extracted",
        changed(
            lab.SUCHE, ('"ja" if data["passt"] else "nein"', '"nein" if data["passt"] else "ja"')
        ),
        changed(
            lab.CONTRACT, ('"Yes" if data["answer"] else "No"', '"No" if data["answer"] else "Yes"')
        ),
        changed(lab.GRAMATYKA, ("max(data", "min(data")),
    ),
    _rows(
        "All rows that are left have one label.",
        "answer/same-gold few-shot/lopsided",
        changed(lab.SUCHE, rows=lambda rows: [row | {"passt": 1} for row in rows]),
        changed(lab.CONTRACT, rows=lambda rows: [{**row, "answer": False} for row in rows]),
        changed(lab.REVIEW, rows=_only("verdict", "bug")),
    ),
    _rows(
        "An option is there twice, or two have one text.",
        "answer/same-option answer/several-golds answer/letters",
        changed(
            opt.TRIAGE,
            rows=lambda rows: [
                row | {"options": [*row["options"][:3], row["options"][0]]}
                if row["answer"] in "BC"
                else row
                for row in rows
            ],
        ),
        changed(
            opt.HUKUM,
            rows=lambda rows: [
                row | {"pilihan_d": row["pilihan_a"]} if row["kunci"] in "bc" else row
                for row in rows
            ],
        ),
        changed(
            opt.FAYI,
            rows=lambda rows: [
                row | {"选项": {**row["选项"], "A": row["选项"]["B"]}}
                if row["答案"] in "CD"
                else row
                for row in rows
            ],
        ),
    ),
    _rows(
        "No option is scored as right, or two are.",
        "answer/no-gold answer/several-golds answer/gold-differs answer/not-an-option",
        changed(opt.RIDDLES, rows=_rescored(lambda scores: dict.fromkeys(scores, 0), 3)),
        changed(lab.GRAMATYKA, rows=_rescored(lambda scores: {"tak": 1, "nie": 1}, 2)),
        changed(free.CLOZE, rows=_rescored(lambda scores: dict.fromkeys(scores, 1), 4)),
    ),
    _rows(
        "The answer of some rows is none of their options.",
        "answer/not-an-option answer/letters answer/gold-differs code/error answer/other-names answer/not-extracted",
        changed(
            opt.TRIAGE,
            rows=lambda rows: [
                row | {"answer": "E"} if place % 5 == 0 else row for place, row in enumerate(rows)
            ],
        ),
        changed(
            opt.HUKUM,
            rows=lambda rows: [
                row | {"kunci": "e"} if place % 4 == 1 else row for place, row in enumerate(rows)
            ],
        ),
        changed(
            lab.NLI_ZH,
            rows=lambda rows: [
                row | {"标签": "-"} if place % 5 == 0 else row for place, row in enumerate(rows)
            ],
        ),
    ),
    _rows(
        "An option has no text.",
        "answer/empty-option text/empty-slot answer/letters",
        changed(
            opt.HUKUM,
            rows=lambda rows: [
                row | {"pilihan_c": ""} if row["kunci"] != "c" else row for row in rows
            ],
        ),
        changed(
            opt.TRIAGE,
            rows=lambda rows: [
                row | {"options": [*row["options"][:3], ""]} if row["answer"] != "D" else row
                for row in rows
            ],
        ),
        changed(
            opt.RIDDLES,
            rows=_rescored(
                lambda scores: {
                    ("" if place == 0 and not score else name): score
                    for place, (name, score) in enumerate(scores.items())
                }
            ),
        ),
    ),
    _rows(
        "One question is there twice with two answers.",
        "text/ambiguous few-shot/question-shown few-shot/near-copy answer/gold-differs few-shot/own-doc",
        changed(lab.HINDI, rows=_asked_again("samiksha", "bhav", ("नकारात्मक", "सकारात्मक"))),
        changed(lab.CONTRACT, rows=_asked_again("question", "answer", (True, False))),
        changed(free.TABEL, rows=_asked_again("vraag", "antwoord", ("Delft", "8"))),
    ),
    _rows(
        "The passage that the question is about is not shown.",
        "text/no-question text/ambiguous answer/leaked text/same-prompt",
        changed(free.NIHONGO, ("文章：{data['文章']}\\n", "")),
        changed(lab.CONTRACT, ("Clause: {data['clause']}\\n", "")),
        changed(free.TABEL, ("{tabel}\\n\\n", "")),
    ),
    _rows(
        "The question is taken from another column.",
        "text/no-question text/swapped-fields text/same-prompt text/ambiguous answer/leaked text/raw-value",
        changed(lab.HINDI, ('data["samiksha"]', 'data["bhav"]')),
        changed(opt.BILMECE, ('data["bilmece"]', "secenekler[0]")),
        changed(opt.TRIAGE, ("{data['question']}", "{data['options'][0]}")),
    ),
)
