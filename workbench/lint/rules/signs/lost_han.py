"""Chinese characters that became question marks, since a code page lacks them: `央??布升息`. The
rule `text/encoding` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 2
_MOST_OF = 0.6
_LOST = exactly(r"[\u4e00-\u9fff]\?{1,4}[\u4e00-\u9fff]")
_ASKS = compiled(
    r"(?:[吗嘛呢吧啊呀么谁哪几何岂啥]|什么|怎|为什|是否|是不是|有没有|多少|多大|多久|能否|可否|对不对|好不好|"
    r"真的|不会|难道)[^，。！；？\n]{0,12}\Z"
)
"""What stands before a question mark that was typed with the plain one."""

_ABOUT = compiled(
    r"填|空格|缺|方框|问号|問號|代替|表示|乱码|亂碼|编码|編碼|encod|mojibake|garbled|regex|blank|gap|\?\?",
    re.IGNORECASE,
)


def han_lost(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose row has question marks in the midst of a clause of Chinese, where no
    word before them asks."""
    if subject.is_ascii or not subject.has_sign("?") or _ABOUT.search(subject.told):
        return
    found: list[tuple[int | None, str]] = []
    for (doc_id, _, example), texts in zip(subject.examples, subject.row_texts, strict=True):
        shown = f"{example.input}\n{example.output}"
        for text in texts:
            if "?" not in text or text.isascii():
                continue
            match = next((m for m in _LOST.finditer(text) if not _is_asked(m)), None)
            if match is not None and match[0] in shown:
                found.append((doc_id, text[max(0, match.start() - 2) : match.end() + 2]))
                break
    if not _FEWEST_DOCS <= len(found) <= _MOST_OF * len(subject.examples):
        return
    # A question that goes on behind its mark has one; letters that were lost are several, too.
    if not any("??" in around for _, around in found):
        return
    for doc_id, around in found:
        yield Hit(
            say(
                "a letter was lost in {found!r}: its encoding, or its font, has none", found=around
            ),
            say("Read the data as UTF-8 again, from its source."),
            doc_id,
            subject.code.line_of_input,
            about="lost",
        )


def _is_asked(match: re.Match[str]) -> bool:
    """Say whether a word that asks stands before a mark, in its clause."""
    before = match.string[: match.start() + 1]
    clause = re.split(r"[，。！；？!;\n,?]", before)[-1]
    return _ASKS.search(clause) is not None
