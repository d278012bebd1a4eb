"""Spaces that were put into a text or taken out of it: between the words of Chinese, before the
marks of a treebank, and where the code joined words. The rules `text/two-spaces`, `text/markup`,
`text/run-together` and `text/url-coded` say so."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 3
_SEEN_DOCS = 50
_MOST_OF = 0.6
_FEWEST_GAPS = 3
_LONGEST_WORD = 2.6
_FEWEST_WORDS = 4
_HAN_GAP = exactly("(?<=[\u4e00-\u9fff]) +(?=[\u4e00-\u9fff])")
_HAN = exactly("[\u4e00-\u9fff]")
_HAN_STOP = exactly("[。！？]")
_ABOUT_WORDS = compiled(
    r"分词|空格|切分|词语之间|断句|segment|tokeni[sz]|spaces?\b|split|words? (?:are|is) separated",
    re.IGNORECASE,
)
_PARTED = exactly(r"[a-z] (?:[.,;](?=\s|\Z)|n't\b|'(?:s|re|ve|ll|d|m)\b)")
_BEGIN_PARTED = (" .", " ,", " ;", " n't", " '")
"""How a word begins that was parted from the one before it."""

_PLUSED = exactly(r"(?<!\S)(?:[\w.,?!'’-]{1,20}\+){4,}[\w.,?!'’-]+(?!\S)")
_SMALL_WORD = exactly(
    r"\+(?:the|an?|of|to|in|is|are|how|what|who|and|for|with|on|at|it)\+", re.IGNORECASE
)


def spaced_han(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose row has a sentence in Chinese with a space between all of its words."""
    if subject.is_ascii or _ABOUT_WORDS.search(subject.told):
        return
    found: list[int | None] = []
    for (doc_id, _, _), texts in zip(subject.examples, subject.row_texts, strict=True):
        for text in texts:
            gaps = len(_HAN_GAP.findall(text)) if " " in text and not text.isascii() else 0
            if gaps < _FEWEST_GAPS or not _HAN_STOP.search(text):
                continue
            if len(_HAN.findall(text)) <= _LONGEST_WORD * (gaps + 1):
                found.append(doc_id)
                break
    for doc_id in found if len(found) >= _FEWEST_DOCS else ():
        yield Hit(
            say("a Chinese text of the row has spaces between its words"),
            say("Join it again where the data is made: ''.join(text.split())."),
            doc_id,
            subject.code.line_of_input,
            about="han",
        )


def parted_marks(subject: Subject) -> Iterator[Hit]:
    """Yield hints on docs whose texts have a space before their marks, as a treebank has them, in
    most docs."""
    words = f" {subject.words_of_rows}"
    may_be = subject.has_sign(" ") and any(map(words.__contains__, _BEGIN_PARTED))
    if not may_be or _ABOUT_WORDS.search(subject.told):
        return
    found = [
        (doc_id, match[0])
        for (doc_id, _, _), texts in zip(subject.examples, subject.row_texts, strict=True)
        if (match := next(filter(None, (_PARTED.search(t) for t in texts if len(t) > 20)), None))
    ]
    if len(found) < max(_FEWEST_DOCS, _MOST_OF * len(subject.examples)):
        return
    for doc_id, around in found:
        yield Hit(
            say("a space stands before a mark, as a treebank has it: {around!r}", around=around),
            say("Join it again where the data is made, if the words need not be parted."),
            doc_id,
            subject.code.line_of_input,
            about="treebank",
            severity="hint",
        )


def some_spaces_lost(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that show a text of the row with fewer spaces than it has, and else as it
    is."""
    lost: dict[str, list[Rendered]] = defaultdict(list)
    for place, item in enumerate(subject.rendered):
        if place == _SEEN_DOCS and not lost:
            return
        text = ""
        for name, value in item.doc.data.items():
            if not isinstance(value, str) or value in item.example.input:
                continue
            if len(value.split(None, _FEWEST_WORDS)) <= _FEWEST_WORDS or is_of_answers(str(name)):
                continue
            text = text or " ".join(item.example.input.split())
            bare = " ".join(value.split())
            if bare not in text and _is_without_some(bare, text):
                lost[str(name)].append(item)
    for name, items in lost.items():
        for item in items if len(items) >= _FEWEST_DOCS else ():
            yield Hit(
                say("the row's {name} is there without some of its spaces", name=name),
                say("Join its words with a space between: ' '.join(…)."),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
            )


def _is_without_some(value: str, text: str) -> bool:
    """Say whether a text has all signs of a value, and fewer of its spaces, but not none."""
    signs = value.replace(" ", "")
    if signs in text or signs not in text.replace(" ", ""):
        return False
    pattern = " ?".join(map(re.escape, signs))
    match = re.search(pattern, text) if len(signs) < _LONGEST else None
    return match is not None and match[0].count(" ") < value.count(" ")


_LONGEST = 2000


def plus_for_space(text: str) -> str:
    """Return words of a text with plus signs between them, as a form sends them, "" if none."""
    match = _PLUSED.search(text) if "+" in text else None
    return match[0] if match and _SMALL_WORD.search(match[0]) else ""
