"""Lines of the template that the wide space of Chinese sets in. The rule `text/indented` tells."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, stands_in
from workbench.messages import say

_SEEN_DOCS = 20
_LINE = exactly("^(?P<space>\u3000+)[ ]?(?P<line>[^\\s\u3000][^\\n]{0,60})", re.MULTILINE)
_CUE = exactly(r"[^:：，。\n]{1,12}[:：]")


def set_in_wide(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a cue of the template that a wide space sets in, while another cue begins
    its line; hints where it is a sentence of the template."""
    if not subject.has_sign("\u3000") or "\u3000" not in subject.code.template:
        return
    for item in subject.some(_SEEN_DOCS):
        text = item.example.input
        for match in _LINE.finditer(text):
            line = match["line"]
            if stands_in(item.doc.data, match["space"]):
                continue
            cue = _CUE.match(line)
            is_written = (cue[0] if cue else line[:4]) in subject.code.template
            if not is_written:
                continue
            lines = [other for other in text.split("\n") if other[:1] not in ("", "\u3000")]
            plain = any(_CUE.match(other) for other in lines) or not lines
            yield Hit(
                say("a line is set in by {n} characters: {line}", n=len(match["space"]),
                    line=shorten(line.strip(), 30)),
                say("Let the line begin with its first word."),
                item.doc.id,
                subject.code.line_with("\u3000") or subject.code.line_of_input,
                about="wide",
                severity=None if cue and plain else "hint",
            )  # fmt: skip
            break
