"""Tags of a page around one part of a template that has others without: `<p>Question: …</p>`. The
rule `text/markup` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
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


def page_tags(subject: Subject) -> Iterator[tuple[Rendered, str]]:
    """Yield the docs whose template has a tag of a page around a cue and its text, where another
    cue with a text has none; with that tag. (Where all are in tags, the prompt is a page.)"""
    if not _MAY_BE.search(subject.code.template):
        return
    found = [
        (item, tag) for item in subject.rendered[:_SEEN_DOCS] if (tag := _tag_in(subject, item))
    ]
    if len(found) >= max(_FEWEST_DOCS, len(subject.rendered[:_SEEN_DOCS])):
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
