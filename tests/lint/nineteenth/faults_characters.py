"""Faults of single characters, spaces and encodings."""

from __future__ import annotations

from functools import partial

from tests.lint.making import RowChange, each, kind, sub
from tests.lint.nineteenth.tasks_en import BOOL, CHEM, SAME, TICKETS
from tests.lint.nineteenth.tasks_free import CAPITALS, FRENCH, PYTHON, SPAN, SUMS
from tests.lint.nineteenth.tasks_own import EMAIL, FILMS
from tests.lint.nineteenth.tasks_tw import CHENGYU, FANYI, SHIFEI, XINWEN
from tests.lint.nineteenth.tasks_zh import CHANGSHI, PINGLUN, YUEDU
from tests.lint.shape import Row, changed

_kind = partial(kind, "characters")


def _misread(key: str, every: int = 1) -> RowChange:
    """Return what reads a field's UTF-8 as Windows' own set."""

    def change(row: Row) -> None:
        row[key] = row[key].encode().decode("cp1252", errors="replace")

    return each(change, every)


KINDS = (
    _kind(
        "Something that nobody sees is in a cue",
        "text/invisible",
        changed(CHEM, ('"Answer:"', '"Answer\\u200b:"')),
        changed(PINGLUN, ("\\n判断：", "\\n\\ufeff判断：")),
        changed(FILMS, ("\\nSentiment:", "\\nSentiment\\u00ad:")),
    ),
    _kind(
        "A letter of the cue is Cyrillic or Greek",
        "text/look-alike",
        changed(BOOL, ('f"Question: {data', 'f"Quеstion: {data')),
        changed(SPAN, ('"Passage": data', '"Ρassage": data')),
        changed(EMAIL, ("Message: {", "Meѕsage: {")),
    ),
    _kind(
        "UTF-8 was read as another encoding",
        "text/encoding text/look-alike text/invisible",
        changed(FRENCH, rows=_misread("fr")),
        changed(CAPITALS, ("({continent})?", "({continent}) â€“ one word?")),
        changed(SUMS, rows=sub("question", " dollars", " dollarsÂ")),
    ),
    _kind(
        "Colons are half-width in one cue and full-width in another",
        "text/colons text/cue-forms",
        changed(CHANGSHI, ('"答案：', '"答案:')),
        changed(SHIFEI, ("文章：", "文章:")),
        changed(FANYI, ("{cues[0]}：", "{cues[0]}:")),
    ),
    _kind(
        "The input ends with a space, and the answer begins without or with one",
        "text/trailing-space text/double-space",
        changed(CAPITALS, ("\\nA:", "\\nA: ")),
        changed(TICKETS, ('"Queue:"', '"Queue: "'), ('" " + data["queue"]', 'data["queue"]')),
        changed(XINWEN, ('"）：\\n"', '"）： "')),
    ),
    _kind(
        "Newlines are there as a backslash and an n",
        "text/escaped text/lost-lines",
        changed(CHEM, ('"\\n".join(lines)', '"\\\\n".join(lines)')),
        changed(
            PYTHON, ('build(data["program"])', 'build(data["program"].replace("\\n", "\\\\n"))')
        ),
        changed(SHIFEI, ('f"文章：{passage}\\n', 'rf"文章：{passage}\\n')),
    ),
    _kind(
        "Lines begin with the source's own indentation",
        "text/indented text/two-spaces",
        changed(
            BOOL,
            (
                '        f"Passage: {data[\'passage\']}\\n"\n        f"Question: {data[\'question\']} Answer yes or no.\\n"\n        f"Answer:"',
                '        f"""Passage: {data[\'passage\']}\n        Question: {data[\'question\']} Answer yes or no.\n        Answer:"""',
            ),
        ),
        changed(
            SAME,
            (
                'f"Sentence 1: {first}\\nSentence 2: {second}\\nMeaning',
                'f"Sentence 1: {first}\\n    Sentence 2: {second}\\n    Meaning',
            ),
        ),
        changed(
            FANYI,
            ("{cues[0]}：{data['zh']}\\n{cues[1]}", "    {cues[0]}：{data['zh']}\\n    {cues[1]}"),
        ),
    ),
    _kind(
        "Cues in simplified characters stand in a prompt in traditional ones, or the other way round",
        "text/cue-forms text/look-alike text/changed text/encoding",
        changed(SHIFEI, ("問題：", "问题：")),
        changed(CHENGYU, ("請選出最適合填入空格的成語。", "请选出最适合填入空格的成语。")),
        changed(XINWEN, ("新聞標題：", "新闻标题：")),
        changed(YUEDU, ('"问题："', '"問題："')),
    ),
    _kind(
        "A cue is misspelt",
        "text/cue-forms few-shot/worked-cue few-shot/other-cues",
        changed(CHEM, ('"Answer:"', '"Anwser:"')),
        changed(BOOL, ('f"Question: {data', 'f"Qusetion: {data')),
        changed(FILMS, ('\\nSentiment:"\n    return', '\\nSentimnet:"\n    return')),
    ),
)
