"""Leaks: the query has its own answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.lint.eleventh.making import each
from tests.lint.eleventh.tasks_en import (
    ALGEBRA,
    BOOLQ,
    NLI,
    REVIEWS,
    SCIENCE_PPL,
    SQUAD,
    SUMS,
    TOPICS,
)
from tests.lint.eleventh.tasks_zh import (
    CEVAL,
    CHANGSHI,
    CHENGYU,
    GONGMIN,
    GUSHI,
    JIUDIAN,
    OCNLI,
    XINWEN,
    YINGYONG,
    YUEDU,
    ZHAIYAO,
)
from tests.lint.making import kind
from tests.lint.shape import Row, changed

_leak = partial(kind, "leaks")
_LEAKED = "answer/leaked answer/reasoning-in-input"


def _numbered(key: str, name: str) -> Callable[[list[Row]], Any]:
    def apply(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row["file"] = name.format(row[key], 1041 + 7 * number)

    return apply


def _marked(row: Row) -> None:
    row["passage"] = row["passage"].replace(row["answer"], f"【{row['answer']}】", 1)


# fmt: off
KINDS = (
    _leak(
        "The answer stands behind its cue in the query, too.",
        f"{_LEAKED} answer/cue-again",
        changed(OCNLI, (r'关系："', r"""关系：" + data["label"]""")),
        changed(XINWEN, ('return {"input": text,', 'return {"input": text + answer,')),
        changed(YUEDU, ("回答：", "回答：{answer}")),
    ),
    _leak(
        "The whole row is printed, gold included.",
        f"{_LEAKED} text/raw-value answer/in-id",
        changed(NLI, ('TEMPLATE.format(premise=data["premise"], hypothesis=data["hypothesis"])', 'f"{data}\\nLabel:"')),
        changed(GUSHI, ('data["上句"]', "str(data)")),
        changed(TOPICS, ('"Title: " + data["title"]', '"Article: " + " / ".join(data.values())')),
    ),
    _leak(
        "The row's worked solution stands in the query.",
        _LEAKED,
        changed(SUMS, ('.format(data["question"])', '.format(data["question"] + "\\nHint: " + data["answer"])')),
        changed(ALGEBRA, (r"{data['problem']}\n", r"{data['problem']}\nExplanation: {data['solution']}\n")),
        changed(YINGYONG, (r"问：{question}\n", r"问：{question}\n解析：{data['解析']}\n")),
    ),
    _leak(
        "What is to be written or filled in is there already.",
        _LEAKED,
        changed(CHENGYU, ('"____"', 'data["答案"]')),
        changed(ZHAIYAO, ("新闻：{data['正文']}", "新闻：【{data['标题']}】{data['正文']}")),
        changed(GUSHI, ('data["上句"] +', 'data["上句"] + "，" + data["下句"] +')),
    ),
    _leak(
        "The right option has a mark or a word that the others lack.",
        f"{_LEAKED} answer/stands-out answer/marked",
        changed(CEVAL, (r'{data[key]}\n"', r"""{data[key]}" + ("（正确）\n" if key == data["answer"] else "\n")""")),
        changed(GONGMIN, (r"（{mark}）{option}\n", r"（{mark}）{option}{'✓' if mark == data['答案'] else ''}\n")),
        changed(CHENGYU, ("'，'.join(data['候选'])", "'，'.join('*' + each if each == data['答案'] else each for each in data['候选'])")),
    ),
    _leak(
        "The right option always comes first.",
        f"{_LEAKED} answer/one-place answer/same-gold answer/stands-out",
        changed(SCIENCE_PPL, ('choices = list(data["target_scores"])', 'choices = sorted(data["target_scores"], key=lambda c: -data["target_scores"][c])')),
        changed(CHENGYU, ("'，'.join(data['候选'])", "'，'.join(sorted(data['候选'], key=lambda c: c != data['答案']))")),
        changed(CHANGSHI, ('data["选项"], start', 'sorted(data["选项"], key=lambda o: o != data["选项"][data["正确"]]), start'), ('str(data["正确"] + 1)', '"1"')),
    ),
    _leak(
        "A file name or an id with the label in it is printed.",
        f"{_LEAKED} answer/in-id",
        changed(REVIEWS, ("Review: {data['text']}", "[{data['file']}]\\nReview: {data['text']}"), rows=_numbered("label", "{}_{}.txt")),
        changed(OCNLI, ('f"句子一', "f\"编号：{data['file']}\\n句子一"), rows=_numbered("label", "{}-{}"), shots=tuple({**row, "file": f"{row['label']}-{n}"} for n, row in enumerate(OCNLI.shots))),
        changed(TOPICS, ('"Title: "', '"Source: " + data.get("file", "news/77") + "\\nTitle: "'), rows=_numbered("category", "{}/{}")),
    ),
    _leak(
        "The rows' own texts say the label at their end, as the collector left it.",
        f"{_LEAKED} answer/marked answer/stands-out text/markup",
        changed(REVIEWS, rows=each(lambda row: row.update(text=f"{row['text']} ({row['label']})"))),
        changed(XINWEN, rows=each(lambda row: row.update(标题=row["标题"] + "_" + next(k for k, v in row["target_scores"].items() if v) + "频道"))),
        changed(BOOLQ, rows=each(lambda row: row.update(passage=f"{row['passage']} [{'yes' if row['answer'] else 'no'}]"))),
    ),
    _leak(
        "The span to be found is set off in its passage.",
        f"{_LEAKED} answer/marked text/markup",
        changed(YUEDU, rows=each(_marked)),
        changed(SQUAD, ('data["context"].strip()', 'data["context"].replace(data["answers"][0], f"**{data[\'answers\'][0]}**")')),
        changed(YUEDU, rows=each(lambda row: row.update(passage=row["passage"].replace(row["answer"], f"<ans>{row['answer']}</ans>", 1)))),
    ),
    _leak(
        "Another field of the row that goes with the label is printed beside the text.",
        _LEAKED,
        changed(REVIEWS, (r"\nSentiment:", r"\nStars: {data['stars']}\nSentiment:"), rows=each(lambda row: row.update(stars=5 if row["label"] == "positive" else 1))),
        changed(JIUDIAN, ('+ "\\n情感："', "+ f\"\\n评分：{data['评分']}分\\n情感：\""), rows=each(lambda row: row.update(评分=9.0 if row["情感"] == "正面" else 2.5))),
        changed(
            NLI,
            (r'premise=data["premise"]', 'premise=data["premise"] + f" (votes: {data[\'votes\']})"'),
            rows=each(lambda row: row.update(votes={"entailment": "e e e n", "neutral": "n n e n", "contradiction": "c c c c"}[row["label"]])),
        ),
    ),
)
