"""Steps that stand under another question than they calculate: their numbers are in that one, and
not in their own. The rule `few-shot/wrong-answer` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.blocks import Block
from workbench.lint.finding import Hit
from workbench.lint.rules.examples.taught import worked_answers
from workbench.lint.subject import Subject
from workbench.messages import say

_SEEN_DOCS = 5
_FEWEST = 2
_MOST = 40
_SUM = exactly(
    r"(?<![A-Za-z0-9_.])(\d[\d.,]*)\s?[a-z%€$]{0,6}\s?[-+*/×÷x−]\s?(\d[\d.,]*)[^=\d\n]{0,12}=\s?(\d[\d.,]*)"
)
_NUMBER = exactly(r"\d+(?:[.,]\d+)*")


def strange_steps(subject: Subject) -> Iterator[Hit]:
    """Yield worked examples and rows of a few-shot file whose sums have the numbers of another
    one's question, and none of their own."""
    for item in subject.some(_SEEN_DOCS):
        worked = worked_answers(subject, item)
        pairs = [(_question(block), answer) for block, answer in worked]
        for place, other in _strange(pairs):
            yield Hit(
                say("a worked answer calculates with the numbers of another question: {steps}; "
                    "{question}", steps=shorten(pairs[place][1], 30),
                    question=shorten(pairs[other][0].strip(), 30)),
                say("Correct the worked example."),
                item.doc.id,
                subject.code.line_with(pairs[place][1][:20]) or subject.code.line_of_input,
                about="steps",
            )  # fmt: skip
            break
    if not subject.separate or not subject.settings.num_fewshot:
        return
    pairs = [(e.input, e.output) for _, e in list(subject.shots.values())[:_MOST]]
    for place, other in _strange(pairs):
        yield Hit(
            say("a worked answer calculates with the numbers of another question: {steps}; "
                "{question}", steps=shorten(pairs[place][1].strip(), 30),
                question=shorten(pairs[other][0], 30)),
            say("Pair the rows of the few-shot file again."),
            about="file",
        )  # fmt: skip
        return


def _question(block: Block) -> str:
    return "\n".join(cue.content for cue in block.cues[:-1]) or block.text


def _strange(pairs: Sequence[tuple[str, str]]) -> Iterator[tuple[int, int]]:
    """Yield which steps calculate with the numbers of which other question, where two do or
    more."""
    asked = [frozenset(_NUMBER.findall(question)) for question, _ in pairs]
    used = [_operands(steps) for _, steps in pairs]
    found: list[tuple[int, int]] = []
    for place, own in enumerate(used):
        if len(own) < _FEWEST or own & asked[place]:
            continue
        other = next((j for j, numbers in enumerate(asked) if j != place and own <= numbers), None)
        if other is not None:
            found.append((place, other))
    yield from found if len(found) >= _FEWEST else ()


def _operands(steps: str) -> frozenset[str]:
    """Return the numbers of the sums of some steps that are no results of the sums before."""
    results: set[str] = set()
    found: set[str] = set()
    for match in _SUM.finditer(steps):
        found |= {number.strip(".,") for number in match.group(1, 2)} - results
        results.add(match[3].strip(".,"))
    return frozenset(found)
