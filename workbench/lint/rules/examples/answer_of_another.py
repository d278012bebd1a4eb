"""Worked examples that still have the answer of the one that they were copied from. The rule
`few-shot/wrong-answer` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import say

_FEWEST_DOCS = 8
_PARTED = exactly(r"\n[ \t]*\n")
_PARTS = exactly(r"[^\W\d_]{3,}")


def answer_of_another(subject: Subject) -> Iterator[Hit]:
    """Yield a paragraph of the template that ends with the answer of another one, and asks for
    something else, where the words of each doc's answer stand in its own text, and no two docs have
    one answer."""
    items = subject.rendered
    golds = subject.rights
    if len(items) < _FEWEST_DOCS or len({*golds}) < len(golds):
        return
    text = own_text(subject)
    cue = items[0].example.input.rstrip().rpartition("\n")[2]
    if cue not in text or not cue:
        return
    for item, gold in zip(items, golds, strict=True):
        own = "\n".join(leaf for leaf in leaves_of(item.doc.data) if leaf != gold).casefold()
        if not _parts(gold) or not all(part in own for part in _parts(gold)):
            return
    samples = list(_samples(text, cue))
    for place, (asked, answer) in enumerate(samples):
        parts, own = _parts(answer), asked.casefold()
        others = [question for question, said in samples[:place] if said == answer]
        is_theirs = any(part in other.casefold() for other in others for part in parts)
        if is_theirs and asked not in others and not any(part in own for part in parts):
            yield on_own_text(
                subject,
                say("a worked answer is wrong: its text does not have {answer}, as all docs' texts"
                    " have their answers", answer=shorten(answer, 30)),
                say("Correct the worked example."),
                asked.split("\n")[0],
                "of another",
            )  # fmt: skip
            return


def _samples(text: str, cue: str) -> Iterator[tuple[str, str]]:
    """Yield what paragraphs ask and answer whose last line begins with a cue."""
    for paragraph in _PARTED.split(text):
        asked, _, last = paragraph.strip().rpartition("\n")
        answer = last.removeprefix(cue).strip()
        if asked and answer and last.startswith(cue):
            yield asked, answer


def _parts(text: str) -> Sequence[str]:
    return _PARTS.findall(text.casefold())
