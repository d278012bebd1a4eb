"""Text that was meant to be computed, and was not, or not to the end."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.thirteenth.making import RowsChange
from tests.lint.thirteenth.tasks_en import (
    HEADLINES,
    MAIL,
    MUSEUM,
    NLI,
    PYCODE,
    SCIENCE,
    SHOP,
)
from tests.lint.thirteenth.tasks_zh import (
    CHANGSHI,
    CHENGYU,
    DIMING,
    FANYI,
    SHIFEI,
    WAIMAI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

_text = partial(kind, "text that was meant to be computed")
_UNREAD = "text/no-question text/same-prompt text/ambiguous"
_UNFILLED = f"text/placeholder text/unknown-name {_UNREAD}"


def _replaced(key: str, *pairs: tuple[str, str]) -> RowsChange:
    def put(rows: list[Row]) -> None:
        for row in rows:
            for old, new in pairs:
                row[key] = row[key].replace(old, new)

    return put


KINDS = (
    _text(
        "The f before a literal is missing.",
        _UNFILLED,
        changed(SCIENCE, ('text = f"Question', 'text = "Question')),
        changed(YUEDU, ('text = f"阅读', 'text = "阅读')),
        changed(WAIMAI, ('text = f"评论', 'text = "评论')),
    ),
    _text(
        "A template is never formatted.",
        _UNFILLED,
        changed(MUSEUM, ("TEMPLATE.format(**data)", "TEMPLATE")),
        changed(FANYI, (" % source", "")),
        changed(DIMING, ('.format(data["文本"])', "")),
    ),
    _text(
        "The braces are those of Jinja, doubled, so that formatting leaves the name.",
        _UNFILLED,
        changed(MUSEUM, ("Question: {question}", "Question: {{question}}")),
        changed(NLI, ("Premise: {premise}", "Premise: {{ premise }}")),
        changed(SHIFEI, ("短文：{data['passage']}", "短文：{{data['passage']}}")),
    ),
    _text(
        "A misspelt field is read with get, and None is printed.",
        f"text/nothing text/absent-field {_UNREAD}",
        changed(SHOP, ('data["question"].strip()', 'data.get("qustion")')),
        changed(CHANGSHI, ("data['题目']", "data.get('题干')")),
        changed(XINWEN, ("data['摘要']", "data.get('内容')")),
    ),
    _text(
        "A list or a dict is printed as Python writes it.",
        "text/raw-value answer/letters answer/letter-asked answer/legend",
        changed(YUEDU, (r"{options}\n", r"{data['选项']}\n")),
        changed(
            CHENGYU,
            (
                '" ".join(mark + word for mark, word in zip(MARKS, data["候选"]))',
                'str(data["候选"])',
            ),
        ),
        changed(
            SCIENCE,
            (
                '    for letter, choice in zip("ABCD", data["choices"]):\n        text += f"{letter}. {choice}\\n"',
                "    text += f\"Choices: {data['choices']}\\n\"",
            ),
        ),
    ),
    _text(
        "A newline is written with two backslashes.",
        "text/escaped text/lost-lines",
        changed(SCIENCE, (r"{choice}\n", r"{choice}\\n")),
        changed(YINGYONG, (r"\n解：", r"\\n解：")),
        changed(MAIL, (r'"\n".join', r'"\\n".join')),
    ),
    _text(
        "Entities of HTML are left in the data.",
        "text/markup",
        changed(PYCODE, rows=_replaced("code", ('"', "&quot;"), (">", "&gt;"), ("+", "&#43;"))),
        changed(HEADLINES, rows=_replaced("article", (". ", ".&nbsp;"))),
        changed(XINWEN, rows=_replaced("摘要", ("，", "，<br/>"))),
    ),
    _text(
        "A string is joined as if it were a list, so that it is pulled apart.",
        "text/no-question text/changed text/run-together text/lost-lines text/two-spaces text/cut-item text/indented text/raw-value",
        changed(MAIL, ('"Message: " + data["body"]', '"Message: " + " ".join(data["body"])')),
        changed(DIMING, ('format(data["文本"])', 'format("、".join(data["文本"]))')),
        changed(PYCODE, (r'data["code"].rstrip("\n")', r'"\n".join(data["code"])')),
    ),
    _text(
        "The lines of a template are set in as the source is.",
        "text/indented text/two-spaces",
        changed(
            MUSEUM,
            ("\nPassage:", "\n        Passage:"),
            ("\nQuestion:", "\n        Question:"),
            ("\nAnswer", "\n        Answer"),
        ),
        changed(
            NLI,
            ("\nHypothesis:", "\n    Hypothesis:"),
            ("\nDoes", "\n    Does"),
            ("\nAnswer:", "\n    Answer:"),
        ),
        changed(WAIMAI, (r"\n这条", r"\n        这条"), (r"\n答：", r"\n        答：")),
    ),
    _text(
        "A note to oneself, or a gap for examples, is left in the template.",
        "text/note-left text/placeholder text/unknown-name",
        changed(
            HEADLINES, (r"for the article.\n\n", r"for the article.\n\n[INSERT EXAMPLES HERE]\n\n")
        ),
        changed(YINGYONG, (r"最后写出答案。", r"最后写出答案。（TODO：这里改成更短的说法）")),
        changed(SCIENCE, ('"Answer:"', r'"# FIXME: try (A) instead of A.\nAnswer:"')),
    ),
)
