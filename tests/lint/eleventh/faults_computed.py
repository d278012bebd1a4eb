"""Text that was meant to be computed, and was not."""

from __future__ import annotations

from functools import partial

from tests.lint.eleventh.making import each
from tests.lint.eleventh.tasks_en import (
    ALGEBRA,
    BOOLQ,
    KITCHEN,
    NLI,
    PAIRS,
    REVIEWS,
    SCIENCE,
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
from tests.lint.shape import changed

_text = partial(kind, "computed")
_UNFILLED = "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign"
_ABSENT = "text/absent-field text/nothing text/empty-slot text/no-question"

# fmt: off
KINDS = (
    _text("The f before a string with braces is forgotten.", _UNFILLED, changed(SCIENCE, ('f"Question:', '"Question:')), changed(OCNLI, ('f"句子一', '"句子一')), changed(PAIRS, ('f"Translate', '"Translate'))),
    _text(
        "Braces of an f-string are doubled, so the name is printed.",
        _UNFILLED,
        changed(BOOLQ, ("{data['question']}", "{{data['question']}}")),
        changed(XINWEN, ("{data['标题']}", "{{data['标题']}}")),
        changed(ALGEBRA, ("{data['problem']}", "{{problem}}")),
    ),
    _text(
        "A template is used without being formatted.",
        _UNFILLED,
        changed(NLI, ('TEMPLATE.format(premise=data["premise"], hypothesis=data["hypothesis"])', "TEMPLATE")),
        changed(SUMS, ('.format(data["question"])', "")),
        changed(CHANGSHI, ('.format(data["题目"], "\\n".join(options))', "")),
    ),
    _text(
        "A slot is written as another system has it.",
        _UNFILLED,
        changed(TOPICS, ('"Title: " + data["title"]', '"Title: <title>"')),
        changed(GUSHI, ('"请写出古诗的下一句。\\n上句：" + data["上句"] +', '"请写出古诗的下一句。\\n上句：{{上句}}" +')),
        changed(ZHAIYAO, ("新闻：{data['正文']}", "新闻：${{正文}}")),
    ),
    _text(
        "A field's name is misspelt, and `.get` gives nothing.",
        _ABSENT,
        changed(SQUAD, ('data["context"].strip()', 'data.get("contexts")')),
        changed(OCNLI, ("{data['sentence2']}", "{data.get('sentence_2')}")),
        changed(JIUDIAN, ('data["评论"]', 'data.get("评价", "")')),
    ),
    _text(
        "A list or dict stands in the prompt as Python prints it.",
        "text/raw-value answer/python-value",
        changed(CHENGYU, ("{'，'.join(data['候选'])}", "{data['候选']}")),
        changed(XINWEN, ("{'、'.join(labels)}", "{labels}")),
        changed(GONGMIN, (r'for mark, option in data["選項"].items():', "for _ in [0]:"), (r'f"（{mark}）{option}\n"', r"""f"{data['選項']}\n" """.strip())),
    ),
    _text(
        "The answer is written as Python prints its list.",
        "answer/python-value answer/not-extracted text/raw-value answer/not-in-output few-shot/worked-form",
        changed(SQUAD, ('" " + answers[0]', '" " + str(answers)')),
        changed(CHENGYU, ('"output": data["答案"]', '"output": str([data["答案"]])')),
        changed(TOPICS, ('" " + label', '" " + repr([label])')),
    ),
    _text(
        "A newline is escaped once too often.",
        "text/escaped text/lost-lines",
        changed(OCNLI, (r"\n句子二", r"\\n句子二")),
        changed(SCIENCE, (r"{option}\n", r"{option}\\n")),
        changed(ALGEBRA, (r"\nSolution", r"\\nSolution")),
    ),
    _text(
        "A method is printed and not called.",
        "text/raw-value code/not-repeated text/markup text/no-question text/same-prompt text/placeholder",
        changed(SQUAD, ('data["context"].strip()', 'data["context"].strip')),
        changed(BOOLQ, ("{data['passage']}", "{data['passage'].strip}")),
        changed(ZHAIYAO, ("{data['正文']}", "{data['正文'].strip}")),
    ),
    _text(
        "The rows' texts have entities or tags of HTML.",
        "text/markup",
        changed(REVIEWS, rows=each(lambda row: row.update(text=row["text"].replace(", ", ",<br /><br />").replace("and", "&amp;")))),
        changed(XINWEN, rows=each(lambda row: row.update(标题="&ldquo;热点&rdquo;" + row["标题"]), 2)),
        changed(SUMS, rows=each(lambda row: row.update(question=row["question"].replace(". ", ".&nbsp;")))),
    ),
    _text(
        "Chinese stands there as escapes, since JSON was written in ASCII.",
        "text/escaped text/raw-value text/changed text/no-question text/url-coded",
        changed(JIUDIAN, ('data["评论"]', 'json.dumps(data["评论"])'), ("import random", "import json\nimport random")),
        changed(CHENGYU, ("{'，'.join(data['候选'])}", "{json.dumps(data['候选'])}"), ("import random", "import json\nimport random")),
        changed(OCNLI, ("{data['sentence1']}", "{ascii(data['sentence1'])}")),
    ),
    _text(
        "Lines are set in as the source is.",
        "text/indented text/two-spaces",
        changed(BOOLQ, (r'f"{data[' + "'passage']}\\nQuestion: {data['question']}?\\nAnswer (yes or no):\"", 'f"""{data[\'passage\']}\n    Question: {data[\'question\']}?\n    Answer (yes or no):"""')),
        changed(YINGYONG, ('f"问：{question}\\n答：让我们一步一步地想。"', 'f"""问：{question}\n        答：让我们一步一步地想。"""')),
        changed(PAIRS, ('f"Translate from English to Chinese.\\nEnglish: {source}\\nChinese:"', 'f"""Translate from English to Chinese.\n        English: {source}\n        Chinese:"""')),
    ),
    _text(
        "A field is empty in some rows, and None or nan is printed.",
        "text/nothing text/empty-slot answer/empty-option",
        changed(TOPICS, ('"Text: " + data["body"]', '"Text: " + str(data["body"])'), rows=each(lambda row: row.update(body=None), 3)),
        changed(KITCHEN, rows=each(lambda row: row.update({"opd" if row["cop"] != 3 else "opa": None}), 2)),
        changed(CEVAL, rows=each(lambda row: row.update({"D" if row["answer"] != "D" else "A": "nan"}), 3)),
    ),
    _text(
        "A space-filling format leaves its own sign in the text.",
        "text/stray-sign text/placeholder text/unclosed text/unknown-name",
        changed(YUEDU, ("问题：{question}", "问题：{{{question}}}")),
        changed(BOOLQ, ("Question: {data['question']}?", "Question: ${data['question']}?")),
        changed(JIUDIAN, ('"评论：" + data["评论"]', '"评论：{" + data["评论"] + "}"')),
    ),
)
