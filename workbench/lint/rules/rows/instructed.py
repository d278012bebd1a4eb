"""Texts of a few rows that bring an instruction of their own along, with other answers to choose
from than the docs have: `Answer True or False: …`. The rule `text/unlike-others` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 5
_FEW = 0.45
_MOST_DOCS = 400
_FEWEST_KINDS = 2
_MOST_KINDS = 12
_QUOTE = r"[\"'“”‘’「」『』*]?"
_LABELS = compiled(
    r"\b(?:answer|reply|respond|choose|select|say|write|state|pick|output|decide)\b"
    r"(?:\s(?:with|only|either|just|from|between|as|if))*[:,]?\s"
    rf"{_QUOTE}(?P<a>[A-Z]{{1,12}}){_QUOTE}\s?(?:,?\sor\s|/)\s?{_QUOTE}(?P<b>[A-Z]{{1,12}}){_QUOTE}"
    r"(?=\s*[.:;!?)\n-]|\s*\Z)"
    r"|(?:\A|(?<=[.?!:(\n]\s)|(?<=\())(?P<c>true|yes|right|correct|t|fact)(?:\s?/\s?|\sor\s)"
    r"(?P<d>false|no|wrong|incorrect|f|opinion)(?=\s*[.:;!?)\n-]|\s*\Z)"
    rf"|(?:请|請)?(?:用|以)?(?:回答|作答|填写?|选择?|判断|输出|写出?|答)(?:为|是)?[:：]?{_QUOTE}"
    rf"(?P<e>[一-鿿A-Za-z]{{1,4}}){_QUOTE}(?:或者?|还是|/|／){_QUOTE}(?P<f>[一-鿿A-Za-z]{{1,4}}?){_QUOTE}"
    r"(?=[。：:，,；;）)\n]|作答|回答|来?表示|\s*\Z)"
    r"|\A[（(]?(?P<g>对|是|真|正确)(?:还是|或|/)(?P<h>错|否|非|假|错误)[）)：:。]",
    re.IGNORECASE,
)


def _may_choose(subject: Subject) -> bool:
    """Say whether a row has what stands between two labels: quickly told."""
    words = subject.words_of_rows
    return not words.isascii() or "/" in words or " or " in f" {words.lower()} "


def instructed(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose row asks for labels that no doc is answered with, where most rows ask
    for none."""
    items = subject.some(_MOST_DOCS)
    golds = {golds_of(item.example)[0].strip(" .。").casefold() for item in items}
    is_closed = _FEWEST_KINDS <= len(golds) <= _MOST_KINDS and 2 * len(golds) <= len(items)
    if len(items) < _FEWEST_DOCS or not is_closed or not _may_choose(subject):
        return
    for name in sorted(subject.fields):
        found: list[tuple[int, str]] = []
        for item in items:
            text = item.doc.data.get(name)
            match = _LABELS.search(text) if isinstance(text, str) else None
            labels = {each.casefold() for each in match.groups() if each} if match else set()
            if match and labels.isdisjoint(golds) and match[0] in item.example.input:
                found.append((item.doc.id, match[0].strip()))
        # What one text says may be what it is about.
        if not 1 < len(found) <= _FEW * len(items):
            continue
        for doc_id, words in found:
            yield Hit(
                say("the row's {name} has an instruction of its own: {words}",
                    name=name, words=shorten(words, 40)),
                say("Take the instruction out of the row."),
                doc_id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=f"instruction {name}",
            )  # fmt: skip
        return
