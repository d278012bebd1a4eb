"""A task's description as another file has it: in tags of a page, which nothing else has, or in
the quotes of `repr`. The rules `text/markup` and `text/raw-value` say so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import quoted, say

_SEEN_DOCS = 10
_TAG = exactly(r"</?(?:p|div|span|font|center|section|ul|ol|li|td|tr|h[1-6])(?:\s[^<>\n]*)?>", re.I)
_QUOTED = exactly(r"'[^'\n]{12,}'|\"[^\"\n]{12,}\"")


def described_in_tags(subject: Subject) -> Iterator[Hit]:
    """Yield a hit on a description with tags of a page, where no input has any. The caller knows
    that the prompt does not speak of them."""
    match = _TAG.search(subject.settings.description)
    if match is None or not subject.rendered:
        return
    if any(_TAG.search(item.example.input) for item in subject.some(_SEEN_DOCS)):
        return
    yield Hit(
        say("{found!r} is left over from HTML", found=match[0]),
        say("Write the description as plain text."),
    )


def described_in_quotes(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on a description that stands in quotes as a whole, as Python prints a text."""
    text = subject.settings.description.strip()
    if _QUOTED.fullmatch(text):
        yield Hit(
            say("the description stands in quotes as a whole: {text}", text=quoted(text[:40])),
            say("Write it without them."),
            severity="hint",
        )
