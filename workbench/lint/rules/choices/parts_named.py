"""Cues that say what stands behind them is of the answer, its first letter, its length, and have
something else there. The rule `answer/gold-differs` says so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from workbench.io.han import AnyPattern, compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 4
_SEEN_DOCS = 200
_LONGEST = 16


def _letters(text: str) -> int:
    return sum(map(str.isalpha, text))


_CLAIMS: Mapping[str, Callable[[str], str]] = {
    "first": lambda gold: gold[0],
    "last": lambda gold: gold[-1],
    "letters": lambda gold: str(_letters(gold)),
    "words": lambda gold: str(len(gold.split())),
    "initials": lambda gold: "".join(word[0] for word in gold.split()),
}
_CUES: Mapping[str, str] = {
    "first": r"(?:first|initial|starting) (?:letter|character|sign)|(?:starts|begins) with"
    r"|anfangsbuchstabe|erster buchstabe|première lettre|首字母?|第一个(?:字母?|字符)|开头字母"
    r"|声母",
    "last": r"(?:last|final|ending|closing) (?:letter|character|sign)|ends (?:with|in|on)"
    r"|letzter buchstabe|dernière lettre|[末尾]字母?|最后一个(?:字母?|字符)|结尾字母",
    "letters": r"(?:number|count) of (?:letters|characters)|letters|length|字数|字母数|长度"
    r"|字母个数|几个字母",
    "words": r"(?:number|count) of words|word count|words|词数|单词数",
    "initials": r"initials|首字母缩写",
}
"""Cues, without their colon, that name something of the answer."""


def _pattern(name: str) -> AnyPattern:
    return compiled(rf"(?:{_CUES[name]})(?: of the (?:answer|word))?", re.IGNORECASE)


def _named(cue: str) -> str:
    """Return what a cue names of the answer, "" where it names nothing such."""
    bare = cue.strip(" :：*#-").removeprefix("答案").removeprefix("the ").removeprefix("The ")
    return next((name for name in _CUES if _pattern(name).fullmatch(bare)), "")


def other_than_named(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a cue that names the first letter of the answer, or its length, where
    what stands behind it is something else of the answer in all docs, and never what it names but
    by chance."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS:
        return
    cues = [cue.written for cue in subject.cues(items[0].example.input)]
    for cue in cues:
        name = _named(cue)
        other = _other(subject, cue, name) if name else ""
        for item in items if other else ():
            gold, said = golds_of(item.example)[0].strip(), _behind(subject, item.doc.id, cue)
            yield Hit(
                say("the cue {cue!r} has {said!r} behind it; of {gold!r} it is {wanted!r}",
                    cue=cue, said=said, gold=gold, wanted=_CLAIMS[name](gold)),
                say("Let the cue and what stands behind it be of one kind."),
                item.doc.id,
                subject.code.line_with(cue) or subject.code.line_of_input,
                about="claim",
            )  # fmt: skip


def _other(subject: Subject, cue: str, name: str) -> str:
    """Return what else of the answer stands behind a cue in all docs."""
    kinds = set(_CLAIMS) - {name}
    fits = 0
    items = subject.some(_SEEN_DOCS)
    for item in items:
        said, gold = _behind(subject, item.doc.id, cue), golds_of(item.example)[0].strip()
        if not said or len(said) > _LONGEST or len(gold) < 2:
            return ""
        kinds &= {k for k in kinds if _CLAIMS[k](gold).casefold() == said.casefold()}
        fits += _CLAIMS[name](gold).casefold() == said.casefold()
        if not kinds:
            return ""
    return min(kinds) if 2 * fits <= len(items) else ""


def _behind(subject: Subject, doc_id: int, cue: str) -> str:
    cues = subject.cues(subject.docs[doc_id].example.input)
    found = [each.content.strip() for each in cues if each.written == cue]
    return found[-1] if found else ""
