"""Leaks of the answer into the query."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.twelfth.tasks import (
    BOOL,
    CAUSES,
    CHANGSHI,
    DUICUO,
    FANYI,
    NEWS,
    NLI,
    PASSAGES,
    PINGLUN,
    REVIEWS,
    SCIENCE,
    SUMS,
    TICKETS,
    XINWEN,
    XUANZE,
    YINGYONG,
    YITU,
    YUEDU,
    YUYI,
)

_leak = partial(kind, "leaks")
_LEAKED = "answer/leaked answer/reasoning-in-input answer/stands-out answer/marked"


def _right_first(rows: list[Row]) -> None:
    for row in rows:
        row["choices"].insert(0, row["choices"].pop(row["answer"]))
        row["answer"] = 0


def _right_last_zh(rows: list[Row]) -> None:
    for row in rows:
        row["D"], row[row["答案"]] = row[row["答案"]], row["D"]
        row["答案"] = "D"


def _right_second(rows: list[Row]) -> None:
    for row in rows:
        row["选项"].remove(row["正确答案"])
        row["选项"].insert(1, row["正确答案"])


KINDS = (
    _leak(
        "The answer is written behind the cue of the query.",
        _LEAKED,
        changed(NLI, ('(NAMES)}):"', '(NAMES)}): {label}"')),
        changed(YUEDU, (r"\n回答：", r"\n回答：{data['答案']}")),
        changed(
            XUANZE,
            (
                'lines.append("【序号】")\n    gold = str(data["选项"].index(data["正确答案"]) + 1)',
                'gold = str(data["选项"].index(data["正确答案"]) + 1)\n    lines.append("【序号】" + gold)',
            ),
        ),
    ),
    _leak(
        "The worked solution stands under the question.",
        _LEAKED,
        changed(SUMS, (r"{data['question']}\n", r"{data['question']}\n{data['solution']}\n")),
        changed(YINGYONG, ('data["题目"] +', 'data["题目"] + "\\n解析：" + data["解析"] +')),
        changed(
            XUANZE,
            (
                '"【题目】" + data["题干"]',
                '"【题目】" + data["题干"] + "（" + data["正确答案"] + "）"',
            ),
        ),
    ),
    _leak(
        "The whole row is printed into the query.",
        f"{_LEAKED} text/raw-value answer/in-id",
        changed(TICKETS, ('PROMPT % data["message"]', "PROMPT % data")),
        changed(PINGLUN, ("评论：{data['评论']}", "评论：{data}")),
        changed(PASSAGES, ('"Passage: " + data["context"]', '"Passage: " + str(data)')),
    ),
    _leak(
        "A field for the label stands among the query's lines.",
        f"{_LEAKED} answer/in-id",
        changed(REVIEWS, ("Review: {data['text']}", "Review ({data['label']}): {data['text']}")),
        changed(XINWEN, ('"新闻标题：" +', '"栏目：" + data["类别"] + "\\n新闻标题：" +')),
        changed(BOOL, ("{data['passage']}\\n", "{data['passage']}\\nLabel: {data['answer']}\\n")),
    ),
    _leak(
        "The right option is marked in the list.",
        _LEAKED,
        changed(
            SCIENCE,
            (
                'text += f"{letter}. {choice}\\n"',
                'text += f"{letter}. {choice}" + (" (correct)" if choice == data["choices"][data["answer"]] else "") + "\\n"',
            ),
        ),
        changed(
            CHANGSHI,
            ('{key}．{data[key]}"', "{key}．{data[key]}{'√' if key == data['答案'] else ''}\""),
        ),
        changed(
            XUANZE,
            ("{number}）{option}", "{'*' if option == data['正确答案'] else ''}{number}）{option}"),
        ),
    ),
    _leak(
        "The right option always stands at one place.",
        "answer/one-place answer/same-gold answer/leaked answer/stands-out",
        changed(SCIENCE, rows=_right_first),
        changed(CHANGSHI, rows=_right_last_zh),
        changed(XUANZE, rows=_right_second),
    ),
    _leak(
        "The query ends with the output, since the shot's text was built first.",
        _LEAKED,
        changed(FANYI, (r"\n英文：", r"\n英文：{data['en']}")),
        changed(
            DUICUO, ('return {"input": text,', 'text = text + answer\n    return {"input": text,')
        ),
        changed(
            CAUSES, ('return {"input": text,', 'text += f" {right}"\n    return {"input": text,')
        ),
    ),
    _leak(
        "An id made of the label stands in the query.",
        "answer/in-id answer/leaked",
        changed(
            TICKETS,
            (
                'PROMPT % data["message"]',
                "PROMPT % f\"[{data['queue'][:4]}-{len(data['message'])}] {data['message']}\"",
            ),
        ),
        changed(YITU, ("用户：{data", "编号：{data['意图']}_{len(data['用户说'])}\\n用户：{data")),
        changed(
            NLI, ('f"Premise:', 'f"Id: {label}_{len(data[\'premise\'])}",\n        f"Premise:')
        ),
    ),
    _leak(
        "The answer is set off in the passage.",
        "answer/marked answer/leaked text/markup",
        changed(
            PASSAGES,
            (
                '"Passage: " + data["context"]',
                '"Passage: " + data["context"].replace(data["answer"], f"**{data[\'answer\']}**")',
            ),
        ),
        changed(
            YUEDU,
            ("{data['段落']}", "{data['段落'].replace(data['答案'], '【' + data['答案'] + '】')}"),
        ),
        changed(
            NEWS, ("Article: {data['article']}", "Article: {data['headline']}. {data['article']}")
        ),
    ),
    _leak(
        "Other words are asked about for one label than for the other.",
        _LEAKED,
        changed(
            BOOL,
            ("Question: {question}", "Question{'' if data['answer'] else ' (trick)'}: {question}"),
        ),
        changed(
            YUYI,
            ("两句话的意思是否相同", "{'请注意，' if data['相同'] else ''}两句话的意思是否相同"),
        ),
        changed(
            DUICUO, ("句子：{data['句子']}", "句子{'一' if data['正確'] else '二'}：{data['句子']}")
        ),
    ),
)
