"""The row's own fields and labels."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.lint.making import RowChange, kind
from tests.lint.ninth.tasks_choice import CHANGSHI, COPA, KENTEI, MED, MED_TEXT, QUIZ, VIET
from tests.lint.ninth.tasks_free import DEPECHES, DEUTSCH, SHOP, SQL, YUEDU
from tests.lint.ninth.tasks_labels import ARAB, BOOL, EMOCIONES, KOREAN, OTZYVY, TOUTIAO, TREC
from tests.lint.shape import Row, changed

_rows = partial(kind, "rows and labels")
_NAMES = ("entailment", "neutral", "contradiction")


def _every(key: str, values: dict[Any, Any], step: int = 1, start: int = 0) -> RowChange:
    """Return what replaces values of a field in each `step`-th row."""

    def change(rows: list[Row]) -> None:
        for row in rows[start::step]:
            row[key] = values.get(row[key], row[key])

    return change


def _set(key: str, value: Any, step: int = 4, start: int = 1) -> RowChange:
    def change(rows: list[Row]) -> None:
        for row in rows[start::step]:
            row[key] = value

    return change


def _copied(rows: list[Row], label: str, values: list[str]) -> list[Row]:
    """The first rows once more, under another label."""
    return rows + [row | {label: values[values.index(row[label]) - 1]} for row in rows[:5]]


def _same_option(rows: list[Row]) -> None:
    for row in rows[::3]:
        wrong = next(letter for letter in "ABCD" if letter != row["答案"])
        row[wrong] = row[row["答案"]]


def _scores(rows: list[Row], value: int) -> None:
    for row in rows:
        row["target_scores"] = dict.fromkeys(row["target_scores"], value)


KINDS = (
    _rows(
        "Two texts of the row stand behind each other's cue.",
        "text/swapped-fields few-shot/other-form",
        changed(
            KOREAN,
            ("data['premise']", "data['@']"),
            ("data['hypothesis']", "data['premise']"),
            ("data['@']", "data['hypothesis']"),
        ),
        changed(
            YUEDU,
            ('data["段落"]', 'data["@"]'),
            ('data["问题"]', 'data["段落"]'),
            ('data["@"]', 'data["问题"]'),
        ),
        changed(
            ARAB,
            ("data['نص']", "data['@']"),
            ("data['سؤال']", "data['نص']"),
            ("data['@']", "data['سؤال']"),
        ),
    ),
    _rows(
        "The label's name is taken against what the row says of it.",
        "answer/gold-differs answer/legend",
        changed(
            BOOL, ('" yes" if data["answer"] else " no"', '" no" if data["answer"] else " yes"')
        ),
        changed(COPA, ('options[data["label"]]', 'options[1 - data["label"]]')),
        changed(MED, ('ord("A") + data["cop"]', 'ord("D") - data["cop"]')),
    ),
    _rows(
        "Some rows spell their label in another way.",
        "answer/two-spellings answer/other-names answer/other-form few-shot/other-labels answer/not-an-option",
        changed(
            TREC,
            rows=_every("coarse", {"person": "Person ", "place": "PLACE", "number": "Number"}, 3),
        ),
        changed(EMOCIONES, rows=_every("emoción", {"alegría": "alegria"}, 8)),
        changed(TOUTIAO, rows=_every("类别", {"体育": "體育", "财经": "財經"}, 4)),
    ),
    _rows(
        "Some golds are no option of their row.",
        "answer/letters answer/not-an-option answer/gold-differs answer/no-gold code/error",
        changed(QUIZ, rows=_set("risposta", "d")),
        changed(CHANGSHI, rows=_set("答案", "E"), postprocess="until_return_post"),
        changed(KENTEI, rows=_set("正解", 4)),
    ),
    _rows(
        "Rows have one option twice, under two letters.",
        "answer/same-option",
        changed(CHANGSHI, rows=_same_option),
        changed(
            VIET,
            rows=lambda rows: [
                row | {"lựa_chọn": [*row["lựa_chọn"][:3], row["lựa_chọn"][0]]} for row in rows
            ],
        ),
        changed(
            KENTEI,
            rows=lambda rows: [
                row | {"選択肢": [row["選択肢"][1], *row["選択肢"][1:]]} for row in rows
            ],
        ),
    ),
    _rows(
        "Some texts are there twice, with two different labels.",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc",
        changed(
            OTZYVY, rows=partial(_copied, label="оценка", values=["положительный", "отрицательный"])
        ),
        changed(
            TREC,
            rows=partial(
                _copied, label="coarse", values=["person", "place", "number", "definition"]
            ),
        ),
        changed(
            TOUTIAO, rows=partial(_copied, label="类别", values=["体育", "财经", "科技", "娱乐"])
        ),
    ),
    _rows(
        "Rows are there several times, so that a doc has itself as a shot.",
        "few-shot/own-doc few-shot/question-shown few-shot/near-copy few-shot/fewer few-shot/repeated",
        changed(YUEDU, rows=lambda rows: rows[:4] * 3),
        changed(EMOCIONES, rows=lambda rows: rows[:4] * 3),
        changed(BOOL, rows=lambda rows: rows[:4] * 3),
    ),
    _rows(
        "Some rows have no text where the prompt wants one.",
        "text/empty-slot text/no-question text/ambiguous answer/empty-option",
        changed(BOOL, rows=_set("passage", "")),
        changed(MED, rows=_set("opd", "")),
        changed(DEUTSCH, rows=_set("de", "")),
    ),
    _rows(
        "Some rows have null, which is printed as None.",
        "text/nothing text/no-question",
        changed(ARAB, rows=_set("نص", None)),
        changed(MED, rows=_set("opc", None)),
        changed(KOREAN, rows=_set("hypothesis", None)),
    ),
    _rows(
        "Every option is right, or none.",
        "answer/several-golds answer/no-gold answer/gold-differs",
        changed(BOOL, rows=partial(_scores, value=1)),
        changed(MED_TEXT, rows=partial(_scores, value=0)),
        changed(COPA, rows=partial(_scores, value=1)),
    ),
    _rows(
        "The ranked options are written otherwise than the shots' answers and the prompt.",
        "few-shot/not-a-choice answer/not-an-option answer/other-names answer/letter-asked answer/letters answer/other-form",
        changed(
            BOOL,
            rows=lambda rows: [
                row
                | {"target_scores": {"True": int(row["answer"]), "False": int(not row["answer"])}}
                for row in rows
            ],
        ),
        changed(
            MED_TEXT,
            rows=lambda rows: [
                row
                | {
                    "target_scores": {
                        letter: int(i == row["answer"]) for i, letter in enumerate("ABCD")
                    }
                }
                for row in rows
            ],
        ),
        changed(
            COPA,
            rows=lambda rows: [
                row
                | {
                    "target_scores": {
                        key.strip(): value for key, value in row["target_scores"].items()
                    }
                }
                for row in rows
            ],
        ),
    ),
    _rows(
        "A filter has left rows of one label only.",
        "answer/same-gold answer/one-place",
        changed(BOOL, rows=lambda rows: [row for row in rows if not row["answer"]]),
        changed(ARAB, rows=lambda rows: [row for row in rows if row["جواب"] == "نعم"]),
        changed(
            VIET,
            rows=lambda rows: [
                row
                | {
                    "lựa_chọn": sorted(
                        row["lựa_chọn"],
                        key=lambda o, row=row: o != row["lựa_chọn"]["ABCD".index(row["đáp_án"])],
                    ),
                    "đáp_án": "A",
                }
                for row in rows
            ],
        ),
    ),
    _rows(
        "Some golds list several answers in one text.",
        "answer/other-form answer/not-in-output answer/not-extracted",
        changed(
            YUEDU,
            rows=lambda rows: [
                row | {"答案": row["答案"] + "|" + row["答案"][:2]} if i % 4 == 0 else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(
            SQL,
            rows=lambda rows: [
                row | {"query": row["query"] + " || " + row["query"].lower()} if i % 4 == 0 else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(
            TOUTIAO,
            rows=lambda rows: [
                row | {"类别": row["类别"] + "/新闻"} if i % 4 == 0 else row
                for i, row in enumerate(rows)
            ],
        ),
    ),
    _rows(
        "Some golds have a full stop or a unit that the others lack.",
        "answer/other-form answer/two-spellings answer/other-names answer/not-extracted answer/not-an-option",
        changed(
            SHOP,
            rows=lambda rows: [
                row | {"answer": row["answer"] + " dollars"} if i % 4 == 0 else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(ARAB, rows=_every("جواب", {"نعم": "نعم.", "لا": "لا."}, 4)),
        changed(
            TREC,
            rows=_every("coarse", {"person": "person.", "place": "place.", "number": "number."}, 4),
        ),
    ),
    _rows(
        "The prompt shows another column than the question.",
        "text/no-question text/same-prompt text/ambiguous few-shot/question-shown few-shot/near-copy answer/leaked",
        changed(SQL, ("{data['question']}", "{data['schema']}")),
        changed(DEPECHES, ("{data['texte']}", "{data['titre']}")),
        changed(VIET, ("{data['câu_hỏi']}", "{data['id']}")),
    ),
)
