"""A worked example whose last line begins as the question's does and goes on with another cue:
`（对/错）答案：错` over `（对/错）判断：`. The rule `few-shot/worked-cue` says so."""

from __future__ import annotations

from workbench.io.han import exactly
from workbench.lint.subject import Subject
from workbench.types import Rendered

_FEWEST_SIGNS = 3
_LAST = exactly(
    r"(?P<head>[^\n]*?[)）\]】>》」”\"|·,，;；.。?？!！-][ \t]*)"
    r"(?P<cue>[^\W\d_][^\n:：]{0,19}[:：])\s*\Z"
)


def cue_in_line(subject: Subject, item: Rendered) -> tuple[str, str] | None:
    """Return the cue at the end of the question's last line, and the one that stands in its place
    in the same line of a worked example; None where there is none."""
    text = item.example.input
    *before, last = text.rstrip().split("\n")
    match = _LAST.match(last)
    if match is None or len(match["head"].strip()) < _FEWEST_SIGNS:
        return None
    if not before or match["head"] not in subject.code.template:
        return None
    if any(line.startswith(match["head"] + match["cue"]) for line in before):
        return None
    for line in before:
        rest = line.removeprefix(match["head"])
        name, colon, said = rest.partition(match["cue"][-1])
        is_cue = colon and said.strip() and 0 < len(name) <= len(match["cue"]) + 8
        if rest != line and is_cue and name[0].isalpha() and subject.is_own_cue(line):
            return match["cue"], name + colon
    return None
