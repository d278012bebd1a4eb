"""The gap of another kind of model, and the second prompt of two: an input that ends with
`It was [MASK].`, or says that the answer is now to come where steps are. The rules
`text/placeholder` and `answer/cue-again` say so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_LATE = 24
_MASK = compiled(
    r"\[MASK(?:ED)?\d*\]|<\|?mask\|?>|<extra_id_\d+>|\[BLANK\]|<blank>|\[sMASK\]|\[gMASK\]"
    r"|<FILL_ME>|<fim_middle>|<infill>|\{mask\}|\{\"mask\"\}|\[infill\]|<sentinel_\d+>",
    re.IGNORECASE,
)
_SPEAKS = compiled(
    r"\b(?:fill|mask(?:ed|s)?|blanks?|gaps?|missing|replac\w+|complet\w+|placeholder)\b"
    r"|填|空|补|替换|缺|遮",
    re.IGNORECASE,
)
_COMES = compiled(
    r"(?:the (?:final |correct |right )?answer(?: \([^)]*\))?(?: in [a-z ]{3,20})? is"
    r"|答案(?:（[^）]*）)?(?:应该)?[是为])[:：]?\s*\Z",
    re.IGNORECASE,
)


def gap_at_end(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input ends with a sentence in which the gap of a model with masks is
    left, with no word on what to do with it."""
    code = subject.code
    found = _MASK.search(code.template)
    told = subject.told
    if found is None or _SPEAKS.search(_MASK.sub("", told)):
        return
    for item in subject.rendered:
        line = item.example.input.rstrip().rpartition("\n")[2]
        match = _MASK.search(line)
        # `[MASK] =` asks for what belongs into the gap of a text before it.
        is_of_text = match is not None and item.example.input.count(match[0]) > line.count(match[0])
        if (
            match
            and not is_of_text
            and len(line) - match.end() <= _LATE
            and match[0] in code.template
        ):
            yield Hit(
                say("the input ends with the gap of a model that fills gaps: {line}",
                    line=shorten(line[-40:], 50)),
                say("End with what the answer follows on."),
                item.doc.id,
                code.line_with(match[0]) or code.line_of_input,
                about="mask",
            )  # fmt: skip


def answer_comes_late(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input says that the answer is to come, and whose output has it behind
    steps, where it says so once more."""
    items = subject.rendered
    hits: list[Hit] = []
    for place, item in enumerate(items):
        output = item.example.output.strip()
        match = _COMES.search(item.example.input.rstrip()[-80:])
        gold = golds_of(item.example)[0].strip()
        at = output.rfind(gold) if match and gold else -1
        said = output[:at].casefold().rstrip()
        is_late = at >= _LATE and not output.startswith(gold)
        if match and is_late and said.endswith(("is", "是", "为", ":", "：")):
            hits.append(
                Hit(
                    say("the input ends with {end}, and the output has steps before the answer: "
                        "{output}", end=shorten(match[0].strip(), 40),
                        output=shorten(output, 40)),
                    say("Let the input end before the steps; the answer's cue comes behind them."),
                    item.doc.id,
                    subject.code.line_with(match[0].strip()) or subject.code.line_of_input,
                    about="late",
                    severity="warning",
                )
            )  # fmt: skip
        elif len(hits) + len(items) - place - 1 < max(_FEWEST_DOCS, _NEARLY_ALL * len(items)):
            return
    yield from hits
