"""Fields that the prompt speaks of, or that have the answers in them, and that no code reads."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.source import Parsed, key_read
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers, places_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_SEEN_DOCS = 100
_MOST_OF = 0.8
_FEWEST_WORDS = 5
_FEWEST_SIGNS = 10
_FEWEST_NAMED = 3
_LONG_WORD = 4
_WORDS = exactly(r"[^\W\d_]+")
_ID = exactly(r"(?P<before>[A-Za-z_-]{0,12}[-_#/.]?)\d{1,9}", re.ASCII)
_OF_IDS = exactly(r"(?:^|_)(?:id|uid|idx|nr|no)$|编号|序号|編號|番号", re.IGNORECASE)
_HAN = compiled("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


def unread_sources(subject: Subject) -> Iterator[Hit]:
    """Yield the docs of whose row the input shows nothing of a text that the prompt names by its
    field, `Read the clause`; or (a hint) of the only text that has their answers in it, or of one
    that all else of the row asks about."""
    if subject.is_uniform or len(subject.rendered) < _FEWEST_DOCS:
        return
    said = subject.told.casefold()
    read = subject.code.fields_of_input | subject.code.fields_of_output
    for name in sorted((subject.fields - read) | (subject.fields & _left_aside(subject.code))):
        is_note = name.casefold().rstrip("s") == "note"  # in some languages a grade
        if (is_of_answers(name) and not is_note) or name == "target_scores":
            continue
        texts = [(item, _text_of(item.doc.data, name)) for item in subject.rendered]
        is_named = _names(said, name)
        is_text = _is_text if is_named else _is_long
        if len({text for _, text in texts if is_text(text)}) < _MOST_OF * len(texts):
            continue
        if any(_is_shown(text, item) for item, text in texts):
            continue
        holding = sum(_holds_answer(text, item) for item, text in texts)
        is_held = subject.method == "gen" and holding >= _MOST_OF * len(texts)
        if not is_named and not is_held and not _is_asked_about(name, texts):
            continue
        for item, text in texts:
            yield unshown(subject, item, name, text, is_sure=is_named)


def _left_aside(code: Parsed) -> frozenset[str]:
    """Return the fields that the code reads into a name of its own, and nowhere else, of which it
    then makes nothing."""
    used = {n.id for n in code.nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    reads: Counter[str] = Counter(_fields_in(code.nodes))
    aside: Counter[str] = Counter()
    for node in code.nodes:
        if not isinstance(node, ast.Assign):
            continue
        value = node.value
        for target in node.targets:
            pairs = [(target, value)]
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                pairs = [*zip(target.elts, value.elts, strict=False)]
            for name, part in pairs:
                if isinstance(name, ast.Name) and name.id not in used:
                    aside.update(_fields_in([*ast.walk(part)]))
    return frozenset(field for field, count in aside.items() if count == reads[field])


def _fields_in(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Yield the names of fields by which nodes read something."""
    for node in nodes:
        key = key_read(node, methods=("get", "pop"))
        if key and isinstance(key.value, str):
            yield key.value


def _is_asked_about(name: str, texts: Sequence[tuple[Rendered, str]]) -> bool:
    """Say whether a field stands before all that the inputs show of their rows, is longer, and has
    words of its own row's input far more often than of the next row's: what is asked about."""
    texts = texts[:_SEEN_DOCS]
    golds = [golds_of(item.example)[0].strip() for item, _ in texts]
    if 2 * sum(gold in text for gold, (_, text) in zip(golds, texts, strict=True)) > len(texts):
        return False  # it works the answer out
    first = texts[0][0]
    names = [str(each) for each in first.doc.data]
    shown = [
        each
        for each in names
        if any(text in first.example.input for text in leaves_of(first.doc.data[each]) if text)
    ]
    if not shown or names.index(name) > min(map(names.index, shown)):
        return False
    own = next_ = 0
    for place, (item, text) in enumerate(texts):
        words = _words_of(text)
        other, _ = texts[(place + 1) % len(texts)]
        values = " ".join(leaves_of(item.doc.data.get(shown[0])))
        if len(text) <= len(values):
            return False
        own += bool(words & _words_of(values))
        next_ += bool(words & _words_of(" ".join(leaves_of(other.doc.data.get(shown[0])))))
    return own >= _MOST_OF * len(texts) and 2 * next_ <= own


@lru_cache(maxsize=4096)
def _words_of(text: str) -> frozenset[str]:
    """Return the longer words of a text, and the pairs of signs of one that has no spaces."""
    words = {word[:6] for word in _WORDS.findall(text.casefold()) if len(word) >= _LONG_WORD}
    signs = "".join(_HAN.findall(text))
    return frozenset(words | {signs[i : i + 2] for i in range(len(signs) - 1)})


def numbers_for_texts(subject: Subject) -> Iterator[Hit]:
    """Yield the docs of whose row the input has the number alone under which a list has it, and not
    its text, which no code reads."""
    if subject.is_uniform or len(subject.rendered) < _FEWEST_DOCS:
        return
    read = {n for n in subject.code.fields_of_input & subject.fields if n != "target_scores"}
    if not read or not all(_are_numbers(subject, name) for name in read):
        return
    used = read | subject.code.fields_of_output
    for name in sorted(subject.fields - used):
        values = [(item, item.doc.data.get(name)) for item in subject.rendered]
        texts = [(item, text) for item, text in values if isinstance(text, str)]
        is_content = len({text for _, text in texts if _is_text(text)}) >= _MOST_OF * len(values)
        if is_of_answers(name) or not is_content:
            continue
        if any(text in item.example.input for item, text in texts):
            continue
        for item, text in texts:
            yield unshown(subject, item, name, text)
        return


def unshown(subject: Subject, item: Rendered, name: str, text: str, *, is_sure: bool = True) -> Hit:
    """Return the hit on a field of the row that the input lacks; a hint where that is not sure."""
    return Hit(
        say("the row's {name} is not in the input: {question}",
            name=name, question=shorten(text, 40)),
        say("Put data[{name!r}] into the input, whole.", name=name),
        item.doc.id,
        subject.code.line_of_field(name) or subject.code.line_of_input,
        about=name,
        severity=None if is_sure else "hint",
    )  # fmt: skip


def _are_numbers(subject: Subject, name: str) -> bool:
    """Say whether a field has another number for each row, behind the same letters in all."""
    found = [_ID.fullmatch(str(item.doc.data.get(name))) for item in subject.rendered]
    ids = [(match["before"], len(match[0])) for match in found if match]
    distinct = {match[0] for match in found if match}
    is_run = len(distinct) == len(found) == len(ids)
    if not is_run or len(set(ids) if ids[0][0] else {before for before, _ in ids}) > 1:
        return False
    numbers = [int(text.removeprefix(ids[0][0])) for text in distinct]
    is_named = _OF_IDS.search(name) and max(numbers) - min(numbers) < len(numbers)
    return ids[0][0] != "" or bool(is_named)


def _is_text(text: str) -> bool:
    return len(text.split()) >= _FEWEST_NAMED or len(_HAN.findall(text)) > _FEWEST_NAMED


def _text_of(data: Mapping[str, Any], name: str) -> str:
    return " ".join(leaves_of(data.get(name)))


def _is_long(text: str) -> bool:
    return len(text.split()) >= _FEWEST_WORDS or len(_HAN.findall(text)) >= _FEWEST_SIGNS


def _is_shown(text: str, item: Rendered) -> bool:
    """Say whether a part of a text, its beginning or its end, is in the input."""
    part = len(text) // 3
    shown = " ".join(item.example.input.split())
    return any(one in shown for one in (text[: max(part, 8)], text[-max(part, 8) :]))


def _names(said: str, name: str) -> bool:
    """Say whether a text has a field's name as a word, or, where words are not parted, at all."""
    word = name.casefold().replace("_", " ")
    return word in said if _HAN.search(word) else any(True for _ in places_of(word, said))


def _holds_answer(text: str, item: Rendered) -> bool:
    golds = [gold.strip() for gold in golds_of(item.example)]
    return any(len(gold) > 1 and gold in text and gold not in item.example.input for gold in golds)
