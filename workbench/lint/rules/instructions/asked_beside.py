"""A question for what comes after or before something, `on the night after Thursday?`, whose
answers all stand beside that itself in a table or a list of the prompt. The rule
`few-shot/other-form` says so, in a hint."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.subject import Subject, golds_of
from workbench.lint.told import on_own_text, own_text
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_LONGEST = 40
_NEXT_TO = compiled(
    r"\b(?P<words>(?:(?:the|right|just|directly|immediately|first|next|last|one) )?[^\W\d_]+"
    r" (?:after|before|following|preceding|nach|vor|après|avant|después de|antes de|depois de|dopo"
    rf"|prima di|voor)) (?:(?:the|dem|der|le|la|el|il|o|a|de|het) )?{MASK}",
    re.IGNORECASE,
)
_CELLS = exactly(r"\s*(?:[|:：\t=]|->|→|\s[-–—]\s)\s*")


def asked_beside(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at such a question."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or subject.method == "ppl" or subject.is_uniform:
        return
    match = _NEXT_TO.search(own_text(subject))
    if match is None:
        return
    said = exactly(rf"{re.escape(match[0][:-1])}(?P<value>[^\n]{{1,{_LONGEST}}})")
    if all(_is_beside(item, said) for item in items):
        yield on_own_text(
            subject,
            say("the prompt asks for what is {words!r} something, and the answers stand beside that"
                " itself", words=match["words"]),
            say("Ask for what is right, or let output be what is asked for."),
            match["words"],
            "asked beside",
        )  # fmt: skip


def _is_beside(item: Rendered, said: AnyPattern) -> bool:
    """Say whether the one line of an input with what the question names has it and the answer, and
    nothing else."""
    text, gold = item.example.input, golds_of(item.example)[0].strip()
    match = said.search(text)
    if match is None or not gold:
        return False
    rest = match["value"]
    found = False
    for line in text.split("\n"):
        cells = [cell for cell in _CELLS.split(line.strip()) if cell.strip(" -*")]
        if len(cells) == 2 and gold in cells:
            key = cells[1 - cells.index(gold)]
            found |= rest.startswith(key) and not rest[len(key) :][:1].isalnum()
    return found
