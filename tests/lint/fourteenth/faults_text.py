"""Text that was meant to be computed, and characters."""

from __future__ import annotations

from functools import partial

from tests.lint.fourteenth.tasks_en import BOOL, MAIL, NLI, PY, RANKED, SCIENCE, SHOP, SPANS
from tests.lint.fourteenth.tasks_zh import (
    CHENGYU,
    DILI,
    FANYI,
    PINGJIA,
    SHIFEI,
    XINWEN,
    YINGYONG,
    YUEDU,
    ZHAIYAO,
)
from tests.lint.making import RowChange, kind
from tests.lint.shape import Row, changed, put_into

_made = partial(kind, "text that was meant to be computed")
_sign = partial(kind, "characters")
_OPEN = "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign"


def _misread(key: str, codec: str = "latin-1") -> RowChange:
    """Return what reads a field's UTF-8 as another encoding, in each row that has such text."""

    def put(rows: list[Row]) -> None:
        for row in rows:
            row[key] = row[key].encode().decode(codec)

    return put


def _curly(rows: list[Row]) -> None:
    for row in rows[::2]:
        row["context"] = row["context"].replace(".", ", a local guideâ€™s note says.", 1)


KINDS = (
    _made(
        "An f is missing before the quotes.",
        _OPEN,
        changed(SPANS, ("f\"Passage: {data['context']}\"", "\"Passage: {data['context']}\"")),
        changed(SHIFEI, ('text = f"', 'text = "')),
        changed(BOOL, ('text = f"', 'text = "')),
    ),
    _made(
        "A field is read by a name that the rows do not have.",
        "text/nothing text/absent-field text/no-question text/same-prompt text/empty-slot",
        changed(MAIL, ("data['body']", "data.get('text')")),
        changed(PINGJIA, ("data['评论']", "data.get('评论内容', '')")),
        changed(RANKED, ('"Question: " + data["question"]', "f\"Question: {data.get('query')}\"")),
    ),
    _made(
        "A list is printed as Python writes it.",
        "text/raw-value answer/letters",
        changed(SCIENCE, (r"\n{listed}\n", r"\nOptions: {data['options']}\n")),
        changed(
            CHENGYU,
            (
                'for number, option in enumerate(options, start=1):\n        text += f"（{number}）{option}\\n"',
                'text += f"候选：{options}\\n"',
            ),
        ),
        changed(SPANS, ('"\\n".join(lines)', "str(lines)")),
    ),
    _made(
        "Braces are doubled, so that nothing fills them.",
        _OPEN,
        changed(NLI, ("Premise: {premise}", "Premise: {{premise}}")),
        changed(YUEDU, ("短文：{}\n问题：{}", "短文：{{}}\n问题：{}")),
        changed(FANYI, ("{data['zh']}", "{{data['zh']}}")),
    ),
    _made(
        "A newline is two characters.",
        "text/escaped text/lost-lines",
        changed(SCIENCE, (r'"\n".join', r'"\\n".join')),
        changed(PINGJIA, (r"\n这条", r"\\n这条")),
        changed(ZHAIYAO, ('text = f"', 'text = rf"')),
    ),
    _made(
        "The rows have entities or tags of HTML.",
        "text/markup",
        changed(
            SPANS,
            rows=lambda rows: [
                row | {"context": row["context"].replace(", ", ",&nbsp;").replace("'", "&#39;")}
                for row in rows
            ],
        ),
        changed(YUEDU, rows=put_into("短文", "<p>{}</p>")),
        changed(MAIL, rows=put_into("body", "{}<br><br>Sent from my phone &amp; tablet", 2)),
    ),
    _made(
        "A method is printed, since it is not called.",
        "text/raw-value text/no-question code/not-repeated text/placeholder text/same-prompt",
        changed(SCIENCE, ("{data['question']}", "{data['question'].strip}")),
        changed(YUEDU, ('data["短文"]', 'data["短文"].strip')),
        changed(MAIL, ("{data['body']}", "{data['body'].strip}")),
    ),
    _made(
        "A percent sign's place is left open.",
        _OPEN,
        changed(ZHAIYAO, ("f\"新闻：{data['正文']}", '"新闻：%s')),
        changed(FANYI, ("f\"中文：{data['zh']}", '"中文：%s')),
        changed(
            RANKED,
            ('"Question: " + data["question"] + ', '"Question: %(question)s" + '),
        ),
    ),
    _made(
        "The placeholder of another system's template is left as it is.",
        _OPEN,
        changed(XINWEN, ("f\"标题：{data['标题']}\\n", '"标题：{{标题}}\\n')),
        changed(PY, ('data["code"] + ', '"{{code}}" + ')),
        changed(PINGJIA, ("f\"评论：{data['评论']}\\n", '"评论：<评论>\\n')),
    ),
    _sign(
        "A letter of a cue is Cyrillic or Greek.",
        "text/look-alike text/cue-forms",
        changed(SCIENCE, ("Answer:", "\u0410nswer:")),
        changed(NLI, ("Hypothesis:", "Hyp\u043ethesis:")),
        changed(MAIL, ("\\nTeam:", "\\n\u03a4eam:")),
    ),
    _sign(
        "A character that nobody sees is in the template.",
        "text/invisible",
        changed(BOOL, ("Question:", "\u200bQuestion:")),
        changed(XINWEN, ('SHUOMING = "', 'SHUOMING = "\ufeff')),
        changed(DILI, ("答案：", "答案\u200b：")),
    ),
    _sign(
        "The rows bring characters along that nobody sees.",
        "text/invisible",
        changed(
            PY, rows=lambda rows: [r | {"code": r["code"].replace("\n", "\r\n")} for r in rows]
        ),
        changed(PINGJIA, rows=put_into("评论", "\u200b{}")),
        changed(SHIFEI, rows=put_into("敘述", "{}\u2028")),
    ),
    _sign(
        "The query ends with a space.",
        "text/trailing-space text/double-space text/two-spaces",
        changed(SCIENCE, (r"\nAnswer:", r"\nAnswer: ")),
        changed(NLI, ("Label:", "Label: ")),
        changed(YINGYONG, ("解答：", "解答： ")),
    ),
    _sign(
        "Nothing stands between cue and answer.",
        "text/missing-space few-shot/worked-form",
        changed(SCIENCE, ('f" {answer}"', "answer")),
        changed(SPANS, ('" " + data["answer"]', 'data["answer"]')),
        changed(PY, ('" " + data["output"]', 'data["output"]')),
    ),
    _sign(
        "A special token is spelled out.",
        "text/special-token tokens/special-text",
        changed(BOOL, ('text = f"', 'text = f"<|im_start|>')),
        changed(YINGYONG, ("请一步一步", "</s>请一步一步")),
        changed(
            SHOP, ('"Question: " + ', '"[INST] Question: " + '), ("Answer:", "[/INST] Answer:")
        ),
    ),
    _sign(
        "One of the prompt's colons has another width.",
        "text/colons text/cue-forms text/look-alike",
        changed(DILI, ("答案：", "答案:")),
        changed(SPANS, ("Question:", "Question：")),
        changed(YUEDU, ("问题：", "问题:")),
    ),
    _sign(
        "Texts were read with the wrong encoding.",
        "text/encoding",
        changed(SPANS, rows=_curly),
        changed(FANYI, rows=_misread("zh")),
        changed(BOOL, rows=put_into("passage", "{} The cafÃ© is open.", 2)),
    ),
    _sign(
        "Two spaces stand behind a cue.",
        "text/two-spaces text/cue-forms",
        changed(MAIL, ("Message: {data", "Message:  {data")),
        changed(SPANS, rows=put_into("question", " {}")),
        changed(RANKED, ('"Question: " + ', '"Question:  " + ')),
    ),
)
