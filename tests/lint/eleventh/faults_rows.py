"""The row's own labels and fields."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.lint.eleventh.making import each, shifted
from tests.lint.eleventh.tasks_en import DATES, KITCHEN, NLI, REVIEWS, SCIENCE, SQUAD, SUMS, TOPICS
from tests.lint.eleventh.tasks_zh import (
    CEVAL,
    CHANGSHI,
    CHENGYU,
    GONGMIN,
    JIUDIAN,
    OCNLI,
    PANDUAN,
    XINWEN,
    YUEDU,
    ZHAIYAO,
)
from tests.lint.making import kind
from tests.lint.shape import Row, changed, put_into

_rows = partial(kind, "rows")


def _repeat(key: str, label: str, other: dict[str, str]) -> Callable[[list[Row]], Any]:
    def apply(rows: list[Row]) -> None:
        for row in rows[:3]:
            rows.append({**row, label: other[row[label]]})

    return apply


def _both(row: Row) -> None:
    right = row[row["answer"]]
    row["D" if row["answer"] != "D" else "A"] = right


def _same_in_list(key: str, gold: int) -> Callable[[list[Row]], Any]:
    def apply(rows: list[Row]) -> None:
        for row in rows[::2]:
            row[key][3 if gold != 3 else 2] = row[key][0]

    return apply


# fmt: off
KINDS = (
    _rows(
        "Two texts stand behind each other's cue.",
        "text/swapped-fields few-shot/other-form text/cue-forms",
        changed(NLI, ('premise=data["premise"], hypothesis=data["hypothesis"]', 'premise=data["hypothesis"], hypothesis=data["premise"]')),
        changed(SQUAD, ('context = data["context"].strip()', 'context = data["question"].strip()'), ("{data['question']}", "{data['context']}")),
        changed(TOPICS, ('"Title: " + data["title"]', '"Title: " + data["body"]'), ('"Text: " + data["body"]', '"Text: " + data["title"]')),
    ),
    _rows(
        "Yes and no, or the classes, are mapped the wrong way round.",
        "answer/gold-differs answer/legend few-shot/not-a-choice answer/no-gold",
        changed(PANDUAN, ('"是" if data["target_scores"]["是"] else "否"', '"否" if data["target_scores"]["是"] else "是"')),
        changed(
            JIUDIAN,
            ('"output": data["情感"], "processed_output": data["情感"]', '"output": FLIP[data["情感"]], "processed_output": FLIP[data["情感"]]'),
            ("EXAMPLES = ", 'FLIP = {"正面": "负面", "负面": "正面"}\nEXAMPLES = '),
        ),
        changed(
            NLI,
            ('"processed_output": data["label"]', '"processed_output": NAMES[data["label"]]'),
            ('" " + data["label"]', '" " + NAMES[data["label"]]'),
            ("TEMPLATE = ", 'NAMES = {"entailment": "contradiction", "neutral": "neutral", "contradiction": "entailment"}\nTEMPLATE = '),
        ),
    ),
    _rows(
        "Some golds are spelt otherwise than the labels that the prompt names.",
        "answer/other-names answer/two-spellings answer/not-an-option answer/other-form few-shot/other-labels",
        changed(TOPICS, rows=each(lambda row: row.update(category=row["category"].replace("Sports", "Sport").replace("Technology", "Sci/Tech")))),
        changed(NLI, rows=each(lambda row: row.update(label=row["label"].replace("contradiction", "contradict")))),
        changed(OCNLI, rows=each(lambda row: row.update(label=row["label"].replace("中立", "中性")))),
    ),
    _rows(
        "A label is written in small letters here and capital ones there.",
        "answer/two-spellings answer/other-names answer/other-form few-shot/other-labels",
        changed(REVIEWS, rows=each(lambda row: row.update(label=row["label"].title()), 3)),
        changed(NLI, rows=each(lambda row: row.update(label=row["label"].upper()), 4)),
        changed(SCIENCE, rows=each(lambda row: row.update(answer=row["answer"].lower()), 3)),
    ),
    _rows(
        "A row has one option twice.",
        "answer/same-option answer/several-golds answer/letters",
        changed(CHANGSHI, rows=_same_in_list("选项", 0)),
        changed(SCIENCE, rows=_same_in_list("options", 0)),
        changed(CHENGYU, rows=_same_in_list("候选", 0)),
    ),
    _rows(
        "The gold is none of the options.",
        "answer/not-an-option answer/letters answer/letter-asked answer/gold-differs answer/other-names",
        changed(CHENGYU, rows=each(lambda row: row.update(答案="画蛇添足"), 3)),
        changed(GONGMIN, rows=each(lambda row: row.update(答案="戊"), 3)),
        changed(CEVAL, rows=each(lambda row: row.update(answer="E"), 4)),
    ),
    _rows(
        "An option has no text.",
        "answer/empty-option text/empty-slot answer/letters text/nothing",
        changed(CEVAL, rows=each(lambda row: row.update({"B" if row["answer"] != "B" else "C": ""}), 3)),
        changed(KITCHEN, rows=each(lambda row: row.update({"opd" if row["cop"] != 3 else "opc": ""}), 3)),
        changed(GONGMIN, rows=each(lambda row: row["選項"].update({"丁" if row["答案"] != "丁" else "丙": ""}), 3)),
    ),
    _rows(
        "The same text is there again with another label.",
        "text/ambiguous few-shot/question-shown few-shot/own-doc few-shot/near-copy",
        changed(REVIEWS, rows=_repeat("text", "label", {"positive": "negative", "negative": "positive"})),
        changed(JIUDIAN, rows=_repeat("评论", "情感", {"正面": "负面", "负面": "正面"})),
        changed(NLI, rows=_repeat("premise", "label", {"entailment": "neutral", "neutral": "contradiction", "contradiction": "entailment"})),
    ),
    _rows(
        "Answers have slipped by a row, so that they belong to the next text.",
        "answer/not-an-option few-shot/wrong-answer answer/gold-differs",
        changed(YUEDU, rows=shifted("answer")),
        changed(SQUAD, rows=shifted("answers")),
        changed(CHENGYU, rows=shifted("答案")),
    ),
    _rows(
        "Another column than the text is shown: an id, or a category in its place.",
        "text/no-question text/same-prompt text/ambiguous text/snake-name text/cut-item text/absent-field",
        changed(CEVAL, ('text = data["question"]', 'text = str(data["id"])')),
        changed(SCIENCE, ("{data['question']}", "{data['id']}")),
        changed(XINWEN, ("{data['标题']}", "{data['编号']}"), rows=lambda rows: [{**row, "编号": f"N{n:04}"} for n, row in enumerate(rows, 37)]),
    ),
    _rows(
        "The data has the cue or the option's letter, and the template writes it, too.",
        "text/said-again few-shot/worked-form answer/letters",
        changed(ZHAIYAO, rows=put_into("正文", "新闻：{}")),
        changed(DATES, rows=put_into("mail", "Mail: {}")),
        changed(SUMS, rows=put_into("question", "Question: {}")),
    ),
    _rows(
        "Golds have white space at an end.",
        "answer/two-spellings few-shot/trailing-space answer/not-extracted text/two-spaces text/double-space answer/other-form",
        changed(TOPICS, rows=put_into("category", " {}", 3)),
        changed(YUEDU, rows=put_into("answer", "{}\t", 2)),
        changed(JIUDIAN, rows=put_into("情感", "{}　", 3)),
    ),
    _rows(
        "The right option is the longest in nearly all rows.",
        "answer/length-tells answer/stands-out answer/leaked",
        changed(CHANGSHI, rows=each(lambda row: row["选项"].__setitem__(row["正确"], row["选项"][row["正确"]] + "（这是最常见的说法）"))),
        changed(SCIENCE, rows=each(lambda row: row["options"].__setitem__("ABCD".index(row["answer"]), row["options"]["ABCD".index(row["answer"])] + ", as most textbooks say"))),
        changed(GONGMIN, rows=each(lambda row: row["選項"].update({row["答案"]: row["選項"][row["答案"]] + "（依相關規定）"}))),
    ),
)
