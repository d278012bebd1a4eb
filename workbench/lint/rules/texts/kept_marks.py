"""Backslashes with which an editor keeps Markdown from being read, copied with the template. The
rule `text/escaped` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

LATEX = exactly(r"\\[A-Za-z]{2,}|\$|\\\[.*\\\]|\\\(.*\\\)", re.DOTALL)
ABOUT_ESCAPES = compiled(
    r"\\[dwsbDWSB](?![A-Za-z])|regex|regular expression|pattern|LaTeX|Markdown|escape|正则|转义",
    re.I,
)
_KEPT = exactly(
    r"^[ \t]*\\(?:#+|[*+>-]|\d+\.)(?=[ ])|\\\*\\\*(?=[^*\s])|(?<=[a-z])\\_(?=[a-z])", re.MULTILINE
)
"""An item, a heading, a bold word and a name, as an editor writes them out of Markdown."""

_GAP = exactly(r"(?:\\_ ?){2,}")
_ALONE = exactly(
    r"(?:\\_ ?){2,}|(?<=[ \"“'‘(])\\[>#~+<&=](?=[ \"”'’),.])|(?<=[a-z])\\[.!](?=\s|\Z)"
)
"""A gap, a sign between words or the end of a sentence: one alone stands for nothing else."""

_COMMAS = exactly(r"(?<=\w)\\, (?=\S[^\n]*\w\\, )")
"""A comma between items, which LaTeX would have as a space of its own and with none behind it."""

_FEWEST = 2


def marks_kept(subject: Subject) -> Iterator[Hit]:
    """Yield that the prompt's own lists, headings or bold words, its gap, or a sign in a sentence
    have the backslashes with which an editor keeps Markdown from being read."""
    text = own_text(subject)
    if ABOUT_ESCAPES.search(text):
        return
    if "\\" not in text:
        text = _gap_in_rows(subject) or _list_in_rows(subject)
    if "\\" not in text or LATEX.search(text):
        return
    found = list(_KEPT.finditer(text))
    if len(found) < _FEWEST:
        found = list(_ALONE.finditer(text)) or list(_COMMAS.finditer(text))
    if found:
        around = text[max(0, found[0].start() - 10) : found[0].end() + 8]
        yield Hit(
            say("{found} stands there as two characters or more: {around}",
                found=found[0][0].strip(), around=shorten(around.strip())),
            say("Take the backslash out: the mark is read as it is."),
            None,
            subject.code.line_with(found[0][0].strip()) or subject.code.line_of_input,
            about="markdown",
        )  # fmt: skip


def _gap_in_rows(subject: Subject) -> str:
    """Return the mark of a gap that the code puts into texts of the row, with such backslashes, ""
    where it puts none."""
    if "\\_" not in subject.code.template or not subject.rendered:
        return ""
    shown = subject.rendered[0].example.input
    gaps = (match[0] for match in _GAP.finditer(subject.code.template))
    found = next((gap for gap in gaps if gap in shown), "")
    return "" if LATEX.search(shown) else found


def _list_in_rows(subject: Subject) -> str:
    """Return the first line of an input whose items the code joins with such commas, "" where it
    joins none so."""
    if "\\, " not in subject.code.template or not subject.rendered:
        return ""
    shown = subject.rendered[0].example.input
    return "" if LATEX.search(shown) or not _COMMAS.search(shown) else shown
