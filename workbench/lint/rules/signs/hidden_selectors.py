"""Labels that differ from those of the prompt in a sign that nobody sees, which says how an emoji
is drawn: `✔` and `✔️`. The rule `text/invisible` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_SELECTORS = dict.fromkeys(map(ord, "\ufe0e\ufe0f\u200d\u200b\u2060\ufeff"))
_LONGEST = 24


def hidden_selectors(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer stands in the input but for such a sign of the one or the
    other."""
    for item in subject.rendered if not subject.is_ascii else ():
        gold, text = golds_of(item.example)[0].strip(), item.example.input
        if gold.isascii() or not 0 < len(gold) <= _LONGEST or _is_there(gold, text):
            continue
        bare = gold.translate(_SELECTORS)
        if not bare or bare not in text.translate(_SELECTORS):
            continue
        yield Hit(
            say(
                "the answer {gold} stands in the prompt but for a sign that nobody sees", gold=gold
            ),
            say("Write it in one way, with the selector or without."),
            item.doc.id,
            subject.code.line_of_output,
            about="selector",
        )


def _is_there(gold: str, text: str) -> bool:
    """Say whether a text has an answer, and no selector behind it that this lacks."""
    at = text.find(gold)
    while at >= 0:
        if text[at + len(gold) : at + len(gold) + 1] not in ("\ufe0e", "\ufe0f"):
            return True
        at = text.find(gold, at + 1)
    return False
