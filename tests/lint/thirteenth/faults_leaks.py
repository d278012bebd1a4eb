"""Leaks: the query itself tells its answer."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.thirteenth.making import RowsChange, ending
from tests.lint.thirteenth.tasks_en import (
    ERRANDS,
    MAIL,
    MUSEUM,
    NLI,
    PARKS,
    PYCODE,
    SCIENCE,
    SHOP,
)
from tests.lint.thirteenth.tasks_zh import (
    CHANGSHI,
    CHENGYU,
    DIMING,
    SHIFEI,
    WAIMAI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

_leak = partial(kind, "leaks")
_LEAKED = "answer/leaked answer/reasoning-in-input"


def _ids(key: str, prefix: str = "") -> RowsChange:
    def put(rows: list[Row]) -> None:
        for place, row in enumerate(rows):
            row["id"] = f"{prefix}{row[key]}-{place:04d}"

    return put


def _mark(text: str, answer: str, marked: str) -> RowsChange:
    def put(rows: list[Row]) -> None:
        for row in rows:
            gold = row[answer][0] if isinstance(row[answer], list) else row[answer]
            row[text] = row[text].replace(gold, marked.replace("{}", gold), 1)

    return put


def _first(rows: list[Row]) -> None:
    for row in rows:
        right = row["选项"][row["答案"]]
        others = [each for each in row["选项"].values() if each != right]
        row["选项"] = dict(zip("ABC", [right, *others], strict=True))
        row["答案"] = "A"


def _explained(rows: list[Row]) -> None:
    for row in rows:
        row["解析"] = f"从短文可知是“{row['选项'][row['答案']]}”，所以选{row['答案']}。"


def _commented(rows: list[Row]) -> None:
    for row in rows:
        row["code"] += f"  # {row['output']}"


KINDS = (
    _leak(
        "The answer's column is shown as if it were one more fact about the text.",
        _LEAKED,
        changed(MAIL, ('"Message: "', '"Folder: " + data["team"] + "\\nMessage: "')),
        changed(XINWEN, ("标题：{", "标题：[{data['栏目']}] {")),
        changed(MUSEUM, ("Title: {title}", "Title: {title} ({answers[0]})")),
    ),
    _leak(
        "The query is closed with its own answer, as a shot is.",
        f"{_LEAKED} answer/cue-again",
        changed(SHIFEI, ending('text += "是" if data["answer"] else "否"')),
        changed(WAIMAI, ending("text += label")),
        changed(PYCODE, ending('text += " " + data["output"]')),
    ),
    _leak(
        "The whole row is printed, gold and all.",
        f"{_LEAKED} text/raw-value text/escaped",
        changed(MAIL, ('"Message: " + data["body"]', 'f"Message: {data}"')),
        changed(DIMING, ('format(data["文本"])', "format(data)")),
        changed(
            YUEDU,
            ("短文：{data['文章']}", "短文：{json.dumps(data, ensure_ascii=False)}"),
            ("import random", "import json\nimport random"),
        ),
    ),
    _leak(
        "The row's own worked solution is given as a hint, or its explanation.",
        _LEAKED,
        changed(SHOP, ("{question}\\n", "{question}\\nHint: {data['steps']}\\n")),
        changed(YINGYONG, (r'"\n请一步', r'"\n提示：" + data["解答"] + "\n请一步')),
        changed(YUEDU, (r"\n{options}", r"\n{options}\n解析：{data['解析']}"), rows=_explained),
    ),
    _leak(
        "The right option has a sign in the list that the others lack.",
        "answer/stands-out answer/marked answer/leaked",
        changed(
            SCIENCE,
            (
                r'{choice}\n"',
                r"""{choice}{' (correct)' if choice == data['choices'][data['answer']] else ''}\n" """.strip(),
            ),
        ),
        changed(
            CHANGSHI,
            (
                r'{data[letter]}\n"',
                r"""{data[letter]}{'√' if letter == data['答案'] else ''}\n" """.strip(),
            ),
        ),
        changed(
            YUEDU,
            ('f"{key}、{value}"', 'f"{key}、{value}" + ("。" if key == data["答案"] else "")'),
        ),
    ),
    _leak(
        "The right option comes first in every doc, since the list begins with it.",
        "answer/one-place answer/same-gold answer/leaked answer/stands-out",
        changed(YUEDU, rows=_first),
        changed(
            SCIENCE,
            (
                'zip("ABCD", data["choices"])',
                'zip("ABCD", sorted(data["choices"], key=lambda c: c != data["choices"][data["answer"]]))',
            ),
            ('"ABCD"[data["answer"]]', '"A"'),
        ),
        changed(
            CHENGYU,
            (
                'zip(MARKS, data["候选"])',
                'zip(MARKS, [data["候选"][data["答案"]]] + [w for i, w in enumerate(data["候选"]) if i != data["答案"]])',
            ),
            ('MARKS[data["答案"]]', "MARKS[0]"),
        ),
    ),
    _leak(
        "Marks of the annotation, or a comment, are left where the answer stands.",
        "answer/marked answer/leaked text/markup",
        changed(MUSEUM, rows=_mark("passage", "answers", "<ans>{}</ans>")),
        changed(DIMING, rows=_mark("文本", "地名", "【{}】")),
        changed(PYCODE, rows=_commented),
    ),
    _leak(
        "An id that begins with the label is part of the prompt.",
        "answer/in-id answer/leaked",
        changed(MAIL, ('"Subject: "', 'data["id"] + "\\nSubject: "'), rows=_ids("team")),
        changed(XINWEN, ("标题：{", "编号：{data['id']}\\n标题：{"), rows=_ids("栏目")),
        changed(
            PARKS,
            ('SHOTS + f"Passage:', "f\"Item: {data['id']}\\nPassage:"),
            rows=lambda rows: [
                row | {"id": f"{'yes' if row['answer'] else 'no'}_{place}"}
                for place, row in enumerate(rows)
            ],
            fewshot=2,
        ),
    ),
    _leak(
        "A field that goes with the label, such as scores or votes, is shown, too.",
        f"{_LEAKED} text/raw-value answer/stands-out",
        changed(WAIMAI, (r"这条评论", r"星级：{5 if data['标签'] else 1}\n这条评论")),
        changed(
            NLI,
            ("Answer yes, maybe or no.", "Answer yes, maybe or no. {votes}"),
            ("premise=data", 'votes=data["target_scores"], premise=data'),
        ),
        changed(ERRANDS, (r'do it?\n"', r'do it?\nWays: " + str(data["target_scores"]) + "\n"')),
    ),
)
