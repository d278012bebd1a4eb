"""Numbered lines that all say the same: the loop that writes them shows one item throughout. The
rule `text/cut-item` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_SEEN_DOCS = 20
_FEWEST_DOCS = 3
_MARK = r"[ \t]*[(（\[]?(?:\d{1,2}|[A-Ja-j]|[①-⑩]|[一二三四五六七八九十])[.)\]:：、．）]?[ \t]*"
_LINE = compiled(rf"^{_MARK}(?P<text>\S.*)$(?:\n{_MARK}(?P=text)$){{2}}", re.MULTILINE)


def same_lines(subject: Subject) -> Iterator[Hit]:
    """Yield the docs in all of which three numbered lines or more have one text."""
    items = subject.some(_SEEN_DOCS)
    found: list[tuple[int, str]] = []
    for item in items if len(items) >= _FEWEST_DOCS else ():
        match = _LINE.search(item.example.input)
        text = match["text"].strip() if match else ""
        if sum(map(str.isalpha, text)) < 2 or text[-1] in ":：":
            return
        found.append((item.doc.id, text))
    for doc_id, text in found:
        yield Hit(
            say("all lines of a list are the same: {text}", text=shorten(text, 40)),
            say("Write the loop's own item on each line."),
            doc_id,
            subject.code.line_of_input,
            about="same lines",
        )
