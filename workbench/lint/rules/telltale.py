"""Rules on what gives an answer away without saying it: ids that begin with a label, and marks
around the one passage that matters."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit, Rule
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_ID = re.compile(r"(?<![\w.])(?P<head>[^\W_](?:[\w'-]*[^\W_])?)(?:[_#-]\d+|[/.]\d{2,})(?!\w)")
_SHORTEST_HEAD = 3
_MARKED = compiled(
    r"\*\*(?P<a>[^*\n]+)\*\*|(?<!\w)__(?P<b>[^_\n]+)__(?!\w)|<(?P<t>[A-Za-z]{1,12})>(?P<c>[^<\n]+)"
    r"</(?P=t)>|\[\[(?P<d>[^\]\n]+)\]\]|(?<![\w*])\*(?P<e>[^*\s][^*\n]*)\*(?![\w*])"
    r"|[【〖«‹⟦⟨](?P<f>[^】〗»›⟧⟩\n]+)[】〗»›⟧⟩]|(?<![{$])\{(?P<g>[^{}\n]+)\}(?!\})"
    r"|\[(?P<h>[^\[\]\n]+)\](?!\()|<<(?P<i>[^<>\n]+)>>|(?P<s>==|~~|[|@#^~`])(?P<j>[^\s|@#^~`=]"
    r"(?:[^|@#^~`=\n]*[^\s|@#^~`=])?)(?P=s)"
)
_CAPITALS = re.compile(r"(?<!\w)[^\W\d_a-z]{3,}(?:[ '-][^\W\d_a-z]{2,})*(?!\w)")
_SPEAKS_OF_MARKS = compiled(
    r"\b(?:placeholders?|braces|brackets|in bold|highlighted|slots?|variables?)\b"
    r"|占位符|括号|加粗|变量|槽位",
    re.IGNORECASE,
)
"""What is asked about is what stands in such marks."""

_PARTS = re.compile(r"[,;、，；]\s*|\sand\s")


def in_an_id(subject: Subject) -> Iterator[Hit]:
    """An id in the input begins with the doc's label: `delivery_0001`."""
    yield from _telling(
        subject,
        _heads,
        lambda said: say("an id in the input tells the answer: {said}", said=said),
    )


def marked(subject: Subject) -> Iterator[Hit]:
    """The answer is set off in the text that it is to be found in: `**Ahmed**`."""
    if _SPEAKS_OF_MARKS.search(f"{subject.settings.description}\n{subject.code.template}"):
        return
    yield from _telling(
        subject,
        _set_off,
        lambda said: say("the answer is marked in the input: {said}", said=said),
    )


def _telling(
    subject: Subject,
    find: Callable[[Rendered], Sequence[tuple[str, str]]],
    message: Callable[[str], Message],
) -> Iterator[Hit]:
    """Yield hits where what `find` sees in nearly all inputs, texts and how they are written, is
    the doc's answer, and the answers differ."""
    items = subject.rendered
    if subject.is_uniform or len(items) < _FEWEST_DOCS:
        return
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))
    found: list[tuple[Rendered, str]] = []
    always = {text for text, _ in find(items[0])} & {text for text, _ in find(items[-1])}
    for place, item in enumerate(items):
        seen = find(item)
        if len(seen) > 1:  # the labels in a question are marked in all docs
            seen = [each for each in seen if each[0] not in always]
        told = _own(item, seen) if seen else ""
        if told:
            found.append((item, told))
        elif len(found) + len(items) - place - 1 < least:
            return  # as of here too few docs are left
    if len(found) < least:
        return
    if len({_plain(golds_of(item.example)[0]) for item, _ in found}) < 2:
        return
    for item, told in found:
        yield Hit(
            message(shorten(told, 40)),
            say("Take it out of the input."),
            item.doc.id,
            subject.code.line_of_input,
        )


def _own(item: Rendered, seen: Sequence[tuple[str, str]]) -> str:
    """Return how the first of the texts that are an answer of the doc is written, "" if none is, or
    if several others are seen beside it."""
    answers = {_plain(text) for text in _answers(item)} - {""}
    right = [written for text, written in seen if _plain(text) in answers]
    return right[0] if right and 2 * len(right) >= len(seen) else ""


def _answers(item: Rendered) -> Iterator[str]:
    for gold in golds_of(item.example):
        yield gold
        yield from _PARTS.split(gold)
        yield from _values_of(gold)
    answer = item.doc.data.get("answer")
    if isinstance(answer, str):
        yield answer


def _values_of(gold: str) -> Iterator[str]:
    """Yield the values of a gold that is an object or a list of JSON."""
    if gold[:1] in ("{", "["):
        try:
            yield from leaves_of(json.loads(gold))
        except ValueError:
            return


def _plain(text: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", text.casefold()))


def _heads(item: Rendered) -> Sequence[tuple[str, str]]:
    found = list(_ID.finditer(item.example.input))
    answers = [_plain(text) for text in _answers(item)] if found else []
    return [(_meant_by(_plain(match["head"]), answers), match[0]) for match in found]


def _meant_by(head: str, answers: Sequence[str]) -> str:
    """Return the answer that begins as an id does, `billing` of `bill-34`; else the id's head."""
    is_told = len(head) >= _SHORTEST_HEAD
    return next((text for text in answers if is_told and text.startswith(head)), head)


def _set_off(item: Rendered) -> Sequence[tuple[str, str]]:
    found = _MARKED.finditer(item.example.input)
    texts = [next(filter(None, (m[name] for name in "abcdefghij"))) for m in found]
    return [(text, text) for text in texts] or _in_capitals(item)


def _in_capitals(item: Rendered) -> Sequence[tuple[str, str]]:
    """Return what stands in capitals, where the answer is not written so."""
    if any(map(str.isupper, golds_of(item.example))):
        return []
    found = _CAPITALS.findall(item.example.input)
    return [(text, text) for text in found if text.isupper()]


RULES = (
    Rule(
        "answer/in-id",
        "error",
        in_an_id,
        "A model that reads the id is right without reading the question.",
    ),
    Rule(
        "answer/marked",
        "error",
        marked,
        "What is to be found is pointed at; data sets keep their annotations so.",
    ),
)
