"""A remark in the row's own text that says its answer, in the same words in nearly all docs:
`# prints 7`, `-> 4`, `(answer: 4)`. The rule `answer/leaked` says so."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.lint.truth import places_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_MOST_ALIKE = 0.75
_BEFORE = 32
_SHORTEST = 2
"""No remark is shorter with the sign that stands before it."""

_MOST_PLACES = 6
_ANSWER = (
    r"(?:the\s)?(?:correct\s|right\s|expected\s|final\s)?(?:answer|ans|output|prints|printed"
    r"|returns|gold|solution|expected)(?:\s(?:is|to be))?"
)
_RESULT = rf"(?:{_ANSWER}|result|gives|yields|outputs|evaluates to|is|should be|equals)"
_IN_CHINESE = r"(?:正确|参考|标准|期望|预期)?(?:答案|输出|打印|返回值?)(?:为|是|出)?"
_REMARK = compiled(
    # The mark of a comment and a word for what comes of it; behind code, none is needed.
    rf"(?:(?:#|//|--|/\*|;|%|<!--)+\s?(?:{_RESULT}|{_IN_CHINESE}|结果|得到|应为)\s?[:：=]?\s?"
    r"|(?<=[)\]}'\";\d])[ \t]*(?:[ \t]#|//|/\*)+[ \t](?:[-=]>|→|⇒)?\s?"
    # A word for it in a comment of more words: `# the last line prints 36`.
    r"|(?:#|//|--)[^\n#]{0,40}?\b(?:prints|printed|outputs?|returns|gives|yields|result is)\s"
    # An arrow behind what is worked out.
    r"|(?<=[)\]}'\"?？;；])[ \t]*(?:[-=]+>|→|⇒)\s?"
    # A sum or the like in brackets, whose result it is.
    r"|[(（\[【][^()（）\[\]\n]{2,30}[=→]\s?"
    # A word for it in brackets, or with a colon behind a text.
    rf"|[(（\[【{{]\s?(?:{_ANSWER}|{_IN_CHINESE})\s?[:：=]?\s?"
    r"|(?:\A|[\s.?!。？！;；,，])(?:(?:the\s)?(?:correct\s|right\s|expected\s)?(?:answer|ans"
    r"|output|prints)|(?:正确|参考|标准)?(?:答案|输出))\s?[:：=]\s?)\Z",
    re.IGNORECASE,
)
_ENDS = exactly(r"[ \t]*(?:\Z|\n|(?:[^\W\d_]{1,14})?[)）\]】}]|\*/|-->|[.。;；,，](?:\s|\Z))")
_IS_MATTER = compiled(
    r"\b(?:comments?|remarks?|notes?|annotations?|extract\w*|copy|copied|final answer|brackets?"
    r"|parenthes[ie]s|log)\b|注释|批注|备注|注解|提取|抽取|摘抄|括号|日志",
    re.IGNORECASE,
)
"""Then it may be what is asked for."""


def by_remark(subject: Subject) -> Sequence[tuple[Rendered, Message]]:
    """Return the docs that have their answer behind a remark of their own text, in the words that
    nearly all docs have before it, and once each."""
    items = subject.rendered
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))
    if len(items) < _FEWEST_DOCS or _IS_MATTER.search(subject.told):
        return ()
    found: dict[str, dict[int, str]] = defaultdict(dict)
    telling = 0
    for place, item in enumerate(items):
        if telling + len(items) - place < least:
            return ()
        leads = dict(_leads(subject, item))
        telling += bool(leads)
        for lead, written in leads.items():
            found[lead][item.doc.id] = written
    for docs in found.values():
        most = max(Counter(_gold_of(item) for item in items if item.doc.id in docs).values())
        if len(docs) >= least and most <= _MOST_ALIKE * len(docs):
            return [
                (
                    item,
                    say("the row's own text says the answer: {text}",
                        text=shorten(docs[item.doc.id], 40)),
                )
                for item in items
                if item.doc.id in docs
            ]  # fmt: skip
    return ()


def _gold_of(item: Rendered) -> str:
    """Return a doc's first gold."""
    return golds_of(item.example)[0].strip()


def _leads(subject: Subject, item: Rendered) -> Iterator[tuple[str, str]]:
    """Yield the remarks of a doc's text that its answer follows, and each with that answer."""
    text, gold = item.example.input, _gold_of(item)
    template = subject.code.template
    for count, start in enumerate(places_of(gold, text, beside=".") if gold else ()):
        if count == _MOST_PLACES:
            return
        before = text[max(0, start - _BEFORE) : start].rpartition("\n")[2]
        remark = _REMARK.search(before) if len(before) >= _SHORTEST else None
        if remark is None or not remark[0].strip() or not _ENDS.match(text, start + len(gold)):
            continue
        written = f"{remark[0].lstrip()}{gold}"
        lead = remark[0].strip()
        lead = lead if lead[-1:] not in "=→" or lead[0] not in "(（[【" else f"({lead[-1:]}"
        is_once = lead[:1] == "(" or text.count(lead) - template.count(lead) <= 1
        # The template may have the mark, and the row what is said behind it.
        behind = f"{lead.rpartition(':')[2].strip()} {gold}"
        if is_once and (stands_in(item.doc.data, written) or stands_in(item.doc.data, behind)):
            yield " ".join(lead.split()).casefold(), written
