"""Characters: look-alikes, spaces, marks, what nobody sees, special tokens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.lint.eleventh.making import each
from tests.lint.eleventh.tasks_en import (
    BOOLQ,
    DATES,
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
    CHENGYU,
    GUSHI,
    JIUDIAN,
    OCNLI,
    PANDUAN,
    XINWEN,
    YINGYONG,
    YUEDU,
    ZHAIYAO,
)
from tests.lint.making import kind
from tests.lint.shape import Row, changed, put_into

_signs = partial(kind, "characters")
_WIDE = str.maketrans("0123456789ABCD", "０１２３４５６７８９ＡＢＣＤ")


def _garbled(row: Row) -> None:
    row["text"] = row["text"].replace(", ", "â€”").replace(" and ", " â€˜nâ€™ ")


def _wide(key: str, every: int = 3) -> Callable[[list[Row]], Any]:
    return each(lambda row: row.update({key: row[key].translate(_WIDE)}), every)


# fmt: off
KINDS = (
    _signs("A Cyrillic or Greek letter stands in a cue.", "text/look-alike", changed(SCIENCE, ('"Answer:"', '"Аnswer:"')), changed(DATES, (r"\nDate:", r"\nDаte:")), changed(KITCHEN, (r"\nReply:", r"\nRерly:"))),
    _signs(
        "A zero-width space or a byte-order mark stands in the template or the rows.",
        "text/invisible",
        changed(CEVAL, ("答案：", "答案：\u200b")),
        changed(REVIEWS, rows=put_into("text", "\u200b{}", 2)),
        changed(GUSHI, ("下句：", "\u200b下句：")),
    ),
    _signs(
        "The rows were pasted from a page and have no-break or other odd spaces, or soft hyphens.",
        "text/invisible",
        changed(BOOLQ, rows=each(lambda row: row.update(passage=row["passage"].replace(" ", "\u2003", 2)))),
        changed(SQUAD, rows=each(lambda row: row.update(context=row["context"].replace("the", "t\u00adhe")))),
        changed(TOPICS, ('"Title: "', '"Title:\u00a0"')),
    ),
    _signs(
        "The cue ends with a space.",
        "text/trailing-space text/double-space",
        changed(SCIENCE, ('"Answer:"', '"Answer: "'), ("f\" {data['answer']}\"", "data['answer']")),
        changed(BOOLQ, ("(yes or no):", "(yes or no): "), ('f" {label}"', "label")),
        changed(JIUDIAN, (r"\n情感：" + '"', r"\n情感： " + '"')),
    ),
    _signs(
        "No space stands between the cue and the answer.",
        "text/missing-space few-shot/worked-form text/run-together",
        changed(SCIENCE, ("f\" {data['answer']}\"", 'data["answer"]')),
        changed(SQUAD, ('" " + answers[0]', "answers[0]")),
        changed(BOOLQ, ('f" {label}"', "label")),
    ),
    _signs(
        "A special token of a model is in the text.",
        "text/special-token tokens/special-text",
        changed(SUMS, ("Question: {}", "<|im_start|>user\\nQuestion: {}<|im_end|>")),
        changed(YUEDU, rows=put_into("passage", "{}<|endoftext|>", 3)),
        changed(OCNLI, ("句子一：", "[INST] 句子一：")),
    ),
    _signs(
        "Cues of a Chinese prompt have colons of both widths.",
        "text/colons text/cue-forms few-shot/worked-cue text/shot-cue",
        changed(OCNLI, ("句子二：", "句子二:")),
        changed(GUSHI, ("下句：", "下句:")),
        changed(PANDUAN, ("回答：", "回答:")),
    ),
    _signs(
        "Two spaces stand behind a cue or between words.",
        "text/two-spaces text/double-space",
        changed(SCIENCE, ("Question: ", "Question:  ")),
        changed(SUMS, ("Let's think step", "Let's  think step")),
        changed(NLI, ("Hypothesis: {", "Hypothesis:  {")),
    ),
    _signs(
        "Carriage returns of a file from Windows are left.",
        "text/invisible",
        changed(BOOLQ, (r"\nQuestion", r"\r\nQuestion")),
        changed(YUEDU, rows=put_into("passage", "{}\r")),
        changed(XINWEN, rows=put_into("标题", "{}\r", 2)),
    ),
    _signs(
        "Some golds have full-width digits or letters.",
        "answer/mixed-widths text/look-alike answer/two-spellings answer/letters answer/not-extracted answer/chain-differs answer/not-an-option answer/other-form",
        changed(YINGYONG, rows=_wide("答案")),
        changed(CEVAL, rows=_wide("answer")),
        changed(DATES, rows=_wide("date")),
    ),
    _signs(
        "The text was read in the wrong encoding.",
        "text/encoding text/invisible",
        changed(REVIEWS, rows=each(_garbled)),
        changed(ZHAIYAO, rows=each(lambda row: row.update(正文=row["正文"].encode().decode("latin-1")), 2)),
        changed(PAIRS, rows=each(lambda row: row.update(en=row["en"].replace("The", "â€œThe").replace("She", "â€œShe") + "â€\x9d"))),
    ),
    _signs(
        "An English cue has a full-width colon.",
        "text/colons text/cue-forms text/look-alike few-shot/worked-cue",
        changed(SCIENCE, ('"Answer:"', '"Answer："')),
        changed(NLI, ("Hypothesis: {", "Hypothesis：{")),
        changed(DATES, ('"Mail: "', '"Mail： "')),
    ),
    _signs(
        "Letters of the text are compatibility forms: ligatures, radicals, full-width Latin.",
        "text/look-alike text/not-composed text/invisible",
        changed(SQUAD, rows=each(lambda row: row.update(context=row["context"].replace("fi", "ﬁ").replace("fl", "ﬂ")))),
        changed(YUEDU, rows=each(lambda row: row.update(passage=row["passage"].replace("一", "⼀").replace("人", "⼈").replace("日", "⽇")))),
        changed(TOPICS, ('"Topic:"', '"Ｔｏｐｉｃ:"')),
    ),
    _signs(
        "A quote or a bracket that the template opens is not closed.",
        "text/unclosed text/stray-sign",
        changed(PANDUAN, ("“{data['说法']}”", "“{data['说法']}")),
        changed(XINWEN, ("{'、'.join(labels)}）", "{'、'.join(labels)}")),
        changed(BOOLQ, ("(yes or no):", "(yes or no:")),
    ),
    _signs(
        "A mark is doubled where the data has it and the template writes it, too.",
        "text/said-again text/stray-sign",
        changed(PANDUAN, ("这个说法对吗？", "这个说法对吗？？")),
        changed(ZHAIYAO, ("标题：", "标题：：")),
        changed(CHENGYU, ("句子：{sentence}", "句子：{sentence}。")),
    ),
)
