"""Answers and their extraction, and what the rows say."""

from __future__ import annotations

from functools import partial

from tests.lint.fourteenth.making import RowChange, kind
from tests.lint.fourteenth.tasks_en import (
    BOOL,
    MAIL,
    NLI,
    RANKED,
    SCIENCE,
    SHOP,
    SHOP_HAND,
    SPANS,
)
from tests.lint.fourteenth.tasks_zh import (
    CHENGYU,
    DILI,
    FANYI,
    PINGJIA,
    SHIFEI,
    XINWEN,
    XUHAO,
    YINGYONG,
    YUEDU,
)
from tests.lint.shape import Row, changed

_answer = partial(kind, "answers")
_rows = partial(kind, "rows and labels")
_TAKEN = "answer/not-extracted answer/not-in-output answer/python-value answer/other-form"
_FORM = (
    "answer/two-spellings answer/other-form answer/other-names few-shot/not-a-choice"
    " answer/not-an-option few-shot/other-labels text/mixed-widths"
)


def _turned(key: str) -> RowChange:
    """Return what gives each row a field of the next."""

    def put(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for row, value in zip(rows, values[1:] + values[:1], strict=True):
            row[key] = value

    return put


def _scores(change: dict[int, int], every: int) -> RowChange:
    """Return what sets all scores of each `every`-th row to what `change` says of them."""

    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row["target_scores"] = {
                name: change.get(score, score) for name, score in row["target_scores"].items()
            }

    return put


def _respelt(key: str, old: str, new: str) -> RowChange:
    """Return what writes a label in another way in one of its rows and the last."""

    def put(rows: list[Row]) -> None:
        with_it = [row for row in rows if row[key] == old]
        for row in (with_it[0], with_it[-1]):
            row[key] = new

    return put


def _blank(key: str) -> RowChange:
    """Return what empties a field of each third row."""

    def put(rows: list[Row]) -> None:
        for row in rows[::3]:
            row[key] = ""

    return put


def _other_keys(rows: list[Row]) -> None:
    for row in rows[::4]:
        row["target_scores"] = {
            name.capitalize(): score for name, score in row["target_scores"].items()
        }


def _twice(rows: list[Row]) -> None:
    for row in rows[::2]:
        if "options" in row:
            wrong = [place for place in range(4) if place != row["answer"]]
            row["options"][wrong[0]] = row["options"][wrong[2]]
        elif "候选" in row:
            wrong = [place for place in range(4) if place != row["正确"]]
            row["候选"][wrong[0]] = row["候选"][wrong[1]]
        else:
            wrong = [letter for letter in "ABCD" if letter != row["答案"]]
            row[wrong[1]] = row[wrong[2]]


KINDS = (
    _answer(
        "The gold is a float.",
        _TAKEN,
        changed(
            SHOP,
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(float(data["answer"]))',
            ),
        ),
        changed(
            SHOP_HAND,
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(int(data["answer"]) / 1)',
            ),
        ),
        changed(
            YINGYONG,
            ('"processed_output": data["答案"]', '"processed_output": str(float(data["答案"]))'),
        ),
    ),
    _answer(
        "The gold has its unit, which the extraction does not keep.",
        _TAKEN,
        changed(
            SHOP, ('"processed_output": data["answer"]', '"processed_output": "$" + data["answer"]')
        ),
        changed(
            SHOP_HAND,
            (
                '"processed_output": data["answer"]',
                '"processed_output": data["answer"] + " in all"',
            ),
        ),
        changed(
            YINGYONG,
            ('"processed_output": data["答案"]', '"processed_output": data["答案"] + "元"'),
        ),
    ),
    _answer(
        "A stop sequence cuts what the shots teach.",
        "answer/stopped-early answer/not-extracted",
        changed(SHOP, stop=(".", "\n\n")),
        changed(YINGYONG, stop=("，", "\n\n")),
        changed(FANYI, stop=(" ", "\n")),
    ),
    _answer(
        "There are too few tokens for the steps or the sentence.",
        "tokens/answer-too-long",
        changed(SHOP, max_tokens=10),
        changed(YINGYONG, max_tokens=8),
        changed(FANYI, max_tokens=3),
    ),
    _answer(
        "The post-processor is one for other answers.",
        "answer/not-extracted",
        changed(NLI, postprocess="agieval_single_answer_post"),
        changed(YUEDU, postprocess="gsm8k_post"),
        changed(XINWEN, postprocess="gaokao_single_choice_post"),
    ),
    _answer(
        "The gold is in other case than the output.",
        f"{_TAKEN} answer/two-spellings answer/gold-differs answer/letters answer/other-names",
        changed(NLI, ('"processed_output": label', '"processed_output": label.upper()')),
        changed(
            SPANS,
            ('"processed_output": data["answer"]', '"processed_output": data["answer"].lower()'),
        ),
        changed(SCIENCE, ('"processed_output": answer', '"processed_output": answer.lower()')),
    ),
    _answer(
        "The shots say the option's text, and a letter or number is compared.",
        "answer/not-in-output answer/not-extracted answer/letter-asked answer/gold-differs",
        changed(SCIENCE, ('f" {answer}"', "' ' + data['options'][data['answer']]")),
        changed(DILI, ('"output": data["答案"]', '"output": data[data["答案"]]')),
        changed(XUHAO, ('"output": answer', '"output": options[data["正确"]]')),
    ),
    _answer(
        "The output says the cue once more.",
        "answer/cue-again text/said-again",
        changed(SCIENCE, ('f" {answer}"', 'f" Answer: {answer}"')),
        changed(YUEDU, ('"output": data["回答"]', '"output": "回答：" + data["回答"]')),
        changed(CHENGYU, ('"output": answer', '"output": f"成语：{answer}"')),
    ),
    _answer(
        "The gold is empty.",
        "answer/empty answer/not-in-output text/absent-field answer/not-extracted answer/empty-is-right",
        changed(
            SPANS,
            ('"processed_output": data["answer"]', '"processed_output": data.get("gold", "")'),
        ),
        changed(FANYI, ('"processed_output": data["en"]', '"processed_output": ""')),
        changed(
            SHIFEI, ('"processed_output": answer', '"processed_output": data.get("答案") or ""')
        ),
    ),
    _answer(
        "The gold is a value as Python prints it.",
        f"{_TAKEN} answer/other-names answer/gold-differs",
        changed(SHIFEI, ('"processed_output": answer', '"processed_output": str(data["正確"])')),
        changed(XUHAO, ('"processed_output": answer', '"processed_output": str([answer])')),
        changed(
            MAIL, ('"processed_output": data["team"]', '"processed_output": str((data["team"],))')
        ),
    ),
    _rows(
        "Two texts stand behind each other's cue.",
        "text/swapped-fields",
        changed(
            NLI,
            (
                'premise=data["premise"], hypothesis=data["hypothesis"]',
                'premise=data["hypothesis"], hypothesis=data["premise"]',
            ),
        ),
        changed(
            YUEDU, ('format(data["短文"], data["问题"])', 'format(data["问题"], data["短文"])')
        ),
        changed(
            SPANS,
            ("{data['context']}", "{data['Q']}"),
            ("{data['question']}", "{data['context']}"),
            ("{data['Q']}", "{data['question']}"),
        ),
    ),
    _rows(
        "A few rows spell their label in another way.",
        _FORM,
        changed(MAIL, rows=_respelt("team", "billing", "Billing")),
        changed(XINWEN, rows=_respelt("栏目", "体育", "体育类")),
        changed(BOOL, rows=_other_keys),
    ),
    _rows(
        "In some rows no option is right.",
        "answer/no-gold code/error",
        changed(BOOL, rows=_scores({1: 0}, 3)),
        changed(
            PINGJIA,
            ("if score == 1][0]", 'if score == 1] or ["负面"]'),
            (
                '"output": answer, "processed_output": answer',
                '"output": answer[0], "processed_output": answer[0]',
            ),
            rows=_scores({1: 0}, 4),
        ),
        changed(
            RANKED,
            ('data["target_scores"][option])', 'data["target_scores"][option] >= 0)'),
            rows=_scores({1: 0}, 2),
        ),
    ),
    _rows(
        "In some rows all options are right.",
        "answer/several-golds",
        changed(BOOL, rows=_scores({0: 1}, 3)),
        changed(PINGJIA, rows=_scores({0: 1}, 3)),
        changed(RANKED, rows=_scores({0: 1}, 4)),
    ),
    _rows(
        "A wrong option is there twice.",
        "answer/same-option",
        changed(SCIENCE, rows=_twice),
        changed(DILI, rows=_twice),
        changed(CHENGYU, rows=_twice),
    ),
    _rows(
        "The answers are those of the next row.",
        "answer/not-an-option answer/chain-differs answer/gold-differs few-shot/wrong-answer",
        changed(SPANS, rows=_turned("answer")),
        changed(YUEDU, rows=_turned("回答")),
        changed(SHOP, rows=_turned("answer")),
    ),
    _rows(
        "A text that is shown is empty in some rows.",
        "text/empty-slot answer/empty-option text/nothing text/no-question answer/not-an-option",
        changed(SPANS, rows=_blank("context")),
        changed(YUEDU, rows=_blank("短文")),
        changed(MAIL, rows=_blank("body")),
    ),
    _rows(
        "All rows have one label.",
        "answer/same-gold",
        changed(SHIFEI, rows=lambda rows: [row | {"正確": True} for row in rows if row["正確"]]),
        changed(
            MAIL,
            rows=lambda rows: (
                [row for row in rows if row["team"] == "billing"]
                + [
                    {
                        "subject": f"Invoice {n}",
                        "body": f"Invoice number {n} was paid, but you ask again.",
                        "team": "billing",
                    }
                    for n in range(811, 819)
                ]
            ),
        ),
        changed(PINGJIA, rows=lambda rows: [row for row in rows if row["target_scores"]["正面"]]),
    ),
    _rows(
        "One text is there twice, with two labels.",
        "text/ambiguous few-shot/question-shown few-shot/near-copy",
        changed(
            MAIL,
            rows=lambda rows: [
                *rows,
                rows[0] | {"team": "delivery"},
                rows[4] | {"team": "billing"},
            ],
        ),
        changed(
            XINWEN,
            rows=lambda rows: [*rows, rows[1] | {"栏目": "科技"}, rows[5] | {"栏目": "财经"}],
        ),
        changed(
            SHIFEI, rows=lambda rows: [*rows, rows[0] | {"正確": False}, rows[3] | {"正確": True}]
        ),
    ),
    _rows(
        "The gold is read from the wrong column.",
        "answer/leaked answer/not-an-option answer/other-names few-shot/other-labels answer/gold-differs few-shot/worked-form answer/in-id text/ambiguous",
        changed(SPANS, ('data["answer"]', 'data["title"]')),
        changed(YUEDU, ('data["回答"]', 'data["问题"]')),
        changed(MAIL, ("{data['team']}", "{data['subject']}"), ('data["team"]', 'data["subject"]')),
    ),
)
