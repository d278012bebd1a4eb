"""Tags of a page around one part of a template that has others without: `<p>Question: …</p>`; or
around a text of the row within a line: `Anna: <span>Good morning</span>`. The rule `text/markup`
says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject
from workbench.types import Rendered

_SEEN_DOCS = 20
_FEWEST_DOCS = 2
_TAGS = r"(?:p|div|span|font|center|section|td|li|h[1-6])"
_AROUND_CUE = compiled(
    rf"<(?P<tag>{_TAGS})(?:\s[^<>\n]*)?>\s*(?P<cue>[^\W\d_][^<>\n:：]{{0,30}}[:：])"
    r"[^<]*(?:</(?P=tag)\s*>)?",
    re.IGNORECASE,
)
_MAY_BE = exactly(rf"<{_TAGS}[ >]", re.IGNORECASE)
_AROUND_TEXT = compiled(
    r"(?P<before>[^\n]*)<(?P<tag>span|font|center|small|big|div|p|td|li)(?:\s[^<>\n]*)?>"
    r"(?P<text>[^<>]+)</(?P=tag)\s*>",
    re.IGNORECASE,
)
_OF_LOOKS = frozenset(("span", "font", "center", "small", "big"))
"""Tags that say nothing of what stands in them: no prompt marks a text by them."""

_SPEAKS_OF_TAGS = compiled(
    r"\b(?:tags?|html|mark(?:ed|up)|highlight\w*|elements?)\b|标[签记注]|標[籤記]|タグ|태그",
    re.IGNORECASE,
)
_ANY_TAG = exactly(r"</?\w[^<>\n]*>")


def page_tags(subject: Subject) -> Iterator[tuple[Rendered, str]]:
    """Yield the docs whose template has a tag of a page around a cue and its text, where another
    cue with a text has none; with that tag. (Where all are in tags, the prompt is a page.)"""
    if not _MAY_BE.search(subject.code.template):
        return
    is_spoken_of = _SPEAKS_OF_TAGS.search(_ANY_TAG.sub(" ", subject.told)) is not None
    found = [
        (item, tag)
        for item in subject.some(_SEEN_DOCS)
        if (tag := _tag_in(subject, item) or ("" if is_spoken_of else _tag_of_text(subject, item)))
    ]
    if len(found) >= max(_FEWEST_DOCS, len(subject.some(_SEEN_DOCS))):
        yield from ((item, found[0][1]) for item in subject.rendered)


def _tag_in(subject: Subject, item: Rendered) -> str:
    """Return the tag that an input has around a cue of the template, "" where none has, or all."""
    text = item.example.input
    parts = [match for match in _AROUND_CUE.finditer(text) if subject.is_own_cue(match["cue"])]
    parts = [match for match in parts if f"<{match['tag']}" in subject.code.template]
    if not parts:
        return ""
    is_apart = any(
        cue.content.strip()
        and not text[: cue.start].rstrip(" ").endswith(">")
        and not any(part.start() <= cue.start < part.end() for part in parts)
        and "</" not in cue.content.partition(parts[0][0])[0]
        for cue in subject.cues(text)[:-1]
    )
    return f"<{parts[0]['tag']}>" if is_apart else ""


def _tag_of_text(subject: Subject, item: Rendered) -> str:
    """Return the tag that a template has around a whole text of the row: one of looks, or another
    one behind words of its line. (A page has these from its lines' beginnings on.)"""
    texts = {leaf.strip() for value in item.doc.data.values() for leaf in leaves_of(value)}
    for match in _AROUND_TEXT.finditer(item.example.input):
        tag, before = match["tag"], _ANY_TAG.sub("", match["before"]).strip()
        is_own = f"<{tag}" in subject.code.template and match["text"].strip() in texts
        if is_own and (tag.casefold() in _OF_LOOKS or before):
            return f"<{tag}>"
    return ""
