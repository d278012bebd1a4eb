"""The one line of a legend, or of a table of pairs, that says nothing behind its sign, `urgent:`,
while those before and behind it do. The rule `text/empty-slot` says so, in a hint."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.lint.truth import bare
from workbench.messages import quoted, say

_FEWEST_LINES = 3
_LINE = exactly(
    r"(?P<lead>[ \t]*(?:[-*•·–][ \t]+|\(?\w{1,2}[.)][ \t]+)?)"
    r"(?P<head>[^\s:：=→|–—][^:：=→|–—\n]{0,30}?)(?P<sep>[ \t]?(?:[:：=→]|->|[ \t][–—-][ \t]?))"
    r"[ \t]*(?P<said>.*)$"
)
_EMPTY = exactly(r"^[^\n]{1,40}(?:[:：=→]|->|[ \t][–—-])[ \t]*$")
"""What may be such a line."""


@dataclass(frozen=True, slots=True)
class _Line:
    form: tuple[str, str]
    head: str
    said: str


def meaning_empty(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at the line that says nothing, where most lines of its kind are headed by labels
    or have an equals sign."""
    text = own_text(subject)
    if not any(_EMPTY.match(line) for line in text.split("\n")):
        return
    labels = frozenset(subject.bare_rights)
    for run in _runs(text):
        empty = [line.head for line in run if not line.said]
        is_inside = bool(run[0].said and run[-1].said)
        if len(run) < _FEWEST_LINES or len(empty) != 1 or not is_inside:
            continue
        if run[0].form[1] in ("=", "→", "->") or _are_labels(run, labels):
            yield on_own_text(
                subject,
                say(
                    "the line of {head} says nothing, and those around it do",
                    head=quoted(empty[0]),
                ),
                say("Write what belongs there."),
                empty[0],
                f"nothing said of {empty[0]}",
            )
            return


def _are_labels(run: Sequence[_Line], labels: Collection[str]) -> bool:
    return 2 * sum(bare(line.head) in labels for line in run) > len(run)


def _runs(text: str) -> Iterator[Sequence[_Line]]:
    """Yield the lines of one form that follow each other and have no text of a row."""
    run: list[_Line] = []
    for line in (*text.split("\n"), ""):
        match = _LINE.match(line) if MASK not in line else None
        made = _made(match["lead"], match["head"], match["sep"], match["said"]) if match else None
        if made is not None and (not run or run[0].form == made.form):
            run.append(made)
            continue
        if run:
            yield run
        run = [made] if made else []


def _made(lead: str, head: str, sep: str, said: str) -> _Line:
    mark = "0" if any(map(str.isalnum, lead)) else lead
    return _Line((mark, sep.strip()), head.strip(), said.strip())
