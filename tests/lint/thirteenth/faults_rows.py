"""The row's own labels and fields: wrong columns, swapped texts, labels that mean something else."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.thirteenth.making import RowsChange
from tests.lint.thirteenth.tasks_en import (
    ERRANDS,
    MAIL,
    MUSEUM,
    NLI,
    PARKS,
    SCIENCE,
)
from tests.lint.thirteenth.tasks_zh import (
    CHANGSHI,
    CHENGYU,
    DIMING,
    FANYI,
    SHIFEI,
    WAIMAI,
    XINWEN,
    YUEDU,
)

_rows = partial(kind, "rows and labels")
_GOLD = "answer/gold-differs answer/not-an-option answer/not-in-output answer/letters few-shot/not-a-choice"


def _doubled(key: str, gold_key: str) -> RowsChange:
    """Return what gives one wrong option the text of another, in every second row."""

    def put(rows: list[Row]) -> None:
        for row in rows[::2]:
            gold = row[gold_key]
            first, second = [place for place in range(4) if place != gold][:2]
            row[key][second] = row[key][first]

    return put


def _same_d(rows: list[Row]) -> None:
    for row in rows[1::2]:
        wrong = [letter for letter in "ABCD" if letter != row["答案"]]
        row[wrong[1]] = row[wrong[0]]


def _asked_twice(gold: str, values: list[object]) -> RowsChange:
    """Return what adds the first rows once more, with the golds of others."""

    def put(rows: list[Row]) -> list[Row]:
        return rows + [row | {gold: value} for row, value in zip(rows, values, strict=False)]

    return put


def _lettered(rows: list[Row]) -> None:
    for row in rows:
        row["choices"] = [
            f"{letter}. {c}" for letter, c in zip("ABCD", row["choices"], strict=True)
        ]


def _lettered_zh(rows: list[Row]) -> None:
    for row in rows:
        row.update({letter: f"{letter}. {row[letter]}" for letter in "ABCD"})


def _lettered_yuedu(rows: list[Row]) -> None:
    for row in rows:
        row["选项"] = {key: f"{key}、{value}" for key, value in row["选项"].items()}


def _keys(rename: dict[str, str]) -> RowsChange:
    def put(rows: list[Row]) -> None:
        for row in rows:
            scores = row["target_scores"]
            row["target_scores"] = {rename.get(k, k.rstrip(".")): v for k, v in scores.items()}

    return put


def _set(key: str, value: object, every: int) -> RowsChange:
    def put(rows: list[Row]) -> None:
        for row in rows[1::every]:
            row[key] = value

    return put


def _as_text(key: str) -> RowsChange:
    def put(rows: list[Row]) -> None:
        for row in rows:
            row[key] = str(row[key]).lower()

    return put


KINDS = (
    _rows(
        "Two texts have changed places: each stands behind the other's cue.",
        "text/stray-sign text/swapped-fields",
        changed(
            NLI,
            (
                'premise=data["premise"], hypothesis=data["hypothesis"]',
                'premise=data["hypothesis"], hypothesis=data["premise"]',
            ),
        ),
        changed(
            PARKS,
            (
                'passage, question = data["passage"], data["question"]',
                'question, passage = data["passage"], data["question"]',
            ),
        ),
        changed(
            YUEDU,
            (
                "短文：{data['文章']}\\n问题：{data['问题']}",
                "短文：{data['问题']}\\n问题：{data['文章']}",
            ),
        ),
    ),
    _rows(
        "The answer is taken from another column.",
        f"{_GOLD} answer/leaked answer/not-extracted text/swapped-fields answer/other-names few-shot/other-form answer/other-form",
        changed(FANYI, ('data["zh"], data["en"]', 'data["zh"], data["zh"]')),
        changed(MAIL, ('team = data["team"]', 'team = data["subject"]')),
        changed(
            DIMING,
            (
                '"output": data["地名"], "processed_output": data["地名"]',
                '"output": data["文本"], "processed_output": data["文本"]',
            ),
        ),
    ),
    _rows(
        "The labels are the wrong way round.",
        f"{_GOLD} answer/legend few-shot/wrong-answer",
        changed(WAIMAI, ('data["标签"] == 1', 'data["标签"] == 0')),
        changed(NLI, ('LABELS = ["yes", "maybe", "no"]', 'LABELS = ["no", "maybe", "yes"]')),
        changed(PARKS, ('"yes" if data["answer"] else "no"', '"no" if data["answer"] else "yes"')),
    ),
    _rows(
        "The choices that are ranked are written otherwise than what the shots answer, or the text.",
        "few-shot/not-a-choice answer/other-names answer/not-an-option answer/not-in-output answer/gold-differs answer/two-spellings",
        changed(NLI, rows=_keys({"yes": "entailment", "maybe": "neutral", "no": "contradiction"})),
        changed(ERRANDS, rows=_keys({})),
        changed(WAIMAI, rows=_keys({"好评": "正面", "差评": "负面"})),
    ),
    _rows(
        "Two options of a row have the same text.",
        "answer/letters answer/same-option",
        changed(SCIENCE, rows=_doubled("choices", "answer")),
        changed(CHENGYU, rows=_doubled("候选", "答案")),
        changed(CHANGSHI, rows=_same_d),
    ),
    _rows(
        "A field is empty in some rows, and its cue or letter stands there alone.",
        "answer/empty-option text/empty-slot text/nothing text/no-question",
        changed(MUSEUM, rows=_set("passage", "", 3)),
        changed(CHANGSHI, rows=_set("D", "", 4)),
        changed(XINWEN, rows=_set("摘要", "", 3)),
    ),
    _rows(
        "A field is null in some rows, and None is printed.",
        "text/no-question text/nothing text/empty-slot",
        changed(MUSEUM, rows=_set("title", None, 3)),
        changed(XINWEN, rows=_set("摘要", None, 3)),
        changed(SHIFEI, rows=_set("passage", None, 4)),
    ),
    _rows(
        "Rows ask the same and have different golds.",
        "text/ambiguous few-shot/question-shown few-shot/own-doc",
        changed(
            MUSEUM,
            rows=_asked_twice("answers", [["1874"], ["the old depot"], ["traders"]]),
        ),
        changed(MAIL, rows=_asked_twice("team", ["account", "returns", "delivery"])),
        changed(DIMING, rows=_asked_twice("地名", ["湖边", "码头", "海外"])),
    ),
    _rows(
        "The options have their letters already, and the template writes them again.",
        "text/said-again",
        changed(SCIENCE, rows=_lettered),
        changed(CHANGSHI, rows=_lettered_zh),
        changed(YUEDU, rows=_lettered_yuedu),
    ),
    _rows(
        "A legend in the prompt gives the numbers another meaning than the code.",
        "answer/legend answer/gold-differs answer/letters answer/other-names",
        changed(
            XINWEN,
            (
                r'"\n".join(f"{i}. {name}" for i, name in enumerate(LANMU, start=1))',
                r'"1. 财经\n2. 体育\n3. 科技\n4. 教育"',
            ),
        ),
        changed(
            MAIL,
            (
                'team = data["team"]',
                'team = str(["billing", "delivery", "returns", "account"].index(data["team"]))',
            ),
            description="Which team should answer? 0 = account, 1 = returns, 2 = delivery, 3 = billing",
        ),
        changed(
            SHIFEI,
            ("FANLI + f", '"0代表是，1代表否。\\n" + f'),
            ("回答（是或否）：", "回答："),
            ('{True: "是", False: "否"}[data["answer"]]', 'str(int(data["answer"]))'),
            fewshot=2,
        ),
    ),
    _rows(
        "True and false have become texts, and each text counts as true, or none equals the number.",
        f"{_GOLD} answer/same-gold answer/legend few-shot/lopsided",
        changed(PARKS, rows=_as_text("answer")),
        changed(WAIMAI, rows=_as_text("标签")),
        changed(
            SHIFEI,
            ('{True: "是", False: "否"}[data["answer"]]', '"是" if data["answer"] else "否"'),
            rows=_as_text("answer"),
        ),
    ),
)
