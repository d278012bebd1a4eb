"""Worked examples that are rows of the data, however short these are: `Singular: mouse`. The rule
`few-shot/near-copy` says so."""

from __future__ import annotations

from workbench.io.han import exactly
from workbench.lint.blocks import Block
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.types import Rendered

_PARTED = exactly(r"\n[ \t]*\n")
_MARKS = " \t.。;；,，"


def worked_row(subject: Subject, item: Rendered, told: str) -> str:
    """Return the worked example that asks what a doc asks, in the same words and signs, and has its
    answer, "" if there is none. A short text alone may be there by chance, both may not. `told` is
    what the template and the description say, in small letters."""
    text = item.example.input
    whole = f"{subject.settings.description}\n{text}"
    answers = {_bare(gold) for gold in (*golds_of(item.example), item.example.output)} - {""}
    if not any(answer in told for answer in answers):
        return ""
    shown: list[str] = []
    for leaf in map(str.strip, leaves_of(item.doc.data)):
        if leaf and leaf in text and _bare(leaf) not in answers:
            if leaf.casefold() not in told or whole.count(leaf) < 2:
                return ""  # most docs are told from this alone
            shown.append(leaf)
    if not shown:
        return ""
    *worked, own = subject.blocks_of(item)
    asked = _asked(own) if worked else ()
    for block in worked if any(asked) else ():
        if _bare(block.answer or "") in answers and _asked(block) == asked:
            return block.text
    return "" if worked else _on_a_line(whole.rstrip(), shown, answers)


def _bare(text: str) -> str:
    return " ".join(text.casefold().split()).strip(_MARKS)


def _asked(block: Block) -> tuple[str, ...]:
    """Return what stands behind the cues of a block, but for its last; of its last paragraph where
    it has no other cue."""
    if len(block.cues) > 1:
        return tuple(_bare(cue.content) for cue in block.cues[:-1])
    lines = _PARTED.split(block.text.strip())[-1].split("\n")
    return tuple(map(_bare, lines[:-1]))


def _on_a_line(text: str, shown: list[str], answers: set[str]) -> str:
    """Return the line on which a text's last one stands with its answer behind it: `mouse -> mice`.
    That line has all that is read of the row."""
    before, _, last = text.rpartition("\n")
    if last not in before or last in shown or not all(leaf in last for leaf in shown):
        return ""
    lines = (line for line in before.split("\n") if line.startswith(last))
    return next((line for line in lines if _bare(line[len(last) :]) in answers), "")
