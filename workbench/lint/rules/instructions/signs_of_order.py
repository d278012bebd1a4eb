"""Answers that say an order by their signs, `whale > cat > ant`, where the prompt asks for the
order that the other sign says. The rule `few-shot/other-form` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.io.han import compiled
from workbench.lint.order_words import FALLING, RISING
from workbench.lint.rules.instructions.heard import Said
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_SIGNS = {">": compiled(r"\S ?[>＞≥] ?\S"), "<": compiled(r"\S ?[<＜≤] ?\S")}
_EITHER = frozenset("<>＜＞≤≥")
_OF_MARKUP = compiled(r"</?\w+>|->|=>|<-")


def other_sign_of_order(subject: Subject) -> Iterator[Said]:
    """Yield the words that ask for an order from the least, where all answers have `>` between
    their items, or for one from the most, where they have `<`."""
    outputs = [item.example.output.strip() for item in subject.rendered]
    # Nearly all have to have one.
    if len(outputs) < _FEWEST_DOCS or _EITHER.isdisjoint("".join(outputs[:2])):
        return
    for sign, other, wrong, right in ((">", "<", RISING, FALLING), ("<", ">", FALLING, RISING)):
        has = sum(_has(sign, text) and not _has(other, text) for text in outputs)
        if has < _NEARLY_ALL * len(outputs):
            continue
        text = own_text(subject)
        match = wrong.search(text)
        if match and not right.search(text):
            yield (
                match[0],
                say("the prompt asks for the order {words!r}, and the answers have {sign} between"
                    " their items: {own}",
                    words=match[0], sign=sign, own=outputs[0][:40]),
            )  # fmt: skip
        return


def _has(sign: str, text: str) -> bool:
    return _SIGNS[sign].search(text) is not None and not _OF_MARKUP.search(text)
