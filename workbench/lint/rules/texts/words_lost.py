"""Small words that a clean-up takes out of a text of the row, among them what denies: `I could not
find her` becomes `I find her`. The rule `text/changed` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 2
_FEWEST_WORDS = 4
_MOST_KINDS = 8
_LONGEST = 6
_MAY_TAKE = exactly(r"\.(?:sub|replace|split|translate)\(|\bsub\(|\bfilter\(|\bnot in\b")
_DENIALS = (
    "not no never nor without nicht kein keine nie ohne pas ne non jamais sans nunca sin não nem"
    " sem niet geen nooit zonder inte ingen не нет ни без bez"
)
_DENYING = frozenset(_DENIALS.split())
_DENYING_SIGNS = "不没沒未"
"""What denies in Chinese, where words have no space around them."""


def words_lost(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that show a text of the row without some of its short words, where all texts
    of the field that are changed lack such words alone, and a few have lost what denies."""
    if subject.is_uniform or not _MAY_TAKE.search(subject.code.text):
        return
    for name in sorted(subject.code.fields_of_input & subject.fields):
        found: list[tuple[Rendered, Sequence[str]]] = []
        for item in subject.rendered:
            value = item.doc.data.get(name)
            if not isinstance(value, str) or value.strip() in item.example.input:
                continue
            lost = _lost_of(subject, value, item.example.input)
            if not lost:
                found = []
                break
            found.append((item, lost))
        kinds = {word for _, lost in found for word in lost}
        is_denied = not kinds.isdisjoint((*_DENYING, *_DENYING_SIGNS))
        if len(found) < _FEWEST_DOCS or len(kinds) > _MOST_KINDS or not is_denied:
            continue
        if is_of_answers(name) and len(subject.code.fields_of_input) > 1:
            continue
        for item, lost in found:
            yield Hit(
                say("the row's {name} is in the prompt without some of its words: {words}",
                    name=name, words=", ".join(lost)),
                say("Show it as it is, or say in a comment why not."),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=f"words of {name}",
            )  # fmt: skip


def _lost_of(subject: Subject, value: str, shown: str) -> Sequence[str]:
    """Return the short words that a text has and an input has not, where the others stand in it one
    behind the other; none where anything else is lost."""
    if sign := next((sign for sign in _DENYING_SIGNS if sign in value), ""):
        return (sign,) if value.replace(sign, "").strip() in shown else ()
    there = subject.words(shown)
    words = subject.words(value).split()
    lost = [word for word in words if f" {word} " not in there]
    kept = " ".join(word for word in words if word not in lost)
    is_said = len(words) >= _FEWEST_WORDS and f" {kept} " in there
    return lost if is_said and all(len(word) <= _LONGEST for word in lost) else ()
