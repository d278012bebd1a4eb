"""Characters: look-alikes, spaces, marks, what nobody sees, special tokens."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed, put_into
from tests.lint.thirteenth.making import RowsChange
from tests.lint.thirteenth.tasks_en import (
    HEADLINES,
    MAIL,
    MUSEUM,
    PARKS,
    PYCODE,
    SCIENCE,
    SHOP,
)
from tests.lint.thirteenth.tasks_zh import (
    CHANGSHI,
    DIMING,
    FANYI,
    WAIMAI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

_characters = partial(kind, "characters")
_WIDE = str.maketrans("0123456789ABCD", "０１２３４５６７８９ＡＢＣＤ")


def _translated(key: str, letters: dict[int, int], every: int = 1) -> RowsChange:
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = row[key].translate(letters)

    return put


KINDS = (
    _characters(
        "A letter of a cue is Cyrillic or Greek.",
        "answer/letters text/look-alike text/cue-forms",
        changed(SCIENCE, ('"Answer:"', '"\u0410nswer:"')),
        changed(MAIL, ('"Team:"', '"T\u0435am:"')),
        changed(
            CHANGSHI,
            ('"ABCD":', '"\u0391BCD":'),
            ("{data[letter]}", "{data.get(letter, data['A'])}"),
        ),
    ),
    _characters(
        "A character that nobody sees is in the template.",
        "text/invisible",
        changed(CHANGSHI, ('答案："', '\u200b答案："')),
        changed(SHOP, ("Answer:", "Answer\u200b:")),
        changed(WAIMAI, ('"评论：', '"\ufeff评论：')),
    ),
    _characters(
        "One cue has a colon of the other width.",
        "text/colons text/cue-forms text/look-alike text/missing-space",
        changed(CHANGSHI, ('答案："', '答案:"')),
        changed(XINWEN, ("摘要：", "摘要:")),
        changed(MUSEUM, ("\nAnswer:", "\nAnswer：")),
    ),
    _characters(
        "The input ends with a space.",
        "text/trailing-space text/double-space",
        changed(MAIL, ('"Team:"', '"Team: "')),
        changed(HEADLINES, ("Headline:", "Headline: ")),
        changed(FANYI, ("英文：", "英文： ")),
    ),
    _characters(
        "No space stands between cue and answer.",
        "text/missing-space few-shot/worked-form text/cue-forms",
        changed(SCIENCE, ('f" {gold}"', "gold")),
        changed(PYCODE, ('" " + data["output"]', 'data["output"]')),
        changed(SHOP, ('f" {steps}', 'f"{steps}')),
    ),
    _characters(
        "A special token of some model is typed into the prompt or the answer.",
        "text/special-token tokens/special-text answer/not-extracted",
        changed(
            SHOP,
            ('f"Question: {question}', 'f"<s>[INST] Question: {question}'),
            ("step by step.", "step by step. [/INST]"),
        ),
        changed(YINGYONG, ('data["得数"]\n', 'data["得数"] + "<|endoftext|>"\n')),
        changed(
            FANYI, ('"把下面', '"<|im_start|>user\\n把下面'), ("英文：", "<|im_end|>\\n英文：")
        ),
    ),
    _characters(
        "The text was read with the wrong encoding.",
        "text/encoding text/no-question text/changed text/invisible text/look-alike",
        changed(
            DIMING,
            rows=lambda rows: [
                row | {"文本": row["文本"].encode().decode("latin-1")} for row in rows
            ],
        ),
        changed(
            HEADLINES, rows=put_into("article", "{} â€œWeâ€™re gladâ€\u009d, the cafÃ© owner said.")
        ),
        changed(
            WAIMAI,
            rows=lambda rows: [
                row | {"评论": row["评论"].encode().decode("gbk", "replace")} for row in rows
            ],
        ),
    ),
    _characters(
        "Some of the answers have full-width digits or letters.",
        "text/mixed-widths text/look-alike answer/not-extracted answer/letters answer/two-spellings answer/other-form answer/not-in-output",
        changed(YINGYONG, rows=_translated("得数", _WIDE, 3)),
        changed(PYCODE, rows=_translated("output", _WIDE, 2)),
        changed(YUEDU, rows=_translated("答案", _WIDE, 3)),
    ),
    _characters(
        "Fields end with the carriage return of a Windows file.",
        "text/invisible text/two-spaces",
        changed(MAIL, rows=put_into("body", "{}\r")),
        changed(WAIMAI, rows=put_into("评论", "{}\r")),
        changed(MUSEUM, rows=put_into("passage", "{}\r\n")),
    ),
    _characters(
        "Two spaces stand in a line of the template, where one is meant.",
        "text/two-spaces few-shot/worked-cue text/cue-forms",
        changed(SCIENCE, ("Question: {", "Question:  {")),
        changed(PARKS, ('f"Passage: {', 'f"Passage:  {')),
        changed(XINWEN, ("{i}. {name}", "{i}.  {name}")),
    ),
    _characters(
        "The mark at the end of a text is there twice.",
        "text/said-again text/stray-sign",
        changed(SCIENCE, ("{data['question']}\\n", "{data['question']}?\\n")),
        changed(YUEDU, ("{data['问题']}\\n", "{data['问题']}？\\n")),
        changed(DIMING, ('"句子：{}\\n地名：".format', '"句子：{}。\\n地名：".format')),
    ),
)
