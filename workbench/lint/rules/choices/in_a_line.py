"""Options that stand behind each other on one line with nothing between: `(甲) 雪山(乙) 玉山`. The
rule `text/run-together` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.most import in_most
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 100
_FEWEST_DOCS = 3
_NEARLY_ALL = 0.8
_FEWEST_OPTIONS = 3
_MARK = compiled(
    r"(?:[(（\[【](?:[A-Za-z]|\d{1,2}|[甲乙丙丁戊己一二三四五六])[)）\]】]"
    r"|(?:[A-Za-z]|\d{1,2}|[甲乙丙丁戊己])[.．、:：)）]|[①-⑨])(?P<space>[ ]?)"
)


def options_in_a_line(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose options each begin with their mark right behind the one before: hints
    where a bracket alone parts them, and a mark and its option have no space either."""
    items = subject.some(_SEEN_DOCS)
    least = max(_FEWEST_DOCS, _NEARLY_ALL * len(items))
    for item, around in in_most(items, lambda item: _glued(subject, item), least):
        is_sure = " " in around
        yield Hit(
            say("an option runs into the next one: {found}", found=shorten(around.strip(), 40)),
            say("Join the options with a newline or a space between."),
            item.doc.id,
            subject.code.line_with("join") or subject.code.line_of_input,
            about="options",
            severity=None if is_sure else "hint",
        )


def _glued(subject: Subject, item: Rendered) -> str:
    """Return where an option of a doc meets the next one with nothing but its mark between, where
    all do; with a space in it where there is one behind each mark."""
    options: Sequence[str] = subject.truths[item.doc.id].options
    if len(options) < _FEWEST_OPTIONS:
        return ""
    text, places, at = item.example.input, list[tuple[int, int]](), 0
    for option in options:
        at = text.find(option, at)
        if at < 0 or not option:
            return ""
        places.append((at, at + len(option)))
        at += len(option)
    between = [_MARK.fullmatch(text[end:start]) for (_, end), (start, _) in pairwise(places)]
    if not all(between):
        return ""
    (_, end), (start, _) = places[0], places[1]
    return text[max(0, end - 8) : start].replace(" ", "") + (
        " " if all(match and match["space"] for match in between) else ""
    )
