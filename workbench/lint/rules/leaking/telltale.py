"""Rules on what gives an answer away without saying it: ids that begin with a label, and marks
around the one passage that matters."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.leaking.in_capitals import OF_CAPITALS, by_capitals
from workbench.lint.rules.leaking.tagged import bare_of_tag, tagged_in
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_ID = exactly(
    r"(?<![\w.])(?:(?P<head>[^\W_](?:[\w'-]*[^\W_])?)(?:[_#-]\d+|[/.]\d{2,})"
    r"|(?P<han>[\u4e00-\u9fff]{2,6})[-_#]?\d{1,6})(?!\w)"
)
_BEFORE_DIGIT = exactly(r"[_#/.-]\d")
"""It is in all of that, but for Chinese: quicker to tell."""

_IS_DATE = exactly(r"(?:19|20)\d\d-\d\d(?:-\d\d)?\Z")
_SHORTEST_HEAD = 3
_MARKED = compiled(
    r"\*\*(?P<a>[^*\n]{1,400})\*\*|(?<![A-Za-z0-9_])__(?P<b>[^_\n]{1,400})__(?![A-Za-z0-9_])"
    r"|<(?P<t>[^\W\d_][\w-]{0,15})(?:\s[^<>\n]{0,400})?>(?P<c>[^<\n]{1,400})</(?P=t)>"
    r"|\[(?P<u>[A-Za-z][\w-]{0,15})\](?P<k>[^\[\n]{1,400})\[/(?P=u)\]"
    r"|\[\[(?P<d>[^\]\n]{1,400})\]\]|(?<![A-Za-z0-9*])\*(?P<e>[^*\s][^*\n]{0,400})\*(?![A-Za-z0-9*])"
    r"|[【〖«‹⟦⟨⟪〔［｛＜](?P<f>[^】〗»›⟧⟩⟫〕］｝＞\n]{1,400})[】〗»›⟧⟩⟫〕］｝＞]"
    r"|(?<![{$])\{(?P<g>[^{}\n]{1,400})\}(?!\})"
    r"|(?<!!)\[(?P<o>[^\[\]\n]{1,400})\]\([^()\s]{0,400}\)|\[(?P<h>[^\[\]\n]{1,400})\](?!\()|<<(?P<i>[^<>\n]{1,400})>>|>>(?P<l>[^<>\n]{1,400})<<"
    r"|(?<![A-Za-z0-9<])<(?P<m>[^\s<>/@:][^<>\n@:]{0,400})>(?!>)"
    r"|(?<![A-Za-z0-9_])_{1,3}(?P<n>[^_\s](?:[^_\n]{0,400}[^_\s])?)_{1,3}(?![A-Za-z0-9_])"
    r"|(?P<s>==|~~|//|\+\+|%%|!!|\|\||[|@#^~`＊＿★☆◆※])"
    r"(?P<j>[^\s|@#^~`=＊＿★☆◆※](?:[^|@#^~`=＊＿★☆◆※\n]{0,400}[^\s|@#^~`=＊＿★☆◆※])?)(?P=s)"
)
_OF_MARKS = ("//", "==", "++", "%%", "!!", ">>", *"*_<[{~|@#^`")
"""One of these is in all such marks, or a sign beyond ASCII: quicker to tell."""

_DOUBLED = ("<<", ">>", "@@")
"""Marks that no text has of its own, so that one part of an answer in them is enough."""

_SPOKEN = exactly(r"^<[^\s<>/][^<>\n]*> ", re.MULTILINE)
"""How the lines of a talk begin, with the name of who says them."""

_SPOKEN_DOCS = 6
_LOGGED = exactly(
    r"\d\d:\d\d:\d\d[^\w\n]\S*[ ]?(?:\[|(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL)\b)"
    r"|^\[?\d{4}-\d\d-\d\d",
    re.MULTILINE,
)
_MARKED_TEXTS = "abcdefghijklmno"
_CAPITALS = exactly(r"(?<!\w)[^\W\d_a-z]{3,}(?:[ '-][^\W\d_a-z]{2,})*(?!\w)")
_SPEAKS_OF_MARKS = compiled(
    r"\b(?:placeholders?|braces|brackets|in bold|highlighted|slots?|variables?|underlined"
    r"|underscores?|asterisks|italics|italici[sz]ed|quoted|quotation marks|marked|enclosed"
    r"|delimited|set off|emphasi[sz]ed|tagged)\b"
    r"|占位符|括号|加粗|变量|槽位|标记|标注|标出|划线|下划线|劃線|底線|星号|引号|引號|高亮|斜体|斜體",
    re.IGNORECASE,
)
"""What is asked about is what stands in such marks."""

_FORBIDDEN = compiled(
    r"(?:\b(?:no|not|without|never|omit|skip|any)|n['’]t)\b[^.,;\n]{0,16}\Z"
    r"|(?:不|勿|无|别|去掉|省略)[^。，；\n]{0,4}\Z",
    re.IGNORECASE,
)
"""Marks that no answer is to have are none that a text has."""

_BEFORE = 24

_PARTS = compiled(r"[,;、，；|\n]\s*|\sand\s|和")
_NAMED = exactly(r"\A\s*[^\W\d_][\w ]{0,20}\s?[:：=]\s*(?=\S)")
"""How a part of an answer may begin: `city: Porto`."""

_FIELDS = exactly(r"[|;；,，、\t\n]")
_RECORD = 3
"""An answer of so many values or lines takes a text apart."""

_BESIDE = 16
"""So many signs around a place tell it."""

_LONGEST_LABEL = 3


def in_an_id(subject: Subject) -> Iterator[Hit]:
    """An id in the input begins with the doc's label: `delivery_0001`."""
    yield from _telling(
        subject,
        _heads,
        lambda said: say("an id in the input tells the answer: {said}", said=said),
    )


def marked(subject: Subject) -> Iterator[Hit]:
    """The answer is set off in the text that it is to be found in: `**Ahmed**`."""
    spoken = _SPEAKS_OF_MARKS.finditer(subject.told)
    if not all(_FORBIDDEN.search(match.string[: match.start()][-_BEFORE:]) for match in spoken):
        return
    some = subject.some(_SPOKEN_DOCS)
    texts = [item.example.input for item in some]
    if all(map(_SPOKEN.search, texts)) or are_logged(texts):
        return
    found = list(
        _telling(
            subject,
            lambda item: _set_off(subject, item) or _put_around(subject, item),
            lambda said: say("the answer is marked in the input: {said}", said=said),
        )
    )
    yield from found
    for item, message in () if found or subject.is_uniform else by_capitals(subject):
        line = subject.code.line_of_input
        yield Hit(message, say("Take it out of the input."), item.doc.id, line)


def are_logged(texts: Sequence[str]) -> bool:
    """Say whether texts are lines of a log, in which the level stands in brackets or capitals."""
    return all(_LOGGED.search(text) for text in texts)


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
        told = _own(subject, item, seen) if seen else ""
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


def _own(subject: Subject, item: Rendered, seen: Sequence[tuple[str, str]]) -> str:
    """Return how the first of the texts that are an answer of the doc is written, "" if none is, or
    if several others, or the text of another option, are seen beside it."""
    answers = {_plain(text) for text in _answers(item)} - {""}
    right = [written for text, written in seen if _plain(text) in answers]
    are_doubled = all(written.startswith(_DOUBLED) for written in right)
    if right and not are_doubled and not _says_half(item, [text for text, _ in seen]):
        return ""
    if not right and (option := _plain(_option_of(subject, item))):
        # Where the gold is a letter, all candidates may be marked, to be chosen from.
        others = {_plain(each.text) for each in subject.list_of(item).options} - {option}
        right = [written for text, written in seen if _plain(text) == option]
        if any(_plain(text) in others for text, _ in seen):
            return ""
    return right[0] if right and 2 * len(right) >= len(seen) else ""


def _says_half(item: Rendered, texts: Sequence[str]) -> bool:
    """Say whether texts are a doc's answer, or half of its parts: what is taken apart into fields
    may have one of them in brackets, as the time of a log's line is."""
    seen = {_plain(text) for text in texts}
    for gold in golds_of(item.example):
        parts = [*_values_of(gold)] or [_NAMED.sub("", part) for part in _FIELDS.split(gold)]
        parts = [own for part in parts if (own := _plain(part))]
        if len(parts) < _RECORD or _plain(gold) in seen:
            return True
        if 2 * sum(part in seen for part in parts) >= len(parts):
            return True
    return False


def _option_of(subject: Subject, item: Rendered) -> str:
    """Return the text of the listed option whose letter or number a doc's gold is, else ""."""
    gold = golds_of(item.example)[0].strip(" ().")
    if not 0 < len(gold) <= _LONGEST_LABEL:
        return ""
    options = subject.list_of(item).options
    return next((each.text for each in options if each.label == gold), "")


def _answers(item: Rendered) -> Iterator[str]:
    for gold in golds_of(item.example):
        yield gold
        for part in _PARTS.split(gold):
            yield part
            yield _NAMED.sub("", part)
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
    text = item.example.input
    may_be = _BEFORE_DIGIT.search(text) or not text.isascii()
    found = [m for m in _ID.finditer(text) if not _IS_DATE.match(m[0])] if may_be else ()
    answers = [_plain(text) for text in _answers(item)] if found else []
    # An id that is an answer itself is what is asked for.
    found = [match for match in found if _plain(match[0]) not in answers]
    if sum(match["han"] is not None for match in found) > 1:
        found = [match for match in found if match["han"] is None]  # a score: `小李11，小周7`
    return [
        (_meant_by(_plain(match["head"] or match["han"]), answers), match[0]) for match in found
    ]


def _meant_by(head: str, answers: Sequence[str]) -> str:
    """Return the answer that begins as an id does, `billing` of `bill-34`; else the id's head."""
    is_told = len(head) >= _SHORTEST_HEAD
    return next((text for text in answers if is_told and text.startswith(head)), head)


def _set_off(subject: Subject, item: Rendered) -> Sequence[tuple[str, str]]:
    """Return what stands in marks, without the tag of an entity, unless the prompt names that."""
    text = item.example.input
    told = subject.told
    may_be = not text.isascii() or any(map(text.__contains__, _OF_MARKS))
    found = [
        (next(filter(None, (m[name] for name in _MARKED_TEXTS))), m[0])
        for m in (_MARKED.finditer(text) if may_be else ())
    ]
    seen = [(bare, written) for own, written in found for bare, tag in [bare_of_tag(own)]
            if not tag or tag not in told]  # fmt: skip
    answers = sorted(set(_answers(item)), key=len, reverse=True)
    tagged = [(own, written) for own, written, tag in tagged_in(text, answers) if tag not in told]
    if seen or tagged:
        return [*seen, *tagged]
    capitals = _in_capitals(item)
    return [] if capitals and OF_CAPITALS.search(told) else capitals


def _put_around(subject: Subject, item: Rendered) -> Sequence[tuple[str, str]]:
    """Return what the code has set off in a text of the row that stays as it is around it: whatever
    signs it put on both sides, quotes, arrows, words, are not the row's own."""
    text = item.example.input
    for value in item.doc.data.values():
        if not isinstance(value, str) or value.strip() in text:
            continue
        for answer in (*golds_of(item.example), _option_of(subject, item)):
            at = value.find(answer) if len(answer) > 1 else -1
            if at < 0 or len(answer) == len(value.strip()):
                continue
            before, behind = value[:at][-_BESIDE:], value[at + len(answer) :][:_BESIDE]
            parts = (before, answer, behind.partition(answer)[0])
            if not all(part in text for part in parts):
                continue
            first, own, last = map(re.escape, parts)
            match = re.search(rf"{first}(\S{{1,12}}){own}(\S{{1,12}}){last}", text)
            if match and not match[1].isalnum() and not match[2].isalnum():
                return [(answer, f"{match[1]}{answer}{match[2]}")]
    return ()


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
