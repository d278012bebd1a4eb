"""Answers that are objects of JSON, against what the prompt says of them: the keys that it asks for
or shows in an object of its own, and the fields of the row of the same names. The rule
`few-shot/other-form` says so."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.io.han import compiled, exactly
from workbench.lint.rules.instructions.heard import (
    FEWEST_DOCS,
    Said,
    is_nearly_all,
    said_everywhere,
)
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say

_FEWEST_KEYS = 2
_SHAPE = exactly(r"\{[^{}]*:[^{}]*\}")
_KEY = exactly(r"[\"'“”]?([A-Za-z_][\w -]*|[㐀-鿿]{1,8})[\"'“”]?\s*[:：]")
_NAME = r"[\"'“„«「『`]?[^\W\d][\w-]*[\"'”“»」』`]?"
_AND = r"(?:,? (?:and|und|et|y|e|ed|и|i|en|och|ve|dan) |\s?(?:和|及|与|と|과|와)\s?)"
_LIST = rf"{_NAME}(?:(?:, |、|,)(?:and )?{_NAME})*{_AND}{_NAME}"
_ASKED = compiled(
    rf"\b(?:keys|fields|attributes|properties|entries)\b(?:\s(?:are|named|called|must be))?:?\s"
    rf"(?P<keys>{_LIST})"
    rf"|(?P<before>{_LIST})\s(?:as|in|into)\s(?:an?\s|one\s|valid\s|a single\s)*JSON\b"
    r"|\b(?:Schlüsseln?|Feldern?|clés|champs|claves|campos|chaves|chiavi|campi|ключами|полями|kluczami"
    rf"|polami|sleutels|velden|nycklarna|fälten)\b:?\s(?P<west>{_LIST})"
    rf"|(?:キー|項目)(?:名)?(?:は|を|が|として|:|：)\s?(?P<ja>{_LIST})"
    rf"|(?:키|필드|항목)(?:가|는|로|:)?\s?(?P<ko>{_LIST})"
    rf"|(?:键|字段|属性)(?:名)?(?:为|是|有|包括|：|:)?\s?(?P<jian>{_LIST})"
    rf"|JSON[^。\n]{{0,12}}(?:包含|含有|含|包括"
    rf"|有)\s?(?P<han>{_LIST})(?:这?[两二三四五六]?个?(?:键|字段|属性))?",
    re.IGNORECASE,
)
_ADDED = compiled(
    r"(?<!not )(?<!n't )(?<!n’t )\b(?:add|append|include)\s(?:also\s)?"
    r"(?:an?|the|another|one more|a further)"
    rf"\s(?:key|field|attribute|property)\s(?:called\s|named\s)?(?P<key>{_NAME})(?=\s*[.,;\n]|\s*\Z)",
    re.IGNORECASE,
)
"""A key that is asked for besides those of a list."""

_WITH = compiled(
    r"\b(?:with|has|have|under|of|exactly|only|gives?|returns?)\s(?:(?:the|these|exactly|just|only"
    r"|two|three|four|five|six|following)\s)*\Z",
    re.IGNORECASE,
)
"""What stands before `keys` where it says which there are."""

_FREE = compiled(
    r"\b(?:must|should|optional\w*|if|when|where|may|can|are|is|as|to)\b|可选|如果|若",
    re.IGNORECASE,
)
_SENTENCE_OF = exactly(r"[.!?。！？；;\n]")
_PARTS = compiled(rf"{_AND}|, |、|,")


def objects_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield the keys that a prompt asks for or shows, and no answer has; and those under which the
    answers have what the row has under another of their names."""
    items = subject.rendered
    made = [object_in(golds_of(item.example)[0]) for item in items]
    if len(items) < FEWEST_DOCS or not all(made):
        return
    keys = list(made[0])
    if len(keys) < _FEWEST_KEYS or any(list(each) != keys for each in made):
        return
    texts = texts_of(subject)
    own = {_bare(key) for key in keys}
    for match in said_everywhere(texts, _ASKED):
        said = next(said for said in match.groups() if said)
        named = [_bare(part.strip("\"'“”„«»「」『』` ")) for part in _PARTS.split(said)]
        is_explicit = any(match[name] for name in ("keys", "jian", "west", "ja", "ko"))
        others = [name for name in named if not _is_of(name, own)]
        if others and len(named) == len(keys) and (is_explicit or 2 * len(others) <= len(named)):
            lacking = [key for key in own if not any(_is_of(name, {key}) for name in named)]
            if lacking:
                yield said, says_other_keys(said, keys)
                return
        if _names_other_count(match, named, own):
            yield said, says_other_keys(said, keys)
            return
    for match in said_everywhere(texts, _ADDED):
        if not _is_of(_bare(match["key"].strip("\"'“”„«»「」『』`")), own):
            yield match[0], says_other_keys(match["key"], keys)
            return
    yield from _of_shown(texts, keys)
    yield from _of_fields(subject, made, keys)


def _names_other_count(match: re.Match[str], named: Sequence[str], own: set[str]) -> bool:
    """Say whether a prompt says which keys an object has, and these are all of the answers' and
    more, or some of these alone."""
    before = match.string[: match.start()]
    is_explicit = match["jian"] or (match["keys"] and _WITH.search(before))
    is_free = _FREE.search(_SENTENCE_OF.split(match.string[match.end() :])[0])
    return bool(is_explicit) and not is_free and (own < {*named} or {*named} < own)


def says_other_keys(said: str, keys: Sequence[str]) -> Message:
    """Say that a prompt has other keys than the answers."""
    return say("the prompt has the keys {said}, and the answers have {keys}",
               said=said, keys=", ".join(keys))  # fmt: skip


def _of_shown(texts: Sequence[str], keys: Sequence[str]) -> Iterator[Said]:
    """Yield an object that all prompts show, as an example or a form, with keys of its own."""
    for match in said_everywhere(texts, _SHAPE):
        shown = [key.strip() for key in _KEY.findall(match[0])]
        is_near = len(shown) == len(keys) and len({*shown} & {*keys}) > 0
        if is_near and {*shown} != {*keys}:
            yield match[0][:40], says_other_keys(", ".join(shown), keys)
            return


def _of_fields(
    subject: Subject, made: Sequence[Mapping[str, Any]], keys: Sequence[str]
) -> Iterator[Said]:
    """Yield a key that is a field's name, and has the value of another key's field in all docs."""
    rows = [item.doc.data for item in subject.rendered]
    names = [key for key in keys if all(key in row for row in rows)]
    for key in names:
        if any(each[key] == row[key] for each, row in zip(made, rows, strict=True)):
            continue
        for other in names:
            same = sum(each[key] == row[other] for each, row in zip(made, rows, strict=True))
            if other != key and is_nearly_all(same, len(rows)):
                yield (
                    key,
                    say(
                        "behind {first!r} stands what belongs to {second!r}, and the other way"
                        " round",
                        first=key,
                        second=other,
                    ),
                )
                return


def object_in(text: str) -> Mapping[str, Any]:
    """Return the object that a text is, an empty one where it is none."""
    if text.strip()[:1] != "{":
        return {}
    try:
        made = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return made if isinstance(made, dict) else {}


def _bare(name: str) -> str:
    return re.sub(r"[\s_-]", "", name).casefold()


def _is_of(name: str, keys: set[str]) -> bool:
    """Say whether a name is one of some keys, but for an ending or a word beside it."""
    return any(name in key or key in name for key in keys)
