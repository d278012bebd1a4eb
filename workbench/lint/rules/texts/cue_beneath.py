"""A general cue beneath the task's own one, behind which the answer was to stand: `Verdict:`, and
`Answer:` on the next line. The rule `text/empty-slot` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly, simplified
from workbench.lint.blocks import ANSWERS
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 2
_COLONS = (":", "：")
_MOST_WORDS = 3
_CUE = exactly(r"[ \t#*]*(?P<cue>[^\W\d_][^:：\n]{1,40}[:：])[ \t*]*")
_NOT_NAME = exactly(r"[\W\d_]+")
_HEADING = compiled(
    r"\b(?:now|turn|next|new|here|below|above|test|try|quiz|case|query|choices|options"
    r"|(?:question|task|exercise|example|problem|input|format|rule|instruction)s?"
    r"|jetzt|frage|aufgabe|maintenant|ahora|pregunta|turno|ora|domanda|agora|pergunta|vez)\b"
    r"|[题问例]|现在|下面|以下|如下|轮到|输入|格式|要求|문제|질문|차례|다음|지금|вопрос|теперь",
    re.IGNORECASE,
)
"""What is said of what comes below, and answered there."""


def cue_beneath(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that end on two cues of the template, with nothing between them: the task's
    own and, below it, one that has the answer in any task."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or subject.is_uniform:
        return
    lines = items[0].example.input.rstrip().rsplit("\n", 2)
    if len(lines) < 2 or not lines[-1].endswith(_COLONS) or not _is_general(lines[-1]):
        return
    match = _CUE.fullmatch(lines[-2])
    cue = match["cue"] if match else ""
    if not cue or not _is_own(cue) or not all(map(subject.is_own_cue, (cue, lines[-1].strip()))):
        return
    end = "\n".join(lines[-2:])
    for item in items:
        if item.example.input.rstrip().endswith(end):
            yield Hit(
                say("the cue {cue!r} has nothing behind it", cue=cue),
                say("Take it out, or the cue beneath it: the answer stands behind one of them."),
                item.doc.id,
                subject.code.line_with(cue) or subject.code.line_of_input,
                about=cue,
            )


def _is_general(cue: str) -> bool:
    return simplified(_NOT_NAME.sub("", cue.casefold())) in ANSWERS


def _is_own(cue: str) -> bool:
    """Say whether a cue is of few words, and neither a heading nor as general as the other one."""
    is_short = len(cue.split()) <= _MOST_WORDS
    return is_short and not _HEADING.search(cue) and not _is_general(cue)
