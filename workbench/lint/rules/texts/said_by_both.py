"""Words, signs and units that stand in the row and in the template, beside each other: `14 days
days`, `$$5`, `第第3章`; and the mark of a cue that the target delimiter repeats, `Answer::`. The
rule `text/said-again` says so."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, tail_of
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 60
_FEWEST_DOCS = 3
_MOST_OF = 0.8
_LONGEST = 60
_MOST_ITEMS = 4
_MOST_HAN = 4
_LAST = exactly(r"(?:[^\W_]+\.?|[%€$£¥°]C?)\Z")
_FIRST = exactly(r"(?:[^\W_]+\.?|[€$£¥#№])")
_HAN = exactly(r"[\u4e00-\u9fff]+")
_MAY_DOUBLE = frozenset({"that", "had", "is", "so", "very", "no", "yes", "ha", "bye", "do"})


def said_by_both(subject: Subject) -> Iterator[Hit]:
    """Yield the docs in which the template writes the word once more that texts of a field end, or
    begin, with, in nearly all docs that show them."""
    found: dict[tuple[str, str], list[tuple[Rendered, str]]] = defaultdict(list)
    docs: Counter[str] = Counter()
    template = subject.code.template
    items = subject.some(_SEEN_DOCS) if not subject.is_uniform else ()
    for item in items:
        text = item.example.input
        for name, value in _texts_of(item.doc.data):
            bare = value.strip()
            if not 1 < len(bare) <= _LONGEST or (at := text.find(bare)) < 0:
                continue
            docs[name] += 1
            before, behind = text[max(0, at - 24) : at], text[at + len(bare) :][:24]
            word = _word_again(bare, behind) or _word_before(bare, before)
            if word and word in template and not _is_of_row(item.doc.data, name, word, bare):
                around = text[max(0, at - 12) : at + len(bare) + 12]
                found[name, word].append((item, around))
    for (name, word), cases in found.items():
        if len(cases) < max(_FEWEST_DOCS, _MOST_OF * docs[name]):
            continue
        for item, around in cases:
            yield Hit(
                say("the template says {word!r} once more, which the row's {name} has: {around}",
                    word=word, name=name, around=shorten(around, 40)),
                say("Take it out of the data or of the template: the data brings it, too."),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
            )  # fmt: skip


def delimiter_again(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input ends with the mark that the target delimiter begins with."""
    mark = subject.settings.target_delimiter.strip()[:1]
    if not mark or mark.isalnum() or subject.in_chat or not subject.shows_answers:
        return
    for item in subject.rendered:
        text = item.example.input.rstrip()
        if text.endswith(mark):
            yield Hit(
                say("the target delimiter repeats what ends the input: {joined}",
                    joined=tail_of(text, behind=item.target_delimiter)),
                say("Leave one of the two."),
                item.doc.id,
                subject.code.line_ending(text) or subject.code.line_of_input,
                about="delimiter",
            )  # fmt: skip


def _texts_of(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in data.items():
        if isinstance(value, str):
            yield str(name), value
        elif isinstance(value, list):
            yield from ((str(name), part) for part in value[:_MOST_ITEMS] if isinstance(part, str))


def _word_again(value: str, behind: str) -> str:
    """Return the word or the sign that a text ends with and that stands right behind it, too."""
    match = _LAST.search(value)
    if match is None:
        return ""
    if _HAN.match(match[0][-1:]):
        return next(
            (
                value[-size:]
                for size in range(min(_MOST_HAN, len(value) - 1), 0, -1)
                if behind.startswith(value[-size:]) and _HAN.fullmatch(value[-size:])
            ),
            "",
        )
    after = behind.removeprefix(" ")
    is_again = after.startswith(match[0]) and not _is_of_word(after[len(match[0]) :][:1])
    is_word = match[0].isalpha() and match.start() > 0 and match[0].casefold() not in _MAY_DOUBLE
    is_sign = not match[0][:1].isalnum() and match.start() > 0
    return match[0] if is_again and (is_word or is_sign) else ""


def _word_before(value: str, before: str) -> str:
    """Return the word or the sign that a text begins with and that stands right before it, too."""
    match = _FIRST.match(value)
    if match is None or match.end() == len(value):
        return ""
    if _HAN.match(value):
        return value[0] if before.endswith(value[0]) and value[1:2].isdigit() else ""
    until = before.removesuffix(" ")
    is_again = until.endswith(match[0]) and not _is_of_word(until[: -len(match[0])][-1:])
    is_word = match[0][0].isalpha() and match[0].casefold() not in _MAY_DOUBLE
    is_sign = not match[0][:1].isalnum()
    return match[0] if is_again and (is_word or is_sign) else ""


def _is_of_word(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


def _is_of_row(data: Mapping[str, Any], name: str, word: str, bare: str) -> bool:
    """Say whether another field is the word alone, or the field has it twice itself."""
    others = (value for key, value in data.items() if key != name)
    return any(value == word for value in others) or word + word in bare
